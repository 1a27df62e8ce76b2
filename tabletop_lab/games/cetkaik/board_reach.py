"""Where a chosen piece can go, read from the actions that the open question offers: via what, how surely, taking what.
Nothing is worked out here that the actions do not say; the odds are those of `chances`.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import Any

from .actions import Move
from .board_facts import at_least
from .squares import NUMBER, distance

CERTAIN, NEVER = Fraction(1), Fraction(0)


@dataclass(frozen=True, slots=True)
class Reach:
    """One way to a square: over which piece, the chance to get there, and whether something is taken there."""

    via: str
    to: str
    odds: Fraction = CERTAIN
    capture: bool = False


def origins(decision: Any) -> tuple[str, ...]:
    """The squares and reserve pieces with which something can be done now; empty where the question is another."""
    found = decision.options.origins() if _asks_for_action(decision) else ()
    return tuple(origin if origin in NUMBER else f"@{origin}" for origin in found)


def _asks_for_action(decision: Any) -> bool:
    return decision is not None and decision.name == "action" and hasattr(decision.options, "origins")


def reaches(view: Any, decision: Any, chosen: str) -> tuple[Reach, ...]:
    """Every way that the open question offers to the chosen piece; empty where it offers none.

    `chosen`: a square or a reserve piece (`@rp`), or a square and the via point that was chosen after it (`MAU^MAI`).
    """
    if not _asks_for_action(decision):
        return ()
    actions, board = decision.options, view.board
    origin, _, over = chosen.lstrip("@").partition("^")
    found = []
    for action in actions.of(origin):
        if not isinstance(action, Move):
            found.append(Reach("", action.to))
        elif not over or action.via == over:
            for to in actions.game.landings(action):
                taken = to != origin and to in board
                found.append(Reach(action.via, to, _odds(actions.game, action, to), taken))
    return tuple(dict.fromkeys(found))


def _odds(game: Any, move: Move, to: str) -> Fraction:
    """The throws that a move needs to end on a square, one after another."""
    rules, odds = game.rules, CERTAIN
    enough = at_least(rules)
    if game.first_leg_needs_throw() and game.runs_to_its_via_point(move):
        odds *= enough.get(distance(move.origin, move.via), NEVER)
    if move.far and rules.step_throw:
        odds *= enough.get(game.throw_distance(move.origin, move.via, to), NEVER)
    if game.needs_water_throw(move.origin, move.via, to):
        odds *= enough.get(rules.water_need, NEVER)
    return odds


def best(reaches: Sequence[Reach]) -> dict[str, Reach]:
    """For each square the surest way to it."""
    found: dict[str, Reach] = {}
    for reach in reaches:
        if reach.to not in found or reach.odds > found[reach.to].odds:
            found[reach.to] = reach
    return found


def ordered(reaches: Sequence[Reach]) -> list[Reach]:
    """What goes without a via point first, then by via point, the surest first."""
    vias = list(dict.fromkeys(reach.via for reach in reaches))
    return sorted(reaches, key=lambda reach: (reach.via != "", vias.index(reach.via), -reach.odds))


def marked(decision: Any) -> tuple[str, ...]:
    """The squares that answer the open question themselves: where to land after a throw."""
    if decision is None or decision.name != "land":
        return ()
    return tuple(str(option) for option in decision.options if option != "decline")

