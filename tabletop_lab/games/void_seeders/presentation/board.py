"""The picture of the table: the ship, what concerns all of it, and what is before the players.
A function of the view alone: the state is never seen here, so nothing hidden can be drawn.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from . import board_legend, board_plan, board_sheet, board_ship, board_status, board_tableau, board_ways
from . import table_facts as facts
from .board_plan import APART, NAMED, Plan, planned

Box = tuple[float, float, float, float]
ABOVE = 0.36
"""Inches of the line above the board, where the picture stands alone."""
CLOSE = 50
"""How wide the map of a lesson is at most, in heights of type: beside a text its letters can be read."""
LOWEST, NARROW_LEAST = 18, 24
"""A map close up is at least so many heights of type high, and one that is not wide so many: the players leave it that
much."""

ASTRAY, NARROWER = 3.0, 0.5
"""In heights of type: so far, all together, numbers may stand from their corridors; else rooms are so much narrower."""
KEPT = 128
"""So many sheets that were found are kept."""
_FOUND: dict[tuple[Any, ...], board_sheet.Sheet] = {}
HIDDEN, STEP, STEPS = 2.0, 0.6, 4
"""In heights of type: so little may lie upon the numbers of a low map; so much narrower, and so often, is tried."""


def draw(page: Any, view: Any, decision: Any, words: Any, chosen: Sequence[str] = ()) -> None:
    """Draw the table as `view` shows it on a page of any size from 700 by 260 px; `decision` is the open question."""
    m, w = page.margin, page.w - 2 * page.margin
    top = page.h - m
    if page.close:
        _draw_close(page, view, decision, words, (m, m, w, top - m), chosen)
        return
    if page.alone:
        _moment(page, view, decision, words, m, top - 0.13, w)
        top -= ABOVE
    plan, sheet = laid(page, view, words, (m, m, w, top - m))
    board_ship.draw_ship(page, view, decision, words, sheet, chosen)
    page.part("map", *plan.map)
    board_status.draw_status(page, view, words, plan.status, plan.titles, sheet.spare is None)
    page.part("status", *plan.status)
    if plan.titles == board_status.SIGNS and plan.says == board_plan.NONE and not page.alone:
        for name, sign in board_status.signs(page, view, words, sheet.spare is None).items():
            page.explained[str(words(f"board-title-{name}"))] = sign, ""
    _fill(page, view, words, plan)
    board_legend.draw_legend(page, plan.key, plan.legend)
    if plan.legend is not None:
        page.part("legend", *plan.legend)
    if plan.seats is not None:
        board_tableau.draw_tableaux(page, view, words, plan.seats, facts.offered(decision, tuple(chosen)))
        page.part("players", *plan.seats)


def _fill(page: Any, view: Any, words: Any, plan: Plan) -> None:
    """Put into the free ends of rows the names of rooms that have none on the map, and what else the key left out."""
    rooms = {slot: name for slot, (_, name) in page.explained.items() if name}
    names = board_legend.of_rooms(page, rooms)
    others = board_legend.of_the_map(page, view, words) if plan.says != board_plan.ALL else []
    left = [] if page.alone else board_legend.fill(page, plan.key, [*names, *others])
    for slot, entry in zip(rooms, names, strict=True):
        if not page.alone and entry not in left:
            del page.explained[slot]


def laid(page: Any, view: Any, words: Any, box: Box) -> tuple[Plan, board_sheet.Sheet]:
    """A box for each part of the table within (x, y, w, h), and where the rooms of the ship are."""
    plan = planned(page, view, words, box)
    sheet = board_sheet.sheet_for(page, view, plan.map, str(words("board-technical")))
    if sheet.spare is None:
        plan = planned(page, view, words, box, technical=True)
        sheet = board_sheet.sheet_for(page, view, plan.map)
    if not page.alone and sheet.w < NAMED * sheet.em:  # names of rooms are worth more
        # It depends on the ship and on sizes alone, and a board is drawn again after each answer.
        key = facts.ship(view), sheet.box, sheet.technical, page.size_of("note"), page.least
        if key not in _FOUND:
            if len(_FOUND) == KEPT:
                _FOUND.clear()
            _FOUND[key] = _at_their_corridors(page, view, sheet)
        sheet = _FOUND[key]
    if plan.map[3] < APART * page.size_of("note") / 72 and not page.alone and page.least >= page.size_of("note"):
        sheet = _clearest(page, view, sheet)
    return plan, sheet


def _at_their_corridors(page: Any, view: Any, sheet: Any) -> Any:
    """The same ship with narrower rooms, if its numbers have no room beside the corridors to which they belong.

    Where rooms are as narrow as can be, a short corridor shows its numbers once.
    """
    ship, wide = facts.ship(view), sheet.w / sheet.em
    best, least = sheet, _wrong(page, sheet, ship)
    while least > ASTRAY and (wide := wide - NARROWER) >= board_sheet.LEAST_WIDE:
        other = board_sheet.sheet_for(page, view, sheet.box, sheet.technical, widest=wide)
        wrong = _wrong(page, other, ship)
        if wrong < least and (other.spare is not None) == (sheet.spare is not None):
            best, least = other, wrong
    once = replace(best, once=True)
    return once if least > ASTRAY and _wrong(page, once, ship) < least else best


def _wrong(page: Any, sheet: Any, ship: Any) -> float:
    return board_ways.astray_on(page, sheet, ship) + board_ways.hidden_on(page, sheet, ship)


def _clearest(page: Any, view: Any, sheet: Any) -> Any:
    """The same ship a little narrower, if then less lies upon its numbers: on a low map a small step tells."""
    ship, best, least = facts.ship(view), sheet, board_ways.hidden_on(page, sheet, facts.ship(view))
    x, y, w, h = sheet.box
    for step in range(1, STEPS + 1):
        if least < HIDDEN:
            break
        less = step * STEP * sheet.em
        other = board_sheet.sheet_for(page, view, (x + less / 2, y, w - less, h), sheet.technical)
        hidden = board_ways.hidden_on(page, other, ship)
        if hidden < least and (other.spare is None) == (sheet.spare is None):
            best, least = other, hidden
    return best


def _draw_close(page: Any, view: Any, decision: Any, words: Any, box: Box, chosen: Sequence[str]) -> None:
    """The whole ship, laid so narrow that it can be read beside a text, and the seats below it.

    The rooms are as high as they can be: what stands in them has its letters.
    """
    (x, y, w, h), em = box, page.size_of("note") / 72
    wide, seats = next(
        (wide, seats)
        for wide, least in ((min(w, CLOSE * em), NARROW_LEAST), (w, LOWEST), (w, 0))
        if h - (seats := board_plan.seats_tall(wide / em, len(view.players)) * em if least else 0.0) >= least * em
    )
    sheet = board_sheet.sheet_for(page, view, (x, y + seats, wide, h - seats), str(words("board-technical")))
    board_ship.draw_ship(page, view, decision, words, sheet, chosen)
    offered = facts.offered(decision, tuple(chosen))
    if seats:
        board_tableau.draw_tableaux(page, view, words, (x, y, wide, seats - board_tableau.GAP * em), offered)
    page.part("close", x, y, wide, h)


def _moment(page: Any, view: Any, decision: Any, words: Any, x: float, y: float, w: float) -> None:
    """What is asked; at the right, whose view this is."""
    who = facts.watcher(view)
    seen = words("board-seen-player", player=who) if who in view.players else words(f"board-seen-{who}")
    page.text(x + w, y, seen, "note", "soft", ha="right")
    round_said = words("board-round", round=view.round, step=view.step)
    room = w - page.text_width(seen, "note") - 0.3
    question = facts.prompt(decision, words) or (words("board-over") if view.step == "over" else "")
    said = f"{round_said} · {question}" if question else round_said
    size = next((s for s in ("head", "label") if page.text_width(said, s, True) <= room), "note")
    page.text(x, y, said, size, bold=True, width=room)
