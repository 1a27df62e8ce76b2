"""What the rules of moving say, asked once for every situation and remembered: the speed of the move lists.

Nothing here knows how a piece moves. A `Lookup` asks the functions of `chapters/ways.py` and `chapters/moving.py` with
sets that note which squares were looked at, and keeps each answer for all boards that agree on those squares. It serves
every table that plays by the same functions and the same switches.

A situation is one number with planes of 81 bits: the occupied squares, those where nobody may end, those that may be
stepped on, the hue squares.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from .actions import Move
from .family import Actions
from .groups import Group, PieceActions, numbers
from .lookup_tam import TamLookup
from .pieces import KIND_OF, KINDS, TAM, kind_of, owner
from .reach import Looked, ray
from .squares import IA, NUMBER, SIDES, SQUARES, bits, distance, in_set

if TYPE_CHECKING:
    from .chapters.choosing import Choosing
    from .chapters.moving import Moving

PLANE = len(SQUARES)
FULL = (1 << PLANE) - 1
SHUT, STAND, HUE = PLANE, 2 * PLANE, 3 * PLANE
"""Where the planes of a situation begin, after that of the occupied squares."""
PROTECTABLE, PROTECTOR, TAM_AT = 3 * PLANE, 4 * PLANE, 5 * PLANE
"""Where the further planes of the sum over a board begin (see `Planes`)."""
SITUATION = (1 << HUE) - 1
MOST_PIECES, MOST_LEGS, MOST_LISTS = 40_000, 150_000, 200_000
"""How much is kept of each kind before all is forgotten: at the most some hundred megabytes together."""
NOWHERE = PieceActions(0, 0, 1, (Group("", "", "", 0),), 0)
"""Stands for a piece of which nothing is known yet; its pattern fits no situation."""


@dataclass(frozen=True, slots=True)
class Leg:
    """Where one leg can lead, finitely and infinitely, and the squares on whose occupation that depends."""

    finite: int
    infinite: int
    looked: int


@dataclass(slots=True)
class Legs:
    """The legs of one kind of piece from one square, by what stands on the squares that were ever looked at."""

    mask: int = 0
    known: dict[int, Leg] = field(default_factory=dict)


class Planes(dict[tuple[str, str], int]):
    """What a piece on a square adds to the sum over a board, as one side sees it, bit by bit in planes.

    Occupied; nobody may end here; may be stepped on; nobody may end here while it is protected; an enemy that protects
    others; tam.
    """

    def __init__(self, chapter: Moving, side: str) -> None:
        super().__init__()
        self.chapter, self.side = chapter, side

    def __missing__(self, item: tuple[str, str]) -> int:
        square, piece = item
        chapter, kind = self.chapter, kind_of(piece)
        stander = "tam" if piece == TAM else "own" if owner(piece) == self.side else "enemy"
        free = chapter.may_capture(stander, kind, False)
        planes = 1 | (not free) << SHUT | bool(chapter.may_step_on(stander)) << STAND | (piece == TAM) << TAM_AT
        if stander == "enemy":
            planes |= (free and not chapter.may_capture(stander, kind, True)) << PROTECTABLE
            protects = chapter.protected_by(kind, square, True) or chapter.protected_by(kind, square, False)
            planes |= bool(protects) << PROTECTOR
        self[item] = planes << NUMBER[square]
        return self[item]


class Lookup:
    """Everything remembered for one set of rules of moving."""

    def __init__(self, chapter: Moving) -> None:
        self.chapter = chapter
        self.planes = {side: Planes(chapter, side) for side in SIDES}
        self.hue = [self._hue(square) for square in SQUARES] + [self._hue("")]
        self.may_return, self.capture_stepped = chapter.may_return(), chapter.may_capture_stepped()
        self.declare = chapter.rules.declare_before_throw
        self.captures_own = any(chapter.may_capture("own", kind, False) for kind in KINDS)
        self.tam = TamLookup(chapter)
        self.forget()

    def forget(self) -> None:
        """Begin anew; nothing is lost but time."""
        self.last = {side: dict.fromkeys(_own_places(side), NOWHERE) for side in SIDES}
        """For each piece of a side on a square, what it could do the last time anybody asked."""
        self.seen: dict[tuple[str, str, int, int], list[PieceActions]] = {}
        self.near: dict[tuple[str, str, int], int] = {}
        self.legs: dict[tuple[str, str, bool, int], Legs] = {}
        self.guards: dict[tuple[tuple[str, int, bool], ...], int] = {}
        self.lists: dict[tuple[Group, bool], tuple[Move, ...]] = {}
        self.water: dict[tuple[str, str, str], int] = {}
        self.too_far: dict[tuple[str, str], int] = {}
        self.pieces_kept = self.legs_kept = 0

    def _hue(self, tam: str) -> int:
        return bits(square for square in SQUARES if self.chapter.is_hue(square, tam)) << HUE

    def actions(self, game: Choosing, side: str) -> Actions:
        """Everything a side can do on the board of a game."""
        if self.pieces_kept > MOST_PIECES or self.legs_kept > MOST_LEGS:
            self.forget()
        board = game.state.board
        situation, tam = self.situation(side, board)
        if self.captures_own:
            pieces = self._with_own_captures(side, board, situation)
        else:
            pieces = []
            last = self.last[side].get
            for item in board.items():
                piece = last(item)
                if piece is not None:
                    if situation & piece.mask != piece.pattern:
                        piece = self.seek(side, item, situation)
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
            pieces.append(self.seek(side, (origin, board[origin]), situation | closed << SHUT))
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

    def leg(self, kind: str, side: str, hue: bool, number: int, occupied: int) -> Leg:
        """Where a piece can go from a square; `occupied` without the piece itself."""
        legs = self.legs.get((kind, side, hue, number))
        if legs is None:
            legs = self.legs[kind, side, hue, number] = Legs()
        return legs.known.get(occupied & legs.mask) or self._walk(legs, kind, side, hue, number, occupied)

    def _walk(self, legs: Legs, kind: str, side: str, hue: bool, number: int, occupied: int) -> Leg:
        board = Looked(frozenset(in_set(occupied)))
        reach = self.chapter.reach(kind, side, SQUARES[number], hue, board)
        finite = bits(reach.finite)
        leg = Leg(finite, bits(reach.infinite) & ~finite, bits(board.asked))
        # A key made with the smaller mask of before still says what is true: its leg never looked further.
        legs.mask |= leg.looked
        legs.known[occupied & legs.mask] = leg
        self.legs_kept += 1
        return leg

    def seek(self, side: str, item: tuple[str, str], situation: int) -> PieceActions:
        """What the piece of an item of the board can do, when it is not what it could do the last time."""
        square, piece = item
        kind, number = kind_of(piece), NUMBER[square]
        near = self.near.get((kind, side, number))
        if near is None:
            near = self.near[kind, side, number] = self._near(kind, side, number)
        seen = self.seen.setdefault((kind, side, number, situation & near), [])
        for found in seen:
            if situation & found.mask == found.pattern:
                break
        else:
            found = self._piece(kind, side, number, situation)
            seen.append(found)
            self.pieces_kept += 1
        capital = piece[1]
        self.last[side][square, "r" + capital] = self.last[side][square, "b" + capital] = found
        return found

    def _near(self, kind: str, side: str, number: int) -> int:
        """The squares that can matter for the first leg: only to find again quickly what was found before."""
        legs = [self.leg(kind, side, hue, number, 0) for hue in (False, True)]
        return legs[0].looked | legs[1].looked | 1 << number + HUE

    def _piece(self, kind: str, side: str, number: int, situation: int) -> PieceActions:
        """Put the legs together: the plain moves, and from each via point the second leg (CK-6.1 to CK-6.3)."""
        origin = 1 << number
        hue = situation >> HUE
        elsewhere = situation & FULL & ~origin  # CK-6.3, CK-9.3: the mover is off its origin
        shut = situation >> SHUT & FULL & ~origin
        square = SQUARES[number]
        first = self.leg(kind, side, bool(hue >> number & 1), number, elsewhere)
        reached = first.finite | first.infinite
        groups = [Group(kind, square, "", reached & ~shut)]
        looked, ended, on_hue = first.looked, reached, origin
        far = 0
        for via in numbers(reached & situation >> STAND):
            stood = 1 << via
            if not first.finite & stood and self._first_leg_hopeless(square, SQUARES[via]):
                continue
            second = self.leg(kind, side, bool(hue >> via & 1), via, elsewhere)
            finite, infinite = second.finite & ~shut, second.infinite & ~shut
            looked |= second.looked
            ended |= second.finite | second.infinite
            on_hue |= stood
            if self.capture_stepped:
                finite |= stood & ~shut
            if not self.may_return:
                finite, infinite = finite & ~origin, infinite & ~origin
            if infinite:
                infinite &= ~self._beyond(square, SQUARES[via])
            if finite | infinite:
                group = Group(kind, square, SQUARES[via], finite, infinite)
                groups.append(group)
                far += infinite.bit_count() if self.declare == "destination" else len(self.moves_of(group, True))
        # What the mover's own square adds is the same in every situation in which it stands there.
        looked, ended = looked & ~origin, ended & ~origin
        mask = looked | ended | ended << SHUT | reached << STAND | on_hue << HUE
        return PieceActions(number, mask, situation & mask, tuple(groups), far)

    def _first_leg_hopeless(self, origin: str, via: str) -> bool:
        chapter = self.chapter
        return chapter.first_leg_needs_throw() and not chapter.may_declare(distance(origin, via))

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

    def move(self, group: Group, to: str) -> Move:
        """One move of a group, with a finite second leg."""
        return Move(group.origin, to, group.via, False, bool(self._water(group) >> NUMBER[to] & 1))

    def _moves(self, group: Group, targets: int, far: bool = False) -> list[Move]:
        origin, via, water = group.origin, group.via, self._water(group)
        return [Move(origin, SQUARES[n], via, far, bool(water >> n & 1)) for n in numbers(targets)]

    def _water(self, group: Group) -> int:
        """The squares that take a water throw."""
        key = (group.kind, group.origin, group.via)
        if key not in self.water:
            takes = self.chapter.water_takes_a_throw
            self.water[key] = bits(square for square in SQUARES if takes(*key, square))
        return self.water[key]

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


def _own_places(side: str) -> list[tuple[str, str]]:
    """Every piece a side can have on every square."""
    letters = [letter.upper() if side == IA else letter for letter in KIND_OF]
    return [(square, colour + letter) for square in SQUARES for letter in letters for colour in "rb"]
