"""Where a chosen piece can go, read from the actions that the open question offers: via what, how surely, taking what.
Nothing is worked out here that the actions do not say; the odds are those of `chances`.
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
    """One way to a square: over which piece, the chance to get there, and whether something is taken there."""

    via: str
    to: str
    odds: Fraction = CERTAIN
    capture: bool = False


def origins(decision: Any) -> tuple[str, ...]:
    """The squares and reserve pieces with which something can be done now; empty where the question is another."""
    if decision is None or decision.name != "action":
        return ()
    options = decision.options
    found = options.origins() if isinstance(options, Actions) else dict.fromkeys(map(_beginning, options))
    return tuple(origin if origin in NUMBER else f"@{origin}" for origin in found)


def _beginning(action: Any) -> str:
    return str(action.piece if isinstance(action, Drop) else action.origin)


def reaches(view: Any, decision: Any, chosen: Sequence[str]) -> tuple[Reach, ...]:
    """Every way that the open question offers to the chosen piece; empty where it offers none.

    `chosen`: the places pointed out so far: a square or a reserve piece (`@rp`), then what it steps on or over.
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
        # a plain list holds what needs no throw (CK-4.3 with a second choice)
        for to in options.game.landings(action) if lazy else (action.to,):
            odds = chance_of(options.game, action, to) if lazy else CERTAIN
            found.append(Reach(action.via, to, odds, to != origin and to in board))
    return tuple(dict.fromkeys(found))


def _goes_on(action: Any, walked: tuple[str, ...]) -> bool:
    """Whether an action begins with these places and has not ended there."""
    further = len(action.places) > len(walked) or getattr(action, "far", False)
    return action.places[: len(walked)] == walked and further


def best(reaches: Iterable[Reach], origin: str = "", tam: str = "") -> dict[str, Reach]:
    """For each square but the origin the surest way to it; of equally sure ones that without a via point.

    Stepping on tam has a price (CK-12.7): of two ways it is the last to be shown.
    """
    found: dict[str, Reach] = {}
    for reach in sorted(reaches, key=lambda reach: (-reach.odds, reach.via != "", reach.via == tam)):
        if reach.to != origin:
            found.setdefault(reach.to, reach)
    return found


def ordered(reaches: Iterable[Reach]) -> list[Reach]:
    """What goes without a via point first, then by via point, the surest first."""
    reaches = sorted(reaches, key=lambda reach: NUMBER[reach.to])
    vias = list(dict.fromkeys(reach.via for reach in reaches))
    return sorted(reaches, key=lambda reach: (reach.via != "", vias.index(reach.via), -reach.odds))


def marked(decision: Any) -> tuple[str, ...]:
    """The squares that answer the open question themselves: where to land after a throw."""
    if decision is None or decision.name != "land":
        return ()
    return tuple(str(option) for option in decision.options if option != "decline")
