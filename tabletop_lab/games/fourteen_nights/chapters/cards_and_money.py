"""FN-10 and FN-11: decks, discard piles, hands, and money."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from tabletop_lab.engine import Refusal, clause

from .table import TableOfNights


class CardsAndMoney(TableOfNights):
    """FN-10 and FN-11, in the rulebook's order."""

    def draw_card(self, player: str, kind: str) -> str | None:
        """The top card; an empty deck is made anew from its discard pile first. None: nothing is left (FN-10.2)."""
        deck = self.state.decks[kind]
        if not deck:
            self.reshuffle(kind)
        if not deck:
            self.nothing_to_draw(player, kind)
            return None
        card: str = self.draw(kind, deck, only=player if kind == "regular_plan" else None)
        if not deck and self.rules.reshuffle_timing == "at_once":
            self.reshuffle(kind)
        return card

    @clause("FN-10.1")
    def reshuffle(self, kind: str) -> None:
        """The whole discard pile becomes the deck; a card that is being resolved is not in it yet."""
        pile = self.state.discards[kind]
        if pile:
            self.state.decks[kind] += sorted(pile)
            self.tell("reshuffled", kind=kind, cards=len(pile))
            pile.clear()

    def draw_plan(self, player: str) -> str | None:
        """A regular plan into hand; only its owner sees it."""
        card = self.draw_card(player, "regular_plan")
        if card is not None:
            self.state.hands[player].append(card)
            self.tell("plan_drawn", player=player, card=card, secret={"card": player})
            self.keep_to_the_hand_limit(player)
        return card

    @clause("FN-10.3")
    def put_away(self, player: str, card: str, disposition: str) -> None:
        """After resolving: onto the discard pile of its kind, or into the player's own row."""
        kind = self.card(card).kind
        (self.state.kept[player] if disposition == "keep" else self.state.discards[kind]).append(card)

    @clause("FN-10.3")
    def discard_plans(self, player: str, cards: tuple[str, ...]) -> None:
        """Regular plans from hand onto their discard pile, open."""
        for card in cards:
            self.take_from_hand(player, card)
            self.state.discards["regular_plan"].append(card)
        self.tell("plans_discarded", player=player, cards=cards)

    @clause("FN-10.4")
    def keep_to_the_hand_limit(self, player: str) -> None:
        """No limit by the rulebook; under `hand_limit` one plan too many is discarded at once."""
        limit, hand = self.rules.hand_limit, self.state.hands[player]
        while limit != "none" and len(hand) > limit:
            card = self.ask(player, "discard_plan", tuple(sorted(hand)), self.not_in_hand, secret=True)
            self.discard_plans(player, (card,))

    def not_in_hand(self, player: str, tried: Any = None, by: str = "FN-10.4") -> Iterator[Refusal]:
        """A card that the player does not hold, or the same one twice."""
        cards = tried if isinstance(tried, tuple) else (tried,)
        if not all(card in self.content.cards for card in cards):
            return
        if lacking := [card for card in cards if card not in self.state.hands[player]]:
            yield Refusal(tried, by, "not_in_hand", card=lacking[0], player=player)
        elif twice := [card for card in cards if cards.count(card) > 1]:
            yield Refusal(tried, by, "chosen_twice", card=twice[0])

    def take_from_hand(self, player: str, card: str) -> None:
        """The card leaves the hand for all to see."""
        self.take_out("hands", player, card)

    def plan_changes_hands(self, giver: str, taker: str, card: str) -> None:
        """Giver and taker know where it is; the others no longer know what they had seen in the giver's hand."""
        self.take_out("hands", giver, card, seen_by=(giver, taker))
        self.state.hands[taker].append(card)
        self.look("hands", taker, card, by=giver)

    @clause("FN-11.1")
    def gain(self, player: str, amount: int, card: str = "") -> None:
        """From the bank, at once."""
        self.state.tc[player] += amount
        self.state.bank_paid += amount
        self.tell("gained", player=player, amount=amount, card=card)

    @clause("FN-11.2")
    def lose(self, player: str, amount: int, card: str = "") -> None:
        """At most what the player has; the rest is forgiven."""
        paid = self.can_pay(player, amount)
        self.state.tc[player] -= paid
        self.state.bank_paid -= paid
        self.tell("lost", player=player, amount=paid, forgiven=amount - paid, card=card)

    @clause("FN-11.3")
    def pay(self, payer: str, payee: str, amount: int) -> None:
        """Between players: the payee receives what was really paid."""
        paid = self.can_pay(payer, amount)
        self.state.tc[payer] -= paid
        self.state.tc[payee] += paid
        self.tell("paid", player=payer, payee=payee, amount=paid, owed=amount, forgiven=amount - paid)

    def can_pay(self, player: str, amount: int) -> int:
        """How much of an amount the player pays."""
        if self.rules.tc_floor == "allow_debt":
            return amount
        return max(0, min(amount, self.state.tc[player]))
