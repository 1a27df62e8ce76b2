"""Maps laid out beforehand (TD-3.4, TD-3.5): from a file of layouts with names, or typed into the rules."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path

from tabletop_lab.engine import InvalidContent
from tabletop_lab.engine.core.content_tables import read_text
from tabletop_lab.engine.core.errors import Fault, echo
from tabletop_lab.engine.language.localized import localized
from tabletop_lab.games.tiedie.laid import Laid, cell_of, doors_of, laid_as, rows_of, text_of, tile_of

from .sections import Rows, named, sections
from .tiles import STRAIGHT, Tile
from .words import line_fault, speak

FEWEST_STARTS = 3
"""TD-1.3: at least so many play."""

_ROW = re.compile(r"\S+")
_TILE = re.compile(r"-|[A-Za-z][A-Za-z0-9]{0,7}(\*[1-3])?")
Say = Callable[..., Fault]
"""Makes a fault of a kind at a line, counted from the first row of the layout; None: of the layout as a whole."""


@dataclass(frozen=True, slots=True)
class Layout:
    """A map laid out beforehand.

    >>> print(Layout("M9", "pair", "두 방", (("0,0", "T1"), ("0,1", "T2"))).text)
    T1 T2
    """

    id: str
    name_en: str
    name_ko: str
    cells: tuple[tuple[str, str], ...]

    @property
    def laid(self) -> dict[str, str]:
        """The tile of each cell."""
        return dict(self.cells)

    @property
    def text(self) -> str:
        """The rows of the map."""
        return text_of(self.laid)

    def name(self, lang: str = "en") -> str:
        """The name in English ("en") or Korean ("ko")."""
        return self.name_ko if lang == "ko" else self.name_en


def typed_layout(text: str, tiles: Mapping[str, Tile]) -> dict[str, str]:
    """Read a layout that somebody typed: rows of tiles, in lines of their own or with / between them.

    Raises InvalidContent.

    >>> from .tiles import read_tiles
    >>> tiles = read_tiles(Path(__file__).parent / "tiles.txt")
    >>> typed_layout("T1 T2 / T4 T3*1", tiles)
    {'0,0': 'T1', '0,1': 'T2', '1,0': 'T4', '1,1': 'T3*1'}
    >>> typed_layout("T2 T1 T6 T3", tiles)
    Traceback (most recent call last):
    tabletop_lab.InvalidContent: map_layout: T3 does not hang together with T2 \
(allowed: tiles that are joined door to door) [TD-3.5]
    """

    def say(kind: str, row: int | None, clause: str, **facts: object) -> Fault:
        return localized(kind, "map_layout", clause=clause, speak=speak, **facts)

    faults = list(typed_faults(text, tiles, say))
    if faults:
        raise InvalidContent(*faults)
    return laid_as(text)


def typed_faults(text: str, tiles: Mapping[str, Tile], say: Say) -> Iterator[Fault]:
    """What is wrong with a layout that somebody typed."""
    return _faults(rows_of(text), tiles, say)


def read_layouts(path: Path | str, tiles: Mapping[str, Tile]) -> dict[str, Layout]:
    """The layouts of a file by their ids. Raises InvalidContent with every fault, each with file and line.

    >>> from .tiles import read_tiles
    >>> folder = Path(__file__).parent
    >>> layouts = read_layouts(folder / "layouts.txt", read_tiles(folder / "tiles.txt"))
    >>> print(layouts["M1"].name("ko"), layouts["M6"].text, sep="\\n")
    표준 맵
    T1 T2
    T4 T3*1
    """
    path = Path(path)
    file = path.name
    faults: list[Fault] = []
    layouts: dict[str, Layout] = {}
    begun: dict[str, int] = {}
    for header, name, rows in sections(read_text(path)):
        read = named(name)
        if read is None:
            faults.append(line_fault("layout_header", file, header, "TD-3.4", entry=echo(name)))
            continue
        if (at := begun.setdefault(read.id, header)) != header:
            faults.append(line_fault("layout_again", file, header, "TD-3.4", layout=read.id, at=str(at)))
            continue

        def say(
            kind: str, row: int | None, clause: str, _header: int = header, _rows: Rows = rows, **facts: object
        ) -> Fault:
            return line_fault(kind, file, _header if row is None else _rows[row][0], clause, **facts)

        wrong = list(_faults([row for _, row in rows], tiles, say))
        faults += wrong
        if not wrong:
            laid = laid_as("\n".join(row for _, row in rows))
            layouts[read.id] = Layout(*read, tuple(laid.items()))
    if not begun and not faults:
        faults.append(line_fault("layouts_none", file, clause="TD-3.4"))
    if faults:
        raise InvalidContent(*faults)
    return layouts


def _faults(rows: list[str], tiles: Mapping[str, Tile], say: Say) -> Iterator[Fault]:
    """What is wrong with the rows of a layout: first how they are written, then what lies where."""
    wrong = [*_written_wrong(rows, tiles, say)]
    yield from wrong
    if wrong:
        return
    laid = laid_as("\n".join(rows))
    if not laid:
        yield say("layout_empty", None, "TD-3.4")
        return
    first, *_ = laid.values()
    for place in apart(laid, tiles):
        row = int(place.split(",")[0])
        yield say("layout_apart", row, "TD-3.5", tile=tile_of(laid[place])[0], other=tile_of(first)[0])
    starts = {number for tile in laid.values() for number in tiles[tile_of(tile)[0]].starts}
    for number in range(1, FEWEST_STARTS + 1):
        if number not in starts:
            yield say("layout_start", None, "TD-3.10", number=number, most=FEWEST_STARTS)


def _written_wrong(rows: list[str], tiles: Mapping[str, Tile], say: Say) -> Iterator[Fault]:
    seen: set[str] = set()
    for index, row in enumerate(rows):
        for entry in _ROW.findall(row):
            tile = entry.partition("*")[0]
            if not _TILE.fullmatch(entry):
                yield say("layout_form", index, "TD-3.5", entry=echo(entry))
            elif entry == "-":
                continue
            elif tile not in tiles:
                yield say("layout_tile", index, "TD-3.4", tile=tile, tiles=", ".join(tiles))
            elif tile in seen:
                yield say("layout_twice", index, "TD-3.4", tile=tile)
            seen.add(tile)


def apart(laid: Laid, tiles: Mapping[str, Tile]) -> list[str]:
    """The cells that do not hang together with the first one, door to door (TD-3.5).

    >>> from .tiles import read_tiles
    >>> apart({"0,0": "T1", "0,1": "T3", "0,2": "T4"}, read_tiles(Path(__file__).parent / "tiles.txt"))
    ['0,2']
    """
    doors = doors_of(laid, tiles)
    first = next(iter(doors))
    joined, edge = {first}, [first]
    while edge:
        cell = edge.pop()
        for door in doors[cell]:
            there = (cell[0] + STRAIGHT[door][0], cell[1] + STRAIGHT[door][1])
            if there not in joined and (door + 2) % 4 in doors.get(there, ()):
                joined.add(there)
                edge.append(there)
    return [place for place in laid if cell_of(place) not in joined]
