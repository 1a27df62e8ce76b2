"""Options that say more than a text, and which places of the board a question is about."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, NamedTuple

import pytest
from tiny_games import script

import tabletop_lab as tl
from tabletop_lab.engine import Option, Places, Subsets, label, sort_key
from tabletop_lab.engine.core.routes import lead_through, single_places


@dataclass(frozen=True, slots=True)
class Jump(Option):
    """From one square to another; as a slotted dataclass whose fields have the names the engine asks for."""

    label: str
    places: tuple[str, ...]
    order: tuple[int, ...] = (0,)

    def words(self, words: Any, decision: Any = None) -> str:
        return f"{self.label} {'now' if decision else 'then'} {words.lang}"

    def note(self, words: Any, decision: Any) -> str:
        return f"asked of {decision.player}"


class Pair(NamedTuple):
    start: str
    end: str


class Slide(Pair, Option):
    """A tuple that is an option."""

    @property
    def label(self) -> str:
        return f"{self.start}-{self.end}"


class Shout(str, Option):
    """A text that is an option."""

    def words(self, words: Any, decision: Any = None) -> str:
        return f"{self}!"


class Quiet(str, Option):
    """One that leaves its words to the messages."""


class Nameless(Option):
    """One that does not say how it is written."""


def asked(*options: Any) -> tl.Match:
    return tl.Match(script(lambda game: game.ask("P1", "jump", options)))


def test_labels_and_order() -> None:
    far, near = Jump("a>c", ("a", "c"), (2,)), Jump("a>b", ("a", "b"), (1,))
    options = (Shout("stop"), 3, ("x", "y"), near, far)
    assert [label(option) for option in options] == ["stop", "3", "x + y", "a>b", "a>c"]
    assert sorted(reversed(options), key=sort_key) == list(options)
    assert label(Slide("a", "b")) == "a-b" == str(Slide("a", "b")), "no list of parts"
    assert Jump("a", ()) == Jump("a", ()) and Jump("a", ()).order == (0,)
    with pytest.raises(AttributeError, match="label"):
        label(Nameless())


def test_words_and_notes_of_the_question_and_of_the_trace() -> None:
    jump = Jump("a>b", ("a", "b"))
    match = asked(jump, Shout("hey"))
    decision = match.decision
    assert decision.option_text(jump) == "a>b now en" and decision.option_text(jump, "ko") == "a>b now ko"
    assert decision.option_note(jump) == "asked of P1" and decision.option_note(Shout("hey")) == ""
    assert decision.option_text(Shout("hey")) == "hey!"
    match.play("a>b")
    assert "a>b then en" in match.trace.to_text("en") and match.answers[0].label == "a>b"


def test_words_that_an_option_leaves_to_the_messages() -> None:
    game = script(lambda game: game.ask("P1", "jump", (Quiet("over"), Quiet("under"))))
    game.messages = {"en": "option-jump-over = Over it\nnote-jump-over = costs 1", "ko": "option-jump-over = 넘기"}
    over, under = tl.Match(game).decision.options
    decision = tl.Match(game).decision
    assert decision.option_text(over) == "Over it" and decision.option_text(over, "ko") == "넘기"
    assert decision.option_note(over) == "costs 1" and decision.option_note(under) == ""
    assert decision.option_text(under) == "under"


def test_the_question_says_which_places_are_options() -> None:
    decision = asked(*Places([2, 3, "stop"])).decision
    assert decision.places == {}, "a plain list says nothing of places"
    decision = tl.Match(script(lambda game: game.ask("P1", "walk", Places([2, 3, "stop"])))).decision
    assert decision.places == {"2": 2, "3": 3, "stop": "stop"} and decision.routes is None
    assert asked("P2", "nobody", 1).decision.places == {"P2": "P2"}, "a seat is a place"
    one, two = Jump("a", ("a",)), Jump("b", ("b",))
    assert asked("pass", one, two).decision.places == {"a": one, "b": two}
    assert asked(0, 1, 2).decision.places == {} and asked(0, 1, 2).decision.routes is None


def test_ways_over_several_places_are_routes() -> None:
    way = Jump("a>b", ("a", "b"))
    decision = asked("pass", way).decision
    assert decision.places == {} and decision.routes is not None
    assert decision.routes.along(("a",)) == [way] and decision.routes.complete(("a", "b")) == [way]
    assert set(decision.routes.ahead(()).on) == {"a"}


def test_a_family_too_large_to_look_through_is_not() -> None:
    cards = [f"R{i}" for i in range(30)]
    assert not lead_through(Subsets(cards)) and single_places(Subsets(cards), ("P1",)) == {}
    assert single_places(range(10**9), ("P1",)) == {} and single_places((), ()) == {}


def test_a_window_keeps_the_places_beside_its_pass() -> None:
    def body(game: Any) -> None:
        for _ in game.window("react", lambda: game.players, lambda seat: Places(["a", "b"]), once=True):
            pass

    decision = tl.Match(script(body)).decision
    assert decision.options == ("a", "b", "pass") and set(decision.places) == {"a", "b", "pass"}
