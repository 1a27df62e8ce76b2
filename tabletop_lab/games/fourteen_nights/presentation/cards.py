"""Cards as they lie on the table: small faces with pictograms and numbers, backs in the hue of their deck."""

from __future__ import annotations

from typing import Any

from tabletop_lab.games.fourteen_nights.chapters.table import KIND_OF_SPACE

from . import table_facts as facts
from .palette import palette
from .pictograms import SIGNS

SPACE_OF_KIND = {kind: space for space, kind in KIND_OF_SPACE.items()}
TALL = 88 / 63
"""Height of a card by its width."""

SIGN = 0.09
"""Inches of the smallest sign on a card."""

Box = tuple[float, float, float, float]


def scale(page: Any) -> float:
    """How large things are on a page of that type: 1 on a slide."""
    return max(float(page.size_of("note")) / 9.5, 0.9)


def draw_mini(page: Any, box: Box, card: Any, z: float = 3, part: float | None = None) -> None:
    """An open plan: its price on a band in the hue of its deck, below what it gives.

    `part`: how much of its left side another card leaves to be seen; what would be cut, or too small to be told apart,
    is left out, but for the price: where it does not fit it is told in coins of 1,000.
    """
    x, y, w, h = box
    colours, space = palette(page), SPACE_OF_KIND.get(card.kind, 2)
    page.box(x, y, w, h, "card", "soft", 0.9, r=0.05, z=z)
    band = h * (0.27 if card.price else 0.16)
    page.box(x + 0.03, y + h - 0.03 - band, w - 0.06, band, colours.deep(space), r=0.03, z=z + 0.1)
    note = 0.92 * page.size_of("note")
    seen = part or w
    if card.price:
        for price in (facts.money(card.price), f"{card.price / 1000:g}"):
            size = min(note, note * (seen - 0.06) / page.text_width(price, note, True))
            if size >= page.least:
                at = y + h - 0.03 - band / 2
                page.text(x + seen / 2, at, price, colour=colours.on_deep, bold=True, ha="center", size=size)
                break
    if seen < 0.3:
        return
    gives = [(trait, n) for trait, n in card.points.items() if n] + ([("memory", card.memory)] if card.memory else [])
    room, columns = h - band - 0.08, 1
    if len(gives) > 1 and room / len(gives) < 1.15 * page.least / 72:
        columns = 2
    rows = -(-len(gives) // columns)
    line, wide = room / max(2, rows), seen / columns
    if wide * 0.4 < SIGN:
        return
    for k, (what, n) in enumerate(gives):
        at = y + 0.03 + (room - line * (k // columns + 0.5) if rows > 1 else room / 2)
        left = x + wide * (k % columns + 0.5)
        size = min(0.17 * note / 8.74, line * 0.85, wide * 0.4)
        page.pictogram(SIGNS[what], left - 0.55 * size, at, size, "ink", "card", z=z + 0.1)
        number = max(min(1.12 * note, 65 * size), page.least)
        page.text(left + 0.12 * size, at, facts.money(n), colour="ink", bold=True, size=number)


def draw_back(page: Any, box: Box, kind: str, z: float = 3) -> None:
    """A card face down: the hue and the pictogram of its deck."""
    x, y, w, h = box
    colours, space = palette(page), SPACE_OF_KIND[kind]
    page.box(x, y, w, h, "card", "soft", 0.9, r=0.05, z=z)
    page.box(x + 0.03, y + 0.03, w - 0.06, h - 0.06, colours.deep(space), r=0.03, z=z + 0.01)
    sign = min(w * 0.62, 0.28)
    page.pictogram(SIGNS[space], x + w / 2, y + h / 2, sign, colours.field(space), colours.deep(space), z=z + 0.02)
