"""The pieces: tiles that point in their owner's direction of play, black solid, red hollow, and tam as a disc.
The caller chooses size and place; the two colours also differ in form.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tabletop_lab.games.cetkaik.content.pieces import KINDS, RED, TAM, TAM_GLYPH, captured, kind_of, owner
from tabletop_lab.games.cetkaik.content.squares import IA

from .board_facts import Played

Point = tuple[float, float]
LARGE_ENOUGH = 0.28
"""Inches: on larger squares no character is smaller than letters may be."""
FULLER = 1.2
"""How much more of a smaller tile its character fills."""
_CORNERS = ((-1.0, -1.0), (1.0, -1.0), (0.82, 0.5), (0.0, 1.0), (-0.82, 0.5))


def outline(x: float, y: float, s: float, up: bool, k: float = 1.0) -> list[Point]:
    """The five corners of a tile on a square of side `s` with its centre at (x, y); `k` scales it."""
    w, h = 0.37 * s * k, (0.41 if up else -0.41) * s * k
    return [(x + a * w, y + b * h) for a, b in _CORNERS]


def tile(page: Any, piece: str, x: float, y: float, s: float, up: bool | None = None, z: float = 5) -> None:
    """Draw a piece as on the board, or `**`, in a square of side `s` inches; pieces of a reserve need `up`."""
    if piece == TAM:
        return tam(page, x, y, s, z)
    up = owner(piece) == IA if up is None else up
    plain_tile(page, piece, x, y, s, up, z)
    glyph(page, piece, x, y, s, up, "red" if piece[0] == RED else "black_glyph", z)


def plain_tile(page: Any, piece: str, x: float, y: float, s: float, up: bool, z: float = 5) -> None:
    """Draw a piece without its character."""
    red = piece[0] == RED
    page.poly(outline(x, y, s, up), "red_fill" if red else "black", "red" if red else "soft", page.RULE, z)
    page.poly(outline(x, y, s, up, 0.8), None, "red" if red else "soft", page.HAIR, z + 0.1)


def glyph(page: Any, piece: str, x: float, y: float, s: float, up: bool, colour: str, z: float) -> None:
    """Draw the character of a kind on its tile."""
    lower = (0.041 if up else -0.041) * s + 0.01 * s
    sign = KINDS[kind_of(piece)].glyph
    page.text(x, y - lower, sign, colour=colour, bold=True, ha="center", size=_size(page, s, 0.37), z=z + 0.2)


def ghost(page: Any, piece: str, x: float, y: float, s: float, up: bool, z: float = 4) -> None:
    """Draw the empty place of a kind of piece."""
    page.poly(outline(x, y, s, up), None, "line", page.LINE, z)
    lower = (0.041 if up else -0.041) * s + 0.01 * s
    sign, size = KINDS[kind_of(piece)].glyph, _size(page, s, 0.34)
    page.text(x, y - lower, sign, colour="soft", ha="center", size=size, z=z + 0.2)


def tam(page: Any, x: float, y: float, s: float, z: float = 5) -> None:
    """Draw the shared piece: a disc with a double rim."""
    page.disc(x, y, 0.38 * s, "card", "ink", page.STRONG * min(1.0, s / 0.6), z)
    page.disc(x, y, 0.3 * s, None, "ink", page.HAIR, z + 0.1)
    page.text(x, y - 0.01 * s, TAM_GLYPH, bold=True, ha="center", size=_size(page, s, 0.35), z=z + 0.2)


def _size(page: Any, s: float, share: float) -> float:
    """The size in points of a character on a square of side `s` inches."""
    return max(72 * s * share, page.least) if s >= LARGE_ENOUGH else 72 * s * share * FULLER


def names(board: Mapping[str, str], last: Played | None) -> dict[str, str]:
    """The name of each piece, by its square, under which two drawings recognise it.

    A piece is named by its square; the one that moved last by the square it came from, as in the drawing before.

    >>> from tabletop_lab.games.cetkaik.presentation.board_facts import Course
    >>> names({"LY": "rP", "ZO": "**"}, Played(Course.of("LAI>LY"), "LY"))
    {'LY': 'rP-LAI', 'ZO': 'tam'}
    """
    found = {square: "tam" if piece == TAM else f"{piece}-{square}" for square, piece in board.items()}
    if last and last.landed in board and board[last.landed] != TAM:
        piece, came = board[last.landed], last.course
        found[last.landed] = reserve_name(came.dropped, owner(piece)) if came.dropped else f"{piece}-{came.origin}"
    return found


def reserve_name(piece: str, side: str) -> str:
    """The name of the first of several equal pieces in a side's reserve.

    >>> reserve_name("rp", "IA")
    'rp-IA-reserve'
    """
    return f"{captured(piece)}-{side}-reserve"
