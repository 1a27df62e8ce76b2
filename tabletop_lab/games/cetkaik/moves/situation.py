"""A board as one number, so that it can be compared and looked up at once.

A situation, as one side sees it, has planes of 81 bits: the occupied squares, those where nobody may end, those that
may be stepped on, the hue squares.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from tabletop_lab.games.cetkaik.content.pieces import TAM, kind_of, owner
from tabletop_lab.games.cetkaik.content.squares import NUMBER, SQUARES

if TYPE_CHECKING:
    from tabletop_lab.games.cetkaik.chapters.moving import Moving

PLANE = len(SQUARES)
FULL = (1 << PLANE) - 1
SHUT, STAND, HUE = PLANE, 2 * PLANE, 3 * PLANE
"""Where the planes of a situation begin, after that of the occupied squares."""
PROTECTABLE, PROTECTOR, TAM_AT = 3 * PLANE, 4 * PLANE, 5 * PLANE
"""Where the further planes of the sum over a board begin (see `Planes`)."""
SITUATION = (1 << HUE) - 1


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
