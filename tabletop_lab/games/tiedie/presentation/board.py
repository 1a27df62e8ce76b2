"""The picture of the table: the map, and around it the round, what lies in front of the players, the guide board.
A function of the view alone: the state is never seen here, so nothing hidden can be drawn.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from . import board_plan, board_tableau
from . import table_facts as facts
from .board_counts import rows
from .board_key import draw_key, signs
from .board_laying import draw_turns, is_asked
from .board_lines import draw_lines
from .board_map import draw_map, extent, overview
from .board_pawns import by_number
from .board_round import draw_round
from .board_sheet import tile_side

ABOVE = 0.36
"""Inches of the line above the board, where the picture stands alone."""


def draw(page: Any, view: Any, decision: Any, words: Any, chosen: Sequence[str] = ()) -> None:
    """Draw the table as `view` shows it on a page of any size from 560 by 240 px; `decision` is the open question."""
    m, w = page.margin, page.w - 2 * page.margin
    top = page.h - m
    if page.alone:
        _moment(page, view, decision, words, m, top - 0.13, w)
        top -= ABOVE
    table, counts = _table(page, view, decision), rows(view)
    if not page.alone and not board_plan.has_tableaux(table, m, m, w, top - m):
        table = replace(table, tableaux=False, counts=len(counts))
    counts = [] if table.tableaux else counts
    plan = board_plan.planned(table, m, m, w, top - m)
    sheet = None
    if facts.is_laid(view):
        sheet = draw_map(page, view, decision, words, plan.map, chosen)
        page.part("map", plan.map[0], plan.map[1] + plan.map[3] - sheet.h - 0.11, plan.map[2], sheet.h + 0.11)
    else:
        x, y, wide, tall = plan.map
        page.part("close", x, y, wide, tall)  # there is nothing else to look at yet
        page.box(x, y, wide, tall, "panel", "line", page.LINE, r=0.1, z=1.5)
        page.text(x + wide / 2, y + tall / 2, words("board-no-map"), "note", "soft", ha="center", width=wide - 0.2)
    x, y, wide, tall = plan.round
    draw_round(page, view, words, x, y + tall, wide, counts)
    if is_asked(decision) and plan.free is not None:
        draw_turns(page, view, decision, words, plan.free, chosen)
    elif plan.seats is not None:
        board_tableau.draw_tableaux(page, view, words, plan.seats)
        page.part("players", *plan.seats)
    if plan.key is not None and sheet is not None:
        x, y, wide, tall = plan.key
        seat = by_number(page, view, sheet)
        draw_key(page, view, decision, words, x, y + tall, wide, tall, counts, plan.seats is not None, seat)
    if plan.whole is not None and sheet is not None:
        x, y, wide, tall = plan.whole
        overview(page, view, words, sheet, x, y + tall, wide, tall)
    if view.lines and plan.lines is not None:
        x, y, wide, tall = plan.lines
        draw_lines(page, view, words, x, y + tall, wide)
        page.part("lines", *plan.lines)


def _table(page: Any, view: Any, decision: Any) -> board_plan.Table:
    em = page.size_of("note") / 72
    down, across = extent(view, decision)[1] if facts.is_laid(view) else (15, 15)
    least = 0.0 if page.alone else page.least / 72
    side = tile_side(view) if facts.is_laid(view) else 5
    return board_plan.Table(
        em, least, down, across, len(view.players), len(view.lines), laying=is_asked(decision), tile=side,
        signs=len(signs(view)),
    )  # fmt: skip


def _moment(page: Any, view: Any, decision: Any, words: Any, x: float, y: float, w: float) -> None:
    """What is asked; at the right, whose view this is."""
    who = facts.watcher(view)
    seen = words("board-seen-player", player=who) if who in view.players else words(f"board-seen-{who}")
    page.text(x + w, y, seen, "note", "soft", ha="right")
    room = w - page.text_width(seen, "note") - 0.3
    question = facts.prompt(decision, words) or (words("board-over") if view.phase == "over" else "")
    size = next((s for s in ("head", "label") if page.text_width(question, s, True) <= room), "note")
    page.text(x, y, question, size, bold=True, width=room)
