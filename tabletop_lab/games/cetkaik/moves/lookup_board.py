"""The board as one side sees it, kept from turn to turn: only what has changed since is looked at."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from tabletop_lab.games.cetkaik.content.pieces import BLACK, KIND_OF, KINDS, RED
from tabletop_lab.games.cetkaik.content.squares import IA, NUMBER, SQUARES, bits

from .groups import PieceActions, numbers
from .legs import Leg, Legs
from .situation import FULL, HUE, PLANE, PROTECTABLE, PROTECTOR, SHUT, SITUATION, Planes

if TYPE_CHECKING:
    from tabletop_lab.games.cetkaik.chapters.moving import Moving

MOST_KNOWN = 20_000
"""How many places of tam and of protectors are kept before all are forgotten."""
NOWHERE = PieceActions("", 0, 0, 1, 0, [])
"""Stands for a piece of which nothing is known yet; its pattern fits no situation."""


class Place:
    """One kind of piece of a side on a square: what it could do the last time, and all that was ever found.

    `normal` and `in_hue` are the legs of this kind of piece from every square. `seen` is sorted by the first leg and by
    what stands where that can lead (a sieve), then by mask and pattern of the situation.
    """

    __slots__ = ("elsewhere", "in_hue", "kind", "last", "normal", "number", "seen", "side")

    def __init__(self, kind: str, side: str, number: int, normal: list[Legs], in_hue: list[Legs]) -> None:
        self.kind, self.side, self.number = kind, side, number
        self.normal, self.in_hue = normal, in_hue
        self.elsewhere = FULL & ~(1 << number)  # CK-6.3, CK-9.3: the mover is off its origin
        self.last = NOWHERE
        self.seen: dict[tuple[Leg, int], dict[int, dict[int, PieceActions]]] = {}

    def forget(self) -> None:
        """Untie what was found, which refers to each other."""
        for by_mask in self.seen.values():
            for by_pattern in by_mask.values():
                for piece in by_pattern.values():
                    piece.after.clear()
        self.seen, self.last = {}, NOWHERE


AllLegs = dict[tuple[str, bool], list[Legs]]
"""The legs of one side from every square, by the kind of piece and by whether it stands on a hue square."""


def no_legs() -> AllLegs:
    """Nothing is known yet."""
    return {(kind, hue): [Legs() for _ in SQUARES] for kind in KINDS for hue in (False, True)}


def places(side: str, legs: AllLegs) -> dict[tuple[str, str], Place]:
    """For every piece a side can have on every square, what is remembered; colours do not matter (CK-3.2)."""
    found: dict[tuple[str, str], Place] = {}
    for letter, kind in KIND_OF.items():
        mine = letter.upper() if side == IA else letter
        for square, number in NUMBER.items():
            place = Place(kind, side, number, legs[kind, False], legs[kind, True])
            found[square, RED + mine] = found[square, BLACK + mine] = place
    return found


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
        self.pieces: list[PieceActions | None] = [None] * len(SQUARES)
        self.total, self.situation = 0, -1

    def update(self, board: Mapping[str, str], planes: Planes, own: Mapping[tuple[str, str], Place]) -> list[Place]:
        """Look at what differs from the last board; gives the own pieces that were not there before."""
        if board is not self.table:
            return self._look_anew(board, planes, own)
        last, total = self.board, self.total
        arrived = []
        for item in board.items() ^ last.items():
            square, piece = item
            place = own.get(item)
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

    def _look_anew(self, board: Mapping[str, str], planes: Planes, own: Mapping[tuple[str, str], Place]) -> list[Place]:
        self.table, self.board, self.situation = board, dict(board), -1
        self.total = sum(map(planes.__getitem__, board.items()))
        self.pieces = [None] * len(SQUARES)
        arrived = [*filter(None, map(own.get, board.items()))]
        for place in arrived:
            self.own[place.number] = place
        return arrived


class Situations:
    """Boards as one number, as each side sees them (see `situation`)."""

    def __init__(self, chapter: Moving) -> None:
        self.chapter = chapter
        self.hue = [self._hue(square) for square in SQUARES] + [self._hue("")]
        protected_by = chapter.protected_by
        kinds = [kind for kind in KINDS if any(protected_by(kind, s, hue) for s in SQUARES for hue in (True, False))]
        self.one_kind_protects = len(kinds) <= 1
        self.known: dict[int, tuple[int, int, int]] = {}

    def _hue(self, tam: str) -> int:
        return bits(square for square in SQUARES if self.chapter.is_hue(square, tam)) << HUE

    def of(self, total: int, board: Mapping[str, str]) -> tuple[int, int]:
        """The situation that a sum over a board stands for, and the number of tam's square (-1 for none)."""
        above = total >> PROTECTOR
        known = self.known.get(above)
        if known is None:
            known = self._learn(above, board)
        tam, hue, guarded = known
        situation = total & SITUATION | hue
        if guarded:
            situation |= (total >> PROTECTABLE & guarded) << SHUT
        return situation, tam

    def _learn(self, above: int, board: Mapping[str, str]) -> tuple[int, int, int]:
        """Tam's square, the hue squares, the protected ones: the planes of protectors and of tam say it all."""
        tam = (above >> PLANE).bit_length() - 1
        hue = self.hue[tam]
        known = tam, hue, self._guarded(board, above & FULL, hue >> HUE)
        if self.one_kind_protects:
            if len(self.known) >= MOST_KNOWN:
                self.known.clear()
            self.known[above] = known
        return known

    def _guarded(self, board: Mapping[str, str], protectors: int, hue: int) -> int:
        """CK-5.5: the squares around enemy generals that protect."""
        guarded = 0
        for n in numbers(protectors):
            kind = KIND_OF[board[SQUARES[n]][1].lower()]
            guarded |= bits(self.chapter.protected_by(kind, SQUARES[n], bool(hue >> n & 1)))
        return guarded
