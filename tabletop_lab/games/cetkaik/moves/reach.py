"""Where a piece can go from a square: the walk over the board, square by square (CK-5.1, CK-5.2, CK-5.4, CK-5.6).

This is the only implementation of the signs of the movement table. `legs` remembers the results. `occupied` is any
object that can say whether it contains a square.
"""

from __future__ import annotations

from collections.abc import Container, Iterable, Iterator, Set
from dataclasses import dataclass

from tabletop_lab.games.cetkaik.content.movement import Offset, Way
from tabletop_lab.games.cetkaik.content.squares import BIT, SQUARES, distance, in_set, moved, place

ALL = (1 << len(SQUARES)) - 1


@dataclass(frozen=True, slots=True)
class Reach:
    """The squares to which a piece could move, occupied ones too: by a finite and by an infinite movement."""

    finite: tuple[str, ...]
    infinite: tuple[str, ...]

    @property
    def squares(self) -> tuple[str, ...]:
        """Return all of them."""
        return self.finite + self.infinite


def reach(way: Way, side: str, square: str, occupied: Container[str]) -> Reach:
    """Return every square to which a way leads.

    >>> reach(Way(steps=((1, 0),), slides=((0, 1),)), "IA", "CIA", {"MIA"})
    Reach(finite=('CAU',), infinite=('MIA',))
    """
    return Reach(
        (*steps(way, side, square), *paces(way, side, square, occupied), *leaps(way, side, square)),
        tuple(to for direction in way.slides for to in slide(way, direction, side, square, occupied)),
    )


def steps(way: Way, side: str, square: str) -> Iterator[str]:
    """Yield exactly these squares; at distance 1 nothing can be between."""
    return _on_board(way.steps, side, square)


def leaps(way: Way, side: str, square: str) -> Iterator[str]:
    """Yield exactly these squares, whatever is between."""
    return _on_board(way.leaps, side, square)


def paces(way: Way, side: str, square: str, occupied: Container[str]) -> Iterator[str]:
    """Yield squares two away, if the one between is empty."""
    for forward, sideways in way.paces:
        to = moved(square, forward, sideways, side)
        if to is not None and moved(square, forward // 2, sideways // 2, side) not in occupied:
            yield to


def slide(way: Way, direction: Offset, side: str, square: str, occupied: Container[str]) -> Iterator[str]:
    """Yield square after square in a direction, including the first occupied one.

    `jumps` pieces may be passed on the way.

    >>> from tabletop_lab.games.cetkaik.content.movement import FORWARD
    >>> list(slide(Way(), FORWARD, "IA", "LAI", {"LU"}))
    ['LY', 'LO', 'LU']
    >>> list(slide(Way(skips=1), (1, 1), "IA", "TY", {"ZO", "XU"}))
    ['XU']
    >>> list(slide(Way(jumps=1), FORWARD, "IA", "LAI", {"LU", "LE"}))
    ['LY', 'LO', 'LU', 'LI', 'LE']
    """
    forward, sideways = direction
    stride = 2 if way.leaping else 1
    away = passed = 0
    while True:
        away += stride
        to = moved(square, away * forward, away * sideways, side)
        if to is None:
            return
        skipped = away <= way.skips
        if not skipped:
            yield to
        if (not skipped or way.strict) and to in occupied:
            passed += 1
            if passed > way.jumps:
                return


def _on_board(offsets: tuple[Offset, ...], side: str, square: str) -> Iterator[str]:
    for forward, sideways in offsets:
        to = moved(square, forward, sideways, side)
        if to is not None:
            yield to


def ray(start: str, to: str) -> tuple[int, int]:
    """Return the direction from a square to another as (rows, columns) in lowest terms (CK-6.6).

    >>> ray("MAI", "MI"), ray("NAI", "KO"), ray("ZO", "XAI")
    ((-1, 0), (-1, -1), (2, 1))
    """
    (row, column), (row_to, column_to) = place(start), place(to)
    down, right = row_to - row, column_to - column
    for divisor in range(distance(start, to), 1, -1):
        if down % divisor == 0 and right % divisor == 0:
            return down // divisor, right // divisor
    return down, right


class Looked(Set[str]):
    """A set of squares, given as a number, that notes which squares were asked about.

    >>> board = Looked(0b110)
    >>> "KA" in board, "LA" in board, bin(board.asked)
    (False, True, '0b11')
    >>> len(board), board.asked.bit_count()
    (2, 81)
    """

    __slots__ = ("asked", "squares")

    def __init__(self, squares: int) -> None:
        self.squares, self.asked = squares, 0

    @classmethod
    def _from_iterable(cls, squares: Iterable[str]) -> frozenset[str]:  # type: ignore[override]
        return frozenset(squares)

    def __contains__(self, square: object) -> bool:
        bit = BIT[square]  # type: ignore[index]
        self.asked |= bit
        return self.squares & bit != 0

    def __iter__(self) -> Iterator[str]:
        self.asked = ALL
        return iter(in_set(self.squares))

    def __len__(self) -> int:
        self.asked = ALL
        return self.squares.bit_count()
