"""How fast Void Seeders is played at random, a step and an undo at the end of a full game, exact chances. Speeds are
printed and kept, never asserted, because machines differ."""

from __future__ import annotations

from typing import Any

import pytest

import tabletop_lab as tl
from tabletop_lab.engine import RandomBot
from tabletop_lab.engine.tables.batch import Playout
from tabletop_lab.games.void_seeders import odds
from tabletop_lab.games.void_seeders.game import VoidSeeders


@pytest.mark.parametrize("players", [1, 3, 5])
def test_random_play_untraced(benchmark: Any, timed: Any, players: int) -> None:
    games = 1 if benchmark.disabled else 30
    seats = tuple(f"P{i}" for i in range(1, players + 1))
    played = Playout(VoidSeeders, seats, VoidSeeders.Rules.read(), {seat: RandomBot() for seat in seats})

    def play() -> int:
        decisions = 0
        for seed in range(games):
            played.run(seed)
            decisions += played.decisions
        return decisions

    assert timed(play, "decisions", count=play()) == play()


def test_an_undo_and_a_step_at_the_end_of_a_full_game(benchmark: Any, timed: Any) -> None:
    match = tl.Match(VoidSeeders, 5, seed=2)
    match.run(bots="random")
    match.undo()
    last = match.step

    def back_and_forth() -> int:
        match.undo()
        match.redo()
        return match.step

    assert timed(back_and_forth, "undos and redos", rounds=50) == last


def test_the_chances_of_an_encounter(benchmark: Any, timed: Any) -> None:
    """Which token is drawn, and with which number."""
    match = tl.Match(VoidSeeders, 3, seed=4).run("random", until=40)

    def look() -> int:
        return len(odds.tokens(match, "P1", 6))

    assert timed(look, "questions", rounds=10) > 1
