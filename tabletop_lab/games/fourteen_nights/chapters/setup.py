"""FN-4: laying out the game."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from tabletop_lab.engine import Refusal, clause
from tabletop_lab.games.fourteen_nights.state import FourteenNightsState

from .table import KINDS, TRAITS, TableOfNights


class Setup(TableOfNights):
    """FN-4, in the rulebook's order."""

    @clause("FN-4")
    def setup(self) -> None:
        """Lay everything out."""
        self.state = FourteenNightsState()
        self.lay_out_the_board()
        self.start_clean_sheets()
        self.prepare_the_decks()
        self.place_the_pawns()
        self.hand_out_money()
        self.hand_out_tokens()
        self.open_the_destinations()
        self.draw_the_first_plans()
        self.open_the_goal()
        self.choose_the_first_player()
        self.state.phase = "turns"

    @clause("FN-4.1", "FN-2.5", "FN-2.6")
    def lay_out_the_board(self) -> None:
        """Six connected spaces in the middle of the table."""
        self.tell("set_up", players=len(self.players))

    @clause("FN-4.10")
    def start_clean_sheets(self) -> None:
        """Nobody has acted, nothing is barred, all traits and memory are 0."""
        state, players = self.state, self.players
        state.acted_today, state.forced_pending = dict.fromkeys(players, False), dict.fromkeys(players, False)
        state.acted_off_turn = dict.fromkeys(players, False)
        state.barred, state.acted_since = dict.fromkeys(players, ()), dict.fromkeys(players, ())
        state.last_action, state.last_barring = dict.fromkeys(players, ()), dict.fromkeys(players, ())
        state.last_action_at, state.main_action = dict.fromkeys(players, (0, 0)), dict.fromkeys(players, ())
        state.chore_visited = dict.fromkeys(players, False)
        state.memory, state.goal_bonus = dict.fromkeys(players, 0), dict.fromkeys(players, 0)
        state.conversions = dict.fromkeys(players, 0)
        for sheet in (state.points_cards, state.points_effects, state.converted):
            sheet.update({player: dict.fromkeys(TRAITS, 0) for player in players})
        for row in (state.hands, state.free_plans, state.kept, state.bought):
            row.update({player: [] for player in players})
        self.tell("clean_sheets")

    @clause("FN-4.2", "FN-2.1")
    def prepare_the_decks(self) -> None:
        """Seven decks face down; cards for larger tables are removed first."""
        state = self.state
        state.decks = {kind: list(self.content.decks[kind]) for kind in KINDS}
        state.discards = {kind: [] for kind in KINDS}
        if self.rules.two_player_card_filter:
            self.remove_cards_for_larger_tables()

    @clause("FN-13.5")
    def remove_cards_for_larger_tables(self) -> None:
        """Chance cards marked for more players go back to the box."""
        state, seats = self.state, len(self.players)
        state.removed = [card for card in state.decks["chance"] if self.content.cards[card].players > seats]
        if state.removed:
            state.decks["chance"] = [card for card in state.decks["chance"] if card not in state.removed]
            self.tell("cards_removed", cards=tuple(state.removed))

    @clause("FN-4.3")
    def place_the_pawns(self) -> None:
        """Every pawn on the start space; standing there is no action."""
        self.state.pawn = dict.fromkeys(self.players, self.rules.start_space)
        self.tell("pawns_placed", space=self.rules.start_space)

    @clause("FN-4.4", "FN-1.3")
    def hand_out_money(self) -> None:
        """Money for everyone."""
        self.state.tc = dict.fromkeys(self.players, self.rules.start_tc)
        self.tell("money_handed_out", amount=self.rules.start_tc)

    @clause("FN-4.5")
    def hand_out_tokens(self) -> None:
        """Determination tokens for everyone."""
        state = self.state
        state.tokens = dict.fromkeys(self.players, self.rules.start_tokens)
        state.tokens_received = dict(state.tokens)
        state.token_uses = dict.fromkeys(self.players, 0)
        state.uses_at_recovery = dict.fromkeys(self.players, 0)
        self.tell("tokens_handed_out", tokens=self.rules.start_tokens)

    @clause("FN-4.6")
    def open_the_destinations(self) -> None:
        """One open destination for every player; the rest goes back to the box unseen."""
        state = self.state
        state.destination = dict.fromkeys(self.players, "")
        match self.rules.destination_setup:
            case "random_one":
                self.draw_destinations()
            case "draw_two_keep_one":
                self.keep_one_of_two_destinations()
            case _:
                self.choose_destinations()
        state.box, state.decks["destination"] = state.box + state.decks["destination"], []

    def draw_destinations(self) -> None:
        """Each player draws one."""
        for player in self.players:
            self.open_destination(player, self.draw("destination", self.state.decks["destination"]))

    def keep_one_of_two_destinations(self) -> None:
        """Each player draws two and keeps one of them."""
        deck = self.state.decks["destination"]
        drawn: dict[str, tuple[str, ...]] = {}
        for player in self.players:
            waiting = len(self.clockwise(player, others=True)) - len(drawn)  # each of them must find one
            count = min(2, len(deck) - waiting)
            drawn[player] = tuple(sorted(self.draw("destination", deck, only=player) for _ in range(count)))
        chosen = self.ask_all(drawn, "destination", self.not_drawn)
        for player, pair in drawn.items():
            self.open_destination(player, chosen[player])
            self.state.box += [card for card in pair if card != chosen[player]]

    def not_drawn(self, player: str, tried: Any = None) -> Iterator[Refusal]:
        """Only one of the two that were drawn is kept."""
        if tried in self.content.cards:
            yield Refusal(tried, "FN-4.6", "not_drawn", card=tried, player=player)

    def choose_destinations(self) -> None:
        """Each player in seat order chooses one whose main trait nobody has yet."""
        deck = self.state.decks["destination"]
        taken: set[str] = set()
        for player in self.players:
            free = tuple(card for card in deck if self.main_trait(card) not in taken) or tuple(deck)
            card = self.ask(player, "destination", tuple(sorted(free)), self.already_taken)
            deck.remove(card)
            taken.add(self.main_trait(card))
            self.open_destination(player, card)

    def already_taken(self, player: str) -> Iterator[Refusal]:
        """Destinations that somebody has, and those with the same main trait."""
        for owner, own in self.state.destination.items():
            for card in self.content.decks["destination"] if own else ():
                if card == own:
                    yield Refusal(card, "FN-4.6", "destination_taken", card=card, player=owner)
                elif self.main_trait(card) == self.main_trait(own):
                    trait = self.main_trait(own)
                    yield Refusal(card, "FN-13.4", "main_trait_taken", trait=trait, card=own, player=owner)

    def main_trait(self, card: str) -> str:
        """The trait with the largest weight."""
        weights = self.card(card).weights
        return max(weights, key=lambda trait: weights[trait])

    def open_destination(self, player: str, card: str) -> None:
        """It fixes the player's weights for the whole game."""
        self.state.destination[player] = card
        self.tell("destination_opened", player=player, card=card)

    @clause("FN-4.7")
    def draw_the_first_plans(self) -> None:
        """Regular plans into hand, hidden from the others."""
        for player in self.players:
            for _ in range(self.rules.start_plans):
                self.draw_plan(player)

    @clause("FN-4.8")
    def open_the_goal(self) -> None:
        """One shared goal for everyone."""
        self.state.goal = self.draw("shared_goal", self.state.decks["shared_goal"])
        self.tell("goal_opened", card=self.state.goal)

    @clause("FN-4.9")
    def choose_the_first_player(self) -> None:
        """At random; turns go clockwise."""
        self.state.first_player = self.roll("first_player", self.players)
        self.tell("first_player", player=self.state.first_player)
