"""The picture of the table: whose moment it is, the board under its sky of days, the shared goal, the players.
A function of the view alone: the state is never seen here, so nothing hidden can be drawn; matplotlib is reached only
through the page.
"""

from __future__ import annotations

from typing import Any

from . import table_facts as facts
from .board_days import draw_days
from .board_goal import draw_goal
from .board_map import draw_map
from .board_tableau import GAP, draw_tableaux
from .cards import scale
from .palette import palette

HEAD, SKY = 0.36, 0.52
"""Inches of the line above the board, and of the days on it."""
GOAL = 3.0
"""Inches across of the shared goal, which lies at the right of the board."""
GIVEN = 2.8
"""Inches down that the goal needs with what everybody gave."""
KEY = 2.9
"""Inches: a lower map has no line under it."""
LOW, LOWEST = 22, 17
"""In heights of type: on a lower map the goal has a line, for beside a card the spaces have small names; and where
there is no line, no card either."""
NARROW = 0.1266
"""Inches: the smallest type in a player of 960 px. In a narrower one the names of the spaces need the room."""
PLAYERS = 2.5
"""Inches down of what lies in front of the players."""
TIGHT = 0.9
"""How much of what larger type asks for they get: the rest is air, and the board needs it."""
ROOM = 1.4
"""Type from here on is for a room, and larger than a slide's by so much."""
LEAST = 0.96
"""The type of the narrowest player in which the board has the question beside it, as a share of a slide's."""


def draw(page: Any, view: Any, decision: Any, words: Any) -> None:
    """Draw the table as `view` shows it on a page of any size from 560 by 240 px; `decision` is the open question.

    A page that stands alone has everything. Beside the question, the goal and what lies in front of the players come
    only where there is room for them.
    """
    m, w = page.margin, page.w - 2 * page.margin
    top = page.h - m
    if page.alone:
        draw_moment(page, view, decision, words, m, top - 0.13, w)
        top -= HEAD
    seats = page.alone or shows_seats(page.w, page.h, page.size_of("note") / 72, len(view.players))
    players = PLAYERS * (1 if page.alone else 1 + TIGHT * (scale(page) - 1)) if seats else 0.0
    low = m + (players + GAP if players else 0.0)
    board = x, y, w, h = (m, low, w, top - low)
    sky = SKY if page.alone else max(2.9 * page.size_of("note") / 72, min(SKY * 1.35, 0.115 * h))
    goal = GOAL if page.alone else _goal(page, view, w, h - sky, h > KEY)
    ground = palette(page)
    page.box(*board, ground.land, r=0.15, z=0.9)
    page.box(x, y + h - sky - 0.2, w, sky + 0.2, ground.sky, r=0.15, z=1)  # round above, and straight below
    page.box(x, y + h - sky - 0.21, w, 0.21, ground.land, r=0, z=1.02)
    draw_days(page, view, words, x, y + h - sky, w, sky, title=page.alone or w > 9)
    spots = {"map": (x, y, w - goal, h - sky)}
    draw_map(page, view, decision, words, *spots["map"], key=page.alone or h > KEY, goal=not goal)
    if goal:
        spots["goal"] = (x + w - goal, y + 0.12, goal - 0.14, h - sky - 0.24)
        draw_goal(page, view, words, *spots["goal"])
    page.box(*board, None, "ink", 1.6, r=0.15, z=1.25)
    if players:
        spots["players"] = (m, m, w, players)
        draw_tableaux(page, view, words, *spots["players"])
    for name, (left, low, wide, tall) in spots.items():  # within the frame of the board, and off its round corner
        inset = 0.055 if name == "map" else 0.02
        page.part(name, left + inset, low + inset, wide - inset - 0.02, tall - inset - 0.02)


def shows_seats(width: float, height: float, em: float, players: int) -> bool:
    """Whether a board of that size, in inches, has room below it for what lies in front of the players.

    A wider player has larger type and the same height: it shows no less than a narrower one.
    """
    scale = em * 72 / 9.5
    high = (PLAYERS + 3.9) * (scale if scale > ROOM else min(scale, LEAST))
    return height >= high and width >= 1.83 * max(scale, 1) * players


def _goal(page: Any, view: Any, w: float, h: float, line: bool) -> float:
    """The room for the shared goal at the right of the map; none on a small board, or where the `line` has it."""
    note = page.size_of("note") / 72
    least = (LOW if line else LOWEST) * note
    fits = w - 24 * note > 43 * note and h > max(least, GIVEN if facts.revealed(view) else 0.0)
    return 24 * note if fits and note < 0.18 and (note > NARROW or h <= KEY) else 0.0


def moment(view: Any, words: Any) -> str:
    """Return the day, or the step of setup and settlement, in words."""
    if view.phase == "turns" and view.day > view.rules.days:
        return str(words("board-days-over", days=view.rules.days))
    if view.phase == "turns":
        return str(words("board-day", day=view.day, days=view.rules.days))
    return str(words(f"board-phase-{view.phase}"))


def draw_moment(page: Any, view: Any, decision: Any, words: Any, x: float, y: float, w: float) -> None:
    """When it is and what is asked; at the right, whose view this is."""
    who = facts.watcher(view)
    seen = words("board-seen-player", player=who) if who in view.players else words(f"board-seen-{who}")
    parts = [moment(view, words)]
    if view.phase == "turns" and view.active:
        parts.append(words("board-turn", player=view.active))
    if view.phase == "over":
        first = [p for p, place in facts.ranking(view, words).items() if place == 1]
        parts.append(words("board-winner" if len(first) == 1 else "board-winners", players=", ".join(first)))
    room = w - page.text_width(seen, "note") - 0.3
    when, question = " · ".join(parts), facts.prompt(decision, words)
    page.text(x, y, when, "label" if question else "head", "soft" if question else "ink", width=room)
    left = page.text_width(when, "label") + 0.2
    if question:
        size = next((s for s in ("head", "label") if page.text_width(question, s, True) <= room - left), "note")
        page.text(x + left, y, question, size, bold=True, width=room - left)
    page.text(x + w, y, seen, "note", "soft", ha="right")
