"""The board as one side sees it, kept from turn to turn: only what has changed since is looked at."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping
from typing import TYPE_CHECKING

from tabletop_lab.games.cetkaik.content.pieces import BLACK, RED, kind_of, owner
from tabletop_lab.games.cetkaik.content.squares import NUMBER, SQUARES

from .legs import Known, Leg, Legs
from .mover import Mover
from .piece_moves import Begun, Over, PieceMoves
from .reach import Looked
from .sets import Squares
from .situation import EVERYTHING, HUE, OCCUPIED, SHUT, STAND, Planes

if TYPE_CHECKING:
    from tabletop_lab.games.cetkaik.chapters.choosing import Choosing

NOWHERE = PieceMoves(0, 0, 1, (), [])
"""Stands for a piece of which nothing is known yet; its pattern fits no situation."""


class Place:
    """One kind of piece of a side on a square: what it could do the last time, and all that was ever found.

    `normal` and `in_hue` are the legs of this kind of piece from every square. `begun` is sorted by the first leg,
    `over` by the second, which a via point is the beginning of. `others`: the situation without the piece itself.
    """

    __slots__ = ("asked", "begun", "in_hue", "kept", "kind", "last", "normal", "number", "others", "over", "side")

    def __init__(self, asked: Choosing, kept: Kept, side: str, kind: str, number: int, legs: AllLegs) -> None:
        self.asked, self.kept = asked, kept
        self.kind, self.side, self.number = kind, side, number
        self.normal, self.in_hue = legs[kind, False], legs[kind, True]
        own = 1 << number
        self.others = EVERYTHING & ~(own | own << SHUT | own << STAND)
        self.last = NOWHERE
        self.begun: dict[Leg, Known[Begun]] = defaultdict(Known)
        self.over: dict[Leg, Known[Over]] = defaultdict(Known)

    def leg(self, start: int, hue: bool, seen: int) -> Leg:
        """One leg from the square of that number (CK-5.1), walked once for all boards that agree on what it meets."""
        legs = (self.in_hue if hue else self.normal)[start]
        occupied = seen & OCCUPIED
        leg = legs.get(occupied & legs.mask) or legs.remembered(occupied)
        if leg is None:
            board = Looked(occupied)
            reach = self.asked.reach(self.kind, self.side, SQUARES[start], hue, board)
            leg = Leg(Squares.of(reach.finite), Squares.of(reach.infinite), board.asked)
            legs.walked(occupied, leg)
            self.kept.legs += 1
        return leg

    def moves(self, situation: int) -> PieceMoves:
        """What the piece can do, when it is not what it could do the last time (CK-4.1)."""
        seen = situation & self.others
        begun = self._begin(situation, seen)
        for mask, known in begun.found.items():
            if (moves := known.get(situation & mask)) is not None:
                break
        else:
            over = [self._over(via, situation, seen) for via in begun.vias]
            mask = begun.looked
            for each in over:
                mask |= each.looked
            moves = PieceMoves(self.number, mask, situation & mask, begun.plain, over)
            begun.found.setdefault(mask, {})[moves.pattern] = moves
            self.kept.pieces += 1
        self.last = moves
        return moves

    def _begin(self, situation: int, seen: int) -> Begun:
        """The plain moves and the via points, remembered by the first leg and what stands where it leads."""
        number = self.number
        hue = situation >> HUE + number & 1
        legs = (self.in_hue if hue else self.normal)[number]
        known = self.begun[legs.get(seen & legs.mask) or self.leg(number, bool(hue), seen)]
        begun = known.get(seen & known.mask)
        if begun is None:
            mover = Mover(self, situation)
            plain = tuple(self.asked.plain_moves(mover))
            begun = Begun(plain, [NUMBER[via] for via in self.asked.via_points(mover)], mover.looked)
            known.learn(seen, begun.looked, begun)
            self.kept.parts += 1
        return begun

    def _over(self, via: int, situation: int, seen: int) -> Over:
        """The moves over one piece, remembered by the second leg and what stands where it leads."""
        hue = seen >> HUE + via & 1
        legs = (self.in_hue if hue else self.normal)[via]
        known = self.over[legs.get(seen & legs.mask) or self.leg(via, bool(hue), seen)]
        over = known.get(seen & known.mask)
        if over is None:
            mover, square = Mover(self, situation), SQUARES[via]
            step, far = self.asked.stepping_moves(mover, square), self.asked.throwing_moves(mover, square)
            over = Over(tuple(step), tuple(far), mover.looked)
            known.learn(seen, over.looked, over)
            self.kept.parts += 1
        return over

    def forget(self) -> None:
        """Untie what was found, which refers to each other."""
        for known in self.begun.values():
            for begun in known.values():
                for by_pattern in begun.found.values():
                    for moves in by_pattern.values():
                        moves.after.clear()
        self.begun.clear()
        self.over.clear()
        self.last = NOWHERE


class Kept:
    """How many legs, parts of pieces' moves (`Begun`, `Over`) and whole pieces' moves are remembered."""

    __slots__ = ("legs", "parts", "pieces")

    def __init__(self) -> None:
        self.legs = self.parts = self.pieces = 0


class AllLegs(dict[tuple[str, bool], list[Legs]]):
    """The legs of one side from every square, by the kind of piece and by whether it stands on a hue square."""

    def __missing__(self, kind_and_hue: tuple[str, bool]) -> list[Legs]:
        legs = self[kind_and_hue] = [Legs() for _ in SQUARES]
        return legs


class Places(dict[tuple[str, str], Place | None]):
    """For every piece of a side on every square what is remembered, for others None; colours do not matter (CK-3.2)."""

    def __init__(self, asked: Choosing, kept: Kept, side: str, legs: AllLegs) -> None:
        super().__init__()
        self.asked, self.kept, self.side, self.legs = asked, kept, side, legs

    def __missing__(self, item: tuple[str, str]) -> Place | None:
        square, piece = item
        if owner(piece) != self.side:
            self[item] = None
            return None
        kind = kind_of(piece)
        place = Place(self.asked, self.kept, self.side, kind, NUMBER[square], self.legs)
        self[square, RED + piece[1]] = self[square, BLACK + piece[1]] = place
        return place


class Sight:
    """A board that a side saw, and what its pieces could do there.

    `pieces`, by the number of the square, says what own pieces can do; `own` which they are, and of other squares which
    stood there before. `total` is the sum over the board (see `Planes`). `table` is the mapping that was looked at: on
    it the next turn is expected, on any other a board that has little to do with this one. `situation` is that which
    `pieces` was brought up to date with; -1 for none.
    """

    __slots__ = ("board", "own", "pieces", "situation", "table", "total")

    def __init__(self) -> None:
        self.table: Mapping[str, str] | None = None
        self.board: dict[str, str] = {}
        self.own: list[Place | None] = [None] * len(SQUARES)
        self.pieces: list[PieceMoves | None] = [None] * len(SQUARES)
        self.total, self.situation = 0, -1

    def update(self, board: Mapping[str, str], planes: Planes, own: Places) -> list[Place]:
        """Look at what differs from the last board; gives the own pieces that were not there before."""
        if board is not self.table:
            return self._look_anew(board, planes, own)
        last, total = self.board, self.total
        arrived = []
        for item in board.items() ^ last.items():
            square, piece = item
            place = own[item]
            if board.get(square) == piece:
                total += planes[item]
                last[square] = piece
                if place is not None:
                    arrived.append(place)
            else:
                total -= planes[item]
                if last[square] == piece:
                    del last[square]
                if place is not None:
                    self.pieces[place.number] = None
        for place in arrived:
            self.own[place.number] = place
        self.total = total
        return arrived

    def _look_anew(self, board: Mapping[str, str], planes: Planes, own: Places) -> list[Place]:
        self.table, self.board, self.situation = board, dict(board), -1
        self.total = sum(map(planes.__getitem__, board.items()))
        self.pieces = [None] * len(SQUARES)
        arrived = [*filter(None, map(own.__getitem__, board.items()))]
        for place in arrived:
            self.own[place.number] = place
        return arrived
