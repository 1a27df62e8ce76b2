"""Exact chances: against a count by hand, against luck, under edited rules, for a seat; the match is untouched."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, replace
from fractions import Fraction
from itertools import permutations, product
from typing import Any, ClassVar

import pytest

import tabletop_lab as tl
from tabletop_lab.engine import (
    MODERATOR,
    PASS,
    Game,
    Result,
    Rules,
    State,
    clause,
    hidden,
    public,
    remembered,
    rule,
    seen_by_owner,
)
from tabletop_lab.engine.core.chance import stream
from tabletop_lab.engine.core.determinize import determinize
from tabletop_lab.engine.core.labels import Orders
from tabletop_lab.engine.core.memory import look
from tabletop_lab.engine.core.view import plain_copy
from tabletop_lab.engine.match.match import Match
from tabletop_lab.testing.sample import Market


class DelveRules(Rules):
    """What the rulebook leaves open."""

    need: int = rule(4, "DE-1", help="What the die must show.", ge=1, le=6)


@dataclass(slots=True)
class DelveState(State):
    """A deck of dangers, hands, a route whose order is fixed, and hit points."""

    hands: dict[str, list[str]] = seen_by_owner(factory=dict, pool="card")
    deck: list[str] = hidden(factory=list, pool="card")
    route: list[str] = hidden(factory=list, pool="route")
    sleeping: dict[str, list[str]] = remembered(factory=dict, pool="card")
    lives: dict[str, int] = public(factory=dict)
    turn: int = public(0)


CARDS = ("snake", "snake", "rope", "rope", "rope", "lamp", "gold")


class Delve(Game):
    """A seat goes down or stays: a die, then a card; a snake bites unless somebody throws a rope."""

    name, title = "delve", {"en": "Delve", "ko": "탐험"}
    seats, seats_clause = range(2, 4), "DE-0"
    Rules, State = DelveRules, DelveState
    bites: ClassVar[tuple[str, ...]] = ("snake",)

    def setup(self) -> None:
        """Two cards for each seat; the route is shuffled."""
        self.state = DelveState(
            hands={player: [] for player in self.players}, sleeping={player: [] for player in self.players},
            deck=list(CARDS), route=["left", "left", "right", "up"], lives=dict.fromkeys(self.players, 2),
        )  # fmt: skip
        for player in self.players:
            self.state.hands[player].append(self.draw("deal", self.state.deck, only=player))
        self.shuffle("route", self.state.route)

    def play(self) -> Result:
        """Turn by turn."""
        while self.state.turn < 6:
            self.safe_point()
            self.take_turn(self.players[self.state.turn % len(self.players)])
            self.state.turn += 1
        return Result(self.players)

    @clause("DE-1")
    def take_turn(self, player: str) -> None:
        """Down or not; first the weather of the turn, which all see."""
        self.roll("weather", ("dry", "wet"))
        if self.ask(player, "go", ("down", "stay")) == "down":
            self.go_down(player)

    @clause("DE-2")
    def go_down(self, player: str) -> None:
        """The die decides, then a card."""
        if self.roll("die", range(1, 7)) < self.rules.need:
            self.tell("slipped", player=player)
            return
        card = self.draw("danger", self.state.deck)
        self.tell("met", player=player, card=card)
        if card in self.bites:
            self.bitten(player)
        self.state.deck.append(card)

    @clause("DE-3")
    def bitten(self, player: str) -> None:
        """A rope saves."""
        ropes = {seat: ["rope"] for seat in self.players if "rope" in self.state.hands[seat]}
        for seat, rope in self.window("save", lambda: self.players, lambda seat: ropes.get(seat, ()), once=True):
            self.state.hands[seat].remove(rope)
            self.tell("saved", player=player, by=seat)
            return
        self.state.lives[player] -= 1
        self.tell("bitten", player=player)

    @clause("DE-4")
    def walk(self, count: int) -> tuple[str, ...]:
        """So many steps of the route."""
        return tuple(self.state.route.pop() for _ in range(count))

    @clause("DE-5")
    def shuffle_and_look(self, count: int) -> tuple[str, ...]:
        """The deck is shuffled, and its first cards are looked at."""
        self.shuffle("deck", self.state.deck)
        return tuple(self.state.deck[:count])


def delve(seed: int = 1, **more: Any) -> Match:
    return Match(Delve, players=2, seed=seed, **more)


def fingerprint(match: Match) -> Any:
    return match.state, match.answers, [entry.text("en") for entry in match.trace], repr(match.decision), match.seed


def less(pile: Any, *gone: str) -> list[str]:
    rest = list(pile)
    for card in gone:
        rest.remove(card)
    return rest


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


# --- what a seat may know ---------------------------------------------------------------------------------------------


def test_a_seat_counts_every_card_that_it_does_not_see() -> None:
    match = delve()
    mine = match.view("P1").hands["P1"]
    unseen = less(CARDS, *mine)
    found = tl.chances(
        match, "down", lambda way: [fact["card"] for fact in way.told("met")][:1] == ["snake"], viewer="P1"
    )
    assert found[True] == Fraction(unseen.count("snake"), 2 * len(unseen))
    assert found.supposes == ("hands",) and not found.exact
    assert "hands" in found.to_text("en")


def test_what_a_seat_learned_since_the_last_safe_point_counts() -> None:
    """P1 draws two cards unseen by P2, and then shows whether the second one is a snake."""

    class Showing(Delve):
        def take_turn(self, player: str) -> None:
            self.state.hands[player].append(self.draw("first", self.state.deck, only=player))
            card = self.draw("second", self.state.deck, only=player)
            self.tell("shown", snake=card == "snake")
            self.state.hands[player].append(card)
            self.ask(player, "go", ("down", "stay"))

    match = Match(Showing, players=2, seed=4)
    snake = match.trace.events("shown")[0].facts["snake"]
    unseen = less(CARDS, *match.view("P2").hands["P2"])
    worlds = [order for order in permutations(unseen, 3) if (order[2] == "snake") == snake]
    counted = Counter(order[1] for order in worlds)  # P1's hand, the first card, the second
    found = tl.chances(match, "down", lambda way: way.state.hands["P1"][1], viewer="P2")
    assert found == {card: Fraction(n, counted.total()) for card, n in counted.items()}
    assert tl.chances(match, "down", lambda way: way.state.hands["P1"][1]).keys() == {match.state.hands["P1"][1]}


@pytest.mark.parametrize("viewer", ["P1", "P2", None])
def test_worlds_that_a_viewer_cannot_tell_apart_give_equal_answers(viewer: Any) -> None:
    compared = 0
    for seed in range(8):
        match = delve(seed)
        worlds = []
        for other in range(6):
            world = match.determinize(viewer, other)
            position = plain_copy(world.as_dict())
            worlds.append(delve(seed, position=position))
        answers = []
        for one in worlds:
            assert one.view(viewer).as_dict() == match.view(viewer).as_dict()
            asked = [
                tl.chances(one, "down", ("slipped", "bitten"), viewer=viewer, plays=30),
                tl.chances(one, lambda game: game.walk(2), viewer=viewer, plays=30),
                tl.chances(one, lambda game: game.shuffle_and_look(2), viewer=viewer),
                tl.chances(one, lambda game: tuple(game.state.hands["P1"]), viewer=viewer),
            ]
            answers.append(
                [
                    (each.to_text("en"), list(each.items()), each.ways, each.simulated and list(each.simulated.items()))
                    for each in asked
                ]
            )
        assert all(answer == answers[0] for answer in answers)
        compared += any(one.state != worlds[0].state for one in worlds)
    assert compared > 5


def test_the_order_of_the_route_is_known_to_the_moderator_alone() -> None:
    match = delve()
    route = match.view(MODERATOR).route
    assert tl.chances(match, lambda game: game.walk(2)) == {(route[-1], route[-2]): 1}
    counted = Counter(order[:2] for order in permutations(route))
    assert tl.chances(match, lambda game: game.walk(2), viewer="P1") == {
        steps: Fraction(n, counted.total()) for steps, n in counted.items()
    }


def test_a_question_that_is_secret_is_not_answered_for_others() -> None:
    match = Match(Market, players=2, seed=3).run(until=lambda decision: decision.simultaneous)
    with pytest.raises(tl.TabletopError, match="not open to that viewer"):
        tl.chances(match, match.decision.options[0], "sold", viewer="P2")


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


def test_the_market_for_every_seat_in_worlds_that_it_cannot_tell_apart() -> None:
    """Answers since the last safe point count: what a seat is told must not depend on what it does not see."""
    compared = 0
    for seed in range(6):
        match = Match(Market, players=3, seed=seed).run(until=9 + 3 * seed)
        if match.decision is None or match.decision.name != "walk":
            continue
        viewer, run = match.decision.player, match._run
        checkpoint = run.checkpoints[-1]
        answers = set()
        for world in range(3):
            other = Match(Market, players=3, seed=seed).run(until=9 + 3 * seed)
            state = determinize(checkpoint.state, viewer, match.rules, stream(world, "redeal"), match.game)
            other._run.checkpoints[-1] = replace(other._run.checkpoints[-1], state=state)
            for option in match.decision.options:
                found = tl.chances(other, option, lambda way: way.events, viewer=viewer, plays=20)
                answers.add((option, found.to_text("en"), found.ways))
        assert len(answers) == len(match.decision.options)
        compared += 1
    assert compared > 1


def test_of_a_pile_of_which_one_card_is_known_nobody_knows_where_it_lies() -> None:
    """P1 has looked at the lamp among three cards that lie before P2; the place of the lamp is not P1's to know."""
    answers = set()
    for pile in permutations(("lamp", "rope", "rope")):
        position = {"hands": {"P1": ["gold"], "P2": []}, "deck": ["rope", "snake", "snake"]}
        match = delve(position={**position, "sleeping": {"P2": list(pile)}})
        state = match._run.game.state
        look(state, ("sleeping", "P2"), ("P1",), "lamp")
        unseen = ["rope", "rope", "rope", "snake", "snake"]
        worlds = [order for cards in permutations(unseen, 2) for order in permutations(("lamp", *cards))]
        counted = Counter(order[-2:] for order in worlds)
        found = tl.chances(
            match, lambda game: tuple(reversed([game.state.sleeping["P2"].pop() for _ in range(2)])), viewer="P1",
            plays=50,
        )  # fmt: skip
        assert found == {top: Fraction(n, counted.total()) for top, n in counted.items()}
        assert found.simulated is not None
        answers.add(repr((list(found.items()), found.ways, list(found.simulated.items()))))
    assert len(answers) == 1


def test_a_card_that_was_turned_up_since_the_last_safe_point_is_nowhere_else() -> None:
    """P1 draws a card that only P1 sees, then one that all see, twice as likely where two of its kind are left."""

    class Turning(Delve):
        def take_turn(self, player: str) -> None:
            self.state.hands[player].append(self.draw("first", self.state.deck, only=player))
            self.draw("second", self.state.deck)
            self.ask(player, "go", ("down", "stay"))

    kinds = set()
    for seed in (0, 1, 6, 7, 8, 9):
        match = Match(Turning, players=2, seed=seed)
        up = next(entry.value for entry in match.trace if entry.name == "second")
        unseen = less(CARDS, *match.view("P2").hands["P2"])
        worlds = [order for order in permutations(unseen, 3) if order[2] == up]
        counted = Counter(order[1] for order in worlds)
        found = tl.chances(match, "down", lambda way: way.state.hands["P1"][1], viewer="P2", plays=1_500)
        assert found == {card: Fraction(n, counted.total()) for card, n in counted.items()}
        assert found.simulated is not None
        for card, chance in found.items():
            assert abs(found.simulated.get(card) - chance) < 4 * max(found.simulated.error(card), 0.005)
        kinds.add(up)
    assert len(kinds) > 1
