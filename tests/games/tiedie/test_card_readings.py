"""What each reading of search, sleep cards and characters changes: the stories of readings_cards.yaml."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import yaml

from tabletop_lab.engine.core.errors import InvalidRecord
from tabletop_lab.games.tiedie.rules import TiedieRules
from tests.games.tiedie.stories import tell


def stories() -> Iterator[tuple[dict[str, Any], Any, list[Any]]]:
    """Each story with each value of its parameter and what is played under it."""
    text = Path(__file__).with_name("readings_cards.yaml").read_text(encoding="utf-8")
    for story in yaml.safe_load(text):
        yield from ((story, value, then) for value, then in story["under"].items() if then)


def under(story: dict[str, Any], value: Any, then: list[Any]) -> None:
    tell(
        f"{story['rule']} = {value}",
        [*story.get("play", []), *then],
        rules=story.get("with", {}) | {story["rule"]: value},
        position=story.get("position"),
        players=story.get("players", 3),
    )


CASES = [pytest.param(*case, id=f"{case[0]['rule']}-{case[1]}") for case in stories()]


@pytest.mark.parametrize(("story", "value", "then"), CASES)
def test_the_reading_does_what_it_says(story: dict[str, Any], value: Any, then: list[Any]) -> None:
    under(story, value, then)
    usual = TiedieRules.model_fields[story["rule"]].default
    if value != usual:
        with pytest.raises((AssertionError, InvalidRecord)):
            under(story, usual, then)
