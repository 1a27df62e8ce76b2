"""The board as the rule functions on moving see it: they ask about squares, and it notes which ones.

What they find holds for every board that agrees on those squares; so it can be remembered (see `memory`).
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from tabletop_lab.games.cetkaik.content.squares import BIT, NUMBER, SQUARES

from .legs import Leg
from .sets import Squares, mask_of
from .situation import HUE, SHUT, STAND

if TYPE_CHECKING:
    from .sight import Place


class Board:
    """Which squares are empty, for tam on its way; tam's own square counts as empty (CK-8.2).

    `looked`: the parts of the situation that were asked about.
    """

    __slots__ = ("looked", "seen")

    def __init__(self, seen: int) -> None:
        self.seen, self.looked = seen, 0

    def empty(self, squares: Iterable[str]) -> Squares:
        """Return those of some squares that are empty."""
        asked = squares.mask if type(squares) is Squares else mask_of(squares)
        self.looked |= asked
        return Squares(asked & ~self.seen)

    def occupied(self, squares: Iterable[str]) -> Squares:
        """Return those of some squares on which there is a piece."""
        asked = squares.mask if type(squares) is Squares else mask_of(squares)
        self.looked |= asked
        return Squares(asked & self.seen)


class Mover(Board):
    """A piece that is about to move, and the board as it sees it: its own square counts as empty (CK-6.3, CK-9.3)."""

    __slots__ = ("_legs", "_place", "_situation", "kind", "origin", "side")

    def __init__(self, place: Place, situation: int) -> None:
        super().__init__(situation & place.others)
        self._place, self._situation = place, situation
        self._legs: dict[str, Leg] = {}
        self.kind, self.side, self.origin = place.kind, place.side, SQUARES[place.number]

    def leg(self, start: str) -> Leg:
        """Return where it could go from a square; occupied squares are included."""
        leg = self._legs.get(start)
        if leg is None:
            hue = BIT[start] << HUE
            leg = self._legs[start] = self._place.leg(NUMBER[start], self._situation & hue != 0, self.seen)
            self.looked |= leg.looked | hue
        return leg

    def not_capturable(self, squares: Iterable[str]) -> Squares:
        """Return those of some squares whose piece it must not capture (CK-9.2)."""
        asked = squares.mask if type(squares) is Squares else mask_of(squares)
        self.looked |= asked << SHUT
        return Squares(asked & self.seen >> SHUT)

    def steppable(self, squares: Iterable[str]) -> Squares:
        """Return those of some squares on whose piece it may step (CK-6.1)."""
        asked = squares.mask if type(squares) is Squares else mask_of(squares)
        self.looked |= asked << STAND
        return Squares(asked & self.seen >> STAND)
