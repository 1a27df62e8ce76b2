"""Actions in bundles, so that they can be counted and found without being listed.

A `Group` is what one piece can do with one first leg; `PieceActions` all that one piece can do. Sets of squares are
numbers with a bit each (see `squares`).
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING

from tabletop_lab.games.cetkaik.content.squares import SQUARES, in_set

from .actions import Move

if TYPE_CHECKING:
    from .lookup_moves import MoveLookup

Moves = tuple[Move, ...]
NO_VIA = -1
"""Stands for the number of the via point where there is none."""


@dataclass(frozen=True, slots=True)
class Group:
    """All actions of a kind of piece with one origin and one via point ('' for none), as two sets of targets.

    Without a via point all targets are `finite`: how they are reached matters only after stepping (CK-5.2).
    """

    kind: str
    origin: str
    via: str
    finite: int
    infinite: int = 0

    @property
    def squares(self) -> tuple[str, ...]:
        """Every target, in board order.

        >>> Group("bow", "LAI", "", 5).squares
        ('KA', 'NA')
        """
        return tuple(in_set(self.finite | self.infinite))


class PieceActions:
    """What one piece can do, and for which situations that holds: those that agree with `pattern` where `mask` is set.

    `ends` are the targets of plain moves, `over` for each via point (its number) those of finite and of infinite second
    legs. `plain`, `step` and `far` say how many actions there are of each of these sorts, `count` how many altogether.
    `after` tells what came next in other games, by how the situation then differed.
    """

    __slots__ = (
        "_groups", "_listed", "after", "count", "ends", "far", "kind", "mask", "number", "over", "pattern", "plain",
        "step",
    )  # fmt: skip

    def __init__(
        self, kind: str, number: int, mask: int, pattern: int, ends: int, over: list[tuple[int, int, int]]
    ) -> None:
        self.kind, self.number, self.mask, self.pattern, self.ends, self.over = kind, number, mask, pattern, ends, over
        self.plain = ends.bit_count()
        step = far = 0
        for _, finite, infinite in over:
            step += finite.bit_count()
            far += infinite.bit_count()
        self.step, self.far = step, far
        self.count = self.plain + step + far
        self.after: dict[int, PieceActions] = {}
        self._groups: list[Group] | None = None
        self._listed: tuple[Moves, Moves, Moves] | None = None

    @property
    def groups(self) -> list[Group]:
        """The same as groups: that without a via point first (perhaps without targets), then by via point."""
        if self._groups is None:
            kind, origin = self.kind, SQUARES[self.number]
            over = [Group(kind, origin, SQUARES[via], finite, infinite) for via, finite, infinite in self.over]
            self._groups = [Group(kind, origin, "", self.ends), *over]
        return self._groups

    def listed(self, moves: MoveLookup) -> tuple[Moves, Moves, Moves]:
        """The moves of each sort, in board order of via points and then of targets."""
        if self._listed is None:
            kind, number = self.kind, self.number
            step: list[Move] = []
            far: list[Move] = []
            for via, finite, infinite in self.over:
                if finite:
                    step += moves[kind, number, via, False][finite]
                if infinite:
                    far += moves[kind, number, via, True][infinite]
            self._listed = moves[kind, number, NO_VIA, False][self.ends], tuple(step), tuple(far)
        return self._listed


def nth(squares: int, index: int) -> int:
    """The number of the square at an index of a set, in board order.

    >>> nth(0b10110, 2)
    4
    """
    for _ in range(index):
        squares &= squares - 1
    return (squares & -squares).bit_length() - 1


@lru_cache(maxsize=100_000)
def numbers(squares: int) -> tuple[int, ...]:
    """The numbers of the squares of a set.

    >>> numbers(0b10110)
    (1, 2, 4)
    """
    found = []
    while squares:
        low = squares & -squares
        found.append(low.bit_length() - 1)
        squares ^= low
    return tuple(found)
