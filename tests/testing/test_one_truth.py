"""Games that do not go by one truth are noticed: a restated rule, a kept answer, an error passed over, a batch that
leaves something out, and a function that nobody calls."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass
from typing import Any, ClassVar

import pytest

from tabletop_lab.engine import Game, Refusal, Result, Rules, State, clause
from tabletop_lab.testing.checks import one_truth as checks
from tabletop_lab.testing.finding import Finding
from tabletop_lab.testing.one_truth import goes_on_as_a_cell, goes_on_as_a_file, reached, tagged
from tabletop_lab.testing.subject import Subject


class NoRules(Rules):
    """Nothing can be changed."""


@dataclass(slots=True)
class Nothing(State):
    """Nothing lies on the table."""


class Plain(Game):
    """A game of one question, as it should be."""

    name, title, seats = "plain", {"en": "Plain"}, range(2, 3)
    Rules, State = NoRules, Nothing

    def setup(self) -> None:
        self.state = Nothing()

    def play(self) -> Result:
        self.safe_point()
        self.ask("P1", "number", self.numbers(), self.no_numbers)
        self.announce()
        return Result(("P1",))

    @clause("PL-1")
    def numbers(self) -> tuple[int, ...]:
        """Which numbers there are."""
        return (1, 2)

    @clause("PL-2")
    def no_numbers(self, player: str) -> Iterator[Refusal]:
        """Why not the others."""
        yield Refusal(3, "PL-2", "too_large")

    @clause("PL-3")
    def announce(self) -> None:
        """That it was said."""
        self.tell("said")


class Restated(Plain):
    """What may be chosen is said a second time."""

    def play(self) -> Result:
        self.safe_point()
        self.ask("P1", "number", (1, 2), self.no_numbers)
        self.announce()
        return Result(("P1",))


class Kept(Plain):
    """What may be chosen is kept for all games of one name."""

    kept: ClassVar[dict[str, tuple[int, ...]]] = {}

    def play(self) -> Result:
        self.safe_point()
        numbers = self.kept.get(self.name) or self.kept.setdefault(self.name, self.numbers())
        self.ask("P1", "number", numbers, self.no_numbers)
        self.announce()
        return Result(("P1",))


class Forgiving(Plain):
    """A rule that fails is passed over."""

    def play(self) -> Result:
        self.safe_point()
        self.ask("P1", "number", self.numbers(), self.no_numbers)
        with suppress(AssertionError, IndexError):
            self.announce()
        return Result(("P1",))


class OnlyTold(Plain):
    """Batches, which keep no trace, do without what is told."""

    def play(self) -> Result:
        self.safe_point()
        self.ask("P1", "number", self.numbers(), self.no_numbers)
        if hasattr(self.table, "notes"):
            self.announce()
        return Result(("P1",))


EVERYWHERE = "a match goes on and a batch goes on"
FAULTY = {
    Kept: f"without numbers [PL-1] {EVERYWHERE}: 2 players, seed 2, rules {{}}",
    Forgiving: f"without announce [PL-3] {EVERYWHERE}: 2 players, seed 2, rules {{}}",
    OnlyTold: "without announce [PL-3] a batch goes on: 2 players, seed 2, rules {}",
}
KINDS = pytest.mark.parametrize("goes_on", [goes_on_as_a_cell, goes_on_as_a_file])


@KINDS
def test_a_game_of_one_truth_passes(goes_on: Any) -> None:
    subject = Subject(Plain)
    checks.test_play_comes_to_every_function_that_carries_out_a_clause(Plain, subject)
    checks.test_whoever_edits_a_clause_changes_what_is_played(Plain, subject, goes_on)
    assert set(reached(subject)) == set(tagged(Plain)) == {"numbers", "no_numbers", "announce"}


@KINDS
@pytest.mark.parametrize("game", FAULTY, ids=lambda game: game.__name__)
def test_a_second_truth_is_noticed(game: type[Game], goes_on: Any) -> None:
    """Each of these games has one fault, and that one is found and no other."""
    Kept.kept.clear()
    with pytest.raises(Finding) as error:
        checks.test_whoever_edits_a_clause_changes_what_is_played(game, Subject(game), goes_on)
    assert str(error.value) == FAULTY[game]
    assert error.value.match.endswith(f"match = tl.Match({game.__name__}, 2, seed=2, bots='random')")


@KINDS
def test_nobody_asks_what_is_said_a_second_time(goes_on: Any) -> None:
    check, subject = checks.test_play_comes_to_every_function_that_carries_out_a_clause, Subject(Restated)
    with pytest.raises(Finding, match=r"does not come to: \{'numbers': \('PL-1',\)\}"):
        check(Restated, subject)
    assert list(goes_on(Restated, "numbers", reached(subject)["announce"])) == ["a match goes on", "a batch goes on"]


class Uncalled(Plain):
    """One tagged function is called by nobody."""

    @clause("PL-4")
    def applause(self) -> None:
        """Everybody claps."""


class Excused(Uncalled):
    """The game says why."""

    @classmethod
    def not_by_play(cls) -> dict[str, str]:
        return {"applause": "Clapping is done by the people at the table."}


class Overexcused(Excused):
    """Play does come to it."""

    def play(self) -> Result:
        self.applause()
        return super().play()


def test_a_function_that_play_does_not_come_to_needs_a_reason() -> None:
    check = checks.test_play_comes_to_every_function_that_carries_out_a_clause
    with pytest.raises(Finding, match=r"does not come to: \{'applause': \('PL-4',\)\}"):
        check(Uncalled, Subject(Uncalled))
    check(Excused, Subject(Excused))
    with pytest.raises(Finding, match=r"not_by_play\(\) names \['applause'\]"):
        check(Overexcused, Subject(Overexcused))
