"""Exact chances against the worked examples, against luck, and against edited rules."""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from typing import Any

import pytest

import tabletop_lab as tl
from tabletop_lab.games.void_seeders import odds
from tabletop_lab.games.void_seeders.game import VoidSeeders


def a_game(**rules: Any) -> Any:
    """The first round of a game of two, after some turns."""
    return tl.Match(VoidSeeders, 2, seed=4, rules=rules).run("random", until=40)


def with_two_cards(level: int) -> Callable[[Any], None]:
    """Two clean contamination cards, and a level of madness, whatever there was before."""

    def suppose(game: Any) -> None:
        state = game.state
        state.madness["P1"] = level
        state.tainted["P1"] = ["K20", "K21"]
        for field in (state.hands, state.decks):
            field["P1"] = [card for card in field["P1"] if card[0] != "K"]

    return suppose


@pytest.mark.parametrize(
    ("level", "rules", "chance"),
    [(3, {}, Fraction(14, 33)), (2, {}, Fraction(1)), (3, {"check_draw": 2}, Fraction(45, 66))],
)
def test_the_contamination_check(level: int, rules: dict[str, Any], chance: Fraction) -> None:
    """Worked example 30; a rule changes it."""
    found = odds.surviving_the_check(a_game(**rules), "P1", supposing=with_two_cards(level))
    assert found.get(True) == chance and found.exact


def test_each_token_of_the_bag() -> None:
    """VS-1.10: for two players 4 Void Seeder tokens, the blank one and two madness tokens."""
    found = odds.tokens(a_game(), "P2", 6)
    assert found["blank"] == found["P1"] == found["P2"] == Fraction(1, 7) and found.exact
    assert sum(chance for token, chance in found.items() if isinstance(token, int)) == Fraction(4, 7)


def test_a_rule_for_the_bag_changes_what_appears() -> None:
    assert odds.appearing(a_game(), "P2", 6) == {"lurker": Fraction(4, 7), "nothing": Fraction(3, 7)}
    assert odds.appearing(a_game(bag_base_vs=4), "P2", 6) == {"lurker": Fraction(6, 9), "nothing": Fraction(3, 9)}


def test_an_edited_clause_changes_the_surprise() -> None:
    match = a_game()
    assert odds.surprised(match, "P2", 6)[True] > 0

    class Calm(VoidSeeders):
        def number_to_beat(self, number: int) -> int:
            return 0

    calm = tl.Match(Calm, 2, seed=4).run("random", until=40)
    assert odds.surprised(calm, "P2", 6).get(True, 0) == 0


def test_a_step_is_held_against_luck() -> None:
    match = a_game()
    slot = next(iter(match.view(tl.MODERATOR).paragraphs.ways_out(11)))
    found = odds.step(match, "P2", slot)
    assert found.noise.exact and sum(found.noise.values()) == 1
    assert found.encounter == found.surprise == found.death == found.death_if_interrupted == 0

    def move(game: Any) -> None:
        game.goes_to("P2", slot, game.ship.between(11, slot))

    simulated = tl.chances(match, move, lambda way: bool(way.told("lair")), plays=2000, limit=1)
    assert not simulated.exact
    assert abs(simulated.get(True) - found.noise["lair"]) < 5 * simulated.error(True)
