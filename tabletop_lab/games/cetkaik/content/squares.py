"""The squares of the board (CK-2): their names, their numbers, and which of them are always hue or water.

A square is written column + row: KA is top left, PIA bottom right, ZO the centre. Player IA sits at row IA and plays
towards row A. Numbers run from 0 (KA) to 80 (PIA) row by row; sets of squares are whole numbers with one bit each.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache, lru_cache, reduce
from operator import or_

COLUMNS = ("K", "L", "N", "T", "Z", "X", "C", "M", "P")
ROWS = ("A", "E", "I", "U", "O", "Y", "AI", "AU", "IA")
SQUARES = tuple(column + row for row in ROWS for column in COLUMNS)
NUMBER = {square: number for number, square in enumerate(SQUARES)}
"""The number of each square, by its name."""
BIT = {square: 1 << number for square, number in NUMBER.items()}
"""Each square as a set with one element."""

CENTRE = "ZO"
HUE = frozenset({"NI", "CI", "TU", "XU", "ZO", "TY", "XY", "NAI", "CAI"})
"""CK-2.2: the tam field; these stay hue for the whole game."""
WATER = frozenset({"ZI", "ZU", "ZO", "ZY", "ZAI", "NO", "TO", "XO", "CO"})
"""CK-2.4: the tam water. The hill (CK-2.5) is where both meet."""
HILL = HUE & WATER

A, IA = "A", "IA"
SIDES = (IA, A)
"""The two sides by the row they sit at."""
AHEAD = {A: 1, IA: -1}
"""CK-2.1: what one square forward adds to the row number of each side."""


def other(side: str) -> str:
    """The opposing side.

    >>> other("A")
    'IA'
    """
    return IA if side == A else A


def place(square: str) -> tuple[int, int]:
    """Return row and column of a square, counted from 0 at the top left; KeyError for an unknown name.

    >>> place("ZO"), place("LIA")
    ((4, 4), (8, 1))
    """
    return divmod(NUMBER[square], 9)


def square_at(row: int, column: int) -> str | None:
    """Return the square in a row and column, or None off the board.

    >>> square_at(4, 4), square_at(9, 0)
    ('ZO', None)
    """
    return SQUARES[9 * row + column] if 0 <= row < 9 and 0 <= column < 9 else None


@cache
def moved(square: str, forward: int, sideways: int, side: str) -> str | None:
    """Return the square that far ahead of and beside another, from its owner's side; None off the board.

    >>> moved("LAI", 1, 0, "IA"), moved("LAI", 1, 0, "A"), moved("KA", 0, 1, "IA"), moved("KA", 0, 1, "A")
    ('LY', 'LAU', 'LA', None)
    """
    row, column = place(square)
    ahead = AHEAD[side]
    return square_at(row + ahead * forward, column - ahead * sideways)


@cache
def neighbours(square: str) -> tuple[str, ...]:
    """The up to eight squares around a square, in board order.

    >>> neighbours("KA")
    ('LA', 'KE', 'LE')
    """
    row, column = place(square)
    around = [(row + r, column + c) for r in (-1, 0, 1) for c in (-1, 0, 1) if r or c]
    return tuple(name for name in (square_at(*spot) for spot in around) if name)


@cache
def distance(one: str, two: str) -> int:
    """How many squares apart two squares are along rows, columns or diagonals (Chebyshev).

    >>> distance("MAI", "MI"), distance("NAI", "ZO")
    (4, 2)
    """
    (r, c), (s, d) = place(one), place(two)
    return max(abs(r - s), abs(c - d))


def bits(squares: Iterable[str]) -> int:
    """Return a set of squares as one number with a bit for each.

    >>> bits(["KA", "NA"])
    5
    """
    return reduce(or_, map(BIT.__getitem__, squares), 0)


@lru_cache(maxsize=100_000)
def in_set(mask: int) -> tuple[str, ...]:
    """The squares of a set, in board order.

    >>> in_set(5)
    ('KA', 'NA')
    """
    found = []
    while mask:
        low = mask & -mask
        found.append(SQUARES[low.bit_length() - 1])
        mask ^= low
    return tuple(found)
