"""Laying out the map: legal places square by square, what gives way, and hundreds of random maps.

`python -m tests.games.tiedie.every_layout` lays out thousands.
"""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from tabletop_lab.games.tiedie.content import load
from tabletop_lab.games.tiedie.laid import laid_as, text_of
from tabletop_lab.games.tiedie.layout import Place, Terms, legal_places, terms_now
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
    assert labels({"0,0": "T7"}, "T3", REST) == ["-1,0", "-1,0*3", "0,1", "0,1*1"]
    assert labels({"0,0": "T7"}, "T3", REST, KINDS["free, unturned"]) == ["-1,0", "0,1"]
    assert labels({"0,0": "T7"}, "T8", REST, KINDS["free, unturned"]) == ["0,1"]


def test_a_door_stays_open_for_the_next_tile() -> None:
    # Only the cell 0,1 is open, from the west and from the north. T7 turned three times has just these doors.
    laid = {"0,0": "T7", "-1,0": "T3*3", "-1,1": "T3"}
    assert labels(laid, "T7", []) == ["0,1", "0,1*2", "0,1*3"]
    assert labels(laid, "T7", REST) == ["0,1", "0,1*2"]


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
    place = Place("T3", (0, -1), 3)
    assert (str(place), place.places, place.order) == ("0,-1*3", ("0,-1",), (0, -1, 3))
    assert place == Place("T3", (0, -1), 3) and place != Place("T3", (0, -1))


def test_a_layout_is_written_and_read() -> None:
    for seed in range(20):
        laid, _ = lay_out(KINDS["free"], Random(seed))
        again = laid_as(text_of(laid))
        assert text_of(again) == text_of(laid)
        assert sorted(again.values()) == sorted(laid.values())
    assert text_of({"0,0": "T1", "-1,1": "T3*1", "0,1": "T2"}) == "-  T3*1\nT1 T2"
