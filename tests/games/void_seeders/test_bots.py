"""Both bots live longer than random players, and more of them reach home or win."""

from __future__ import annotations

import pytest

import tabletop_lab as tl
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
