"""Blind random play wins as often as the exact tables say: nothing in the engine leaks or favours a character.
The tables lie outside the repository; a few of their fractions are worked out here."""

from __future__ import annotations

import csv
import os
from fractions import Fraction
from functools import cache
from math import sqrt
from pathlib import Path
from typing import Any

import pytest

from tabletop_lab.engine.tables.batch import Playout
from tabletop_lab.games.tabula_wolves import TabulaWolves
from tabletop_lab.games.tabula_wolves.bots import RandomBlind

ORACLE = Path(os.environ.get("TABLETOP_LAB_ORACLE_DIR", Path(__file__).parents[4] / "shared" / "data"))
TABLE = ORACLE / "tabula_wolves" / "random_play_small.csv"
GAMES = 1000
SIGMAS = 3.5
"""So many games a setup with fixed seeds; the benchmarks play ten times as many."""

NO_SPECIALS = {"composition": "basic", "talk_rounds": 0, "defence_statements": 0}
FIRST_NIGHT = {"night_first": "raid", "day_first": "identify_only"}


def town_wins(players: int, games: int, **rules: Any) -> float:
    """The share of games that the village wins when nobody uses any information."""
    seats = tuple(f"P{i}" for i in range(1, players + 1))
    bots = dict.fromkeys(seats, RandomBlind())
    table = Playout(TabulaWolves, seats, TabulaWolves.Rules.read(NO_SPECIALS | rules), bots)
    return sum(table.run(seed).reason == "no_wolf_left" for seed in range(games)) / games


@cache
def town_win(others: int, wolves: int, night: bool) -> Fraction:
    """The exact chance of the village: a night kills one of the others, a day anybody alive."""
    if wolves == 0:
        return Fraction(1)
    if wolves >= others:
        return Fraction(0)
    if night:
        return town_win(others - 1, wolves, False)
    living = others + wolves
    lynched_a_wolf = Fraction(wolves, living) * town_win(others, wolves - 1, True)
    return lynched_a_wolf + Fraction(others, living) * town_win(others - 1, wolves, True)


def near(share: float, exact: Fraction, games: int) -> bool:
    return abs(share - exact) <= SIGMAS * sqrt(exact * (1 - exact) / games)


@pytest.mark.parametrize(
    ("players", "first_night", "exact"),
    [(8, "raid", Fraction(8, 35)), (9, "raid", Fraction(5, 32)), (8, "identify_only", Fraction(5, 32))],
)
def test_blind_play_wins_as_often_as_reckoned(players: int, first_night: str, exact: Fraction) -> None:
    assert town_win(players - 2, 2, night=first_night == "raid") == exact
    assert near(town_wins(players, GAMES, first_night=first_night), exact, GAMES)


@pytest.mark.parametrize(
    "rules",
    [
        {"ghosts_vote_first": False},
        {"suspect_tie_rule": "pool_then_token"},
        {"first_vote_self": True},
        {"day_vote_mode": "two_finalists"},
        {"tie_break": "random"},
        {"pack_protocol": "lowest_number_leads"},
    ],
    ids=str,
)
def test_ways_to_vote_favour_nobody(rules: dict[str, Any]) -> None:
    assert near(town_wins(8, GAMES, **rules), Fraction(8, 35), GAMES)


def rows() -> list[dict[str, str]]:
    with TABLE.open(encoding="utf-8") as file:
        return list(csv.DictReader(file))


@pytest.mark.skipif(not TABLE.is_file(), reason=f"the exact tables are not at {TABLE} (TABLETOP_LAB_ORACLE_DIR)")
def test_the_exact_tables_agree() -> None:
    """Every row of the file, with its own setup."""
    assert rows()
    for row in rows():
        players, wolves, exact = int(row["players"]), int(row["wolves"]), Fraction(row["town_win"])
        assert town_win(players - wolves, wolves, night=row["order"] == "night_first") == exact
        share = town_wins(players, GAMES, first_night=FIRST_NIGHT[row["order"]])
        assert near(share, exact, GAMES), f"{row['players']} players, {row['order']}: {share} instead of {exact}"
