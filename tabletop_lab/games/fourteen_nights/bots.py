"""Bots of A Dream of Fourteen Nights: strategies for the days, and one answer for every question of the game.
They see views and options only; what things are worth is estimated in estimates.py."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any, ClassVar

from tabletop_lab.engine import Bot, Decision, RandomBot
from tabletop_lab.games.fourteen_nights.estimates import Estimates

FREE_ACTION = 6
NO_THANKS = ("decline", "stop")
HELPFUL = ("clean_together", "photo", "buddy")
"""Effects that do the chosen player good; the others are for the player who is ahead."""


@dataclass(frozen=True)
class Strategy:
    """How much more (in points of happiness) an action is wanted than it seems worth, and what is kept for the goal."""

    wanted: Mapping[int, float] = field(default_factory=dict)
    saves_for_goal: bool = False


STRATEGIES = {
    "balanced": Strategy(),
    "money_first": Strategy(wanted={3: 2, 4: 2}),
    "memory_first": Strategy(wanted={1: 2}),
    "goal_contributor": Strategy(saves_for_goal=True),
}


class Planner(Bot):
    """Takes the action that is worth most now; buys the best plans at the end; gives the change to the shared goal.

    Each question of the game has a method of its name.
    """

    strategy: ClassVar[Strategy]

    def choose(self, decision: Decision, random: Callable[[], float]) -> Any:
        options = decision.options
        if len(options) == 1:
            return options[0]
        return getattr(self, decision.name)(decision, Estimates(decision.view, decision.game, decision.player))

    # --- the days ---------------------------------------------------------------------------------------------------

    def move(self, decision: Decision, now: Estimates) -> int:
        """To the best action."""
        return best(decision.options, lambda space: self.action(space, now, main=True))

    def free_action(self, decision: Decision, now: Estimates) -> int:
        """The best of the actions 1 to 5."""
        return best(decision.options, lambda space: self.action(space, now))

    def extra_action(self, decision: Decision, now: Estimates) -> Any:
        """Tokens are kept while a recovery may still reward that none was used, then spent at once."""
        view, rules, player = now.view, now.rules, now.player
        rewarded = rules.recovery_amount and not view.token_uses[player] and view.tokens[player] < rules.token_cap
        if rewarded and view.day < next(filter(now.paragraphs.tokens_recover_on, range(1, rules.days + 1)), 0):
            return no_thanks(decision.options)
        return self.card_extra_action(decision, now)

    def card_extra_action(self, decision: Decision, now: Estimates) -> Any:
        """The best action, if any is worth something."""
        space = best(real(decision.options), lambda space: self.action(space, now))
        return space if self.action(space, now) > 0 else no_thanks(decision.options)

    def action(self, space: int, now: Estimates, main: bool = False) -> float:
        """How much the strategy wants the action of a space; `main`: as the action of the turn."""
        if space == FREE_ACTION:
            return max(self.action(s, now) for s in now.paragraphs.free_choices(now.player, main))
        worth = now.space(space)
        return worth + self.strategy.wanted.get(space, 0) if worth else 0

    def chance_or_cash(self, decision: Decision, now: Estimates) -> str:
        """Money when plans are waiting to be paid."""
        return "take_cash" if now.of_money(now.rules.two_player_chance_cash) > now.space(5) else "draw_card"

    # --- chance cards -----------------------------------------------------------------------------------------------

    def choose_player(self, decision: Decision, now: Estimates) -> str:
        """Good things for the player who is behind, the rest for the player who is ahead."""
        helpful = now.game.content.data(decision.facts["card"]).effect in HELPFUL
        return best(decision.options, lambda player: -now.standing(player) if helpful else now.standing(player))

    def bargain(self, decision: Decision, now: Estimates) -> str:
        """From the fullest hand, if a plan is worth its price."""
        if now.another_plan + now.of_money(-decision.facts["price"]) <= 0:
            return no_thanks(decision.options)
        return best(real(decision.options), lambda player: len(now.view.hands[player]))

    def choose_trait(self, decision: Decision, now: Estimates) -> str:
        """Minor traits are worth the same."""
        return best(decision.options, lambda trait: now.point[trait])

    def swap_plan(self, decision: Decision, now: Estimates) -> str:
        """Give away the plan one needs least."""
        return best(decision.options, lambda plan: (-now.gain(plan), -now.worth(plan)))

    discard_plan = swap_plan

    def keep_plan(self, decision: Decision, now: Estimates) -> str:
        """Keep the plan one needs most."""
        return best(decision.options, lambda plan: (now.gain(plan), now.worth(plan)))

    def redraw(self, decision: Decision, now: Estimates) -> tuple[str, ...]:
        """Change the plans that are worse than what one may expect instead."""
        return decision.find(tuple(p for p in now.view.hands[now.player] if now.gain(p) < now.another_plan))

    def replace_goal(self, decision: Decision, now: Estimates) -> str:
        """The goal that asks for less is reached more easily; of equals the one that gives more."""
        seen, lies = decision.facts["card"], now.view.goal
        return "replace" if self.goal_order(seen, now) > self.goal_order(lies, now) else "discard"

    @staticmethod
    def goal_order(goal: str, now: Estimates) -> tuple[int, int]:
        """Easier is better, then richer."""
        card = now.game.content.data(goal)
        return (-now.paragraphs.target_of(goal), card.reward_memory + card.reward_bonus)

    # --- the settlement ---------------------------------------------------------------------------------------------

    def destination(self, decision: Decision, now: Estimates) -> str:
        """All destinations are equally good before any plan is seen."""
        return decision.options[0]

    def purchase(self, decision: Decision, now: Estimates) -> tuple[str, ...]:
        """The best plans for the money that is not saved for the goal."""
        return decision.find(now.best_purchase(now.money - self.saved(now))[1])

    def contribution(self, decision: Decision, now: Estimates) -> int:
        """Everything that will not buy plans: money left over is worth nothing but the last tie-break."""
        still_to_pay = 0
        if now.rules.goal_timing == "before_purchase":
            still_to_pay = now.best_purchase(now.money - self.saved(now))[0]
        return max((a for a in decision.options if a <= now.money - still_to_pay), default=decision.options[0])

    def saved(self, now: Estimates) -> int:
        """This player's share of the shared goal, if the strategy saves for it."""
        if not self.strategy.saves_for_goal:
            return 0
        unit = now.rules.contribution_unit()
        players = len(now.view.players)
        share = now.paragraphs.target() / players - now.view.goal_pot / players
        return min(max(0, now.money), max(0, int(-(-share // unit) * unit)))

    def convert(self, decision: Decision, now: Estimates) -> Any:
        """Only when it does not lose happiness; at equal happiness memory wins ties."""
        loses = now.rules.conversion_gain < now.paragraphs.worth_of_a_point(1) * now.rules.conversion_points
        return no_thanks(decision.options) if loses else real(decision.options)[0]


def best(options: Iterable[Any], wanted: Callable[[Any], Any]) -> Any:
    """The option wanted most; the first of equals."""
    return max(options, key=wanted)


def real(options: Iterable[Any]) -> list[Any]:
    """The options that do something."""
    return [option for option in options if option not in NO_THANKS]


def no_thanks(options: Iterable[Any]) -> str:
    """The option that does nothing."""
    return next(option for option in options if option in NO_THANKS)


class Balanced(Planner):
    """Looks for the action that is worth most."""

    name, strategy = "balanced", STRATEGIES["balanced"]


class MoneyFirst(Planner):
    """Goes for chores and travel support."""

    name, strategy = "money_first", STRATEGIES["money_first"]


class MemoryFirst(Planner):
    """Goes for free plans."""

    name, strategy = "memory_first", STRATEGIES["memory_first"]


class GoalContributor(Planner):
    """Keeps its share of the shared goal back when it buys plans."""

    name, strategy = "goal_contributor", STRATEGIES["goal_contributor"]


BOTS: dict[str, type[Bot]] = {bot.name: bot for bot in (RandomBot, Balanced, MoneyFirst, MemoryFirst, GoalContributor)}
