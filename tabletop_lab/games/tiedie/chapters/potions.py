"""TD-11.9, 11.10, 11.13 and 11.14: Sleeping Pill, Energy Drink, Blanket and Long Hat."""

from __future__ import annotations

from collections.abc import Iterator

from tabletop_lab.engine import clause
from tabletop_lab.games.tiedie.acts import Act
from tabletop_lab.games.tiedie.content.effects import sleep_effects

from .table import Table

PILL, DRINK, BLANKET, HAT = "pill", "drink", "blanket", "hat"


class Potions(Table):
    """Sleeping Pill, Energy Drink, Blanket and Long Hat, in the rulebook's order."""

    # --- TD-11.9: Sleeping Pill

    @sleep_effects("pill")
    @clause("TD-11.9")
    def pills(self, player: str, card: str) -> Iterator[Act]:
        """For somebody who is active and whose turn has not begun."""
        return (Act("pill", who=other, card=card) for other in self.others(player) if self.is_waiting(other))

    @clause("TD-11.9")
    def act_pill(self, player: str, act: Act) -> None:
        """The player sleeps this round, unless an Energy Drink cancels the pill."""
        self.play_card(player, act.card, target=act.who)
        if not self.drinks_against_it(act.who, player):
            self.put_to_sleep(act.who)

    @clause("TD-11.9")
    def put_to_sleep(self, player: str) -> None:
        """The placed card goes back, the turn is lost, and nothing is drawn at the end."""
        self.pick_up(player)
        self.state.asleep[player] = "pill"
        self.tell("falls_asleep", player=player)

    @clause("TD-11.9")
    def may_slip_a_pill(self, player: str) -> bool:
        """By a reading a pill may be played before any turn: by whoever is awake and has sleep cards (TD-A23)."""
        any_time = self.rules.pill_window == "any_time_before_target"
        return any_time and self.is_awake(player) and bool(self.state.hands[player])

    @clause("TD-11.9")
    def pills_before_a_turn(self, player: str) -> tuple[Act, ...]:
        """The pills that a player may use in the window before a turn."""
        if not self.may_slip_a_pill(player):
            return ()
        cards = dict.fromkeys(self.cards_with(player, PILL))
        return tuple([act for card in cards for act in self.pills(player, card)])

    # --- TD-11.10: Energy Drink

    @sleep_effects("drink")
    @clause("TD-11.10")
    def drinks(self, player: str, card: str) -> Iterator[Act]:
        """In a round that would bring fatigue: it will not (TD-A22)."""
        tiring = self.state.streak[player] + 1 == self.most_active_rounds()  # an Insomniac may be past that
        if player not in self.state.rested and (tiring or self.rules.drink_when == "any_active_round"):
            yield Act("drink", card=card)

    @clause("TD-11.10")
    def act_drink(self, player: str, act: Act) -> None:
        """This round brings no forced sleep by fatigue; what forces one to sleep for other reasons stays."""
        self.play_card(player, act.card)
        self.state.rested += (player,)

    @clause("TD-11.10")
    def drinks_against_it(self, player: str, by: str) -> bool:
        """Energy Drink against a pill: nothing happens to its owner, who is rested, too, by the usual reading."""
        drinks = tuple([Act("drink", card=card) for card in self.defences(player, DRINK)])
        answer = self.reaction(
            player, "drink", drinks, self.no_defence("TD-11.10", DRINK), may=lambda: self.may_defend(player), giver=by
        )
        if answer is None:
            return False
        self.defend(player, answer.card)
        if self.rules.drink_effects == "both_at_once" and player not in self.state.rested:
            self.state.rested += (player,)
        return True

    # --- TD-11.13: Blanket

    @sleep_effects("blanket")
    @clause("TD-11.13")
    def only_at_the_start(self, player: str, card: str) -> Iterator[Act]:
        """Not among the acts of a turn: a Blanket is shown at its own moment."""
        return iter(())

    @clause("TD-11.13")
    def start_of_the_action_phase(self) -> None:
        """Whoever is awake may show a Blanket, in turn order, before the first accuse window."""
        if self.rules.blanket_time == "action_phase_start":
            for player, act in self.window("blanket", self.may_cover, self.covers, call="open", once=True):
                self.cover(player, act)

    @clause("TD-11.13")
    def may_cover(self) -> tuple[str, ...]:
        """Who could show a Blanket, as far as everybody knows."""
        return tuple([p for p in self.able() if self.is_awake(p) and self.state.hands[p]])

    @clause("TD-11.13")
    def covers(self, player: str) -> tuple[Act, ...]:
        """The Blankets of a hand."""
        return tuple([Act("blanket", card=card) for card in dict.fromkeys(self.cards_with(player, BLANKET))])

    @clause("TD-11.13")
    def cover(self, player: str, act: Act) -> None:
        """For this round others cannot name the player for attacks, cards and abilities; own cards work."""
        self.play_card(player, act.card)
        self.state.covered += (player,)

    @clause("TD-11.13")
    def start_of_a_turn(self, player: str) -> None:
        """By a reading a Blanket is shown when one's own turn begins (TD-A29)."""
        if self.rules.blanket_time == "own_turn_start":
            has_cards = bool(self.state.hands[player])
            if answer := self.reaction(player, "blanket", self.covers(player), may=lambda: has_cards):
                self.cover(player, answer)

    # --- TD-11.14: Long Hat

    @sleep_effects("hat")
    @clause("TD-11.14")
    def only_against_jumps(self, player: str, card: str) -> Iterator[Act]:
        """Never on one's own turn: Long Hat answers a jump alone."""
        return iter(())

    @clause("TD-11.14")
    def stopped_by_a_hat(self, player: str, square: str) -> bool:
        """The owner of the pawn about to be jumped may show a Long Hat: no jump, one move less."""
        state = self.state
        if self.shrugs_off(player, HAT):
            return False
        owner = next(other for other, at in state.pawn.items() if at == square)
        hats = tuple([Act("hat", who=player, card=card) for card in self.defences(owner, HAT)])
        answer = self.reaction(
            owner, "hat", hats, self.no_defence("TD-11.14", HAT, player), may=lambda: self.may_defend(owner),
            jumper=player,
        )  # fmt: skip
        if answer is None:
            return False
        self.defend(owner, answer.card)
        state.left = 0 if self.rules.hat_after == "movement_ends" else max(0, state.left - 1)
        state.hats += (square,)
        self.tell("stopped_by_a_hat", player=player, owner=owner)
        return True
