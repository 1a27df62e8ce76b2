"""NB-3.5, 11.11: searching a room, and looking for items elsewhere."""

from __future__ import annotations

from tabletop_lab.engine import clause
from tabletop_lab.games.void_seeders.content.effects import FULLY, NOT, Few, effects, possible

from .decks import Decks
from .things import Things
from .why_not import NOT_FOUND, NOT_THAT_DECK

ITEM_DECKS = ("green", "yellow", "red")


class Searching(Decks, Things):
    """Of the top cards of a deck one is kept in secret."""

    @effects("search")
    @clause("NB-3.5")
    def search(self, player: str, count: Few) -> int:
        """The counter of the room goes down; of the top cards of a deck one is kept, the others go to its bottom."""
        slot = self.state.room[player]
        counter = self.state.counter
        counter[slot] = max(0, counter.get(slot, 0) - 1)
        self.tell("searched", player=player, slot=slot, left=counter[slot])
        return self.look_for_items(player, count, self.lasting(player, "search_keeps") or 1)

    @possible("search")
    @clause("NB-3.5")
    def may_search(self, player: str, count: Few) -> bool:
        """In a room with items left on its counter, and a deck that has cards."""
        slot = self.state.room[player]
        return self.state.counter.get(slot, 0) > 0 and bool(self.decks_to_search(player))

    @effects("search_on")
    @clause("NB-3.5")
    def search_on(self, player: str, count: Few) -> int:
        """A search even where the counter is at 0."""
        return self.search(player, count)

    @possible("search_on")
    @clause("NB-3.5")
    def may_search_on(self, player: str, count: Few) -> bool:
        """In a room that can be searched at all."""
        return bool(self.decks_to_search(player))

    @effects("find_item")
    @clause("NB-11.11")
    def find_an_item(self, player: str, count: Few) -> int:
        """A deck of one's choice, and no counter."""
        return self.look_for_items(player, count, 1, self.decks_with_cards())

    @clause("NB-3.5")
    def decks_to_search(self, player: str) -> list[str]:
        """The deck of the colour of the room; in a white room any."""
        colour = self.content.rooms[self.room_at(self.state.room[player])].colour
        decks = self.decks_with_cards()
        return decks if colour == "white" else [deck for deck in decks if deck == colour]

    def decks_with_cards(self) -> list[str]:
        """The item decks from which something can still be drawn."""
        state = self.state
        return [d for d in ITEM_DECKS if state.piles[d] or state.bottoms[d] or state.used[d]]

    @clause("NB-3.5")
    def look_for_items(self, player: str, count: int, kept: int, decks: list[str] | None = None) -> int:
        """The searcher chooses a deck where there is a choice, looks at the top cards and keeps in secret."""
        decks = self.decks_to_search(player) if decks is None else decks
        if not decks:
            return NOT
        deck = self.choose(player, "which_deck", decks, NOT_THAT_DECK)
        found = [card for card in (self.top_card(deck, only=player) for _ in range(count)) if card]
        self.tell("looked_at_items", player=player, deck=deck, items=tuple(found), secret={"items": player})
        for _ in range(min(kept, len(found))):
            several = len(found) > 1
            card = self.ask(player, "keep_item", tuple(sorted(found)), NOT_FOUND, secret=True) if several else found[0]
            found.remove(card)
            self.keep_item(player, card)
        for card in found:
            self.state.bottoms[deck].append(card)
            self.look("bottoms", deck, card, by=player)
        return FULLY

    @clause("NB-3.5")
    def keep_item(self, player: str, card: str) -> None:
        """Into the inventory; a heavy item into a hand, and a weapon that was found has 1 ammo."""
        self.tell("kept_item", player=player, item=card, secret=None if card in self.heavy else {"item": player})
        self.gains_item(player, card)
        if self.weapon(card) and card in self.held(player):
            self.state.ammo[card] = 1
