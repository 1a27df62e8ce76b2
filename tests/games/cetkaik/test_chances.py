"""Exact chances: the table of the rule sheet, every stick pattern counted, and the worked examples."""

from fractions import Fraction
from itertools import product

import pytest

import tabletop_lab as tl
from tabletop_lab.games.cetkaik.chances import at_least, chance_of, reach_odds, sticks
from tabletop_lab.games.cetkaik.moves.actions import Move
from tests.games.cetkaik.tables import table
from tests.games.cetkaik.test_moves import board


def test_sticks_are_the_32_patterns():
    patterns = [sum(pattern) for pattern in product((0, 1), repeat=5)]
    assert sticks(table().rules) == {dark: Fraction(patterns.count(dark), 32) for dark in range(6)}
    for needed in range(8):
        assert at_least(needed, table().rules) == Fraction(sum(dark >= needed for dark in patterns), 32)


def test_biased_sticks():
    match = tl.Match("cetkaik", seed=1, rules={"p_dark": 0.3, "sticks": 3})
    played = tl.chances(match, lambda game: game.throw("step_throw"))
    assert played == sticks(match.rules) and sum(played.values()) == 1
    assert played.average() == Fraction(9, 10)


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


def played(match: tl.Match, action: Move) -> Fraction:
    """The chance that an action does not fail, by playing its throws in every way."""
    ends = ("failed", "moved", "came_back")
    found = tl.chances(match, action, ends, answers=lambda asked: asked.options[0] if asked.name == "land" else None)
    assert found.exact
    return 1 - found.get("failed")


@pytest.mark.parametrize(
    "rules",
    [
        {}, {"first_leg_throw": True}, {"p_dark": 0.3, "sticks": 4}, {"declare_before_throw": "direction"},
        {"step_throw": False}, {"may_decline": True},
    ],
    ids=str,
)  # fmt: skip
def test_what_boards_show_is_what_the_rules_played_in_every_way_give(rules):
    kinds, seen = set(), 0
    for seed in range(5):
        match = tl.Match("cetkaik", seed=seed, rules=rules)
        match.run(until=lambda asked, least=2 + 5 * seed: asked.name == "action" and asked.step >= least)
        if match.decision is None:
            continue
        game = match.view().paragraphs
        thrown = [a for a in match.decision.options if isinstance(a, Move) and game.needs_a_throw(a)]
        for action in thrown[:: max(1, len(thrown) // 12)]:
            assert played(match, action) == chance_of(game, action), str(action)
            kinds.add((action.far, action.water, bool(action.via)))
            seen += 1
    assert seen > 30 and len(kinds) >= 2


def test_an_edited_throw_changes_what_is_played():
    match = tl.Match("cetkaik", seed=3)
    action = next(a for a in match.decision.options if isinstance(a, Move) and a.far)
    text = tl.source_of(match.game, "CK-11.1").replace("int(self.roll(name, self.faces, self.odds))", "5")
    edited, _ = match.with_edit("CK-11.1", text, name="always five")
    assert played(edited, action) == 1 and played(match, action) < 1
