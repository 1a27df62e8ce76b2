"""What a bot of A Dream of Fourteen Nights expects of plans, money and spaces: sums over a view and the printed cards.
No choice is made here and no state is seen."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from typing import Any

from tabletop_lab.engine import HIDDEN
from tabletop_lab.engine.core.memo import once
from tabletop_lab.games.fourteen_nights.content import TRAITS

INCOME_A_DAY, PLANS_A_DAY = 500, 0.3
"""What the days to come will probably bring besides the present action."""
CHANCE = 1.2
"""Happiness a chance card is worth on average."""
STEP = 1500
"""TC over which the worth of money is measured: one chore."""

Cards = tuple[str, ...]
Bundle = tuple[int, tuple[str, ...]]
"""Price, plans."""


class Estimates:
    """The worth of things to one player now, in points of happiness at the end."""

    def __init__(self, view: Any, game: Any, player: str) -> None:
        self.view, self.game, self.player, self.rules = view, game, player, view.rules
        self.money: int = view.tc[player]
        self.purse = max(0, self.money)
        self.days_left = max(0, view.rules.days - view.day)
        self.income = self.days_left * INCOME_A_DAY
        self._of_money: dict[int, float] = {}
        self._of_space: dict[int, float] = {}

    @once
    def paragraphs(self) -> Any:
        """What the rules, as edited, say."""
        return self.view.paragraphs

    # --- plans ------------------------------------------------------------------------------------------------------

    @once
    def points(self) -> tuple[float, ...]:
        """What a point of each trait is worth: its weight, or what a conversion makes of it."""
        rules, paragraphs = self.rules, self.paragraphs
        converted = rules.conversion_gain / rules.conversion_points
        weights = paragraphs.weights(self.player).values()
        worth = {w: max(paragraphs.worth_of_a_point(w), converted if w == 1 else 0) for w in set(weights)}
        return tuple(map(worth.__getitem__, weights))

    @property
    def point(self) -> dict[str, float]:
        """The same by trait."""
        return dict(zip(TRAITS, self.points, strict=True))

    @once
    def plans(self) -> Mapping[str, tuple[float, int]]:
        """What every free and regular plan is worth when it counts, and what it costs."""
        return _plans(self.game, self.points)

    def worth(self, plan: str) -> float:
        """Happiness a plan gives when it counts."""
        return self.plans[plan][0]

    def gain(self, plan: str) -> float:
        """What a regular plan adds in the end, less what its price could buy otherwise; 0 when nobody would buy it."""
        worth, price = self.plans[plan]
        return max(0.0, worth - price * self.coin)

    def _together(self, plans: Cards) -> tuple[list[tuple[float, int]], float, int]:
        return _together(self.game, self.points, plans)

    def best_purchase(self, money: int) -> Bundle:
        """The plans in hand worth most together that the money pays for; of equals the cheapest. Lists no subsets."""
        cheapest: dict[float, Bundle] = {0.0: (0, ())}
        for plan in sorted(self.view.hands[self.player]):
            worth, price = self.plans[plan]
            for known, (spent, plans) in list(cheapest.items()):
                total, cost = round(known + worth, 6), spent + price
                if cost <= money and (total not in cheapest or cost < cheapest[total][0]):
                    cheapest[total] = (cost, (*plans, plan))
        return cheapest[max(cheapest)]

    # --- money ------------------------------------------------------------------------------------------------------

    @once
    def to_buy(self) -> list[tuple[float, float]]:
        """(worth, price) of the plans in hand and of those still to come, the best bargains first."""
        plans: list[tuple[float, float]] = [self.plans[plan] for plan in self.view.hands[self.player]]
        if self.unseen_plans and self.days_left:
            each, worth, price = self._together(self.unseen_plans)
            more = self.days_left * PLANS_A_DAY / len(each)
            plans.append((more * worth, more * price))
        return sorted(plans, key=lambda plan: -plan[0] / (plan[1] or 1))

    def money_buys(self, money: float) -> float:
        """Happiness for money, were plans sold by the slice: a smooth estimate of the final purchase."""
        rest, bought = money + self.income, 0.0
        for worth, price in self.to_buy:
            if price > rest:
                return bought + worth * rest / price
            rest -= price
            bought += worth
        return bought

    @once
    def what_it_buys_now(self) -> float:
        """Happiness for the money the player has."""
        return self.money_buys(self.purse)

    @once
    def coin(self) -> float:
        """What one more TC is worth."""
        return self.of_money(STEP) / STEP

    def of_money(self, change: int) -> float:
        """What gaining or losing money is worth."""
        worth = self._of_money.get(change)
        if worth is None:
            worth = self._of_money[change] = self.money_buys(max(0, self.purse + change)) - self.what_it_buys_now
        return worth

    # --- spaces -----------------------------------------------------------------------------------------------------

    def space(self, space: int) -> float:
        """What the action of a space 1 to 5 is worth."""
        worth = self._of_space.get(space)
        if worth is None:
            worth = self._of_space[space] = self._action(space)
        return worth

    def _action(self, space: int) -> float:
        view = self.view
        match space:
            case 1:
                each, worth, _ = _together(
                    self.game, self.points, self._may_come("free_plan", view.free_plans.values())
                )
                return worth / len(each) if each else 0.0
            case 2:
                return self.another_plan
            case 3:
                return self._money_from("chore")
            case 4:
                return self._money_from("travel_support")
        return CHANCE if view.decks["chance"] or view.discards["chance"] else 0.0

    def _money_from(self, kind: str) -> float:
        amounts, different = _amounts(self.game, self._may_come(kind, self.view.kept.values()))
        worth = {amount: self.of_money(amount) for amount in different}
        return sum(map(worth.__getitem__, amounts)) / len(amounts) if amounts else 0.0

    @once
    def another_plan(self) -> float:
        """What drawing a regular plan is worth."""
        coin, (each, _, _) = self.coin, self._together(self.unseen_plans)
        gains = [worth - price * coin for worth, price in each if worth > price * coin]
        return sum(gains) / len(each) if each else 0.0

    @once
    def unseen_plans(self) -> Cards:
        """The regular plans that may be drawn next, as far as the player can know."""
        view = self.view
        hands = [[card for card in hand if card is not HIDDEN] for hand in view.hands.values()]
        return self._may_come("regular_plan", [*hands, *view.bought.values()])

    def _may_come(self, kind: str, elsewhere: Iterable[Sequence[str]]) -> Cards:
        """Cards of a deck that lie neither open on the table nor among the discards; these when the deck is empty."""
        discards = self.view.discards[kind]
        if not self.view.decks[kind]:
            return tuple(discards)
        return _without(self.game, kind, frozenset(discards).union(*elsewhere))

    def standing(self, player: str) -> float:
        """How far a player is, from what lies open: weighted points and memory."""
        view = self.view
        weights = self.paragraphs.weights(player)
        cards, effects = view.points_cards[player], view.points_effects[player]
        return view.memory[player] + sum((cards[t] + effects[t]) * max(1, weights[t]) for t in TRAITS)


# What follows is about printed cards alone, those of the class of the game. What the rules make of them is asked of
# the paragraphs at every decision.


@lru_cache(maxsize=256)
def _plans(game: Any, points: tuple[float, ...]) -> Mapping[str, tuple[float, int]]:
    """The printed plans, worked out once for each worth of the traits: (worth, price)."""
    worth = dict(zip(TRAITS, points, strict=True))
    cards = [*game.content.of("free_plan"), *game.content.of("regular_plan")]
    return {c.id: (c.memory + sum(n * worth[trait] for trait, n in c.points.items()), c.price) for c in cards}


@lru_cache(maxsize=4096)
def _together(game: Any, points: tuple[float, ...], plans: Cards) -> tuple[list[tuple[float, int]], float, int]:
    """Worth and price of each of some plans, and of all of them together."""
    printed = _plans(game, points)
    each = [printed[plan] for plan in plans]
    return each, sum([worth for worth, _ in each]), sum([price for _, price in each])


@lru_cache(maxsize=4096)
def _without(game: Any, kind: str, gone: frozenset[str]) -> Cards:
    """The cards of a deck, in order, but for some."""
    return tuple([card for card in game.content.decks[kind] if card not in gone])


@lru_cache(maxsize=4096)
def _amounts(game: Any, cards: Cards) -> tuple[list[int], set[int]]:
    """The money on each of some cards, and the amounts that occur."""
    amounts = [game.content.cards[card].tc for card in cards]
    return amounts, set(amounts)
