"""How well the search bots play, in one seat of a table of other bots: a table to read, not to assert.

`python -m tests.benchmarks.test_strength_of_search [GAME ...]` prints it: the seat's share of the victories, with its
95 % interval, for the search bots and for the bot of the others itself, on the same seeds.
"""

import sys
from time import process_time

import pytest

from tabletop_lab.playtest import simulate
from tabletop_lab.playtest.intervals import wilson

TABLES = {
    "fourteen_nights": (2, None, ("random", "balanced"), 60, 60),
    "tabula_wolves": (8, "silent", ("random", "careful"), 60, 60),
    "cetkaik": (2, None, ("random", "greedy"), 20, 40),
    "tiedie": (3, None, ("random", "sensible"), 12, 20),
    "void_seeders": (2, None, ("random", "survivor"), 12, 20),
}
"""For each game: seats, rules, who sits in the other seats, games, playouts a decision."""
SEARCH = ("monte_carlo", "information_set")


def share(game, players, rules, mine, others, n):
    """The share of the victories of the first seat, and the seconds a game."""
    bots = {f"P{i}": others for i in range(1, players + 1)} | {"P1": mine}
    began = process_time()
    frame = simulate(game, n, players=players, rules=rules, bots=bots, seed=500, jobs=1, progress=False)
    assert frame["error"].isna().all(), frame["error"].dropna().iloc[0]
    won = frame["winners"].map(lambda said: ("P1" in said.split("+")) / (said.count("+") + 1 if players == 2 else 1))
    return won.mean(), (process_time() - began) / n


def lines(game, n=None, playouts=None):
    """A line for each bot at each table."""
    players, rules, tables, games, budget = TABLES[game]
    for others in tables:
        for mine in (others, *(f"{name}:{playouts or budget}" for name in SEARCH)):
            won, seconds = share(game, players, rules, mine, others, n or games)
            low, high = wilson(won, n or games)
            wins = f"wins {won:4.0%} ({low:.0%} to {high:.0%}), {seconds:.2f} s a game"
            yield f"{game:16} {mine:22} among {others:9} {wins}"


@pytest.mark.thorough(keep=3)
@pytest.mark.parametrize("game", TABLES)
def test_search_bots_finish_their_games(game):
    assert share(game, *TABLES[game][:2], "information_set:1", "random", 1)[1] > 0
    assert share(game, *TABLES[game][:2], "monte_carlo:1", "random", 1)[1] > 0


if __name__ == "__main__":
    for named in sys.argv[1:] or TABLES:
        for line in lines(named):
            print(line, flush=True)
