"""CK-12.6 and CK-12.7: moves with a penalty, and their consequences.

The same four words are used for all of them: hand (a negative hand, which forces a declaration), immediate (paid at
once), forbidden (not offered), allowed.
"""

from __future__ import annotations

from tabletop_lab.engine import clause
from tabletop_lab.games.cetkaik.content.pieces import TAM
from tabletop_lab.games.cetkaik.moves.actions import Move, TamMove

from .moving import Moving
from .points import Points


class Penalties(Moving, Points):
    """The moves with a penalty: tam again, tam pass, stepping on tam."""

    @clause("CK-12.6")
    def tam_again(self, player: str, side: str, move: TamMove) -> None:
        """Moving tam right after the opponent did, or back to where it started, makes one hand, even if both happen."""
        rules = self.rules
        reasons = []
        if self.follows_the_opponent(side):
            reasons.append(("again", rules.tam_again))
        if move.returns:
            reasons.append(("pass", rules.tam_pass))
        reasons = [(why, leads_to) for why, leads_to in reasons if leads_to != "allowed"]
        if rules.tam_again_stacking == "once":
            reasons = reasons[:1]
        for why, leads_to in reasons:
            self.penalty(player, side, "tam_again", why, leads_to)

    @clause("CK-12.7")
    def ends_by_stepping_on_tam(self, player: str, side: str, move: Move) -> bool:
        """The hand is made if tam's square was the via point; returns whether paying for it ended the game."""
        if self.state.board[move.via] == TAM and self.rules.step_tam != "allowed":
            self.penalty(player, side, "step_tam", "stepped", self.rules.step_tam)
        return self.state.phase == "over"

    def penalty(self, player: str, side: str, hand: str, why: str, leads_to: str) -> None:
        """Apply the consequence of a move that makes one of tam's hands, or is treated as one."""
        if leads_to == "immediate":
            self.pays_at_once(player, side, hand, why)
        else:
            self.makes_a_negative_hand(player, side, hand, why)

    @clause("CK-13.6", "CK-12.6", "CK-12.7")
    def makes_a_negative_hand(self, player: str, side: str, hand: str, why: str) -> None:
        """The move counts as a negative hand of this turn, and the mover must declare."""
        self.state.made.append(hand)
        self.tell("penalty", player=player, side=side, hand=hand, points=self.price[hand], why=why)

    @clause("CK-12.6", "CK-12.7", "CK-1.4")
    def pays_at_once(self, player: str, side: str, hand: str, why: str) -> None:
        """By another reading, its points times the rate are paid when the move is made, without a declaration."""
        rate = self.state.rate[side]
        points = self.price[hand]
        self.tell(
            "pays_at_once", player=player, side=side, hand=hand, why=why, points=points, rate=rate,
            amount=points * rate,
        )  # fmt: skip
        self.gain(player, side, points * rate)
