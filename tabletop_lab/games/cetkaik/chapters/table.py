"""What every chapter shares: the state and rules with their types, and small questions about sides."""

from __future__ import annotations

from tabletop_lab.engine import Game
from tabletop_lab.games.cetkaik.rules import CetkaikRules
from tabletop_lab.games.cetkaik.state import CetkaikState


class CetkaikTable(Game):
    """The base of all chapters."""

    Rules = CetkaikRules
    State = CetkaikState
    rules: CetkaikRules
    state: CetkaikState

    def side_of(self, player: str) -> str:
        """The side a player sits at."""
        return self.state.side[player]

    def player_of(self, side: str) -> str:
        """The player who sits at a side."""
        return next(player for player, own in self.state.side.items() if own == side)
