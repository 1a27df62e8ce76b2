"""Every reading of every rule makes its own difference: short stories in files that the game's facts name.
The facts also say how a story becomes a match record; here the stories are played, and none may be missing."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any, NamedTuple

import pytest

from tabletop_lab.engine import Game
from tabletop_lab.engine.core.errors import InvalidRecord
from tabletop_lab.engine.core.rules import readings
from tabletop_lab.engine.match import record

from ..facts import Facts
from ..finding import advice
from ..subject import FACTS, Subject

NEEDS = (FACTS,)


class Case(NamedTuple):
    """A story, one value of its parameter, and the answers that are played under it."""

    game: type[Game]
    facts: Facts
    story: dict[str, Any]
    value: Any
    then: list[Any]

    @property
    def rule(self) -> str:
        return str(self.story["rule"])

    @property
    def default(self) -> Any:
        return self.game.Rules.model_fields[self.rule].default

    def is_default(self) -> bool:
        """Whether the value is the default; a value may be written in several ways."""
        rules = self.game.Rules.read(self.story.get("with", {}) | {self.rule: self.value})
        return bool(getattr(rules, self.rule) == self.default)

    def tell(self, value: Any) -> None:
        """Play the story as a record, with all its expectations, under any value of its parameter."""
        told = self.facts.record(self.story, value, self.then)
        # JSON is valid YAML and faster to write.
        match = record.loads(json.dumps(told, indent=1), f"{self.rule} = {value}", check=True)
        assert match.broken_invariants() == []


def stories(subject: Subject) -> Iterator[Case]:
    """Yield each story of a game under each value it names.

    `under` is a mapping, or a list for values that cannot be keys.
    """
    facts = subject.facts
    assert facts is not None
    for story in facts.told():
        under = story["under"]
        pairs = under.items() if isinstance(under, dict) else ((part["value"], part["then"]) for part in under)
        yield from (Case(subject.game, facts, story, value, then) for value, then in pairs)


def differs(case: Case) -> bool:
    """Whether the story must be played differently than under the default reading."""
    return bool(case.story.get("differs", True)) and not case.is_default()


def pytest_generate_tests(metafunc: Any) -> None:
    """Make one test for each story and value of the game."""
    for name, wanted in (("case", lambda case: True), ("other", differs)):
        if name in metafunc.fixturenames:
            cases = [case for case in stories(metafunc.definition.parent.subject) if wanted(case)]
            metafunc.parametrize(name, cases, ids=lambda case: f"{case.rule}-{case.value}")


@advice(
    "The story of this reading does not come true: the reading does not do what it says.",
    "Mend the function that cites the clause of the reading, or the story.",
)
def test_the_reading_does_what_it_says(game: Any, case: Case) -> None:
    case.tell(case.value)


@advice(
    "Under the default reading the story comes true as well: the reading makes no difference, or the story "
    "does not show it.",
    "Let the function of the clause ask the rule, or write a story in which the readings differ.",
)
def test_the_rulebooks_own_reading_does_otherwise(game: Any, other: Case) -> None:
    with pytest.raises((AssertionError, InvalidRecord)):
        other.tell(other.default)


@advice(
    "A reading of the rules has no story that shows what it does.",
    "Add a story to readings.yaml (or the folder readings) with every value of the parameter.",
)
def test_every_reading_of_every_rule_has_a_story(game: Any, subject: Any, facts: Any) -> None:
    fields = game.Rules.model_fields
    told: dict[str, list[Any]] = {}
    for case in stories(subject):
        told.setdefault(case.rule, []).append(case.value)
    assert set(told) | facts.stories_elsewhere == set(fields)
    for name, values in told.items():
        assert all(reading in values for reading in readings(fields[name])), name
    differing = {case.rule for case in stories(subject) if not case.is_default()}
    assert differing | facts.one_value == set(told)
