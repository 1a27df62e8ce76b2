"""A small picture of the table for one panel of a storyboard: the board, points and rate, one reserve.
A function of two views alone; the sentences under the panel are chosen elsewhere.
"""

from __future__ import annotations

from collections import Counter
from typing import Any

from tabletop_lab.engine.core.presentation import Spot
from tabletop_lab.games.cetkaik.content.pieces import owned_by
from tabletop_lab.games.cetkaik.content.squares import IA, NUMBER, SQUARES, A
from tabletop_lab.games.cetkaik.content.squares import place as row_and_column

from . import board_facts as facts
from . import board_marks as marks
from .board_pieces import tile
from .board_reach import marked
from .board_squares import Field, draw_squares

Box = tuple[float, float, float, float]
Point = tuple[float, float]

HOLDINGS, LEFT, BELOW = 0.5, 0.3, 0.26
"""Inches for points and reserve under the board, and for the names of rows and columns."""
SMALL = 0.34
"""The square of a piece in the reserve."""
NAMING = ("to", "square", "origin", "via")
"""The facts of an event that name a square; a call-out points at the first of them."""
AROUND = sorted(
    ((right, up) for right in range(-3, 4) for up in range(-3, 4) if (right, up) != (0, 0)),
    key=lambda at: (max(map(abs, at)), at[0] == 0, -at[0], -at[1]),
)
"""Where a call-out may stand beside its square, the nearest first: squares to the right, squares up."""
AT = {row_and_column(square): square for square in SQUARES}
COUNTED = {"points_moved": "points", "score": "points", "season_ended": "points", "pays_at_once": "points",
           "lost_at_once": "points", "continued": "rate", "captured": "reserve", "hand_completed": "reserve",
           "hand_lost": "reserve", "flash_earned": "reserve", "king_stands_in": "reserve",
           "hands_counted": "reserve"}  # fmt: skip
"""Events that are shown beside the board."""


def story_panel(page: Any, view: Any, decision: Any, words: Any, box: Box, changed: Any) -> list[Spot | None]:
    """Draw board and holdings; return the place of each call-out, or None.

    `changed.before` is the view one panel earlier: what differs from it is in the accent colour.
    """
    x, y, w, h = box
    s = min((h - HOLDINGS - BELOW) / 9, (w - LEFT) / 9)
    field = Field(x + LEFT + (w - LEFT - 9 * s) / 2, y + h - 9 * s, s)
    _board(page, view, decision, field, changed.before)
    held = _holdings(page, view, words, (x, y, w, HOLDINGS), changed)
    return _spots(view, field, held, changed)


def _board(page: Any, view: Any, decision: Any, field: Field, before: Any) -> None:
    fixed, near = facts.hue_now(view.board, view.paragraphs)
    draw_squares(page, field, fixed, near, facts.tam_at(view.board), named=False)
    for square, piece in view.board.items():
        tile(page, piece, *field.middle(square), field.s)
    if view.announced and not facts.done(view, view.announced):
        marks.draw_announced(page, field, view.announced)
    elif before is None or before.board != view.board:
        last = facts.played(view)
        marks.draw_last(page, field, last, "soft" if before is None else "act")
        landed = last.landed if last else ""
        fresh = [] if before is None else [
            square for square, piece in view.board.items() if before.board.get(square) != piece and square != landed
        ]  # fmt: skip
        marks.draw_origins(page, field, fresh)
    marks.draw_frames(page, field, marked(decision))


def _holdings(page: Any, view: Any, words: Any, box: Box, changed: Any) -> dict[str, Point]:
    """Draw points of both sides and the rate in one line, then the reserve of the side that the panel is about."""
    x, y, w, h = box
    before, spots = changed.before, {}
    at = x
    rate = max(view.rate.values(), default=1)
    parts = [("points", f"{side} {view.points.get(side, 0)}", before is not None and
              before.points.get(side) != view.points.get(side)) for side in (IA, A)]  # fmt: skip
    parts.append(("rate", f"×{rate}", before is not None and max(before.rate.values(), default=1) != rate))
    for name, text, new in parts:
        page.text(at, y + h - 0.12, text, "note", "act" if new else "ink", True)
        at += page.text_width(text, "note", True) + 0.14
        spots[name] = (at + 0.02, y + h - 0.12)
        at += 0.2
    side = view.side.get(changed.player, view.turn or IA)
    held = Counter(view.reserve.get(side, ()))
    was = held if before is None else Counter(before.reserve.get(side, ()))
    at = x + page.text_width(side, "note") + 0.1
    page.text(x, y + 0.14, side, "note", "soft")
    for piece, count in held.items():
        if at + 0.3 > x + w - 0.3:
            page.text(at, y + 0.14, "…", "note", "soft")
            break
        if count > was[piece]:
            page.box(at - 0.02, y - 0.02, 0.74 * SMALL + 0.04, 0.32, None, "act", page.RULE, r=0.04, z=4.5)
        tile(page, owned_by(piece, side), at + 0.37 * SMALL, y + 0.14, SMALL)
        at += 0.74 * SMALL + 0.05
        if count > 1:
            page.text(at - 0.02, y + 0.14, f"×{count}", "note")
            at += page.text_width(f"×{count}", "note") + 0.05
    if not held:
        page.text(at, y + 0.14, words("board-held", count=0), "note", "soft")
        at += page.text_width(words("board-held", count=0), "note") + 0.05
    spots["reserve"] = (min(at + 0.12, x + w - 0.1), y + 0.14)
    return spots


def _spots(view: Any, field: Field, held: dict[str, Point], changed: Any) -> list[Spot | None]:
    """Place each call-out beside its sentence's square, or beside what is counted; no two at one place."""
    taken: set[Point] = set()
    found: list[Spot | None] = []
    named = {square for about in changed.notes for square in _named(about)}
    for about in changed.notes:
        spot: Spot | None = held.get(COUNTED.get(getattr(about, "name", ""), ""))
        squares = _named(about)
        if spot is None and squares:
            spot = _free_beside(field, squares[0], {*view.board, *named}, taken) or _corner(field, squares, taken)
        spot = None if spot in taken else spot
        if spot is not None:
            taken.add(spot[:2])
        found.append(spot)
    return found


def _named(about: Any) -> list[str]:
    """The squares that a sentence names, the one that it is about first."""
    said = getattr(about, "facts", {}) or {}
    return [said[name] for name in NAMING if said.get(name) in NUMBER]


def _free_beside(field: Field, square: str, full: set[str], taken: set[Point]) -> Spot | None:
    """The nearest empty square, with the edge to which a line leads: a call-out there covers no piece."""
    x, y = field.middle(square)
    row, column = row_and_column(square)
    for right, up in AROUND:
        at = (x + right * field.s, y + up * field.s)
        name = AT.get((row - up, column + right))
        beside_the_board = column + right == 9 and 0 <= row - up < 9
        if (name is not None or beside_the_board) and name not in full and at not in taken:
            far = max(abs(right), abs(up))
            return (*at, x + 0.38 * right / far * field.s, y + 0.38 * up / far * field.s)
    return None


def _corner(field: Field, squares: list[str], taken: set[Point]) -> Point | None:
    """The corner of the first of these squares that no call-out has: everything around it is full."""
    corners = [(field.corner(square)[0] + field.s, field.corner(square)[1] + field.s) for square in squares]
    return next((corner for corner in corners if corner not in taken), None)
