"""A movement as it stands: where the pawn is, what it has left, what is in its way; and a step of it."""

from __future__ import annotations

from typing import NamedTuple

from .content.costs import Costs


class Step(NamedTuple):
    """One step of a movement, squares as numbers.

    `over`: the square that is jumped (the first, where several in a row may be jumped), or -1. `via`: the far passage
    that is travelled to before the step off it, or -1. `must`: the movement goes on while it can be paid (TD-5.3).
    """

    cost: int
    to: int
    over: int = -1
    via: int = -1
    must: bool = True


Way = tuple[Step, ...]


class Going(NamedTuple):
    """A movement as it stands; squares as numbers, sets of squares as bits.

    `left`: the moves that are left; the last `extra` of them need not be spent (TD-12.4). `pawns`: every other pawn.
    `visited`: the squares of this movement so far (TD-5.2). `hats`: pawns that may not be jumped again (TD-11.14).
    `passages`: the two passages if both lie face up (TD-10.15). `goals`: open routes, where a movement ends (TD-10.13).

    >>> Going(at=3, left=2).after(Step(1, 4))
    Going(at=4, left=1, pawns=0, visited=24, hats=0, passages=(), goals=0, extra=0, costs=Costs(step=1, diagonal=2, \
jump=1, diagonal_jump=2))
    """

    at: int
    left: int
    pawns: int = 0
    visited: int = 0
    hats: int = 0
    passages: tuple[int, ...] = ()
    goals: int = 0
    extra: int = 0
    costs: Costs = Costs()

    def at_square(self, at: int, left: int, visited: int) -> Going:
        """The same movement at another square."""
        _, _, pawns, _, hats, passages, goals, extra, costs = self
        return Going(at, left, pawns, visited, hats, passages, goals, extra, costs)

    def after(self, step: Step) -> Going:
        """The movement after a step."""
        visited = self.visited | 1 << self.at | 1 << step.to
        if step.via >= 0:
            visited |= 1 << step.via
        _, _, pawns, _, *rest = self
        return Going(step.to, self.left - step.cost, pawns, visited, *rest)
