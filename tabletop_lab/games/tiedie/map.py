"""The map as it is laid out: squares as numbers, sets of squares as bits of one integer, all worked out once a layout.

A square is named by its tile and its place on that tile as it is drawn, however the tile is turned: `T7(3,0)`.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from functools import lru_cache
from typing import Any, Literal

from tabletop_lab.engine.core.memo import once

from .content.tiles import IMPASSABLE, STRAIGHT, Spot, Tile
from .laid import Laid, cell_of, laid_as, tile_of

AROUND: tuple[Spot, ...] = (*STRAIGHT, (-1, 1), (1, 1), (1, -1), (-1, -1))
"""The eight directions: north, east, south, west, then the diagonals clockwise from north-east."""
FAR = 255
"""No way leads there."""
NOWHERE = -1
AT_NOWHERE = (NOWHERE,) * len(AROUND)

ThroughWalls = Literal["walls_block", "geometric"]
HalfDoor = Literal["closed", "open"]
Corners = Literal["irrelevant", "one_open"]


class Map:
    """The squares of a layout and what lies next to what; nothing in it changes.

    `step[square][direction]`: the square that one step leads to, or -1 for a wall, an impassable square or, for a
    diagonal, another tile. `linked`, `ring` and `near` (TD-2.4 to TD-2.6) are tuples of squares; `ring_bits` and
    `near_bits` the same as bits.

    >>> from .content import HOUSE
    >>> from .content.tiles import read_tiles
    >>> board = map_of(laid_as("T1 T2\\nT4 T5"), read_tiles(HOUSE / "tiles.txt"))
    >>> board.size, board.name[0], board.names(board.ring[board["T1(2,4)"]])
    (84, 'T1(0,0)', ('T1(1,4)', 'T1(2,3)', 'T2(2,0)', 'T1(3,4)'))
    """

    def __init__(
        self,
        laid: Laid,
        tiles: Mapping[str, Tile],
        through_walls: ThroughWalls = "walls_block",
        half_door: HalfDoor = "closed",
        corners: Corners = "irrelevant",
    ) -> None:
        ground = _Ground(laid, tiles, half_door)
        order = sorted(ground.floor)
        number = {spot: square for square, spot in enumerate(order)}
        self.size = len(order)
        self.spot: tuple[Spot, ...] = tuple(order)
        """Row and column on the table, from the top left square of the layout."""
        self.at_spot = number
        """The number of each square, by its row and column on the table."""
        self.tile: tuple[str, ...] = tuple(ground.floor[spot][0] for spot in order)
        self.drawn: tuple[Spot, ...] = tuple(ground.floor[spot][1] for spot in order)
        """Row and column on the tile as it is drawn."""
        self.room = self.tile
        """TD-2.7: one tile is one room."""
        self.name: tuple[str, ...] = tuple(
            f"{tile}({row},{column})" for tile, (row, column) in zip(self.tile, self.drawn, strict=True)
        )
        self.number = {name: square for square, name in enumerate(self.name)}
        """The number of each square, by its name."""
        self.impassable = frozenset(ground.impassable)
        """The names of the impassable squares."""
        self.boxes: tuple[int, ...] = tuple(number[spot] for spot in sorted(ground.boxes))
        self.starts = {start: number[spot] for start, spot in sorted(ground.starts.items())}
        """The start squares by their numbers."""
        self.seats = next(n for n in range(len(self.starts) + 1) if n + 1 not in self.starts)
        """For so many players there are start squares 1, 2, 3 ... (TD-3.10)."""
        self.doors = tuple(sorted((number[a], number[b]) for a, b in ground.openings if a < b))
        """The pairs of squares that are linked through a door."""
        free = tuple(tuple(map(number.get, ground.steps(spot), AT_NOWHERE)) for spot in order)
        self.step: tuple[tuple[int, ...], ...] = free
        if corners == "one_open":
            self.step = tuple(tuple(map(number.get, ground.past_corners(spot), AT_NOWHERE)) for spot in order)
        touching = free
        if through_walls == "geometric":
            touching = tuple(tuple(number.get(_on(spot, d), NOWHERE) for d in range(8)) for spot in order)
        self.linked: tuple[tuple[int, ...], ...] = tuple(
            tuple(there for there in steps[:4] if there != NOWHERE) for steps in self.step
        )
        self.ring: tuple[tuple[int, ...], ...] = tuple(
            tuple(sorted(there for there in around if there != NOWHERE)) for around in touching
        )
        self.near: tuple[tuple[int, ...], ...] = tuple(
            (square, *(there for there in around[:4] if there != NOWHERE)) for square, around in enumerate(touching)
        )
        self._distances: dict[int, bytes] = {}
        self.behind: tuple[tuple[tuple[int, int], ...], ...] = tuple(
            tuple((there, free[there][d]) for d, there in enumerate(steps[:4]) if there != NOWHERE)
            for steps in self.step
        )
        """For each square those one step away, each with the one behind it in a straight line, or -1."""
        self.ring_bits = tuple(map(bits, self.ring))
        self.near_bits = tuple(map(bits, self.near))
        self.room_bits = {room: bits(s for s in range(self.size) if self.room[s] == room) for room in set(self.room)}

    def __getitem__(self, name: str) -> int:
        """The number of a square; KeyError for a name that is no square on which a pawn can stand."""
        return self.number[name]

    @once
    def linked_by_name(self) -> dict[str, tuple[str, ...]]:
        """`linked`, of names: rules that speak of squares ask for it all the time."""
        return self._by_name(self.linked)

    @once
    def near_by_name(self) -> dict[str, tuple[str, ...]]:
        """`near`, of names."""
        return self._by_name(self.near)

    @once
    def ring_by_name(self) -> dict[str, tuple[str, ...]]:
        """`ring`, of names."""
        return self._by_name(self.ring)

    def _by_name(self, found: tuple[tuple[int, ...], ...]) -> dict[str, tuple[str, ...]]:
        return {name: self.names(squares) for name, squares in zip(self.name, found, strict=True)}

    def set_of(self, names: Iterable[str]) -> int:
        """Squares as bits, by their names."""
        number, found = self.number, 0
        for name in names:
            found |= 1 << number[name]
        return found

    def names(self, squares: Iterable[int]) -> tuple[str, ...]:
        """The names of squares."""
        return tuple(self.name[square] for square in squares)

    def nearest(self, start: int, fits: int) -> tuple[int, ...]:
        """Those squares of a set (bits) that are the fewest linked steps away; pawns on the way are ignored (TD-6.12).

        >>> from .content import HOUSE
        >>> from .content.tiles import read_tiles
        >>> board = map_of({"0,0": "T1"}, read_tiles(HOUSE / "tiles.txt"))
        >>> board.names(board.nearest(board["T1(0,0)"], bits(range(board.size)) & ~bits([board["T1(0,0)"]])))
        ('T1(0,1)', 'T1(1,0)')
        """
        seen = edge = 1 << start
        while edge:
            if found := edge & fits:
                return tuple(squares(found))
            edge = bits(there for square in squares(edge) for there in self.linked[square]) & ~seen
            seen |= edge
        return ()

    def distances(self, start: int) -> bytes:
        """For each square how many linked steps away it is, pawns ignored; FAR where no way leads."""
        if start not in self._distances:
            far, edge = bytearray([FAR]) * self.size, [start]
            far[start] = 0
            for square in edge:
                for there in self.linked[square]:
                    if far[there] == FAR:
                        far[there] = far[square] + 1
                        edge.append(there)
            self._distances[start] = bytes(far)
        return self._distances[start]


@lru_cache(maxsize=4096)
def distances_around(board: Map, start: int, still: int, passages: tuple[int, ...] = ()) -> bytes:
    """As `Map.distances`, around pawns that never move (bits): one alone is jumped, two in a line stop everybody.

    `passages`: the two that lie face up; from one the way goes on beside the other.

    >>> from .content import HOUSE
    >>> from .content.tiles import read_tiles
    >>> board = map_of({"0,0": "T1"}, read_tiles(HOUSE / "tiles.txt"))
    >>> at, to = board["T1(2,0)"], board["T1(2,3)"]
    >>> still = [board["T1(2,1)"], board["T1(2,2)"]]
    >>> [distances_around(board, at, bits(still[:stops]))[to] for stops in range(3)]
    [3, 2, 9]
    """
    if not still and not passages:
        return board.distances(start)
    far, edge, behind = bytearray([FAR]) * board.size, [start], board.behind
    far[start] = 0
    for square in edge:
        steps = far[square] + 1
        for there, beyond in behind[square]:
            to = beyond if still >> there & 1 else there
            if to != NOWHERE and not still >> to & 1 and far[to] == FAR:
                far[to] = steps
                edge.append(to)
        for one, other in zip(passages, reversed(passages), strict=True):
            if square in board.linked[other] and far[one] == FAR and not still >> one & 1:
                far[one] = steps
                edge.append(one)
    return bytes(far)


def bits(squares: Iterable[int]) -> int:
    """A set of squares as one number.

    >>> bits([0, 2])
    5
    """
    found = 0
    for square in squares:
        found |= 1 << square
    return found


def squares(found: int) -> Iterator[int]:
    """The squares of a set, lowest first.

    >>> list(squares(5))
    [0, 2]
    """
    while found:
        low = found & -found
        yield low.bit_length() - 1
        found ^= low


def map_of(
    laid: Laid,
    tiles: Mapping[str, Tile],
    through_walls: ThroughWalls = "walls_block",
    half_door: HalfDoor = "closed",
    corners: Corners = "irrelevant",
) -> Map:
    """The map of a layout under the readings TD-A2, TD-A54 and TD-A3; equal layouts share one.

    >>> from .content import HOUSE
    >>> from .content.tiles import read_tiles
    >>> tiles = read_tiles(HOUSE / "tiles.txt")
    >>> map_of({"0,0": "T1"}, tiles) is map_of({"0,0": "T1"}, dict(tiles))
    True
    """
    here = sorted(laid.items())
    used = tuple(tiles[tile_of(tile)[0]] for _, tile in here)
    return _map_of(tuple(here), used, through_walls, half_door, corners)


def map_of_text(layout: str, tiles: Mapping[str, Tile], *readings: Any) -> Map:
    """`map_of` for a layout as it stands in a state; a bot asks for the same one at every decision.

    >>> from .content import HOUSE
    >>> from .content.tiles import read_tiles
    >>> tiles = read_tiles(HOUSE / "tiles.txt")
    >>> map_of_text("T1 T2", tiles) is map_of(laid_as("T1 T2"), tiles)
    True
    """
    key = (layout, id(tiles), *readings)
    known = _by_text.get(key)
    if known is None:
        if len(_by_text) >= KEPT:
            _by_text.clear()
        known = _by_text[key] = tiles, map_of(laid_as(layout), tiles, *readings)
    return known[1]


KEPT = 64
"""So many maps are remembered."""
# A map is kept with its tiles, so that no other tiles get their identity.
_by_text: dict[tuple[Any, ...], tuple[Mapping[str, Tile], Map]] = {}


@lru_cache(maxsize=KEPT)
def _map_of(
    laid: tuple[tuple[str, str], ...],
    tiles: tuple[Tile, ...],
    through_walls: ThroughWalls,
    half_door: HalfDoor,
    corners: Corners,
) -> Map:
    return Map(dict(laid), {tile.id: tile for tile in tiles}, through_walls, half_door, corners)


class _Ground:
    """The squares of a layout on one sheet of squared paper."""

    def __init__(self, laid: Laid, tiles: Mapping[str, Tile], half_door: HalfDoor) -> None:
        self.floor: dict[Spot, tuple[str, Spot]] = {}
        self.impassable: list[str] = []
        self.boxes: list[Spot] = []
        self.starts: dict[int, Spot] = {}
        self._doors: set[tuple[Spot, int]] = set()
        cells = {cell_of(place): tile_of(tile) for place, tile in laid.items()}
        top, left = min(row for row, _ in cells), min(column for _, column in cells)
        for (row, column), (name, turns) in cells.items():
            self._lay(tiles[name], turns, (row - top, column - left))
        self.openings = frozenset(self._find_openings(half_door))

    def _lay(self, tile: Tile, turns: int, cell: Spot) -> None:
        side = tile.side
        corner = (cell[0] * side, cell[1] * side)

        def on_paper(spot: Spot) -> Spot:
            row, column = tile.turned(spot, turns)
            return corner[0] + row, corner[1] + column

        for r, row in enumerate(tile.rows):
            for c, mark in enumerate(row):
                if mark == IMPASSABLE:
                    self.impassable.append(f"{tile.id}({r},{c})")
                else:
                    self.floor[on_paper((r, c))] = (tile.id, (r, c))
        self.boxes += map(on_paper, tile.boxes)
        self.starts |= {number: on_paper(spot) for number, spot in tile.starts.items()}
        middle, last = side // 2, side - 1
        for door in tile.doors_turned(turns):
            row, column = ((0, middle), (middle, last), (last, middle), (middle, 0))[door]
            self._doors.add(((corner[0] + row, corner[1] + column), door))

    def _find_openings(self, half_door: HalfDoor) -> Iterator[tuple[Spot, Spot]]:
        """TD-2.6: the pairs of squares with a door between them, on both tiles (or, by a reading, on one)."""
        for spot, door in self._doors:
            there = _on(spot, door)
            if there in self.floor and (half_door == "open" or (there, (door + 2) % 4) in self._doors):
                yield spot, there
                yield there, spot

    def steps(self, spot: Spot) -> Iterator[Spot | None]:
        """The square that touches this one in each direction: of the same tile, or through a door (TD-2.6)."""
        tile = self.floor[spot][0]
        for d in range(8):
            there = _on(spot, d)
            other = self.floor.get(there)
            yield there if other and (other[0] == tile or (spot, there) in self.openings) else None

    def past_corners(self, spot: Spot) -> Iterator[Spot | None]:
        """The same, without the diagonals between two impassable squares (TD-A3)."""
        row, column = spot
        for d, there in enumerate(self.steps(spot)):
            shut = there and d >= 4 and not {(row, there[1]), (there[0], column)} & self.floor.keys()
            yield None if shut else there


def _on(spot: Spot, d: int) -> Spot:
    return spot[0] + AROUND[d][0], spot[1] + AROUND[d][1]
