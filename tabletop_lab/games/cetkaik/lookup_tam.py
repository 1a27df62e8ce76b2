"""What tam can do (CK-8), remembered by what stands around it: see `lookup`.

Tam's actions are counted and found by index without being listed: a position has hundreds.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from .actions import TamMove
from .groups import nth, numbers
from .reach import Looked
from .squares import NUMBER, SQUARES, bits, in_set

if TYPE_CHECKING:
    from .chapters.moving import Moving

MOST_STEPS, MOST_LISTS = 100_000, 150_000

Prefix = tuple[str, tuple[str, ...], tuple[str, ...]]
"""Tam's origin, the squares of all its steps but the last, and the via points of all steps ('' for none)."""


class Step:
    """One king step from a square: the targets without and with a via point ('' first), and how many there are."""

    __slots__ = ("direct", "legs", "plain", "total")

    def __init__(self, legs: tuple[tuple[str, int], ...]) -> None:
        self.legs = legs
        self.direct = numbers(legs[0][1])
        self.plain = legs[0][1].bit_count()
        self.total = sum([targets.bit_count() for _, targets in legs])


class TamLookup:
    """The steps of tam from every square, by the squares that were looked at."""

    def __init__(self, chapter: Moving) -> None:
        self.chapter = chapter
        self.lengths = chapter.tam_lengths()
        self.via_limit = chapter.rules.tam_via_limit
        self.may_return = chapter.tam_may_return()
        self.steps: list[tuple[int, dict[int, Step]]] = [(0, {}) for _ in SQUARES]
        self.lists: dict[tuple[Prefix, int], tuple[TamMove, ...]] = {}
        self.kept = 0

    def step(self, at: int, occupied: int) -> Step:
        """One king step from a square; `occupied` without tam."""
        mask, known = self.steps[at]
        return known.get(occupied & mask) or self._walk(at, occupied)

    def _walk(self, at: int, occupied: int) -> Step:
        if self.kept >= MOST_STEPS:
            self.steps, self.kept = [(0, {}) for _ in SQUARES], 0
        board = Looked(frozenset(in_set(occupied)))
        found: dict[str, set[str]] = {"": set()}
        for via, to in self.chapter.tam_step(SQUARES[at], board):
            found.setdefault(via, set()).add(to)
        vias = sorted(found, key=lambda via: NUMBER.get(via, -1))
        step = Step(tuple([(via, bits(found[via])) for via in vias]))
        mask, known = self.steps[at]
        mask |= bits(board.asked)
        known[occupied & mask] = step
        self.steps[at] = mask, known
        self.kept += 1
        return step

    def count(self, at: int, occupied: int) -> int:
        """How many actions tam has."""
        if not self.may_return:
            return sum([targets.bit_count() for _, targets in self.groups(at, occupied)])
        return self._count(at, occupied, 1, self.via_limit)

    def _count(self, at: int, occupied: int, length: int, vias: int) -> int:
        """How many ways there are to go on from a square with the step of this number."""
        step = self.step(at, occupied)
        count = 0
        if length in self.lengths:
            count = step.total if vias else step.plain
        if length < self.lengths[-1]:
            for via, targets in step.legs if vias else step.legs[:1]:
                for to in numbers(targets):
                    count += self._count(to, occupied, length + 1, vias - (via != ""))
        return count

    def groups(self, at: int, occupied: int) -> list[tuple[Prefix, int]]:
        """All actions of tam as (everything but the last square, the last squares), in order.

        From each square the steps without a via point come first, then by via point; within, by board order.
        """
        barred = 0 if self.may_return else 1 << at
        found = self._groups(SQUARES[at], at, occupied, (), (), self.via_limit)
        return [(prefix, targets & ~barred) for prefix, targets in found if targets & ~barred]

    def _groups(
        self, origin: str, at: int, occupied: int, steps: tuple[str, ...], vias: tuple[str, ...], left: int
    ) -> Iterator[tuple[Prefix, int]]:
        length = len(steps) + 1
        for via, targets in self.step(at, occupied).legs:
            if via and not left:
                break
            over = (*vias, via)
            if length in self.lengths:
                yield (origin, steps, over), targets
            if length < self.lengths[-1]:
                for to in numbers(targets):
                    yield from self._groups(origin, to, occupied, (*steps, SQUARES[to]), over, left - (via != ""))

    def at(self, at: int, occupied: int, index: int) -> TamMove:
        """The action at an index of all groups."""
        if self.may_return:
            return self._at(SQUARES[at], at, occupied, (), (), self.via_limit, index)
        for (origin, steps, vias), targets in self.groups(at, occupied):
            size = targets.bit_count()
            if index < size:
                return TamMove(origin, (*steps, nth(targets, index)), vias)
            index -= size
        raise IndexError(index)

    def _at(
        self, origin: str, at: int, occupied: int, steps: tuple[str, ...], vias: tuple[str, ...], left: int, index: int
    ) -> TamMove:
        length = len(steps) + 1
        for via, targets in self.step(at, occupied).legs:
            if via and not left:
                break
            over = (*vias, via)
            if length in self.lengths:
                size = targets.bit_count()
                if index < size:
                    return TamMove(origin, (*steps, nth(targets, index)), over)
                index -= size
            if length < self.lengths[-1]:
                rest = left - (via != "")
                for to in numbers(targets):
                    size = self._count(to, occupied, length + 1, rest)
                    if index < size:
                        return self._at(origin, to, occupied, (*steps, SQUARES[to]), over, rest, index)
                    index -= size
        raise IndexError(index)

    def listed(self, at: int, occupied: int) -> list[TamMove]:
        """All actions of tam."""
        if len(self.lists) >= MOST_LISTS:
            self.lists.clear()
        moves: list[TamMove] = []
        lists = self.lists
        for key in self.groups(at, occupied):
            known = lists.get(key)
            if known is None:
                (origin, steps, vias), targets = key
                known = lists[key] = tuple([TamMove(origin, (*steps, to), vias) for to in in_set(targets)])
            moves += known
        return moves
