"""A small village for one panel of a storyboard: seats, ghosts, who points at whom, and one line about what changed.
A function of two views alone; the sentences under the panel are chosen elsewhere.
"""

from __future__ import annotations

from typing import Any

from . import board_marks as marks
from . import table_facts as facts
from .board_circle import draw_arrows, draw_middle
from .board_ring import Circle

LINE = 0.36
"""Inches under the seats for what is known of the seat the panel tells of."""

Point = tuple[float, float]


def story_panel(
    page: Any, view: Any, decision: Any, words: Any, box: tuple[float, float, float, float], changed: Any
) -> list[Point | None]:
    """Draw the circle; return the place of each call-out, or None.

    Seats that died since the panel before are in the accent colour; in the first panel, those that can be chosen.
    """
    x, y, w, h = box
    circle = Circle(view.players, (x, y + LINE, w, h - LINE), small=True)
    night = facts.is_night(view)
    page.poly(circle.table(0.2), "faint" if night else "card", "line", page.LINE, z=1.4)
    draw_middle(page, view, words, circle, small=True)
    offered = facts.offered(view, decision)
    fresh = [p for p in view.ghosts if changed.before is not None and p not in changed.before.ghosts]
    for player in view.players:
        spot = circle.spot[player]
        if player in offered or player in fresh:
            page.disc(spot.x, spot.y, 0.21, "act_soft" if player in fresh else None, "act", page.STRONG, 6.5)
        ghost, asked = player in view.ghosts, player == changed.player and player not in fresh
        marks.seat(page, spot.x, spot.y, facts.number(player), 0.14, ghost=ghost, ring=asked and player not in offered)
        kind = facts.value_of(view.evidence.get(player, ""))
        if kind:
            marks.EVIDENCE[kind](page, *spot.inwards(0.36), 0.1)
        elif player in view.suspects or view.token == player:
            page.disc(*spot.inwards(0.3), 0.06, "ink" if player in view.suspects else "card", "ink", page.RULE, 6)
    fresh_votes = changed.before is not None and facts.sides(view) != facts.sides(changed.before)
    draw_arrows(page, view, circle, small=True, votes=fresh_votes)
    _line(page, view, words, changed.player, x, y + 0.12, w)
    return _spots(circle, changed, offered)


def _line(page: Any, view: Any, words: Any, player: str, x: float, y: float, w: float) -> None:
    """Draw the panel's seat: its character if the viewer knows it, else that the card is face down."""
    if player not in view.players:
        return
    known = facts.known(view, player)
    what = words(f"board-card-{known.role}") if known.role else words("board-alt-back")
    page.text(x, y, words("board-story-seat", player=player, what=what), "note", "soft", width=w)


def _spots(circle: Circle, changed: Any, offered: tuple[str, ...]) -> list[Point | None]:
    """Place each call-out outside the disc of the seat that its sentence names; no two at one place."""
    taken: set[str] = set()
    spots: list[Point | None] = []
    for about in changed.notes:
        named = [value for value in getattr(about, "facts", {}).values() if value in circle.spot and value]
        if about == "question":
            named = [changed.player]
        elif about == "options":
            named = [player for player in offered if player != changed.player]
        player = next((one for one in reversed(named) if one not in taken), "")
        if not player:
            spots.append(None)
            continue
        taken.add(player)
        spot = circle.spot[player]
        spots.append((spot.x + 0.19, spot.y - 0.17))
    return spots
