"""The card of a seat as it lies on the table: a character face up, a back, or the place of a ghost."""

from __future__ import annotations

from typing import Any

from tabletop_lab.games.tabula_wolves.content.roles import ROLES

from . import table_facts as facts
from .palette import Ground, palette
from .pictograms import SIGNS

LEAST = 8.3
"""Points: the smallest letters on a card (11 px)."""

Box = tuple[float, float, float, float]


def draw_card(page: Any, view: Any, words: Any, player: str, box: Box, ground: Ground) -> Any:
    """The card of a seat as the viewer knows it; returns its outline, which can be clicked."""
    known = facts.known(view, player)
    if player in view.ghosts:
        return _ghost(page, view, words, player, known.role, box, ground)
    if known.role:
        return _face(page, words, known.role, box)
    return _back(page, box)


def _face(page: Any, words: Any, role: str, box: Box) -> Any:
    x, y, w, h = box
    colours, wolves = palette(page), ROLES[role].side == "wolves"
    fill, ink = (colours.back, colours.moon) if wolves else ("card", "ink")
    card = page.box(x, y, w, h, "card", "soft", page.LINE, r=0.07, z=4)
    page.box(x + 0.03, y + 0.03, w - 0.06, h - 0.06, fill, r=0.05, z=4.05)
    page.pictogram(SIGNS[role], x + w / 2, y + 0.6 * h, 0.56 * w, ink, fill, z=4.1)
    side = 0.16 * w
    corner = x + w - 0.05 - 0.6 * side, y + h - 0.05 - 0.6 * side
    page.pictogram(SIGNS[ROLES[role].side], *corner, side, ink, fill, z=4.1)
    _fitting(page, words(f"board-card-{role}"), x + w / 2, y + 0.16 * h, w - 0.08, ink, bold=True)
    return card


def _back(page: Any, box: Box) -> Any:
    x, y, w, h = box
    colours = palette(page)
    card = page.box(x, y, w, h, "card", "soft", page.LINE, r=0.07, z=4)
    page.box(x + 0.03, y + 0.03, w - 0.06, h - 0.06, colours.back, r=0.05, z=4.05)
    page.disc(x + w / 2, y + h / 2, 0.28 * w, colours.moon, z=4.1)
    page.pictogram(SIGNS["wolf"], x + w / 2, y + h / 2, 0.36 * w, colours.back, colours.moon, z=4.2)
    return card


def _ghost(page: Any, view: Any, words: Any, player: str, role: str, box: Box, ground: Ground) -> Any:
    """A dashed card: the character where it lies open, else a ghost; below it when it died. Nothing is struck out."""
    x, y, w, h = box
    card = page.box(x, y, w, h, ground.fill, ground.soft, page.LINE, r=0.07, z=4, dash=(3.4, 2.4))
    page.pictogram(SIGNS[role or "ghost"], x + w / 2, y + 0.64 * h, 0.44 * w, ground.soft, ground.fill, z=4.1)
    if role:
        page.pictogram(SIGNS["ghost"], x + 0.13, y + h - 0.13, 0.14, ground.soft, ground.fill, z=4.1)
    when, count = facts.dead_of(view, player)
    name = words(f"board-card-{role}") if role else words("board-ghost")
    _fitting(page, name, x + w / 2, y + 0.29 * h, w - 0.06, ground.ink, bold=True)
    _fitting(page, words(f"board-dead-{when}", number=count), x + w / 2, y + 0.12 * h, w - 0.06, ground.soft)
    return card


def _fitting(page: Any, text: str, x: float, y: float, w: float, colour: str, bold: bool = False) -> None:
    size = page.size_of("note")
    wide = page.text_width(text, size, bold)
    size = max(min(size, size * w / wide), LEAST)
    page.text(x, y, text, "note", colour, bold, ha="center", size=size, width=w + 0.05, z=5)
