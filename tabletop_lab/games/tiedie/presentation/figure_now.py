"""Pictures of a match as it stands: the round, and who hunts whom, as far as the viewer may know."""

from __future__ import annotations

from collections.abc import Callable
from math import cos, hypot, pi, sin
from typing import Any

from . import table_facts as facts
from .board_pawns import draw_pawn
from .board_round import HEAD, STRIP, draw_round
from .figure_parts import MARGIN, WIDTH, heading

Blank = Callable[[float, float], Any]


def strip(match: Any, viewer: Any, words: Any, blank: Blank) -> tuple[Any, str]:
    """Draw the round: time and phase, and in turn order what each player does in it."""
    view = match.view(viewer)
    ruler = blank(1, 1)
    em = ruler.size_of("note") / 72
    page = blank(min(WIDTH, 1.4 * len(view.players) + 2 * MARGIN), 2 * MARGIN + (HEAD + STRIP) * em)
    draw_round(page, view, words, page.margin, page.h - page.margin, page.w - 2 * page.margin)
    told = [f"{p}: {_state(view, p, words)}" for p in facts.in_turn_order(view)]
    when = words("board-round", round=view.round, time="day" if facts.is_day(view) else "night")
    return page, f"{when}. {'; '.join(told)}."


def _state(view: Any, player: str, words: Any) -> str:
    card = facts.placed(view, player)
    laid = ""
    if card is not None:
        laid = f", {words.value('card', card)}" if card else f", {words('figure-face-down')}"
    return f"{words('board-state-' + facts.state(view, player))}{laid}"


def targets(match: Any, viewer: Any, words: Any, blank: Blank) -> tuple[Any, str]:
    """Draw the seats in a circle, with an arrow from who hunts to who is hunted; unknown targets have none."""
    view = match.view(viewer)
    page = blank(6.4, 5.6)
    top, alt = heading(page, words, "targets", "TD-3.15")
    cycle = [player for player in view.cycle or view.players]
    x0, y0 = page.w / 2, (top + page.margin) / 2
    far, r = min(page.w / 2 - page.margin, (top - page.margin) / 2) - 0.42, 0.32
    at = {p: (x0 + far * sin(2 * pi * k / len(cycle)), y0 + far * cos(2 * pi * k / len(cycle)))
          for k, p in enumerate(cycle)}  # fmt: skip
    lines = []
    for player in cycle:
        hunted = facts.target(view, player)
        if player in view.out or hunted is None:
            continue
        lines.append(str(words("figure-hunts", player=player, target=hunted or words("figure-unknown"))))
        if hunted == player:
            (x, y), k = at[player], 1.62 * r / far
            out = (x + (x - x0) * k * 0.55, y + (y - y0) * k * 0.55)
            page.disc(*out, 0.62 * r, None, "act", page.STRONG, z=4)
        elif hunted in at:
            (ax, ay), (bx, by) = at[player], at[hunted]
            d = hypot(bx - ax, by - ay)
            ux, uy = (bx - ax) / d, (by - ay) / d
            side = 0.09 if facts.target(view, hunted) == player else 0.0
            ox, oy = -uy * side, ux * side
            k = 1.45 * r
            page.arrow([(ax + ux * k + ox, ay + uy * k + oy), (bx - ux * k + ox, by - uy * k + oy)], lw=2.0, z=5)
    for player, (x, y) in at.items():
        draw_pawn(page, view, player, x, y, r, z=6)
    return page, f"{alt} {' '.join(lines)}"
