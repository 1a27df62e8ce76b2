"""Laying out the map: legal places square by square, what gives way, and hundreds of random maps.

`python -m tests.games.tiedie.every_layout` lays out thousands.
"""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from tabletop_lab.games.tiedie.content import load
from tabletop_lab.games.tiedie.game import Tiedie
from tabletop_lab.games.tiedie.laid import cell_beside, laid_as, line_of, text_of
from tabletop_lab.games.tiedie.layout import Place, Terms, legal_places, terms_now, why_no_place
from tests.games.tiedie.boards import M1
from tests.games.tiedie.every_layout import KINDS, faults, lay_out, survey

TILES = load().tiles
REST = ["T1"]


def labels(laid: dict[str, str], tile: str, rest: list[str], terms: Terms = KINDS["free"]) -> list[str]:
    return [place.label for place in legal_places(laid, tile, rest, TILES, terms)]


@pytest.mark.parametrize("kind", KINDS)
def test_random_maps_can_be_played_on(kind: str) -> None:
    wrong, gave_way = survey(100 if KINDS[kind].bounds == "free" else 10, KINDS[kind])
    assert not wrong
    assert set(gave_way) <= {"put under"}  # nothing ever has to give way with our tiles


def test_a_fault_in_a_map_is_seen() -> None:
    assert list(faults({"0,0": "T1", "0,1": "T3*2"})) == ["apart", "out of reach"]
    assert list(faults({"0,0": "T1", "0,1": "T3"})) == []


def test_a_door_touches_a_door() -> None:
    # T7 has doors north and east. T3, with doors south and west, touches them with either.
    assert labels({"0,0": "T7"}, "T3", REST) == ["T7 north", "T7 north*3", "T7 east", "T7 east*1"]
    assert labels({"0,0": "T7"}, "T3", REST, KINDS["free, unturned"]) == ["T7 north", "T7 east"]
    assert labels({"0,0": "T7"}, "T8", REST, KINDS["free, unturned"]) == ["T7 east"]


def test_a_door_stays_open_for_the_next_tile() -> None:
    # Only the cell 0,1 is open, from the west and from the north. T7 turned three times has just these doors.
    laid = {"0,0": "T7", "-1,0": "T3*3", "-1,1": "T3"}
    assert labels(laid, "T7", []) == ["T3 south", "T3 south*2", "T3 south*3"]
    assert labels(laid, "T7", REST) == ["T3 south", "T3 south*2"]


def test_a_map_of_three_by_three() -> None:
    laid = laid_as("T1 T5 T9")
    assert {place.cell[1] for place in legal_places(laid, "T8", ["T2"], TILES, KINDS["3x3"])} == {0, 1, 2}
    assert {place.cell[0] for place in legal_places(laid, "T8", ["T2"], TILES, KINDS["3x3"])} == {-1, 1}
    # A fourth column would be too many; without bounds the tile may go there.
    assert {place.cell[1] for place in legal_places(laid, "T8", ["T2"], TILES)} == {-1, 0, 1, 2, 3}
    for seed in range(5):
        finished, _ = lay_out(KINDS["3x3"], Random(seed))
        rows, columns = zip(*(map(int, place.split(",")) for place in finished), strict=True)
        assert (max(rows) - min(rows), max(columns) - min(columns)) == (2, 2)


def test_what_gives_way() -> None:
    free, unturned = KINDS["free"], KINDS["free, unturned"]
    assert terms_now({"0,0": "T7"}, ["T3"], TILES, unturned) == unturned
    corner = replace(TILES["T3"], doors=(0, 3))
    tiles = TILES | {"A": TILES["T3"], "B": corner, "C": corner}
    # T3 and T3 fit only if one is turned.
    assert terms_now({"0,0": "T3"}, ["A"], tiles, unturned) == Terms("free", True, False)
    # One cell is open, and either corner closes the map there: the condition of the open door is dropped.
    laid = {"0,0": "T7", "-1,0": "A*3", "-1,1": "T3"}
    assert terms_now(laid, ["B", "C"], tiles, unturned) == unturned._replace(open_door=False)
    assert terms_now(laid, ["B"], tiles, unturned) == terms_now(laid, ["T7", "B"], tiles, unturned) == unturned
    # Then nothing fits, however it is turned: the rest stays out.
    assert terms_now(laid | {"0,1": "B"}, ["C"], tiles, free) is None
    # Three by three is full: a tenth tile lies outside.
    assert terms_now(laid_as(M1), ["A"], tiles, KINDS["3x3"]) == Terms("free", True, False)


def test_places_are_options() -> None:
    place = Place("T3", (0, -1), "T7", "west", 3)
    assert (str(place), place.places, place.order) == ("T7 west*3", ("T7 west", "*3"), (0, -1, 3))
    assert place == replace(place) and place != replace(place, turns=0)
    words = [[place.words(Tiedie.words(lang)) for place in (place, replace(place, turns=0))] for lang in ("en", "ko")]
    assert words == [
        ["west of Greenhouse, turned 3 times", "west of Greenhouse"],
        ["온실의 서쪽, 세 번 돌려서", "온실의 서쪽"],
    ]


def test_a_cell_has_one_name() -> None:
    # T3 with doors south and west lies north of T7: the empty cell west of T3 and north of T8 has the first name.
    laid = laid_as("- T3 / T8*3 T7")
    places = legal_places(laid, "T5", REST, TILES)
    assert len({place.places[0] for place in places}) == len({place.cell for place in places}) > 1
    for place in places:
        assert cell_beside(laid, place.places[0]) == place.cell


def test_a_layout_is_written_and_read() -> None:
    for seed in range(20):
        laid, _ = lay_out(KINDS["free"], Random(seed))
        again = laid_as(text_of(laid))
        assert text_of(again) == text_of(laid)
        assert sorted(again.values()) == sorted(laid.values())
        assert laid_as(line_of(laid)) == again
    assert text_of({"0,0": "T1", "-1,1": "T3*1", "0,1": "T2"}) == "-  T3*1\nT1 T2"


def test_why_a_tile_cannot_lie_there() -> None:
    # T7 has doors north and east, T3 south and west, so T3 fits north of T7 unturned; T8 has doors east and south.
    laid = laid_as("T7 T3*1")
    reasons = {
        "T7 east": ("place_taken", "T3"),
        "T7 west*1": ("no_door_there", ""),
        "T5 west": ("not_laid", "T5"),
        "T7 north*1": ("door_at_wall", ""),
        "T7 up": None,
        "north": None,
        "T7 north*7": None,
    }
    assert {tried: why_no_place(laid, "T3", tried, TILES) for tried in reasons} == reasons
    assert why_no_place(laid, "T3", "T7 north*1", TILES, Terms(rotation=False)) == ("not_turned", "")
    corner = laid_as("- T3 / T7 T8*1")  # the place north of T7 and west of T3
    assert why_no_place(corner, "T1", "T7 north", TILES) == ("named_otherwise", "T3 west")
    assert why_no_place(laid, "T3", "T7 north", TILES) == ("map_shut", "")  # were it not offered
