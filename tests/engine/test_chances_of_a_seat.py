"""Chances for a seat: every card that it does not see counts, and nothing that it may not know."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from fractions import Fraction
from itertools import permutations
from typing import Any

import pytest

import tabletop_lab as tl
from tabletop_lab.engine import MODERATOR
from tabletop_lab.engine.core.chance import stream
from tabletop_lab.engine.core.determinize import determinize
from tabletop_lab.engine.core.memory import look
from tabletop_lab.engine.core.view import plain_copy
from tabletop_lab.engine.match.match import Match
from tabletop_lab.testing.sample import Market
from tests.engine.delve import CARDS, Delve, delve, less


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
