"""Pictures and storyboards of real matches of A Dream of Fourteen Nights: every question, every board, no secret.
Views made by hand are tested in test_fourteen_nights_board.py.
"""

import itertools

import pytest

import tabletop_lab as tl
from tabletop_lab.engine.core.visibility import HIDDEN
from tabletop_lab.figures import paint
from tabletop_lab.figures.storyboard import storyboard_alt, storyboard_page
from tabletop_lab.games.fourteen_nights.presentation import table_facts

pytestmark = pytest.mark.filterwarnings("error::UserWarning")


def played(players, seed=7, **rules):
    return tl.Match("fourteen_nights", players=players, seed=seed, rules=rules).run("random")


@pytest.mark.parametrize(
    ("players", "rules"),
    [(2, {}), (3, {"days": 3, "recovery_day": 2}), (5, {"days": 2, "adjacency": "wheel", "tc_visibility": "hidden"})],
)
def test_every_question_of_a_match_can_be_drawn(players, rules):
    match = tl.Match("fourteen_nights", players=players, seed=5, rules={"days": 2} | rules)
    seen = set()
    while match.decision is not None:
        decision = match.decision
        if (decision.name, decision.player) not in seen:
            seen.add((decision.name, decision.player))
            for viewer, lang in ((decision.player, "en"), (tl.MODERATOR, "ko"), (None, "en")):
                page = paint(match, viewer=viewer, lang=lang)
                assert page.faults() == [], (decision.name, viewer)
                assert len(page.places) == 6
                assert match.alt_text(viewer, lang) and match.board_text(lang, viewer)
        match.run(bots="random", until=match.step + 1)
    assert {name for name, _ in seen} >= {"move", "purchase", "contribution"}
    page = paint(match, viewer=None)
    assert page.faults() == []
    assert any(t.get_text() == "1st" for t in page.texts)


def test_the_places_on_the_picture_are_those_of_the_result():
    match = played(5, seed=11, days=3)
    places = table_facts.ranking(match.view(None), match.words("en"))
    assert {p for p, place in places.items() if place == 1} == set(match.result.winners)
    view = match.view(None)
    assert {p: table_facts.happiness(view, p, match.words("en")) for p in match.players} == dict(match.result.scores)


@pytest.mark.parametrize("lang", ("en", "ko"))
@pytest.mark.parametrize("players", (2, 3, 5))
def test_no_storyboard_of_a_match_has_faults(players, lang):
    match = played(players, seed=players)
    stops = match.moments
    for k, count in zip(range(0, len(stops) - 4, max(1, len(stops) // 6)), itertools.cycle((2, 3, 4)), strict=False):
        for viewer in (None, "P1", tl.MODERATOR):
            page = storyboard_page(match, stops[k : k + count], viewer, lang)
            assert page.faults() == [], (stops[k : k + count], viewer)


@pytest.mark.parametrize("lang", ("en", "ko"))
@pytest.mark.parametrize("graph", ("complete", "ring"))
def test_storyboards_of_other_boards_have_no_faults(graph, lang):
    match = played(4, adjacency=graph)
    assert storyboard_page(match, match.moments[20:24], None, lang, "dark").faults() == []


@pytest.mark.parametrize("lang", ("en", "ko"))
@pytest.mark.parametrize("viewer", ("P1", None))
def test_a_viewer_is_never_told_a_hidden_card(viewer, lang):
    match = played(3)
    stops = match.moments
    for k in range(0, len(stops) - 3, 6):
        steps = stops[k : k + 3]
        page = storyboard_page(match, steps, viewer, lang)
        said = storyboard_alt(match, steps, viewer, lang) + "\n".join(t.get_text() for t in page.texts)
        named = [name for name in unknown_cards(match, viewer, steps[-1]) if name in said]
        assert not named, (steps, named)


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
    hidden |= {card for pile in whole.decks.values() for card in pile} | set(whole.box)
    names = {match.game.content.name(card, lang) for card in hidden for lang in ("en", "ko")}
    return {name for name in names if name not in told_to}
