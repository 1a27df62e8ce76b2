"""VS-14.1 to 14.5: the contamination check of those who have survived so far."""

from __future__ import annotations

from tabletop_lab.engine import adds
from tabletop_lab.games.void_seeders.nemesis.game import Nemesis
from tabletop_lab.games.void_seeders.state import is_contamination

from .madness import HIGHEST


class ContaminationCheck(Nemesis):
    """VS-14.1 to 14.5, in the rulebook's order."""

    @adds("VS-14.1")
    def contamination_check(self) -> None:
        """Every survivor, in the order of the seats."""
        for player in self.survivors():
            if self.state.madness[player] >= HIGHEST:
                self.goes_on_at_five(player)
                continue
            self.count_contamination(player)
            if self.state.madness[player] >= HIGHEST:
                self.draw_for_life(player)
            else:
                self.passes_the_check(player)

    @adds("VS-14.2")
    def goes_on_at_five(self, player: str) -> None:
        """Nothing is counted for one whose level is the highest already."""
        self.draw_for_life(player)

    @adds("VS-14.3")
    def count_contamination(self, player: str) -> None:
        """For each contamination card, clean ones too, the level rises; not above 5, and nobody dies of it."""
        state = self.state
        count = sum(map(is_contamination, self.all_cards(player)))
        state.madness[player] = min(HIGHEST, state.madness[player] + count)
        self.tell("contamination_counted", player=player, count=count, level=state.madness[player])

    @adds("VS-14.4")
    def draw_for_life(self, player: str) -> None:
        """All own cards are one deck; a contamination card among the top ones, INFECTED or not, is death."""
        cards = self.all_cards(player)
        drawn = [self.draw("check_card", cards) for _ in range(min(self.rules.check_draw, len(cards)))]
        found = sum(map(is_contamination, drawn))
        self.tell("contamination_check", player=player, count=len(drawn), found=found)
        if found:
            self.is_lost(player, "contamination")

    @adds("VS-14.5")
    def passes_the_check(self, player: str) -> None:
        """Below 5 one survives."""
        self.tell("uncontaminated", player=player, level=self.state.madness[player])

    def all_cards(self, player: str) -> list[str]:
        """Action and contamination cards of deck, hand and discards."""
        state = self.state
        return [*state.decks[player], *state.hands[player], *state.discards[player], *state.tainted[player]]
