"""A bot of the Little Market: it uses only views and options."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tabletop_lab.engine import Bot, Decision

WANTED = (2, 5, 1, 3, 4)
"""The stalls, the best first: those with goods, then those that help to get them."""


class Careful(Bot):
    """Collects goods, keeps the expensive ones, bids up to half of a lot's worth, and sells what it can."""

    name = "careful"

    def choose(self, decision: Decision, random: Callable[[], float]) -> Any:
        """Answer a question with the method that has its name."""
        return getattr(self, decision.name)(decision)

    def walk(self, decision: Decision) -> int:
        return min(decision.options, key=WANTED.index)

    def action(self, decision: Decision) -> int:
        return min(decision.options, key=WANTED.index)

    def again(self, decision: Decision) -> Any:
        return min(decision.options[1:], key=WANTED.index)

    def barter(self, decision: Decision) -> str:
        return "keep"

    def discard(self, decision: Decision) -> str:
        return min(decision.options, key=lambda card: decision.game.content.data(card).worth)

    def bid(self, decision: Decision) -> int:
        goods, view = decision.game.content.data, decision.view
        needed = sum(goods(card).price for card in view.hands[decision.player])
        return min(goods(decision.facts["card"]).worth // 2, max(0, view.coins[decision.player] - needed))

    def sell(self, decision: Decision) -> tuple[str, ...]:
        return max(decision.options, key=lambda cards: sum(decision.game.content.data(card).worth for card in cards))
