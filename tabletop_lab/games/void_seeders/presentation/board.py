"""The picture of the table: the ship, what concerns all of it, and what is before the players.
A function of the view alone: the state is never seen here, so nothing hidden can be drawn.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from itertools import product
from typing import Any

from . import board_legend, board_sheet, board_ship, board_status, board_tableau, board_ways
from . import table_facts as facts
from .board_status import BEFORE, OVER, SIGNS

Box = tuple[float, float, float, float]
ABOVE = 0.36
"""Inches of the line above the board, where the picture stands alone."""
COLUMNS, ROWS = 7, 5
"""How many rooms the printed ship has side by side and one above the other: by this a map is judged."""
READABLE = 0.6
"""Beside a smaller map there are no tableaux on a screen: the player lists the seats."""
CLOSE = 50
"""How wide the map of a lesson is at most, in heights of type: beside a text its letters can be read."""
LOWEST, NARROW_LEAST = 18, 24
"""A map close up is at least so many heights of type high, and one that is not wide so many: the players leave it that
much."""
TITLES = 0.72
"""Blocks have titles above them only beside a map that is as good."""
LEGEND, WORDS, NAMES, OWN = 0.1, 0.1, 0.2, 0.1
"""What words are worth that say what the signs on the map mean, titles in words, room for the names of rooms, and words
beside what a player has."""
NAMED, APART = 6.4, 22
"""In heights of type: how wide such rooms are, and how high their map is, for on a lower one numbers of corridors and
noise would lie upon the rooms."""

ASTRAY, NARROWER = 3.0, 0.5
"""In heights of type: so far, all together, numbers may stand from their corridors; else rooms are so much narrower."""
KEPT = 128
"""So many sheets that were found are kept."""
_FOUND: dict[tuple[Any, ...], board_sheet.Sheet] = {}
HIDDEN, STEP, STEPS = 2.0, 0.6, 4
"""In heights of type: so little may lie upon the numbers of a low map; so much narrower, and so often, is tried."""


@dataclass(frozen=True, slots=True)
class Plan:
    """A box for each part; `titles`: where the titles of the blocks stand; `good`: how large the rooms can be.

    `own`: whether the tableaux have room for words.
    """

    map: Box
    status: Box
    legend: Box | None
    seats: Box | None
    titles: str
    good: float
    own: bool = False


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
    if plan.legend is not None:
        board_legend.draw_legend(page, view, words, plan.legend)
        page.part("legend", *plan.legend)
    if plan.seats is not None:
        board_tableau.draw_tableaux(page, view, words, plan.seats, facts.offered(decision, tuple(chosen)))
        page.part("players", *plan.seats)


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
        if h - (seats := _seats_tall(wide / em, len(view.players)) * em if least else 0.0) >= least * em
    )
    sheet = board_sheet.sheet_for(page, view, (x, y + seats, wide, h - seats), str(words("board-technical")))
    board_ship.draw_ship(page, view, decision, words, sheet, chosen)
    offered = facts.offered(decision, tuple(chosen))
    if seats:
        board_tableau.draw_tableaux(page, view, words, (x, y, wide, seats - board_tableau.GAP * em), offered)
    page.part("close", x, y, wide, h)


def goodness(w: float, h: float) -> float:
    """How large rooms can be on a map of that size, in heights of type: 1 for rooms at their best.

    >>> goodness(97, 40), round(goodness(40, 31), 2)
    (1.0, 0.5)
    """
    wide, tall = board_sheet.WIDE + board_sheet.GAP_AT_BEST[0], board_sheet.TALL + board_sheet.GAP_AT_BEST[1]
    across, down = min(w / (COLUMNS * wide), 1.0), min(h / (ROWS * tall), 1.0)
    return 0.7 * min(across, down) + 0.3 * (across + down) / 2


def planned(page: Any, view: Any, words: Any, box: Box, technical: bool = False) -> Plan:
    """The plan with the largest rooms; tableaux stand on every page that stands alone.

    `technical`: with the Technical Corridors among the blocks.
    """
    em, players = page.size_of("note") / 72, len(view.players)
    tableaux = page.alone or has_tableaux(page.w - 2 * page.margin, page.h - 2 * page.margin, em, players)
    found = []
    for titles, legend in product((OVER, BEFORE, SIGNS), (True, False)):
        for row in (board_tableau.WORDED, board_tableau.ROW)[page.alone or not tableaux :]:
            found += _below(page, view, words, box, titles, technical, tableaux, legend, row)
        found += _beside(page, view, words, box, titles, technical, tableaux, legend)
    # Whether names fit is found by laying the rooms: asked only of plans that are the best if they do.
    chosen, worth = found[0], (-1.0, 0.0)
    for plan in sorted(found, key=lambda plan: _worth(plan, named=True), reverse=True):
        if _worth(plan, named=True) < worth[0]:
            break
        this = _worth(plan, _names_fit(page, view, plan.map)), plan.map[2] * plan.map[3]
        if this > worth:
            chosen, worth = plan, this
    return chosen


def _worth(plan: Plan, named: bool) -> float:
    """How good a plan is: large rooms with their names; words are worth something, but less than these names."""
    roomy = named or plan.status[0] > plan.map[0]  # beside the map words take no height from the rooms
    worth = round(plan.good, 3) + NAMES * named + WORDS * (plan.titles != SIGNS and roomy)
    if plan.titles == OVER:
        worth += 0.03 if plan.good > TITLES else -0.2
    if plan.legend is not None:
        worth += LEGEND if named else -NAMES
    worth += OWN * (plan.own and named)
    return worth


def _names_fit(page: Any, view: Any, box: Box) -> bool:
    """Whether rooms on a map of that size are so wide, and so far apart, that their names have room."""
    if box[3] < APART * page.size_of("note") / 72:
        return False
    sheet = board_sheet.sheet_for(page, view, box)
    return sheet.w >= NAMED * sheet.em


def has_tableaux(w: float, h: float, em: float, players: int) -> bool:
    """Whether a screen of that size has room for the tableaux beside or below a map that can be read."""
    across, down = w / em, h / em
    rows = 2 * board_status.BARE
    below = goodness(across, down - rows - _seats_tall(across, players))
    side = 2 * board_tableau.NARROW + board_tableau.GAP
    beside = max(
        goodness(across - wide, down) if _side_fits(wide, down, players) else 0 for wide in (board_tableau.NARROW, side)
    )
    return max(below, beside) >= READABLE


def _seats_tall(across: float, players: int, row: float = board_tableau.ROW) -> float:
    columns = min(int((across + board_tableau.GAP) / (board_tableau.NARROW + board_tableau.GAP)), players)
    return -(-players // max(columns, 1)) * (row + board_tableau.GAP) if columns else 1e3


def _side_fits(wide: float, down: float, players: int) -> bool:
    return board_tableau.columns(wide, down - 6 * board_status.BARE * board_tableau.NARROW / wide, players) > 0


def _below(
    page: Any, view: Any, words: Any, box: Box, titles: str, technical: bool, tableaux: bool, legend: bool, row: float
) -> list[Plan]:  # fmt: skip
    """Everything below the map; `row`: how high a tableau is, in heights of type."""
    (x, y, w, h), em, players = box, page.size_of("note") / 72, len(view.players)
    gap = 0.4 * em
    seats_tall = _seats_tall(w / em, players, row) * em if tableaux else 0.0
    rows = board_status.tall(page, view, words, w, titles, technical)
    said = board_legend.tall(page, view, words, w) if legend else 0.0
    room = h - seats_tall - rows - said - gap
    if room <= 10 * em:
        return []
    seats = (x, y, w, seats_tall - 0.4 * em) if tableaux else None
    signs = (x, y + seats_tall, w, said) if legend else None
    status = (x, y + seats_tall + said, w, rows)
    own = tableaux and row >= board_tableau.WORDED
    return [Plan((x, y + h - room, w, room), status, signs, seats, titles, goodness(w / em, room / em), own)]


def _beside(
    page: Any, view: Any, words: Any, box: Box, titles: str, technical: bool, tableaux: bool, legend: bool
) -> list[Plan]:  # fmt: skip
    """Everything at the right of the map, but for the legend below it."""
    (x, y, w, h), em, players = box, page.size_of("note") / 72, len(view.players)
    gap = 0.6 * em
    found = []
    low = (23.5,) if h < APART * em else ()
    for wide in (14.4, 16.5, 18.5, 21.0, *low, 29.2):
        side = wide * em
        if side > 0.5 * w:
            continue
        if board_status.widest(page, view, words, titles, technical) > side:
            continue
        rows = board_status.tall(page, view, words, side, titles, technical)
        room = h - rows - 0.3 * em
        if room < 0 or (tableaux and not board_tableau.columns(wide, room / em, players)):
            continue
        left = x + w - side
        seats = (left, y, side, room) if tableaux else None
        status, across = (left, y + h - rows, side, rows), w - side - gap
        said = board_legend.tall(page, view, words, across) if legend else 0.0
        signs = (x, y, across, said) if legend else None
        ship = (x, y + said, across, h - said)
        own = tableaux and board_tableau.columns(wide, room / em, players, board_tableau.WORDED) > 0
        found.append(Plan(ship, status, signs, seats, titles, goodness(across / em, ship[3] / em), own))
    return found


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
