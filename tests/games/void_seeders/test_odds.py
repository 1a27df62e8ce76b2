"""Exact chances against the worked examples, against luck, and against edited rules."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from fractions import Fraction
from math import sqrt
from typing import Any

import pytest

import tabletop_lab as tl
from tabletop_lab.games.void_seeders import odds, scenes
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
    """Worked example 30; a rule changes it; as many of a thousand checks by luck go well."""
    match = a_game(**rules)
    found = odds.surviving_the_check(match, "P1", supposing=with_two_cards(level))
    assert found.get(True) == chance and found.exact

    def check(game: Any) -> None:
        with_two_cards(level)(game)
        game.state.status.update({"P1": "left", "P2": "dead"})
        game.contamination_check()

    plays = 1000
    simulated = tl.chances(match, check, lambda way: not way.told("died"), plays=plays, limit=1)
    assert not simulated.exact or chance == 1
    assert abs(simulated.get(True, 0) - chance) <= 4 * sqrt(chance * (1 - chance) / plays)


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


ON_THE_EDGE = {**scenes.HANDS, "madness": {"P1": 5}, "hands": {"P1": ["P1/search1", "K08"]}}
"""P1 at level 5 with two cards, beside room 8 with noise in three of its four corridors."""
GAMES = 150


def test_all_that_a_step_may_bring_is_held_against_games_that_are_played() -> None:
    """Noise, tokens of the bag, what appears, surprise and death: exact, and in so many games of other seeds."""
    exact = odds.step(scenes.laid(ON_THE_EDGE, {}), "P1", 8)
    tokens = odds.tokens(scenes.laid(ON_THE_EDGE, {}), "P1", 8)
    assert exact.noise == {"encounter": Fraction(3, 5), "noise": Fraction(1, 5), "danger": Fraction(1, 10),
                           "silence": Fraction(1, 10)}  # fmt: skip
    assert exact.appears == {"despoiler": Fraction(5, 9), "nothing": Fraction(4, 9)}
    assert tokens["blank"] == Fraction(1, 9) and exact.surprise == Fraction(3, 5) * Fraction(4, 9)
    wanted = {
        "encounter": exact.encounter, "silence": exact.noise["silence"], "danger": exact.noise["danger"],
        "appeared": exact.encounter * exact.appears["despoiler"], "surprise_attack": exact.surprise,
        "blank_token": exact.encounter * tokens["blank"], "madness_token": exact.encounter * Fraction(3, 9),
        "died": exact.death,
    }  # fmt: skip
    found = Counter[str]()
    for seed in range(GAMES):
        found.update(set(told_of_a_step(seed)))
    for name, chance in wanted.items():
        assert chance.denominator < 10**6, f"{name} is not exact"
        assert abs(found[name] / GAMES - chance) < 4 * sqrt(chance * (1 - chance) / GAMES), name


def told_of_a_step(seed: int) -> list[str]:
    """What is told, and which face comes, when P1 goes to room 8; of several answers the first one is given."""
    position = {**scenes.USUAL, "turn_of": "P1", **ON_THE_EDGE}
    match = tl.Match("void_seeders", 3, seed=seed, position=position).play("move 8")
    while match.decision is not None and match.decision.name not in ("action", "discard"):
        match.play(match.decision.labels[0])
    entries = match.trace.events()
    return [entry.name for entry in entries] + [str(e.facts["face"]) for e in entries if e.name == "noise_roll"]


def test_numbers_that_nobody_has_seen_are_any_of_the_supply_and_the_bag() -> None:
    """4 of the 16 tokens bear a 4; one of the five that lie in this bag does."""
    match = scenes.scene("noise")
    as_it_lies, unread = (odds.surprised(match, "P1", 5, unread=unread) for unread in (False, True))
    assert as_it_lies == {True: Fraction(2, 9), False: Fraction(7, 9)}
    assert unread == {True: Fraction(5, 9) * Fraction(4, 16), False: Fraction(31, 36)} and unread.exact
