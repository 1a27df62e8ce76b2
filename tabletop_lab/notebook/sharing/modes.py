"""The ways in which one laptop serves a table, and which of them is the default.
Knows a game by its rules, and no match."""

from __future__ import annotations

from types import FunctionType
from typing import Any

from tabletop_lab.engine import Game

MODES = ("alone", "hotseat", "quick", "moderator")
"""One person plays every seat without a bot; the laptop is passed from seat to seat, to everybody so that nobody learns
who acts, or quickly to those who act; somebody moderates a real table.
"""
SAID_ALOUD = ("quick", "moderator")
"""Where people talk with one another: what they say is not typed in unless they want that."""


def by_default(game: Any) -> bool:
    """Whether a laptop is shared by default: if the rules open windows, because then it is a secret who acts.

    Games that only hide hands start with one person who plays all seats: that is how rules are learned and notebooks
    are read from top to bottom. A press in "Seats and bots" shares the laptop.

    >>> from tabletop_lab.engine.core.catalogue import games
    >>> by_default(games()["fourteen_nights"])
    False
    """
    written = (code for base in game.__mro__ if base not in Game.__mro__ for code in vars(base).values())
    return any("window" in code.__code__.co_names for code in written if isinstance(code, FunctionType))


def left_out(match: Any) -> dict[str, Any]:
    """The parameters that leave out what people say aloud; empty where somebody has set one, or nobody has to talk.

    >>> import tabletop_lab as tl
    >>> left_out(tl.Match("tabula_wolves", players=8, seed=7))
    {'talk_rounds': 0, 'defence_statements': 0}
    >>> left_out(tl.Match("tabula_wolves", players=8, seed=7, rules={"talk_rounds": 1}))
    {}
    """
    preset = match.game.Rules.presets.get(match.game.spoken, {})
    return {} if set(preset) & set(match.rules.differences()) else dict(preset)
