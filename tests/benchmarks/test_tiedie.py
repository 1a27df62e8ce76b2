"""How fast TIEDIE is played in its five modes, how fast reachable squares are found, a step and an undo at the end of a
full game; and how much thinking helps. Speeds are printed and kept, never asserted, because machines differ."""

from __future__ import annotations

from typing import Any

import pytest

import tabletop_lab as tl
from tabletop_lab.engine import RandomBot
from tabletop_lab.engine.tables.batch import Playout
from tabletop_lab.games.tiedie import Tiedie
from tabletop_lab.games.tiedie.ways import reach, walks

MODES = ("tail", "team", "hp", "hunter", "warden")


def full_game(players: int = 8) -> tl.Match:
    """A long game to its end, and one step back."""
    match = tl.Match(Tiedie, players, seed=2)
    match.run(bots="random")
    match.undo()
    return match


@pytest.mark.parametrize("mode", MODES)
def test_random_play_untraced(benchmark: Any, timed: Any, mode: str) -> None:
    games = 1 if benchmark.disabled else 30
    seats = tuple(f"P{i}" for i in range(1, 6))
    rules = Tiedie.Rules.read({"mode": mode})
    played = Playout(Tiedie, seats, rules, {seat: RandomBot() for seat in seats})

    def play() -> int:
        decisions = 0
        for seed in range(games):
            played.run(seed)
            decisions += played.decisions
        return decisions

    assert timed(play, "decisions", count=play()) == play()


@pytest.mark.parametrize("ways", [walks, reach], ids=["where a Move may end", "all reachable squares"])
def test_reachable_squares(benchmark: Any, timed: Any, ways: Any) -> None:
    """A day's move of every pawn of a full table."""
    game: Any = full_game().view(tl.MODERATOR).paragraphs
    begins = [game.going(player, game.allowance(player)) for player in game.state.order]

    def find() -> int:
        return sum(len(ways(game, going)) for going in begins)

    assert timed(find, "searches", count=len(begins)) >= len(begins)


def test_an_undo_and_a_step_at_the_end_of_a_full_game(benchmark: Any, timed: Any) -> None:
    match = full_game()
    last = match.step

    def back_and_forth() -> int:
        match.undo()
        match.redo()
        return match.step

    assert timed(back_and_forth, "undos and redos", rounds=50) == last


@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("bot", ["random", "sensible"])
def test_how_games_end(benchmark: Any, capsys: Any, mode: str, bot: str) -> None:
    """A table to read: by what games end, and what puts players out."""
    n = 2 if benchmark.disabled else 100
    given = {"n": n, "players": 5, "bots": bot, "rules": {"mode": mode}, "seed": 1, "progress": False}
    games = benchmark.pedantic(tl.simulate, (Tiedie,), given, rounds=1)
    assert games["error"].isna().all()
    if not benchmark.disabled:
        with capsys.disabled():
            ends = ", ".join(f"{reason} {share:.0%}" for reason, share in games["reason"].value_counts(True).items())
            attacks, accusations = games["attacks"].mean(), games["accusations"]
            right = games["accusations_right"].sum() / max(1, accusations.sum())
            print(
                f"\n{mode:<7} {bot:<9} {games['rounds'].mean():4.1f} rounds: {ends}; attacks {attacks:.1f},"
                f" accusations {accusations.mean():.1f}, of them right {right:.0%}",
                end="",
            )
