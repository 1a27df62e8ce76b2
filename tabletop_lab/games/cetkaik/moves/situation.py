"""A board as one number, so that it can be compared and looked up quickly.

A situation, as one side sees it, has planes of 81 bits: the occupied squares, those on which nobody may end, those that
may be stepped on, the hue squares.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from tabletop_lab.games.cetkaik.content.pieces import KINDS, TAM, kind_of, owner
from tabletop_lab.games.cetkaik.content.squares import NUMBER, SQUARES, bits

from .sets import mask_of, numbers

if TYPE_CHECKING:
    from tabletop_lab.games.cetkaik.chapters.moving import Moving

ALL_KINDS = tuple(KINDS)
PLANE = len(SQUARES)
OCCUPIED = (1 << PLANE) - 1
SHUT, STAND, HUE = PLANE, 2 * PLANE, 3 * PLANE
"""The first bit of each plane of a situation after that of the occupied squares."""
PROTECTABLE, TAM_AT, PROTECTOR = 3 * PLANE, 4 * PLANE, 5 * PLANE
"""The first bit of each further plane of the sum over a board (see `Planes`)."""
SITUATION, EVERYTHING = (1 << HUE) - 1, (1 << HUE + PLANE) - 1
MOST_KNOWN = 20_000
"""How many places of tam and of protectors are kept before all of them are forgotten."""


class Planes(dict[tuple[str, str], int]):
    """The bits that a piece on a square adds to the sum over a board, as one side sees it, in planes.

    The planes are: occupied; nobody may end here; may be stepped on; nobody may end here while it is protected; tam;
    and one plane of enemies for each kind that protects others.
    """

    def __init__(self, asked: Moving, side: str) -> None:
        super().__init__()
        self.asked, self.side = asked, side

    def __missing__(self, item: tuple[str, str]) -> int:
        square, piece = item
        asked, kind = self.asked, kind_of(piece)
        occupant = "tam" if piece == TAM else "own" if owner(piece) == self.side else "enemy"
        free = asked.may_capture(occupant, kind, False)
        planes = 1 | (not free) << SHUT | bool(asked.may_step_on(occupant)) << STAND | (piece == TAM) << TAM_AT
        if occupant == "enemy":
            planes |= (free and not asked.may_capture(occupant, kind, True)) << PROTECTABLE
            protects = asked.protected_by(kind, square, True) or asked.protected_by(kind, square, False)
            planes |= bool(protects) << PROTECTOR + PLANE * ALL_KINDS.index(kind)
        self[item] = planes << NUMBER[square]
        return self[item]


class Situations:
    """Boards as one number, as each side sees them: the planes of a sum, the hue squares, and what is protected."""

    def __init__(self, asked: Moving) -> None:
        self.asked = asked
        self.hue: dict[str, int] = {}
        self.known: dict[int, tuple[int, int]] = {}

    def of(self, total: int) -> int:
        """Return the situation for a sum over a board."""
        above = total >> TAM_AT
        known = self.known.get(above)
        if known is None:
            if len(self.known) >= MOST_KNOWN:
                self.known.clear()
            known = self.known[above] = self._learn(above & OCCUPIED, above >> PROTECTOR - TAM_AT)
        hue, guarded = known
        situation = total & SITUATION | hue
        if guarded:
            situation |= (total >> PROTECTABLE & guarded) << SHUT
        return situation

    def _learn(self, tam: int, guards: int) -> tuple[int, int]:
        """Return the hue squares (CK-2.2, CK-2.3), and the squares that enemy pieces protect (CK-5.5)."""
        where = SQUARES[tam.bit_length() - 1] if tam else ""
        hue = self.hue.get(where)
        if hue is None:
            hue = self.hue[where] = bits([square for square in SQUARES if self.asked.is_hue(square, where)]) << HUE
        guarded = 0
        for number in numbers(guards):
            kind, square = divmod(number, PLANE)
            guarded |= self.protected(ALL_KINDS[kind], SQUARES[square], hue)
        return hue, guarded

    def protected(self, kind: str, square: str, hue: int) -> int:
        """Return the squares that a piece protects; `hue`: a situation, or its hue squares."""
        return mask_of(self.asked.protected_by(kind, square, bool(hue >> HUE + NUMBER[square] & 1)))
