"""What every chapter shares: the state and rules with their types, and simple questions about sides and pieces."""

from __future__ import annotations

from tabletop_lab.engine import Game
from tabletop_lab.games.cetkaik.content.pieces import INITIAL, TAM, captured, kind_of, owner
from tabletop_lab.games.cetkaik.rules import CetkaikRules
from tabletop_lab.games.cetkaik.state import CetkaikState

PIECES = (
    TAM,
    *dict.fromkeys(piece for own in INITIAL.values() if own != TAM for piece in (own, own[0] + own[1].swapcase())),
)
TOLD = {piece: "tam" if piece == TAM else captured(piece) for piece in PIECES}
"""The name of a piece on the board in events: its colour and kind, or `tam`."""
KIND = {piece: kind_of(piece) for piece in (*PIECES, *TOLD.values()) if piece != "tam"}
OWNER = {piece: owner(piece) for piece in PIECES}
YES_NO = {True: "yes", False: "no"}


class CetkaikTable(Game):
    """The base of all chapters."""

    Rules = CetkaikRules
    State = CetkaikState
    rules: CetkaikRules
    state: CetkaikState

    def side_of(self, player: str) -> str:
        """Return the side at which a player sits."""
        return self.state.side[player]

    def player_of(self, side: str) -> str:
        """Return the player who sits at a side."""
        one, other = self.players
        return one if self.state.side[one] == side else other
