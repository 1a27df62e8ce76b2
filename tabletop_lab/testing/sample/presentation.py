"""How the Little Market is drawn and described: the class that the engine asks, made of board.py and describe.py."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tabletop_lab.engine import Presentation

from . import board, describe


class MarketPresentation(Presentation):
    """A row of stalls, and under it what everybody holds."""

    def draw(self, page: Any, view: Any, decision: Any, words: Any, *, chosen: Sequence[str] = ()) -> None:
        """The market on a page of slide size."""
        board.draw(page, view, decision, words)

    def panel(self, page: Any, view: Any, decision: Any, words: Any, box: Any, changed: Any) -> Any:
        """The stalls, and the purse of the player of whom the panel tells."""
        return board.story_panel(page, view, decision, words, box, changed)

    def describe(self, view: Any, decision: Any, words: Any) -> str:
        """The market in a few sentences."""
        return describe.alt_text(view, decision, words)

    def text_board(self, view: Any, decision: Any, words: Any) -> str:
        """The same line by line."""
        return describe.text_board(view, decision, words)
