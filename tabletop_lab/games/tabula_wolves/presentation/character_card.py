"""A character card to be looked at: number, side, sign, name and one sentence; and the one back that all share.
On the table itself cards are smaller: see seat_card.py.
"""

from __future__ import annotations

from typing import Any

from tabletop_lab.games.tabula_wolves.content.roles import ROLES

from .palette import palette
from .pictograms import SIGNS

LEADER = "moderator"
"""The role of the card that lies before whoever leads the game."""
READABLE = 150
"""Units across from which a card has its sentence."""
STARS = ((30, 34), (128, 40), (40, 60), (118, 70), (28, 160), (132, 168), (60, 196), (104, 30), (96, 186))


def draw_face(page: Any, card: Any, words: Any) -> None:
    """A card that lies open."""
    u, colours = page.in_units(), palette(page)
    if card.role not in (*ROLES, LEADER):
        page.plain_card(card.id, words)
        return
    team = "" if card.role == LEADER else ROLES[card.role].side
    wolves = team == "wolves"
    ground, moon = (colours.night, colours.moon) if wolves else (colours.felt, page.c["card"])
    on_ground, sign = (colours.night_ink, colours.back) if wolves else (colours.felt_ink, page.c["ink"])
    small = u.w < READABLE
    k = u.w / 160
    half = u.h * (0.62 if small else 0.5)
    u.box(0.6, 0.6, u.w - 1.2, u.h - 1.2, 10 * k, "card", "soft")
    u.box(6 * k, 6 * k, u.w - 12 * k, half + 6 * k, 6 * k, ground)
    u.box(4, half, u.w - 8, 13 * k + 2, 0, "card")
    middle = 6 * k + half / 2
    u.disc(u.w / 2, middle, 0.42 * half, moon)
    u.sign(SIGNS[card.role], u.w / 2, middle, 0.6 * half, sign, moon)
    mark = 22 * k + 2
    u.disc(mark, mark, 11, "card", "ink", 1.4)
    u.text(mark, mark, str(card.number), 11.5, bold=True, ha="center")
    if team:
        u.sign(SIGNS[team], u.w - mark, mark, 17, on_ground, ground)
    name = str(words.value("role", card.role) if team else words("board-moderator"))
    name = name[:1].upper() + name[1:]
    if small:
        lines = u.wrap(name, 12, u.w - 10, True, 2)
        u.lines(u.w / 2, half + 24 - 7 * (len(lines) - 1), lines, 12, bold=True, ha="center", lead=14 / 12)
        return
    lines = u.wrap(name, 16, u.w - 20, True, 2)
    u.lines(u.w / 2, half + 21, lines, 16, bold=True, ha="center", lead=1.1)
    said = u.wrap(words(f"card-says-{card.role}"), 11.5, u.w - 20, lines=3)
    u.lines(u.w / 2, half + 24 + 17 * len(lines), said, 11.5, ha="center", lead=1.32)
    if not team:
        return
    side = str(words(f"board-side-{team}"))
    ink = ("ink", "ink", "card") if wolves else ("card", "ink", "ink")
    u.pill(10, u.h - 18, side, 11, *ink, bold=True, pad=7, h=19)


def draw_back(page: Any) -> None:
    """The back: the same for every character."""
    u, colours = page.in_units(), palette(page)
    k = u.w / 160
    u.box(0.6, 0.6, u.w - 1.2, u.h - 1.2, 10 * k, "card", "soft")
    u.box(7 * k, 7 * k, u.w - 14 * k, u.h - 14 * k, 6 * k, colours.back)
    u.box(12 * k, 12 * k, u.w - 24 * k, u.h - 24 * k, 4 * k, None, colours.night_soft, 1)
    for at, (x, y) in enumerate(STARS):
        u.disc(x * k, y * k, (1.6 if at % 2 else 2.2) * k, colours.moon)
    u.disc(u.w / 2, u.h / 2, 44 * k, colours.moon)
    u.sign(SIGNS["wolf"], u.w / 2, u.h / 2, 52 * k, colours.back, colours.moon)
