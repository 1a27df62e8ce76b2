"""The table in one panel of a storyboard: the rooms it is about, with the place of each call-out."""

from __future__ import annotations

from typing import Any

from . import table_facts as facts
from .board_map import draw_on
from .board_sheet import Sheet, part_of

Point = tuple[float, float]
DISC = 0.15
"""The radius of a call-out in inches."""
CORNERS = ((1, 1), (0, 1), (1, 0), (0, 0))
"""Of a square, in the order in which call-outs take them."""


def story_panel(page: Any, view: Any, decision: Any, words: Any, box: Any, changed: Any) -> list[Point | None]:
    """Draw the rooms in which something happens, and those between them; gives the place of each call-out, or None."""
    x, y, w, h = box
    if not facts.is_laid(view):
        page.box(x, y + 0.1, w, h - 0.1, "panel", "line", page.LINE, r=0.06)
        return [None for _ in changed.notes]
    squares = [_square(view, about, changed.player) for about in changed.notes]
    board = view.paragraphs.map
    rooms = {board.room[board[square]] for square in (*squares, *_around(view, decision)) if square in board.number}
    sheet = part_of(view, rooms or set(board.room), x, y, w, h)
    draw_on(page, view, decision, words, sheet)
    taken: set[Point] = set()
    return [_spot(view, sheet, square, taken) for square in squares]


def _around(view: Any, decision: Any) -> list[str]:
    """What else a panel has to show: what is offered, and the pawn of the one whose turn it is."""
    return [view.pawn.get(place, place) for place in (*facts.offered(decision), view.turn_of) if place]


def _square(view: Any, about: Any, player: str) -> str:
    """The square that something tells of, else that of the pawn of whom it tells; none for the course of a round."""
    told = getattr(about, "facts", {})
    square = told.get("square")
    who = told.get("player", "" if getattr(about, "kind", "") == "event" else player)
    return square if isinstance(square, str) and square in view.paragraphs.map.number else view.pawn.get(who, "")


def _spot(view: Any, sheet: Sheet, square: str, taken: set[Point]) -> Point | None:
    """A corner of the square that no other call-out has."""
    board = view.paragraphs.map
    if square not in board.number or not sheet.shows(board.spot[board[square]]):
        return None
    left, low = sheet.corner(board.spot[board[square]])
    out = max(0.0, (DISC + (0.42 - 0.707) * sheet.s) / 1.414)  # from a corner of a small square, off its pawn
    for right, up in CORNERS:
        at = (left + right * sheet.s + (2 * right - 1) * out, low + up * sheet.s + (2 * up - 1) * out)
        if at not in taken:
            taken.add(at)
            return at
    return None
