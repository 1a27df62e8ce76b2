"""NB-13.7: the scanner. What a contamination card says is known to nobody until it is scanned."""

from __future__ import annotations

from collections.abc import Iterable

from tabletop_lab.engine import clause
from tabletop_lab.games.void_seeders.state import is_contamination

from .table import Table


class Scanner(Table):
    """Scanning cards of the hand, or all of a player's cards."""

    def contamination_in_hand(self, player: str) -> list[str]:
        """The contamination cards of a hand."""
        return [card for card in self.state.hands[player] if is_contamination(card)]

    @clause("NB-13.7")
    def scan_the_hand(self, player: str) -> tuple[list[str], list[str]]:
        """The player learns of each contamination card in hand what it says: (infected, clean)."""
        cards = self.contamination_in_hand(player)
        for card in cards:
            self.look("hands", player, card, by=player)
        return self.read(player, cards)

    @clause("NB-13.7")
    def scan_everything(self, player: str) -> tuple[list[str], list[str]]:
        """The same for deck, hand and discards."""
        state = self.state
        everything = (*state.decks[player], *state.hands[player], *state.tainted[player])
        return self.read(player, [card for card in everything if is_contamination(card)])

    def read(self, player: str, cards: Iterable[str]) -> tuple[list[str], list[str]]:
        """What the scanner shows."""
        infected, clean = [], []
        for card in cards:
            (infected if self.is_infected(card) else clean).append(card)
        self.tell(
            "scanned", player=player, infected=len(infected), clean=len(clean),
            secret={"infected": player, "clean": player},
        )  # fmt: skip
        return infected, clean

    @clause("NB-13.6")
    def remove_contamination(self, player: str, cards: Iterable[str]) -> None:
        """Contamination cards leave the game, wherever they are; whoever scanned them knows which."""
        state, gone = self.state, list(cards)
        for card in gone:
            if card in state.hands[player]:
                self.take_out("hands", player, card, seen_by=(player,))
            elif card in state.tainted[player]:
                self.take_out("tainted", player, card, seen_by=(player,))
            else:
                state.decks[player].remove(card)
            state.removed.append(card)
            self.look("removed", None, card, by=player)
        if gone:
            self.tell("contamination_removed", player=player, count=len(gone))
