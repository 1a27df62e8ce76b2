"""The ways in which one laptop serves a table, and which of them is the default.
Knows a game by its rules, and no match."""

from __future__ import annotations

from types import FunctionType
from typing import Any

from tabletop_lab.engine import Game

MODES = ("alone", "hotseat", "moderator")
"""One person plays every seat without a bot; the laptop is passed from seat to seat.

Somebody moderates a real table.
"""


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
