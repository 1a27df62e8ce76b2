"""Where a chosen piece can go, read from the actions that the open question offers: via what, how surely, taking what.
Nothing is worked out here that the actions do not say; the odds are those of `chances`.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import Any

from .board_facts import Course

CERTAIN = Fraction(1)


@dataclass(frozen=True, slots=True)
class Reach:
    """One way to a square: over which piece, the chance to get there, and whether something is taken there."""

    via: str
    to: str
    odds: Fraction = CERTAIN
    capture: bool = False


def origins(decision: Any) -> tuple[str, ...]:
    """The squares and reserve pieces with which something can be done now; empty where the question is another."""
    return tuple(decision.options.origins()) if _asks_for_action(decision) else ()


def _asks_for_action(decision: Any) -> bool:
    return decision is not None and decision.name == "action" and hasattr(decision.options, "origins")


def reaches(view: Any, decision: Any, chosen: str) -> tuple[Reach, ...]:
    """Every way that the open question offers to the chosen piece; empty where it offers none."""
    return ()


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


__all__ = ["CERTAIN", "Course", "Reach", "best", "marked", "ordered", "origins"]
