"""TW-1, TW-2, TW-4, TW-5: the players, the deck, and setting up."""

from __future__ import annotations

from tabletop_lab.engine import clause
from tabletop_lab.games.tabula_wolves.state import TabulaWolvesState

from .table import Village


class Setup(Village):
    """TW-5, in the rulebook's order, with the deck of TW-4."""

    def setup(self) -> None:
        """Everything before the first night."""
        self.state = TabulaWolvesState()
        self.appoint_the_moderator()
        self.build_the_deck()
        self.deal_the_cards()
        self.look_at_the_own_cards()
        self.hand_out_the_tokens()
        self.state.phase = "night"

    @clause("TW-5.1", "TW-1.1", "TW-1.2")
    def appoint_the_moderator(self) -> None:
        """The software is the moderator: it plays no part, and everybody else gets a card."""
        state = self.state
        state.living = self.players
        state.notes = dict.fromkeys(self.players, ())
        self.tell("set_up", players=len(self.players))

    @clause("TW-5.2", "TW-2.1", "TW-2.2", "TW-2.3")
    def build_the_deck(self) -> None:
        """As many character cards as players; the bard, card 0, is the moderator's and is never dealt."""
        state, rules = self.state, self.rules
        state.deck = list(self.deal.cards)
        state.composition, state.composition_open = self.deal.counts, rules.composition_public
        if rules.composition == "custom" or rules.compositions_file:
            self.own_composition()
        elif len(self.players) == 7:
            self.seven_players()
        elif len(self.players) == 8:
            self.eight_players()
        elif rules.counted(len(self.players)) < rules.third_wolf_from:
            self.nine_or_more()
        else:
            self.sixteen_or_more()
        if self.deal.lead == 1:
            self.warn_of_a_narrow_composition()

    @clause("TW-4.5", "TW-4.4")
    def seven_players(self) -> None:
        """Two wolves, a seer, a guard and three villagers."""
        self.announce_the_cards()

    @clause("TW-4.1", "TW-4.4")
    def eight_players(self) -> None:
        """Two wolves, a seer and five villagers."""
        self.announce_the_cards()

    @clause("TW-4.2", "TW-4.4")
    def nine_or_more(self) -> None:
        """Villagers or special characters are added, these from the number of players on that each is made for."""
        self.announce_the_cards()

    @clause("TW-4.3", "TW-4.4")
    def sixteen_or_more(self) -> None:
        """A third wolf."""
        self.announce_the_cards()

    @clause("TW-4.6")
    def own_composition(self) -> None:
        """A composition of the players' own, within the conditions."""
        self.announce_the_cards()

    def announce_the_cards(self) -> None:
        """Everybody may know which characters are in the game, unless the reading says otherwise."""
        told = None if self.rules.composition_public else ()
        for role, count in self.deal.counts:
            self.tell("cards_in_play", only=told, role=role, count=count)

    @clause("TW-4.6")
    def warn_of_a_narrow_composition(self) -> None:
        """With only one citizen more than wolves the first raid ends the game at the first dawn."""
        told = None if self.rules.composition_public else ()
        self.tell("narrow_composition", only=told, lead=self.deal.lead)

    @clause("TW-5.3")
    def deal_the_cards(self) -> None:
        """One card to each player, at random; only the moderator and its owner know it."""
        state, deck, cards = self.state, self.state.deck, self.state.cards
        for player in self.players:
            cards[player] = self.draw("card", deck, only=player)
        state.write_the_slip()

    @clause("TW-5.4")
    def look_at_the_own_cards(self) -> None:
        """Each looks at their own card secretly."""
        for player, card in self.state.cards.items():
            self.tell("own_card", only=player, player=player, card=card)

    @clause("TW-5.6")
    def hand_out_the_tokens(self) -> None:
        """A vote token for each; the moderator keeps ghosts, evidence, the Welcome token and the summary card."""
        if self.rules.use_summary_card:
            roles = self.roles_in_play
            self.tell("summary_card", group=self.groups_that_wake(roles), role=self.calls(roles))
        if self.rules.use_vote_tokens:
            self.tell("vote_tokens")
