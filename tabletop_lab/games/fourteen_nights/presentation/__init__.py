"""How Fourteen Nights is drawn and described."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tabletop_lab.engine import Presentation

from . import board, board_story, describe, table_facts


class FourteenNightsPresentation(Presentation):
    """The board with its six spaces, the players' tableaux, and the table in words."""

    def draw(self, page: Any, view: Any, decision: Any, words: Any, *, chosen: Sequence[str] = ()) -> None:
        """Draw the table on a page of any size."""
        board.draw(page, view, decision, words)

    def shows_seats(self, width: float, height: float, em: float, players: int) -> bool:
        """Whether there is room below the board for what lies in front of the players."""
        return board.shows_seats(width, height, em, players)

    def panel(self, page: Any, view: Any, decision: Any, words: Any, box: Any, changed: Any) -> Any:
        """Draw the map with the pawns, and what the cards of the panel say."""
        return board_story.story_panel(page, view, decision, words, box, changed)

    def describe(self, view: Any, decision: Any, words: Any) -> str:
        """Describe the table in at most 400 characters."""
        return describe.alt_text(view, decision, words)

    def text_board(self, view: Any, decision: Any, words: Any) -> str:
        """Describe the table line by line, with what the cards say."""
        return describe.text_board(view, decision, words)

    def card_text(self, card: Any, words: Any) -> str:
        """Say what a card gives and costs."""
        return table_facts.card_text(card, words)
