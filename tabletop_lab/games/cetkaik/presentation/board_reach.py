"""Where a chosen piece can go, read from the actions that the question offers: via point, chance, capture.
Nothing is computed here that the actions do not say; the chances are those of `chances`.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import Any

from tabletop_lab.games.cetkaik.chances import CERTAIN, chance_of
from tabletop_lab.games.cetkaik.content.squares import NUMBER
from tabletop_lab.games.cetkaik.moves.actions import Drop, Move
from tabletop_lab.games.cetkaik.moves.family import Actions


@dataclass(frozen=True, slots=True)
class Reach:
    """One way to a square: over which piece, the chance to get there, and whether it captures there."""

    via: str
    to: str
    odds: Fraction = CERTAIN
    capture: bool = False


def origins(decision: Any) -> tuple[str, ...]:
    """The squares and reserve pieces that can act now; empty if the question is not about actions."""
    if decision is None or decision.name != "action":
        return ()
    options = decision.options
    found = options.origins() if isinstance(options, Actions) else dict.fromkeys(map(_beginning, options))
    return tuple(origin if origin in NUMBER else f"@{origin}" for origin in found)


def _beginning(action: Any) -> str:
    return str(action.piece if isinstance(action, Drop) else action.origin)


def reaches(view: Any, decision: Any, chosen: Sequence[str]) -> tuple[Reach, ...]:
    """Every way that the open question offers to the chosen piece; empty if it offers none.

    `chosen`: the places picked so far: a square or a reserve piece (`@rp`), then what it steps on or over.
    """
    if decision is None or decision.name != "action" or not chosen:
        return ()
    options, board, walked = decision.options, view.board, tuple(chosen)
    origin, lazy = walked[0].lstrip("@"), isinstance(options, Actions)
    found = []
    for action in options.of(origin) if lazy else [one for one in options if _beginning(one) == origin]:
        if not _goes_on(action, walked):
            continue
        if not isinstance(action, Move):
            found.append(Reach("", action.to))
            continue
        # a plain list holds the actions that need no throw (CK-4.3 with a second choice)
        for to in options.game.landings(action) if lazy else (action.to,):
            odds = chance_of(options.game, action, to) if lazy else CERTAIN
            found.append(Reach(action.via, to, odds, to != origin and to in board))
    return tuple(dict.fromkeys(found))


def _goes_on(action: Any, walked: tuple[str, ...]) -> bool:
    """Whether an action begins with these places and continues after them."""
    further = len(action.places) > len(walked) or getattr(action, "far", False)
    return action.places[: len(walked)] == walked and further


def best(reaches: Iterable[Reach], origin: str = "", tam: str = "") -> dict[str, Reach]:
    """For each square the likeliest way to it; of equal ones the one without a via point.

    The origin is left out, unless to return to it is all that can be done. Stepping on tam has a price (CK-12.7), so
    such a way comes last.
    """
    found: dict[str, Reach] = {}
    ways = sorted(reaches, key=lambda reach: (-reach.odds, reach.via != "", reach.via == tam))
    for reach in [way for way in ways if way.to != origin] or ways:
        found.setdefault(reach.to, reach)
    return found


def ordered(reaches: Iterable[Reach]) -> list[Reach]:
    """First the ways without a via point, then by via point, the likeliest first."""
    reaches = sorted(reaches, key=lambda reach: NUMBER[reach.to])
    vias = list(dict.fromkeys(reach.via for reach in reaches))
    return sorted(reaches, key=lambda reach: (reach.via != "", vias.index(reach.via), -reach.odds))


def marked(decision: Any) -> tuple[str, ...]:
    """The squares that are the options of the open question: where to land after a throw."""
    if decision is None or decision.name != "land":
        return ()
    return tuple(str(option) for option in decision.options if option != "decline")
