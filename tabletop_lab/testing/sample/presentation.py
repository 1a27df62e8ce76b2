"""How the Little Market is drawn and described: the class that the engine uses, built on board.py and describe.py."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tabletop_lab.engine import Presentation

from . import board, describe


class MarketPresentation(Presentation):
    """A row of stalls, and below it what each player holds."""

    def draw(self, page: Any, view: Any, decision: Any, words: Any, *, chosen: Sequence[str] = ()) -> None:
        """Draw the market on a page of slide size."""
        board.draw(page, view, decision, words)

    def panel(self, page: Any, view: Any, decision: Any, words: Any, box: Any, changed: Any) -> Any:
        """Draw the stalls, and the purse of the player whom the panel is about."""
        return board.story_panel(page, view, decision, words, box, changed)

    def describe(self, view: Any, decision: Any, words: Any) -> str:
        """Describe the market in a few sentences."""
        return describe.alt_text(view, decision, words)

    def text_board(self, view: Any, decision: Any, words: Any) -> str:
        """Describe the market line by line."""
        return describe.text_board(view, decision, words)
