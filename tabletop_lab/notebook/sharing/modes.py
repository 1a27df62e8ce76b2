"""The ways in which one laptop serves a table, and which of them is meant when nobody says.
Knows a game by what it declares, and no match."""

from __future__ import annotations

from typing import Any

MODES = ("alone", "hotseat", "moderator")
"""One person plays every seat that no bot plays; it is passed from seat to seat; somebody moderates a real table."""


def by_default(game: Any) -> bool:
    """Whether a laptop is shared when nobody says: where even who acts is a secret.

    Games that only hide hands begin with one person playing all seats: that is how rules are learned and notebooks
    are read from top to bottom. A press in "Seats and bots" shares the laptop.

    >>> from tabletop_lab.engine.core.catalogue import games
    >>> by_default(games()["fourteen_nights"])
    False
    """
    return bool(game.secret_actors)
