"""The board as one side sees it, kept from turn to turn: only what has changed since is looked at."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from .groups import PieceActions, numbers
from .pieces import BLACK, KIND_OF, KINDS, RED
from .situation import FULL, HUE, PROTECTABLE, PROTECTOR, SHUT, SITUATION, TAM_AT, Planes
from .squares import IA, NUMBER, SQUARES, bits

if TYPE_CHECKING:
    from .chapters.moving import Moving

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


def places(side: str) -> dict[tuple[str, str], Place]:
    """For every piece a side can have on every square, what is remembered; colours do not matter (CK-3.2)."""
    found: dict[tuple[str, str], Place] = {}
    for letter, kind in KIND_OF.items():
        for square, number in NUMBER.items():
            mine = letter.upper() if side == IA else letter
            found[square, RED + mine] = found[square, BLACK + mine] = Place(kind, side, number)
    return found


class Sight:
    """A board that a side saw, and what its pieces could do there.

    `pieces`, by the number of the square, says what own pieces can do; `own` which they are, and of other squares which
    stood there before. `total` is the sum over the board (see `Planes`).
    """

    __slots__ = ("board", "own", "pieces", "situation", "total")

    def __init__(self) -> None:
        self.board: dict[str, str] = {}
        self.own: list[Place | None] = [None] * len(SQUARES)
        self.pieces: list[PieceActions | None] = [None] * len(SQUARES)
        self.total = self.situation = 0

    def update(self, board: Mapping[str, str], planes: Planes, own: Mapping[tuple[str, str], Place]) -> list[Place]:
        """Look at what differs from the last board; gives the own pieces that were not there before."""
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


class Situations:
    """Boards as one number, as each side sees them (see `situation`)."""

    def __init__(self, chapter: Moving) -> None:
        self.chapter = chapter
        self.hue = [self._hue(square) for square in SQUARES] + [self._hue("")]
        protected_by = chapter.protected_by
        kinds = [kind for kind in KINDS if any(protected_by(kind, s, hue) for s in SQUARES for hue in (True, False))]
        self.one_kind_protects = len(kinds) <= 1
        self.guards: dict[tuple[int, int, str], int] = {}

    def _hue(self, tam: str) -> int:
        return bits(square for square in SQUARES if self.chapter.is_hue(square, tam)) << HUE

    def of(self, total: int, board: Mapping[str, str]) -> tuple[int, int]:
        """The situation that a sum over a board stands for, and the number of tam's square (-1 for none)."""
        tam = (total >> TAM_AT).bit_length() - 1
        hue = self.hue[tam]
        situation = total & SITUATION | hue
        if (protectable := total >> PROTECTABLE & FULL) and (protectors := total >> PROTECTOR & FULL):
            situation |= (protectable & self._guarded(board, protectors, hue >> HUE)) << SHUT
        return situation, tam

    def _guarded(self, board: Mapping[str, str], protectors: int, hue: int) -> int:
        """CK-5.5: the squares around enemy generals that protect."""
        kinds = "" if self.one_kind_protects else "".join([board[SQUARES[n]][1] for n in numbers(protectors)])
        key = protectors, protectors & hue, kinds
        guarded = self.guards.get(key)
        if guarded is None:
            guarded = 0
            for n in numbers(protectors):
                kind = KIND_OF[board[SQUARES[n]][1].lower()]
                guarded |= bits(self.chapter.protected_by(kind, SQUARES[n], bool(hue >> n & 1)))
            self.guards[key] = guarded
        return guarded
