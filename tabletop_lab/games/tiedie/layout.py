"""Laying out the map, tile by tile (TD-3.5): where a tile may go, and what gives way when none can be placed."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from dataclasses import dataclass
from typing import Any, Literal, NamedTuple

from tabletop_lab.engine import Option

from .content.tiles import STRAIGHT, Tile
from .laid import SIDES, Cell, Laid, cell_beside, cell_of, doors_of, place_of, tile_of, written

Bounds = Literal["free", "3x3"]
Doors = Mapping[Cell, tuple[int, ...]]
"""The directions of the doors of each cell that is taken."""
WIDEST = 3
"""Rows and columns of a map under `map_bounds = 3x3`."""
MOST_TRIES = 200
"""So many placements are tried in a search for a way to lay out the rest; after that there is taken to be none."""


@dataclass(frozen=True, slots=True)
class Place(Option):
    """A cell for the tile that was turned up, beside a tile whose door faces it, and clockwise quarter turns.

    >>> place = Place("T3", (0, -1), "T1", "west", 1)
    >>> place.label, place.laid({"0,0": "T1"})
    ('T1 west*1', {'0,0': 'T1', '0,-1': 'T3*1'})
    """

    tile: str
    cell: Cell
    beside: str
    side: str
    turns: int = 0

    @property
    def label(self) -> str:  # type: ignore[override]
        """The cell, and the turns if there are any: `T7 north*1`."""
        return written(f"{self.beside} {self.side}", self.turns)

    @property
    def order(self) -> tuple[int, int, int]:  # type: ignore[override]
        """Row by row; unturned first."""
        return (*self.cell, self.turns)

    @property
    def places(self) -> tuple[str, ...]:  # type: ignore[override]
        """The cell that a hand touches, by its neighbour, then how the tile is turned there: `T7 north`, `*1`."""
        return f"{self.beside} {self.side}", f"*{self.turns}"

    def words(self, words: Any, decision: Any = None) -> str | None:
        """North of a room, turned once."""
        said: str | None = words("option-place_tile", beside=self.beside, side=self.side, turns=self.turns)
        return said

    def laid(self, laid: Laid) -> dict[str, str]:
        """The map with this tile on it."""
        return {**laid, place_of(self.cell): written(self.tile, self.turns)}


class Terms(NamedTuple):
    """The conditions under which a tile is placed.

    `bounds`: how far the map may spread. `rotation`: tiles may be turned. `open_door`: condition (c) of TD-3.5, that
    the next tile can still be connected.
    """

    bounds: Bounds = "free"
    rotation: bool = True
    open_door: bool = True

    def turns(self) -> range:
        """The quarter turns that are allowed."""
        return range(4 if self.rotation else 1)


BY_DEFAULT = Terms()


def legal_places(
    laid: Laid, tile: str, rest: Collection[str], tiles: Mapping[str, Tile], terms: Terms = BY_DEFAULT
) -> list[Place]:
    """Where a tile may be placed (TD-3.5): (a) on the grid, (b) door to door, (c) so that the next can be connected.

    `rest`: the tiles that come after it, in any order; without any, (c) is void.

    >>> from .content import load
    >>> tiles = load().tiles
    >>> [place.label for place in legal_places({"0,0": "T7"}, "T3", ["T1"], tiles)]
    ['T7 north', 'T7 north*3', 'T7 east', 'T7 east*1']
    >>> [place.label for place in legal_places({"0,0": "T7"}, "T3", ["T1"], tiles, Terms(rotation=False))]
    ['T7 north', 'T7 east']
    """
    doors, lies = doors_of(laid, tiles), {cell_of(place): tile_of(here)[0] for place, here in laid.items()}
    return [
        Place(tile, cell, *_beside(cell, doors, lies), turns)
        for cell, turns in _fitting(doors, tile, rest, tiles, terms)
    ]


def why_no_place(
    laid: Laid, tile: str, tried: str, tiles: Mapping[str, Tile], terms: Terms = BY_DEFAULT
) -> tuple[str, str] | None:
    """Why a tile cannot lie where somebody tried to put it, such as `T7 north*1`, and the tile or place in question.

    Asked only of what is not offered. None for what names no place.

    >>> from .content import load
    >>> tiles = load().tiles
    >>> why_no_place({"0,0": "T7", "0,1": "T3*1"}, "T1", "T7 east", tiles)
    ('place_taken', 'T3')
    >>> why_no_place({"0,0": "T7", "0,1": "T3*1"}, "T1", "T7 west", tiles)
    ('no_door_there', '')
    """
    place, _, turned = tried.partition("*")
    beside, _, side = place.partition(" ")
    lies = {tile_of(here)[0]: cell_of(there) for there, here in laid.items()}
    if beside not in tiles or side not in SIDES or turned not in ("", "1", "2", "3"):
        return None
    if beside not in lies:
        return "not_laid", beside
    cell = cell_beside(laid, place)
    if there := [other for other, taken in lies.items() if taken == cell]:
        return "place_taken", there[0]
    if turned and not terms.rotation:
        return "not_turned", ""
    doors = doors_of(laid, tiles)
    if not any((d + 2) % 4 in doors.get(_on(cell, d), ()) for d in range(4)):
        return "no_door_there", ""
    named = " ".join(_beside(cell, doors, {there: other for other, there in lies.items()}))
    if named != place:
        return "named_otherwise", named
    here = tiles[tile].doors_turned(int(turned or 0))
    fits = any(d in here and (d + 2) % 4 in doors.get(_on(cell, d), ()) for d in range(4))
    return ("map_shut" if fits else "door_at_wall"), ""


def _beside(cell: Cell, doors: Doors, lies: Mapping[Cell, str]) -> tuple[str, str]:
    """The first tile, going round from north, whose door faces an empty cell; and on which side of it the cell is."""
    d = next(d for d in range(4) if (d + 2) % 4 in doors.get(_on(cell, d), ()))
    return lies[_on(cell, d)], SIDES[(d + 2) % 4]


def _fitting(
    doors: Doors, tile: str, rest: Collection[str], tiles: Mapping[str, Tile], terms: Terms
) -> Iterator[tuple[Cell, int]]:
    others = [tiles[name].doors for name in rest]
    for cell, turns, here in _door_to_door(doors, tiles[tile].doors, terms):
        if not terms.open_door or _goes_on({**doors, cell: here}, others, terms):
            yield cell, turns


def terms_now(laid: Laid, stack: Collection[str], tiles: Mapping[str, Tile], terms: Terms = BY_DEFAULT) -> Terms | None:
    """The conditions under which a tile of the stack is placed now (TD-A54).

    As long as some tile of the stack fits, those of the rules: a tile that does not fit is put under the stack and the
    next one turned up. If none fits, (c) is dropped; if that does not help, tiles may be turned although the rules do
    not let them be, and at last the map may spread. None: no tile can be placed at all, so the rest of the stack stays
    out of the play.

    >>> from .content import load
    >>> tiles = load().tiles
    >>> terms_now({"0,0": "T7"}, ["T3"], tiles)
    Terms(bounds='free', rotation=True, open_door=True)
    >>> terms_now({"0,0": "T7"}, ["T7"], tiles, Terms(rotation=False))
    Terms(bounds='free', rotation=True, open_door=False)
    """
    doors = doors_of(laid, tiles)
    dropped = terms._replace(open_door=False)
    turned = dropped._replace(rotation=True)
    for loosened in dict.fromkeys((terms, dropped, turned, turned._replace(bounds="free"))):
        for tile in stack:
            rest = [other for other in stack if other != tile]
            if any(True for _ in _fitting(doors, tile, rest, tiles, loosened)):
                return loosened
    return None


def _door_to_door(doors: Doors, own: tuple[int, ...], terms: Terms) -> Iterator[tuple[Cell, int, tuple[int, ...]]]:
    """TD-3.5 (a), (b): the cells and turns where a door of the tile touches a door, and its doors there."""
    for cell in _open_cells(doors, terms.bounds):
        for turns in terms.turns():
            here = tuple((door + turns) % 4 for door in own)
            if any((door + 2) % 4 in doors.get(_on(cell, door), ()) for door in here):
                yield cell, turns, here


def _open_cells(doors: Doors, bounds: Bounds) -> list[Cell]:
    """The empty cells that a door faces, and where a tile can lie."""
    facing = {_on(cell, door) for cell, own in doors.items() for door in own} - doors.keys()
    if bounds == "free":
        return sorted(facing)
    rows, columns = zip(*doors, strict=True)
    spread = WIDEST - 1
    top, left = max(rows) - spread, max(columns) - spread
    bottom, right = min(rows) + spread, min(columns) + spread
    return sorted((row, column) for row, column in facing if top <= row <= bottom and left <= column <= right)


def _goes_on(doors: Doors, rest: list[tuple[int, ...]], terms: Terms) -> bool:
    """TD-3.5 (c): a door faces an empty cell.

    Where the map may not spread, that is not enough for all tiles to come: there has to be an order in which all of
    them can be connected.
    """
    if not rest:
        return True
    if terms.bounds == "free":
        return any(_on(cell, door) not in doors for cell, own in doors.items() for door in own)
    tries = [MOST_TRIES]

    def completed(doors: Doors, rest: list[tuple[int, ...]]) -> bool:
        if not rest:
            return True
        for number, own in enumerate(rest):
            if own in rest[:number]:
                continue
            left = [*rest[:number], *rest[number + 1 :]]
            for cell, _, here in _door_to_door(doors, own, terms):
                tries[0] -= 1
                if tries[0] < 0:
                    return False
                if completed({**doors, cell: here}, left):
                    return True
        return False

    return completed(doors, sorted(rest, key=len, reverse=True))  # a tile with many doors opens the way for others


def _on(cell: Cell, door: int) -> Cell:
    return cell[0] + STRAIGHT[door][0], cell[1] + STRAIGHT[door][1]
