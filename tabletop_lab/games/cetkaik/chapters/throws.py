"""CK-11 with CK-6.5 to CK-6.7 and CK-7.1: the sticks, and the moves that need them."""

from __future__ import annotations

from tabletop_lab.engine import Places, clause
from tabletop_lab.engine.core.labels import in_order
from tabletop_lab.games.cetkaik.content.squares import distance
from tabletop_lab.games.cetkaik.moves.actions import Move

from .choosing import Choosing
from .table import OWNER, TOLD

DECLINE = "decline"
FARTHEST = 8
"""The distance of two opposite edges of the board: no movement is longer."""


class Throws(Choosing):
    """What happens between an announced move and the square on which it ends."""

    # --- CK-11: throws ------------------------------------------------------------------------------------------------

    @clause("CK-11.1", "CK-11.2")
    def throw(self, name: str) -> int:
        """Throw five sticks, each dark with probability 1/2; return how many show their dark face.

        Everybody sees it.
        """
        return int(self.roll(name, self.faces, self.odds))

    # --- CK-6: stepping -----------------------------------------------------------------------------------------------

    @clause("CK-6.4")
    def reaches_the_via_point(self, player: str, side: str, move: Move) -> bool:
        """Reaching the via point needs no throw, unless a reading limits infinite movements there too."""
        if not self.first_leg_needs_throw() or not self.runs_to_its_via_point(move):
            return True
        dark = self.throw("first_leg_throw")
        needed = distance(move.origin, move.via)
        self.tell("threw", player=player, side=side, what="first_leg", dark=dark, needed=needed)
        reached = self.first_leg_reaches(move, dark)
        if not reached:
            self.tell("failed", player=player, side=side, what="first_leg")
        return reached

    @clause("CK-6.5", "CK-6.3")
    def second_leg(self, player: str, side: str, move: Move) -> str:
        """The dark faces are the greatest number of squares an infinite second leg may cover.

        Returns the square on which it ends; '' if it fails, `decline` if the mover stays.
        """
        if not self.second_leg_needs_throw():
            return self.goes_on(player, side, move, FARTHEST)
        dark = self.throw("step_throw")
        self.state.sticks = dark
        self.tell("threw", player=player, side=side, what="step", dark=dark, needed=self.squares_to_go(move))
        return self.goes_on(player, side, move, dark)

    def squares_to_go(self, move: Move) -> int:
        """Return how many squares away a named destination is; 0 if none was named."""
        return 0 if move.toward or not move.to else self.throw_distance(move.origin, move.via, move.to)

    @clause("CK-6.6", "CK-6.7")
    def goes_on(self, player: str, side: str, move: Move, most: int) -> str:
        """Choose the end: exactly the named square or, by readings, any square of the named direction or at all.

        Or none.
        """
        squares = self.within_the_throw(move, most)
        if not squares:
            self.tell("failed", player=player, side=side, what="step")
            return ""
        options = (*squares, DECLINE) if self.rules.may_decline and self.second_leg_needs_throw() else squares
        if len(options) == 1:
            return squares[0]
        dark = self.state.sticks
        chosen: str = self.ask(player, "land", Places(options), side=side, action=self.state.announced, dark=dark)
        if chosen == DECLINE:
            self.tell(
                "declined", player=player, side=side, piece=TOLD[self.state.board[move.origin]], origin=move.origin
            )
        return chosen

    @clause("CK-6.6")
    def within_the_throw(self, move: Move, most: int) -> tuple[str, ...]:
        """Return the squares that the second leg can reach after a throw of `most`."""
        return in_order([to for to in self.landings(move) if self.second_leg_reaches(move, to, most)])

    # --- CK-7: entering water -----------------------------------------------------------------------------------------

    @clause("CK-7.1", "CK-7.3", "CK-7.4", "CK-2.4")
    def enters_water(self, player: str, side: str) -> bool:
        """Three or more dark faces are needed, thrown after a stepping throw if there was one.

        Otherwise the move fails.
        """
        dark = self.throw("water_throw")
        self.tell("threw", player=player, side=side, what="water", dark=dark, needed=self.rules.water_need)
        enters = self.opens_the_water(dark)
        if not enters:
            self.tell("failed", player=player, side=side, what="water")
        return enters

    @clause("CK-6.1", "CK-6.2", "CK-6.8")
    def step_over(self, player: str, side: str, move: Move) -> None:
        """The piece on the one via point is stepped over; it stays where it is."""
        board, via = self.state.board, move.via
        self.tell(
            "stepped", player=player, side=side, piece=TOLD[board[move.origin]], origin=move.origin, via=via,
            over=TOLD[board[via]], owner=OWNER[board[via]],
        )  # fmt: skip
