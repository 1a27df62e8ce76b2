"""What a bot of A Dream of Fourteen Nights expects of plans, money and spaces: sums over a view and the printed cards.
No choice is made here and no state is seen."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Collection, Mapping, Sequence
from functools import lru_cache
from itertools import accumulate
from typing import Any, NamedTuple

from tabletop_lab.engine import HIDDEN
from tabletop_lab.engine.core.memo import once
from tabletop_lab.games.fourteen_nights.content import TRAITS
from tabletop_lab.games.fourteen_nights.rules import ADJACENCY, neighbours

INCOME_A_DAY, PLANS_A_DAY = 600, 0.2
"""What the days to come will probably bring besides the present action, less what the shared goal will take."""
CHANCE = 1.1
"""Happiness a chance card is worth on average."""
STEP = 1500
"""TC over which the worth of money is measured: one chore."""
FREE_ACTION = 6

TINY = 1e-6
"""Sums of thirds differ by less when they are the same."""


class Bundle(NamedTuple):
    """Plans that are bought together."""

    price: int
    worth: float
    plans: tuple[str, ...]


class Estimates:
    """The worth of things to one player now, in points of happiness at the end."""

    def __init__(self, view: Any, game: Any, player: str) -> None:
        self.view, self.game, self.player, self.rules = view, game, player, view.rules
        self.money: int = view.tc[player]
        self.purse = max(0, self.money)
        self.days_left = max(0, self.rules.days - view.day)

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
        worth = paragraphs.worth_of_a_point
        weights = paragraphs.weights(self.player).values()
        return tuple([worth(w) if w != 1 else max(worth(1), converted) for w in weights])

    @property
    def point(self) -> dict[str, float]:
        """The same by trait."""
        return dict(zip(TRAITS, self.points, strict=True))

    @once
    def deck(self) -> Plans:
        """The printed plans and what each is worth when it counts."""
        return _plans(self.game, self.points)

    @property
    def plans(self) -> Mapping[str, tuple[float, int]]:
        """What every free and regular plan is worth when it counts, and what it costs."""
        return self.deck.plans

    def worth(self, plan: str) -> float:
        """Happiness a plan gives when it counts."""
        return self.plans[plan][0]

    def gain(self, plan: str) -> float:
        """What a regular plan adds in the end, less what its price could buy otherwise; 0 when nobody would buy it."""
        worth, price = self.plans[plan]
        return max(0.0, worth - price * self.coin)

    @once
    def hand(self) -> list[str]:
        """The player's own regular plans."""
        hand: list[str] = self.view.hands[self.player]
        return hand

    @once
    def bundles(self) -> list[Bundle]:
        """What the money can buy together, by price: each worth more than all that are cheaper. Lists no subsets."""
        money, bundles = self.money, [Bundle(0, 0.0, ())]
        for plan in sorted(self.hand):
            worth, price = self.plans[plan]
            paid = [bundle for bundle in bundles if bundle.price + price <= money]
            more = [Bundle(b.price + price, b.worth + worth, (*b.plans, plan)) for b in paid]
            most, best = -1.0, []
            for bundle in sorted(bundles + more, key=cheapest):
                if bundle.worth > most + TINY:
                    most = bundle.worth
                    best.append(bundle)
            bundles = best
        return bundles

    def best_purchase(self, money: int) -> Bundle:
        """The plans in hand worth most together that so much money pays for; of equals the cheapest."""
        return next((bundle for bundle in reversed(self.bundles) if bundle.price <= money), self.bundles[0])

    def worth_of_plans(self, money: int) -> float:
        """Happiness for the best purchase with so much money."""
        return self.best_purchase(money).worth

    # --- money ------------------------------------------------------------------------------------------------------

    @once
    def to_buy(self) -> list[tuple[float, float]]:
        """(worth, price) of the plans in hand and of those still to come, the best bargains first."""
        deck = self.deck
        plans: list[tuple[float, float]] = [deck.plans[plan] for plan in self.hand]
        more = self.days_left * PLANS_A_DAY
        plans.append((more * deck.mean_worth, more * deck.mean_price))
        plans.sort(key=bargain, reverse=True)
        return plans

    def money_buys(self, money: float) -> float:
        """Happiness for money, were plans sold by the slice: a smooth estimate of the final purchase."""
        rest, bought = money + self.days_left * INCOME_A_DAY, 0.0
        for worth, price in self.to_buy:
            if price > rest:
                return bought + worth * rest / price
            rest -= price
            bought += worth
        return bought

    @once
    def coin(self) -> float:
        """What one more TC is worth."""
        return self.of_money(STEP) / STEP

    def of_money(self, change: int) -> float:
        """What gaining or losing money is worth."""
        return self.money_buys(max(0, self.purse + change)) - self.money_buys(self.purse)

    # --- spaces -----------------------------------------------------------------------------------------------------

    @once
    def spaces(self) -> dict[int, float]:
        """What the actions of the spaces 1 to 5 are worth: what their cards bring on average."""
        view, rules, coin = self.view, self.rules, self.coin
        # Only where cards are kept a deck can run out of them, and only then it is looked at, which takes time.
        keep = "keep" in (rules.chore_disposition, rules.support_disposition, rules.chance_disposition)
        kept = _flat(view.kept) if keep else []
        return {
            1: self._average(self.deck.free, _flat(view.free_plans)),
            2: self.another_plan,
            3: coin * self._average(_amounts(self.game, "chore"), kept),
            4: coin * self._average(_amounts(self.game, "travel_support"), kept),
            5: 0.0 if keep and not (view.decks["chance"] or view.discards["chance"]) else CHANCE,
        }

    def _average(self, deck: Deck, elsewhere: list[str]) -> float:
        """Of the cards that may come: neither elsewhere nor discarded; of the discards when no other is left."""
        discards, worth = self.view.discards[deck.kind], deck.worth
        gone = [*discards, *[card for card in elsewhere if card in worth]] if elsewhere else discards
        left = len(worth) - len(gone)
        if left > 0:
            return (deck.total - sum(map(worth.__getitem__, gone))) / left
        return sum(map(worth.__getitem__, discards)) / len(discards) if discards else 0.0

    @once
    def another_plan(self) -> float:
        """What drawing a regular plan is worth: each that may come, less what its price could buy otherwise."""
        discards, deck, coin = self.view.discards["regular_plan"], self.deck, self.coin
        gone = [deck.plans[plan] for plan in discards]
        gains = [worth - price * coin for worth, price in gone if worth > price * coin]
        if sum(map(len, self.view.hands.values())) + len(discards) >= len(deck.bargains):
            return sum(gains) / len(gone) if gone else 0.0
        own = [deck.plans[plan] for plan in self.hand]
        gains += [worth - price * coin for worth, price in own if worth > price * coin]
        return (deck.all_gains(coin) - sum(gains)) / (len(deck.bargains) - len(gone) - len(own))

    # --- the board --------------------------------------------------------------------------------------------------

    def ways(self, wanted: Mapping[int, float]) -> Ways:
        """The ways over the board, if actions are wanted so much more than they are worth."""
        rules = self.rules
        wants = self.spaces.copy()
        for space, more in wanted.items():
            wants[space] += more if wants[space] else 0.0
        wants[FREE_ACTION] = max(wants.values())
        return Ways(ADJACENCY.get(rules.adjacency) or neighbours(rules.custom_edges), wants, self.days_left)

    def free_choices(self, main: bool = False) -> tuple[int, ...]:
        """What a free action may be used for; `main`: as the action of the turn."""
        choices: tuple[int, ...] = self.paragraphs.free_choices(self.player, main)
        return choices

    def standing(self, player: str) -> float:
        """How far a player is, from what lies open: weighted points and memory."""
        view = self.view
        weights = self.paragraphs.weights(player)
        cards, effects = view.points_cards[player], view.points_effects[player]
        return view.memory[player] + sum((cards[t] + effects[t]) * max(1, weights[t]) for t in TRAITS)

    # --- the shared goal --------------------------------------------------------------------------------------------

    @once
    def equal_share(self) -> int:
        """What each has to give if all give the same."""
        view, unit = self.view, self.rules.contribution_unit()
        missing = self.paragraphs.target() - view.goal_pot
        return max(0, -(-missing // (len(view.players) * unit)) * unit)

    @once
    def goal_share(self) -> int | None:
        """What this player has to give if all who can give the same; None when the target is out of reach."""
        unit = self.rules.contribution_unit()
        missing: int = self.paragraphs.target() - self.view.goal_pot
        purses = [max(0, self.money if tc is HIDDEN else tc) // unit * unit for tc in self.view.tc.values()]
        for others, purse in zip(range(len(purses), 0, -1), sorted(purses), strict=True):
            share = max(0, -(-missing // (others * unit)) * unit)
            if purse >= share:
                return min(share, max(0, self.money))
            missing -= purse
        return None

    @once
    def goal(self) -> Any:
        """The card of the goal."""
        return self.game.content.data(self.view.goal)

    @property
    def reward(self) -> float:
        """What reaching the goal is worth to this player; that one gives most is as likely as not."""
        return float(self.goal.reward_memory + self.goal.reward_bonus + self.goal.top_bonus / 2)

    @once
    def penalty(self) -> int:
        """What the lowest contributor loses when the goal is missed."""
        return 0 if self.paragraphs.nobody_is_penalised() else int(self.paragraphs.penalty())

    def chance_to_be_lowest(self, given: int) -> float:
        """How likely nobody gives less, if the goal is missed: the others give what is left over, from nothing to two
        steps, and nobody gives more than there is."""
        unit = self.rules.contribution_unit()
        others = [tc for player, tc in self.view.tc.items() if player != self.player]
        if any(tc is not HIDDEN and tc < given for tc in others):
            return 0.0
        as_much = max(0.0, 1 - given / (3 * unit))
        return float(as_much ** len(others))


class Ways:
    """Where the pawn can go, and how much the actions there are wanted."""

    def __init__(self, connected: Mapping[int, tuple[int, ...]], wants: Mapping[int, float], days_left: int) -> None:
        self.connected, self.wants, self.days_left = connected, wants, days_left

    def near(self, space: int, barred: Collection[int] = ()) -> Sequence[int]:
        """Where the next move from a space can go: not to the barred ones, unless all are."""
        near = self.connected[space]
        return [to for to in near if to not in barred] or near if barred else near

    def lead_to(self, space: int, barred: Collection[int] = ()) -> float:
        """What the best action of the next day from a space is worth."""
        return max([self.wants[to] for to in self.near(space, barred)]) if self.days_left else 0.0


# What follows is about printed cards alone, those of the class of the game. What the rules make of them is asked of
# the paragraphs at every decision.


def _flat(rows: Mapping[str, list[str]]) -> list[str]:
    """The cards of all players."""
    return [card for cards in rows.values() for card in cards]


class Deck(NamedTuple):
    """The printed cards of a kind and what each is worth."""

    kind: str
    worth: Mapping[str, float]
    total: float


class Plans(NamedTuple):
    """The printed plans, each with what it is worth when it counts and what it costs."""

    plans: Mapping[str, tuple[float, int]]
    free: Deck
    mean_worth: float
    mean_price: float
    """Of the regular plans."""
    bargains: list[float]
    """Worth for a TC of the regular plans, the worst first; and what they are worth and cost from there on:"""
    worths: list[float]
    prices: list[float]

    def all_gains(self, coin: float) -> float:
        """What the regular plans are worth beyond their prices, if money can buy so much otherwise."""
        first = bisect_right(self.bargains, coin)
        return self.worths[first] - coin * self.prices[first]


def cheapest(bundle: Bundle) -> tuple[int, float]:
    """The order of bundles: by price, of equals the one worth most first."""
    return bundle.price, -bundle.worth


def bargain(plan: tuple[float, float]) -> float:
    """What a plan is worth for each TC."""
    return plan[0] / (plan[1] or 1)


@lru_cache(maxsize=256)
def _plans(game: Any, points: tuple[float, ...]) -> Plans:
    """Worked out once for each worth of the traits."""
    worth = dict(zip(TRAITS, points, strict=True))
    plans = {
        card.id: (card.memory + sum(n * worth[trait] for trait, n in card.points.items()), card.price)
        for kind in ("free_plan", "regular_plan") for card in game.content.of(kind)
    }  # fmt: skip
    free = {card.id: plans[card.id][0] for card in game.content.of("free_plan")}
    regular = sorted([plans[card.id] for card in game.content.of("regular_plan")], key=bargain)
    # From each place to the end: what is left when the plans before it are no bargains.
    worths, prices = ([*accumulate([plan[i] for plan in reversed(regular)], initial=0.0)][::-1] for i in (0, 1))
    count = max(1, len(regular))
    return Plans(
        plans, Deck("free_plan", free, sum(free.values())), worths[0] / count, prices[0] / count,
        [bargain(plan) for plan in regular], worths, prices,
    )  # fmt: skip


@lru_cache(maxsize=256)
def _amounts(game: Any, kind: str) -> Deck:
    """The money on the cards of a kind."""
    amounts = {card.id: float(card.tc) for card in game.content.of(kind)}
    return Deck(kind, amounts, sum(amounts.values()))
