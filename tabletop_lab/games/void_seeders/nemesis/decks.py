"""The common decks: cards are turned up, lie open until they are carried out, and are shuffled when none is left."""

from __future__ import annotations

from collections.abc import Iterable

from .table import Table


class Decks(Table):
    """Item, event, attack, panic and wound cards. What is face down has no order until somebody has looked."""

    def turn_up(self, deck: str, count: int = 1, *, reshuffle: bool = True) -> list[str]:
        """The top cards of a deck, which lie open until they are put away; fewer if there are no more."""
        on_table = self.state.on_table[deck]
        cards: list[str] = []
        while len(cards) < count and (card := self.top_card(deck, reshuffle=reshuffle)):
            on_table.append(card)
            cards.append(card)
        return cards

    def put_away(self, deck: str, cards: Iterable[str]) -> None:
        """Cards that have been carried out go to the used ones."""
        state = self.state
        for card in cards:
            state.on_table[deck].remove(card)
            state.used[deck].append(card)

    def top_card(self, deck: str, *, only: object = None, reshuffle: bool = True) -> str:
        """The next card leaves the deck: one that was seen on top, any of the pile, then what was put below it.

        `only`: who sees it. Empty if there is none, not even among the used ones.
        """
        state = self.state
        seen_by = None if only is None else (only,) if isinstance(only, str) else only
        if deck == "event" and state.on_top:
            card = state.on_top[0]
            self.take_out("on_top", None, card, seen_by=seen_by)
        elif state.piles[deck]:
            card = self.draw(f"{deck}_card", state.piles[deck], only=only)
        elif state.bottoms[deck]:
            card = state.bottoms[deck][0]
            self.take_out("bottoms", deck, card, seen_by=seen_by)
        elif reshuffle and state.used[deck]:
            self.shuffle_again(deck)
            return self.top_card(deck, only=only, reshuffle=False)
        else:
            return ""
        return str(card)

    def shuffle_again(self, deck: str) -> None:
        """All cards of a deck but those that lie open, also what somebody had seen of it, are one pile again."""
        state = self.state
        for field, key in (("on_top", None), ("bottoms", deck)) if deck == "event" else (("bottoms", deck),):
            for card in list(state.bottoms[deck] if key else state.on_top):
                self.take_out(field, key, card, seen_by=())
                state.piles[deck].append(card)
        state.piles[deck] += state.used[deck]
        state.used[deck] = []
        self.tell("reshuffled", deck=deck)
