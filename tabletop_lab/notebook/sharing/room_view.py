"""A match as everybody in a room may see it, while one person plays it before them."""

from __future__ import annotations

from copy import copy
from typing import Any

from tabletop_lab.engine.core.question import NATURE

from ..words import say
from .public_checkpoints import TimelineIndex
from .seat_view import NoQuestion, SeatView


class RoomView(SeatView):
    """What is public: the table, what happened, and the question if everybody may hear it; a secret one is closed.

    >>> from tabletop_lab.engine.match.match import Match
    >>> room = RoomView(Match("fourteen_nights", players=3, seed=7).run("random", until=8))
    >>> room.decision.player, room.view().hands["P1"]
    ('P2', [HIDDEN])
    """

    def __init__(self, match: Any) -> None:
        asked = match.decision
        luck = asked is not None and asked.player == NATURE
        secret = asked is not None and not luck and not asked.open_to(None)
        here = _checkpoint(match)
        after = here if match.step == match.steps else _checkpoint(copy(match).goto(match.steps))
        super().__init__(match, None, here, after, secret, False, say)
        self.chance = match.chance
        if luck:  # what can still come up would tell what is in hidden hands
            frame = self._trace[-1].frame if len(self._trace) else None
            self.decision = NoQuestion("", say, frame, "room-luck", "roll", "room-luck-how")
        elif secret:
            self.decision.message, self.decision.go, self.decision.how = "room-secret", "", "room-secret-how"


def _checkpoint(match: Any) -> int:
    """Where a match stands, as everybody counts."""
    return len(TimelineIndex(match).checkpoints) - (match.decision is not None)
