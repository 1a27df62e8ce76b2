"""What the rules of moving say, asked once for every situation and remembered: the speed of the move lists.

Nothing here knows how a piece moves. A `Lookup` asks the functions of `chapters/ways.py` and `chapters/moving.py` with
sets that note which squares were looked at, and keeps each answer for all boards that agree on those squares. It serves
every table that plays by the same functions and the same switches.
"""

from __future__ import annotations

from collections.abc import Mapping
from operator import attrgetter
from typing import TYPE_CHECKING

from tabletop_lab.games.cetkaik.content.pieces import KINDS, TAM, kind_of, owner
from tabletop_lab.games.cetkaik.content.squares import NUMBER, ROWS, SIDES, SQUARES, bits, distance

from .family import Actions
from .groups import PieceActions
from .legs import Leg, Legs
from .lookup_board import Place, Sight, Situations, no_legs, places
from .lookup_moves import MoveLookup
from .lookup_tam import TamLookup
from .reach import Looked
from .situation import FULL, HUE, SHUT, STAND, Planes

if TYPE_CHECKING:
    from tabletop_lab.games.cetkaik.chapters.choosing import Choosing
    from tabletop_lab.games.cetkaik.chapters.moving import Moving

MOST_PIECES, MOST_LEGS = 60_000, 150_000
"""How much is kept of each kind before all is forgotten: at the most some hundred megabytes together."""


class Lookup:
    """Everything remembered for one set of rules of moving."""

    def __init__(self, chapter: Moving) -> None:
        self.chapter = chapter
        self.planes = {side: Planes(chapter, side) for side in SIDES}
        self.situations = Situations(chapter)
        self.may_return, self.captures_stepped = chapter.may_return(), chapter.may_capture_stepped()
        self.first_leg_limited = chapter.first_leg_needs_throw()
        all_declared = all(chapter.may_declare(needed) for needed in range(len(ROWS)))
        self.plainly = self.may_return and not self.captures_stepped and all_declared
        self.captures_own = any(chapter.may_capture("own", kind, False) for kind in KINDS)
        self.moves, self.tam = MoveLookup(chapter), TamLookup(chapter)
        self.forget()

    def forget(self) -> None:
        """Begin anew; nothing is lost but time."""
        self.legs = {side: no_legs() for side in SIDES}
        self.places: dict[str, dict[tuple[str, str], Place]] = {}
        self.forget_pieces()
        self.moves.forget()
        self.too_far: dict[tuple[str, str], int] = {}
        self.legs_kept = 0

    def forget_pieces(self) -> None:
        """Let go of what whole pieces can do; it is put together again from the legs."""
        for of_side in self.places.values():
            for place in of_side.values():
                place.forget()
        self.places = {side: places(side, self.legs[side]) for side in SIDES}
        self.sights: dict[str, Sight] = {}
        self.pieces_kept = 0

    def actions(self, game: Choosing, side: str) -> Actions:
        """Everything a side can do on the board of a game."""
        if self.legs_kept > MOST_LEGS:
            self.forget()
        elif self.pieces_kept > MOST_PIECES:
            self.forget_pieces()
        board = game.state.board
        # Only a sight that is up to date is put back: an edited rule may raise on the way.
        sight = self.sights.pop(side, None) or Sight()
        arrived = sight.update(board, self.planes[side], self.places[side])
        situation, tam = self.situations.of(sight.total, board)
        if self.captures_own:
            pieces = self._with_own_captures(side, board, situation)
        else:
            pieces = self._pieces(sight, arrived, situation)
        self.sights[side] = sight
        if tam >= 0 and not game.tam_may_move(side):
            tam = -1
        return Actions(game, side, self, pieces, situation & FULL, tam, game.droppable(side))

    def _pieces(self, sight: Sight, arrived: list[Place], situation: int) -> list[PieceActions]:
        """What each own piece can do, in board order: the same as before, where that does not depend on a change."""
        pieces, own = sight.pieces, sight.own
        for place in arrived:
            piece = place.last
            pieces[place.number] = piece if situation & piece.mask == piece.pattern else self.seek(place, situation)
        changed = 0 if sight.situation < 0 else situation ^ sight.situation
        sight.situation = situation
        for piece in filter(None, pieces) if changed else ():
            mask = piece.mask
            if mask & changed and (pattern := situation & mask) != piece.pattern:
                after = piece.after.get(pattern)
                if after is None or situation & after.mask != after.pattern:
                    after = piece.after[pattern] = self.seek(own[piece.number], situation)
                pieces[piece.number] = after
        return list(filter(None, pieces))

    def _with_own_captures(self, side: str, board: Mapping[str, str], situation: int) -> list[PieceActions]:
        """Where own pieces can be captured, generals protect them too, but for a general that is moving itself."""
        chapter, hue = self.chapter, situation >> HUE
        own = {square: kind_of(piece) for square, piece in board.items() if piece != TAM and owner(piece) == side}
        guards = {
            square: bits(chapter.protected_by(kind, square, bool(hue >> NUMBER[square] & 1)))
            for square, kind in own.items()
        }
        shut = {square: not chapter.may_capture("own", kind, True) for square, kind in own.items()}
        pieces = []
        for origin in own:
            guarded = 0
            for square, guard in guards.items():
                if square != origin:
                    guarded |= guard
            closed = bits(square for square in own if shut[square] and guarded >> NUMBER[square] & 1)
            pieces.append(self.seek(self.places[side][origin, board[origin]], situation | closed << SHUT))
        return sorted(pieces, key=attrgetter("number"))

    # --- legs and pieces ----------------------------------------------------------------------------------------------

    def walk(self, place: Place, number: int, hue: bool, legs: Legs, occupied: int) -> Leg:
        """One leg, from the square of that number, that is not known yet; `occupied` without the piece itself."""
        leg = legs.remembered(occupied)
        if leg is None:
            board = Looked(occupied)
            reach = self.chapter.reach(place.kind, place.side, SQUARES[number], hue, board)
            leg = Leg(bits(reach.finite), bits(reach.infinite), board.asked)
            legs.learn(occupied, leg)
        self.legs_kept += 1
        return leg

    def seek(self, place: Place, situation: int) -> PieceActions:
        """What a piece on its square can do, when it is not what it could do the last time."""
        number, occupied = place.number, situation & place.elsewhere
        hue = situation >> HUE + number & 1
        legs = (place.in_hue if hue else place.normal)[number]
        first = legs.known.get(occupied & legs.mask) or self.walk(place, number, bool(hue), legs, occupied)
        sieve = first, situation & first.deciding
        by_mask = place.seen.get(sieve)
        if by_mask is None:
            by_mask = place.seen[sieve] = {}
        for mask, seen in by_mask.items():
            if (found := seen.get(situation & mask)) is not None:
                break
        else:
            found = self._piece(place, first, situation, occupied)
            by_mask.setdefault(found.mask, {})[found.pattern] = found
            self.pieces_kept += 1
        place.last = found
        return found

    def _piece(self, place: Place, first: Leg, situation: int, occupied: int) -> PieceActions:
        """Put the legs together: the plain moves, and from each via point the second leg (CK-6.1 to CK-6.3)."""
        normal, in_hue, elsewhere = place.normal, place.in_hue, place.elsewhere
        hue = situation >> HUE
        free = ~(situation >> SHUT & elsewhere)
        looked = first.looked
        reached = ended = first.reached
        hues = 1 << place.number
        over = []
        rest = reached & situation >> STAND
        if self.first_leg_limited:
            rest &= first.finite | ~self._first_leg_hopeless(SQUARES[place.number])
        while rest:
            stood = rest & -rest
            rest ^= stood
            via = stood.bit_length() - 1
            legs = (in_hue if hue & stood else normal)[via]
            second = legs.known.get(occupied & legs.mask) or self.walk(place, via, hue & stood != 0, legs, occupied)
            looked |= second.looked
            ended |= second.reached
            hues |= stood
            finite, infinite = second.finite & free, second.infinite & free
            if not self.plainly:
                finite, infinite = self._by_readings(place.number, via, finite, infinite, free)
            if finite or infinite:
                over.append((via, finite, infinite))
        # What the mover's own square adds is the same in every situation in which it stands there.
        looked, ended = looked & elsewhere, ended & elsewhere
        mask = looked | ended | ended << SHUT | reached << STAND | hues << HUE
        piece = PieceActions(place.kind, place.number, mask, situation & mask, reached & free, over)
        if piece.far and self.moves.declare != "destination":
            piece.far = len(piece.listed(self.moves)[2])
            piece.count = piece.plain + piece.step + piece.far
        return piece

    def _by_readings(self, number: int, via: int, finite: int, infinite: int, free: int) -> tuple[int, int]:
        """Where a second leg may end when the rules say more about it than the rule sheet."""
        if self.captures_stepped:  # CK-6.8
            finite |= 1 << via & free
        if not self.may_return:  # CK-15.2
            finite, infinite = finite & ~(1 << number), infinite & ~(1 << number)
        return finite, infinite & ~self._beyond(SQUARES[number], SQUARES[via])

    def _first_leg_hopeless(self, origin: str) -> int:
        """CK-6.4: the via points that no throw reaches along a line."""
        may_declare = self.chapter.may_declare
        return bits(square for square in SQUARES if not may_declare(distance(origin, square)))

    def _beyond(self, origin: str, via: str) -> int:
        """CK-15.4: the squares that may not be declared, because no throw reaches them."""
        beyond = self.too_far.get((origin, via))
        if beyond is None:
            chapter = self.chapter
            needed = {square: chapter.throw_distance(origin, via, square) for square in SQUARES}
            beyond = bits(square for square in SQUARES if not chapter.may_declare(needed[square]))
            self.too_far[origin, via] = beyond
        return beyond
