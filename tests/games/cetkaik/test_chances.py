"""Exact chances: the table of the rule sheet, every stick pattern counted, and the worked examples."""

from fractions import Fraction
from itertools import product

from tabletop_lab.games.cetkaik.chances import at_least, chance_of, expectation, reach_odds, sticks
from tabletop_lab.games.cetkaik.moves.actions import Move
from tests.games.cetkaik.tables import table
from tests.games.cetkaik.test_moves import board


def test_sticks_are_the_32_patterns():
    patterns = [sum(pattern) for pattern in product((0, 1), repeat=5)]
    assert sticks(table().rules) == {dark: Fraction(patterns.count(dark), 32) for dark in range(6)}
    for needed in range(8):
        assert at_least(needed, table().rules) == Fraction(sum(dark >= needed for dark in patterns), 32)


def test_biased_sticks():
    rules = table(p_dark=0.3, sticks=3).rules
    assert sum(sticks(rules).values()) == 1
    assert expectation(lambda dark: dark, rules) == Fraction(9, 10)


def test_worked_examples():
    game = table()
    chances = {to: chance_of(game, Move("MAU", to, "MAI", far=True)) for to in ("MY", "MU", "MI")}
    assert chances == {"MY": Fraction(31, 32), "MU": Fraction(1, 2), "MI": Fraction(6, 32)}
    assert chance_of(game, game.actions("IA").find("LIA^TAI>XO")) == Fraction(1, 2)
    assert chance_of(game, game.actions("IA").find("LAI>LY")) == 1
    assert chance_of(table(step_throw=False), Move("MAU", "MI", "MAI", far=True)) == 1


def test_a_direction_is_as_good_as_its_nearest_square():
    game = table(board(MAU="bB", MAI="rP"), declare_before_throw="direction")
    move = game.actions("IA").find("MAU^MAI=>MY+")
    assert chance_of(game, move) == Fraction(31, 32)
    assert chance_of(game, move, "MA") == 0 and chance_of(game, move, "ME") == Fraction(1, 32)


def test_first_leg_throw_counts():
    game = table(board(MIA="bB", MO="rP"), first_leg_throw=True)
    assert chance_of(game, Move("MIA", "MU", "MO", far=True)) == Fraction(6, 32) * Fraction(31, 32)


def test_reach_odds_take_the_best_way():
    odds = reach_odds(table(), "IA", "ZAI")
    assert odds["NO"] == 1 and odds["ZI"] == Fraction(26, 32)
    assert reach_odds(table(None, {"IA": ["rp"]}), "IA", "rp")["KU"] == 1
