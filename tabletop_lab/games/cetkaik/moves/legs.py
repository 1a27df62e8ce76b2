"""What was found for single legs of a move, by what stands on the squares that were looked at."""

from __future__ import annotations

from .situation import HUE, SHUT, STAND


class Leg:
    """Where one leg can lead, finitely, infinitely and altogether, and the squares on whose occupation that depends.

    `deciding`: the parts of a situation that say what can be done on the squares it leads to.
    """

    __slots__ = ("deciding", "finite", "infinite", "looked", "reached")

    def __init__(self, finite: int, infinite: int, looked: int) -> None:
        self.finite, self.infinite, self.looked = finite, infinite & ~finite, looked
        self.reached = reached = finite | infinite
        self.deciding = reached << SHUT | reached << STAND | reached << HUE


class Legs:
    """The legs of one kind of piece from one square, by what stands on the squares that were looked at.

    `known` is for a quick look, by all squares that were ever looked at; `by_looked` knows for each set of squares that
    one walk looked at what it found.
    """

    __slots__ = ("by_looked", "known", "mask")

    def __init__(self) -> None:
        self.mask = 0
        self.known: dict[int, Leg] = {}
        self.by_looked: dict[int, dict[int, Leg]] = {}

    def remembered(self, occupied: int) -> Leg | None:
        """What an earlier walk found that looked at no other square."""
        for looked, found in self.by_looked.items():
            leg = found.get(occupied & looked)
            if leg is not None:
                self.known[occupied & self.mask] = leg
                return leg
        return None

    def learn(self, occupied: int, leg: Leg) -> None:
        """A new walk. Keys made with the smaller mask of before still say what is true: they never looked further."""
        self.mask |= leg.looked
        self.known[occupied & self.mask] = leg
        self.by_looked.setdefault(leg.looked, {})[occupied & leg.looked] = leg
