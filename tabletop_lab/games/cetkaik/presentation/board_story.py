"""A small picture of the table for one panel of a storyboard: the board, points and rate, one reserve.
A function of two views alone; the sentences under the panel are chosen elsewhere.
"""

from __future__ import annotations

from collections import Counter
from typing import Any

from tabletop_lab.games.cetkaik.content.pieces import owned_by
from tabletop_lab.games.cetkaik.content.squares import IA, NUMBER, A

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
COUNTED = {"points_moved": "points", "score": "points", "season_ended": "points", "pays_at_once": "points",
           "lost_at_once": "points", "continued": "rate", "captured": "reserve", "hand_completed": "reserve",
           "hand_lost": "reserve", "flash_earned": "reserve", "king_stands_in": "reserve",
           "hands_counted": "reserve"}  # fmt: skip
"""Events that are shown beside the board."""


def story_panel(page: Any, view: Any, decision: Any, words: Any, box: Box, changed: Any) -> list[Point | None]:
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


def _spots(view: Any, field: Field, held: dict[str, Point], changed: Any) -> list[Point | None]:
    """Place each call-out on a corner of its sentence's square, or beside what is counted; no two at one place."""
    taken: set[Point] = set()
    found: list[Point | None] = []
    for about in changed.notes:
        said = getattr(about, "facts", {}) or {}
        spot = held.get(COUNTED.get(getattr(about, "name", ""), ""))
        squares = [said[name] for name in NAMING if said.get(name) in NUMBER]
        if spot is None and squares:
            spots = [(field.corner(square)[0] + field.s, field.corner(square)[1] + field.s) for square in squares]
            spot = next((one for one in spots if one not in taken), None)
        spot = None if spot in taken else spot
        if spot is not None:
            taken.add(spot)
        found.append(spot)
    return found
