"""Sets of squares in board order that can be joined and compared quickly."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import lru_cache

from tabletop_lab.games.cetkaik.content.squares import BIT, SQUARES, bits, in_set


class Squares:
    """A set of squares: a whole number with a bit for each. It can be joined with any collection of square names.

    >>> around = Squares.of(["ZU", "ZO", "ZY"])
    >>> around, around - {"ZO"}, "ZY" in around & ["KA", "ZY"], len(around | ["KA"])
    (Squares('ZU ZO ZY'), Squares('ZU ZY'), True, 4)
    """

    __slots__ = ("mask",)

    def __init__(self, mask: int = 0) -> None:
        self.mask = mask

    @classmethod
    def of(cls, names: Iterable[str]) -> Squares:
        """Return the set of these squares."""
        return cls(mask_of(names))

    def __or__(self, others: Iterable[str]) -> Squares:
        return Squares(self.mask | (others.mask if type(others) is Squares else mask_of(others)))

    def __and__(self, others: Iterable[str]) -> Squares:
        return Squares(self.mask & (others.mask if type(others) is Squares else mask_of(others)))

    def __sub__(self, others: Iterable[str]) -> Squares:
        return Squares(self.mask & ~(others.mask if type(others) is Squares else mask_of(others)))

    def __contains__(self, square: object) -> bool:
        return self.mask & BIT.get(square, 0) != 0  # type: ignore[call-overload, no-any-return]

    def __iter__(self) -> Iterator[str]:
        return iter(in_set(self.mask))

    def __len__(self) -> int:
        return self.mask.bit_count()

    def __bool__(self) -> bool:
        return self.mask != 0

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Squares) and self.mask == other.mask

    def __hash__(self) -> int:
        return hash(self.mask)

    def __repr__(self) -> str:
        return f"Squares({' '.join(self)!r})"


EVERYWHERE = Squares((1 << len(SQUARES)) - 1)


def mask_of(squares: Iterable[str]) -> int:
    """Return a set of squares as a number with a bit for each.

    >>> mask_of(["KA", "NA"]), mask_of(Squares(5))
    (5, 5)
    """
    if isinstance(squares, Squares):
        return squares.mask
    return sum(map(BIT.__getitem__, squares)) if type(squares) is dict else bits(squares)


def nth(squares: int, index: int) -> int:
    """Return the number of the square at an index of a set, in board order.

    >>> nth(0b10110, 2)
    4
    """
    for _ in range(index):
        squares &= squares - 1
    return (squares & -squares).bit_length() - 1


@lru_cache(maxsize=100_000)
def numbers(squares: int) -> tuple[int, ...]:
    """Return the numbers of the squares of a set.

    >>> numbers(0b10110)
    (1, 2, 4)
    """
    found = []
    while squares:
        low = squares & -squares
        found.append(low.bit_length() - 1)
        squares ^= low
    return tuple(found)
