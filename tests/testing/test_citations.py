"""Citations that are not true of what happened are noticed: each fault is a clause more on one function of the sample.
What is not noticed stands here too, so that nobody counts on it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

import pytest

from tabletop_lab.engine import Content, Game, Result, Rules, State, clause, public, rule
from tabletop_lab.engine.core.clause import clauses_of
from tabletop_lab.engine.match.match import Match
from tabletop_lab.testing.checks import citations as checks
from tabletop_lab.testing.citations import Citations, elsewhere, named_after, strangers, varying
from tabletop_lab.testing.sample import Market


def with_clause(name: str, *more: str) -> type[Game]:
    """The sample game with further clauses on one function."""
    plain: Any = getattr(Market, name)

    def played(self: Any, *args: Any, **facts: Any) -> Any:
        return plain(self, *args, **facts)

    played.__name__, played.__wrapped__ = name, plain  # type: ignore[attr-defined]
    return type("Market", (Market,), {name: clause(*clauses_of(plain), *more)(played), "__module__": Market.__module__})


def heard(game: type[Game], games: int = 6) -> Citations:
    """What some games of random players cite."""
    found = Citations()
    for seed in range(games):
        found.hear(Match(game, players=2 + seed % 3, seed=seed).run("random"))
    return found


@lru_cache(maxsize=1)
def sound() -> Citations:
    return heard(Market)


def test_the_sample_game_is_sound() -> None:
    assert strangers(Market) == {} and varying(Market, sound()) == {} and not sound().twice
    assert elsewhere(sound()) == {}
    assert {name for name, _ in sound().did} >= {"walk", "award", "drink_tea"}


def test_a_clause_of_another_chapter() -> None:
    """The wage of the gate under the clause of the evening's lot."""
    assert strangers(with_clause("run_errands", "LM-6.3")) == {"run_errands": ("LM-5.1", "LM-6.3")}


def test_a_clause_of_another_chapter_that_the_rulebook_names() -> None:
    """A text that says how two clauses belong together is enough."""

    class Told(with_clause("run_errands", "LM-6.3")):  # type: ignore[misc]
        rulebook_text = {"en": "### LM-5.1 Gate\nRun errands; what you earn buys lots (LM-6.3).\n\n*Source:* house\n"}

    assert strangers(Told) == {}


def test_a_function_that_does_now_this_and_now_that() -> None:
    """A lot that nobody bids for is not paid."""
    game = with_clause("award", "LM-6.2")
    assert strangers(game) == {} and varying(game, heard(game)) == {"award": ["lot_unsold", "lot_won"]}


def test_a_clause_that_an_inner_function_carries_out() -> None:
    game = with_clause("evening", "LM-6.3")
    assert heard(game).twice == {("evening", "LM-6.3", "award")}


def test_a_clause_that_has_a_function_of_its_own() -> None:
    """Of the same chapter, on a function that always does the same: the wage under the clause of the barter."""
    game = with_clause("run_errands", "LM-5.4")
    assert strangers(game) == {} and varying(game, heard(game)) == {} and not heard(game).twice
    assert elsewhere(heard(game)) == {"run_errands": {"LM-5.4": ["barter"]}}


def test_what_nobody_can_notice() -> None:
    """A clause of the same chapter without a function that tells anything: a reader has to see that it is untrue."""
    game = with_clause("find_the_order", "LM-2.3")
    assert strangers(game) == {} and varying(game, heard(game)) == {} and elsewhere(heard(game)) == {}


# --- clauses on cards that are not in the game ------------------------------------------------------------------------


class Zoo(Content):
    """Cards with a kind each."""

    def kind(self, card: str) -> str:
        return card.rstrip("0123456789") if card[-1:].isdigit() else ""


@dataclass(slots=True)
class Cages(State):
    """The animals that there are."""

    animals: list[str] = public(factory=list, pool="animal")


class ZooRules(Rules):
    """Whether there are bears."""

    bears: bool = rule(False, "ZO-1", help="Whether there are bears.")


def zoo(feed_the_bears: Callable[[Any], bool]) -> type[Game]:
    """A game that feeds its animals: all of them, and the bears when it thinks so."""

    class Feeding(Game):
        name, title, seats = "zoo", {"en": "Zoo"}, range(2, 3)
        Rules, State, content = ZooRules, Cages, Zoo()
        rulebook_text = {
            "en": "# Zoo\n\n### ZO-1 Feeding\nAll are fed.\n\n### ZO-2 Brown bear\nIt is fed.\n\n"
            "### ZO-2.1 Honey\nOf honey.\n"
        }

        def setup(self) -> None:
            self.state = Cages(animals=["seal1", "bear1"] if self.rules.bears else ["seal1", "seal2"])

        def play(self) -> Result:
            self.safe_point()
            self.feed()
            if feed_the_bears(self):
                self.give_honey()
            return Result(("P1",))

        @clause("ZO-1")
        def feed(self) -> None:
            self.tell("fed")

        @clause("ZO-2.1")
        def give_honey(self) -> None:
            self.tell("honey")

    return Feeding


def about(game: type[Game]) -> Citations:
    found = Citations()
    for bears in (True, False):
        found.hear(Match(game, players=2, rules={"bears": bears}).run("random"))
    return found


class Heard:
    """Stands for a subject whose corpus has been played."""

    def __init__(self, citations: Citations) -> None:
        self.citations = citations


@pytest.mark.parametrize("when", ["always", "with bears"])
def test_a_clause_on_a_card_that_is_not_in_the_game(when: str, monkeypatch: pytest.MonkeyPatch) -> None:
    game = zoo(lambda table: when == "always" or table.rules.bears)
    found = about(game)
    assert found.kinds == {"seal", "bear"}
    assert named_after(game.rulebook("en"), found.kinds) == {"ZO-2": "bear", "ZO-2.1": "bear"}
    monkeypatch.setattr(checks, "corpus", Heard)
    if when == "always":
        with pytest.raises(AssertionError, match="ZO-2.1"):
            checks.test_what_is_not_in_the_game_is_not_cited(game, found)
    else:
        checks.test_what_is_not_in_the_game_is_not_cited(game, found)
