"""The map tiles (TD-2.1, TD-2.2), read from a text file that shows them as they are drawn.

Squares of a tile are (row, column) from its top left corner as it is drawn; its doors are directions.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from tabletop_lab.engine import InvalidContent
from tabletop_lab.engine.core.content_tables import read_text
from tabletop_lab.engine.core.errors import Fault, echo

from .sections import Named, named, sections
from .words import line_fault

Spot = tuple[int, int]

FLOOR, IMPASSABLE, BOX = ".", "#", "B"
STARTS = "12345678"
STRAIGHT: tuple[Spot, ...] = ((-1, 0), (0, 1), (1, 0), (0, -1))
"""North, east, south, west: a clockwise turn adds one."""
DOOR_SIDES = ("N", "E", "S", "W")
SIDE = 5
"""Squares along each edge of the printed tiles."""
FEWEST_DOORS = 2


@dataclass(frozen=True, slots=True)
class Tile:
    """One tile as it is drawn. `rows`: a text for each row of squares; `doors`: directions, 0 north to 3 west.

    >>> tile = Tile("T7", "Greenhouse", "온실", (".....", ".#.#.", "..B..", ".#.#.", "6...."), (0, 1))
    >>> tile.name("ko"), tile.boxes, tile.starts, tile.turned((4, 0), 1), tile.doors_turned(1)
    ('온실', ((2, 2),), {6: (4, 0)}, (0, 0), (1, 2))
    """

    id: str
    name_en: str
    name_ko: str
    rows: tuple[str, ...]
    doors: tuple[int, ...]

    def name(self, lang: str = "en") -> str:
        """The name of the room in English ("en") or Korean ("ko")."""
        return self.name_ko if lang == "ko" else self.name_en

    @property
    def side(self) -> int:
        """Squares along an edge."""
        return len(self.rows)

    @property
    def floor(self) -> tuple[Spot, ...]:
        """Every square on which a pawn can stand."""
        return self._spots(FLOOR + BOX + STARTS)

    @property
    def boxes(self) -> tuple[Spot, ...]:
        """The box spaces."""
        return self._spots(BOX)

    @property
    def starts(self) -> dict[int, Spot]:
        """The start squares by their numbers."""
        return {int(self.rows[r][c]): (r, c) for r, c in self._spots(STARTS)}

    def turned(self, spot: Spot, turns: int) -> Spot:
        """Where a square of the drawn tile lies after clockwise quarter turns."""
        row, column = spot
        for _ in range(turns % 4):
            row, column = column, self.side - 1 - row
        return row, column

    def doors_turned(self, turns: int) -> tuple[int, ...]:
        """The directions of the doors after clockwise quarter turns."""
        return tuple(sorted((door + turns) % 4 for door in self.doors))

    def _spots(self, marks: str) -> tuple[Spot, ...]:
        return tuple((r, c) for r, row in enumerate(self.rows) for c, mark in enumerate(row) if mark in marks)


def read_tiles(path: Path | str, side: int = SIDE) -> Mapping[str, Tile]:
    """The tiles of a file by their ids, in its order; `side`: the size that the rules ask for (TD-2.1).

    Raises InvalidContent with every fault, each with file and line.

    >>> len(read_tiles(Path(__file__).parent / "tiles.txt"))
    9
    """
    path = Path(path)
    faults: list[Fault] = []
    drawn = list(_drawings(path.name, read_text(path), faults))
    tiles: dict[str, Tile] = {}
    starts: dict[int, tuple[int, str]] = {}
    first: dict[str, int] = {}
    for drawing in drawn:
        if drawing.named.id in first:
            faults.append(drawing.fault("tile_again", drawing.line, "TD-2.1", at=str(first[drawing.named.id])))
            continue
        first[drawing.named.id] = drawing.line
        wrong = list(drawing.faults(side))
        faults += wrong
        if not wrong:
            tiles[drawing.named.id] = drawing.tile()
            faults += _start_faults(drawing, starts)
    if not drawn and not faults:
        faults.append(line_fault("tiles_none", path.name, clause="TD-2.1"))
    if not faults:
        most = max(starts, default=0)
        missing = [number for number in range(1, most) if number not in starts]
        faults += [line_fault("start_missing", path.name, clause="TD-3.10", number=n, most=most) for n in missing]
    if faults:
        raise InvalidContent(*faults)
    return tiles


def _start_faults(drawing: Drawing, starts: dict[int, tuple[int, str]]) -> Iterator[Fault]:
    """A start square that an earlier tile (or this one) has already; `starts` is filled in."""
    for r, row in enumerate(drawing.inside):
        for mark in row:
            if mark in STARTS:
                number, line = int(mark), drawing.line_of(r)
                if number in starts:
                    at, other = starts[number]
                    yield drawing.fault("start_again", line, "TD-3.10", number=number, other=other, at=str(at))
                starts.setdefault(number, (line, drawing.named.id))


@dataclass(frozen=True, slots=True)
class Drawing:
    """A tile as a person drew it, frame and all, with the line of its first row."""

    file: str
    named: Named
    lines: Sequence[str]
    line: int
    """The line of its name."""
    first: int
    """The line of the top of its frame."""

    @property
    def inside(self) -> tuple[str, ...]:
        """What is drawn within the frame."""
        return tuple(line[1:-1] for line in self.lines[1:-1])

    def line_of(self, row: int) -> int:
        """The line of the file on which a row of squares stands; -1 is the top of the frame."""
        return self.first + 1 + row

    def fault(self, kind: str, line: int, clause: str, **facts: object) -> Fault:
        """What is wrong with this tile."""
        return line_fault(kind, self.file, line, clause, tile=self.named.id, **facts)

    def tile(self) -> Tile:
        """The tile, if it has no faults."""
        return Tile(*self.named, self.inside, tuple(door for door, *_ in self._doors()))

    def faults(self, side: int) -> Iterator[Fault]:
        """What is wrong with it by itself: first its form, then what it is as a room."""
        wrong = [*self._form(side)] or [*self._marks()] or [*self._doors_wrong()]
        yield from wrong or self._room_faults()

    def _form(self, side: int) -> Iterator[Fault]:
        wide = side + 2
        if len(self.lines) != wide:
            yield self.fault("tile_height", self.line, "TD-2.1", count=len(self.lines), wanted=wide, side=side)
        for number, line in enumerate(self.lines, self.first):
            if len(line) != wide:
                yield self.fault("tile_width", number, "TD-2.1", count=len(line), wanted=wide, side=side)

    def _marks(self) -> Iterator[Fault]:
        last = len(self.lines) - 1
        for r, line in enumerate(self.lines):
            for c, mark in enumerate(line):
                across, along = r in (0, last), c in (0, last)
                if across and along:
                    allowed, kind = "+", "tile_corner"
                elif across or along:
                    allowed, kind = ("-D" if across else "|D"), "tile_frame"
                else:
                    allowed, kind = FLOOR + IMPASSABLE + BOX + STARTS, "tile_mark"
                if mark not in allowed:
                    marks = " ".join(allowed)
                    yield self.fault(kind, self.first + r, "TD-2.2", mark=echo(mark), at=c + 1, marks=marks)

    def _doors(self) -> Iterator[tuple[int, Spot, int]]:
        """The doors: direction, the square behind it, the line it stands on."""
        last, middle = len(self.lines) - 1, len(self.lines) // 2
        for door, (r, c) in enumerate(((0, middle), (middle, last), (last, middle), (middle, 0))):
            if self.lines[r][c] == "D":
                down, right = STRAIGHT[door]
                yield door, (r - down - 1, c - right - 1), self.first + r

    def _doors_wrong(self) -> Iterator[Fault]:
        last, middle = len(self.lines) - 1, len(self.lines) // 2
        for r, line in enumerate(self.lines):
            for c, mark in enumerate(line):
                if mark == "D" and middle not in (r if c in (0, last) else c,):
                    yield self.fault("door_not_middle", self.first + r, "TD-3.5", at=c + 1)
        for door, (r, c), line in self._doors():
            if self.inside[r][c] == IMPASSABLE:
                yield self.fault("door_no_floor", line, "TD-2.6", door=DOOR_SIDES[door])
        if (count := len(list(self._doors()))) < FEWEST_DOORS:
            yield self.fault("doors_few", self.line, "TD-3.5", count=count, least=FEWEST_DOORS)

    def _room_faults(self) -> Iterator[Fault]:
        """Squares that cannot be reached from the doors."""
        tile = self.tile()
        floor = set(tile.floor)
        reached = {spot for _, spot, _ in self._doors()}
        reached = set(list(reached)[:1])  # through one door: the others must hang together with it
        edge = list(reached)
        while edge:
            r, c = edge.pop()
            for down, right in STRAIGHT:
                there = (r + down, c + right)
                if there in floor - reached:
                    reached.add(there)
                    edge.append(there)
        for r, c in sorted(floor - reached):
            mark = self.inside[r][c]
            kind = {FLOOR: "floor_cut_off", BOX: "box_cut_off"}.get(mark, "start_cut_off")
            yield self.fault(kind, self.line_of(r), "TD-2.6", row=r, column=c)


def _drawings(file: str, text: str, faults: list[Fault]) -> Iterator[Drawing]:
    """The drawings of a file: below each line of names, side by side, the lines of as many tiles."""
    for header, line, rows in sections(text):
        entries = re.split(r"\s{2,}|\t", line)
        names = [named(entry) for entry in entries]
        faults += [
            line_fault("tile_header", file, header, "TD-2.1", entry=echo(entry))
            for entry, name in zip(entries, names, strict=True)
            if name is None
        ]
        if not any(names):
            continue
        beside = [(number, row.split()) for number, row in rows]
        ragged = [(number, len(parts)) for number, parts in beside if len(parts) != len(names)]
        faults += [
            line_fault("tile_beside", file, number, "TD-2.1", count=count, wanted=len(names))
            for number, count in ragged
        ]
        if not ragged:
            first = beside[0][0] if beside else header + 1
            for place, name in enumerate(names):
                if name is not None:
                    yield Drawing(file, name, tuple(parts[place] for _, parts in beside), header, first)
