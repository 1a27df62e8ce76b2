"""How the Little Market is drawn and described: the class that the engine uses, built on board.py and describe.py."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
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

    def draw_card(self, page: Any, card: str, words: Any) -> None:
        """Draw goods: number and price on a band, the name, and what they are worth."""
        unit, good = page.in_units(), words.game.content.data(card)
        unit.box(1, 1, unit.w - 2, unit.h - 2, 8, "card", "soft")
        unit.box(5, 5, unit.w - 10, 26, 5, "ink")
        unit.text(12, 18, card, 11.5, "card", bold=True)
        unit.text(unit.w - 12, 18, str(good.price), 13, "card", bold=True, ha="right")
        name = words.card(card)
        unit.text(unit.w / 2, unit.h * 0.45, name, unit.fit(name, 18, unit.w - 16, True), bold=True, ha="center")
        unit.text(unit.w / 2, unit.h * 0.72, str(good.worth), 24, "act", bold=True, ha="center")

    def amounts(self, view: Any, seat: str) -> Mapping[str, int]:
        """Return what is counted of a seat; coins that are hidden are not."""
        counted = {"coins": view.coins.get(seat), "tokens": view.tokens.get(seat), "hands": len(view.hands[seat])}
        return {name: number for name, number in counted.items() if isinstance(number, int)}

    def describe(self, view: Any, decision: Any, words: Any) -> str:
        """Describe the market in a few sentences."""
        return describe.alt_text(view, decision, words)

    def text_board(self, view: Any, decision: Any, words: Any) -> str:
        """Describe the market line by line."""
        return describe.text_board(view, decision, words)
