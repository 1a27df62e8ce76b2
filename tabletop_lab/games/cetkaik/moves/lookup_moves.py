"""The moves of a piece one by one: each is made once and shared by all lists it stands in. See `lookup`."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tabletop_lab.games.cetkaik.content.squares import NUMBER, SQUARES, distance

from .actions import Move
from .groups import NO_VIA, numbers
from .reach import ray

if TYPE_CHECKING:
    from tabletop_lab.games.cetkaik.chapters.moving import Moving

MOST = 400_000
"""How many moves and lists of them are kept before all are forgotten."""

Way = tuple[str, int, int, bool]
"""The kind of piece, the numbers of its origin and its via point (or NO_VIA), whether the second leg is infinite."""


class Targets(dict[int, tuple[Move, ...]]):
    """The moves of one way by the set of squares they lead to, in board order; made when they are asked for."""

    __slots__ = ("far", "known", "lookup", "origin", "via", "way")

    def __init__(self, lookup: MoveLookup, way: Way) -> None:
        super().__init__()
        _, origin, via, self.far = self.way = way
        self.lookup, self.origin, self.via = lookup, SQUARES[origin], "" if via == NO_VIA else SQUARES[via]
        self.known: dict[int, Move] = {}

    def __missing__(self, targets: int) -> tuple[Move, ...]:
        self.lookup.make_room()
        known, move = self.known, self.move
        if self.far and self.lookup.declare != "destination":
            moves = self._declared(targets)
        else:
            moves = [known.get(to) or move(to) for to in numbers(targets)]
        found = self[targets] = tuple(moves)
        return found

    def move(self, to: int) -> Move:
        """The one that leads to the square of that number."""
        move = self.known.get(to)
        if move is None:
            self.lookup.make_room()
            square = SQUARES[to]
            water = self.lookup.chapter.water_takes_a_throw(self.way[0], self.origin, self.via, square)
            move = self.known[to] = Move(self.origin, square, self.via, self.far, water)
        return move

    def _declared(self, targets: int) -> list[Move]:
        """CK-6.6: where no destination is named before the throw: the direction, or nothing but the via point."""
        if self.lookup.declare == "none":
            return [Move(self.origin, "", self.via, far=True)]
        nearest: dict[tuple[int, int], str] = {}
        for to in sorted([SQUARES[n] for n in numbers(targets)], key=lambda to: distance(self.via, to)):
            nearest.setdefault(ray(self.via, to), to)
        first_squares = sorted(nearest.values(), key=NUMBER.__getitem__)
        return [Move(self.origin, to, self.via, far=True, toward=True) for to in first_squares]


class MoveLookup(dict[Way, Targets]):
    """The moves of every way a piece was ever seen to have, with what is named before a throw and where water is."""

    def __init__(self, chapter: Moving) -> None:
        super().__init__()
        self.chapter = chapter
        self.declare = chapter.rules.declare_before_throw
        self.kept = 0

    def __missing__(self, way: Way) -> Targets:
        targets = self[way] = Targets(self, way)
        return targets

    def forget(self) -> None:
        """Begin anew; nothing is lost but time."""
        self.clear()
        self.kept = 0

    def make_room(self) -> None:
        """Called for each new move and each new list."""
        if self.kept >= MOST:
            self.forget()
        self.kept += 1
