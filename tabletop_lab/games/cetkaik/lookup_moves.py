"""The moves of a piece one by one, made from its sets of targets and remembered: see `lookup`."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .actions import Move
from .groups import Group, PieceActions, numbers
from .reach import ray
from .squares import NUMBER, SQUARES, bits, distance, in_set

if TYPE_CHECKING:
    from .chapters.moving import Moving

MOST_LISTS = 200_000
"""How many lists are kept before all are forgotten."""


class MoveLookup:
    """Where water takes a throw, what is named before a stepping throw, and the moves that follow from both."""

    def __init__(self, chapter: Moving) -> None:
        self.chapter = chapter
        self.declare = chapter.rules.declare_before_throw
        self.forget()

    def forget(self) -> None:
        """Begin anew; nothing is lost but time."""
        self.lists: dict[tuple[Group, bool], tuple[Move, ...]] = {}
        self.water: dict[tuple[str, str, str], int] = {}

    def of(self, group: Group, far: bool) -> tuple[Move, ...]:
        """The moves of a group in board order of their targets: those with a finite or with an infinite second leg."""
        moves = self.lists.get((group, far))
        if moves is None:
            if len(self.lists) >= MOST_LISTS:
                self.lists.clear()
            moves = self.lists[group, far] = tuple(self._declared(group) if far else self._moves(group, group.finite))
        return moves

    def one(self, piece: PieceActions, via: str, to: str, far: bool = False) -> Move:
        """One move of a piece to a destination that is named."""
        origin = SQUARES[piece.number]
        return Move(origin, to, via, far, bool(self._water(piece.kind, origin, via) >> NUMBER[to] & 1))

    def _moves(self, group: Group, targets: int, far: bool = False) -> list[Move]:
        origin, via, water = group.origin, group.via, self._water(group.kind, group.origin, group.via)
        return [Move(origin, SQUARES[n], via, far, bool(water >> n & 1)) for n in numbers(targets)]

    def _water(self, kind: str, origin: str, via: str) -> int:
        """The squares that take a water throw."""
        water = self.water.get((kind, origin, via))
        if water is None:
            takes = self.chapter.water_takes_a_throw
            water = bits(square for square in SQUARES if takes(kind, origin, via, square))
            self.water[kind, origin, via] = water
        return water

    def _declared(self, group: Group) -> list[Move]:
        """CK-6.6: what is named before the throw: the destination, the direction, or nothing but the via point."""
        if self.declare == "destination":
            return self._moves(group, group.infinite, far=True)
        if self.declare == "none":
            return [Move(group.origin, "", group.via, far=True)]
        nearest: dict[tuple[int, int], str] = {}
        for to in sorted(in_set(group.infinite), key=lambda to: distance(group.via, to)):
            nearest.setdefault(ray(group.via, to), to)
        first_squares = sorted(nearest.values(), key=NUMBER.__getitem__)
        return [Move(group.origin, to, group.via, far=True, toward=True) for to in first_squares]
