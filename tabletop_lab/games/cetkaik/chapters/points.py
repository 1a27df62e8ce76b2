"""CK-1.3 to CK-1.5: points change hands; a player has lost them all; a player has won."""

from __future__ import annotations

from tabletop_lab.engine import Result, clause
from tabletop_lab.games.cetkaik.content.squares import IA, A, other

from .table import CetkaikTable


class Points(CetkaikTable):
    """The score, and the end of the game."""

    @clause("CK-1.3")
    def gain(self, player: str, side: str, amount: int) -> None:
        """What one player gains, the other loses; a negative amount is paid by `player`."""
        before = dict(self.state.points)
        if self.rules.points_flow == "bank":
            self.change(side, amount)
            self.tell("points_from_bank", player=player, points=self.state.points[side] - before[side])
        else:
            self.change(side, amount)
            self.change(other(side), -amount)
            self.tell_who_paid(side, self.state.points[side] - before[side])
        self.tell("score", ours=self.state.points[IA], theirs=self.state.points[A])
        self.somebody_may_have_lost()

    def tell_who_paid(self, side: str, gained: int) -> None:
        """Points go from one player to the other."""
        winner = side if gained >= 0 else other(side)
        gains, pays = self.player_of(winner), self.player_of(other(winner))
        self.tell("points_moved", player=gains, target=pays, points=gained if gained >= 0 else -gained)

    @clause("CK-1.4")
    def change(self, side: str, amount: int) -> None:
        """Points stop at 0; as they come from the other player, also at the total (unless debts are kept)."""
        points = self.state.points
        points[side] += amount
        if self.rules.points_floor == "clamp":
            points[side] = max(0, points[side])
            if self.rules.points_flow == "transfer":
                points[side] = min(points[side], 2 * self.rules.start_points)

    @clause("CK-1.4")
    def somebody_may_have_lost(self) -> None:
        """A player without points loses at once, whatever the season."""
        for side, points in self.state.points.items():
            if points <= 0:
                self.tell("lost_at_once", player=self.player_of(side), side=side)
                self.game_over("all_points_lost")

    def game_over(self, reason: str) -> None:
        """End the game: nothing more is played."""
        state = self.state
        state.phase, state.reason, state.turn = "over", reason, ""
        state.announced, state.sticks = "", -1
        self.tell("game_over", why=reason, winners=self.result().winners)

    @clause("CK-1.5")
    def result(self) -> Result:
        """The player with more points wins.

        With equal points nobody does (unless whoever ended the last season wins).
        """
        state = self.state
        points = {player: state.points[side] for player, side in state.side.items()}
        one, two = self.players
        if state.reason == "last_ender":
            winner = self.player_of(self.last_ender())
        else:
            winner = "" if points[one] == points[two] else max(points, key=lambda player: points[player])
        if not winner:
            return Result(self.players, (self.players,), points, state.reason)
        loser = two if winner == one else one
        return Result((winner,), ((winner,), (loser,)), points, state.reason)

    @clause("CK-1.5")
    def last_ender(self) -> str:
        """Return the side that ended the last season that was ended by a declaration; '' for none."""
        return next((side for _, side, _ in reversed(self.state.seasons) if side), "")
