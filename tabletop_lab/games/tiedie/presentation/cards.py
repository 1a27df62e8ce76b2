"""Cards as they lie on the table: small faces with their sign, backs, and cards that only the viewer knows."""

from __future__ import annotations

from typing import Any

from . import table_facts as facts
from .palette import palette
from .pictograms import of_card

TALL = 88 / 63
"""Height of a card by its width."""


def draw_mini(page: Any, view: Any, card: Any, x: float, y: float, w: float, up: bool = True, z: float = 3) -> None:
    """A card `w` inches wide, (x, y) its bottom left corner.

    Face down and known to the viewer alone, it has its sign on the colour of the back.
    """
    h, colours = w * TALL, palette(page)
    known = facts.is_open(card) and bool(card)
    if up and known:
        page.box(x, y, w, h, "card", "ink", page.LINE, r=0.1 * w, z=z)
        page.pictogram(of_card(view.paragraphs.content, card), x + w / 2, y + h / 2, 0.74 * w, "ink", "card", z=z + 0.1)
        return
    page.box(x, y, w, h, colours.back, "soft", page.HAIR, r=0.1 * w, z=z)
    if known:
        sign = of_card(view.paragraphs.content, card)
        page.pictogram(sign, x + w / 2, y + h / 2, 0.74 * w, colours.mark, colours.back, z=z + 0.1)
    else:
        k = 0.16 * w
        page.box(x + k, y + k, w - 2 * k, h - 2 * k, None, colours.mark, page.HAIR, r=0.06 * w, z=z + 0.1)
        page.disc(x + w / 2, y + h / 2, 0.12 * w, colours.mark, z=z + 0.1)
