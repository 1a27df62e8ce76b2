"""The ways over the map: loops over the steps that the chapters allow (`chapters/moving_steps.py`)."""

from __future__ import annotations

from heapq import heappop, heappush
from typing import TYPE_CHECKING

from .going import Going, Way

if TYPE_CHECKING:
    from .chapters.moving_steps import MovingSteps


def walks(game: MovingSteps, going: Going) -> dict[int, Way]:
    """Where a Move may end (TD-5.3, 10.13), each square with a way: few jumps first, then few steps."""
    best: dict[int, Way] = {}
    seen = set()
    count = 0  # the order of ways that are equally short
    edge: list[tuple[int, int, int, Going, Way]] = [(0, 0, 0, going, ())]
    while edge:
        jumps, length, _, now, way = heappop(edge)
        if (now.at, now.left, now.visited) in seen:
            continue
        seen.add((now.at, now.left, now.visited))
        arrived = now.goals >> now.at & 1
        steps = [] if arrived else game.steps(now)
        if arrived or game.may_stop(now, steps):
            best.setdefault(now.at, way)
        for step in steps:
            count += 1
            heappush(edge, (jumps + (step.over >= 0), length + 1, count, now.after(step), (*way, step)))
    return best


def reach(game: MovingSteps, going: Going) -> dict[int, Way]:
    """Every square that can be reached within the allowance, with a cheapest way: few moves, few jumps, few steps.

    A cheapest way never comes back, so only what matters of the squares behind it is kept: where it began, and which
    passages it has used up.
    """
    best: dict[int, Way] = {}
    done = set()
    begun = going.visited | 1 << going.at
    edge: list[tuple[int, int, int, int, int, Way]] = [(0, 0, 0, going.at, begun, ())]
    used_up = sum(1 << passage for passage in going.passages)
    while edge:
        spent, jumps, count, here, visited, way = heappop(edge)
        if (here, visited) in done:
            continue
        done.add((here, visited))
        best.setdefault(here, way)
        if going.goals >> here & 1:
            continue
        for step in game.steps(going.at_square(here, going.left - spent, visited)):
            after = visited | (1 << step.to & used_up)
            if step.via >= 0:
                after |= used_up
            cost, jumped = spent + step.cost, jumps + (step.over >= 0)
            heappush(edge, (cost, jumped, count + 1, step.to, after, (*way, step)))
    return best


def cost_of(way: Way) -> int:
    """The moves that a way takes.

    >>> from .going import Step
    >>> cost_of((Step(1, 4), Step(2, 9)))
    3
    """
    return sum(step.cost for step in way)
