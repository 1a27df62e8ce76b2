"""Both bots live longer than random players, and more of them reach home or win; alone one leaves in a pod."""

from __future__ import annotations

from typing import Any

import pytest

import tabletop_lab as tl
from tabletop_lab.games.void_seeders.bots import BOTS
from tabletop_lab.games.void_seeders.game import VoidSeeders

SEEDS = 30


def alive_and_kills(bot: str) -> tuple[float, float]:
    """How many of three characters begin round 10, and how many survive all."""
    games = tl.simulate(VoidSeeders, n=SEEDS, players=3, bots=bot, seed=1, progress=False)
    assert games["error"].isna().all()
    return float(games["alive_10"].fillna(0).mean()), float(games["survivors"].mean())


@pytest.mark.parametrize("bot", ["survivor", "objective"])
def test_a_thinking_bot_beats_random(bot: str) -> None:
    alive, survive = alive_and_kills(bot)
    alive_by_luck, survive_by_luck = alive_and_kills("random")
    assert alive > alive_by_luck + 0.5 and survive > survive_by_luck + 0.1


LAST = {"step": "turns", "first": "P1", "turn_of": "P1", "time": 7, "round": 8, "chosen": True}
SHIP = {2: "generator", 6: "shower", 16: "evac_a"}


def answer(**position: Any) -> str:
    """What the bot does that plays for its objective, alone, in that position."""
    cards = ["P1/search1", "P1/search2", "P1/demolition", "P1/interruption"]
    there = {"room": {"P1": 2}, "explored": SHIP, "hands": {"P1": cards}}
    match = tl.Match("void_seeders", players=1, seed=1, position=LAST | there | position)
    return str(BOTS["objective"]().choose(match.decision, lambda: 0.0).label)


def test_alone_the_ship_is_given_up_when_the_work_is_done() -> None:
    assert answer(objectives={"P1": ["SO2"]}, signals=["P1"]).startswith("room generator")


@pytest.mark.parametrize("objective", ["SO4", "SO5"])
def test_alone_the_ship_is_kept_when_its_end_does_not_help(objective: str) -> None:
    egg = {"right_hand": {"P1": ["egg1"]}}
    assert not answer(objectives={"P1": [objective]}, **egg).startswith("room generator")


def test_alone_an_open_pod_is_taken_when_the_work_is_done() -> None:
    done = {"objectives": {"P1": ["SO1"]}, "signals": ["P1"], "self_destruct": 3, "unlocked": [1, 2, 3, 4]}
    assert answer(**done, room={"P1": 16}).startswith("room evac_a")
