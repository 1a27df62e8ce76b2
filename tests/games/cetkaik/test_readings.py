"""Every reading of every rule makes its own difference: short stories in readings.yaml beside this file.
Here is only how they are told and that none is missing."""

import json
from pathlib import Path
from typing import Any

import pytest
import yaml

from tabletop_lab.engine import InvalidRecord, Match, record
from tabletop_lab.engine.rules import readings
from tabletop_lab.games.cetkaik.rules import CetkaikRules

FOLDER = Path(__file__).parent
FIELDS = CetkaikRules.model_fields
NOTHING = ".................."


def rows(**filled: str) -> str:
    """A board from the rows that are not empty."""
    return "/".join(filled.get(row, NOTHING) for row in ("A", "E", "I", "U", "O", "Y", "AI", "AU", "IA"))


BOARDS = {
    "king_over_tam": rows(O="......rk**........", AI="........bN........"),
    "bow_and_tam": rows(O="**................", IA="rB................"),
    "bow_in_the_corner": rows(A="................**", IA="rBrP.............."),
    "shaman": rows(A="**................", E="......bp..........", U="......rP..........", Y="......bM.........."),
    "protection": rows(A="**................", I="..bB..bp..........", U="......rg.........."),
    "horse": rows(
        A="**................", U="..........rp......", O="..bp..............", Y="......rH..........",
        AI="....bP............",
    ),
    "pawns": rows(A="**................", Y="....bp............", AI="....bP............"),
    "tiger_at_the_water": rows(A="**................", Y="........rP........", AI="......rT.........."),
    "tam_between": rows(
        E="........bp........", U="........rp........", O="........**........", IA="........bK........",
    ),
    "alone": rows(A="**................", IA="........bK........"),
}  # fmt: skip

STORIES: list[dict[str, Any]] = yaml.safe_load((FOLDER / "readings.yaml").read_text(encoding="utf-8"))
READINGS = [
    (story, *(case if isinstance(case, tuple) else (case["value"], case["then"])))
    for story in STORIES
    for case in (story["under"].items() if isinstance(story["under"], dict) else story["under"])
]


def position_of(story: dict[str, Any]) -> dict[str, Any] | None:
    """The position a story begins from; None for the beginning of a game."""
    position = story.get("position")
    if "hunt" in story:
        board = rows(A="................bp", AU=story["hunt"] + NOTHING[2:], IA="bG..............**")
        return {"board": board, **(position or {})}
    if "board" in story:
        return {"board": BOARDS[story["board"]], **(position or {})}
    return None if position is None else {"turn": "IA"} | position


def tell(story: dict[str, Any], value: Any, then: list[Any]) -> Match:
    """Play a story as a record, with everything it expects."""
    data = {
        "game": "cetkaik",
        "players": 2,
        "seed": 5,
        "rules": story.get("with", {}) | {story["rule"]: value},
        "position": position_of(story),
        "play": [*story.get("play", []), *then],
    }
    match = record.loads(json.dumps(data, indent=1), f"{story['rule']} = {value}", check=True)
    assert match.broken_invariants() == []
    return match


def named(part: Any) -> str | None:
    return part["rule"] if isinstance(part, dict) and "rule" in part else "-" if isinstance(part, list) else str(part)


def is_default(story: dict[str, Any], value: Any) -> bool:
    rules = story.get("with", {}) | {story["rule"]: value}
    return bool(getattr(CetkaikRules.read(rules), story["rule"]) == FIELDS[story["rule"]].default)


@pytest.mark.parametrize(("story", "value", "then"), READINGS, ids=named)
def test_the_reading_does_what_it_says(story: dict[str, Any], value: Any, then: list[Any]) -> None:
    tell(story, value, then)


OTHERS = [case for case in READINGS if case[0].get("differs", True) and not is_default(*case[:2])]


@pytest.mark.parametrize(("story", "value", "then"), OTHERS, ids=named)
def test_the_rule_sheets_own_reading_does_otherwise(story: dict[str, Any], value: Any, then: list[Any]) -> None:
    with pytest.raises((AssertionError, InvalidRecord)):
        tell(story, FIELDS[story["rule"]].default, then)


def test_every_reading_of_every_rule_has_a_story() -> None:
    told: dict[str, list[Any]] = {}
    differing: dict[str, int] = {}
    for story, value, _ in READINGS:
        told.setdefault(story["rule"], []).append(value)
        differing[story["rule"]] = differing.get(story["rule"], 0) + (not is_default(story, value))
    assert set(told) == set(FIELDS)
    for name, values in told.items():
        assert all(reading in values for reading in readings(FIELDS[name])), name
        assert differing[name], name
