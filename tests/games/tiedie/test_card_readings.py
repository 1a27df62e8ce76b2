"""What each reading of search, sleep cards and characters changes: the stories of readings_cards.yaml."""

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

USUAL = {
    "phase": "action",
    "cycle": ["P1", "P2", "P3"],
    "start_player": "P1",
    "pawn": {"P1": "T5(1,1)", "P2": "T5(1,2)", "P3": "T9(4,4)"},
    "targets": {"P1": "P2", "P2": "P3", "P3": "P1"},
    "placed": {"P1": "move"},
    "asleep": {"P2": "choice", "P3": "choice"},
}
"""Where a story begins if it does not say otherwise: P1 is about to move, the others sleep."""


def stories() -> Iterator[tuple[dict[str, Any], Any, list[Any]]]:
    """Each story with each value of its parameter and what is played under it."""
    text = Path(__file__).with_name("readings_cards.yaml").read_text(encoding="utf-8")
    for story in yaml.safe_load(text):
        yield from ((story, value, then) for value, then in story["under"].items() if then)


def tell(story: dict[str, Any], value: Any, then: list[Any]) -> None:
    """Play a story as a record, with all that it expects."""
    usual = {"mode": "tail", "map_layout": "M1", "character_assign": "none"}
    told = {
        "game": "tiedie",
        "players": 3,
        "seed": 1,
        "rules": usual | story.get("with", {}) | {story["rule"]: value},
        "position": USUAL | story.get("position", {}),
        "play": [*story.get("play", []), *then],
    }
    told["position"]["pawn"] = USUAL["pawn"] | told["position"]["pawn"]
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
