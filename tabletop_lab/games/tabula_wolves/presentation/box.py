"""What lies in the box: the character cards with one back."""

from __future__ import annotations

from typing import Any

from tabletop_lab.engine import CardDeck
from tabletop_lab.games.tabula_wolves.content import CARDS, LETTERS


def box(words: Any) -> list[CardDeck]:
    """Each printed card once; copies of a card are no cards of their own."""
    cards = tuple(card for card in CARDS if card.startswith(LETTERS[0]))
    return [CardDeck("", cards, str(words("box-characters")))]
