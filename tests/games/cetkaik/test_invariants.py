"""What holds in every game of Cetkaik, whatever the rules: random games, looked at before every answer."""

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tabletop_lab.engine.core.bots import RandomBot
from tabletop_lab.engine.core.rules import limits, readings
from tabletop_lab.engine.match.match import Match
from tabletop_lab.games.cetkaik.content.squares import SIDES
from tabletop_lab.games.cetkaik.moves.actions import Drop
from tabletop_lab.games.cetkaik.rules import CetkaikRules

FIELDS = CetkaikRules.model_fields
KEPT = {
    "hand_points",
    "hand_pieces",
    "season_names",
    "p_dark",
    "season_ply_cap",
    "seasons",
    "water_need",
    "tam_via_limit",
}
"""Fields with values of their own, or that would only make games longer."""


def values(name: str) -> st.SearchStrategy[Any]:
    if found := readings(FIELDS[name]):
        return st.sampled_from(found)
    return st.integers(limits(FIELDS[name])["ge"], limits(FIELDS[name])["le"])


RULES = st.fixed_dictionaries(
    {
        "season_ply_cap": st.sampled_from((50, 60)),
        "seasons": st.sampled_from((1, 2)),
        "water_need": st.sampled_from((0, 1)),
    },
    optional={name: values(name) for name in FIELDS if name not in KEPT},
)


class Watching(RandomBot):
    """Plays at random, and looks at the table before every answer."""

    name = "watching"

    def choose(self, decision: Any, random: Any) -> Any:
        game = decision._game
        assert list(game.invariants()) == []
        state, rules = game.state, decision.rules
        assert set(state.reserve) == set(SIDES) and all(
            "*" not in p for pieces in state.reserve.values() for p in pieces
        )
        if decision.name == "declare":
            assert state.made or decision.facts["hands"]
            assert decision.facts["rate"] == state.rate[decision.facts["side"]]
        if decision.name == "action":
            again = decision.facts["again"] == "yes"  # after a failed throw, which lies there
            assert bool(state.announced) == again and (again or state.sticks == -1)
            board, chosen = state.board, super().choose(decision, random)
            assert decision.find(str(chosen)) == chosen
            assert isinstance(chosen, Drop) == (chosen.to not in board and str(chosen)[0] == "@")
            assert rules.drops or not isinstance(chosen, Drop)
            return chosen
        return super().choose(decision, random)


@settings(max_examples=12)
@given(seed=st.integers(0, 9999), rules=RULES)
def test_random_games_under_random_rules(seed: int, rules: dict[str, Any]) -> None:
    match = Match("cetkaik", seed=seed, rules=rules).run(bots=Watching())
    assert match.broken_invariants() == []
    check_the_story(match)


@pytest.mark.parametrize("preset", CetkaikRules.presets)
def test_greedy_players_under_every_preset(preset: str) -> None:
    match = Match("cetkaik", seed=11, rules=preset).run(bots="greedy")
    assert match.broken_invariants() == []
    check_the_story(match)
    assert sum(entry.name == "captured" for entry in match.trace) > 0


def check_the_story(match: Match) -> None:
    """What must be true of the trace: failed moves change nothing, hands are new after a capture, rates only grow."""
    flow, total = match.rules, 2 * match.rules.start_points
    events = [entry for entry in match.trace if entry.kind == "event"]
    turn: list[Any] = []
    rate = {side: 1 for side in SIDES}
    for entry in events:
        if entry.name in ("announced", "stepped") and (
            not turn or turn[-1].name in ("moved", "came_back", "tam_moved")
        ):
            turn = []
        turn.append(entry)
        facts = entry.facts
        if entry.name == "captured":
            assert turn[-2].name == "moved" and turn[-2].facts["square"] == facts["square"]
        if entry.name in ("failed", "declined"):
            assert entry.step and "moved" not in [other.name for other in turn[-2:]]
        if entry.name == "continued":
            assert rate[facts["side"]] <= facts["rate"] <= flow.rate_cap
            for side in SIDES if flow.rate_owner == "shared" else (facts["side"],):
                rate[side] = facts["rate"]
        if entry.name == "season_began" and flow.rate_between_seasons == "reset":
            rate = {side: 1 for side in SIDES}
        if entry.name == "score" and flow.points_flow == "transfer":
            assert facts["ours"] + facts["theirs"] == total
        if entry.name == "hand_completed" and not flow.flash_loss_is_new:
            names = [other.name for other in turn]
            assert "captured" in names or facts["flash"] == "no", (
                "a drop completes nothing but a hand without its flash"
            )
    assert events[-1].name == "game_over" and events[-1].facts["why"] == match.result.reason
