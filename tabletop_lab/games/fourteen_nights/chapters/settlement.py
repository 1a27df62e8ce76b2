"""FN-12 and FN-3: the final settlement, the score and the winner."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import combinations_with_replacement
from typing import Any

from tabletop_lab.engine import Refusal, Result, Subsets, clause, sort_key

from .table import TRAITS, TableOfNights


class Settlement(TableOfNights):
    """FN-12, in the rulebook's order."""

    @clause("FN-12.1")
    def final_settlement(self) -> Result:
        """Buy, shared goal, convert, score, winner: all players finish one step before the next begins."""
        for step in {
            "after_purchase": (self.buy_plans, self.settle_the_goal, self.convert_minor_traits),
            "before_purchase": (self.settle_the_goal, self.buy_plans, self.convert_minor_traits),
            "after_final_scoring": (self.buy_plans, self.convert_minor_traits, self.score, self.settle_the_goal),
        }[self.rules.goal_timing]:
            step()
        self.score()
        return self.find_the_winner()

    # --- (a) buying --------------------------------------------------------------------------------------------------

    @clause("FN-12.2")
    def buy_plans(self) -> None:
        """Any plans in hand that the player's money pays for; no credit. What is not bought gives nothing."""
        self.state.phase = "purchase"
        self.tell("settlement_step", phase="purchase")
        if self.rules.purchase_order == "turn_order":
            for player in self.turn_order():
                chosen = self.ask(player, "purchase", self.affordable(player), self.too_dear, secret=True)
                self.buy(player, chosen)
        else:
            hands = {player: self.affordable(player) for player in self.turn_order()}
            for player, chosen in self.ask_all(hands, "purchase", self.too_dear).items():
                self.buy(player, chosen)

    def affordable(self, player: str) -> Subsets:
        """The sets of plans in hand whose prices together are at most the player's money."""
        return Subsets(self.state.hands[player], self.price, max(0, self.state.tc[player]))

    def price(self, card: str) -> int:
        """What a plan costs."""
        return self.content.cards[card].price

    def too_dear(self, player: str, tried: Any = None) -> Iterator[Refusal]:
        """Why not every plan can be bought: single plans and all together are listed, other sets are answered for."""
        hand, money = sorted(self.state.hands[player]), max(0, self.state.tc[player])
        listed = [(card,) for card in hand] + [tuple(hand)] * (len(hand) > 1)
        if tried is not None:
            if found := list(self.not_in_hand(player, tried, "FN-12.2")):
                yield from found
                return
            listed = [tried] if isinstance(tried, tuple) and set(tried) <= set(hand) else []
        for cards in listed:
            total = sum(map(self.price, cards))
            if total > money:
                yield Refusal(cards, "FN-12.2", "too_dear", cards=cards, price=total, money=money, player=player)

    @clause("FN-12.2")
    def buy(self, player: str, cards: tuple[str, ...]) -> None:
        """Pay, and the plans give their points and memory."""
        state = self.state
        total = sum(map(self.price, cards))
        for card in cards:
            self.take_from_hand(player, card)
            state.bought[player].append(card)
            self.count_points(player, card)
        state.tc[player] -= total
        state.bank_paid -= total
        self.tell("plans_bought", player=player, cards=cards, amount=total)

    # --- (b) the shared goal --------------------------------------------------------------------------------------

    @clause("FN-12.3")
    def settle_the_goal(self) -> None:
        """Contribute, add up, reward or penalise."""
        self.state.phase = "goal"
        self.tell("settlement_step", phase="goal")
        self.take_contributions()
        self.pay_contributions()
        if self.goal_is_reached():
            self.reward()
        elif self.nobody_is_penalised():
            self.no_penalty()
        else:
            self.penalise()

    @clause("FN-12.3.1")
    def take_contributions(self) -> None:
        """Each player secretly takes an amount of their own money; all reveal together."""
        amounts = {player: self.possible_contributions(player) for player in self.turn_order()}
        self.state.contributions = self.ask_all(amounts, "contribution", self.impossible_contributions)

    def possible_contributions(self, player: str) -> range:
        """From the least (if the player has it) to all the money, in steps."""
        unit = self.rules.contribution_unit()
        most = max(0, self.state.tc[player]) // unit * unit
        least = min(-(-self.rules.contribution_min // unit) * unit, most)
        return range(least, most + 1, unit)

    def impossible_contributions(self, player: str, tried: Any = None) -> Iterator[Refusal]:
        """Why not more than the player's own money, not less than the least amount, and nothing between two steps."""
        possible = self.possible_contributions(player)
        unit, money = self.rules.contribution_unit(), max(0, self.state.tc[player])
        listed = (possible[-1] + unit, *(() if possible[0] == 0 else (0,)))
        for amount in listed if tried is None else (tried,):
            if type(amount) is not int or amount in possible:
                continue
            if amount > money:
                yield Refusal(amount, "FN-12.3.1", "more_than_owned", money=money, player=player)
            elif amount < possible[0]:
                reason = "below_the_least" if possible[0] else "below_nothing"
                yield Refusal(amount, "FN-12.3.1", reason, least=possible[0])
            else:
                yield Refusal(amount, "FN-12.3.1", "between_two_steps", step=unit)

    @clause("FN-12.3.2")
    def pay_contributions(self) -> None:
        """What was revealed is paid, whatever the outcome."""
        for player, amount in self.state.contributions.items():
            self.state.tc[player] -= amount
            self.state.bank_paid -= amount
            self.tell("contributed", player=player, amount=amount)

    @clause("FN-12.3.3")
    def goal_is_reached(self) -> bool:
        """Everybody hears it."""
        total, target, reached = self.given_to_the_goal(), self.target(), self.is_enough_for_the_goal()
        self.tell("goal_reached" if reached else "goal_missed", card=self.state.goal, total=total, target=target)
        return reached

    @clause("FN-12.3.3")
    def is_enough_for_the_goal(self) -> bool:
        """At least the target."""
        return self.given_to_the_goal() >= self.target()

    def target(self) -> int:
        """What the open goal asks for."""
        return self.target_of(self.state.goal)

    @clause("FN-12.3.3")
    def target_of(self, goal: str) -> int:
        """So much for each player; some decks print one amount for every table."""
        card = self.card(goal)
        return card.target_of_all if card.target_of_all is not None else card.target * len(self.players)

    @clause("FN-12.3.3")
    def given_to_the_goal(self) -> int:
        """All contributions, with what cards have put there."""
        return sum(self.state.contributions.values()) + self.state.goal_pot

    @clause("FN-12.3.4")
    def reward(self) -> None:
        """What the card gives: to everybody, and more to the top contributors."""
        given, goal = self.state.contributions, self.card(self.state.goal)
        most = max(given.values())
        top = [p for p, amount in given.items() if amount == most > 0]
        rewarded = {
            "all": list(given),
            "contributors_only": [p for p, amount in given.items() if amount > 0],
            "top_only": top,
        }[self.rules.goal_bonus_recipients]
        if not rewarded:
            self.tell("nobody_rewarded")
        for player in rewarded:
            self.state.memory[player] += goal.reward_memory
            bonus = goal.reward_bonus + (goal.top_bonus if player in top else 0)
            self.state.goal_bonus[player] += bonus
            self.tell("rewarded", player=player, bonus=bonus, memory=goal.reward_memory)

    @clause("FN-12.3.5")
    def penalise(self) -> None:
        """The lowest contributor loses memory; it may fall below 0."""
        given = self.state.contributions
        least = min(given.values())
        lowest = [p for p in self.turn_order() if given[p] == least]
        if len(lowest) > 1:
            lowest = self.among_tied_lowest(lowest)
        if not lowest:
            self.tell("nobody_penalised")
        for player in lowest:
            self.tell("penalised", player=player, penalty=self.penalty())
            self.change_memory(player, -self.penalty())

    @clause("FN-12.3.5")
    def penalty(self) -> int:
        """How much memory the lowest contributor loses."""
        return self.rules.penalty_memory

    def among_tied_lowest(self, tied: list[str]) -> list[str]:
        """Which of several lowest contributors are penalised."""
        match self.rules.lowest_tie:
            case "none":
                return []
            case "first_in_turn_order":
                return tied[:1]
            case "random":
                return [self.roll("lowest_contributor", tuple(sorted(tied)))]
        return tied

    @clause("FN-12.3.6", "FN-13.1")
    def nobody_is_penalised(self) -> bool:
        """With two players, unless the rules say otherwise."""
        return self.two_players() and not self.rules.two_player_penalty

    @clause("FN-12.3.6", "FN-13.1")
    def no_penalty(self) -> None:
        """With two players nothing happens."""
        self.tell("no_penalty")

    # --- (c) conversion ---------------------------------------------------------------------------------------------

    @clause("FN-12.4")
    def convert_minor_traits(self) -> None:
        """Points of a minor trait on plan cards into memory, any number of times, all in this one step."""
        self.state.phase = "conversion"
        self.tell("settlement_step", phase="conversion")
        converting = list(self.turn_order())
        while True:
            options: dict[str, tuple[Any, ...]] = {
                player: tuple(sorted(("stop", *found), key=sort_key))
                for player in converting
                if (found := self.conversions(player))
            }
            if not options:
                return
            chosen = self.ask_all(options, "convert", self.no_conversions)
            converting = [player for player, choice in chosen.items() if choice != "stop"]
            for player in converting:
                self.convert(player, chosen[player])

    def convertible(self, player: str, trait: str) -> int:
        """The points of a trait that may be converted."""
        state = self.state
        effects = state.points_effects[player][trait] if self.rules.conversion_source == "any_points" else 0
        return state.points_cards[player][trait] + effects - state.converted[player][trait]

    def conversions(self, player: str) -> tuple[Any, ...]:
        """A trait with enough points; under `pooled` every mix of minor traits."""
        minor, size = sorted(self.minor_traits(player)), self.rules.conversion_points
        if self.rules.conversion_pool == "same_trait":
            return tuple([trait for trait in minor if self.convertible(player, trait) >= size])
        have = {trait: self.convertible(player, trait) for trait in minor}
        mixes = combinations_with_replacement([t for t in minor if have[t] > 0], size)
        return tuple(mix for mix in mixes if all(mix.count(t) <= have[t] for t in mix))

    def no_conversions(self, player: str, tried: Any = None) -> Iterator[Refusal]:
        """Why the points of a trait cannot be converted, or not those of several."""
        size, one_trait = self.rules.conversion_points, self.rules.conversion_pool == "same_trait"
        listed = TRAITS if one_trait else ()
        for wanted in listed if tried is None else (tried,):
            traits = tuple(wanted.split(" + ")) if isinstance(wanted, str) else wanted
            if not set(traits) <= set(TRAITS) or wanted in self.conversions(player):
                continue
            if one_trait and len(traits) > 1:
                yield Refusal(wanted, "FN-12.4", "one_trait", size=size)
            elif not one_trait and len(traits) != size:
                yield Refusal(wanted, "FN-12.4", "as_many_points", size=size)
            else:
                yield self.not_convertible(player, wanted, traits)

    def not_convertible(self, player: str, wanted: Any, traits: tuple[str, ...]) -> Refusal:
        """The first of some traits that is no minor one, or has too few points."""
        weights = self.weights(player)
        for trait in traits:
            if weights[trait] != 1:
                return Refusal(wanted, "FN-12.4", "not_minor", trait=trait, weight=weights[trait], player=player)
        points = {trait: self.convertible(player, trait) for trait in traits}
        needed = {trait: traits.count(trait) if len(traits) > 1 else self.rules.conversion_points for trait in traits}
        trait = min(traits, key=lambda trait: points[trait] - needed[trait])
        facts = {"trait": trait, "points": points[trait], "needed": needed[trait], "player": player}
        return Refusal(wanted, "FN-12.4", "too_few_points", **facts)

    @clause("FN-12.4")
    def convert(self, player: str, choice: Any) -> None:
        """One conversion."""
        traits = choice if isinstance(choice, tuple) else (choice,) * self.rules.conversion_points
        for trait in traits:
            self.state.converted[player][trait] += 1
        self.state.conversions[player] += 1
        self.state.memory[player] += self.rules.conversion_gain
        self.tell("converted", player=player, traits=tuple(dict.fromkeys(traits)), memory=self.rules.conversion_gain)

    # --- (d) scores, (e) winner ------------------------------------------------------------------------------------

    @clause("FN-12.5", "FN-3.2")
    def score(self) -> None:
        """Happiness: weighted traits, memory, and the bonus of the goal."""
        state = self.state
        state.phase = "scoring"
        self.tell("settlement_step", phase="scoring")
        for player in self.turn_order():
            state.happiness[player] = self.happiness(player)
            self.tell(
                "scored", player=player, traits=self.worth_of_traits(player), memory=state.memory[player],
                bonus=state.goal_bonus[player], happiness=state.happiness[player],
            )  # fmt: skip

    @clause("FN-12.5", "FN-3.2")
    def happiness(self, player: str) -> int:
        """What the traits are worth, memory, and the bonus of the goal."""
        return self.worth_of_traits(player) + self.state.memory[player] + self.state.goal_bonus[player]

    @clause("FN-12.5")
    def worth_of_traits(self, player: str) -> int:
        """The points that are left, each for what a point of its trait is worth."""
        weights = self.weights(player)
        return sum([self.points(player, trait) * self.worth_of_a_point(weight) for trait, weight in weights.items()])

    @clause("FN-12.5")
    def worth_of_a_point(self, weight: int) -> int:
        """The weight of its trait on the player's own destination; minor ones may count only if converted."""
        if weight == 1 and self.rules.minor_trait_scoring == "zero_unless_converted":
            return 0
        return weight

    @clause("FN-12.6", "FN-3.3")
    def ranking(
        self, happiness: Mapping[str, int], memory: Mapping[str, int], tc: Mapping[str, int]
    ) -> tuple[tuple[str, ...], ...]:
        """Most happiness; then most memory, then most money left; then shared. Lower places by the same keys."""
        keys = {p: (happiness[p], memory[p], tc[p]) for p in self.players}
        return tuple(
            tuple(p for p in self.players if keys[p] == key) for key in sorted(set(keys.values()), reverse=True)
        )

    @clause("FN-12.6", "FN-3.1")
    def find_the_winner(self) -> Result:
        """The first of the ranking, and by what they are ahead of the second."""
        state = self.state
        state.phase = "over"
        ranking = self.ranking(state.happiness, state.memory, state.tc)
        keys = {p: (state.happiness[p], state.memory[p], state.tc[p]) for p in self.players}
        winners = ranking[0]
        runner_up = keys[ranking[1][0]] if len(ranking) > 1 else None
        best = keys[winners[0]]
        if len(winners) > 1:
            reason = "shared"
        elif runner_up is None or best[0] > runner_up[0]:
            reason = "happiness"
        else:
            reason = "memory" if best[1] > runner_up[1] else "tc"
        if reason == "happiness":
            self.tell_the_end(winners, reason)
        else:
            self.decided_by_the_tie_break(winners, reason)
        return Result(winners, ranking, dict(state.happiness), reason)

    @clause("FN-12.6", "FN-3.3")
    def decided_by_the_tie_break(self, winners: tuple[str, ...], reason: str) -> None:
        """Equal in happiness: memory or money decides, or the victory is shared."""
        self.tell_the_end(winners, reason)

    def tell_the_end(self, winners: tuple[str, ...], reason: str) -> None:
        """Who has won, and by what."""
        self.tell("game_over", winners=winners, reason=reason, happiness=self.state.happiness[winners[0]])
