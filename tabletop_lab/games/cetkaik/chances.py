"""Exact chances (CK-11.1): the throws of the sticks, the success of an action, the squares that can be reached.

All numbers are fractions; nothing here rolls anything. Boards and bots ask for hundreds of them at once; one alone,
such as for a lesson, is found by playing the rules (`tl.chances`), and tests hold that both are the same.
"""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from functools import lru_cache
from math import comb
from typing import TYPE_CHECKING, Any

from tabletop_lab.games.cetkaik.moves.actions import Action, Move

if TYPE_CHECKING:
    from .chapters.choosing import Choosing

CERTAIN = Fraction(1)


@lru_cache(maxsize=64)
def _binomial(sticks: int, dark: Fraction) -> dict[int, Fraction]:
    return {d: comb(sticks, d) * dark**d * (1 - dark) ** (sticks - d) for d in range(sticks + 1)}


def sticks(rules: Any) -> dict[int, Fraction]:
    """How likely each number of dark faces is in one throw (CK-11.1).

    >>> from .rules import CetkaikRules
    >>> [str(chance) for chance in sticks(CetkaikRules()).values()]
    ['1/32', '5/32', '5/16', '5/16', '5/32', '1/32']
    """
    return dict(_binomial(rules.sticks, Fraction(str(rules.p_dark))))


def at_least(needed: int, rules: Any) -> Fraction:
    """The chance that a throw shows at least this number of dark faces.

    >>> from .rules import CetkaikRules
    >>> [str(at_least(needed, CetkaikRules())) for needed in range(7)]
    ['1', '31/32', '13/16', '1/2', '3/16', '1/32', '0']
    """
    return sum((chance for dark, chance in sticks(rules).items() if dark >= needed), Fraction(0))


def thrown(game: Any, enough: Callable[[int], bool]) -> Fraction:
    """The chance of a throw whose dark faces are enough, according to a function of the game."""
    return sum((chance for dark, chance in sticks(game.rules).items() if enough(dark)), Fraction(0))


def success(
    action: Action, game: Any, landing: str = "", *, water: bool | None = None, first_leg: bool = False
) -> Fraction:
    """The chance that an action succeeds if the mover goes on wherever possible (CK-6.5, CK-7.1, CK-7.4).

    `game`: its rule functions, as they are or as they were edited. `landing`: the square to end on, if the action names
    only a direction or nothing. `water`: whether that needs a water throw, if the action does not say so. `first_leg`:
    whether the first leg needs a throw (CK-6.4).

    >>> from tabletop_lab.games.cetkaik import Cetkaik
    >>> from tabletop_lab.games.cetkaik.rules import CetkaikRules
    >>> str(success(Move("TAU", "ZO", "NAI", far=True, water=True), Cetkaik.paragraphs(CetkaikRules())))
    '13/32'
    """
    if not isinstance(action, Move):
        return CERTAIN
    chance = thrown(game, lambda dark: game.first_leg_reaches(action, dark)) if first_leg else CERTAIN
    if action.far and game.second_leg_needs_throw():
        chance *= thrown(game, lambda dark: game.second_leg_reaches(action, landing or action.to, dark))
    if action.water if water is None else water:
        chance *= thrown(game, game.opens_the_water)
    return chance


def chance_of(game: Choosing, action: Action, landing: str = "") -> Fraction:
    """Return the same for an action on the board of a game: what the action does not say is looked up there.

    Without a landing square, an action that names none succeeds if it can end anywhere at all.
    """
    if not isinstance(action, Move):
        return CERTAIN
    first_leg = game.first_leg_needs_throw() and game.runs_to_its_via_point(action)
    if not action.far or (action.to and not action.toward):
        return success(action, game, first_leg=first_leg)
    ends = (landing,) if landing else game.landings(action)
    return max(
        (
            success(action, game, to, water=game.needs_water_throw(action.origin, action.via, to), first_leg=first_leg)
            for to in ends
        ),
        default=Fraction(0),
    )


def reach_odds(game: Choosing, side: str, origin: str) -> dict[str, Fraction]:
    """For each square on which the piece of `origin` can end, the best chance of any action to do so.

    `origin` can also be a piece of the reserve.
    """
    odds: dict[str, Fraction] = {}
    for action in game.actions(side).of(origin):
        ends = game.landings(action) if isinstance(action, Move) and action.far else (action.to,)
        for to in ends:
            odds[to] = max(odds.get(to, Fraction(0)), chance_of(game, action, to))
    return odds
