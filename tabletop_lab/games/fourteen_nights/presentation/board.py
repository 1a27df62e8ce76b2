"""The picture of the table: title, days, spaces, shared goal, players.
A function of the view alone: the state is never seen here, so nothing hidden can be drawn. matplotlib is used only
through the page.
"""

from __future__ import annotations

from typing import Any

from . import table_facts as facts
from .board_goal import draw_goal
from .board_map import draw_map
from .board_tableau import GAP, draw_tableaux

MAP_WIDTH, MAP_HEIGHT = 8.7, 2.8
TRACK_HEIGHT = 0.36
HEAD_HEIGHT = 0.56


def draw(page: Any, view: Any, decision: Any, words: Any) -> None:
    """Draw the table as `view` shows it on a page of slide size; `decision` is the open question or None."""
    m, w = page.margin, page.w - 2 * page.margin
    top = page.h - m
    draw_title(page, view, decision, words, m, top - 0.2, w)
    track = top - HEAD_HEIGHT - TRACK_HEIGHT
    draw_days(page, view, words, m, track, w, TRACK_HEIGHT)
    middle = track - GAP - MAP_HEIGHT
    spots = {
        "map": (m, middle, MAP_WIDTH, MAP_HEIGHT),
        "goal": (m + MAP_WIDTH + GAP, middle, w - MAP_WIDTH - GAP, MAP_HEIGHT),
        "players": (m, m, w, middle - GAP - m),
    }
    draw_map(page, view, decision, words, *spots["map"])
    draw_goal(page, view, words, *spots["goal"])
    draw_tableaux(page, view, words, *spots["players"])
    for name, spot in spots.items():
        page.part(name, *spot)


def moment(view: Any, words: Any) -> str:
    """Return the day, or the step of setup and settlement, in words."""
    if view.phase == "turns":
        return str(words("board-day", day=view.day, days=view.rules.days))
    return str(words(f"board-phase-{view.phase}"))


def draw_title(page: Any, view: Any, decision: Any, words: Any, x: float, y: float, w: float) -> None:
    """Draw the name of the game, then the moment and the question; at the right, whose view this is."""
    title = words("board-title")
    page.text(x, y, title, "title")
    who = facts.watcher(view)
    seen = words("board-seen-player", player=who) if who in view.players else words(f"board-seen-{who}")
    parts = [moment(view, words)]
    if view.phase == "turns" and view.active:
        parts.append(words("board-turn", player=view.active))
    if view.phase == "over":
        first = [p for p, place in facts.ranking(view, words).items() if place == 1]
        parts.append(words("board-winner" if len(first) == 1 else "board-winners", players=", ".join(first)))
    question = facts.prompt(decision, words)
    upper = y + 0.105 if question else y - 0.015
    left = x + page.text_width(title, "title") + 0.25
    room = x + w - page.text_width(seen, "note") - 0.3 - left
    page.text(left, upper, " · ".join(parts), "note" if question else "label", "soft", width=room)
    page.text(x + w, upper, seen, "note", "soft", ha="right")
    page.text(left, y - 0.105, question, "label", width=x + w - left)


def draw_days(page: Any, view: Any, words: Any, x: float, y: float, w: float, h: float) -> None:
    """Draw one cell per day; a cell has words if they fit, and the present day is always the dark one."""
    days = view.rules.days
    gap = 0.06 if days <= 16 else 0.04
    settling = view.phase in facts.SETTLEMENT
    today = 0 if view.phase == "setup" else days + 1 if settling else view.day
    recovers, last = view.paragraphs.tokens_recover_on, words("board-track-settlement")
    recovery = {day for day in range(1, days + 1) if recovers(day)}
    notes = {d: words("board-track-recovery") for d in recovery} | {days: last}
    size = page.size_of("label" if days <= 16 else "note")

    def wanted(day: int, note: str) -> float:
        return float(page.text_width(note, "note") + page.text_width(str(day), size, True) + 0.28)

    cell = (w - (days - 1) * gap) / days
    wide = {d: wanted(d, note) for d, note in notes.items() if 1 <= d <= days}
    widths = dict.fromkeys(range(1, days + 1), cell)
    if any(need > cell for need in wide.values()):
        rest = (w - (days - 1) * gap - sum(wide.values())) / max(days - len(wide), 1)
        if rest < 0.34:  # too many words for a long calendar: keep the settlement, mark the recoveries with a token
            wide = {days: wanted(days, last)}
            rest = (w - (days - 1) * gap - wide[days]) / max(days - 1, 1)
        widths = {d: wide.get(d, rest) for d in widths}
    grounds: dict[str, list[tuple[float, float, float, float]]] = {"past": [], "now": [], "next": []}
    left = x
    for d, width in widths.items():
        when = "now" if d == today else "past" if d < today else "next"
        grounds[when].append((left, y, width, h))
        colour = {"now": "paper", "past": "soft", "next": "ink"}[when]
        page.text(left + min(0.12, width * 0.16), y + h / 2, str(d), colour=colour, bold=when == "now", size=size)
        right = left + width - min(0.1, width * 0.12)
        note = notes.get(d, "") if d in wide or width >= wanted(d, notes.get(d, "")) else ""
        if when == "now" and not note and width >= wanted(d, words("board-track-today")):
            note = words("board-track-today")
        elif when == "past" and not note and d not in recovery:
            note = "✓"
        if note:
            page.text(right, y + h / 2, note, "note", "paper" if when == "now" else "soft", ha="right")
        elif d in recovery:
            page.disc(right - 0.045, y + h / 2, 0.045, None, "paper" if when == "now" else "soft")
        left += width + gap
    page.boxes_of(grounds["past"], "faint", r=0.05)
    page.boxes_of(grounds["next"], "panel", "line", page.HAIR, r=0.05)
    page.boxes_of(grounds["now"], "ink", r=0.05)
