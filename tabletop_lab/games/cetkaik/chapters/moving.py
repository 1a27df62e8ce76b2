"""CK-6 to CK-10: the rules on which the actions of a turn depend: stepping, water, tam, captures, drops.

Each paragraph is a function that depends only on its arguments and the rules (see `ways`). `occupant` says whose piece
it is, as the mover sees it: "own", "enemy" or "tam".
"""

from __future__ import annotations

from collections.abc import Sequence

from tabletop_lab.engine import clause
from tabletop_lab.games.cetkaik.content.squares import WATER, distance, neighbours, other
from tabletop_lab.games.cetkaik.moves.actions import Move

from .ways import Ways


class Moving(Ways):
    """CK-6 to CK-10, as far as they decide which actions there are."""

    # --- CK-6: stepping -----------------------------------------------------------------------------------------------

    @clause("CK-6.1", "CK-12.7")
    def may_step_on(self, occupant: str) -> bool:
        """Every other piece can be stepped on: own, enemy (protected ones too), tam."""
        if occupant == "tam" and (self.rules.step_tam == "forbidden" or self.rules.steppable == "not_tam"):
            return False
        return self.rules.steppable != "own" or occupant == "own"

    @clause("CK-6.3", "CK-15.2")
    def may_return(self) -> bool:
        """The second leg may lead back to the origin: nothing changes, and the turn is over."""
        return self.rules.null_move != "forbidden"

    @clause("CK-6.4")
    def first_leg_needs_throw(self) -> bool:
        """Reaching the via point needs no throw, not even along a line."""
        return self.rules.first_leg_throw

    @clause("CK-6.5")
    def second_leg_needs_throw(self) -> bool:
        """An infinite second leg needs a throw of the sticks."""
        return self.rules.step_throw

    @clause("CK-6.5")
    def throw_distance(self, origin: str, via: str, to: str) -> int:
        """An infinite second leg needs as many dark faces as it has squares."""
        return distance(origin if self.rules.throw_counts_from == "origin" else via, to)

    @clause("CK-6.4")
    def first_leg_reaches(self, move: Move, dark: int) -> bool:
        """By that reading, the throw must show as many dark faces as there are squares to the via point."""
        return dark >= distance(move.origin, move.via)

    @clause("CK-6.5")
    def second_leg_reaches(self, move: Move, to: str, dark: int) -> bool:
        """The number of dark faces is the greatest number of squares that the second leg may cover."""
        return self.throw_distance(move.origin, move.via, to) <= dark

    @clause("CK-6.8")
    def may_capture_stepped(self) -> bool:
        """A piece cannot capture the piece it steps on without moving on (a reading allows it)."""
        return self.rules.capture_stepped

    @clause("CK-15.4")
    def may_declare(self, needed: int) -> bool:
        """Whether a leg may be declared that no throw can cover."""
        if self.rules.hopeless_declaration == "allowed":
            return True
        return needed <= self.rules.sticks or not self.second_leg_needs_throw()

    # --- CK-7: entering water -----------------------------------------------------------------------------------------

    @clause("CK-7.1", "CK-7.2", "CK-7.3")
    def water_takes_a_throw(self, kind: str, origin: str, via: str, to: str) -> bool:
        """Ending on water needs a throw, except for a boat, for tam, and for a piece that came from water."""
        if to not in WATER or kind in ("boat", "tam") or self.rules.water_need == 0:
            return False
        return origin not in WATER and not (self.rules.via_water_exempts and via in WATER)

    @clause("CK-7.1")
    def opens_the_water(self, dark: int) -> bool:
        """Three or more dark faces are enough to enter water."""
        return dark >= self.rules.water_need

    # --- CK-8: tam ----------------------------------------------------------------------------------------------------

    @clause("CK-8.1", "CK-12.6")
    def tam_may_move(self, side: str) -> bool:
        """Both players may move tam, even if the opponent has just done so."""
        return self.rules.tam_again != "forbidden" or not self.follows_the_opponent(side)

    @clause("CK-12.6")
    def follows_the_opponent(self, side: str) -> bool:
        """Whether the opponent moved tam on the turn just before (or, by another reading, made any move)."""
        if self.rules.tam_again_after == "any":
            return self.state.last != ""
        return self.state.tam_moved == other(side)

    @clause("CK-8.2", "CK-8.6")
    def king_steps(self, square: str) -> Sequence[str]:
        """Tam moves like a king everywhere: to the eight neighbouring squares."""
        return neighbours(square)

    @clause("CK-8.2")
    def tam_lengths(self) -> range:
        """Tam makes two king steps in a turn; both are obligatory."""
        most = self.rules.tam_steps
        return range(1 if self.rules.tam_may_stop else most, most + 1)

    @clause("CK-8.5", "CK-12.6")
    def tam_may_return(self) -> bool:
        """Tam may end where it started."""
        return self.rules.tam_pass != "forbidden"

    # --- CK-9: capture ------------------------------------------------------------------------------------------------

    @clause("CK-9.2", "CK-8.3")
    def may_capture(self, occupant: str, kind: str, protected: bool) -> bool:
        """Own pieces cannot be captured, nor can tam or a piece that a general protects."""
        if occupant == "tam" or protected:
            return False
        return occupant == "enemy" or self.rules.capture_own

    # --- CK-10: using captured pieces ---------------------------------------------------------------------------------

    @clause("CK-10.1")
    def droppable(self, side: str) -> list[str]:
        """Return the pieces of the player's own reserve, each kind and colour once; any empty square is allowed."""
        return sorted(set(self.state.reserve[side])) if self.rules.drops else []
