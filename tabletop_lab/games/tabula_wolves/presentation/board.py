"""The picture of the village: title, the circle of seats, and beside it order, characters, secrets and talk.
A function of the view alone: the state is never seen here. matplotlib is used only through the page.
"""

from __future__ import annotations

from typing import Any

from . import table_facts as facts
from .board_circle import draw_circle
from .board_key import BELOW
from .board_ring import WORDS, card_for
from .board_side import GAP, draw_side

CIRCLE = 8.55
HEAD = 0.52
SIDE, UNDER = 26, 11
"""The least width of what stands beside the table, and the least height of what stands below it, in ems."""
SMALLER, LARGE, SMALLER_THERE = 0.97, 1.04, 0.8
"""How much smaller cards with words that have to shrink may become for what stands beside the table; and in a large
window, by its type, where the words on smaller cards can be read as well."""
FLAT, MOST = 2.45, 15
"""How many times as wide as high a table is at most, and the greatest height of what stands below it, in ems."""

Box = tuple[float, float, float, float]


def draw(page: Any, view: Any, decision: Any, words: Any) -> None:
    """Draw the village as `view` shows it on a page of any size; `decision` is the open question or None."""
    m, w = page.margin, page.w - 2 * page.margin
    top = page.h - m
    if page.alone:
        draw_title(page, view, decision, words, m, top - 0.2, w)
        tall = top - HEAD - m
        circle, side = (m, m, CIRCLE, tall), (m + CIRCLE + GAP, m, w - CIRCLE - GAP, tall)
    else:
        circle, side = arranged(len(view.players), (m, m, w, top - m), page.size_of("note") / 72)
    draw_circle(page, view, decision, words, circle)
    page.part("circle", *circle)
    if side is not None:
        draw_side(page, view, decision, words, *side)
        page.part("order", *side)


def arranged(players: int, box: Box, em: float) -> tuple[Box, Box | None]:
    """Where the table lies, and what is beside or below it: as the room is, and little at the table's expense.

    `em`: the smallest type in inches.

    >>> [arranged(9, (0, 0, w, h), 0.17)[1] is not None for w, h in ((13, 6), (9, 7), (8, 3))]
    [True, True, False]
    """
    x, y, w, h = box
    broad = max(SIDE * em, w - GAP - 2 * h)
    scale = em * 72 / 9.5
    key = BELOW * max(scale, 1)
    least = SMALLER_THERE if scale >= LARGE else SMALLER

    def fits(across: float, up: float) -> bool:
        """Whether the words on the cards of a table stay as large as without anything beside it."""
        card, whole = (card_for(players, *size, scale) for size in ((across, up - key), (w, h - key)))
        return card is not None and (whole is None or card[0] >= least * min(whole[0], WORDS * scale))

    if w - broad - GAP >= 1.15 * h and fits(w - broad - GAP, h):
        return (x, y, w - broad - GAP, h), (x + w - broad, y, broad, h)
    for tall in (ems * em for ems in range(MOST, UNDER - 1, -1)):
        if tall <= h - GAP - w / FLAT and fits(w, h - tall - GAP):
            return (x, y + tall + GAP, w, h - tall - GAP), (x, y, w, tall)
    return box, None


def moment(view: Any, words: Any) -> str:
    """Return the night or day, and its part, in words."""
    if view.phase == "over":
        return str(words(f"board-over-{view.winner}"))
    if view.phase == "setup":
        return str(words("board-phase-setup"))
    number = view.day + (view.phase == "night")  # the night that comes after this day, also before it has fallen
    return str(words(f"board-moment-{view.phase}", number=number))


def seen(view: Any, words: Any) -> str:
    """Return whose view this is, in words."""
    who = facts.watcher(view)
    if who in view.players:
        return str(words("board-seen-ghost" if who in view.ghosts else "board-seen-player", player=who))
    return str(words(f"board-seen-{who}"))


def draw_title(page: Any, view: Any, decision: Any, words: Any, x: float, y: float, w: float) -> None:
    """Draw the name of the game, then the moment and the question; at the right, whose view this is."""
    title, watching = words("board-title"), seen(view, words)
    page.text(x, y, title, "title")
    question = facts.prompt(decision, words)
    upper = y + 0.105 if question else y - 0.015
    left = x + page.text_width(title, "title") + 0.25
    room = x + w - page.text_width(watching, "note") - 0.3 - left
    page.text(left, upper, moment(view, words), "note" if question else "label", "soft", width=room)
    page.text(x + w, upper, watching, "note", "soft", ha="right")
    page.text(left, y - 0.105, question, "label", width=x + w - left)
