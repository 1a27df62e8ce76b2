"""What each reading of teams, health points, hunters and the warden changes: the stories of readings_modes.yaml."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import yaml

from tabletop_lab.engine.core.errors import InvalidRecord
from tabletop_lab.engine.match import record
from tabletop_lab.games.tiedie.rules import TiedieRules
from tests.games.tiedie.facts import FACTS


def stories() -> Iterator[tuple[dict[str, Any], Any, list[Any]]]:
    """Each story with each value of its parameter and what is played under it."""
    text = Path(__file__).with_name("readings_modes.yaml").read_text(encoding="utf-8")
    for story in yaml.safe_load(text):
        yield from ((story, value, then) for value, then in story["under"].items() if then)


def tell(story: dict[str, Any], value: Any, then: list[Any]) -> None:
    """Play a story as a record, with all that it expects."""
    told = {key: part for key, part in FACTS.record(story, value, then).items() if part is not None}
    match = record.loads(json.dumps(told, indent=1), f"{story['rule']} = {value}", check=True)
    assert match.broken_invariants() == []


CASES = [pytest.param(*case, id=f"{case[0]['rule']}-{case[1]}") for case in stories()]


@pytest.mark.parametrize(("story", "value", "then"), CASES)
def test_the_reading_does_what_it_says(story: dict[str, Any], value: Any, then: list[Any]) -> None:
    tell(story, value, then)
    usual = TiedieRules.model_fields[story["rule"]].default
    if value != usual:
        with pytest.raises((AssertionError, InvalidRecord)):
            tell(story, usual, then)
