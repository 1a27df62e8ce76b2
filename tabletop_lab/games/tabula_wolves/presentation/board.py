"""The picture of the village: title, the circle of seats, and beside it order, characters, secrets and talk.
A function of the view alone: the state is never seen here. matplotlib is used only through the page.
"""

from __future__ import annotations

from typing import Any

from . import table_facts as facts
from .board_circle import draw_circle
from .board_side import GAP, draw_side

CIRCLE = 8.55
HEAD = 0.52


def draw(page: Any, view: Any, decision: Any, words: Any) -> None:
    """Draw the village as `view` shows it on a page of slide size; `decision` is the open question or None."""
    m, w = page.margin, page.w - 2 * page.margin
    top = page.h - m
    draw_title(page, view, decision, words, m, top - 0.2, w)
    tall = top - HEAD - m
    draw_circle(page, view, decision, words, (m, m, CIRCLE, tall))
    draw_side(page, view, decision, words, m + CIRCLE + GAP, m, w - CIRCLE - GAP, tall)
    page.part("circle", m, m, CIRCLE, tall)
    page.part("order", m + CIRCLE + GAP, m, w - CIRCLE - GAP, tall)


def moment(view: Any, words: Any) -> str:
    """Return the night or day, and its part, in words."""
    if view.phase == "over":
        return str(words(f"board-over-{view.winner}"))
    if view.phase == "setup":
        return str(words("board-phase-setup"))
    number = view.night if view.phase == "night" else view.day
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
