"""How tiles lie on the table (TD-3.4, TD-3.5), as plain data and as text.

`Laid` is plain data to reckon with: the cell of each tile, "row,column", and the tile with its clockwise turns. As text
it is the rows of the map, and the top left cell is 0,0: so it stands in a state, in one line. A cell that is still
empty is named by a neighbour: `T7 north` is the cell north of T7.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from .content.tiles import Tile

Laid = Mapping[str, str]
Cell = tuple[int, int]
SIDES = ("north", "east", "south", "west")
"""The names of the directions of doors and neighbours, 0 to 3."""


def cell_of(place: str) -> Cell:
    """Row and column of a cell.

    >>> cell_of("0,-1")
    (0, -1)
    """
    row, column = place.split(",")
    return int(row), int(column)


def place_of(cell: Cell) -> str:
    """A cell as it is written.

    >>> place_of((0, -1))
    '0,-1'
    """
    return f"{cell[0]},{cell[1]}"


def tile_of(written: str) -> tuple[str, int]:
    """A tile and its clockwise quarter turns.

    >>> tile_of("T4"), tile_of("T4*3")
    (('T4', 0), ('T4', 3))
    """
    tile, _, turns = written.partition("*")
    return tile, int(turns or 0)


def written(tile: str, turns: int) -> str:
    """A tile with its turns, as it is written.

    >>> written("T4", 0), written("T4", 3)
    ('T4', 'T4*3')
    """
    return f"{tile}*{turns}" if turns else tile


def laid_as(text: str) -> dict[str, str]:
    """Read rows of tiles, in lines of their own or with / between them; - is an empty cell.

    What is wrong with a text is found where files are read.

    >>> laid_as("T1 T2\\n-  T3*1") == laid_as("T1 T2 / - T3*1")
    True
    >>> laid_as("T1 T2 / - T3*1")
    {'0,0': 'T1', '0,1': 'T2', '1,1': 'T3*1'}
    """
    rows = [row.split() for row in rows_of(text)]
    return {f"{r},{c}": tile for r, row in enumerate(rows) for c, tile in enumerate(row) if tile != "-"}


def rows_of(text: str) -> list[str]:
    """The rows of a map that is written as text.

    >>> rows_of("T1 T2 / T4 T3*1")
    ['T1 T2', 'T4 T3*1']
    """
    return [row.strip() for row in re.split(r"[/\n]", text.strip())]


def line_of(laid: Laid) -> str:
    """The rows of a map in one line, as a player types them.

    >>> line_of({"0,0": "T1", "-1,1": "T3*1", "0,1": "T2"})
    '- T3*1 / T1 T2'
    """
    return " / ".join(" ".join(row.split()) for row in text_of(laid).splitlines())


def cell_beside(laid: Laid, beside: str) -> Cell:
    """The cell on one side of a tile; below 0, and past the last row or column, where the map ends there.

    >>> cell_beside({"0,0": "T1", "0,1": "T2*3"}, "T2 north")
    (-1, 1)
    """
    tile, side = beside.split()
    row, column = next(cell_of(place) for place, laid_there in laid.items() if tile_of(laid_there)[0] == tile)
    down, right = ((-1, 0), (0, 1), (1, 0), (0, -1))[SIDES.index(side)]
    return row + down, column + right


def text_of(laid: Laid) -> str:
    """Write rows of tiles, in columns.

    >>> print(text_of({"0,0": "T1", "-1,1": "T3*1", "0,1": "T2"}))
    -  T3*1
    T1 T2
    """
    tiles = {cell_of(place): tile for place, tile in laid.items()}
    rows, columns = sorted({r for r, _ in tiles}), sorted({c for _, c in tiles})
    if not tiles:
        return ""
    lines = [[tiles.get((r, c), "-") for c in range(columns[0], columns[-1] + 1)] for r in range(rows[0], rows[-1] + 1)]
    wide = [max(map(len, column)) for column in zip(*lines, strict=True)]
    return "\n".join(" ".join(map(str.ljust, line, wide)).rstrip() for line in lines)


def doors_of(laid: Laid, tiles: Mapping[str, Tile]) -> dict[Cell, tuple[int, ...]]:
    """The directions of the doors of each cell: 0 north, 1 east, 2 south, 3 west.

    >>> from .content.tiles import Tile
    >>> doors_of({"0,0": "T7*1"}, {"T7": Tile("T7", "Greenhouse", "온실", (".",), (0, 1))})
    {(0, 0): (1, 2)}
    """
    doors = {}
    for place, written in laid.items():
        tile, turns = tile_of(written)
        doors[cell_of(place)] = tiles[tile].doors_turned(turns)
    return doors
