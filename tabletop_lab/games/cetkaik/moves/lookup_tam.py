"""What tam can do (CK-8), remembered by what stands around it: see `lookup`.

Tam's actions are counted and found by index without being listed: a position has hundreds.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from tabletop_lab.games.cetkaik.content.squares import SQUARES, bits

from .groups import NO_VIA, nth, numbers
from .tam_paths import Path, Paths

if TYPE_CHECKING:
    from tabletop_lab.games.cetkaik.chapters.moving import Moving

    from .actions import TamMove

MOST_STEPS, MOST_WHOLE, MOST_PATHS = 60_000, 5_000, 200_000
"""How much is kept of each before all of it is forgotten."""


class Step:
    """One king step from a square: sets of targets by via point, that without one first.

    `direct` and `indirect` are the numbers of all targets without and with a via point, in order; `ways` are all
    (via point, target) in that order.
    """

    __slots__ = ("direct", "indirect", "legs", "ways")

    def __init__(self, empty: int, over: list[tuple[int, int]]) -> None:
        self.legs = ((NO_VIA, empty), *over)
        self.ways = [(via, to) for via, targets in self.legs for to in numbers(targets)]
        self.direct = [to for via, to in self.ways if via == NO_VIA]
        self.indirect = [to for via, to in self.ways if via != NO_VIA]


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
        self.paths = Paths()
        self.forget()

    def forget(self) -> None:
        """Begin anew; nothing is lost but time."""
        self.steps: list[dict[int, Step]] = [{} for _ in SQUARES]
        self.totals: list[dict[int, int]] = [{} for _ in SQUARES]
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
            over = [(via, self.ring[via] & ~occupied) for via in numbers(ring & occupied)]
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
                sizes = len(self.listed(at, occupied)), []
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

    def _legs(self, at: int, occupied: int, left: int) -> tuple[tuple[int, int], ...]:
        """The targets of a step by via point, as far as via points are left."""
        return self.step(at, occupied).legs if left else ((NO_VIA, self.ring[at] & ~occupied),)

    def at(self, at: int, occupied: int, index: int) -> TamMove:
        """The action at an index of all."""
        if self.may_return:
            return self._at(self._begin(at), at, occupied, self.via_limit, index)
        return self.listed(at, occupied)[index]

    def _at(self, path: Path, at: int, occupied: int, left: int, index: int) -> TamMove:
        """Find it without making the others: only the branch that holds it is followed."""
        if path.length in self.lengths:
            for via, targets in self._legs(at, occupied, left):
                size = targets.bit_count()
                if index < size:
                    return path.ends(via).move(nth(targets, index))
                index -= size
        branches = [] if path.steps else self._sizes(at, occupied)[1]
        for which, size in enumerate(branches or self._branches(at, occupied, path.length, left)):
            if index < size:
                via, to = self.step(at, occupied).ways[which]
                return self._at(path.on(via, to), to, occupied, left - (via != NO_VIA), index)
            index -= size
        raise IndexError(index)

    def listed(self, at: int, occupied: int) -> list[TamMove]:
        """All actions of tam in order, not to be changed.

        From each square the steps without a via point come first, then by via point; within, by board order.
        """
        key = (at, occupied & self.far_around[at])
        moves = self.whole.get(key)
        if moves is None:
            if len(self.whole) >= MOST_WHOLE:
                self.whole.clear()
            moves = self.whole[key] = []
            barred = 0 if self.may_return else 1 << at
            self._list(moves, self._begin(at), at, ~barred, occupied, self.via_limit)
        return moves

    def _begin(self, at: int) -> Path:
        if self.paths.made >= MOST_PATHS:
            self.paths = Paths()
        return self.paths.begin[at]

    def _list(self, moves: list[TamMove], path: Path, at: int, ends: int, occupied: int, left: int) -> None:
        """Go on from a square in every way; `ends` are the squares where tam may end."""
        if path.length in self.lengths:
            for via, targets in self._legs(at, occupied, left):
                moves += path.ends(via)[targets & ends]
        if path.length < self.lengths[-1]:
            step = self.step(at, occupied)
            for via, to in step.ways if left else step.ways[: len(step.direct)]:
                self._list(moves, path.on(via, to), to, ends, occupied, left - (via != NO_VIA))


def _union(sets: list[int], which: int) -> int:
    union = 0
    for number in numbers(which):
        union |= sets[number]
    return union
