"""The metrics of A Dream of Fourteen Nights against the trace of the same games."""

import pytest

from tabletop_lab.playtest import open_row, simulate

GAMES = [
    {"players": 4, "bots": "random"},
    {"players": 2, "bots": "random", "rules": {"adjacency": "ring"}},
    {"players": 5, "bots": "memory_first", "rules": {"start_tokens": 2, "start_plans": 2}},
    {"players": 3, "bots": "random", "rules": {"forced_action_timing": "immediate", "stuck_rule": "skip_turn"}},
    {"players": 3, "bots": "random", "rules": {"extra_action_timing": "any_time_in_turn", "chore_disposition": "keep"}},
]


def drawn_in_the_days(match, *kinds):
    first = next(e.step for e in match.trace.events("day_begins"))
    return sum(1 for e in match.trace if e.kind == "chance" and e.name in kinds and e.step >= first)


@pytest.mark.parametrize("given", GAMES)
def test_columns_say_what_happened(given):
    frame = simulate("fourteen_nights", 3, seed=8, progress=False, **given)
    assert frame["error"].isna().all()
    for _, row in frame.iterrows():
        match = open_row(row)
        events, state = match.trace.events, match.state
        visits = [row[f"visits_{space}"] for space in range(1, 7)]
        turns = match.rules.days * len(match.players) - len(events("turn_skipped"))
        assert sum(visits) == turns
        assert sum(visits) + row["extra_actions"] == len(events("acts"))
        if not given.get("rules", {}).get("forced_action_timing"):
            stood = [e.facts["space"] for e in events("moved", "no_own_move")]
            if match.rules.extra_action_timing == "after_main_action":
                assert visits == [stood.count(space) for space in range(1, 7)]
        for player in match.players:
            spent = [e for e in events("token_spent") if e.facts["player"] == player]
            bought = next(e for e in events("plans_bought") if e.facts["player"] == player)
            assert row[f"tokens_spent_{player}"] == len(spent)
            assert row[f"plans_bought_{player}"] == len(bought.facts["cards"]) <= row[f"plans_held_{player}"]
            paid = row[f"tc_before_buying_{player}"] - state.tc[player]
            assert paid == bought.facts["amount"] + row[f"contribution_{player}"]
        for kind in ("free_plan", "regular_plan", "chore", "travel_support", "chance"):
            assert row[f"cards_{kind}"] == drawn_in_the_days(match, kind), kind
        assert row["reshuffles"] == len(events("reshuffled"))
        assert row["restriction_lifted"] == len(events("restriction_lifted"))
        assert row["goal"] == state.goal and row["goal_reached"] == len(events("goal_reached"))
        assert row["contributions"] == sum(e.facts["amount"] for e in events("contributed"))
        assert row["conversions"] == len(events("converted"))
        order = [e.facts["player"] for e in events("turn_begins")][: len(match.players)]
        assert row["first_player"] == order[0] == state.first_player
        winners = match.result.winners
        assert row["place_of_winner"] == (order.index(winners[0]) + 1 if len(winners) == 1 else 0)
