"""Chance: rolls, draws and orders, who learns of them, the same luck in variants and in batches, and outcomes by force.
Chance that waits for a hand is in test_match.py."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest
from tiny_games import Tiny, script, told

import tabletop_lab as tl
from tabletop_lab.engine import RandomBot
from tabletop_lab.engine.match.match import Match
from tabletop_lab.engine.tables.batch import Playout
from tabletop_lab.testing.sample import Market

# --- chance -----------------------------------------------------------------------------------------------------


def test_roll_follows_its_weights() -> None:
    def play(game: Any) -> Any:
        return [game.roll("sticks", ("do", "gae", "geol"), (1, 0, 3)) for _ in range(2000)]

    match = Match(script(play), seed=5)
    count = Counter(answer.value for answer in match.answers)
    assert count["gae"] == 0 and 0.2 < count["do"] / 2000 < 0.3


def test_a_roll_without_outcomes_or_with_bad_weights_is_refused() -> None:
    for outcomes, weights in [((), None), ((1, 2), (1,)), ((1, 2), (0, 0)), ((1, 2), (2, -1))]:
        with pytest.raises(ValueError):
            Match(script(lambda game, o=outcomes, w=weights: game.roll("die", o, w)))


def test_draw_takes_one_item_away_and_shuffle_keeps_all() -> None:
    def play(game: Any) -> Any:
        pile = list("abcdef")
        card = game.draw("card", pile)
        game.shuffle("order", pile)
        return card, sorted([card, *pile])

    results = {Match(script(play), seed=seed).result.reason for seed in range(40)}
    assert {reason.split(",")[0] for reason in results} == {f"('{c}'" for c in "abcdef"}
    assert all(reason.endswith("['a', 'b', 'c', 'd', 'e', 'f'])") for reason in results)


def test_shuffles_reach_every_order() -> None:
    def play(game: Any) -> Any:
        pile = [1, 2, 3]
        game.shuffle("order", pile)
        return pile

    assert len({Match(script(play), seed=seed).result.reason for seed in range(60)}) == 6


def test_private_chance_is_told_to_those_it_is_for() -> None:
    def play(game: Any) -> None:
        game.roll("omen", (1, 2), only="P1")
        game.draw("card", ["a", "b"], only=("P1", "P2"))
        game.shuffle("order", ["c", "d"])
        game.roll("die", (1, 2))

    match = Match(script(play), players=3)
    assert [name for name, *_ in told(match)] == ["omen", "card", "order", "die"]
    assert [name for name, *_ in told(match, "P1")] == ["omen", "card", "die"]
    assert [name for name, *_ in told(match, "P2")] == ["card", "die"]
    assert [name for name, *_ in told(match, None)] == ["die"]


def test_variants_meet_the_same_luck_where_they_ask_the_same() -> None:
    """The k-th chance of a name is the same, whatever other chances come between."""

    def plain(game: Any) -> Any:
        return [game.roll("die", range(1, 7)) for _ in range(8)]

    def busy(game: Any) -> Any:
        dice = []
        for _ in range(8):
            game.roll("weather", ("sun", "rain"))
            dice.append(game.roll("die", range(1, 7)))
            game.draw("card", ["a", "b", "c"])
        return dice

    for seed in range(5):
        assert Match(script(plain), seed=seed).result == Match(script(busy), seed=seed).result


def test_playout_and_match_have_the_same_luck_in_every_kind_of_chance() -> None:
    def play(game: Any) -> Any:
        pile, found = list("abcdefg"), []
        for _ in range(2):
            found.append(game.roll("die", range(1, 7), (1, 2, 3, 1, 1, 1)))
            game.shuffle("order", pile)
            found += [game.draw("card", pile), tuple(pile)]
            found.append(game.ask("P1", "take", tuple(pile)))
            found.append(game.ask_all({"P1": (1, 2, 3), "P2": (1, 2, 3)}, "bid"))
        return found

    game = script(play)
    for seed in range(6):
        bots = {"P1": RandomBot(), "P2": RandomBot()}
        playout = Playout(game, ("P1", "P2"), game.Rules(), bots)
        match = Match(game, seed=seed).run()
        assert playout.run(seed) == match.result
        assert playout.decisions == 6


# --- force ------------------------------------------------------------------------------------------------------


def chances(game: Any) -> Any:
    pile = ["a", "b", "c"]
    found = [game.ask("P1", "go", ("on",))]
    found.append(game.roll("die", (1, 2, 3), (1, 0, 1)))
    found.append(game.draw("card", pile))
    game.shuffle("order", pile)
    return [*found, *pile]


def test_force_sets_a_roll_a_draw_and_an_order() -> None:
    for die, card, order in [(1, "c", "b + a"), (3, "a", ("b", "c")), ("3", "b", ["c", "a"])]:
        match = Match(script(chances)).force("die", die).force("card", card).force("order", order)
        match.play("on")
        by_hand = [answer for answer in match.answers if answer.by == "forced"]
        assert [a.name for a in by_hand] == ["die", "card", "order"]
        wanted = order.split(" + ") if isinstance(order, str) else list(order)
        assert match.result.reason == str(["on", int(die), card, *wanted])


@pytest.mark.parametrize(
    ("name", "outcome", "possible"),
    [
        ("die", 7, "1 | 2 | 3"),
        ("die", 2, "1 | 2 | 3"),
        ("card", "z", "a | b | c"),
        ("order", "a + b + c", ""),
        ("order", "nonsense", ""),
    ],
)
def test_an_impossible_outcome_is_refused_when_it_comes_up(name: str, outcome: Any, possible: str) -> None:
    match = Match(script(chances))
    match.force("card", "a") if name != "card" else None
    match.force(name, outcome)
    with pytest.raises(tl.ImpossibleChance) as error:
        match.play("on")
    assert error.value.faults[0].where == name and possible in error.value.faults[0].allowed
    assert match.step == 0 and match.decision.name == "go"
    match.play("on")
    assert match.result is not None, "the impossible wish is forgotten, and the game goes on"


def test_a_slip_in_the_name_of_a_chance_is_refused_and_others_are_told() -> None:
    match = Match(Market, players=3, seed=7)
    with pytest.raises(tl.TabletopError, match="no chance 'wether' .allowed: weather; others: goods, lot, turn_order"):
        match.force("wether", "rain")
    assert "come up" not in repr(match) and repr(match.force("moon", 1)).endswith("set by hand, not come up yet: moon)")
    with pytest.raises(tl.TabletopError, match="noise_die"):
        Match("void_seeders", players=2, seed=1).force("nois_die", 4)
    for name in ("red_card", "personal_objective"):  # names that the game makes as it plays
        Match("void_seeders", players=2, seed=1).force(name, "x")


def test_a_forced_outcome_happens_even_on_a_line_that_was_played_before() -> None:
    match = Match(script(chances), seed=1).play("on")
    was = match.answers[1].value
    other = 4 - was
    match.undo().force("die", other).play("on")
    assert match.answers[1].value == other
    assert len(match.branches) == 1, "the old line is kept"


def test_forces_of_one_name_wait_in_line_and_follow_a_branch() -> None:
    match = Match(Tiny, players=2).force("die", 6).force("die", 1)
    other = match.branch()
    for m in (match, other):
        m.play(1).play(1)
        assert [e.facts["die"] for e in m.trace.events("rolled")] == [6, 1]
