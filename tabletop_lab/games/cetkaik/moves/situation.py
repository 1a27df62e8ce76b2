"""A board as one number, so that it can be compared and looked up at once.

A situation, as one side sees it, has planes of 81 bits: the occupied squares, those where nobody may end, those that
may be stepped on, the hue squares.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from tabletop_lab.games.cetkaik.content.pieces import KIND_OF, TAM, kind_of, owner
from tabletop_lab.games.cetkaik.content.squares import NUMBER, SQUARES, bits

from .sets import mask_of, numbers

if TYPE_CHECKING:
    from tabletop_lab.games.cetkaik.chapters.moving import Moving

PLANE = len(SQUARES)
OCCUPIED = (1 << PLANE) - 1
SHUT, STAND, HUE = PLANE, 2 * PLANE, 3 * PLANE
"""Where the planes of a situation begin, after that of the occupied squares."""
PROTECTABLE, PROTECTOR, TAM_AT = 3 * PLANE, 4 * PLANE, 5 * PLANE
"""Where the further planes of the sum over a board begin (see `Planes`)."""
SITUATION, EVERYTHING = (1 << HUE) - 1, (1 << HUE + PLANE) - 1
MOST_KNOWN = 20_000
"""How many places of tam and of protectors are kept before all are forgotten."""


class Planes(dict[tuple[str, str], int]):
    """What a piece on a square adds to the sum over a board, as one side sees it, bit by bit in planes.

    Occupied; nobody may end here; may be stepped on; nobody may end here while it is protected; an enemy that protects
    others; tam.
    """

    def __init__(self, asked: Moving, side: str) -> None:
        super().__init__()
        self.asked, self.side = asked, side

    def __missing__(self, item: tuple[str, str]) -> int:
        square, piece = item
        asked, kind = self.asked, kind_of(piece)
        stander = "tam" if piece == TAM else "own" if owner(piece) == self.side else "enemy"
        free = asked.may_capture(stander, kind, False)
        planes = 1 | (not free) << SHUT | bool(asked.may_step_on(stander)) << STAND | (piece == TAM) << TAM_AT
        if stander == "enemy":
            planes |= (free and not asked.may_capture(stander, kind, True)) << PROTECTABLE
            protects = asked.protected_by(kind, square, True) or asked.protected_by(kind, square, False)
            planes |= bool(protects) << PROTECTOR
        self[item] = planes << NUMBER[square]
        return self[item]


class Situations:
    """Boards as one number, as each side sees them: the planes of a sum, the hue squares, and what is protected."""

    def __init__(self, asked: Moving) -> None:
        self.asked = asked
        self.hue: dict[str, int] = {}
        self.known: dict[tuple[int, str], tuple[int, int]] = {}

    def of(self, total: int, board: Mapping[str, str]) -> int:
        """The situation that a sum over a board stands for."""
        above = total >> PROTECTOR
        guards = numbers(above & OCCUPIED)
        key = above, "".join([board[SQUARES[n]] for n in guards]) if guards else ""
        known = self.known.get(key)
        if known is None:
            if len(self.known) >= MOST_KNOWN:
                self.known.clear()
            known = self.known[key] = self._learn(above >> PLANE, [(SQUARES[n], board[SQUARES[n]]) for n in guards])
        hue, guarded = known
        situation = total & SITUATION | hue
        if guarded:
            situation |= (total >> PROTECTABLE & guarded) << SHUT
        return situation

    def _learn(self, tam: int, guards: list[tuple[str, str]]) -> tuple[int, int]:
        """The hue squares (CK-2.2, CK-2.3), and the squares that enemy pieces protect (CK-5.5)."""
        where = SQUARES[tam.bit_length() - 1] if tam else ""
        hue = self.hue.get(where)
        if hue is None:
            hue = self.hue[where] = bits([square for square in SQUARES if self.asked.is_hue(square, where)]) << HUE
        guarded = 0
        for square, piece in guards:
            guarded |= self.protected(KIND_OF[piece[1].lower()], square, hue)
        return hue, guarded

    def protected(self, kind: str, square: str, hue: int) -> int:
        """The squares that a piece protects; `hue`: a situation, or its hue squares."""
        return mask_of(self.asked.protected_by(kind, square, bool(hue >> HUE + NUMBER[square] & 1)))
