"""What every chapter shares: the state and rules with their types, the card data, and small questions about them."""

from __future__ import annotations

from functools import lru_cache
from typing import ClassVar

from tabletop_lab.engine import Game, clause
from tabletop_lab.games.fourteen_nights.content import KINDS, TRAITS, Card, Decks
from tabletop_lab.games.fourteen_nights.rules import SPACES, FourteenNightsRules, neighbours
from tabletop_lab.games.fourteen_nights.state import FourteenNightsState

_neighbours = lru_cache(maxsize=64)(neighbours)
ACTED_ON = {"all_acted": "acted_since", "last_acted": "last_barring", "main_acted": "main_action"}
"""What the readings of `barred_spaces` take as acted on in the previous turn: the field of the state that keeps it."""
KIND_OF_SPACE = {1: "free_plan", 2: "regular_plan", 3: "chore", 4: "travel_support", 5: "chance"}
CHORES, CHANCE, FREE_ACTION = 3, 5, 6

__all__ = ["CHANCE", "CHORES", "FREE_ACTION", "KINDS", "KIND_OF_SPACE", "SPACES", "TRAITS", "Card", "TableOfNights"]


class TableOfNights(Game):
    """The base of all chapters."""

    Rules = FourteenNightsRules
    State = FourteenNightsState
    rules: FourteenNightsRules
    state: FourteenNightsState
    content: ClassVar[Decks]

    def precompute(self) -> None:
        self.connected = _neighbours(self.rules.edges())
        self.content.check_destinations(len(self.players), type(self).words)
        self.acted_on = ACTED_ON[self.rules.barred_spaces]
        self.seats_from = {first: self.clockwise(first) for first in self.players}

    def card(self, card: str) -> Card:
        """What is printed on a card."""
        return self.content.cards[card]

    def two_players(self) -> bool:
        """Whether the rules for two players are in force."""
        return len(self.players) == 2

    @clause("FN-12.5")
    def weights(self, player: str) -> dict[str, int]:
        """The weights on the player's destination; a trait that is not printed there has the weight of the rules."""
        printed, unlisted = self.card(self.state.destination[player]).weights, self.rules.unlisted_trait_weight
        return {trait: printed.get(trait, 0) or unlisted for trait in TRAITS}

    def minor_traits(self, player: str) -> list[str]:
        """The player's traits of weight x1."""
        return [trait for trait, weight in self.weights(player).items() if weight == 1]

    def points(self, player: str, trait: str) -> int:
        """Points in a trait from all sources, less what was converted."""
        state = self.state
        return state.points_cards[player][trait] + state.points_effects[player][trait] - state.converted[player][trait]

    def player_of(self, turn: int) -> str:
        """Whose turn it is after so many turns of today."""
        return self.seats_from[self.state.first_player][turn]

    def turn_order(self) -> tuple[str, ...]:
        """The seats in today's order."""
        return self.seats_from[self.state.first_player]
