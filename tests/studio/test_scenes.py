"""Scenes: the figure of a book that shows where something has just happened, and to whom."""

from __future__ import annotations

from typing import Any

import pytest

import tabletop_lab as tl
from tabletop_lab.playtest.examples import worked_examples
from tabletop_lab.studio import figure

WIDTH = 122.0


def example(name: str) -> Any:
    return tl.load(next(file for file in worked_examples("void_seeders") if file.stem == name))


def written(match: Any, viewer: Any, lang: str = "en") -> list[str]:
    return figure.scene(match, WIDTH, viewer, lang, True).written()


@pytest.mark.parametrize(
    ("lang", "hand", "made"), [("en", "Hand: Rest, Search", "Antidote"), ("ko", "손: 휴식, 수색", "해독제")]
)
def test_a_scene_shows_the_viewer_their_own_things_and_cards(lang: str, hand: str, made: str) -> None:
    match = example("28b_a_crafted_antidote")
    match.goto(3)
    own, others = written(match, "P1", lang), written(match, "P2", lang)
    assert hand in own and made in own
    assert hand not in others and made not in others


def test_a_scene_is_about_the_room_where_something_happened() -> None:
    match = example("14_icon_saves_a_lair")
    page = figure.scene(match, WIDTH, None, "en", False)
    rooms = {name for name in page.boxes() if name.isdigit()}
    assert "9" in rooms and len(rooms) <= 7


def test_letters_of_a_scene_can_be_read_in_print() -> None:
    drawn = figure.finished(figure.scene(example("07_interruption"), WIDTH, "P2", "en", True))
    assert drawn.letters >= 7.0 and len(drawn.drawing.shapes) > 50


@pytest.mark.parametrize("game", ["fourteen_nights", "tabula_wolves", "cetkaik", "tiedie"])
def test_a_game_whose_board_is_small_has_no_scenes(game: str) -> None:
    assert figure.scene(tl.Match(game, seed=1), WIDTH, None, "en", True) is None
