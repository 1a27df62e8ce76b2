"""CK-11 with CK-6.5 to CK-6.7 and CK-7.1: the sticks, and the moves that need them."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from tabletop_lab.engine import Places, Refusal, clause
from tabletop_lab.engine.core.labels import in_order
from tabletop_lab.games.cetkaik.content.squares import NUMBER, distance
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
            self.fails(player, side, "first_leg")
        return reached

    @clause("CK-6.3")
    def second_leg(self, player: str, side: str, move: Move) -> str:
        """From the via point the piece moves on; an infinite second leg takes a throw, unless a reading spares it.

        Returns the square on which it ends; '' if it fails, `decline` if the mover stays.
        """
        if not self.second_leg_needs_throw():
            return self.goes_on(player, side, move, FARTHEST)
        return self.throws_for_the_second_leg(player, side, move)

    @clause("CK-6.5")
    def throws_for_the_second_leg(self, player: str, side: str, move: Move) -> str:
        """The dark faces are the greatest number of squares it may cover."""
        dark = self.throw("step_throw")
        self.state.sticks = dark
        self.tell("threw", player=player, side=side, what="step", dark=dark, needed=self.squares_to_go(move))
        return self.goes_on(player, side, move, dark)

    def squares_to_go(self, move: Move) -> int:
        """Return how many squares away a named destination is; 0 if none was named."""
        return 0 if move.toward or not move.to else self.throw_distance(move.origin, move.via, move.to)

    @clause("CK-6.6")
    def goes_on(self, player: str, side: str, move: Move, most: int) -> str:
        """Choose the end: exactly the named square or, by readings, any square of the named direction or at all.

        Or none.
        """
        squares = self.within_the_throw(move, most)
        if not squares:
            self.fails(player, side, "step")
            return ""
        if self.rules.may_decline and self.second_leg_needs_throw():
            return self.goes_on_or_declines(player, side, move, most, squares)
        return squares[0] if len(squares) == 1 else self.where_to_land(player, side, move, most, squares)

    def where_to_land(self, player: str, side: str, move: Move, most: int, options: tuple[str, ...]) -> str:
        """The mover chooses after the throw."""
        dark = self.state.sticks
        refused = self.cannot_end_there(move, most)
        chosen: str = self.ask(
            player, "land", Places(options), refused, side=side, action=self.state.announced, dark=dark
        )
        return chosen

    @clause("CK-6.7")
    def goes_on_or_declines(
        self, player: str, side: str, move: Move, most: int, squares: tuple[str, ...]
    ) -> str:
        """Whoever would rather not go stays on the origin."""
        chosen = self.where_to_land(player, side, move, most, (*squares, DECLINE))
        if chosen == DECLINE:
            piece = TOLD[self.state.board[move.origin]]
            self.tell("declined", player=player, side=side, piece=piece, origin=move.origin)
        return chosen

    def cannot_end_there(self, move: Move, most: int) -> Callable[..., Iterator[Refusal]]:
        """Where the second leg cannot end: beyond the throw, or off its line; and that it cannot stay, by a reading."""

        def why_not(player: str, tried: Any = None) -> Iterator[Refusal]:
            if tried == DECLINE:
                yield Refusal(tried, "CK-6.7", "no_declining")
            elif tried in self.landings(move):
                needed = self.throw_distance(move.origin, move.via, tried)
                yield Refusal(tried, "CK-6.5", "beyond_the_throw", to=tried, needed=needed, dark=most)
            elif tried in NUMBER:
                yield Refusal(tried, "CK-6.6", "not_announced", to=tried, via=move.via)

        return why_not

    @clause("CK-6.6")
    def within_the_throw(self, move: Move, most: int) -> tuple[str, ...]:
        """Return the squares that the second leg can reach after a throw of `most`."""
        return in_order([to for to in self.landings(move) if self.second_leg_reaches(move, to, most)])

    # --- CK-7: entering water -----------------------------------------------------------------------------------------

    @clause("CK-7.4")
    def throws_again_for_water(self, player: str, side: str) -> bool:
        """After the stepping throw a water throw; both must succeed."""
        return self.enters_water(player, side)

    @clause("CK-7.1", "CK-2.4")
    def enters_water(self, player: str, side: str) -> bool:
        """Three or more dark faces: otherwise the move fails."""
        dark = self.throw("water_throw")
        self.tell("threw", player=player, side=side, what="water", dark=dark, needed=self.rules.water_need)
        enters = self.opens_the_water(dark)
        if not enters:
            self.fails(player, side, "water")
        return enters

    @clause("CK-4.3")
    def fails(self, player: str, side: str, what: str) -> None:
        """A throw that fails: the piece stays on its origin, and nothing is captured."""
        self.tell("failed", player=player, side=side, what=what)

    @clause("CK-7.3")
    def step_over_on_water(self, player: str, side: str, move: Move) -> None:
        """Stepping on a piece that stands on water takes no throw."""
        self.step_over(player, side, move)

    @clause("CK-6.1", "CK-6.2", "CK-6.8")
    def step_over(self, player: str, side: str, move: Move) -> None:
        """The piece on the one via point is stepped over; it stays where it is."""
        board, via = self.state.board, move.via
        self.tell(
            "stepped", player=player, side=side, piece=TOLD[board[move.origin]], origin=move.origin, via=via,
            over=TOLD[board[via]], owner=OWNER[board[via]],
        )  # fmt: skip
