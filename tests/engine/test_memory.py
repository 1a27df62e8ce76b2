"""What a seat has seen is remembered until it is lost from sight; worlds made by a redeal keep to it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import pytest

from tabletop_lab.engine import HIDDEN, MODERATOR, Game, Result, State, public, remembered
from tabletop_lab.engine.core.memory import known_at
from tabletop_lab.engine.match.match import Match

SEATS = ("P1", "P2", "P3")


@dataclass(slots=True)
class Table(State):
    """Tokens on squares, cards in hands, and what is held openly."""

    hands: dict[str, list[str]] = remembered(factory=dict, owner=True, pool="card")
    tokens: dict[str, str] = remembered(factory=dict, pool="token")
    held: dict[str, str] = remembered(factory=dict, pool="token")
    count: int = public(0)


def playing(script: Any) -> Match:
    """A match in which these calls of verbs were made, then it waits."""

    class Looking(Game):
        name, seats, State = "looking", range(3, 4), Table

        def setup(self) -> None:
            self.state = Table(
                hands={"P1": ["a", "b"], "P2": ["c", "d"], "P3": ["e", "e"]},
                tokens={"north": "red", "south": "blue"},
            )

        def play(self) -> Result:
            self.safe_point()
            script(self)
            self.safe_point()
            self.ask("P1", "wait", ("on",))
            return Result(("P1",))

    return Match(Looking)


def test_owners_see_their_hands_and_others_nothing() -> None:
    match = playing(lambda game: None)
    assert match.view("P1").hands == {"P1": ["a", "b"], "P2": [HIDDEN] * 2, "P3": [HIDDEN] * 2}
    assert match.view(None).tokens == {"north": HIDDEN, "south": HIDDEN}


def test_who_has_looked_sees_it_and_what_is_known_stands_first() -> None:
    match = playing(lambda game: (game.look("hands", "P2", "d", by="P1"), game.look("tokens", "north", by=("P3",))))
    assert match.view("P1").hands["P2"] == ["d", HIDDEN]  # first, wherever it lies: the place would tell the rest
    assert match.view("P3").hands["P2"] == [HIDDEN, HIDDEN]
    assert [match.view(seat).tokens["north"] for seat in (*SEATS, None)] == [HIDDEN, HIDDEN, "red", HIDDEN]


def test_the_order_of_a_hand_that_is_known_card_by_card_is_not_told() -> None:
    """P1 has seen both cards that P2 holds, one after the other, and not which of them was drawn first."""

    def seen(cards: list[str]) -> Any:
        def script(game: Any) -> None:
            game.state.hands["P2"] = cards
            for card in "dc":
                game.look("hands", "P2", card, by="P1")

        return playing(script).view("P1").hands["P2"]

    assert seen(["c", "d"]) == seen(["d", "c"]) == ["c", "d"]


def test_face_up_for_everybody() -> None:
    match = playing(lambda game: game.look("tokens", "south"))
    assert [match.view(viewer).tokens["south"] for viewer in (*SEATS, None, MODERATOR)] == ["blue"] * 5


def test_what_leaves_unseen_takes_the_knowledge_with_it() -> None:
    def script(game: Game) -> None:
        game.look("hands", "P2", by=("P1", "P3"))
        game.take_out("hands", "P2", "c", seen_by=("P2", "P3"))

    match = playing(script)
    assert match.view("P1").hands["P2"] == [HIDDEN]  # it could have been either
    assert match.view("P3").hands["P2"] == ["d"]


def test_of_two_equal_cards_the_known_one_is_the_one_that_left() -> None:
    def script(game: Game) -> None:
        game.look("hands", "P3", "e", by="P1")
        game.take_out("hands", "P3", "e")

    assert playing(script).view("P1").hands["P3"] == [HIDDEN]


def test_what_is_moved_in_sight_stays_known() -> None:
    def script(game: Game) -> None:
        game.look("tokens", "north", by="P2")
        game.shift(("tokens", "north"), ("held", "P3"))

    match = playing(script)
    assert match.view("P2").held == {"P3": "red"} and match.view("P1").held == {"P3": HIDDEN}
    assert "north" not in match.view("P2").tokens


def test_a_thing_put_in_its_place_is_not_the_thing_that_was_seen() -> None:
    def script(game: Game) -> None:
        game.look("tokens", "north", by="P1")
        game.state.tokens["north"] = "green"

    assert playing(script).view("P1").tokens["north"] is HIDDEN


def test_redeals_keep_to_what_was_seen_and_others_know_what_lies_there_in_that_world() -> None:
    match = playing(lambda game: (game.look("hands", "P2", "d", by="P1"), game.look("hands", "P1", "a", by="P3")))
    seen = match.view("P1")
    worlds = set()
    for seed in range(30):
        state = match.determinize("P1", seed)._state
        worlds.add(tuple(state.hands["P2"]))
        assert "d" in state.hands["P2"] and state.hands["P1"] == ["a", "b"]
        assert known_at(state, "P3", ("hands", "P1")) == ["a"]
        assert type(seen)(state, "P1", SEATS, match.rules).hands == seen.hands
    assert len(worlds) > 1
    for seed in range(30):  # for P2, who does not see P1's hand: whatever lies there, P3 has seen one card of it
        state = match.determinize("P2", seed)._state
        assert set(known_at(state, "P3", ("hands", "P1"))) <= set(state.hands["P1"])


def test_undo_brings_back_what_was_known() -> None:
    match = playing(lambda game: game.look("hands", "P2", by="P1")).play("on")
    assert match.undo().view("P1").hands["P2"] == ["c", "d"]


@pytest.mark.parametrize(
    ("script", "said"),
    [
        (lambda game: game.look("hands", "P2", "a", by="P1"), "'a' does not lie in hands\\['P2'\\]"),
        (lambda game: game.look("pockets", "P2", by="P1"), "no field 'pockets'"),
        (lambda game: game.shift(("hands", "P1"), ("held", "P1")), "is a list"),
        (lambda game: game.tell("seen", only="north"), "'north' is to learn of it, but there is no such seat"),
    ],
)
def test_mistakes_are_named(script: Any, said: str) -> None:
    with pytest.raises(ValueError, match=said):
        playing(script)


class Shown(Game):
    """A setup in which all tokens and one hand are shown to P1, and lie as luck will have it."""

    name, seats, State = "shown", range(3, 4), Table

    def setup(self) -> None:
        tokens = ["red", "blue"]
        self.shuffle("tokens", tokens)
        self.state = Table(
            hands={"P1": ["a", "b"], "P2": ["c", "d"], "P3": ["e", "e"]},
            tokens=dict(zip(("north", "south"), tokens, strict=True)),
        )
        for square in self.state.tokens:
            self.look("tokens", square, by="P1")
        self.look("hands", "P2", by="P1")

    def play(self) -> Result:
        self.ask("P1", "wait", ("on",))
        return Result(("P1",))


def test_a_position_forgets_what_a_setup_that_never_was_has_shown() -> None:
    """What is told of two positions must not depend on whether hidden things lie as that setup laid them."""
    told = []
    for north, south in (("red", "blue"), ("blue", "red")):
        match = Match(Shown, seed=1, position={"tokens": {"north": north, "south": south}})
        told.append(match.view("P1").tokens)
        assert match.view("P1").hands["P2"] == ["c", "d"]  # of what the position does not name, the setup holds
    assert told == [{"north": HIDDEN, "south": HIDDEN}] * 2
    again = Match(Shown, seed=1, position={"hands": {"P2": ["c", "d"]}})
    assert again.view("P1").hands["P2"] == [HIDDEN] * 2 and HIDDEN not in again.view("P1").tokens.values()
