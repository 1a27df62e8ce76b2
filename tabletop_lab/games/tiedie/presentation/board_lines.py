"""The guide board: a line for each route with the items that it needs, those that lie there, and where the route is."""

from __future__ import annotations

from typing import Any

from . import table_facts as facts
from .board_tokens import sign_of
from .pictograms import TOKENS

LINE = 1.95
"""The height of a line, in heights of the smallest type."""


def tall(routes: int) -> float:
    """How high the guide board of so many routes is, in heights of the smallest type."""
    return LINE * routes + 0.5 if routes else 0.0


def draw_lines(page: Any, view: Any, words: Any, x: float, top: float, w: float) -> None:
    """Every route: its sign and name, its places (dashed while they are empty), and whether it is open."""
    em = page.size_of("note") / 72
    found = facts.open_lines(view)
    high = tall(len(view.lines)) * em
    page.box(x, top - high, w, high, "panel", "line", page.LINE, r=0.5 * em, z=1.5)
    needs = view.paragraphs.content.lines
    names = max(page.text_width(str(words.card(route)), "note", True) for route in view.lines)
    sign, place = 1.35 * em, 1.6 * em
    for k, (route, line) in enumerate(view.lines.items()):
        y = top - (0.25 + LINE * (k + 0.5)) * em
        is_open = facts.is_complete(view, route) and route in found
        tone = "good" if is_open else "ink" if route in found else "soft"
        page.pictogram(TOKENS["route"], x + 0.4 * em + sign / 2, y, sign, tone, "panel", z=2)
        left = x + 0.8 * em + sign
        page.text(left, y, str(words.card(route)), "note", "ink", bold=route in found)
        left += names + 0.6 * em
        for wanted, lies in zip(needs[route], line, strict=True):
            if lies:
                page.box(left, y - place / 2, place, place, "card", "ink", page.LINE, r=0.2 * em, z=2)
            else:
                page.box(left, y - place / 2, place, place, None, "soft", page.HAIR, r=0.2 * em, z=2, dash=(2, 1.6))
            page.pictogram(
                sign_of(view, wanted), left + place / 2, y, 0.76 * place, "ink" if lies else "soft", "card", z=2.1
            )
            left += place + 0.25 * em
        what = "open" if is_open else "found" if route in found else "hidden"
        for said in (words(f"board-line-{what}", square=found.get(route, "")), words(f"board-line-{what}-short")):
            if page.text_width(said, "note", is_open) <= x + w - 0.4 * em - left:
                page.text(x + w - 0.4 * em, y, said, "note", tone, is_open, ha="right")
                break
