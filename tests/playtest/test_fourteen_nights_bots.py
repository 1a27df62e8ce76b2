"""The bots of A Dream of Fourteen Nights: they answer everything, see only views, buy the best, and beat chance."""

import copy
from itertools import combinations

import pytest

import tabletop_lab as tl
from tabletop_lab.engine.core.rules import readings
from tabletop_lab.engine.core.view import View
from tabletop_lab.games.fourteen_nights import FourteenNights
from tabletop_lab.games.fourteen_nights.bots import BOTS, STRATEGIES, Planner, Strategy
from tabletop_lab.games.fourteen_nights.estimates import Estimates
from tabletop_lab.playtest import simulate

QUESTIONS = {
    "destination", "move", "free_action", "chance_or_cash", "extra_action", "card_extra_action", "choose_player",
    "bargain", "choose_trait", "swap_plan", "keep_plan", "redraw", "replace_goal", "discard_plan", "purchase",
    "contribution", "convert",
}  # fmt: skip
PLANNERS = tuple(STRATEGIES)
READINGS = [
    {name: value}
    for name, field in FourteenNights.Rules.model_fields.items()
    for value in readings(field)
    if value != "custom"
]
WORTH_CONVERTING = [
    {"conversion_gain": 4},
    {"minor_trait_scoring": "zero_unless_converted"},
    {"conversion_gain": 4, "conversion_pool": "pooled", "conversion_source": "any_points"},
]


class LovesChance(Planner):
    """Draws as many chance cards as possible."""

    strategy = Strategy(wanted={5: 9})


def finished(players, seed, rules):
    match = tl.Match("fourteen_nights", players=players, seed=seed, rules=rules)
    return match.run(PLANNERS[seed % len(PLANNERS)])


def questions(match):
    return {answer.name for answer in match.answers if not answer.is_chance}


def test_every_question_has_an_answer():
    assert {name for name in vars(Planner) if name in QUESTIONS} == QUESTIONS


def test_every_reading_is_played_to_the_end():
    """A bot's answer that is no option raises IllegalChoice in a match."""
    asked = set()
    for i, rules in enumerate(READINGS):
        match = finished(2 + i % 4, i, rules | {"days": 4, "recovery_day": 2})
        assert match.result is not None and not match.broken_invariants(), rules
        asked |= questions(match)
    asked |= questions(finished(3, 1, {"hand_limit": 3}))
    assert {"destination", "discard_plan", "chance_or_cash", "extra_action", "purchase", "contribution"} <= asked


def test_every_chance_card_is_answered():
    asked = set()
    for i, card in enumerate(FourteenNights.content.decks["chance"]):
        match = tl.Match("fourteen_nights", 3, seed=i, rules={"days": 4, "start_plans": 3, "start_space": 3})
        match.force("chance", card).run(LovesChance)
        assert match.result is not None and card in {e.facts["card"] for e in match.trace.events("chance_drawn")}
        asked |= questions(match)
    conditional = {"discard_plan", "destination", "chance_or_cash", "convert"}
    assert asked >= QUESTIONS - conditional


@pytest.mark.parametrize("bot", PLANNERS)
def test_bots_see_only_what_their_player_may_see(bot):
    match = tl.Match("fourteen_nights", players=4, seed=5, rules={"tc_visibility": "hidden"})
    for step in (0, 60, 120, 170):
        match.run(bot, until=step)
        decision = match.decision
        answer = BOTS[bot]().choose(decision, lambda: 0.0)
        for seed in range(3):
            world = match.determinize(decision.player, seed)._state
            assert View(world, decision.player, match.players, match.rules) == decision.view
            elsewhere, game = copy.copy(decision), copy.copy(decision._game)
            elsewhere._game, game.state = game, world
            assert BOTS[bot]().choose(elsewhere, lambda: 0.9) == answer


# --- the settlement ---------------------------------------------------------------------------------------------------


def at_the_purchase(hand, money):
    position = {"day": 14, "turn": 1, "first_player": "P1", "hands": {"P1": list(hand)}, "tc": {"P1": money}}
    match = tl.Match("fourteen_nights", players=2, seed=2, position=position)
    match.run("balanced", until=lambda decision: decision.name == "purchase")
    while match.decision.player != "P1":
        match.run("balanced", until="decision")
    return match.decision


@pytest.mark.parametrize("money", [0, 1500, 6000, 9500, 30000])
def test_the_best_plans_are_bought(money):
    decision = at_the_purchase(("R01", "R05", "R09", "R14", "R16", "R33", "R37", "R40"), money)
    now = Estimates(decision.view, decision.game, "P1")
    chosen = BOTS["balanced"]().choose(decision, lambda: 0.0)
    assert chosen in decision.options
    hand, tc = decision.view.hands["P1"], decision.view.tc["P1"]
    sets = (plans for size in range(len(hand) + 1) for plans in combinations(hand, size))
    best = max(sum(map(now.worth, plans)) for plans in sets if sum(now.plans[p][1] for p in plans) <= tc)
    assert sum(now.worth(plan) for plan in chosen) == pytest.approx(best)


def test_a_hand_of_every_plan_is_no_trouble():
    decision = at_the_purchase([f"R{i:02}" for i in range(3, 43)], 40_000)
    assert len(decision.options) > 1e8
    assert BOTS["balanced"]().choose(decision, lambda: 0.0) in decision.options


@pytest.mark.parametrize("bot", PLANNERS)
def test_nobody_converts_at_a_loss(bot):
    assert simulate("fourteen_nights", 5, bots=bot, rules={"days": 7}, progress=False)["conversions"].sum() == 0


@pytest.mark.parametrize("rules", WORTH_CONVERTING)
def test_everybody_converts_when_it_pays(rules):
    some = []
    for seed in range(3):
        match = finished(3, seed, rules)
        converted = [e.facts["player"] for e in match.trace.events("converted")]
        some += converted
        state = match.state
        for player in match.players:
            left = {t: state.points_cards[player][t] - state.converted[player][t] for t in state.converted[player]}
            minor = [t for t, w in FourteenNights.content.data(state.destination[player]).weights.items() if w == 1]
            assert all(left[trait] < 3 for trait in minor) or "pooled" in rules.values()
            assert state.conversions[player] == converted.count(player)
    assert some


# --- strength: the full table is in tests/benchmarks ------------------------------------------------------------


def test_strategies_beat_chance_and_do_what_they_are_called():
    tables = {bot: simulate("fourteen_nights", 20, players=3, bots=bot, progress=False) for bot in BOTS}
    mean = {bot: table.filter(like="score_").stack().mean() for bot, table in tables.items()}
    assert all(mean[bot] > mean["random"] + 6 for bot in PLANNERS), mean
    planners = {bot: tables[bot] for bot in PLANNERS}
    assert max(planners, key=lambda bot: planners[bot]["contributions"].mean()) == "goal_contributor"
    assert max(planners, key=lambda bot: planners[bot][["visits_3", "visits_4"]].sum().sum()) == "money_first"
    assert max(planners, key=lambda bot: planners[bot]["cards_free_plan"].sum()) == "memory_first"
    assert planners["goal_contributor"]["goal_reached"].mean() > 0.8
