"""What is left of a rule when nobody listens: only what tells goes, and all that was there for the telling alone."""

from __future__ import annotations

import ast
from textwrap import indent

import pytest

from tabletop_lab.engine import Game, Playout, RandomBot, Result
from tabletop_lab.engine.core import catalogue
from tabletop_lab.engine.tables.leave_out import LeaveOut
from tabletop_lab.engine.tables.untold import untold


def left(body: str, silent: frozenset[str] = frozenset(), safe: bool = False) -> str:
    """The body of a method once events but 'heard' are left out."""
    tree = ast.parse("def rule(self, votes, player):\n" + indent(body, "    "))
    function = tree.body[0]
    assert isinstance(function, ast.FunctionDef)
    LeaveOut({"heard"}, safe, silent).shorten(function)
    return "\n".join(ast.unparse(statement) for statement in function.body)


@pytest.mark.parametrize(
    ("before", "after"),
    [
        ("self.tell('died', player=player)", "pass"),
        ("self.tell('heard', player=player)", "self.tell('heard', player=player)"),
        ("self.tell('died', player=self.draw('card'))", "self.tell('died', player=self.draw('card'))"),
        ("self.tell('died' if votes else 'heard')", "self.tell('died' if votes else 'heard')"),
        ("self.safe_point()", "pass"),
        ("x = self.tell('died')\nreturn x", "x = self.tell('died')\nreturn x"),
        ("for p, n in votes.items():\n    self.tell('died', player=p, n=n)", "pass"),
        ("for p in self.ask_all(votes):\n    self.tell('died')", "for p in self.ask_all(votes):\n    pass"),
        ("for p in votes:\n    self.tell('died')\nreturn p", "for p in votes:\n    pass\nreturn p"),
        ("for p in votes:\n    self.tell('died')\nfor p in votes:\n    self.go(p)", "for p in votes:\n    self.go(p)"),
        ("for p in votes:\n    self.tell('died')\nreturn [p for p in p]",
         "for p in votes:\n    pass\nreturn [p for p in p]"),
        ("for p in votes:\n    self.tell('died')\nelse:\n    self.go()",
         "for p in votes:\n    pass\nelse:\n    self.go()"),
        ("if votes[player] > 2:\n    self.tell('died')", "pass"),
        ("if self.roll('die'):\n    self.tell('died')", "if self.roll('die'):\n    pass"),
        ("if votes:\n    self.tell('died')\nelse:\n    self.go()", "if votes:\n    pass\nelse:\n    self.go()"),
        ("if votes:\n    for p in votes:\n        if p:\n            self.tell('died')", "pass"),
        ("told = None if votes else ()\nself.tell('died', to=told)", "pass"),
        ("told = self.roll('die')\nself.tell('died', to=told)", "told = self.roll('die')"),
        ("n = 0\nn += 1\nself.tell('died', n=n)", "n = 0\nn += 1"),
        ("global n\nn = len(votes)", "global n\nn = len(votes)"),
        ("n = votes\nreturn lambda: n", "n = votes\nreturn lambda: n"),
        ("self.say(player)", "self.say(player)"),
    ],
)  # fmt: skip
def test_only_what_serves_the_telling_goes(before: str, after: str) -> None:
    assert left(before) == after


def test_calls_of_methods_in_which_nothing_is_left_go_with_their_harmless_arguments() -> None:
    silent = frozenset({"say"})
    assert left("self.say(player, votes[player])", silent) == "pass"
    assert left("self.say(self.draw('card'))", silent) == "self.say(self.draw('card'))"
    assert left("return self.say(player)", silent) == "return self.say(player)"
    assert left("other.say(player)", silent) == "other.say(player)"


def test_bots_that_fork_keep_the_safe_points() -> None:
    assert left("self.safe_point()", safe=True) == "self.safe_point()"


class Caller(Game):
    """A game that says everything through other methods."""

    name = "caller"

    def setup(self) -> None:
        self.said = 0

    def play(self) -> Result:
        self.call("P1")
        self.count("P1")
        return Result(("P1",))

    def call(self, player: str) -> None:
        """Calls twice over."""
        for other in self.players:
            self.say(other)

    def say(self, player: str) -> None:
        """Says it."""
        self.tell("said", player=player)

    def count(self, player: str) -> None:
        """Does something besides."""
        self.say(player)
        self.said += 1


class Loud(Caller):
    """Says more, and does something with it."""

    def say(self, player: str) -> None:
        self.said += 10


@pytest.mark.parametrize(("game", "heard", "names", "said"), [
    (Caller, frozenset(), {"count"}, 1),
    (Caller, frozenset({"said"}), {"call", "count"}, 1),
    (Loud, frozenset(), {"call", "count"}, 31),
])  # fmt: skip
def test_silence_goes_up_through_those_who_call(
    game: type[Game], heard: frozenset[str], names: set[str], said: int
) -> None:
    assert {"call", "count", "say"} & set(untold(game, heard).play.__code__.co_names) == names
    seats = ("P1", "P2")
    table = Playout(game, seats, game.Rules(), dict.fromkeys(seats, RandomBot()), dict.fromkeys(heard, ()))
    assert table.run(1).winners == ("P1",)
    assert table.game.said == said


def test_a_villages_announcements_cost_nothing() -> None:
    game = catalogue.find("tabula_wolves")
    called = set(untold(game, frozenset()).dawn.__code__.co_names)
    assert "say_wake" not in called and {"resolve_the_night", "announce_deaths"} <= called
    assert "say_wake" in untold(game, frozenset({"wake"})).dawn.__code__.co_names
