"""Exact chances: against a count by hand, against luck, under edited rules; the match is untouched."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from itertools import permutations, product
from typing import Any

import pytest

import tabletop_lab as tl
from tabletop_lab.engine import MODERATOR, PASS
from tabletop_lab.engine.core.labels import Orders
from tabletop_lab.engine.match.match import Match
from tests.engine.delve import Delve, delve, fingerprint

# --- against a count by hand ------------------------------------------------------------------------------------------


def test_a_throw_and_a_card_as_counted_by_hand() -> None:
    match = delve()
    deck = match.view(MODERATOR).deck
    counted = Counter(
        "slipped" if die < 4 else "bitten" if card == "snake" else None for die, card in product(range(1, 7), deck)
    )
    found = tl.chances(match, "down", ("slipped", "bitten"), answers={"save": PASS})
    assert dict(found) == {outcome: Fraction(n, counted.total()) for outcome, n in counted.items()}
    assert found.exact and sum(found.values()) == 1 and found.get("flown") == 0
    kinds = len(set(deck))  # equal cards are one way; where nothing happens, the weather of the next turn is two
    assert found.ways == 3 + 3 * (1 + 2 * (kinds - 1))


def test_two_draws_without_putting_back() -> None:
    match = delve()
    deck = match.view(MODERATOR).deck

    def two(game: Any) -> tuple[str, ...]:
        return tuple(sorted(game.draw("danger", game.state.deck) for _ in range(2)))

    counted = Counter(tuple(sorted(pair)) for pair in permutations(deck, 2))
    assert tl.chances(match, two) == {pair: Fraction(n, counted.total()) for pair, n in counted.items()}


def test_a_shuffled_pile_is_looked_at_only_as_far_as_a_rule_looks() -> None:
    match = delve()
    deck = match.view(MODERATOR).deck
    counted = Counter(order[:2] for order in permutations(deck))
    found = tl.chances(match, lambda game: game.shuffle_and_look(2))
    assert found == {top: Fraction(n, counted.total()) for top, n in counted.items()}
    assert found.ways == len(counted)
    every = tl.chances(match, lambda game: game.shuffle_and_look(5))
    assert every.ways == len(set(permutations(deck))), "equal orders are one way"


def test_a_shuffle_of_a_list_that_is_no_pile() -> None:
    def first(game: Any) -> str:
        seats = ["P1", "P2", "P2"]
        game.shuffle("order", seats, only=None)
        return "".join(seats)

    assert tl.chances(delve(), first) == dict.fromkeys(("P1P2P2", "P2P1P2", "P2P2P1"), Fraction(1, 3))


@pytest.mark.parametrize(
    ("weights", "chances"),
    [
        ((1, 2, 0), ("1/3", "2/3")),
        ((0.3, 0.1, 0), ("3/4", "1/4")),
        ((Fraction(1, 7), Fraction(6, 7), 0), ("1/7", "6/7")),
    ],
)
def test_weights(weights: Any, chances: Any) -> None:
    found = tl.chances(delve(), lambda game: game.roll("x", "abc", weights))
    assert {outcome: str(chance) for outcome, chance in found.items()} == dict(zip("ab", chances, strict=True))


# --- what it does not do ----------------------------------------------------------------------------------------------


def test_the_match_stays_as_it_is() -> None:
    for seed in range(8):
        match = delve(seed).run(until=4)
        before, options = fingerprint(match), list(match.decision.options) if match.decision else [None]
        for option in options:
            tl.chances(match, option, lambda way: tuple(way.state.deck[:1]), plays=20)
            tl.chances(match, option, lambda way: tuple(way.state.deck[:1]), viewer="P2", plays=20)
        tl.chances(match, lambda game: game.state.deck.clear())
        assert fingerprint(match) == before
        other = delve(seed).run(until=4)
        assert fingerprint(match.run()) == fingerprint(other.run())


def test_no_event_after_the_one_that_was_waited_for() -> None:
    found = tl.chances(delve(), "down", lambda way: way.events, until=("met",))
    assert set(found) == {("slipped",), ("met",)}


def test_it_stops_where_somebody_decides() -> None:
    assert set(tl.chances(delve(), "stay", lambda way: (way.asked, way.rolled("weather")[-1]))) == {
        ("go", "dry"), ("go", "wet"),
    }  # fmt: skip
    ended = tl.chances(delve(), "stay", lambda way: way.result is not None, answers={"go": "stay"})
    assert ended == {True: 1}
    assert tl.chances(delve(), "stay", lambda way: len(way.rolled("weather")), answers=lambda d: "stay").ways == 2**5


# --- who reacts -------------------------------------------------------------------------------------------------------


def test_both_ends_where_somebody_could_react() -> None:
    for seed in range(20):
        match = delve(seed)
        hands, deck = match.view(MODERATOR).hands, match.view(MODERATOR).deck
        bitten = Fraction(deck.count("snake"), 2 * len(deck))
        found = tl.chances(match, "down", "bitten")
        assert found.get("bitten") == bitten
        if "rope" in [*hands["P1"], *hands["P2"]] and bitten:
            assert found.reacting is not None and found.reacting.get("bitten") == 0
            assert found.between("bitten") == (0, bitten)
        else:
            assert found.reacting is None and found.between("bitten") == (bitten, bitten)


# --- edited rules and decks -------------------------------------------------------------------------------------------


def test_rules_decks_and_edits_change_the_answer() -> None:
    match = delve()
    deck = match.view(MODERATOR).deck
    snakes = Fraction(deck.count("snake"), len(deck))

    def bitten(match: Match) -> Any:
        return tl.chances(match, "down", "bitten").get("bitten")

    assert bitten(match) == snakes / 2
    assert bitten(match.with_rules(need=6)[0]) == snakes / 6
    position = {"deck": ["snake", "lamp"], "hands": {"P1": ["rope"], "P2": ["gold"]}}
    assert bitten(delve(position={**position, "deck": ["snake"] * 2 + ["lamp"]})) == Fraction(1, 3)
    text = tl.source_of(Delve, "DE-2").replace("card in self.bites", "card in ('snake', 'lamp')")
    edited = match.with_edit("DE-2", text, name="bad lamps")[0]
    assert bitten(edited) == Fraction(deck.count("snake") + deck.count("lamp"), 2 * len(deck))


def test_an_edited_rule_that_fails_is_named() -> None:
    text = "def go_down(self, player):\n    self.roll('die', (1, 2))\n    return [][1]\n"
    edited = delve().with_edit("DE-2", text, name="broken")[0]
    with pytest.raises(tl.RuleError, match="DE-2"):
        tl.chances(edited, "down", "bitten")
    endless = "def go_down(self, player):\n    while True:\n        pass\n"
    with pytest.raises(tl.RuleError, match="does not end"):
        tl.chances(delve().with_edit("DE-2", endless, name="endless")[0], "down", "bitten")


# --- alike, limits, luck ----------------------------------------------------------------------------------------------


def test_alike_is_as_good_as_the_plain_table() -> None:
    for seed in range(10):
        match = delve(seed)
        plain = tl.chances(match, "down", "bitten")
        alike = tl.chances(match, "down", "bitten", alike={"danger": lambda card: card == "snake"})
        assert dict(plain) == dict(alike) and alike.ways < plain.ways


def test_above_the_limit_it_is_simulated_and_says_so() -> None:
    match = delve()
    exact = tl.chances(match, lambda game: game.shuffle_and_look(3)[0])
    found = tl.chances(match, lambda game: game.shuffle_and_look(3)[0], limit=exact.ways - 1, plays=4_000)
    assert exact.exact and not found.exact and found.plays == 4_000 and found.ways == 0
    assert "Simulated: 4,000 plays" in found.to_text("en") and "모의: 4,000번" in found.to_text("ko")
    for outcome, chance in exact.items():
        assert abs(found[outcome] - chance) < 4 * found.error(outcome)
        assert found.error(outcome) == pytest.approx(float(found[outcome] * (1 - found[outcome]) / 4_000) ** 0.5)


@pytest.mark.parametrize("viewer", [MODERATOR, "P1", "P2"])
def test_luck_gives_the_exact_chances(viewer: str) -> None:
    """Chi-square over all outcomes, with a fixed seed."""
    for seed in (1, 2):
        found = tl.chances(
            delve(seed), "down", lambda way: (*way.events, *(fact["card"] for fact in way.told("met"))),
            viewer=viewer, plays=2_000, seed=5,
        )  # fmt: skip
        luck = found.simulated
        assert luck is not None and set(luck) <= set(found)
        square = sum(2_000 * float((luck.get(o) - chance) ** 2 / chance) for o, chance in found.items())
        freedom = len(found) - 1
        assert square < freedom + 3 * (2 * freedom) ** 0.5, (seed, square, freedom)


def test_a_match_gives_what_is_foretold() -> None:
    """The matches of many seeds, from one position, and no code of the table that is tested."""
    position = {"deck": ["snake", "lamp", "gold"], "hands": {"P1": ["snake"], "P2": ["rope"]}}
    counted: Counter[str] = Counter()
    for seed in range(600):
        match = delve(seed, position=position).play("down")
        events = [entry.name for entry in match.trace if entry.kind == "event"]
        counted[next((name for name in events if name in ("slipped", "bitten", "saved")), "")] += 1
        if match.decision is not None and match.decision.name == "save":
            counted["bitten"] += 1
            counted[""] -= 1
    expected = tl.chances(delve(0, position=position), "down", ("slipped", "bitten"))
    seen = {"slipped": counted["slipped"], "bitten": counted["bitten"], None: counted[""]}
    square = sum((seen[o] - 600 * float(p)) ** 2 / (600 * float(p)) for o, p in expected.items())
    assert square < 9.21


# --- what it is given, and what it shows ------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("given", "message"),
    [
        ({"what": "down"}, "outcome: None does not say"),
        ({"what": "up", "outcome": "bitten"}, "not one of the options"),
        ({"what": "down", "outcome": 3}, "does not say which outcomes"),
        ({"what": "down", "outcome": "bitten", "until": 3}, "not names of events"),
        ({"what": "down", "outcome": lambda way: []}, "cannot be counted"),
        ({"what": "down", "outcome": lambda way: 1 / 0}, "outcome: the function failed"),
        ({"what": lambda game: game.nothing()}, "what: the function failed"),
        ({"what": "down", "outcome": "bitten", "alike": {"x": 3}}, "what is alike"),
        ({"what": "down", "outcome": "bitten", "answers": 3}, "answers"),
        ({"what": "down", "outcome": "bitten", "viewer": "P9"}, "no seat"),
        ({"what": "down", "outcome": "bitten", "limit": -1}, "not a possible number"),
        ({"what": "stay", "outcome": "bitten", "answers": {"go": "fly"}}, "not one of the options"),
    ],
)
def test_what_cannot_be_used_is_told(given: dict[str, Any], message: str) -> None:
    match = delve()
    before = fingerprint(match)
    with pytest.raises(tl.TabletopError, match=message):
        tl.chances(match, **given)
    assert fingerprint(match) == before


def test_a_game_that_is_over() -> None:
    match = delve().run()
    with pytest.raises(tl.TabletopError, match="over"):
        tl.chances(match, "down", "bitten")
    assert sum(tl.chances(match, lambda game: game.draw("danger", game.state.deck)).values()) == 1


def test_as_a_table_in_both_languages() -> None:
    found = tl.chances(delve(), "down", ("slipped", "bitten"), answers={"save": PASS}, names={"bitten": "a bite"})
    lines = found.to_text("en").split("\n")
    assert lines[0].startswith("slipped: 1/2 (50.0%)") and lines[-1].startswith("Exact: all ")
    assert {line.split(":")[0] for line in lines} == {"slipped", "none of these", "a bite", "Exact"}
    assert found.head("ko") == ["결과", "확률"] and "해당 없음" in found.to_text("ko")
    assert "<table>" in found._repr_html_() and "1/2 (50.0%)" in found._repr_html_()
    frame = found.to_frame()
    assert list(frame.columns) == ["outcome", "chance", "share", "error"] and frame["share"].sum() == pytest.approx(1)
    assert found.draw("en").faults() == [] == found.draw("ko").faults()


def test_the_average() -> None:
    assert tl.chances(delve(), lambda game: game.roll("die", range(1, 7))).average() == Fraction(7, 2)


def test_orders_are_left_alone() -> None:
    """A match with an unknown order shuffles as before."""
    assert list(Orders(["A", "B"])) == [("A", "B")]
