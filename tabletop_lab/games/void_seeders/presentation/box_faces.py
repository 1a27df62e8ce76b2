"""Faces of what is only in the printed box: the empty ship, rooms, tokens, markers, contamination cards."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tabletop_lab.engine import Component
from tabletop_lab.engine.core.printed import CARD

from . import board_ship, board_ways, card_faces
from .board_sheet import sheet_of
from .palette import palette, readable_on
from .pictograms import KINDS, MARKS, of_room

Draw = Callable[[Any, Any], None]
TABLE = (110.0, 60.0)
"""Millimetres: the table that says which contamination cards are infected."""


def ship(content: Any) -> Draw:
    """The ship with an empty place for each room: corridors with their numbers, technical entrances (NB-1.1)."""

    def draw(page: Any, words: Any) -> None:
        laid, graph = sheet_of(page, content.ship, (0.12, 0.12, page.w - 0.24, page.h - 0.24)), content.ship
        board_ship.draw_hull(page, laid, palette(page))
        board_ways.draw_ways(page, {}, (), laid, graph)
        for slot, (x, y) in laid.at.items():
            page.box(x - laid.w / 2, y - laid.h / 2, laid.w, laid.h, "card", "ink", page.LINE, 0.05, 3)
            what = graph.contents[slot]
            name = content.name(what, words.lang) or str(words("box-room-of-set", set=what))
            for k, line in enumerate(lines := page.wrap(name, laid.w - 0.2, "note", 2)):
                page.text(x, y + ((len(lines) - 1) / 2 - k) * 1.25 * laid.em, line, "note", "soft", ha="center")
            page.text(x - laid.w / 2 + 0.08, y + laid.h / 2 - 0.7 * laid.em, str(slot), "note", "soft")
        board_ways.draw_entrances(page, laid, graph)

    return draw


def room(name: str) -> Draw:
    """A room: its colour, its sign, its name, and what can be done there."""

    def draw(page: Any, words: Any) -> None:
        u, data = page.in_units(), words.game.content.data(name)
        fill = palette(page).band(data.colour)
        u.box(0, 0, u.w, u.h, 0, "card", "soft", 0.6)
        u.box(0, 0, 26, u.h, 0, fill)
        u.sign(of_room(name), 13, u.h / 2 - (6 if data.computer else 0), 19, readable_on(fill), fill)
        if data.computer:
            u.sign(MARKS["computer"], 13, u.h - 11, 13, readable_on(fill), fill)
        size, said = u.fitted(data.name(words.lang), (10.5, 9.5, 9), u.w - 34, 1)
        u.lines(30, 10, said, size, bold=True)
        text = card_faces.card_text(data, words)
        for letters in (8.5, 8, 7.5, 7.1):
            told = u.wrap(text, letters, u.w - 35, lines=int((u.h - 20) // (1.25 * letters)))
            if not told[-1].endswith("…"):
                break
        u.lines(30, 22, told, letters, lead=1.25)

    return draw


def room_back(data: Any) -> Draw:
    """The back of a room: the set it belongs to, and nothing more."""

    def draw(page: Any, words: Any) -> None:
        u = page.in_units()
        fill = card_faces.BANDS["room"]
        u.box(0, 0, u.w, u.h, 0, fill)
        said = data.set if data.set in ("1", "2") else ""
        u.sign(KINDS["room"], u.w / 2 - (12 if said else 0), u.h / 2, 34, readable_on(fill), fill)
        u.text(u.w / 2 + 20, u.h / 2, said, 26, readable_on(fill), True, "center")

    return draw


def exploration(token: str) -> Draw:
    """An exploration token: what happens, and how many items are left in the room (NB-4.4)."""

    def draw(page: Any, words: Any) -> None:
        u, data = page.in_units(), words.game.content.data(token)
        u.box(0, 0, u.w, u.h, 0, "card", "soft", 0.6)
        u.sign(MARKS[data.effect], u.w * 0.38, u.h * 0.42, 0.56 * u.w, "ink", "card")
        u.text(u.w - 6, u.h - 11, str(data.number), 16, "ink", True, "right")

    return draw


def token_back(page: Any, words: Any) -> None:
    """The back of exploration tokens."""
    _ground(page, card_faces.BANDS["exploration"], MARKS["token"])


def bag_back(page: Any, words: Any) -> None:
    """The back that all tokens of the bag share."""
    _ground(page, card_faces.BANDS["panic"], MARKS["bag"])


def number(value: int) -> Draw:
    """A Void Seeder token: its number (VS-1.10)."""

    def draw(page: Any, words: Any) -> None:
        u = page.in_units()
        u.box(0, 0, u.w, u.h, 0, "card", "soft", 0.6)
        u.text(u.w / 2, u.h / 2, str(value), 28, "ink", True, "center")

    return draw


def madness(character: Any) -> Draw:
    """The madness token of a character: its colour and the first letters of its name."""

    def draw(page: Any, words: Any) -> None:
        u = page.in_units()
        u.box(0, 0, u.w, u.h, 0, "card", "soft", 0.6)
        u.sign(MARKS["mad"], u.w / 2, 0.42 * u.h, 0.56 * u.w, "ink", "card")
        name = character.name(words.lang)
        u.text(u.w / 2, u.h - 9, name, u.fit(name, 9, u.w - 6, True, 7.2), "ink", True, "center")

    return draw


def blank(page: Any, words: Any) -> None:
    """The Blank token."""
    u = page.in_units()
    u.box(0, 0, u.w, u.h, 0, "card", "soft", 0.6)


def marker(mark: str) -> Draw:
    """A marker: its sign."""

    def draw(page: Any, words: Any) -> None:
        u = page.in_units()
        u.box(0, 0, u.w, u.h, 0, "card", "soft", 0.6)
        u.sign(MARKS[mark], u.w / 2, u.h / 2, 0.72 * u.w, "ink", "card")

    return draw


def contamination(words: Any, content: Any) -> list[Component]:
    """Contamination cards with a number each, and the table that plays the Scanner: who must not know, does not look.

    Which numbers are infected is spread evenly, so that neighbours tell nothing.
    """
    infected, count = content.contamination["infected"], sum(content.contamination.values())
    numbers = sorted((3 + step * count // max(infected, 1)) % count + 1 for step in range(infected))
    title, table = str(words("box-contamination")), str(words("box-scanner"))
    cards = [
        Component(title, CARD, _contaminated(k), str(words("box-contamination-alt", number=k)), 1, _contamination_back)
        for k in range(1, count + 1)
    ]
    said = str(words("box-scanner-says", numbers=", ".join(map(str, numbers))))

    def draw(page: Any, words: Any) -> None:
        u = page.in_units()
        u.box(0, 0, u.w, u.h, 0, "card", "soft", 0.8)
        u.text(12, 20, table, 14, bold=True)
        u.lines(12, 44, u.wrap(said, 11, u.w - 24, lines=6), 11)

    return [*cards, Component(table, TABLE, draw, said)]


def _contaminated(k: int) -> Draw:
    def draw(page: Any, words: Any) -> None:
        u, fill = page.in_units(), card_faces.BANDS["contamination"]
        u.box(0.6, 0.6, u.w - 1.2, u.h - 1.2, 10, "card", "soft")
        u.box(6, 6, u.w - 12, 30, 6, fill)
        said = str(words.value("kind", "contamination"))
        u.text(u.w / 2, 21, said, u.fit(said, 13, u.w - 20, True), readable_on(fill), True, "center")
        u.text(u.w / 2, 0.46 * u.h, str(k), 60, "ink", True, "center")
        u.lines(12, 0.76 * u.h, u.wrap(str(words("face-contamination")), 11, u.w - 24, lines=4), 11, "soft")

    return draw


def _contamination_back(page: Any, words: Any) -> None:
    card_faces.draw_back(page, "contamination")


def _ground(page: Any, fill: str, sign: Any) -> None:
    u = page.in_units()
    u.box(0, 0, u.w, u.h, 0, fill)
    u.sign(sign, u.w / 2, u.h / 2, 0.62 * u.w, readable_on(fill), fill)
