"""Bots of A Dream of Fourteen Nights: strategies for the days, and one answer for every question of the game.
They see views and options only; what things are worth is estimated in estimates.py."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, ClassVar

from tabletop_lab.engine import Bot, Decision, RandomBot
from tabletop_lab.games.fourteen_nights.estimates import FREE_ACTION, Estimates

NO_THANKS = ("decline", "stop")
HELPFUL = ("clean_together", "photo", "buddy")
"""Effects that do the chosen player good; the others are for the player who is ahead."""


@dataclass(frozen=True)
class Strategy:
    """How much more (in points of happiness) an action is wanted than it seems worth, and what is kept for the goal."""

    wanted: Mapping[int, float] = field(default_factory=dict)
    saves_for_goal: bool = False


Random = Callable[[], float]
NEARLY = 0.35
"""So many points of happiness make hardly a difference between two moves."""

STRATEGIES = {
    "balanced": Strategy(),
    "money_first": Strategy(wanted={3: 1, 4: 1}),
    "memory_first": Strategy(wanted={1: 1}),
    "goal_contributor": Strategy(saves_for_goal=True),
}


class Planner(Bot):
    """Goes where today's action and tomorrow's are worth most together; of moves that are nearly as good, any.

    A determination token is kept while the recovery rewards that. Then it waits for a day on which the best action of
    all is where the pawn cannot go on the next day.

    At the end a share of the shared goal is set aside, if the reward is worth more than the plans which that money
    would buy. If the goal is out of reach, so much is set aside as may save one from having given least, if the
    penalty costs more. The rest buys the plans that are worth most together. What is left then goes to the goal, too:
    money is worth nothing in the end.

    Each question of the game has a method of its name.
    """

    strategy: ClassVar[Strategy]

    def choose(self, decision: Decision, random: Random) -> Any:
        options = decision.options
        if len(options) == 1:
            return options[0]
        now = Estimates(decision.view, decision.game, decision.player)
        return getattr(self, decision.name)(decision, now, random)

    # --- the days ---------------------------------------------------------------------------------------------------

    def move(self, decision: Decision, now: Estimates, random: Random) -> int:
        """Where the action, with the best one of the next day from there, is worth most; any that is nearly as good."""
        ways, worth = now.ways(self.strategy.wanted), {}
        for space in decision.options:
            if space == FREE_ACTION:
                used = best(now.free_choices(main=True), ways.wants.__getitem__)
                worth[space] = ways.wants[used] + ways.lead_to(space, barred=(used,))
            else:
                worth[space] = ways.wants[space] + ways.lead_to(space)
        good = max(worth.values()) - NEARLY
        return any_of([space for space in worth if worth[space] >= good], random)

    def free_action(self, decision: Decision, now: Estimates, random: Random) -> int:
        """The best of the actions 1 to 5."""
        return best(decision.options, now.ways(self.strategy.wanted).wants.__getitem__)

    def extra_action(self, decision: Decision, now: Estimates, random: Random) -> Any:
        """A token is kept while a recovery may still reward that. Then one a turn is used for the best action of all,
        if the pawn cannot go there tomorrow; when there are no days left to wait for that, for the best there is."""
        view, rules, player = now.view, now.rules, now.player
        rewarded = rules.recovery_amount and not view.token_uses[player] and view.tokens[player] < rules.token_cap
        if rewarded and any(map(now.paragraphs.tokens_recover_on, range(view.day + 1, rules.days + 1))):
            return no_thanks(decision.options)
        waits = now.days_left >= view.tokens[player]
        if waits and view.tokens_this_turn:
            return no_thanks(decision.options)
        ways = now.ways(self.strategy.wanted)
        tomorrow = ways.near(view.pawn[player], view.acted_since[player]) if waits else ()
        wants = {space: ways.wants[space] for space in real(decision.options) if space not in tomorrow}
        enough = ways.wants[FREE_ACTION] if waits else 0.0
        good = [space for space in wants if wants[space] > 0 and wants[space] >= enough]
        return best(good, wants.__getitem__) if good else no_thanks(decision.options)

    def card_extra_action(self, decision: Decision, now: Estimates, random: Random) -> Any:
        """The best action, if any is worth something."""
        wants = now.ways(self.strategy.wanted).wants
        space = best(real(decision.options), wants.__getitem__)
        return space if wants[space] > 0 else no_thanks(decision.options)

    def chance_or_cash(self, decision: Decision, now: Estimates, random: Random) -> str:
        """Money when plans are waiting to be paid."""
        return "take_cash" if now.of_money(now.rules.two_player_chance_cash) > now.spaces[5] else "draw_card"

    # --- chance cards -----------------------------------------------------------------------------------------------

    def choose_player(self, decision: Decision, now: Estimates, random: Random) -> str:
        """Good things for the player who is behind, the rest for the player who is ahead."""
        helpful = now.game.content.data(decision.facts["card"]).effect in HELPFUL
        return best(decision.options, lambda player: -now.standing(player) if helpful else now.standing(player))

    def bargain(self, decision: Decision, now: Estimates, random: Random) -> str:
        """From the fullest hand, if a plan is worth its price."""
        if now.another_plan + now.of_money(-decision.facts["price"]) <= 0:
            return no_thanks(decision.options)
        return best(real(decision.options), lambda player: len(now.view.hands[player]))

    def choose_trait(self, decision: Decision, now: Estimates, random: Random) -> str:
        """Minor traits are worth the same."""
        return best(decision.options, lambda trait: now.point[trait])

    def swap_plan(self, decision: Decision, now: Estimates, random: Random) -> str:
        """Give away the plan one needs least."""
        return best(decision.options, lambda plan: (-now.gain(plan), -now.worth(plan)))

    discard_plan = swap_plan

    def keep_plan(self, decision: Decision, now: Estimates, random: Random) -> str:
        """Keep the plan one needs most."""
        return best(decision.options, lambda plan: (now.gain(plan), now.worth(plan)))

    def redraw(self, decision: Decision, now: Estimates, random: Random) -> tuple[str, ...]:
        """Change the plans that are worse than what one may expect instead."""
        return decision.find(tuple(p for p in now.view.hands[now.player] if now.gain(p) < now.another_plan))

    def replace_goal(self, decision: Decision, now: Estimates, random: Random) -> str:
        """The goal that asks for less is reached more easily; of equals the one that gives more."""
        seen, lies = decision.facts["card"], now.view.goal
        return "replace" if self.goal_order(seen, now) > self.goal_order(lies, now) else "discard"

    @staticmethod
    def goal_order(goal: str, now: Estimates) -> tuple[int, int]:
        """Easier is better, then richer."""
        card = now.game.content.data(goal)
        return (-now.paragraphs.target_of(goal), card.reward_memory + card.reward_bonus)

    # --- the settlement ---------------------------------------------------------------------------------------------

    def destination(self, decision: Decision, now: Estimates, random: Random) -> str:
        """All destinations are equally good before any plan is seen."""
        return decision.options[0]

    def purchase(self, decision: Decision, now: Estimates, random: Random) -> tuple[str, ...]:
        """The best plans for the money that is not set aside for the goal."""
        return decision.find(now.best_purchase(now.money - self.set_aside(now)).plans)

    def contribution(self, decision: Decision, now: Estimates, random: Random) -> int:
        """Everything that will not buy plans: money left over is worth nothing but the last tie-break."""
        still_to_pay = 0
        if now.rules.goal_timing == "before_purchase":
            still_to_pay = now.best_purchase(now.money - self.set_aside(now)).price
        return max((a for a in decision.options if a <= now.money - still_to_pay), default=decision.options[0])

    def set_aside(self, now: Estimates) -> int:
        """The share of the goal if it pays; else as little as may save one from the penalty, if that pays.

        Whoever saves for the goal in any case gives a step more where the bonus of the top contributor pays it.
        """
        share, unit = now.goal_share, now.rules.contribution_unit()
        if self.strategy.saves_for_goal:
            least = now.equal_share if share is None else share
            more = now.worth_of_plans(now.money - least) - now.worth_of_plans(now.money - least - unit)
            return min(max(0, now.money), least + unit if more < now.goal.top_bonus else least)
        everything = now.worth_of_plans(now.money)

        def pays(given: int) -> float:
            saved = now.penalty * (1 - now.chance_to_be_lowest(given))
            if share is not None and given >= share:
                saved = now.reward + now.penalty
            return saved - (everything - now.worth_of_plans(now.money - given))

        steps = [amount for amount in {unit, 2 * unit, 3 * unit, share or 0} if amount <= now.money]
        return best([0, *sorted(steps)], pays)

    def convert(self, decision: Decision, now: Estimates, random: Random) -> Any:
        """Only when it does not lose happiness; at equal happiness memory wins ties."""
        loses = now.rules.conversion_gain < now.paragraphs.worth_of_a_point(1) * now.rules.conversion_points
        return no_thanks(decision.options) if loses else real(decision.options)[0]


def any_of(options: Sequence[Any], random: Random) -> Any:
    """Any of them, each as likely."""
    return options[int(random() * len(options))] if len(options) > 1 else options[0]


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
