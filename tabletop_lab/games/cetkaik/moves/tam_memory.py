"""What tam can do (CK-8), remembered by the pieces around it: see `memory`.

The rule functions say what one step is. Here steps are combined, so that tam's actions can be counted and found by
index without being listed: a position has hundreds.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Any, TypeVar

from tabletop_lab.games.cetkaik.content.squares import NUMBER, SQUARES

from .legs import Known
from .mover import Board
from .sets import mask_of, nth, numbers
from .tam_paths import NO_VIA, Path, Paths

if TYPE_CHECKING:
    from tabletop_lab.games.cetkaik.chapters.choosing import Choosing

    from .actions import TamMove

T = TypeVar("T")

MOST_COUNTS, MOST_PATHS = 60_000, 200_000
"""How many of each are kept before all of them are forgotten."""

Way = tuple[int, int]
"""One king step: the number of its via point (or NO_VIA), and of the square it ends on."""


class Step:
    """One king step from a square: the targets by via point, those without one first; `size`: how many there are.

    `looked`: the squares on which that depends. `counts`: how many actions of tam begin with it, if it is the first
    step.
    """

    __slots__ = ("_ways", "counts", "legs", "looked", "size")

    def __init__(self, legs: list[tuple[int, int]], looked: int) -> None:
        self.legs, self.size, self.looked = legs, sum([targets.bit_count() for _, targets in legs]), looked
        self.counts: Known[list[int]] | None = None
        self._ways: list[Way] | None = None

    @property
    def ways(self) -> list[Way]:
        """Return the ways of making the step, one by one."""
        if self._ways is None:
            self._ways = [(via, to) for via, targets in self.legs for to in numbers(targets)]
        return self._ways


class Around(Known[Step]):
    """The steps from a square, for all boards that agree on the via points (`over`) and on the open squares."""

    __slots__ = ("looked", "onto", "over")

    def __init__(self, over: tuple[int, ...], onto: int, looked: int) -> None:
        super().__init__()
        self.over, self.onto, self.looked = over, onto, looked


class TamMemory:
    """The steps of tam from every square, by the pieces on the squares that the rule functions asked about."""

    def __init__(self, asked: Choosing) -> None:
        self.asked = asked
        self.lengths, self.may_return = asked.tam_lengths(), asked.tam_may_return()
        self.last = max(self.lengths, default=0)
        self.onto: list[Known[int]] = _for_every_square()
        self.over: dict[int, list[Known[int]]] = defaultdict(_for_every_square)
        self.looked = 0
        """The squares on which the present result depends."""
        self.forget()

    def forget(self) -> None:
        """Forget everything; only time is lost."""
        self.steps: dict[int, list[Known[Around]]] = defaultdict(_for_every_square)
        self.paths = Paths()
        self.kept = 0

    # --- what the paragraphs say --------------------------------------------------------------------------------------

    def _onto(self, at: int, occupied: int) -> int:
        """Return the squares of one king step from a square; `occupied` without tam."""
        known = self.onto[at]
        found = known.get(occupied & known.mask)
        if found is None:
            board = Board(occupied)
            found = mask_of(self.asked.tam_step(board, SQUARES[at]))
            known.learn(occupied, board.looked, found)
        self.looked |= known.mask
        return found

    def _over(self, at: int, occupied: int, used: int) -> int:
        """Return the via points of a step from a square, if `used` via points were used before."""
        known = self.over[used][at]
        found = known.get(occupied & known.mask)
        if found is None:
            board = Board(occupied)
            found = mask_of(self.asked.tam_via_points(board, SQUARES[at], used))
            known.learn(occupied, board.looked, found)
        self.looked |= known.mask
        return found

    def step(self, at: int, occupied: int, used: int) -> Step:
        """Return one step from a square, without and with a via point, if `used` via points were used before."""
        known = self.steps[used][at]
        around = known.get(occupied & known.mask)
        before = self.looked
        if around is None:
            self.looked = 0
            over = numbers(self._over(at, occupied, used))
            around = Around(over, self._onto(at, occupied), self.looked)
            known.learn(occupied, self.looked, around)
        step = around.get(occupied & around.mask)
        if step is None:
            self.looked = 0
            legs = [(NO_VIA, around.onto), *[(via, self._onto(via, occupied)) for via in around.over]]
            step = Step(legs, around.looked | self.looked)
            around.learn(occupied, self.looked, step)
            self.kept += 1
        self.looked = before | step.looked
        return step

    # --- one step after another ---------------------------------------------------------------------------------------

    def count(self, at: int, occupied: int, length: int = 1, used: int = 0) -> list[int]:
        """Count the actions from the step of this number on.

        First those that end with this step; then, for each way of making it, those that go on."""
        step = self.step(at, occupied, used)
        ending = step.size if length in self.lengths else 0
        if length >= self.last:
            return [ending]
        if length + 1 == self.last:
            return self._count_last(ending, step, occupied, used)
        return [ending, *[sum(self.count(to, occupied, length + 1, used + (via != NO_VIA))) for via, to in step.ways]]

    def _count_last(self, ending: int, step: Step, occupied: int, used: int) -> list[int]:
        """Count the same if only the last step is left: most of the work is done here."""
        counts, looked = [ending], self.looked
        onto, over = self.steps[used], self.steps[used + 1]
        for via, to in step.ways:
            known = onto[to] if via == NO_VIA else over[to]
            around = known.get(occupied & known.mask)
            last = around.get(occupied & around.mask) if around is not None else None
            if last is None:
                last = self.step(to, occupied, used + (via != NO_VIA))
            looked |= last.looked
            counts.append(last.size)
        self.looked = looked
        return counts

    def counts_of(self, at: int, occupied: int) -> list[int]:
        """Return `count` from tam's own square, remembered."""
        if self.kept >= MOST_COUNTS:
            self.forget()
        step = self.step(at, occupied, 0)
        if step.counts is None:
            step.counts = Known()
        known = step.counts
        counts = known.get(occupied & known.mask)
        if counts is None:
            self.looked = 0
            counts = self.count(at, occupied)
            known.learn(occupied, self.looked, counts)
            self.kept += 1
        return counts

    def at(self, path: Path, at: int, occupied: int, used: int, index: int) -> TamMove:
        """Return the action at an index of all that go on from here; the others are not made."""
        step = self.step(at, occupied, used)
        if path.length in self.lengths:
            for via, targets in step.legs:
                size = targets.bit_count()
                if index < size:
                    return path.ends(via).move(nth(targets, index))
                index -= size
        if path.length < self.last:
            counts = self.count(at, occupied, path.length, used) if path.steps else self.counts_of(at, occupied)
            for which, size in enumerate(counts[1:]):
                if index < size:
                    via, to = step.ways[which]
                    return self.at(path.on(via, to), to, occupied, used + (via != NO_VIA), index)
                index -= size
        raise IndexError(index)

    def listed(self, path: Path, at: int, occupied: int, used: int, ends: int) -> Iterator[TamMove]:
        """Yield all actions that go on from here, those that end with the next step first.

        `ends`: the squares on which tam may end.
        """
        step = self.step(at, occupied, used)
        if path.length in self.lengths:
            for via, targets in step.legs:
                yield from path.ends(via)[targets & ends]
        if path.length < self.last:
            for via, to in step.ways:
                yield from self.listed(path.on(via, to), to, occupied, used + (via != NO_VIA), ends)

    def begin(self, at: int) -> Path:
        """Return the path without any step yet."""
        if self.paths.made >= MOST_PATHS:
            self.paths = Paths()
        return self.paths.begin[at]


def _for_every_square() -> list[Known[T]]:
    return [Known() for _ in SQUARES]


class TamMoves(Sequence["TamMove"]):
    """All actions of tam, step by step, those without a via point first, in board order; made when they are needed."""

    __slots__ = ("_all", "_count", "at", "memory", "occupied")

    def __init__(self, memory: TamMemory, board: dict[str, str], tam: str) -> None:
        self.memory, self.at = memory, NUMBER[tam]
        self.occupied = mask_of(board) & ~(1 << self.at)
        self._all: list[TamMove] | None = None
        self._count = sum(memory.counts_of(self.at, self.occupied)) if memory.may_return else len(self.listed())

    def listed(self) -> list[TamMove]:
        """Return all of them."""
        if self._all is None:
            memory, at = self.memory, self.at
            ends = ~0 if memory.may_return else ~(1 << at)
            self._all = list(memory.listed(memory.begin(at), at, self.occupied, 0, ends))
        return self._all

    def __len__(self) -> int:
        return self._count

    def __getitem__(self, index: Any) -> Any:
        memory = self.memory
        if self._all is not None or isinstance(index, slice) or not 0 <= index < self._count:
            return self.listed()[index]
        return memory.at(memory.begin(self.at), self.at, self.occupied, 0, index)

    def __iter__(self) -> Iterator[TamMove]:
        return iter(self.listed())
