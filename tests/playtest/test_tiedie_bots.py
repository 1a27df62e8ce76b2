"""Bots and columns of TIEDIE: who thinks beats random seats in each mode, and a batch counts what happened."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

import pytest

from tabletop_lab.engine import Bot, Decision, RandomBot
from tabletop_lab.engine.match.match import Match
from tabletop_lab.engine.tables.batch import Playout
from tabletop_lab.games.tiedie.bots import Sensible
from tabletop_lab.games.tiedie.game import Tiedie
from tabletop_lab.playtest import open_row, simulate

TABLE = {"map_layout": "M1", "role_assign": "number"}


class ByRole(Bot):
    """The seats for which something holds in the view think; the others play at random."""

    name = "by_role"

    def __init__(self, thinks: Callable[[Any, str], bool]) -> None:
        self.thinks, self.wise, self.random = thinks, Sensible(), RandomBot()

    def choose(self, decision: Decision, random: Callable[[], float]) -> Any:
        wise = self.thinks(decision.view, decision.player)
        return (self.wise if wise else self.random).choose(decision, random)


def played(mode: str, games: int, thinks: Callable[[Any, str], bool]) -> list[Any]:
    """The ends of some games of five players: the state, and who won."""
    rules = Tiedie.Rules.read({"mode": mode, **TABLE})
    ends = []
    for seed in range(games):
        table = Playout(Tiedie, ("P1", "P2", "P3", "P4", "P5"), rules, dict.fromkeys(SEATS, ByRole(thinks)))
        result = table.run(seed)
        ends.append((table.game.state, result.winners))
    return ends


SEATS = ("P1", "P2", "P3", "P4", "P5")


@pytest.mark.parametrize("mode", ["tail", "team", "hp"])
def test_sensible_beats_random(mode: str) -> None:
    """Two seats of five think; they or their team win more than all the others: over 70 games 48, 60 and 44."""
    ends = played(mode, 20, lambda view, player: player in ("P2", "P4"))
    wins = [winners for _, winners in ends if winners and len(winners) < len(SEATS)]
    wise = sum({"P2", "P4"} >= set(winners) for winners in wins)
    assert wise > len(wins) - wise, f"{wise} of {len(wins)}"


def test_sensible_hunters_remove_survivors() -> None:
    removed = [
        sum(list(state.out.values()).count("removed") for state, _ in played("hunter", 6, thinks))
        for thinks in (lambda view, player: player in view.hunters, lambda view, player: False)
    ]
    assert removed[0] >= 10 > 3 >= removed[1], removed


def test_sensible_survivors_escape() -> None:
    escaped = [
        sum(list(state.out.values()).count("escaped") for state, _ in played("hunter", 12, thinks))
        for thinks in (lambda view, player: player not in view.hunters, lambda view, player: False)
    ]
    assert escaped[0] >= 5 > escaped[1] == 0, escaped


def test_sensible_prisoners_win() -> None:
    """Over thirty games they win 29; against a warden who thinks 26, and all at random 17."""
    ends = played("warden", 8, lambda view, player: player != view.warden)
    wins = sum(state.warden not in winners and bool(winners) for state, winners in ends)
    assert wins >= 7, wins


def test_a_sensible_warden_keeps_the_last_card_while_not_behind() -> None:
    """Wardens at random lose all their cards in most games."""
    for state, _ in played("warden", 8, lambda view, player: player == view.warden):
        freed = len(state.out) - len(state.restrained)
        assert state.accuse_cards >= 1 or freed - 1 > len(state.restrained)  # the warden is out, too


@pytest.mark.parametrize("mode", ["tail", "team", "hp", "hunter", "warden"])
@pytest.mark.parametrize("bots", ["random", "sensible"])
def test_a_row_counts_what_the_match_tells(mode: str, bots: str) -> None:
    frame = simulate(Tiedie, 2, players=5, rules={"mode": mode, **TABLE}, bots=bots, seed=4, jobs=1, progress=False)
    assert frame["error"].isna().all()
    for _, row in frame.iterrows():
        match = open_row(row, game=Tiedie)
        told, state = partial(facts_of, match), match.state
        assert row["rounds"] == state.round and row["attacks"] == len(told("attacks"))
        assert row["eliminated"] == len(told("eliminated")) == sum(row.filter(like="out_by_a")) + row[
            "out_by_evade"] + row["out_by_mutual"] + row["out_otherwise"]  # fmt: skip
        assert row["escaped"] == len(told("escapes")) and row["removed"] == len(told("removed"))
        assert [row[f"{seat}_out"] for seat in SEATS] == [state.out.get(seat, "in_play") for seat in SEATS]
        rounds = [e.facts for e in match.trace if e.kind == "event" and e.name in ("round", "eliminated")]
        when = {facts["player"]: sum("round" in one for one in rounds[:at])
                for at, facts in enumerate(rounds) if "player" in facts}  # fmt: skip
        assert {seat: row[f"{seat}_out_round"] for seat in SEATS if row[f"{seat}_out_cause"] != "none"} == when
        assert row["accusations"] == len(told("accuses")) >= row["accusations_right"] + row["accusations_wrong"]
        assert row["searches"] == len(told("searches")) and row["tokens_kept"] == len(told("keeps"))
        assert row["items_placed"] == len(told("places")) and row["forced_sleep"] == len(told("forced_sleep"))
        for card in Tiedie.content.sleep_cards:
            assert row[f"drawn_{card}"] == sum(facts["card"] == card for facts in told("draws"))
            assert row[f"played_{card}"] == sum(facts["card"] == card for facts in told("plays"))
        asleep = sum(len(facts["players"]) for facts in told("sleepers"))
        assert {facts["player"]: facts["number"] for facts in told("starts_at")} == dict(
            zip(SEATS, (row[f"start_{seat}"] for seat in SEATS), strict=True))  # fmt: skip
        laid = row.filter(like="laid_by_")
        assert sum(laid.filter(like="_sleep")) == asleep - len(told("must_sleep"))
        assert sum(laid) - sum(laid.filter(like="_sleep")) >= len(told("turned_up"))
        assert 0 < row["active_share"] < 1 and (asleep == 0) == (row["active_share"] == 1)


def facts_of(match: Match, event: str) -> list[Any]:
    """The facts of every event of a name."""
    return [entry.facts for entry in match.trace if entry.kind == "event" and entry.name == event]
