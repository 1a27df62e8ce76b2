"""Storyboards of several games: nothing overlaps, every sentence is cited, nothing hidden is told or drawn."""

import importlib.util
import itertools
import sys
from math import dist
from pathlib import Path

import pytest

import tabletop_lab as tl
from tabletop_lab.engine.core.visibility import HIDDEN
from tabletop_lab.figures import png, svg
from tabletop_lab.figures.plain_panel import in_words
from tabletop_lab.figures.story import between, told
from tabletop_lab.figures.storyboard import storyboard, storyboard_alt, storyboard_page
from tabletop_lab.playtest.examples import worked_example
from tabletop_lab.testing.sample import Market

pytestmark = pytest.mark.filterwarnings("error::UserWarning")
ROOT = Path(__file__).parent.parent.parent


def typed(name, path):
    """A game that is written in one file."""
    spec = importlib.util.spec_from_file_location(name, path)
    module = sys.modules[name] = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


Three = typed("three_for_stories", ROOT / "examples" / "three_in_a_row.py").ThreeInARow
Tiny = typed("tiny_for_stories", ROOT / "tests" / "engine" / "tiny_games.py").Tiny


def played(game, players=None, seed=7, **more):
    return tl.Match(game, players=players, seed=seed, **more).run("random")


@pytest.fixture(scope="module")
def match():
    return played(Market, 3)


def texts(page):
    return "\n".join(t.get_text() for t in page.texts)


def unknown_cards(match, viewer, step):
    """Names of cards that no text for this viewer may hold: those in hands the viewer never saw before this step."""
    there = match.branch().goto(step)
    whole, seen = there.state, there.view(viewer)
    told_to = there.trace.for_player(viewer).to_text() + there.trace.for_player(viewer).to_text("ko")
    hidden = {
        card
        for player, cards in whole.hands.items()
        for card, shown in zip(cards, seen.hands[player], strict=True)
        if shown is HIDDEN
    }
    hidden |= set(whole.deck)
    names = {match.game.content.name(card, lang) for card in hidden for lang in ("en", "ko")}
    return {name for name in names if name not in told_to}


@pytest.mark.parametrize("lang", ("en", "ko"))
@pytest.mark.parametrize("players", Market.seats)
def test_no_faults_anywhere_in_a_match(players, lang):
    match = played(Market, players, seed=players)
    stops = match.moments
    for k, count in zip(range(0, len(stops) - 4, max(1, len(stops) // 6)), itertools.cycle((2, 3, 4)), strict=False):
        for viewer in (None, "P1", tl.MODERATOR):
            page = storyboard_page(match, stops[k : k + count], viewer, lang)
            assert page.faults() == [], (stops[k : k + count], viewer)


@pytest.mark.parametrize("game", ["fourteen_nights", "tabula_wolves", "cetkaik", Market])
def test_letters_can_be_read_in_a_column_of_160_mm(game):
    """Letters, that is: what is more than one sign on a piece."""
    match = played(game)
    for steps in (match.moments[4:6], match.moments[4:7], match.moments[4:8]):
        page = storyboard_page(match, steps, lang="en")
        sizes = [text.get_fontsize() for text in page.texts if len(text.get_text()) > 1]
        assert min(sizes) * 160 / 25.4 / page.w >= 6.8 and min(sizes) * 860 / 72 / page.w >= 11


@pytest.mark.parametrize("lang", ("en", "ko"))
@pytest.mark.parametrize("rules", ("crowded", {"reach": 4, "coins_seen": "hidden"}), ids=("crowded", "far"))
def test_other_rules_are_without_faults(rules, lang):
    match = played(Market, 4, rules=rules)
    assert storyboard_page(match, match.moments[20:24], None, lang, "dark").faults() == []


@pytest.mark.parametrize("lang", ("en", "ko"))
@pytest.mark.parametrize("game", (Three, Tiny), ids=lambda game: game.name)
def test_games_without_a_board_tell_the_position_in_words(game, lang):
    match = played(game)
    for count in (2, 3, 4):
        page = storyboard_page(match, match.moments[:count], "P1", lang)
        assert page.faults() == []
        assert "HIDDEN" not in texts(page)
        assert all(name in storyboard_alt(match, match.moments[:count], "P1", lang) for name in ("P1", "1 ", "2 "))


def test_long_stretches_say_how_much_is_left_out(match):
    steps = [match.moments[2], match.moments[9], match.steps]
    for lang in ("en", "ko"):
        page = storyboard_page(match, steps, tl.MODERATOR, lang)
        assert page.faults() == []
        assert ("more" if lang == "en" else "그 밖에") in texts(page)


def test_every_sentence_is_cited_and_stands_in_the_alt_text(match):
    for lang in ("en", "ko"):
        alt = storyboard_alt(match, [8, 10, 12], "P3", lang)
        for panel in told(match, [8, 10, 12], "P3", lang):
            assert panel.notes and panel.title in alt
            for note in panel.notes:
                assert note.clause in match.rulebook(lang) and note.text in alt and note.clause in alt
                assert note.house == (match.rulebook(lang)[note.clause].kind == "house")


def test_call_outs_have_the_numbers_of_the_alt_text(match):
    alt = storyboard_alt(match, [8, 10, 12], "P3", "en")
    assert "2 A walk: 1 P3 walks to 2 Crates. (LM-4.1)" in alt
    shown = [t.get_text() for t in storyboard_page(match, [8, 10, 12], "P3", "en").texts]
    assert shown.count("1") >= 6  # in the board and before the sentence, in each of the three panels


def test_the_first_panel_asks_and_the_others_tell(match):
    first, second, third = told(match, [8, 10, 12], "P3", "en")
    assert first.notes[0].text == "Where does P3’s pawn go?" and first.decision is not None
    assert [n.about.name for n in second.notes] == ["walked", "acts", "drawn"] and second.decision is None
    assert third.notes[0].about.name == "walked" and third.player == "P1" and third.before == second.view


def test_the_match_stays_where_it_stood(match):
    before = match.step, match.steps, list(match.branches)
    storyboard(match, [8, 10])
    assert before == (match.step, match.steps, list(match.branches))


def test_titles_and_files(match):
    figure = storyboard(match, [8, 10], titles=["First", "Second"])
    assert png(figure, 40).startswith(b"\x89PNG")
    assert svg(figure) == svg(storyboard(match, [8, 10], titles=["First", "Second"]))
    assert "1 First:" in storyboard_alt(match, [8, 10], titles=["First", "Second"])


@pytest.mark.parametrize(
    "steps", ([8], [10, 8], [8, 8], [0, 1], [8, 10, 12, 14, 16], [8, 10_000], ["8", "10"], [-1, 8])
)
def test_wrong_steps_are_refused(match, steps):
    with pytest.raises(tl.TabletopError):
        storyboard(match, steps)


def test_wrong_titles_themes_and_viewers_are_refused(match):
    for wrong in ({"titles": ["one"]}, {"theme": "pink"}, {"viewer": "P9"}, {"lang": "xx"}):
        with pytest.raises(tl.TabletopError):
            storyboard(match, [8, 10], **wrong)


@pytest.mark.parametrize("lang", ("en", "ko"))
@pytest.mark.parametrize("viewer", ("P1", None))
def test_a_viewer_is_never_told_a_hidden_card(match, viewer, lang):
    stops = match.moments
    for k in range(0, len(stops) - 3, 6):
        steps = stops[k : k + 3]
        said = storyboard_alt(match, steps, viewer, lang) + texts(storyboard_page(match, steps, viewer, lang))
        named = [name for name in unknown_cards(match, viewer, steps[-1]) if f"{name}" in said]
        assert not named, (steps, named)


def test_consequences_stand_for_choices(match):
    names = [entry.name for entry in between(match.trace, 8, 10)]
    assert names == ["walked", "acts", "drawn"]


def test_values_in_words():
    words = Tiny.words("ko")
    assert in_words(words, "x", [HIDDEN, HIDDEN]) == "2장(비공개)"
    assert in_words(words, "x", {"P1": [1, 2], "P2": HIDDEN}) == "P1: 1, 2 · P2: 비공개"
    assert in_words(words, "x", list(range(30))) == "30개" and in_words(words, "x", "") == "–"


def test_call_outs_cover_no_piece_of_cetkaik(monkeypatch):
    """They stand on empty squares beside their own, or beside the board."""
    from tabletop_lab.figures.page import Page
    from tabletop_lab.games.cetkaik.presentation import board_story

    pieces, numbers = [], []
    drawn, numbered = board_story.tile, Page.callout
    note_piece = lambda page, piece, x, y, s, *more: (pieces.append((x, y, s)), drawn(page, piece, x, y, s, *more))  # noqa: E731
    note_number = lambda page, x, y, *more: (numbers.append((x, y)), numbered(page, x, y, *more))  # noqa: E731
    monkeypatch.setattr(board_story, "tile", note_piece)
    monkeypatch.setattr(Page, "callout", note_number)
    for seed in (3, 7):
        pieces.clear(), numbers.clear()
        assert storyboard_page(played("cetkaik", seed=seed), [20, 25, 30, 35]).faults() == []
        assert len(numbers) > 15
        side = pieces[0][2]
        on_the_board = [(x, y) for x, y, s in pieces if s == side]
        near = [number for number in numbers for piece in on_the_board if dist(number, piece) < 0.9 * side]
        assert near == []


@pytest.mark.parametrize(
    ("visibility", "seen", "shown"), [("open", None, "500"), ("hidden", None, "–"), ("hidden", "P2", "500")]
)
def test_a_tie_at_the_end_shows_the_numbers_that_the_viewer_knows(visibility, seen, shown):
    match = worked_example("fourteen_nights", 29).with_rules(tc_visibility=visibility)[0]
    words = texts(storyboard_page(match, [0, 6], seen, "en")).split("\n")
    row = words[words.index("TC", words.index("Happiness")) + 1 :]
    numbers = [row[row.index(p) + 1 : row.index(p) + 4] for p in match.players]
    assert [n[:2] for n in numbers] == [["22", "6"], ["22", "4"], ["22", "4"]] and numbers[1][2] == shown
