"""Teams and roles: divisions that do not fit, and what only a team knows."""

from __future__ import annotations

import pytest

from tabletop_lab import HIDDEN, InvalidRules, Match
from tabletop_lab.engine.core.bots import RandomBot


@pytest.mark.parametrize(("layout", "players"), [("ABA", 4), ("AAAAB", 4), ("ABABAB", 5)])
def test_a_division_that_does_not_fit_is_refused(layout: str, players: int) -> None:
    with pytest.raises(InvalidRules) as refused:
        Match("tiedie", players, rules={"mode": "team", "map_layout": "M1", "team_layout": layout})
    assert refused.value.faults[0].clause == "TD-1.5" and refused.value.faults[0].where == "team_layout"
    assert layout in refused.value.text("ko")


@pytest.mark.parametrize("mode", ["team", "warden"])
def test_three_are_too_few(mode: str) -> None:
    with pytest.raises(InvalidRules, match="TD-1.3"):
        Match("tiedie", 3, rules={"mode": mode, "map_layout": "M1"})


def test_teams_with_health_points_need_four_players() -> None:
    rules = {"mode": "hp", "hp_in_teams": True, "map_layout": "M1"}
    with pytest.raises(InvalidRules) as refused:
        Match("tiedie", 3, rules=rules)
    assert [(fault.where, fault.clause) for fault in refused.value.faults] == [("hp_in_teams", "TD-1.3")]
    assert "3명으로는 팀을 나눌 수 없습니다" in refused.value.text("ko")
    assert Match("tiedie", 4, rules=rules).decision is not None


@pytest.mark.parametrize(("count", "hunters"), [(3, 1), (4, 1), (5, 2), (8, 2)])
def test_there_is_one_hunter_up_to_four_players_then_two(count: int, hunters: int) -> None:
    match = Match("tiedie", count, seed=1, rules={"mode": "hunter", "map_layout": "M1"}, bots="random")
    assert len(match.state.hunters) == hunters


def test_only_a_team_knows_its_holder_and_its_pile() -> None:
    rules = {"mode": "team", "map_layout": "M1", "team_layout": "ABCABC", "character_assign": "none"}
    match = Match("tiedie", 6, seed=4, rules=rules).run(RandomBot(), until=lambda decision: decision.name == "commit")
    truth = match.state
    for seat in (*match.players, None):
        view = match.view(seat)
        for team in "ABC":
            knows = seat is not None and truth.team[seat] == team
            assert view.holder[team] == (truth.holder[team] if knows else HIDDEN)
            assert view.piles[team] == (truth.piles[team] if knows else [HIDDEN, HIDDEN])
    for team, holder in truth.holder.items():
        for seat in (seat for seat in match.players if truth.team[seat] == team):
            assert ("attack" in truth.actions[seat]) == (seat == holder)
            assert ("location" in truth.actions[seat]) == (seat != holder)


def test_teams_hunt_against_the_direction_of_play() -> None:
    rules = {"mode": "team", "map_layout": "M1", "team_layout": "ABCABC", "first_player": "P1"}
    ways = {"clockwise": {"A": "C", "B": "A", "C": "B"}, "counterclockwise": {"A": "B", "B": "C", "C": "A"}}
    for way, hunted in ways.items():
        match = Match("tiedie", 6, seed=4, rules=rules).play(way)
        match.run("random", until=lambda decision: decision.name == "commit")
        state = match.state
        assert {team: {state.team[p] for p in pile} for team, pile in state.piles.items()} == {
            team: {other} for team, other in hunted.items()
        }


def test_winners_stand_in_seat_order() -> None:
    match = Match("tiedie", 8, seed=2, rules={"mode": "team"}).run("random")
    assert match.result.winners == ("P2", "P4", "P6", "P8")
    assert "P2, P4, P6 and P8" in match.trace[-1].text("en")


def test_nobody_sees_whether_a_team_needs_a_new_holder() -> None:
    """The window after a loss is opened for the team, whether or not it was the holder who was lost."""
    rules = {"mode": "team", "map_layout": "M1", "team_layout": "ABBB", "character_assign": "none"}
    opened = {}
    for holder in ("P2", "P3"):
        position = {
            "phase": "action", "cycle": ["P1", "P2", "P3", "P4"], "start_player": "P1",
            "pawn": {"P1": "T5(1,1)", "P2": "T5(2,2)", "P3": "T1(0,0)", "P4": "T9(4,4)"},
            "holder": {"A": "P1", "B": holder}, "piles": {"A": ["P2", "P3", "P4"], "B": ["P1"]},
            "placed": {"P1": "attack"},
        }  # fmt: skip
        match = Match("tiedie", 4, seed=1, rules=rules, position=position)
        match.play("attack").play("P2 from T5(1,1)").play("end")
        opened[holder] = [(window.window.name, window.window.seats) for window in match.windows]
        assert (match.decision.name == "new_holder") == (holder == "P2")
    assert opened["P2"] == opened["P3"] and ("new_holder", ("P3",)) in opened["P2"]


@pytest.mark.parametrize(("stunned", "executor"), [([], "P1"), (["P1"], "P3"), (["P1", "P3"], "P4")])
def test_a_stunned_survivor_moves_nobody(stunned: list[str], executor: str) -> None:
    """TD-9.11: who is stunned takes no part in the action phase, in which an idle Evade is settled (TD-7.2)."""
    position = {
        "phase": "action", "cycle": ["P1", "P2", "P3", "P4"], "start_player": "P1", "hunters": ["P4"],
        "pawn": {"P1": "T5(1,1)", "P2": "T5(2,2)", "P3": "T1(0,0)", "P4": "T9(4,4)"},
        "placed": {"P2": "evade"}, "stunned": {player: [] for player in stunned},
    }  # fmt: skip
    rules = {"mode": "hunter", "map_layout": "M1", "character_assign": "none"}
    match = Match("tiedie", 4, seed=1, rules=rules, position=position).play("end")
    assert (match.decision.name, match.decision.player) == ("idle_evade", executor)
