"""The sensible bot: what it does for a reason, and that the reason pays."""

from __future__ import annotations

from typing import Any

import pytest

import tabletop_lab as tl
from tabletop_lab.engine import Decision, RandomBot
from tabletop_lab.games.tiedie.bots import Sensible


def test_whoever_is_struck_by_nobody_this_round_sleeps() -> None:
    """A survivor beside a hunter who must sleep rests, too; and evades when the hunter is awake."""
    chosen = {}
    for sleeps in (0, 3):
        position = {
            "phase": "select", "round": 3, "cycle": ["P1", "P2", "P3", "P4"], "start_player": "P1", "hunters": ["P4"],
            "pawn": {"P1": "T5(1,1)", "P2": "T7(4,4)", "P3": "T9(4,4)", "P4": "T5(1,2)"},
            "streak": {"P1": 1}, "sleeps_until": {"P4": sleeps},
        }  # fmt: skip
        match = tl.Match("tiedie", 4, seed=1, rules={"mode": "hunter", "map_layout": "M1"}, position=position)
        decision = match.decision
        assert decision is not None and decision.player == "P1"
        chosen[sleeps] = Sensible().choose(decision, lambda: 0.5)
    assert chosen == {0: "evade", 3: "sleep"}


@pytest.mark.parametrize(("mode", "limit"), [("tail", 3), ("team", 3), ("hp", 5), ("hunter", 3)])
def test_games_end_before_the_last_day(mode: str, limit: int) -> None:
    rules = {"mode": mode}
    games = tl.simulate("tiedie", 10, players=4, seed=5, bots="sensible", rules=rules, jobs=1, progress=False)
    assert sum(games["reason"] == "day_limit") <= limit


class _Sides(Sensible):
    """Thinks for one side alone."""

    def __init__(self, warden: bool) -> None:
        self.warden, self.other = warden, RandomBot()

    def choose(self, decision: Decision, random: Any) -> Any:
        thinks = (decision.player == decision.view.warden) == self.warden
        return super().choose(decision, random) if thinks else self.other.choose(decision, random)


def _restrained(bot: Any, count: int = 12) -> int:
    """How many prisoners the warden restrained."""
    found = 0
    for seed in range(count):
        match = tl.Match("tiedie", 5, seed=seed, rules={"mode": "warden"})
        match.run(bots=bot)
        found += len(match.view(tl.MODERATOR).restrained)
    return found


def test_a_warden_that_thinks_holds_back_more_prisoners_than_one_that_does_not() -> None:
    assert _restrained(Sensible()) > 2 * _restrained(_Sides(warden=False))
