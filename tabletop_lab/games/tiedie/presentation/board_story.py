"""The table in one panel of a storyboard: the map alone, with the place of each call-out."""

from __future__ import annotations

from typing import Any

from . import table_facts as facts
from .board_map import draw_map
from .board_sheet import Sheet

Point = tuple[float, float]
CORNERS = ((1, 1), (0, 1), (1, 0), (0, 0))
"""Of a square, in the order in which call-outs take them."""


def story_panel(page: Any, view: Any, decision: Any, words: Any, box: Any, changed: Any) -> list[Point | None]:
    """Draw the map; gives the place of each call-out, or None."""
    x, y, w, h = box
    if not facts.is_laid(view):
        page.box(x, y + 0.1, w, h - 0.1, "panel", "line", page.LINE, r=0.06)
        return [None for _ in changed.notes]
    sheet = draw_map(page, view, decision, words, (x, y, w, h))
    taken: set[Point] = set()
    return [_spot(view, sheet, _square(view, about, changed.player), taken) for about in changed.notes]


def _square(view: Any, about: Any, player: str) -> str:
    """The square that something tells of, else that of the pawn of whom it tells."""
    told = getattr(about, "facts", {})
    square = told.get("square")
    who = told.get("player", player)
    return square if isinstance(square, str) and square in view.paragraphs.map.number else view.pawn.get(who, "")


def _spot(view: Any, sheet: Sheet, square: str, taken: set[Point]) -> Point | None:
    """A corner of the square that no other call-out has."""
    board = view.paragraphs.map
    if square not in board.number or not sheet.shows(board.spot[board[square]]):
        return None
    left, low = sheet.corner(board.spot[board[square]])
    for right, up in CORNERS:
        at = (left + right * sheet.s, low + up * sheet.s)
        if at not in taken:
            taken.add(at)
            return at
    return None
