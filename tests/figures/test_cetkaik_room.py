"""The board of Cetkaik in rooms of other sizes, and in large type: what has no room is left out whole, and counted."""

import re

import pytest

import tabletop_lab as tl
from tabletop_lab.figures.page import Page
from tabletop_lab.figures.render import paint, sketch
from tabletop_lab.figures.sketch import Sketch
from tabletop_lab.figures.style import SHEET, live
from tabletop_lab.games.cetkaik import Cetkaik
from tabletop_lab.games.cetkaik.content.squares import SQUARES
from tabletop_lab.games.cetkaik.presentation import board_facts as facts
from tabletop_lab.games.cetkaik.presentation import board_panel as panel
from tests.figures import cetkaik_views as sample

pytestmark = pytest.mark.filterwarnings("error::UserWarning")
each_language = pytest.mark.parametrize("lang", ("en", "ko"))


@pytest.mark.parametrize("size", [(740, 620, 1500), (830, 620, 1500), (860, 600, 1500), (980, 600, 1500)])
def test_chances_are_told_with_their_title_or_not_at_all_and_squares_are_explained(size, monkeypatch):
    said = []
    monkeypatch.setattr(Sketch, "text", lambda page, x, y, text, *more, **named: said.append(str(text)))
    match = tl.Match("cetkaik", seed=4)
    sketch(match.run(bots="random", until=6), "P1", "en", form=live(*size))
    titled = any(text.startswith("Chance of that many") for text in said)
    assert "CK-11.1" not in said
    assert titled or "5" not in said
    assert "water" in said, said


@each_language
def test_a_part_in_large_type_holds_the_names_of_rows_and_columns_and_the_key_below_them(lang, monkeypatch):
    match, said = tl.Match(Cetkaik, seed=3).run("random", until=60), {}
    monkeypatch.setattr(Sketch, "text", lambda page, x, y, text, *more, **named: said.setdefault(str(text), (x, y)))
    page = sketch(match, "P1", lang, form=SHEET, asked=False)
    (left, _), key = said["AU"], said[Cetkaik.words(lang)("board-mark-last")]
    note, (x, y, w, _) = page.size_of("note") / 72, page._parts["close"]
    assert left - page.text_width("AU", "note") >= x
    assert key[1] + 0.7 * note < said["K"][1] - 0.6 * note
    assert key[1] - 0.6 * note >= y >= 0 and x + w <= page.w


@each_language
def test_ways_without_room_are_counted_once(lang):
    """Beside a board of middle width the ways of a tiger have no rows: then one number tells of all of them."""
    match = tl.Match("cetkaik", seed=1, position={"turn": "IA"})
    counted = re.compile(r"and \d+ more|그 밖에 \d+가지")
    listed, summed = 0, 0
    for height in range(380, 760, 20):
        page = paint(match, None, "P1", lang, chosen=("TAU",), form=live(860, height, 1310))
        said = [text.get_text() for text in page.texts]
        rows = set(SQUARES) & set(said)
        more = [one for one in said if counted.search(one)]
        assert page.faults() == [] and (rows or not more), (height, more)
        listed, summed = listed + bool(rows), summed + any("9" in one and not rows for one in said if len(one) > 5)
    assert listed and summed


@each_language
def test_the_key_says_that_the_last_turn_failed_and_what_it_stepped_on(lang):
    old = tl.Match(Cetkaik, seed=3).run("random")
    new, found = old.with_rules(water_need=5)
    words = Cetkaik.words(lang)
    for match, mark in ((old.goto(found.step), "last"), (new.goto(found.step), "failed")):
        said = [text.get_text() for text in paint(match, None, "P1", lang, form=live(900, 640, 1000)).texts]
        assert {words(f"board-mark-{mark}"), words("board-mark-via")} <= set(said), said
        assert words(f"board-mark-{'last' if mark == 'failed' else 'failed'}") not in said


PROJECTORS = [(1346, 947, 1920, True), (885, 590, 1280, True), (1000, 770, 1440, True)]


@each_language
@pytest.mark.parametrize("room", PROJECTORS)
def test_before_a_projector_every_season_has_its_name_and_every_rate_is_there(room, lang):
    """Seasons were numbers, and the ladder ended at ×8, though half of what stands beside the board was empty."""
    match, words = tl.Match(Cetkaik, seed=7).run("random", until=40), Cetkaik.words(lang)
    page = paint(match, None, "P1", lang, form=live(*room))
    said = {text.get_text() for text in page.texts}
    rules = match.rules
    assert {words(f"board-season-{rules.season_name(k)}", number=k) for k in range(1, rules.seasons + 1)} <= said
    assert {f"×{rate}" for rate in facts.ladder(rules)} <= said
    assert words("board-key-water") in said and page.faults() == []


@each_language
@pytest.mark.parametrize("player", ("IA", "A"))
@pytest.mark.parametrize("room", [(620, 770, 1000, True), *PROJECTORS])
def test_where_a_chosen_piece_can_go_has_room_beside_every_projected_board(room, player, lang):
    """On a square window nothing told of the ways: what does not help to choose makes room for as long."""
    match, square = tl.Match("cetkaik", seed=1, position={"turn": player}), {"IA": "TAU", "A": "TE"}[player]
    seat = match.decision.player
    page = paint(match, None, seat, lang, chosen=(square,), form=live(*room))
    said = {text.get_text() for text in page.texts}
    assert any(square in text for text in said), "the head of the panel"
    assert f"{player} · {seat}" in said, "pieces in hand of whoever moves stay"
    assert page.faults() == []


@each_language
@pytest.mark.parametrize("tall", [1.45, 1.6, 1.8, 2.4])
@pytest.mark.parametrize("wide", [2.0, 2.6, 3.4])
def test_a_throw_that_lies_tells_its_dark_faces_and_both_needs_in_every_panel(wide, tall, lang):
    """Where sticks have no room, what they show was lost with them."""
    page, words = Page(live(900, 640, 1000)), sample.words(lang)
    view = sample.view(announced="MAU^MAI=>MU~", sticks=2)
    panel.draw_throw(page, view, words, (1.0, 1.0, wide, tall), "summer")
    said = " ".join(text.get_text() for text in page.texts)
    assert words("board-dark", count=2) in said and "CK-6.5" in said and "CK-7.1" in said
    assert page.faults() == [] and "…" not in said
    assert all(page.extent(text)[1] >= 1.0 for text in page.texts), "below its panel"
