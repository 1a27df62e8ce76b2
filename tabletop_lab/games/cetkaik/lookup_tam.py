"""What tam can do (CK-8), remembered by what stands around it: see `lookup`.

Tam's actions are counted and found by index without being listed: a position has hundreds.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from .actions import TamMove
from .groups import nth, numbers
from .squares import NUMBER, SQUARES, bits, in_set

if TYPE_CHECKING:
    from .chapters.moving import Moving

MOST_STEPS, MOST_LISTS, MOST_WHOLE = 60_000, 20_000, 5_000

Names = tuple[str, ...]
Prefix = tuple[str, Names, Names]
"""Tam's origin, the squares of all its steps but the last, and the via points of all steps ('' for none)."""


class Step:
    """One king step from a square: sets of targets by via point, that without one ('' as its name) first.

    `direct` and `indirect` are the numbers of all targets without and with a via point, in order.
    """

    __slots__ = ("direct", "indirect", "legs")

    def __init__(self, empty: int, over: list[tuple[str, int]]) -> None:
        self.legs = (("", empty), *over)
        self.direct = numbers(empty)
        self.indirect = [to for _, targets in over for to in numbers(targets)]

    def way(self, index: int) -> tuple[str, str]:
        """The via point ('' for none) and the target at an index of all."""
        for via, targets in self.legs:
            size = targets.bit_count()
            if index < size:
                return via, nth(targets, index)
            index -= size
        raise IndexError(index)


class TamLookup:
    """The steps of tam from every square, by what stands on the squares around."""

    def __init__(self, chapter: Moving) -> None:
        self.lengths = chapter.tam_lengths()
        self.via_limit = chapter.rules.tam_via_limit
        self.may_return = chapter.tam_may_return()
        self.ring = [bits(chapter.king_steps(square)) for square in SQUARES]
        self.around = [ring | _union(self.ring, ring) for ring in self.ring]
        self.far_around = self.ring
        for _ in range(1, self.lengths[-1] + min(self.via_limit, self.lengths[-1])):
            self.far_around = [squares | _union(self.ring, squares) for squares in self.far_around]
        self.sizes: dict[tuple[int, int], tuple[int, list[int]]] = {}
        self.whole: dict[tuple[int, int], list[TamMove]] = {}
        """All of tam's actions by what stands as far around as any of them can depend on."""
        self.lists: dict[tuple[str, Names, Names, bool, Step], tuple[TamMove, ...]] = {}
        self.forget()

    def forget(self) -> None:
        """Begin anew; nothing is lost but time."""
        self.steps: list[dict[int, Step]] = [{} for _ in SQUARES]
        self.totals: list[dict[int, int]] = [{} for _ in SQUARES]
        self.lists.clear()
        self.whole.clear()
        self.sizes.clear()
        self.kept = 0

    def step(self, at: int, occupied: int) -> Step:
        """One king step from a square, to an empty one or over a piece next to it; `occupied` without tam."""
        # Where all neighbours are empty, it does not matter what stands behind them.
        key = occupied & self.ring[at] and occupied & self.around[at]
        found = self.steps[at].get(key)
        if found is None:
            self._keep()
            ring = self.ring[at]
            over = [(SQUARES[via], self.ring[via] & ~occupied) for via in numbers(ring & occupied)]
            found = self.steps[at][key] = Step(ring & ~occupied, over)
        return found

    def _keep(self) -> None:
        if self.kept >= MOST_STEPS:
            self.forget()
        self.kept += 1

    def last_step(self, at: int, occupied: int, vias: int) -> int:
        """How many king steps there are from a square, without making them."""
        rings = self.ring
        ring = rings[at]
        near = occupied & ring
        if not near or not vias:
            return (ring & ~occupied).bit_count()
        key = occupied & self.around[at]
        total = self.totals[at].get(key)
        if total is None:
            self._keep()
            empty = ~occupied
            total = (ring & empty).bit_count()
            while near:
                via = near & -near
                near ^= via
                total += (rings[via.bit_length() - 1] & empty).bit_count()
            self.totals[at][key] = total
        return total

    def count(self, at: int, occupied: int) -> int:
        """How many actions tam has."""
        return self._sizes(at, occupied)[0]

    def _sizes(self, at: int, occupied: int) -> tuple[int, list[int]]:
        """How many actions tam has; and where its steps branch at once: how many begin with each first step."""
        key = (at, occupied & self.far_around[at])
        sizes = self.sizes.get(key)
        if sizes is None:
            if len(self.sizes) >= MOST_WHOLE:
                self.sizes.clear()
            if not self.may_return:
                sizes = sum([targets.bit_count() for _, targets in self.groups(at, occupied)]), []
            elif 1 in self.lengths:
                sizes = self._count(at, occupied, 1, self.via_limit), []
            else:
                branches = self._branches(at, occupied, 1, self.via_limit)
                sizes = sum(branches), branches
            self.sizes[key] = sizes
        return sizes

    def _count(self, at: int, occupied: int, length: int, vias: int) -> int:
        """How many ways there are to go on from a square with the step of this number."""
        count = self.last_step(at, occupied, vias) if length in self.lengths else 0
        return count + sum(self._branches(at, occupied, length, vias)) if length < self.lengths[-1] else count

    def _branches(self, at: int, occupied: int, length: int, vias: int) -> list[int]:
        """For each step of this number from a square, in order, how many ways there are to go on after it."""
        step = self.step(at, occupied)
        if length + 1 == self.lengths[-1]:  # most of the work
            last = self.last_step
            branches = [last(to, occupied, vias) for to in step.direct]
            if vias == 1:
                rings, empty = self.ring, ~occupied
                branches += [(rings[to] & empty).bit_count() for to in step.indirect]
            elif vias:
                branches += [last(to, occupied, vias - 1) for to in step.indirect]
        else:
            branches = [self._count(to, occupied, length + 1, vias) for to in step.direct]
            if vias:
                branches += [self._count(to, occupied, length + 1, vias - 1) for to in step.indirect]
        return branches

    def _legs(self, step: Step, left: int) -> tuple[tuple[str, int], ...]:
        """The targets of a step by via point, as far as via points are left."""
        return step.legs if left else step.legs[:1]

    def groups(self, at: int, occupied: int) -> list[tuple[Prefix, int]]:
        """All actions of tam as (everything but the last square, the last squares), in order.

        From each square the steps without a via point come first, then by via point; within, by board order.
        """
        barred = 0 if self.may_return else 1 << at
        found = self._groups(SQUARES[at], at, occupied, (), (), self.via_limit)
        return [(prefix, targets & ~barred) for prefix, targets in found if targets & ~barred]

    def _groups(
        self, origin: str, at: int, occupied: int, steps: Names, vias: Names, left: int
    ) -> Iterator[tuple[Prefix, int]]:
        length = len(steps) + 1
        legs = self._legs(self.step(at, occupied), left)
        if length in self.lengths:
            for via, targets in legs:
                yield (origin, steps, (*vias, via)), targets
        if length < self.lengths[-1]:
            for via, targets in legs:
                for to in numbers(targets):
                    after = (*steps, SQUARES[to]), (*vias, via), left - (via != "")
                    yield from self._groups(origin, to, occupied, *after)

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

    def _at(self, origin: str, at: int, occupied: int, steps: Names, vias: Names, left: int, index: int) -> TamMove:
        """Find it without making the others: only the branch that holds it is followed."""
        length = len(steps) + 1
        step = self.step(at, occupied)
        if length in self.lengths:
            for via, targets in self._legs(step, left):
                size = targets.bit_count()
                if index < size:
                    return TamMove(origin, (*steps, nth(targets, index)), (*vias, via))
                index -= size
        branches = [] if steps else self._sizes(at, occupied)[1]
        for which, size in enumerate(branches or self._branches(at, occupied, length, left)):
            if index < size:
                via, to = step.way(which)
                rest = left - (via != "")
                return self._at(origin, NUMBER[to], occupied, (*steps, to), (*vias, via), rest, index)
            index -= size
        raise IndexError(index)

    def listed(self, at: int, occupied: int) -> list[TamMove]:
        """All actions of tam, in the order of the groups; not to be changed."""
        key = (at, occupied & self.far_around[at])
        moves = self.whole.get(key)
        if moves is None:
            if len(self.lists) >= MOST_LISTS:
                self.lists.clear()
            if len(self.whole) >= MOST_WHOLE:
                self.whole.clear()
            moves = self.whole[key] = []
            self._list(moves, SQUARES[at], at, occupied, (), (), self.via_limit)
        return moves

    def _list(
        self, moves: list[TamMove], origin: str, at: int, occupied: int, steps: Names, vias: Names, left: int
    ) -> None:
        step = self.step(at, occupied)
        length = len(steps) + 1
        if length in self.lengths:
            key = (origin, steps, vias, left > 0, step)
            known = self.lists.get(key)
            if known is None:
                legs = [(via, to) for via, targets in self._legs(step, left) for to in in_set(targets)]
                ends = [TamMove(origin, (*steps, to), (*vias, via)) for via, to in legs]
                known = self.lists[key] = tuple([move for move in ends if self.may_return or not move.returns])
            moves += known
        if length < self.lengths[-1]:
            for via, targets in self._legs(step, left):
                over, rest = (*vias, via), left - (via != "")
                for to in numbers(targets):
                    self._list(moves, origin, to, occupied, (*steps, SQUARES[to]), over, rest)


def _union(sets: list[int], which: int) -> int:
    union = 0
    for number in numbers(which):
        union |= sets[number]
    return union
