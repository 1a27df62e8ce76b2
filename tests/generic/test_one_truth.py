"""One truth: whoever edits a function that carries out a clause changes what is played, in matches and batches alike.

Each such function is edited so that it can only fail, as a `%%rule` cell would and as another text of its file would;
the game in which play comes to it must fail in both, with the same error. A second implementation, an answer that was
kept, or a batch that leaves something out, goes on without it.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any, ClassVar

import pytest
from generic_games import GAMES, name_of
from one_truth import FAILS, Table, as_cell, in_its_file, reached, shown, tagged

import tabletop_lab as tl
from tabletop_lab.engine import Game, Refusal, Result, Rules, State, clause

NOT_BY_PLAY: Mapping[str, Mapping[str, str]] = {}
"""For a game the tagged functions that no play comes to, each with the reason: {game: {function: reason}}."""

EVERY_GAME = pytest.mark.parametrize("game", GAMES, ids=name_of)
EVERY_FUNCTION = pytest.mark.parametrize(
    ("game", "name"),
    [pytest.param(game, name, id=f"{game.name}-{name}") for game in GAMES for name in tagged(game)],
)


@EVERY_GAME
def test_play_comes_to_every_function_that_carries_out_a_clause(game: Any) -> None:
    listed = NOT_BY_PLAY.get(game.name, {})
    assert sorted(set(tagged(game)) - set(reached(game))) == sorted(listed)
    assert all(listed.values()), "each with its reason"


def table_of(game: type[Game], name: str) -> Table:
    """The game in which play comes to a function."""
    if name in NOT_BY_PLAY.get(game.name, {}):
        pytest.skip(NOT_BY_PLAY[game.name][name])
    assert name in reached(game), "no play comes to this function: is it a second implementation?"
    return reached(game)[name]


@EVERY_FUNCTION
def test_a_cell_changes_what_is_played(game: Any, name: str) -> None:
    demand_the_cell(game, name, table_of(game, name))


@EVERY_FUNCTION
def test_another_text_in_its_file_changes_what_is_played(game: Any, name: str, tmp_path: Path) -> None:
    demand_the_file(game, name, table_of(game, name), tmp_path)


def demand_the_cell(game: type[Game], name: str, table: Table) -> None:
    """A match and a row both fail at the edited function, and name its clause."""
    broken = as_cell(game, name)
    first = tagged(game)[name][0]
    where = f"{first} {name}, line 3: AssertionError: {FAILS} [{first}]"
    with pytest.raises(tl.RuleError) as error:
        table.match(broken)
        pytest.fail(f"the match goes on without {name}: {shown(table)}")
    assert str(error.value) == where
    assert table.row(broken)["error"] == f"RuleError: {where}", shown(table)


def demand_the_file(game: type[Game], name: str, table: Table, folder: Path) -> None:
    """A match and a row both fail with the function's own error: at something told that cannot be said."""
    broken = in_its_file(game, name, folder)
    with pytest.raises(IndexError, match="tuple index out of range") as error:
        table.match(broken)
        pytest.fail(f"the match goes on without {name}: {shown(table)}")
    assert error.traceback[-1].name == name
    assert table.row(broken)["error"] == "IndexError: tuple index out of range", shown(table)


# --- the test notices -------------------------------------------------------------------------------------------------


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


@pytest.mark.parametrize(("game", "name"), [
    (Plain, None), (Restated, "numbers"), (Kept, "numbers"), (Forgiving, "announce"), (OnlyTold, "announce"),
])  # fmt: skip
def test_a_second_truth_is_noticed(game: type[Game], name: str | None, tmp_path: Path) -> None:
    """Each of these games has one fault, and the same demands as above find it and nothing else."""
    found = set()
    for each in tagged(game):
        table = Table(2, 1, bots="curious")
        if game is Kept:
            table.match(game)  # somebody has played it before
        for k, demand in enumerate((demand_the_cell, demand_the_file)):
            try:
                demand(game, each, table, *([tmp_path] * k))
            except (AssertionError, pytest.fail.Exception):
                found.add(each)
    assert found == ({name} if name else set())
