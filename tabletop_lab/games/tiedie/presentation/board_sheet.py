"""Where the squares of the map lie on the page, and which part of a wide map is shown. Geometry alone."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator
from dataclasses import dataclass
from typing import Any

from tabletop_lab.games.tiedie.laid import cell_of, laid_as, tile_of

Spot = tuple[int, int]
Cell = tuple[int, int]
READABLE = 1.45
"""Side of a square, in heights of the smallest letters, under which a map is shown in part."""


@dataclass(frozen=True, slots=True)
class Sheet:
    """Squares of side `s` inches; the top left one that is shown is `first`, with its corner at (`x`, `top`).

    >>> sheet = Sheet(1.0, 5.0, 0.2, (5, 0), (10, 15), ())
    >>> sheet.corner((5, 0)), sheet.shows((4, 0)), round(sheet.w, 1)
    ((1.0, 4.8), False, 3.0)
    """

    x: float
    top: float
    s: float
    first: Spot
    size: Spot
    hidden: tuple[Cell, ...]
    """The cells of the map that are not shown."""

    @property
    def w(self) -> float:
        """Inches across."""
        return self.size[1] * self.s

    @property
    def h(self) -> float:
        """Inches down."""
        return self.size[0] * self.s

    def corner(self, spot: Spot) -> tuple[float, float]:
        """The bottom left corner of a square."""
        return self.x + (spot[1] - self.first[1]) * self.s, self.top - (spot[0] - self.first[0] + 1) * self.s

    def middle(self, spot: Spot) -> tuple[float, float]:
        """The middle of a square."""
        x, y = self.corner(spot)
        return x + self.s / 2, y + self.s / 2

    def shows(self, spot: Spot) -> bool:
        """Whether a square is on the part that is shown."""
        row, column = spot[0] - self.first[0], spot[1] - self.first[1]
        return 0 <= row < self.size[0] and 0 <= column < self.size[1]


def cells_of(view: Any) -> dict[Cell, str]:
    """The tiles as they lie, by row and column from the top left corner of the map."""
    laid = {cell_of(place): written for place, written in laid_as(view.layout).items()}
    top, left = min(row for row, _ in laid), min(column for _, column in laid)
    return {(row - top, column - left): written for (row, column), written in laid.items()}


def tile_side(view: Any) -> int:
    """Squares along the side of a tile."""
    tiles = view.paragraphs.content.tiles
    return int(tiles[tile_of(next(iter(cells_of(view).values())))[0]].side)


def shape_of(view: Any) -> Spot:
    """How many squares the whole map is high and wide."""
    side, cells = tile_side(view), cells_of(view)
    return (1 + max(row for row, _ in cells)) * side, (1 + max(column for _, column in cells)) * side


def sheet_for(
    page: Any, view: Any, x: float, top: float, w: float, h: float, focus: Iterable[str] = (),
    extent: tuple[Spot, Spot] | None = None,
) -> Sheet:  # fmt: skip
    """The whole map, as large as it can be in that room; the part around some squares where it would be too small.

    `extent`: its top left square, and how many squares it is high and wide, with the cells that are still empty.
    """
    origin, (rows, columns) = extent or ((0, 0), shape_of(view))
    s = min(w / columns, h / rows)
    least = READABLE * page.least / 72
    board = view.paragraphs.map
    spots = [board.spot[board[square]] for square in focus if square in board.number]
    if s >= least or page.alone or not spots:
        return Sheet(x, top, s, origin, (rows, columns), ())
    side = tile_side(view)
    first, size = [], []
    for axis, (most, room) in enumerate(((rows, h), (columns, w))):
        fits = max(int(room / least) // side, 1) * side
        at = sorted(spot[axis] // side for spot in spots)
        needs = (at[-1] - at[0] + 1) * side
        shown = min(max(fits, needs), most)
        begin = at[0] * side - max(shown - needs, 0) // side // 2 * side
        first.append(max(0, min(begin, most - shown)))
        size.append(shown)
    s = min(w / size[1], h / size[0])
    kept = Sheet(x, top, s, (first[0], first[1]), (size[0], size[1]), ())
    hidden = tuple(cell for cell in cells_of(view) if not kept.shows((cell[0] * side, cell[1] * side)))
    return Sheet(x, top, s, kept.first, kept.size, hidden)


def part_of(view: Any, tiles: Collection[str], x: float, y: float, w: float, h: float) -> Sheet:
    """Where the squares lie if only these tiles, and what is between them, are shown in the middle of a box."""
    side = tile_side(view)
    cells = [cell for cell, written in cells_of(view).items() if tile_of(written)[0] in tiles]
    rows, columns = [row for row, _ in cells], [column for _, column in cells]
    down, across = (max(rows) - min(rows) + 1) * side, (max(columns) - min(columns) + 1) * side
    s = min(w / across, h / down)
    left, top = x + (w - across * s) / 2, y + h - (h - down * s) / 2
    return Sheet(left, top, s, (min(rows) * side, min(columns) * side), (down, across), ())


def tile_squares(view: Any, sheet: Sheet) -> Iterator[tuple[Any, Cell, int]]:
    """Each tile that is shown, with its cell and its clockwise turns."""
    tiles, side = view.paragraphs.content.tiles, tile_side(view)
    for cell, written in cells_of(view).items():
        if sheet.shows((cell[0] * side, cell[1] * side)):
            name, turns = tile_of(written)
            yield tiles[name], cell, turns
