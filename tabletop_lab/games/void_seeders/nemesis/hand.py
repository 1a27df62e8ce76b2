"""NB-3.1: what is paid with cards of the hand, and how cards leave it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from tabletop_lab.engine import Refusal, clause
from tabletop_lab.engine.core.labels import in_order
from tabletop_lab.games.void_seeders.acts import Act
from tabletop_lab.games.void_seeders.state import is_contamination, side_of

from .table import Table
from .why_not import UNREAD, not_a_payment


class Hand(Table):
    """Cards go from the hand to one's own discards; contamination lies there unread."""

    @clause("NB-3.1")
    def pay(self, player: str, cost: int, act: Act, *, card: str = "") -> None:
        """The card that is played, and as many further Action cards as it costs; contamination cannot pay.

        `act`: what is paid for; the question says so.
        """
        if card:
            self.discard(player, card)
        for left in range(cost, 0, -1):
            cards = self.cards_to_choose(player, self.action_cards(player))
            chosen = self.ask(player, "pay", in_order(cards), self.no_payment, secret=True, act=act, left=left)
            self.discard(player, cards[chosen])

    def no_payment(self, player: str, tried: Any = "") -> Iterator[Refusal]:
        """A card that cannot pay; whatever is no card (a room that is pressed) is not asked for now."""
        if tried and tried not in UNREAD and not self.content.kind(tried):
            yield Refusal(tried, "NB-3.1", "pay_first")
        else:
            yield from not_a_payment(player, tried)

    @clause("NB-3.1")
    def can_pay(self, player: str, cost: int, *, card: str = "") -> bool:
        """Whether a hand has enough Action cards."""
        return len(self.action_cards(player)) >= cost + bool(card)

    def discard(self, player: str, card: str) -> None:
        """A card of the hand goes to one's own discards; of contamination nobody sees what it says."""
        state = self.state
        read = is_contamination(card) and self.has_seen("hands", player, card, by=player)
        self.take_out("hands", player, card, seen_by=(player,))
        if is_contamination(card):
            state.tainted[player].append(card)
            if read:
                self.look("tainted", player, card, by=player)
        else:
            state.discards[player].append(card)
        self.tell("discarded", player=player, card=side_of(card))
