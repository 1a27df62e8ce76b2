"""How fast games are played, stepped and loaded.

Speeds are printed and kept, never asserted, because machines differ.
"""

import subprocess
import sys
from pathlib import Path

import pytest

from examples.three_in_a_row import ThreeInARow
from tabletop_lab.engine import RandomBot
from tabletop_lab.engine.match.match import Match
from tabletop_lab.engine.tables.batch import Playout
from tabletop_lab.games.fourteen_nights import FourteenNights
from tabletop_lab.playtest import simulate

ROOT = Path(__file__).parents[2]


def playouts(game, players, count, bot=RandomBot):
    """Return a function that plays `count` untraced games and returns the number of decisions."""
    seats, rules = tuple(f"P{i}" for i in range(1, players + 1)), game.Rules()
    bots = {player: bot() for player in seats}

    def play():
        decisions, table = 0, Playout(game, seats, rules, bots)
        for seed in range(count):
            table.run(seed)
            decisions += table.decisions
        return decisions

    return play


def matches(game, players, count):
    """The same with everything recorded: traces, answers, checkpoints. Bots play on at once."""

    def play():
        return sum(Match(game, players, seed=seed, bots="random").step for seed in range(count))

    return play


def runs(game, players, count):
    """The same with bots that are asked to go on from the first decision."""

    def play():
        return sum(Match(game, players, seed=seed).run("random").step for seed in range(count))

    return play


def test_three_in_a_row_untraced(benchmark, timed):
    play = playouts(ThreeInARow, 2, 10 if benchmark.disabled else 4000)
    assert timed(play, "decisions", count=play()) == play()


def test_three_in_a_row_traced(benchmark, timed):
    play = matches(ThreeInARow, 2, 10 if benchmark.disabled else 1000)
    assert timed(play, "decisions", count=play()) == play()


def test_three_in_a_row_traced_by_run(benchmark, timed):
    play = runs(ThreeInARow, 2, 10 if benchmark.disabled else 1000)
    assert timed(play, "decisions", count=play()) == play()


@pytest.mark.parametrize("bot", ["random", "balanced"])
def test_fourteen_nights_untraced(benchmark, timed, bot):
    games = 1 if benchmark.disabled else 300 if bot == "random" else 30
    assert timed(playouts(FourteenNights, 4, games, FourteenNights.bots[bot]), "games", count=games)


def test_fourteen_nights_traced(benchmark, timed):
    games = 1 if benchmark.disabled else 30
    assert timed(matches(FourteenNights, 4, games), "games", count=games)


@pytest.fixture
def at_the_end():
    return Match("fourteen_nights", players=5, seed=1).run("random")


def test_undo_at_the_end_of_a_game(timed, at_the_end):
    timed(at_the_end.undo, "undos", rounds=100, setup=lambda: at_the_end.goto(at_the_end.steps) and None)
    assert at_the_end.result is None


def test_step_at_the_end_of_a_game(timed, at_the_end):
    last = at_the_end.undo().decision.labels[0]

    def again():
        at_the_end.goto(at_the_end.moments[-2])

    timed(lambda: at_the_end.play(last), "steps", rounds=100, setup=again)


def test_step_in_the_middle_of_a_game(timed, at_the_end):
    middle = at_the_end.moments[len(at_the_end.moments) // 2]

    def again():
        at_the_end.goto(middle)

    timed(lambda: at_the_end.run("random", until="decision"), "steps", rounds=100, setup=again)


def test_simulate_on_every_core(benchmark, timed):
    games = 2 if benchmark.disabled else 3000
    frame = timed(lambda: simulate("fourteen_nights", games, players=4, progress=False), "games", count=games, rounds=2)
    assert len(frame) == games and frame["error"].isna().all()


def test_import_in_a_fresh_process(timed):
    """The start of Python is included; the loaded modules show that nothing heavy was imported."""
    code = "import sys, tabletop_lab; print(*sorted({'matplotlib', 'pandas', 'ipywidgets'} & set(sys.modules)))"

    def fresh():
        return subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True, cwd=ROOT).stdout

    assert timed(fresh, "imports") == "\n"
