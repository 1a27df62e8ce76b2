"""How tiles lie on the table (TD-3.4, TD-3.5), as plain data and as text.

`Laid` is plain data for a state: the cell of each tile, "row,column" from the first tile laid, and the tile with its
clockwise turns. As text it is the rows of the map; then the top left cell is 0,0.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from .content.tiles import Tile

Laid = Mapping[str, str]
Cell = tuple[int, int]


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
    """Read rows of tiles; - is an empty cell. What is wrong with a text is found where files are read.

    >>> laid_as("T1 T2\\n-  T3*1")
    {'0,0': 'T1', '0,1': 'T2', '1,1': 'T3*1'}
    """
    rows = [row.split() for row in text.strip().splitlines()]
    return {f"{r},{c}": tile for r, row in enumerate(rows) for c, tile in enumerate(row) if tile != "-"}


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
