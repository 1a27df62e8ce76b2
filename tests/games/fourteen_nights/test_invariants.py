"""What holds in every game of A Dream of Fourteen Nights, whatever the rules: random games, checked at every decision.
Checks that need the whole story read the trace; what a single rule does is tested elsewhere."""

from collections import Counter
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tabletop_lab.engine import HIDDEN
from tabletop_lab.engine.core.bots import RandomBot
from tabletop_lab.engine.core.memory import known_at
from tabletop_lab.engine.core.rules import limits, readings
from tabletop_lab.engine.match.match import Match
from tabletop_lab.games.fourteen_nights.content import TRAITS
from tabletop_lab.games.fourteen_nights.rules import FourteenNightsRules, neighbours

FIELDS = FourteenNightsRules.model_fields
BOARDS = (
    ((1, 2), (2, 3), (3, 4), (4, 5), (5, 6), (1, 6), (1, 4)),
    ((1, 4), (2, 4), (2, 5), (3, 5), (3, 6), (1, 6)),
)
MONEY = {"start_tc", "contribution_min", "contribution_step", "two_player_chance_cash", "two_player_first_chore_bonus"}
CHOSEN: dict[str, st.SearchStrategy[Any]] = {
    # Values that fit all the others, so that no example is lost.
    "days": st.sampled_from((2, 4, 8, 15)),
    "recovery_day": st.sampled_from((2, 7)),
    "start_tokens": st.sampled_from((0, 1)),
    "tc_unit": st.sampled_from((100, 250, 500)),
    "hand_limit": st.one_of(st.just("none"), st.integers(3, 12)),
    "custom_edges": st.sampled_from(BOARDS),
    "decks": st.just(""),
}


def values(name: str) -> st.SearchStrategy[Any]:
    """Every value a rule may take (money in steps of 500)."""
    if name in CHOSEN:
        return CHOSEN[name]
    if found := readings(FIELDS[name]):
        return st.sampled_from(found)
    low, high = limits(FIELDS[name])["ge"], limits(FIELDS[name])["le"]
    return st.integers(low // 500, high // 500).map(lambda n: n * 500) if name in MONEY else st.integers(low, high)


ALWAYS = ("custom_edges",)  # a custom board needs them
DIFFERENCES = st.fixed_dictionaries(
    {name: values(name) for name in ALWAYS}, optional={name: values(name) for name in FIELDS if name not in ALWAYS}
)


class Watching(RandomBot):
    """Plays at random, and looks at the table at every decision."""

    name = "watching"

    def choose(self, decision: Any, random: Any) -> Any:
        assert list(decision._game.invariants()) == []
        view, player = decision.view, decision.player
        for other, hand in view.hands.items():
            seen = {card for card in hand if card is not HIDDEN}
            known = known_at(decision._game.state, player, ("hands", other))
            assert other == player or seen <= set(known), "a hand is seen by somebody else"
        return super().choose(decision, random)


def play(players: int, seed: int, rules: Any) -> Match:
    match = Match("fourteen_nights", players=players, seed=seed, rules=rules).run(bots=Watching())
    assert match.broken_invariants() == []
    check_the_story(match)
    check_the_money(match)
    check_the_score(match)
    return match


@settings(max_examples=60)
@given(players=st.integers(2, 5), seed=st.integers(0, 9999), differences=DIFFERENCES)
def test_random_games_under_random_rules(players: int, seed: int, differences: dict[str, Any]) -> None:
    play(players, seed, differences)


@pytest.mark.parametrize("players", (2, 3, 5))
@pytest.mark.parametrize("preset", FourteenNightsRules.presets)
def test_random_games_under_the_presets(preset: str, players: int) -> None:
    play(players, 7, preset)


def test_the_same_inputs_give_the_same_game() -> None:
    one, two = (play(4, 11, "rotating") for _ in range(2))
    assert one.trace.to_text() == two.trace.to_text()
    assert one.result == two.result


# --- turns, moves, actions -------------------------------------------------------------------------------------------

WAYS = ("perform_main_action", "extra_action", "drawer_acts_again")
LABELS = {"six_only": lambda x: {6}, "chosen_only": lambda x: {x}}


def way(entry: Any) -> Any:
    """The call under which an action was performed: the main action, an extra one, or the drawer acting again."""
    return [frame for frame in entry.frame.path() if frame.name in WAYS][-1]


def check_the_story(match: Match) -> None:
    """Section 9: one turn a day, one main action a turn, legal moves, no repetition, nobody left to act."""
    rules, connected = match.rules, neighbours(match.rules.edges())
    label = LABELS.get(rules.free_action_label, lambda x: {6, x})
    turns: Counter[tuple[int, str]] = Counter()
    acted: Counter[tuple[int, str]] = Counter()
    skipped: set[tuple[int, str]] = set()
    pending: set[str] = set()
    last: dict[str, set[int]] = {player: set() for player in match.players}
    day, barred, through_6, known_ways = 0, (), None, []
    for entry in match.trace.events():
        facts, player = entry.facts, entry.player
        if entry.name in ("day_begins", "last_day_ended"):
            assert not pending, "somebody still has to act"
            day = facts.get("day", day)
        elif entry.name == "turn_begins":
            turns[day, player] += 1
            barred = facts["barred"]
        elif entry.name == "must_act_there":
            pending.add(player)
        elif entry.name == "turn_skipped":
            skipped.add((day, player))
            pending.discard(player)
        elif entry.name == "restriction_lifted":
            assert set(connected[match_pawn(match, entry)]) <= set(barred)
            barred = ()
        elif entry.name == "moved":
            assert facts["space"] in connected[facts["came_from"]], "a voluntary move along a connection"
            assert facts["space"] not in barred, "a voluntary move to a barred space"
            pending.discard(player)
        elif entry.name == "free_action_used":
            through_6 = facts["space"]
        elif entry.name == "acts":
            frame, space = way(entry), facts["space"]
            if frame.name == "extra_action":
                assert not last[player] & ({6, space} if through_6 else {space}), "the action just before is repeated"
            elif frame.name == "perform_main_action" and all(frame is not known for known in known_ways):
                known_ways.append(frame)
                acted[day, player] += 1
                pending.discard(player)
            last[player] = label(space) if through_6 else {space}
            through_6 = None
    everybody = {(d, p) for d in range(1, rules.days + 1) for p in match.players}
    assert turns == Counter(everybody)
    assert acted == Counter(everybody - skipped)


def match_pawn(match: Match, entry: Any) -> int:
    """Where the pawn stands whose neighbours an event names."""
    graph = neighbours(match.rules.edges())
    return next(space for space in graph if graph[space] == entry.facts["spaces"])


# --- money -----------------------------------------------------------------------------------------------------------


def check_the_money(match: Match) -> None:
    """What the events tell adds up to what everybody has; the contributions decide about the goal, and nothing else."""
    purse = dict.fromkeys(match.players, match.rules.start_tc)
    bank = 0
    for entry in match.trace.events("gained", "lost", "paid", "plans_bought", "contributed"):
        amount = entry.facts["amount"] if entry.name == "gained" else -entry.facts["amount"]
        purse[entry.player] += amount
        if entry.name == "paid":
            purse[entry.facts["payee"]] -= amount
        else:
            bank += amount
    state = match.state
    assert purse == state.tc
    assert bank == state.bank_paid
    assert not [e for e in match.trace.events("plans_bought") if e.facts["amount"] < 0]

    given = {e.player: e.facts["amount"] for e in match.trace.events("contributed")}
    assert given == state.contributions
    (judged,) = match.trace.events("goal_reached", "goal_missed")
    assert judged.facts["total"] == sum(given.values()) + state.goal_pot
    assert (judged.name == "goal_reached") == (judged.facts["total"] >= judged.facts["target"])


# --- the score -------------------------------------------------------------------------------------------------------


def check_the_score(match: Match) -> None:
    """Happiness is weighted points, memory and bonus; each conversion costs its points and gives its memory."""
    state, rules, cards = match.state, match.rules, match.game.content.cards
    for player, happiness in match.result.scores.items():
        weights = cards[state.destination[player]].weights
        counted = [t for t in TRAITS if weights[t] > 1 or rules.minor_trait_scoring == "weight_one"]
        printed = sum((state.points_cards[player][t] + state.points_effects[player][t]) * weights[t] for t in counted)
        converted = state.conversions[player]
        without = printed + state.memory[player] - converted * rules.conversion_gain + state.goal_bonus[player]
        lost = rules.conversion_points if rules.minor_trait_scoring == "weight_one" else 0
        assert happiness == without - converted * (lost - rules.conversion_gain)
        assert sum(state.converted[player].values()) == converted * rules.conversion_points
    assert told_memory(match) == state.memory
    standing = {p: (s, state.memory[p], state.tc[p]) for p, s in match.result.scores.items()}
    best_first = sorted(set(standing.values()), reverse=True)
    assert [{standing[p] for p in place} for place in match.result.ranking] == [{key} for key in best_first]


def told_memory(match: Match) -> dict[str, int]:
    """The memory of everybody as the events tell it: plans, effects and penalties, the goal, conversions."""
    memory, cards = dict.fromkeys(match.players, 0), match.game.content.cards
    for entry in match.trace.events("free_plan_taken", "plans_bought", "memory_changed", "rewarded", "converted"):
        facts = entry.facts
        if entry.name == "memory_changed":
            memory[entry.player] += facts["change"]
        elif entry.name == "plans_bought":
            memory[entry.player] += sum(cards[card].memory for card in facts["cards"])
        elif entry.name == "free_plan_taken":
            memory[entry.player] += cards[facts["card"]].memory * match.rules.free_plans_score
        else:
            memory[entry.player] += facts["memory"]
    return memory


def test_a_position_may_name_a_part_of_a_sheet_of_points() -> None:
    match = Match("fourteen_nights", players=3, position={"points_effects": {"P1": {"taste": 4}}})
    assert match.state.points_effects["P1"] == {**dict.fromkeys(TRAITS, 0), "taste": 4}
    assert match.run().result is not None
