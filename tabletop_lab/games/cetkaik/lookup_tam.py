"""What tam can do (CK-8), remembered by what stands around it: see `lookup`.

Tam's actions are counted and found by index without being listed: a position has hundreds.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from .actions import TamMove
from .groups import nth, numbers
from .squares import SQUARES, bits, in_set

if TYPE_CHECKING:
    from .chapters.moving import Moving

MOST_STEPS, MOST_LISTS = 100_000, 150_000

Prefix = tuple[str, tuple[str, ...], tuple[str, ...]]
"""Tam's origin, the squares of all its steps but the last, and the via points of all steps ('' for none)."""


class Step:
    """One king step from a square: sets of targets by via point, that without one ('' as its name) first.

    `direct` and `indirect` are the numbers of all targets without and with a via point, `plain` and `total` how many.
    """

    __slots__ = ("direct", "indirect", "legs", "plain", "total")

    def __init__(self, empty: int, over: list[tuple[str, int]]) -> None:
        self.legs = (("", empty), *over)
        self.direct = numbers(empty)
        self.indirect = [to for _, targets in over for to in numbers(targets)]
        self.plain = len(self.direct)
        self.total = self.plain + len(self.indirect)


class TamLookup:
    """The steps of tam from every square, by what stands on the squares around."""

    def __init__(self, chapter: Moving) -> None:
        self.lengths = chapter.tam_lengths()
        self.via_limit = chapter.rules.tam_via_limit
        self.may_return = chapter.tam_may_return()
        self.ring = [bits(chapter.king_steps(square)) for square in SQUARES]
        self.around = [ring | _union(self.ring, ring) for ring in self.ring]
        self.lists: dict[tuple[Prefix, int], tuple[TamMove, ...]] = {}
        self.forget()

    def forget(self) -> None:
        """Begin anew; nothing is lost but time."""
        self.steps: list[dict[int, Step]] = [{} for _ in SQUARES]
        self.kept = 0

    def step(self, at: int, occupied: int) -> Step:
        """One king step from a square, to an empty one or over a piece next to it; `occupied` without tam."""
        ring = self.ring[at]
        # Where the neighbours are empty, it does not matter what stands behind them.
        key = occupied & ring
        if key:
            key = occupied & self.around[at]
        return self.steps[at].get(key) or self._put_together(at, occupied, key)

    def _put_together(self, at: int, occupied: int, key: int) -> Step:
        if self.kept >= MOST_STEPS:
            self.forget()
        ring = self.ring[at]
        over = [(SQUARES[via], self.ring[via] & ~occupied) for via in numbers(ring & occupied)]
        step = self.steps[at][key] = Step(ring & ~occupied, over)
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
        if length + 1 == self.lengths[-1]:
            for to in step.direct:
                count += self.step(to, occupied).total if vias else self.step(to, occupied).plain
            if vias:
                for to in step.indirect:
                    count += self.step(to, occupied).plain if vias == 1 else self.step(to, occupied).total
        elif length < self.lengths[-1]:
            for to in step.direct:
                count += self._count(to, occupied, length + 1, vias)
            if vias:
                for to in step.indirect:
                    count += self._count(to, occupied, length + 1, vias - 1)
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


def _union(sets: list[int], which: int) -> int:
    union = 0
    for number in numbers(which):
        union |= sets[number]
    return union
