"""FN-7: the six actions."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from itertools import filterfalse

from tabletop_lab.engine import Places, Refusal, clause

from .occasions import ARRIVED, FORCED, STAYED, Occasion, elsewhere
from .table import CHANCE, CHORES, FREE_ACTION, KIND_OF_SPACE, TableOfNights


class Actions(TableOfNights):
    """FN-7, in the rulebook's order."""

    @clause("FN-5.4")
    def perform_main_action(self, player: str, arrived: bool = False) -> None:
        """The one action of the turn, on the space where the pawn stands; who was forced there has arrived, too."""
        occasion = FORCED if self.state.forced_pending[player] else ARRIVED if arrived else STAYED
        self.now_acted(player)
        self.perform(player, self.state.pawn[player], occasion)

    @clause("FN-7.0")
    def perform(self, player: str, space: int, occasion: Occasion) -> None:
        """One action, which may not be declined."""
        if space == FREE_ACTION:
            self.free_action(player, occasion)
        else:
            self.register(player, space, occasion.main)
            self.act(player, space, occasion)

    def act(self, player: str, space: int, occasion: Occasion) -> None:
        """The action of a space 1 to 5."""
        self.tell("acts", player=player, space=space)
        if space == 1:
            self.take_free_plan(player)
        elif space == 2:
            self.research(player)
        elif space == CHORES:
            self.do_chores(player, occasion.there)
        elif space == 4:
            self.take_travel_support(player)
        else:
            self.take_a_chance(player, occasion)

    @clause("FN-7.1")
    def take_free_plan(self, player: str) -> None:
        """Its points count at once; the card stays open in front of the player."""
        card = self.draw_for_the_action(player, "free_plan")
        if card is None:
            return
        if self.rules.free_plans_score:
            self.count_points(player, card)
        keep = self.rules.free_plan_disposition == "keep"
        (self.state.free_plans[player] if keep else self.state.discards["free_plan"]).append(card)
        self.tell("free_plan_taken", player=player, card=card)

    def count_points(self, player: str, card: str) -> None:
        """The points and the memory printed on a plan."""
        printed, sheet = self.card(card), self.state.points_cards[player]
        for trait, points in printed.points.items():
            sheet[trait] += points
        self.state.memory[player] += printed.memory

    @clause("FN-7.2", "FN-7.7")
    def research(self, player: str) -> None:
        """One regular plan into hand, shown to nobody else; nothing is paid now."""
        if self.is_exhausted("regular_plan"):
            self.action_without_effect(player, "regular_plan")
        else:
            self.draw_plan(player)

    @clause("FN-7.3")
    def do_chores(self, player: str, there: bool) -> None:
        """The card's money at once; then it is discarded."""
        if self.is_exhausted("chore"):
            self.action_without_effect(player, "chore")
        elif self.resolve_chore(player):
            self.chore_bonus(player, there)

    def resolve_chore(self, player: str) -> bool:
        """Draw, gain, discard. Returns False when there is no chore card left."""
        card = self.draw_card(player, "chore")
        if card is None:
            return False
        self.gain(player, self.card(card).tc, card)
        self.put_away(player, card, self.rules.chore_disposition)
        return True

    @clause("FN-7.4")
    def take_travel_support(self, player: str) -> None:
        """The card's gain or loss at once; then it is discarded."""
        card = self.draw_for_the_action(player, "travel_support")
        if card is None:
            return
        amount = self.card(card).tc
        if amount >= 0:
            self.gain(player, amount, card)
        else:
            self.lose(player, -amount, card)
        self.put_away(player, card, self.rules.support_disposition)

    @clause("FN-7.5")
    def take_a_chance(self, player: str, occasion: Occasion) -> None:
        """The card applies at once and is discarded after it is fully resolved."""
        if self.two_players() and self.takes_cash_instead(player, occasion.arrived):
            return
        card = self.draw_for_the_action(player, "chance")
        if card is None:
            return
        self.state.resolving.append(card)
        self.tell("chance_drawn", player=player, card=card)
        forced = self.resolve_chance(player, card)
        self.state.resolving.remove(card)
        self.put_away(player, card, self.rules.chance_disposition)
        self.act_at_once(player, forced)
        if occasion.main and not occasion.again:
            self.drawer_acts_again(player, forced)

    @clause("FN-7.6")
    def free_action(self, player: str, occasion: Occasion) -> None:
        """Choose one of the actions 1 to 5 and perform it; the pawn does not go there."""
        main, was_forced = occasion.main, occasion.was_forced
        choices = Places(self.free_choices(player, main, was_forced))
        space = self.ask(player, "free_action", choices, lambda p: self.no_free_choices(p, main, was_forced))
        self.register(player, FREE_ACTION, main, space)
        self.tell("free_action_used", player=player, space=space)
        self.act(player, space, elsewhere(occasion))

    @clause("FN-7.6")
    def not_repeatable(self, player: str, main: bool, was_forced: bool) -> tuple[int, ...]:
        """The spaces a free action may not be used for: the most recent action, as the readings have it."""
        state = self.state
        if not main:
            return state.last_action[player]
        if was_forced and self.exempts_the_free_choice():
            return ()
        if self.rules.free_action_repeat_scope == "same_turn_only":
            same = state.last_action_at[player] == (state.day, state.turn)
            return state.last_action[player] if same else ()
        return state.last_action[player]

    def free_choices(self, player: str, main: bool = False, was_forced: bool = False) -> tuple[int, ...]:
        """What a free action may be used for."""
        repeated = self.not_repeatable(player, main, was_forced)
        choices = tuple(s for s in KIND_OF_SPACE if s not in repeated)
        if self.rules.free_action_repeat_scope == "barred_too" and not (was_forced and self.exempts_the_free_choice()):
            choices = tuple(s for s in choices if s not in self.state.barred[player]) or choices
        return self.without_closed(player, choices) or choices

    def no_free_choices(self, player: str, main: bool, was_forced: bool) -> Iterator[Refusal]:
        """Why a free action cannot be used for the other spaces."""
        legal, repeated = self.free_choices(player, main, was_forced), self.not_repeatable(player, main, was_forced)
        for space in (*KIND_OF_SPACE, FREE_ACTION):
            if space == FREE_ACTION:
                yield Refusal(space, "FN-7.6", "free_through_free", player=player)
            elif space in repeated:
                yield Refusal(space, "FN-7.6", "repeated", space=space, player=player)
            elif space not in legal:
                closed = self.is_closed(player, space)
                yield Refusal(
                    space,
                    "FN-7.8" if closed else "FN-7.6",
                    "closed" if closed else "barred",
                    space=space,
                    player=player,
                )

    def draw_for_the_action(self, player: str, kind: str) -> str | None:
        """One card of the kind of the action, if there is one."""
        if self.is_exhausted(kind):
            self.action_without_effect(player, kind)
            return None
        return self.draw_card(player, kind)

    def is_exhausted(self, kind: str) -> bool:
        """Whether deck and discard pile of a kind are both empty."""
        return not (self.state.decks[kind] or self.state.discards[kind])

    @clause("FN-7.8")
    def action_without_effect(self, player: str, kind: str) -> None:
        """With nothing to draw the action may still be taken; it has no effect and counts as performed."""
        self.nothing_to_draw(player, kind)

    @clause("FN-10.2")
    def nothing_to_draw(self, player: str, kind: str) -> None:
        """No card of the kind can be drawn any more."""
        self.tell("nothing_to_draw", player=player, kind=kind)

    def without_closed(self, player: str, spaces: tuple[int, ...], arriving: bool = False) -> tuple[int, ...]:
        """The spaces that are not closed."""
        if self.rules.exhausted_action != "space_closed":
            return spaces
        return tuple(filterfalse(partial(self.is_closed, player, arriving=arriving), spaces))

    def is_closed(self, player: str, space: int, arriving: bool = False) -> bool:
        """Under `space_closed`: whether no card of the space is left (two players still find money on space 5)."""
        if self.rules.exhausted_action != "space_closed" or space == FREE_ACTION:
            return False
        kind = KIND_OF_SPACE[space]
        if not self.is_exhausted(kind):
            return False
        return not (space == CHANCE and self.two_players() and self.may_take_cash(arriving))
