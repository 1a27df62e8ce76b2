"""FN-H: the house chance cards, a function for each effect; the amounts are on the cards (content/chance.csv)."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from tabletop_lab.engine import Refusal, Subsets, clause
from tabletop_lab.games.fourteen_nights.content import effects
from tabletop_lab.games.fourteen_nights.content.rows import Count, Memory, Money, Points, Space

from .table import TableOfNights

Forced = list[str] | None
"""Whom an effect forced to move, if it is one that moves pawns."""


class ChanceCards(TableOfNights):
    """FN-H, effect by effect."""

    @clause("FN-H1")
    def resolve_chance(self, player: str, card: str) -> list[str]:
        """Effects in the written order; 'you' is the player who performs the action. Returns who was forced to move."""
        printed = self.card(card)
        forced: Forced = effects.play(self, printed.effect, player, *printed.amounts)
        return forced or []

    # --- choosing a player (FN-H2), order (FN-H4), ties (FN-H5) -----------------------------------------------

    @clause("FN-H2")
    def choose_player(self, player: str, candidates: list[str], lacking: str = "") -> str | None:
        """Mandatory; without a possible candidate the card has no effect (None). `lacking`: why others are none."""
        card = self.state.resolving[-1]
        if not candidates:
            self.tell("no_candidate", player=player, card=card, reason=lacking)
            return None
        why_not = self.no_candidates(candidates, lacking)
        chosen: str = self.ask(player, "choose_player", tuple(sorted(candidates)), why_not, card=card)
        return chosen

    def no_candidates(self, candidates: list[str], lacking: str) -> Callable[[str], Iterator[Refusal]]:
        """Whom a card cannot choose: its drawer, and whom its effect cannot reach."""

        def why_not(player: str) -> Iterator[Refusal]:
            yield Refusal(player, "FN-H2", "oneself", player=player)
            for other in self.others(player):
                if other not in candidates:
                    yield Refusal(other, "FN-H2", lacking, player=other, space=self.state.pawn[other])

        return why_not

    def others(self, player: str) -> list[str]:
        """The other players, clockwise."""
        return list(self.clockwise(player, others=True))

    @clause("FN-H5")
    def those_with_least(self, player: str, amount: dict[str, int]) -> list[str]:
        """All tied players, clockwise from the drawer."""
        least = min(amount.values())
        return [p for p in self.clockwise(player) if amount[p] == least]

    # --- money --------------------------------------------------------------------------------------------------------

    @effects("gain")
    @clause("FN-H1")
    def gain_money(self, player: str, tc: Money) -> None:
        """Gain money."""
        self.gain(player, tc)

    @effects("lose")
    @clause("FN-H1")
    def lose_money(self, player: str, tc: Money) -> None:
        """Lose money."""
        self.lose(player, tc)

    @effects("treat")
    @clause("FN-H4")
    def treat(self, player: str, tc: Money, memory: Memory) -> None:
        """Pay each other player while money lasts; memory in any case."""
        for other in self.others(player):
            self.pay(player, other, tc)
        self.gain_memory(player, memory)

    @effects("birthday")
    @clause("FN-H4")
    def birthday(self, player: str, tc: Money) -> None:
        """Each other player pays you."""
        for other in self.others(player):
            self.pay(other, player, tc)

    @effects("savings")
    @clause("FN-H1")
    def savings(self, player: str, tc_per_plan: Money, tc_most: Money) -> None:
        """Gain money for the regular plans in your hand."""
        self.gain(player, min(tc_per_plan * len(self.state.hands[player]), tc_most))

    @effects("festival")
    @clause("FN-H4")
    def festival(self, player: str, tc_all: Money, tc_you: Money) -> None:
        """Every player gains, you more."""
        for each in self.clockwise(player):
            self.gain(each, tc_all)
        self.gain(player, tc_you)

    @effects("least_tc")
    @clause("FN-H5")
    def least_tc(self, player: str, tc: Money) -> None:
        """Those with the least money gain some."""
        for poorest in self.those_with_least(player, self.state.tc):
            self.gain(poorest, tc)

    # --- points and memory (FN-H7) ------------------------------------------------------------------------------

    @effects("hobby")
    @clause("FN-H7")
    def hobby(self, player: str, points: Points) -> None:
        """Points in one of your minor traits; they cannot be converted."""
        minor = self.minor_traits(player)
        if not minor:
            return
        card = self.state.resolving[-1]
        trait = self.ask(player, "choose_trait", tuple(sorted(minor)), self.no_minor_traits, card=card)
        self.state.points_effects[player][trait] += points
        self.tell("points_gained", player=player, trait=trait, points=points)

    def no_minor_traits(self, player: str) -> Iterator[Refusal]:
        """The card speaks of minor traits: those of weight x1."""
        for trait, weight in self.weights(player).items():
            if weight != 1:
                yield Refusal(trait, "FN-H1", "not_minor_for_card", trait=trait, weight=weight, player=player)

    @effects("memory")
    @clause("FN-H7")
    def own_memory(self, player: str, memory: Memory) -> None:
        """Memory gained or lost."""
        self.gain_memory(player, memory)

    @effects("photo")
    @clause("FN-H7")
    def photo(self, player: str, memory: Memory) -> None:
        """You and another player gain memory."""
        other = self.choose_player(player, self.others(player))
        if other:
            self.gain_memory(player, memory)
            self.gain_memory(other, memory)

    @effects("least_memory")
    @clause("FN-H5")
    def least_memory(self, player: str, memory: Memory) -> None:
        """Those with the least memory gain some."""
        for poorest in self.those_with_least(player, self.state.memory):
            self.gain_memory(poorest, memory)

    @clause("FN-H7")
    def gain_memory(self, player: str, memory: int) -> None:
        """Memory from a chance card counts as any other."""
        self.change_memory(player, memory)

    def change_memory(self, player: str, change: int) -> None:
        """Memory may go below 0 (unless `memory_floor` says otherwise)."""
        floor = 0 if self.rules.memory_floor == "zero" else None
        before = self.state.memory[player]
        after = before + change if floor is None else max(min(before, floor), before + change)
        self.state.memory[player] = after
        self.tell("memory_changed", player=player, change=after - before, memory=after)

    # --- cards (FN-H3) ----------------------------------------------------------------------------------------------

    @effects("clean_together")
    @clause("FN-H3")
    def clean_together(self, player: str) -> None:
        """You, then another player, resolve a chore card; that is no action."""
        other = self.choose_player(player, self.others(player))
        if other:
            self.resolve_chore(player)
            self.resolve_chore(other)

    @effects("draw_plan")
    @clause("FN-H3")
    def draw_one_plan(self, player: str) -> None:
        """Draw a regular plan."""
        self.draw_plan(player)

    @effects("draw_keep")
    @clause("FN-H3")
    def draw_and_keep(self, player: str, cards: Count) -> None:
        """Draw some regular plans, keep one, discard the others; the kept one stays secret."""
        drawn = [card for _ in range(cards) if (card := self.draw_card(player, "regular_plan"))]
        if not drawn:
            return
        self.state.hands[player] += drawn
        self.tell("plans_drawn", player=player, cards=tuple(drawn), count=len(drawn), secret={"cards": player})
        if len(drawn) > 1:
            kept = self.ask(player, "keep_plan", tuple(sorted(drawn)), self.not_just_drawn, secret=True)
            self.discard_plans(player, tuple(sorted(card for card in drawn if card != kept)))
        self.keep_to_the_hand_limit(player)

    @effects("redraw")
    @clause("FN-H3")
    def redraw(self, player: str) -> None:
        """Discard any number of regular plans, then draw as many; the discarded ones are in the pile before."""
        cards = self.ask(player, "redraw", Subsets(self.state.hands[player]), self.not_to_redraw, secret=True)
        self.discard_plans(player, cards)
        for _ in cards:
            self.draw_plan(player)

    def not_just_drawn(self, player: str, tried: Any = None) -> Iterator[Refusal]:
        """Only one of the drawn plans is kept."""
        if tried in self.content.cards:
            yield Refusal(tried, "FN-H3", "not_just_drawn", card=tried, player=player)

    def not_to_redraw(self, player: str, tried: Any = None) -> Iterator[Refusal]:
        """Only plans in hand are discarded."""
        return self.not_in_hand(player, tried, "FN-H3")

    @effects("fewest_plans")
    @clause("FN-H3", "FN-H5")
    def fewest_plans(self, player: str, cards: Count) -> None:
        """Those with the fewest regular plans draw."""
        for poorest in self.those_with_least(player, {p: len(hand) for p, hand in self.state.hands.items()}):
            for _ in range(cards):
                self.draw_plan(poorest)

    @effects("bargain")
    @clause("FN-H2")
    def bargain(self, player: str, price: Money) -> None:
        """You may pay another player for a regular plan taken at random from that player's hand."""
        candidates = [other for other in self.others(player) if self.state.hands[other]]
        card = self.state.resolving[-1]
        if not candidates or self.state.tc[player] < price:
            self.tell("no_candidate", player=player, card=card, reason="money" if candidates else "holds_no_plan")
            return
        why_not = self.no_candidates(candidates, "holds_no_plan")
        victim = self.ask(player, "bargain", (*sorted(candidates), "decline"), why_not, card=card, price=price)
        if victim == "decline":
            self.tell("bargain_declined", player=player)
            return
        self.buy_a_plan_off(player, victim, price)

    @clause("FN-H4")
    def buy_a_plan_off(self, player: str, victim: str, price: int) -> None:
        """The price goes to the other player."""
        self.pay(player, victim, price)
        card = self.draw("bargain", sorted(self.state.hands[victim]), only=(player, victim))
        self.plan_changes_hands(victim, player, card)
        self.tell("plan_bought_off", player=player, victim=victim, card=card, secret={"card": (player, victim)})
        self.keep_to_the_hand_limit(player)

    @effects("swap_plans")
    @clause("FN-H2")
    def swap_plans(self, player: str) -> None:
        """You and another player each pick a regular plan in secret and exchange them."""
        hands = self.state.hands
        candidates = [p for p in self.others(player) if hands[p] and hands[player]]
        other = self.choose_player(player, candidates, "holds_no_plan" if hands[player] else "own_plan_missing")
        if not other:
            return
        both = {p: tuple(sorted(hands[p])) for p in (player, other)}
        given = self.ask_all(both, "swap_plan", self.not_to_swap, secret=True)
        self.plan_changes_hands(player, other, given[player])
        self.plan_changes_hands(other, player, given[other])
        secret = {"given": (player, other), "taken": (player, other)}
        self.tell("plans_swapped", player=player, other=other, given=given[player], taken=given[other], secret=secret)

    def not_to_swap(self, player: str, tried: Any = None) -> Iterator[Refusal]:
        """Only plans in hand are given away."""
        return self.not_in_hand(player, tried, "FN-H2")

    # --- the shared goal --------------------------------------------------------------------------------------------

    @effects("fund")
    @clause("FN-H1")
    def fund(self, player: str, tc: Money) -> None:
        """Money from the bank on the shared goal; it is nobody's contribution."""
        self.state.goal_pot += tc
        self.tell("pot_grew", amount=tc, pot=self.state.goal_pot)

    @effects("council")
    @clause("FN-H1")
    def council(self, player: str) -> None:
        """Look at the top shared goal with everybody; it replaces the open one, or is discarded."""
        card = self.draw_card(player, "shared_goal")
        if card is None:
            return
        self.state.resolving.append(card)
        self.tell("goal_seen", player=player, card=card)
        choice = self.ask(player, "replace_goal", ("discard", "replace"), card=card)
        self.state.resolving.remove(card)
        gone, self.state.goal = (self.state.goal, card) if choice == "replace" else (card, self.state.goal)
        self.state.discards["shared_goal"].append(gone)
        self.tell("goal_replaced" if choice == "replace" else "goal_kept", player=player, card=self.state.goal)

    # --- forced moves, extra actions, tokens (FN-H6) --------------------------------------------------------------

    @effects("gather")
    @clause("FN-H6")
    def gather(self, player: str) -> Forced:
        """Every other pawn is moved to yours."""
        here = self.state.pawn[player]
        return self.force(player, dict.fromkeys(self.others(player), here))

    @effects("swap_pawns")
    @clause("FN-H6")
    def swap_pawns(self, player: str) -> Forced:
        """Swap your pawn with another one."""
        other = self.choose_player(player, self.others(player))
        if not other:
            return None
        pawn = self.state.pawn
        return self.force(player, {player: pawn[other], other: pawn[player]})

    @effects("go_to")
    @clause("FN-H6")
    def go_to(self, player: str, space: Space) -> Forced:
        """Your pawn is moved."""
        return self.force(player, {player: space})

    @effects("errand")
    @clause("FN-H6")
    def errand(self, player: str, space: Space) -> Forced:
        """Another player's pawn is moved, one that is not there yet."""
        pawn = self.state.pawn
        other = self.choose_player(player, [p for p in self.others(player) if pawn[p] != space], "there_already")
        return self.force(player, {other: space}) if other else None

    @effects("shower")
    @clause("FN-H6")
    def shower(self, player: str, space: Space, left: Space, *also_left: Space) -> Forced:
        """Every pawn on certain spaces is moved, yours too."""
        return self.force(player, {p: space for p, here in self.state.pawn.items() if here in (left, *also_left)})

    @effects("extra_action")
    @clause("FN-H6")
    def one_extra_action(self, player: str) -> None:
        """You may take one extra action."""
        self.granted_extra_action(player)

    @effects("buddy")
    @clause("FN-H6")
    def buddy(self, player: str) -> None:
        """Choose another player; you may take an extra action, then that player may."""
        other = self.choose_player(player, self.others(player))
        if other:
            self.granted_extra_action(player)
            self.granted_extra_action(other)

    @effects("token")
    @clause("FN-9.2")
    def gain_a_token(self, player: str, tc: Money) -> None:
        """Gain a determination token, or money if you already hold the cap."""
        if self.state.tokens[player] >= self.rules.token_cap:
            self.gain(player, tc)
        else:
            self.gain_tokens(player, 1)
