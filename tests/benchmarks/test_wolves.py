"""How fast The Wolves of Tabula is played, and the full comparison of blind play with the exact odds.
Speeds are printed and kept, never asserted, because machines differ. The odds are asserted, with fixed seeds."""

from fractions import Fraction
from math import sqrt

import pytest

from tabletop_lab.engine import RandomBot
from tabletop_lab.engine.match.match import Match
from tabletop_lab.engine.tables.batch import Playout
from tabletop_lab.games.tabula_wolves import TabulaWolves
from tabletop_lab.games.tabula_wolves.bots import RandomBlind

EXACT = {8: Fraction(8, 35), 9: Fraction(5, 32), 10: Fraction(94, 315), 11: Fraction(69, 320)}
"""The village's chance when nobody uses any information: two wolves, a raid in the first night."""


def table(players, bot, **rules):
    """Return a table of bots of one kind at which nobody talks."""
    seats = tuple(f"P{i}" for i in range(1, players + 1))
    silent = TabulaWolves.Rules.presets["silent"]
    return Playout(TabulaWolves, seats, TabulaWolves.Rules.read(silent | rules), {seat: bot() for seat in seats})


@pytest.mark.parametrize("bot", [RandomBot, RandomBlind], ids=["random", "random_blind"])
def test_nine_players_untraced(benchmark, timed, bot):
    games = 2 if benchmark.disabled else 6000
    played = table(9, bot)

    def play():
        return sum(bool(played.run(seed).winners) for seed in range(games))

    assert timed(play, "games", count=games) == games


def test_nine_players_traced(benchmark, timed):
    games = 1 if benchmark.disabled else 200

    def play():
        return sum(Match(TabulaWolves, 9, seed=seed).run("random_blind").step > 0 for seed in range(games))

    assert timed(play, "games", count=games) == games


@pytest.mark.parametrize(("players", "exact"), EXACT.items())
def test_blind_play_against_the_exact_odds(benchmark, players, exact):
    games = 300 if benchmark.disabled else 20_000
    played = table(players, RandomBlind, composition="basic")

    def play():
        return sum(played.run(seed).reason == "no_wolf_left" for seed in range(games))

    won = benchmark.pedantic(play, rounds=1, iterations=1)
    assert abs(won / games - exact) <= 3 * sqrt(exact * (1 - exact) / games)
