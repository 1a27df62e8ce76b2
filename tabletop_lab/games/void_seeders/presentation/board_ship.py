"""The ship as a printed map: hull, corridors, rooms with what is in them, the Technical Corridors."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tabletop_lab.games.void_seeders.content.rows_ship import TECHNICAL

from . import board_layout, board_room, board_ways
from . import table_facts as facts
from .board_sheet import PLATE_EDGE, PLATE_LEFT, PLATE_RIGHT, PLATE_SIGN, Box, Sheet, plate_lines, sheet_of
from .palette import Palette, palette
from .pictograms import MARKS


def draw_ship(page: Any, view: Any, decision: Any, words: Any, sheet: Sheet, chosen: Sequence[str] = ()) -> None:
    """Hull, corridors, rooms and what is in them; rooms, corridors and pieces can be pressed by their names."""
    ship, colours = facts.ship(view), palette(page)
    offered = set(facts.offered(decision, tuple(chosen)))
    draw_hull(page, sheet, colours)
    board_ways.draw_ways(page, view.doors, view.noise, sheet, ship, offered)
    for slot in sheet.at:
        board_room.draw_room(page, view, words, sheet, slot, offered, (*chosen, *facts.aim(decision)))
    board_ways.draw_entrances(page, sheet, ship)
    if sheet.spare is not None:
        draw_technical(page, view, sheet.technical, sheet.spare, TECHNICAL in offered)


def draw_bare(page: Any, ship: Any, box: Box) -> dict[str, Box]:
    """The ship with nothing on it: rooms with their numbers, and corridors; gives where each room is."""
    sheet, colours = sheet_of(page, ship, box), palette(page)
    draw_hull(page, sheet, colours)
    board_ways.draw_ways(page, {}, (), sheet, ship)
    boxes = {str(slot): (x - sheet.w / 2, y - sheet.h / 2, sheet.w, sheet.h) for slot, (x, y) in sheet.at.items()}
    for slot, room in boxes.items():
        page.box(*room, "plain", colours.hull_edge, page.RULE, 0.1 * sheet.h, 2.0)
        page.text(room[0] + 0.3 * sheet.em, room[1] + room[3] - 0.8 * sheet.em, slot, "note", "soft", z=4.6)
    return boxes


def draw_hull(page: Any, sheet: Sheet, colours: Palette) -> None:
    """The ground on which the rooms stand."""
    far, em = 0.5, sheet.em
    points = [
        (x + sx * (sheet.w / 2 + far * em), y + sy * (sheet.h / 2 + far * em))
        for x, y in sheet.at.values() for sx in (-1, 1) for sy in (-1, 1)
    ]  # fmt: skip
    page.poly(board_layout.hull(points), colours.hull, colours.hull_edge, page.RULE, 1.4)


def draw_technical(page: Any, view: Any, name: str, box: Box, offered: bool) -> None:
    """The one space of the Technical Corridors, with its noise marker if there is one."""
    x, y, w, h = box
    em = page.size_of("note") / 72
    edge, line = ("act", page.STRONG) if offered else ("ink", page.LINE)
    page.place(TECHNICAL, page.box(x, y, w, h, "card", edge, line, 0.3 * em, 2.2), x + w / 2, y + h / 2)
    above = h > 3.1 * em or w < (PLATE_LEFT + PLATE_RIGHT) * em + page.text_width(name.split(" ")[0], "note")
    signs = y + h - (0.5 * PLATE_SIGN + 0.1) * em if above else y + h / 2
    left, free = (PLATE_EDGE, w - 2 * PLATE_EDGE * em) if above else (PLATE_LEFT, w - (PLATE_LEFT + PLATE_RIGHT) * em)
    middle = y + (h - PLATE_SIGN * em + 0.5 * PLATE_EDGE * em) / 2 if above else y + h / 2
    page.pictogram(MARKS["duct"], x + 1.1 * em, signs, 1.4 * em, "ink", "card", z=2.4)
    for k, line in enumerate(lines := plate_lines(page, name, free)):
        page.text(x + left * em, middle + ((len(lines) - 1) / 2 - k) * 1.25 * em, line, "note")
    if facts.technical(view):
        board_ways.draw_noise(page, x + w - 1.0 * em, signs, 1.5 * em, z=2.6)
