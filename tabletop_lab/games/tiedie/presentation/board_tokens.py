"""Box spaces and box tokens on the map: a crate face down; face up its sign, for a route with its letter.
A token that the viewer has looked at, face down for the others, shows its sign on a crate.
"""

from __future__ import annotations

from typing import Any

from . import table_facts as facts
from .board_sheet import Sheet
from .palette import Ground, palette
from .pictograms import TOKENS, of_token


def draw_box_spaces(page: Any, view: Any, sheet: Sheet, ground: Ground) -> None:
    """The printed box spaces: a dashed frame, also where no token lies any more."""
    board, s = view.paragraphs.map, sheet.s
    for square in board.boxes:
        if sheet.shows(board.spot[square]):
            x, y = sheet.corner(board.spot[square])
            k = 0.1 * s
            page.box(x + k, y + k, s - 2 * k, s - 2 * k, None, ground.soft, page.HAIR, 0, 2.3, dash=(2, 1.5))


def draw_tokens(page: Any, view: Any, words: Any, sheet: Sheet, ground: Ground) -> None:
    """Every token on the map; beside a pawn it is small and in the upper left corner."""
    board, s = view.paragraphs.map, sheet.s
    pawns = set(view.pawn.values())
    for square, token in view.tokens.items():
        spot = board.spot[board[square]]
        if sheet.shows(spot):
            x, y = sheet.middle(spot)
            size = 0.8 * s
            if square in pawns:
                size, x, y = 0.5 * s, x - 0.22 * s, y + 0.22 * s
            up, z = square in view.open_tokens, 5.2 if square in pawns else 3.45  # over the frame of what is asked for
            draw_token(page, view, token, x, y, size, up=up, z=z)


def draw_token(
    page: Any, view: Any, token: Any, x: float, y: float, size: float, up: bool = True, z: float = 3
) -> None:  # fmt: skip
    """A token, `size` inches wide: a tile with its sign if it lies face up, else a crate; unknown ones have no sign."""
    colours, half = palette(page), size / 2
    known = facts.is_open(token) and bool(token)
    if up and known:
        opened = token in view.lines and facts.is_complete(view, token)
        edge, line = ("good", page.RULE) if opened else ("ink", page.LINE)
        page.box(x - half, y - half, size, size, "card", edge, line, 0.16 * size, z)
        letter = token[1:] if token in view.lines and len(token) == 2 else ""
        if letter and 72 * size >= 1.15 * page.least:
            page.text(x, y, letter, colour=edge, bold=True, ha="center", size=max(page.least, 50 * size), z=z + 0.1)
        else:
            page.pictogram(sign_of(view, token), x, y, 0.76 * size, edge, "card", z=z + 0.1)
        return
    page.box(x - half, y - half, size, size, colours.crate, None, r=0.14 * size, z=z)
    if known:
        page.pictogram(sign_of(view, token), x, y, 0.72 * size, colours.on_crate, colours.crate, z=z + 0.1)
    else:
        page.pictogram(TOKENS["crate"], x, y, 0.8 * size, colours.on_crate, colours.crate, z=z + 0.1)


def sign_of(view: Any, token: str) -> Any:
    """The sign of a token of this box."""
    return of_token(view.paragraphs.content, token)
