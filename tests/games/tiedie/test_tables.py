"""Whoever sits down at a table that cannot be, or writes a position that cannot be, reads why, with the clause."""

from __future__ import annotations

from typing import Any

import pytest

import tabletop_lab as tl
from tabletop_lab.games.tiedie.game import Tiedie
from tabletop_lab.testing.positions import position_of


@pytest.mark.parametrize(
    ("players", "rules", "said"),
    [
        (5, {"map_layout": "M6"},
         "map_layout: start square 5 is not on this map (allowed: start squares 1 to 5 at least) [TD-3.10]"),
        (4, {"map_layout": "T1 T2 T3"},
         "map_layout: start square 4 is not on this map (allowed: start squares 1 to 4 at least) [TD-3.10]"),
    ],
)  # fmt: skip
def test_too_many_players(players: int, rules: dict[str, Any], said: str) -> None:
    with pytest.raises(tl.InvalidRules) as error:
        tl.Match(Tiedie, players, rules=rules)
    assert str(error.value) == said


@pytest.mark.parametrize(
    ("position", "said"),
    [
        ({"layout": "T1 x"}, "layout: there is no tile x (allowed: T1, T2, T3, T4, T5, T6, T7, T8, T9) [TD-3.4]"),
        ({"layout": "T1 T3 / T7*1 T2*9"},
         "layout: 'T2*9' is not a tile with its turns "
         "(allowed: T4, T4*1 to T4*3 for clockwise turns, or - for an empty place) [TD-3.5]"),
        ({"layout": "T1 T2 / T4 T3*1", "pawn": {"P1": "T9(4,4)"}},
         "pawn.P1: square T9(4,4) is not on this map (allowed: squares of the tiles that are laid) [TD-3.4]"),
    ],
)  # fmt: skip
def test_a_layout_that_cannot_be(position: dict[str, Any], said: str) -> None:
    with pytest.raises(tl.InvalidPosition) as error:
        tl.Match(Tiedie, 3, seed=1, rules={"map_layout": "M1"}, position=position)
    assert said in str(error.value).splitlines()


def test_a_turn_order_without_a_seat() -> None:
    with pytest.raises(tl.InvalidPosition) as error:
        tl.Match(Tiedie, 3, seed=1, rules={"map_layout": "M1"}, position={"cycle": ["P1", "P2"], "start_player": "P3"})
    assert str(error.value) == "cycle: the turn order names each seat once [TD-3.2]"


def test_a_layout_of_ones_own() -> None:
    """The same tiles in other places: every pawn and token stands where it stood, by the name of its square."""
    turned = "- - T3*3 - - / - - T5 - - / T7 T8 T1 T9 T2 / - - T6 - - / - - T4 - -"
    rules = {"map_layout": "M1"}
    before = tl.Match(Tiedie, 3, seed=1, rules=rules).play("clockwise").state
    after = tl.Match(Tiedie, 3, seed=1, rules=rules, position={"layout": turned}).state
    assert (after.layout, after.tokens) == (turned, before.tokens)
    assert sorted(after.pawn.values()) == sorted(before.pawn.values())


@pytest.mark.parametrize("mode", ["tail", "team", "hp", "hunter", "warden"])
def test_what_lay_on_the_table_can_be_begun_from(mode: str) -> None:
    """The setup that is played unseen takes other answers: other tokens leave the map before the position says so."""
    rules = {"mode": mode, "role_assign": "number"}
    points = tl.Match(Tiedie, 5, seed=0, rules=rules).run(bots="random")._run.checkpoints
    for point in (points[1], points[len(points) // 2], points[-1]):
        match = tl.Match(Tiedie, 5, seed=0, rules=rules, position=position_of(point.state))
        assert match.run(bots="sensible").result is not None
