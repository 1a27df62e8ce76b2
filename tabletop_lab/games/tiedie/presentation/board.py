"""The picture of the table: the map, beside it the round, what lies in front of the players, the guide board.
A function of the view alone: the state is never seen here, so nothing hidden can be drawn.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from . import table_facts as facts
from .board_key import draw_key
from .board_lines import draw_lines, height
from .board_map import draw_map, overview
from .board_round import HEAD, STRIP, draw_round
from .board_tableau import columns, draw_tableaux

ABOVE = 0.36
"""Inches of the line above the board, where the picture stands alone."""
MAP = 0.58
"""How much of the width the map may take."""
KEY = 3.0
"""Height of the explained marks where they stand below the map, in heights of the smallest type."""
LINES, WHOLE = 23.0, 11.0
"""Widths of the guide board and of the small whole map, in heights of the smallest type."""
BESIDE = 0.14
"""Inches between the map and what stands beside it."""


def draw(page: Any, view: Any, decision: Any, words: Any, chosen: Sequence[str] = ()) -> None:
    """Draw the table as `view` shows it on a page of any size from 560 by 240 px; `decision` is the open question."""
    m, w = page.margin, page.w - 2 * page.margin
    top = page.h - m
    if page.alone:
        _moment(page, view, decision, words, m, top - 0.13, w)
        top -= ABOVE
    h, em = top - m, page.size_of("note") / 72
    wide = min(h, MAP * w)
    sheet, below = None, 0.0
    if facts.is_laid(view):
        sheet = draw_map(page, view, decision, words, (m, m, wide, h), chosen)
        page.part("map", m, top - sheet.h - 0.11, wide, sheet.h + 0.11)
        below = h - sheet.h - 0.11
        if below >= KEY * em:
            draw_key(page, view, decision, words, m + 0.055, m + below, wide - 0.11, below)
    else:
        page.box(m, m, wide, h, "panel", "line", page.LINE, r=0.1, z=1.5)
        page.text(m + wide / 2, m + h / 2, words("board-no-map"), "note", "soft", ha="center", width=wide - 0.2)
    x = m + wide + BESIDE
    beside = w - wide - BESIDE
    low = draw_round(page, view, words, x, top, beside)
    tall = height(view) * em
    lines = beside
    if sheet is not None and sheet.hidden and tall:  # the rest of the map, beside the guide board if it can be
        if beside >= LINES * em + WHOLE * em:
            lines = beside - WHOLE * em
            overview(page, view, sheet, x + lines + 0.4 * em, m + tall, (WHOLE - 0.4) * em, tall)
        else:
            overview(page, view, sheet, x, low - 0.25 * em, beside, 0.9 * WHOLE * em)
            low -= WHOLE * em
    room = low - m - tall - 0.5 * em
    if (page.alone or shows_seats(page.w, page.h, em, len(view.players))) and columns(
        beside / em, room / em, len(view.players)
    ):
        draw_tableaux(page, view, words, (x, m + tall + 0.3 * em, beside, room))
        page.part("players", x, m + tall + 0.3 * em, beside, room)
    elif sheet is not None and below < KEY * em and room > 2 * em:
        draw_key(page, view, decision, words, x, low - 0.4 * em, beside, room - 0.4 * em)
    if view.lines and low - m >= tall:
        draw_lines(page, view, words, x, m + tall, lines)
        page.part("lines", x, m, beside, tall)


def shows_seats(width: float, height: float, em: float, players: int) -> bool:
    """Whether a board of that size, in inches, has room beside the map for what lies in front of the players."""
    beside = width - min(height, MAP * width) - BESIDE - 0.1
    room = height - (HEAD + STRIP + 3 * 1.95 + 1.4) * em - 0.1
    return columns(beside / em, room / em, players) > 0


def _moment(page: Any, view: Any, decision: Any, words: Any, x: float, y: float, w: float) -> None:
    """What is asked; at the right, whose view this is."""
    who = facts.watcher(view)
    seen = words("board-seen-player", player=who) if who in view.players else words(f"board-seen-{who}")
    page.text(x + w, y, seen, "note", "soft", ha="right")
    room = w - page.text_width(seen, "note") - 0.3
    question = facts.prompt(decision, words) or (words("board-over") if view.phase == "over" else "")
    size = next((s for s in ("head", "label") if page.text_width(question, s, True) <= room), "note")
    page.text(x, y, question, size, bold=True, width=room)
