"""Where a piece can go, as the board of Cetkaik shows it: true to the rules, each with its exact chance."""

from fractions import Fraction

import pytest

from tabletop_lab.figures.sketch import Sketch
from tabletop_lab.games.cetkaik.content.pieces import INITIAL, TAM
from tabletop_lab.games.cetkaik.content.squares import IA, SQUARES, A, distance
from tabletop_lab.games.cetkaik.moves.actions import Move
from tabletop_lab.games.cetkaik.presentation import board
from tabletop_lab.games.cetkaik.presentation import board_facts as facts
from tabletop_lab.games.cetkaik.presentation.board_reach import Reach, best, reaches
from tabletop_lab.games.cetkaik.presentation.figure_parts import laid_out
from tests.figures import cetkaik_views as sample
from tests.figures.cetkaik_views import choice, moved, rules_only

pytestmark = pytest.mark.filterwarnings("error::UserWarning")


def thrown(squares):
    """The share of the 32 patterns of five sticks with so many dark faces or more."""
    return Fraction(sum(pattern.bit_count() >= squares for pattern in range(32)), 32)


def test_the_ways_are_those_of_the_rule_sheet_with_their_exact_chances():
    """Every action that there is, with its throws counted pattern by pattern."""
    match = rules_only()
    for board_now, side in ((INITIAL, IA), (moved(), A)):
        game = laid_out(match, board_now, side, ["rp"])
        decision = sample.decision(options=game.actions(side))
        expected = {}
        for action in game.actions(side):
            origin, odds = getattr(action, "origin", "@rp"), Fraction(1)
            via = action.via if isinstance(action, Move) else ""
            if isinstance(action, Move) and action.far:
                odds *= thrown(distance(action.via, action.to))
            if isinstance(action, Move) and action.water:
                odds *= thrown(3)
            taken = isinstance(action, Move) and action.to != origin and action.to in board_now
            expected.setdefault(origin, set()).add(Reach(via, action.to, odds, taken))
        view = sample.view(board=board_now, turn=side)
        assert {origin: set(reaches(view, decision, (origin,))) for origin in expected} == expected


def test_examples_of_the_rule_sheet():
    view, decision = sample.view(), choice(rules_only(), INITIAL)
    bow = {(reach.via, reach.to): (str(reach.odds), reach.capture) for reach in reaches(view, decision, ("MAU",))}
    assert bow["", "CAU"] == ("1", False) and bow["MAI", "MY"] == ("31/32", False)
    assert bow["MAI", "MU"] == ("1/2", False) and bow["MAI", "MI"] == ("3/16", True)
    away = {**{square: piece for square, piece in INITIAL.items() if piece != TAM}, "KO": TAM}
    twice = reaches(sample.view(board=away), choice(rules_only(), away), ("TAU",))
    assert next(reach.odds for reach in twice if (reach.via, reach.to) == ("NAI", "ZO")) == Fraction(13, 32)
    assert {reach.via for reach in reaches(view, decision, ("MAU", "XAU"))} == {"XAU"}
    after_one_step = {reach.to for reach in reaches(view, decision, ("ZO", "ZY"))}
    assert "ZO" in after_one_step and "XO" in after_one_step and "ZU" not in after_one_step


def test_a_second_choice_among_actions_without_a_throw():
    """Under `after_failed_throw: choose_again` the options are a plain list."""
    options = [action for action in laid_out(rules_only(), INITIAL).actions(IA) if not getattr(action, "far", False)]
    again = sample.decision(options=tuple(options))
    assert set(board.reach.origins(again)) == {action.origin for action in options}
    assert reaches(sample.view(), again, ("MAU",)) == (Reach("", "CAU"),)


@pytest.mark.parametrize("reading", ("direction", "none"))
def test_where_only_the_direction_is_named_every_landing_has_its_chance(reading):
    match = rules_only(declare_before_throw=reading)
    found = {(reach.via, reach.to): reach.odds for reach in reaches(sample.view(), choice(match, INITIAL), ("MAU",))}
    assert found["MAI", "MY"] == Fraction(31, 32) and found["MAI", "MI"] == Fraction(6, 32)


def test_the_board_shows_every_square_that_can_be_reached_and_no_other():
    """A pill with the exact chance, or a dot; on captured pieces brackets and the pill at their edge."""
    for origin in ("MAU", "NAI", "ZAI", "LIA"):
        page, decision = Sketch(), choice(rules_only(), INITIAL)
        pills, dots, taken = [], [], []
        page.chip = lambda x, y, s, *rest, pills=pills, **look: pills.append((x, y, s))
        page.target = lambda x, y, r=0.085, z=7, dots=dots: dots.append((x, y))
        page.corners = lambda x, y, *rest, taken=taken, **look: taken.append((x, y))
        field = board.Field(0.0, 0.0, 1.0)
        found = best(reaches(sample.view(), decision, (origin,)), origin)
        board.draw_board(page, sample.view(), decision, field, origin, reaches(sample.view(), decision, (origin,)))
        at = {field.middle(square): square for square in SQUARES}

        def square_of(x, y, at=at):
            return min(at, key=lambda spot: abs(spot[0] - x) + abs(spot[1] - y) * 0.9)

        marks = {at[square_of(x, y + 0.05)]: s for x, y, s in pills} | {at[square_of(*dot)]: "" for dot in dots}
        expected = {
            q: "" if reach.odds == 1 else facts.odds_text(reach.odds) for q, reach in found.items() if q != origin
        }
        assert marks == expected
        assert len(taken) == sum(reach.capture for reach in found.values())
