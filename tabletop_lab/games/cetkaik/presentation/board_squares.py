"""The board without its pieces: squares by name, hue and the squares around tam, water, the hill, column and row names.
The caller says which squares are hue now; the rulebook says what terrain means.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass
from typing import Any

from tabletop_lab.games.cetkaik.content.squares import COLUMNS, ROWS, SQUARES, WATER, neighbours
from tabletop_lab.games.cetkaik.content.squares import place as row_and_column

Point = tuple[float, float]
Box = tuple[float, float, float, float]
Ground = tuple[float, float, float, bool, bool, bool]
"""x, y and side of a square; whether it is fixed hue, hue near tam, water."""
_SPOTS = ((0.11, 0.89), (0.89, 0.89), (0.11, 0.11), (0.89, 0.11))


@dataclass(frozen=True, slots=True)
class Field:
    """The position of the squares: bottom left corner of the board and the side of a square, in inches.

    >>> Field(0.0, 0.0, 1.0).corner("KA"), Field(0.0, 0.0, 1.0).middle("ZO")
    ((0.0, 8.0), (4.5, 4.5))
    """

    x: float
    y: float
    s: float

    def corner(self, square: str) -> Point:
        """The bottom left corner of a square."""
        row, column = row_and_column(square)
        return self.x + column * self.s, self.y + (8 - row) * self.s

    def middle(self, square: str, right: float = 0.0, up: float = 0.0) -> Point:
        """The centre of a square, moved by fractions of its side."""
        x, y = self.corner(square)
        return x + (0.5 + right) * self.s, y + (0.5 + up) * self.s


def draw_squares(
    page: Any, field: Field, fixed: Collection[str], near: Collection[str], tam: str = "", named: bool = True,
    squares: Sequence[str] = SQUARES,
) -> None:  # fmt: skip
    """Draw the board, or a rectangle of its squares, with names of rows and columns.

    If `named`, each square is a place that can be clicked.
    """
    s = field.s
    for square in squares:
        x, y = field.corner(square)
        water, hue = square in WATER, square in fixed or square in near
        fill = "water" if water else "hue" if hue else "plain"
        shape = page.poly([(x, y), (x + s, y), (x + s, y + s), (x, y + s)], fill, "line", page.HAIR, 2)
        if named:
            page.place(square, shape, x + s / 2, y + s / 2)
    marks(page, [(*field.corner(q), s, q in fixed, q in near, q in WATER) for q in squares])
    # Under an edited CK-2.3 the squares that tam makes hue need not be these eight: then each has its own mark.
    if tam and {*neighbours(tam)} <= {*fixed, *near}:
        draw_halo(page, field, [square for square in (tam, *neighbours(tam)) if square in squares])
    x, y, w, h = frame(field, squares)
    note = page.size_of("note") / 72
    page.box(x, y, w, h, None, "ink", page.RULE, r=0.01, z=3)
    for column in dict.fromkeys(square[0] for square in squares):
        middle = field.corner(column + ROWS[0])[0] + s / 2
        page.text(middle, y - 0.04 - 0.95 * note, column, "note", "soft", ha="center")
    for row in dict.fromkeys(square[1:] for square in squares):
        page.text(x - 0.04 - 0.6 * note, field.corner(COLUMNS[0] + row)[1] + s / 2, row, "note", "soft", ha="right")


def draw_bare(page: Any, box: Box) -> dict[str, Box]:
    """Draw the board without hue in the middle of a box; gives where each square is."""
    x, y, w, h = box
    edge = 2.2 * page.size_of("note") / 72
    s = min(w - edge, h - edge) / 9
    field = Field(x + edge + (w - edge - 9 * s) / 2, y + edge + (h - edge - 9 * s) / 2, s)
    draw_squares(page, field, (), (), named=False)
    return {square: (*field.corner(square), s, s) for square in SQUARES}


def frame(field: Field, squares: Collection[str] = SQUARES) -> tuple[float, float, float, float]:
    """The rectangle around some squares: left, bottom, width, height.

    >>> frame(Field(0.0, 0.0, 1.0), ["TU", "XY"])
    (3.0, 3.0, 3.0, 3.0)
    """
    corners = [field.corner(square) for square in squares]
    left, low = min(x for x, _ in corners), min(y for _, y in corners)
    return left, low, max(x for x, _ in corners) - left + field.s, max(y for _, y in corners) - low + field.s


def draw_halo(page: Any, field: Field, squares: Collection[str]) -> None:
    """Draw the dashed frame around the squares that tam makes hue."""
    if squares:
        box, lw = frame(field, squares), page.STRONG * min(1.0, field.s / 0.5)
        page.box(*box, None, "hue_ink", lw, r=0.02, z=3.2, dash=(4.0, 2.0))


def ground(page: Any, x: float, y: float, s: float, hue: bool = False, near: bool = False, water: bool = False) -> None:
    """Draw one square on its own, as the legend shows it."""
    fill = "water" if water else "hue" if hue or near else "plain"
    page.poly([(x, y), (x + s, y), (x + s, y + s), (x, y + s)], fill, "line", page.HAIR, 2)
    marks(page, [(x, y, s, hue, near, water)])


def marks(page: Any, grounds: Iterable[Ground]) -> None:
    """Draw the terrain marks that need no colour: waves, half hills, solid diamonds (fixed), hollow ones (near)."""
    grounds = list(grounds)
    hills = [[(x, y + s), (x + s, y + s), (x + s, y)] for x, y, s, hue, near, water in grounds if water and hue | near]
    page.polys(hills, "hue", z=2.1)
    page.lines([piece for x, y, s, *_, water in grounds if water for piece in _waves(x, y, s)], "water_ink", z=2.2)
    solid = [d for x, y, s, hue, *_ in grounds if hue for d in _diamonds(x, y, s)]
    hollow = [d for x, y, s, hue, near, _ in grounds if near and not hue for d in _diamonds(x, y, s)]
    page.polys(solid, "hue_ink", "hue_ink", page.HAIR, 2.3)
    page.polys(hollow, "card", "hue_ink", page.LINE, 2.3)


def _diamonds(x: float, y: float, s: float) -> list[list[Point]]:
    r, spots = 0.055 * s, [(x + a * s, y + b * s) for a, b in _SPOTS]
    return [[(a - r, b), (a, b + r), (a + r, b), (a, b - r)] for a, b in spots]


def _waves(x: float, y: float, s: float) -> list[tuple[Point, Point]]:
    """Two waves at the lower edge, as short lines."""
    pieces: list[tuple[Point, Point]] = []
    for low in (0.09, 0.145):
        line = [(x + s * (0.2 + 0.05 * k), y + s * (low + (0.018 if k % 4 in (1, 2) else -0.018))) for k in range(13)]
        pieces += zip(line, line[1:], strict=False)
    return pieces
