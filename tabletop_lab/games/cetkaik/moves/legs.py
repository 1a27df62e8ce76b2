"""Single legs of a move, remembered by the pieces on the squares that were looked at."""

from __future__ import annotations

from itertools import count
from typing import Generic, TypeVar

from .sets import Squares
from .situation import EVERYTHING

T = TypeVar("T")


class Leg:
    """Where one leg can lead: finitely, infinitely, altogether; `looked` are the squares on which that depends.

    `as_first`, `as_second`: all that the rule functions asked about moves that begin or end with this leg. `tag` is a
    number that no other leg has, above the bits of a situation: with the bits that were asked about it makes a key (see
    `Place`).
    """

    __slots__ = ("as_first", "as_second", "finite", "infinite", "looked", "squares", "tag")

    def __init__(self, finite: Squares, infinite: Squares, looked: int) -> None:
        self.finite, self.infinite, self.squares, self.looked = finite, infinite, finite | infinite, looked
        self.as_first = self.as_second = 0
        self.tag = next(_tags) << EVERYTHING.bit_length()


class Known(dict[int, T], Generic[T]):
    """Answers by the occupied squares among those in `mask`: all squares on which any answer depends.

    >>> known = Known()
    >>> known.learn(0b0111, 0b0011, "both")
    >>> known.get(0b1011 & known.mask), known.get(0b0001 & known.mask)
    ('both', None)
    """

    __slots__ = ("mask",)

    def __init__(self) -> None:
        super().__init__()
        self.mask = 0

    def learn(self, occupied: int, looked: int, answer: T) -> None:
        """Add an answer.

        Keys made with the smaller mask before stay true: those answers did not depend on more squares.
        """
        self.mask |= looked
        self[occupied & self.mask] = answer


_tags = count(1)


class Legs(Known[Leg]):
    """The legs of one kind of piece from one square.

    `by_looked` holds for each set of squares that a walk looked at what it found.
    """

    __slots__ = ("by_looked",)

    def __init__(self) -> None:
        super().__init__()
        self.by_looked: dict[int, dict[int, Leg]] = {}

    def remembered(self, occupied: int) -> Leg | None:
        """Return the result of an earlier walk that looked only at squares that are the same now."""
        for looked, found in self.by_looked.items():
            leg = found.get(occupied & looked)
            if leg is not None:
                self[occupied & self.mask] = leg
                return leg
        return None

    def walked(self, occupied: int, leg: Leg) -> None:
        """Remember a new walk."""
        self.learn(occupied, leg.looked, leg)
        self.by_looked.setdefault(leg.looked, {})[occupied & leg.looked] = leg
