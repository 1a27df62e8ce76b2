"""The sensible bot: what it does for a reason, and that the reason pays."""

from __future__ import annotations

from typing import Any

import pytest

import tabletop_lab as tl
from tabletop_lab.engine import Decision, RandomBot
from tabletop_lab.games.tiedie.bots import Sensible
from tabletop_lab.games.tiedie.roles import role_of


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


def asked(mode: str, players: int, **position: Any) -> Decision:
    """The question at a position on the standard map."""
    rules = {"mode": mode, "map_layout": "M1", "character_assign": "none"}
    decision = tl.Match("tiedie", players, seed=1, rules=rules, position=position).decision
    assert decision is not None
    return decision


@pytest.mark.parametrize(("number", "chosen"), [(3, "move"), (4, "sleep")])
def test_a_tired_player_sleeps_by_night(number: int, chosen: str) -> None:
    """By day, in odd rounds, one goes farther, even if a forced sleep follows."""
    decision = asked(
        "tail", 3, phase="select", round=number, cycle=["P1", "P2", "P3"], start_player="P1",
        pawn={"P1": "T1(0,0)", "P2": "T9(4,4)", "P3": "T9(4,3)"}, streak={"P1": 1},
    )  # fmt: skip
    assert decision.player == "P1" and Sensible().choose(decision, lambda: 0.5) == chosen


@pytest.mark.parametrize(("hand", "chosen"), [(["hat"], "accuse"), ([], "move")])
def test_a_survivor_accuses_for_a_companion_who_must_sleep(hand: list[str], chosen: str) -> None:
    """Where a sleep card can pay for it."""
    decision = asked(
        "hunter", 4, phase="select", round=3, cycle=["P1", "P2", "P3", "P4"], start_player="P1", hunters=["P4"],
        pawn={"P1": "T9(4,4)", "P2": "T5(1,1)", "P3": "T1(0,0)", "P4": "T5(1,2)"}, sleeps_until={"P2": 3},
        hands={"P1": hand},
    )  # fmt: skip
    assert decision.player == "P1" and Sensible().choose(decision, lambda: 0.4) == chosen


@pytest.mark.parametrize(("sleeps", "chance", "moves"), [(0, 0.4, True), (0, 0.6, False), (3, 0.6, True)])
def test_a_prisoner_who_could_escape_may_be_bluffing(sleeps: int, chance: float, moves: bool) -> None:
    """While the warden may accuse; a warden asleep accuses nobody."""
    decision = asked(
        "warden", 4, phase="select", round=3, cycle=["P1", "P2", "P3", "P4"], start_player="P1", warden="P4",
        pawn={"P1": "T5(2,1)", "P2": "T1(0,0)", "P3": "T9(4,4)", "P4": "T5(1,1)"}, sleeps_until={"P4": sleeps},
        tokens={"T5(2,2)": "RA"}, open_tokens=["T5(2,2)"], lines={"RA": ["IX", "IX", "IA"]},
    )  # fmt: skip
    assert decision.player == "P1" and (Sensible().choose(decision, lambda: chance) == "move") == moves


def test_two_turned_pawns_in_a_door_are_gone_around() -> None:
    """The shortest way from T5 to T6 is shut for good: from the middle of T5 the bot goes another way."""
    decision = asked(
        "tail", 4, phase="action", cycle=["P1", "P2", "P3", "P4"], start_player="P1", placed={"P1": "move"},
        pawn={"P1": "T5(2,3)", "P2": "T6(2,1)", "P3": "T5(2,4)", "P4": "T6(2,0)"}, targets={"P1": "P2", "P2": "P1"},
        out={"P3": "eliminated", "P4": "eliminated"}, tokens={},
    )  # fmt: skip
    role = role_of(decision.view, "P1")
    here, there = role.map["T5(2,3)"], role.map["T6(2,1)"]
    assert role.distances("T6(2,1)")[here] > 10 > role.map.distances(there)[here] == 3


def test_an_item_of_no_use_is_exchanged_for_one_that_is_missed() -> None:
    decision = asked(
        "tail", 3, phase="action", cycle=["P1", "P2", "P3"], start_player="P1", placed={"P1": "move"},
        pawn={"P1": "T2(0,1)", "P2": "T9(4,4)", "P3": "T9(4,3)"}, held={"P1": ["IB", "IC"]},
        tokens={"T5(2,2)": "RA", "T2(0,2)": "IX"}, open_tokens=["T5(2,2)"],
    )  # fmt: skip
    assert decision.name == "turn" and str(Sensible().choose(decision, lambda: 0.5)) == "search T2(0,2)"


@pytest.mark.parametrize(("mode", "limit"), [("tail", 1), ("team", 1), ("hp", 3), ("hunter", 3)])
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
