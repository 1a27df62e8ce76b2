"""Every reading of every rule makes its own difference: short stories in tests/games/<game>/readings.yaml.
How a story becomes a match record stands in the facts of the game; here is how it is told and that none is missing."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any, NamedTuple

import pytest
import yaml
from generic_games import ROOT, TOLD, name_of

from tabletop_lab.engine import Game, InvalidRecord
from tabletop_lab.engine.core.rules import readings
from tabletop_lab.engine.match import record
from tests.generic.facts import facts_of

EVERY_GAME = pytest.mark.parametrize("game", TOLD, ids=name_of)


class Case(NamedTuple):
    """A story, one value of its parameter, and what is played under it."""

    game: type[Game]
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
        """Play the story as a record, with everything it expects, under any value of its parameter."""
        told = facts_of(self.game).record(self.story, value, self.then)
        # JSON is YAML, and quicker to write.
        match = record.loads(json.dumps(told, indent=1), f"{self.rule} = {value}", check=True)
        assert match.broken_invariants() == []


def stories(game: type[Game]) -> Iterator[Case]:
    """Each story of a game under each value it names: `under` is a mapping, or a list for values that are no keys."""
    text = (ROOT / "tests" / "games" / game.name / "readings.yaml").read_text(encoding="utf-8")
    for story in yaml.safe_load(text):
        under = story["under"]
        pairs = under.items() if isinstance(under, dict) else ((part["value"], part["then"]) for part in under)
        yield from (Case(game, story, value, then) for value, then in pairs)


CASES = [case for game in TOLD for case in stories(game)]
OTHERS = [case for case in CASES if case.story.get("differs", True) and not case.is_default()]


def named(case: Case) -> str:
    return f"{case.game.name}-{case.rule}-{case.value}"


@pytest.mark.parametrize("case", CASES, ids=named)
def test_the_reading_does_what_it_says(case: Case) -> None:
    case.tell(case.value)


@pytest.mark.parametrize("case", OTHERS, ids=named)
def test_the_rulebooks_own_reading_does_otherwise(case: Case) -> None:
    with pytest.raises((AssertionError, InvalidRecord)):
        case.tell(case.default)


@EVERY_GAME
def test_every_reading_of_every_rule_has_a_story(game: Any) -> None:
    facts, fields = facts_of(game), game.Rules.model_fields
    told: dict[str, list[Any]] = {}
    for case in stories(game):
        told.setdefault(case.rule, []).append(case.value)
    assert set(told) | facts.stories_elsewhere == set(fields)
    for name, values in told.items():
        assert all(reading in values for reading in readings(fields[name])), name
    differing = {case.rule for case in stories(game) if not case.is_default()}
    assert differing | facts.one_value == set(told)
