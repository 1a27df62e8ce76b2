"""Every reading of every rule makes its own difference: short stories in readings.yaml beside this file.
Here is only how they are told and that none is missing; what needs files stands at the end."""

import json
from pathlib import Path
from typing import Any

import pytest
import yaml

from tabletop_lab.engine import InvalidContent, InvalidRecord, InvalidRules, Match, record
from tabletop_lab.engine.rules import readings
from tabletop_lab.games.tabula_wolves.content import HOUSE
from tabletop_lab.games.tabula_wolves.rules import TabulaWolvesRules

FOLDER = Path(__file__).parent
FIELDS = TabulaWolvesRules.model_fields
ELSEWHERE = {"compositions_file"}  # it needs a file: see the tests at the end
SILENT = TabulaWolvesRules.presets["silent"]
TABLES = {
    "S": ("C02", "C01", "C05", "C03", "C15", "C04", "C06", "C08"),
    "T": ("C02", "C15", "C10", "C05", "C16", "C03", "C11", "C17", "C01", "C19", "C07", "C18", "C13", "C04", "C06"),
}
"""The cards before P1, P2 ...: of the eight players of the rules, and of fifteen with every character."""

STORIES: list[dict[str, Any]] = yaml.safe_load((FOLDER / "readings.yaml").read_text(encoding="utf-8"))
READINGS = [(story, value, then) for story in STORIES for value, then in story["under"].items()]


def tell(story: dict[str, Any], value: Any, then: list[Any]) -> Match:
    """Play a story as a record, with everything it expects."""
    position = story.get("position")
    if cards := TABLES.get(story.get("table", "")):
        position = {"cards": {f"P{i}": card for i, card in enumerate(cards, 1)}} | (position or {})
    data = {
        "game": "tabula_wolves",
        "players": story.get("players") or len(cards or ()),
        "rules": SILENT | story.get("with", {}) | {story["rule"]: value},
        "position": position,
        "play": [*story.get("play", []), *then],
    }
    match = record.loads(json.dumps(data, indent=1), f"{story['rule']} = {value}", check=True)
    assert match.broken_invariants() == []
    return match


def named(part: Any) -> str | None:
    return part["rule"] if isinstance(part, dict) else str(part) if isinstance(part, str | int) else "-"


@pytest.mark.parametrize(("story", "value", "then"), READINGS, ids=named)
def test_the_reading_does_what_it_says(story: dict[str, Any], value: Any, then: list[Any]) -> None:
    tell(story, value, then)


OTHERS = [case for case in READINGS if case[1] != FIELDS[case[0]["rule"]].default]


@pytest.mark.parametrize(("story", "value", "then"), OTHERS, ids=named)
def test_the_rulebooks_own_reading_does_otherwise(story: dict[str, Any], value: Any, then: list[Any]) -> None:
    with pytest.raises((AssertionError, InvalidRecord)):
        tell(story, FIELDS[story["rule"]].default, then)


def test_every_reading_of_every_rule_has_a_story() -> None:
    told: dict[str, list[Any]] = {}
    for story, value, _ in READINGS:
        told.setdefault(story["rule"], []).append(value)
    assert set(told) | ELSEWHERE == set(FIELDS)
    for name, values in told.items():
        assert set(readings(FIELDS[name])) <= set(values), name
        assert any(value != FIELDS[name].default for value in values), name


# --- compositions of one's own ---------------------------------------------------------------------------------------


def own_table(tmp_path: Path, row: str) -> str:
    """The house table with another row for eight players."""
    text = (HOUSE / "compositions.csv").read_text(encoding="utf-8")
    old = next(line for line in text.splitlines() if line.startswith("8,"))
    (tmp_path / "mine.csv").write_text(text.replace(old, row), encoding="utf-8")
    return str(tmp_path / "mine.csv")


def test_a_designers_table_replaces_the_house_table(tmp_path: Path) -> None:
    file = own_table(tmp_path, "8,2,0,0,1,0,1,0,0,0,4")
    match = Match("tabula_wolves", players=8, rules={"compositions_file": file})
    assert match.state.composition == (("wolf", 2), ("seer", 1), ("guard", 1), ("villager", 4))
    own_table(tmp_path, "8,1,0,0,1,0,1,0,0,0,5")
    again = Match("tabula_wolves", players=8, rules={"compositions_file": file})
    assert again.state.composition[0] == ("wolf", 1), "an edited file is read again"


@pytest.mark.parametrize(
    ("row", "said"),
    [
        ("8,2,0,0,1,0,1,0,0,0,5", "mine.csv, row 3: the cards of 8 players add up to 9 (allowed: 8 cards) [TW-4.6]"),
        ("8,2,0,0,one,0,1,0,0,0,4", "mine.csv, row 3, column seer: 'one' is not a whole number"),
        ("6,2,0,0,1,0,0,0,0,0,3", "mine.csv, row 3, column players: '6' is too small (allowed: 7 or more) [TW-1.2]"),
        ("9,2,0,0,1,0,0,0,0,0,6", "9 players stand there twice"),
    ],
)
def test_a_faulty_table_says_file_row_and_column(tmp_path: Path, row: str, said: str) -> None:
    with pytest.raises(InvalidContent) as error:
        Match("tabula_wolves", players=8, rules={"compositions_file": own_table(tmp_path, row)})
    assert said in str(error.value)


def test_a_designers_row_must_keep_the_conditions(tmp_path: Path) -> None:
    file = own_table(tmp_path, "8,4,0,0,1,0,0,1,0,0,2")
    with pytest.raises(InvalidRules) as error:
        Match("tabula_wolves", players=8, rules={"compositions_file": file})
    assert [fault.clause for fault in error.value.faults] == ["TW-4.6", "TW-4.6", "TW-3.1", "TW-3.6"]
    with pytest.raises(InvalidContent, match="no such file"):
        Match("tabula_wolves", players=8, rules={"compositions_file": "no/such/file.csv"})
