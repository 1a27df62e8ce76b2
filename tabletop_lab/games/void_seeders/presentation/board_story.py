"""The ship in one panel of a storyboard, with the place of each call-out."""

from __future__ import annotations

from typing import Any

from . import board_sheet, board_ship, board_tableau
from . import table_facts as facts

Point = tuple[float, float]
OUT = 0.1
"""A call-out stands so far outside of a corner, in inches: a number is in it."""
LEAST_MAP = 14
"""In heights of the smallest type: the rooms of a scene are at least so wide."""
MOST = 7
"""Rooms of a panel."""
CORNERS = ((-0.5, 0.5), (0.5, -0.5), (-0.5, -0.5), (0.5, 0.5))
"""Of a room, in the order in which call-outs take them."""


def story_panel(page: Any, view: Any, decision: Any, words: Any, box: Any, changed: Any) -> list[Point | None]:
    """Draw the rooms in which something happens, and those beside them; gives the place of each call-out, or None."""
    slots = [_slot(view, about, changed.player) for about in changed.notes]
    sheet = board_sheet.sheet_for(page, view, box, "", _around(view, [*slots, view.room.get(changed.player, 0)]))
    board_ship.draw_ship(page, view, decision, words, sheet)
    taken: set[Point] = set()
    return [_spot(sheet, slot, taken) for slot in slots]


def scene(page: Any, view: Any, decision: Any, words: Any, box: Any, changed: Any) -> None:
    """The rooms in which something happened; at the right the tableau of a seat, and below it the cards in its hand."""
    (x, y, w, h), em, player = box, page.size_of("note") / 72, changed.player
    wide, tall = board_tableau.WIDE * em, board_tableau.ROW * em
    if player not in view.players or w < wide + LEAST_MAP * em:
        story_panel(page, view, decision, words, box, changed)
        return
    story_panel(page, view, decision, words, (x, y, w - wide - em, h), changed)
    left, top = x + w - wide, y + h
    board_tableau.draw_tableau(page, view, words, (left, top - tall, wide, tall), player)
    cards = [str(words.card(card)) for card in facts.hand(view, player) if facts.is_open(card)]
    if cards:
        said = str(words("board-hand", cards=", ".join(cards)))
        for k, line in enumerate(page.wrap(said, wide, "note", 4)):
            page.text(left, top - tall - (1.1 + 1.35 * k) * em, line, "note")


def _around(view: Any, slots: list[int]) -> set[int]:
    """These rooms and their neighbours, those of the first ones first, as many as a panel has room for."""
    ship = facts.ship(view)
    found = [slot for slot in dict.fromkeys(slots) if slot in ship.slots] or [ship.slots[0]]
    near = [other for slot in found for other in ship.neighbours[slot]]
    return set([*found, *near][:MOST])


def _slot(view: Any, about: Any, player: str) -> int:
    """The room that something tells of, else that of the character of whom it tells."""
    told = getattr(about, "facts", {})
    slot = told.get("slot")
    if isinstance(slot, int) and slot in facts.ship(view).slots:
        return slot
    seeder = told.get("seeder")
    if isinstance(seeder, str) and (where := view.seeders.get(seeder) or view.lairs.get(seeder)):
        return int(where)
    return int(view.room.get(told.get("player", player), 0) or 0)


def _spot(sheet: Any, slot: int, taken: set[Point]) -> Point | None:
    """A corner of the room that no other call-out has."""
    if slot not in sheet.at:
        return None
    x, y = sheet.at[slot]
    for across, up in CORNERS:
        at = (x + across * (sheet.w + 2 * OUT), y + up * (sheet.h + 2 * OUT))
        if at not in taken:
            taken.add(at)
            return at
    return None
