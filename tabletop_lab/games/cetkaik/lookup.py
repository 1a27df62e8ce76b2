"""What the rules of moving say, asked once for every situation and remembered: the speed of the move lists.

Nothing here knows how a piece moves. A `Lookup` asks the functions of `chapters/ways.py` and `chapters/moving.py` with
sets that note which squares were looked at, and keeps each answer for all boards that agree on those squares. It serves
every table that plays by the same functions and the same switches.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from .actions import Move
from .family import Actions
from .groups import Group, PieceActions, numbers
from .legs import Leg, Legs
from .lookup_tam import TamLookup
from .pieces import BLACK, KIND_OF, KINDS, RED, TAM, kind_of, owner
from .reach import Looked, ray
from .situation import FULL, HUE, PLANE, PROTECTABLE, PROTECTOR, SHUT, SITUATION, STAND, TAM_AT, Planes
from .squares import IA, NUMBER, ROWS, SIDES, SQUARES, bits, distance, in_set

if TYPE_CHECKING:
    from .chapters.choosing import Choosing
    from .chapters.moving import Moving

MOST_PIECES, MOST_LEGS, MOST_LISTS = 40_000, 150_000, 200_000
"""How much is kept of each kind before all is forgotten: at the most some hundred megabytes together."""
NOWHERE = PieceActions("", 0, 0, 1, 0, [])
"""Stands for a piece of which nothing is known yet; its pattern fits no situation."""


class Place:
    """One kind of piece of a side on a square: what it could do the last time, and all that was ever found.

    `seen` is sorted by what stands `near` (a first sieve), then by mask and pattern of the situation.
    """

    __slots__ = ("kind", "last", "near", "number", "seen", "side")

    def __init__(self, kind: str, side: str, number: int) -> None:
        self.kind, self.side, self.number = kind, side, number
        self.near, self.last = 0, NOWHERE
        self.seen: dict[int, dict[int, dict[int, PieceActions]]] = {}


class Lookup:
    """Everything remembered for one set of rules of moving."""

    def __init__(self, chapter: Moving) -> None:
        self.chapter = chapter
        self.planes = {side: Planes(chapter, side) for side in SIDES}
        self.hue = [self._hue(square) for square in SQUARES] + [self._hue("")]
        self.may_return, self.captures_stepped = chapter.may_return(), chapter.may_capture_stepped()
        self.first_leg_limited = chapter.first_leg_needs_throw()
        all_declared = all(chapter.may_declare(needed) for needed in range(len(ROWS)))
        self.plainly = self.may_return and not self.captures_stepped and all_declared
        self.declare = chapter.rules.declare_before_throw
        self.captures_own = any(chapter.may_capture("own", kind, False) for kind in KINDS)
        self.tam = TamLookup(chapter)
        self.forget()

    def forget(self) -> None:
        """Begin anew; nothing is lost but time."""
        self.forget_pieces()
        self.legs: dict[tuple[str, str], list[Legs]] = {}
        self.guards: dict[tuple[tuple[str, int, bool], ...], int] = {}
        self.lists: dict[tuple[Group, bool], tuple[Move, ...]] = {}
        self.water: dict[tuple[str, str, str], int] = {}
        self.too_far: dict[tuple[str, str], int] = {}
        self.legs_kept = 0

    def forget_pieces(self) -> None:
        """Let go of what whole pieces can do; it is put together again from the legs."""
        self.places = {side: _places(side) for side in SIDES}
        self.pieces_kept = 0

    def _hue(self, tam: str) -> int:
        return bits(square for square in SQUARES if self.chapter.is_hue(square, tam)) << HUE

    def actions(self, game: Choosing, side: str) -> Actions:
        """Everything a side can do on the board of a game."""
        if self.legs_kept > MOST_LEGS:
            self.forget()
        elif self.pieces_kept > MOST_PIECES:
            self.forget_pieces()
        board = game.state.board
        situation, tam = self.situation(side, board)
        if self.captures_own:
            pieces = self._with_own_captures(side, board, situation)
        else:
            pieces = []
            place_of = self.places[side].get
            for item in board.items():
                place = place_of(item)
                if place is not None:
                    piece = place.last
                    if situation & piece.mask != piece.pattern:
                        piece = self.seek(place, situation)
                    pieces.append(piece)
        if tam >= 0 and not game.tam_may_move(side):
            tam = -1
        return Actions(game, side, self, pieces, situation & FULL, tam, game.droppable(side))

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
        return pieces

    # --- a board in one number ----------------------------------------------------------------------------------------

    def situation(self, side: str, board: Mapping[str, str]) -> tuple[int, int]:
        """The situation on a board as a side sees it, and the number of tam's square (-1 for none)."""
        total = sum(map(self.planes[side].__getitem__, board.items()))
        tam = (total >> TAM_AT).bit_length() - 1
        hue = self.hue[tam]
        situation = total & SITUATION | hue
        if (protectable := total >> PROTECTABLE & FULL) and (protectors := total >> PROTECTOR & FULL):
            situation |= (protectable & self._guarded(board, protectors, hue >> HUE)) << SHUT
        return situation, tam

    def _guarded(self, board: Mapping[str, str], protectors: int, hue: int) -> int:
        """CK-5.5: the squares around enemy generals that protect."""
        key = tuple([(board[SQUARES[n]][1], n, bool(hue >> n & 1)) for n in numbers(protectors)])
        guarded = self.guards.get(key)
        if guarded is None:
            guarded = 0
            for letter, n, on_hue in key:
                guarded |= bits(self.chapter.protected_by(KIND_OF[letter.lower()], SQUARES[n], on_hue))
            self.guards[key] = guarded
        return guarded

    # --- legs and pieces ----------------------------------------------------------------------------------------------

    def legs_of(self, kind: str, side: str) -> list[Legs]:
        """The legs of a kind of piece from every square, those of hue squares behind the others."""
        legs = self.legs.get((kind, side))
        if legs is None:
            legs = self.legs[kind, side] = [Legs() for _ in range(2 * PLANE)]
        return legs

    def walk(self, kind: str, side: str, hue: bool, number: int, legs: Legs, occupied: int) -> Leg:
        """One leg that is not known yet; `occupied` without the piece itself."""
        leg = legs.remembered(occupied)
        if leg is None:
            board = Looked(occupied)
            reach = self.chapter.reach(kind, side, SQUARES[number], hue, board)
            finite = bits(reach.finite)
            infinite = bits(reach.infinite) & ~finite
            leg = finite, infinite, finite | infinite, board.asked
            legs.learn(occupied, leg)
        self.legs_kept += 1
        return leg

    def seek(self, place: Place, situation: int) -> PieceActions:
        """What a piece on its square can do, when it is not what it could do the last time."""
        near = place.near or self._look_around(place)
        by_mask = place.seen.get(situation & near)
        if by_mask is None:
            by_mask = place.seen[situation & near] = {}
        for mask, seen in by_mask.items():
            if (found := seen.get(situation & mask)) is not None:
                break
        else:
            found = self._piece(place.kind, place.side, place.number, situation)
            by_mask.setdefault(found.mask, {})[found.pattern] = found
            self.pieces_kept += 1
        place.last = found
        return found

    def _look_around(self, place: Place) -> int:
        """A first sieve for what was found before: the squares on which the first leg depends on an empty board."""
        near = 1 << place.number + HUE
        for hue in (False, True):
            board = Looked(0)
            self.chapter.reach(place.kind, place.side, SQUARES[place.number], hue, board)
            near |= board.asked
        place.near = near
        return near

    def _piece(self, kind: str, side: str, number: int, situation: int) -> PieceActions:
        """Put the legs together: the plain moves, and from each via point the second leg (CK-6.1 to CK-6.3)."""
        origin = 1 << number
        hue = situation >> HUE
        elsewhere = situation & FULL & ~origin  # CK-6.3, CK-9.3: the mover is off its origin
        free = ~(situation >> SHUT & FULL & ~origin)
        legs_of = self.legs_of(kind, side)
        on_hue = hue >> number & 1
        legs = legs_of[number + PLANE * on_hue]
        finite, _, reached, looked = legs.known.get(elsewhere & legs.mask) or self.walk(
            kind, side, bool(on_hue), number, legs, elsewhere
        )
        ended, hues = reached, origin
        over = []
        rest = reached & situation >> STAND
        if self.first_leg_limited:
            rest &= finite | ~self._first_leg_hopeless(SQUARES[number])
        ends = reached & free
        while rest:
            stood = rest & -rest
            rest ^= stood
            via = stood.bit_length() - 1
            on_hue = hue >> via & 1
            legs = legs_of[via + PLANE * on_hue]
            finite, infinite, both, seen = legs.known.get(elsewhere & legs.mask) or self.walk(
                kind, side, bool(on_hue), via, legs, elsewhere
            )
            looked |= seen
            ended |= both
            hues |= stood
            if self.plainly:
                finite &= free
                infinite &= free
            else:
                finite, infinite = self._by_readings(number, via, finite, infinite, free)
            if finite or infinite:
                over.append((via, finite, infinite))
        # What the mover's own square adds is the same in every situation in which it stands there.
        looked, ended = looked & ~origin, ended & ~origin
        mask = looked | ended | ended << SHUT | reached << STAND | hues << HUE
        piece = PieceActions(kind, number, mask, situation & mask, ends, over)
        if piece.far and self.declare != "destination":
            piece.far = len(piece.listed(self.moves_of)[2])
            piece.count = piece.plain + piece.step + piece.far
        return piece

    def _by_readings(self, number: int, via: int, finite: int, infinite: int, free: int) -> tuple[int, int]:
        """Where a second leg may end when the rules say more about it than the rule sheet."""
        if self.captures_stepped:  # CK-6.8
            finite |= 1 << via
        finite, infinite = finite & free, infinite & free
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

    # --- moves one by one ---------------------------------------------------------------------------------------------

    def moves_of(self, group: Group, far: bool) -> tuple[Move, ...]:
        """The moves of a group in board order of their targets: those with a finite or with an infinite second leg."""
        moves = self.lists.get((group, far))
        if moves is None:
            if len(self.lists) >= MOST_LISTS:
                self.lists.clear()
            moves = self.lists[group, far] = tuple(self._declared(group) if far else self._moves(group, group.finite))
        return moves

    def move(self, piece: PieceActions, via: str, to: str) -> Move:
        """One move of a piece, without a second leg or with a finite one."""
        origin = SQUARES[piece.number]
        return Move(origin, to, via, False, bool(self._water(piece.kind, origin, via) >> NUMBER[to] & 1))

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


def _places(side: str) -> dict[tuple[str, str], Place]:
    """For every piece a side can have on every square, what is remembered; colours do not matter (CK-3.2)."""
    places: dict[tuple[str, str], Place] = {}
    for letter, kind in KIND_OF.items():
        for square, number in NUMBER.items():
            mine = letter.upper() if side == IA else letter
            places[square, RED + mine] = places[square, BLACK + mine] = Place(kind, side, number)
    return places
