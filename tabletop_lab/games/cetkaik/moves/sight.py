"""The board as one side sees it, kept from turn to turn: only what has changed since is computed again."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from tabletop_lab.games.cetkaik.content.pieces import BLACK, RED, kind_of, owner
from tabletop_lab.games.cetkaik.content.squares import NUMBER, SQUARES

from .legs import Leg, Legs
from .mover import Mover
from .piece_moves import Begun, Over, PieceMoves
from .reach import Looked
from .sets import Squares
from .situation import EVERYTHING, HUE, OCCUPIED, SHUT, STAND, Planes

if TYPE_CHECKING:
    from tabletop_lab.games.cetkaik.chapters.choosing import Choosing

NOWHERE = PieceMoves(0, 0, 1, (), [])
"""A piece of which nothing is known yet; its pattern fits no situation."""


class Place:
    """One kind of piece of a side on a square: what it could do the last time, and everything that was ever found.

    `normal` and `in_hue` are the legs of this kind of piece from every square. `begun` is sorted by the first leg;
    `over` by the second leg, which begins on a via point. For each leg they are sorted by what was asked about moves
    with it (keys made with fewer questions stay true, as in `Known`). `others`: the situation without the piece itself.
    """

    __slots__ = ("asked", "begun", "in_hue", "kept", "kind", "last", "normal", "number", "others", "over", "side")

    def __init__(self, asked: Choosing, kept: Kept, side: str, kind: str, number: int, legs: AllLegs) -> None:
        self.asked, self.kept = asked, kept
        self.kind, self.side, self.number = kind, side, number
        self.normal, self.in_hue = legs[kind, False], legs[kind, True]
        own = 1 << number
        self.others = EVERYTHING & ~(own | own << SHUT | own << STAND)
        self.last = NOWHERE
        self.begun: dict[int, Begun] = {}
        self.over: dict[int, Over] = {}

    def leg(self, start: int, hue: bool, seen: int) -> Leg:
        """Return one leg from the square of that number (CK-5.1).

        One walk serves all boards on which it meets the same pieces.
        """
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
        """Return what the piece can do, if it is not what it could do the last time (CK-4.1)."""
        number, seen, hues = self.number, situation & self.others, situation >> HUE
        hue = hues >> number & 1
        legs = (self.in_hue if hue else self.normal)[number]
        leg = legs.get(seen & legs.mask) or self.leg(number, hue != 0, seen)
        begun = self.begun.get(seen & leg.as_first | leg.tag) or self._begin(situation, seen, leg)
        for mask, known in begun.found.items():
            if (moves := known.get(situation & mask)) is not None:
                break
        else:
            moves = self._put_together(situation, seen, begun)
        self.last = moves
        return moves

    def _put_together(self, situation: int, seen: int, begun: Begun) -> PieceMoves:
        """Return the plain moves, and those over each via point: all that is possible from its square."""
        normal, in_hue, hues, mask = self.normal, self.in_hue, seen >> HUE, begun.looked
        found = []
        for via in begun.vias:
            hue = hues >> via & 1
            legs = (in_hue if hue else normal)[via]
            leg = legs.get(seen & legs.mask) or self.leg(via, hue != 0, seen)
            over = self.over.get(seen & leg.as_second | leg.tag) or self._go_over(via, situation, seen, leg)
            mask |= over.looked
            found.append(over)
        moves = PieceMoves(self.number, mask, situation & mask, begun.plain, found)
        begun.found.setdefault(mask, {})[moves.pattern] = moves
        self.kept.pieces += 1
        return moves

    def _begin(self, situation: int, seen: int, leg: Leg) -> Begun:
        """Ask the rule functions which plain moves and which via points there are (CK-4.1, CK-6.1)."""
        mover = Mover(self, situation)
        plain = tuple(self.asked.plain_moves(mover))
        begun = Begun(plain, [NUMBER[via] for via in self.asked.via_points(mover)], mover.looked)
        leg.as_first |= begun.looked
        self.begun[seen & leg.as_first | leg.tag] = begun
        self.kept.parts += 1
        return begun

    def _go_over(self, via: int, situation: int, seen: int, leg: Leg) -> Over:
        """Ask the rule functions where the piece can go over a via point (CK-6.1 to CK-6.6)."""
        mover, square = Mover(self, situation), SQUARES[via]
        step, far = tuple(self.asked.stepping_moves(mover, square)), tuple(self.asked.throwing_moves(mover, square))
        over = Over(step, far, mover.looked)
        leg.as_second |= over.looked
        self.over[seen & leg.as_second | leg.tag] = over
        self.kept.parts += 1
        return over

    def forget(self) -> None:
        """Break the references of what was found to each other."""
        for begun in self.begun.values():
            for by_pattern in begun.found.values():
                for moves in by_pattern.values():
                    moves.after.clear()
        self.begun.clear()
        self.over.clear()
        self.last = NOWHERE


class Kept:
    """The number of legs, parts of pieces' moves (`Begun`, `Over`) and whole pieces' moves that are remembered."""

    __slots__ = ("legs", "parts", "pieces")

    def __init__(self) -> None:
        self.legs = self.parts = self.pieces = 0


class AllLegs(dict[tuple[str, bool], list[Legs]]):
    """The legs of one side from every square, by the kind of piece and by whether it is on a hue square."""

    def __missing__(self, kind_and_hue: tuple[str, bool]) -> list[Legs]:
        legs = self[kind_and_hue] = [Legs() for _ in SQUARES]
        return legs


class Places(dict[tuple[str, str], Place | None]):
    """What is remembered for every piece of a side on every square, None for others; colours do not matter (CK-3.2)."""

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

    `pieces` says, by the number of the square, what the side's own pieces can do; `own` says which they are, and for
    other squares which piece was there before. `total` is the sum over the board (see `Planes`). `table` is the mapping
    that was read: the next turn is expected on it; any other mapping holds a board that has little to do with this one.
    `situation` is the one for which `pieces` is up to date; -1 for none.
    """

    __slots__ = ("board", "own", "pieces", "situation", "table", "total")

    def __init__(self) -> None:
        self.table: Mapping[str, str] | None = None
        self.board: dict[str, str] = {}
        self.own: list[Place | None] = [None] * len(SQUARES)
        self.pieces: list[PieceMoves | None] = [None] * len(SQUARES)
        self.total, self.situation = 0, -1

    def update(self, board: Mapping[str, str], planes: Planes, own: Places) -> list[Place]:
        """Compare a board with the last one; return the side's own pieces that were not there before."""
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
