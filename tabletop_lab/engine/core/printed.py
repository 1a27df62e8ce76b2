"""What lies in the box of a game, to be printed and cut out: decks of cards, and boards, tiles and tokens.

A game's `Presentation.box` says it; sheets are made of it elsewhere. Sizes are in millimetres.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

CARD = (63.0, 88.0)
"""The size of a playing card: sleeves are made for it."""

Draw = Callable[[Any, Any], None]
"""Draws over a whole page: from the page and the words of the game."""


@dataclass(frozen=True, slots=True)
class CardDeck:
    """Cards that share a back; a card is named as often as the box holds it.

    `back`: the deck as `Presentation.draw_back` knows it; `title`: what the sheets call it.

    >>> CardDeck("chance", ("C01", "C02", "C02"), "Chance").count
    3
    """

    back: str
    cards: tuple[str, ...]
    title: str

    @property
    def count(self) -> int:
        """How many cards there are."""
        return len(self.cards)

    @property
    def size(self) -> tuple[float, float]:
        """Width and height of a card."""
        return CARD


@dataclass(frozen=True, slots=True)
class Component:
    """A board, tile, token or sheet, at its true size (width and height), so many times.

    `draw` and `back` draw a side over a whole page; without `back` the other side is white. `alt`: the side in words.

    >>> Component("Board", (180.0, 180.0), lambda page, words: None, "An empty board").count
    1
    """

    title: str
    size: tuple[float, float]
    draw: Draw
    alt: str
    count: int = 1
    back: Draw | None = None
    type: float = 1.0
    """How large its type is beside that of a small thing; a board that is looked at from afar has more than 1."""
