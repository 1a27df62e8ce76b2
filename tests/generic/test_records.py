"""Replays every worked example of every game (examples/<game>) with all it expects; saves and reloads it.
One test a file; what a single reading does is tested in test_readings.py."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from generic_games import TOLD, name_of, records

from tabletop_lab.engine import MODERATOR
from tabletop_lab.engine.match import record, yaml_text
from tests.generic.facts import facts_of

EVERY_GAME = pytest.mark.parametrize("game", TOLD, ids=name_of)
EACH_FILE = pytest.mark.parametrize(
    ("game", "file"),
    [(game, file) for game in TOLD for file in records(game)],
    ids=lambda it: getattr(it, "stem", name_of(it)),
)
KEYS = {"title", "note", "clauses", "players", "seed", "expect"}
NUMBER = re.compile(r"Example (\d+)(?:[a-e]|, continued| under another reading)?:")


@EACH_FILE
def test_the_example_holds_and_survives_saving(game: Any, file: Path, tmp_path: Path) -> None:
    match = record.loads(file.read_text(encoding="utf-8"), file.name, check=True)
    assert match.game.name == game.name and match.broken_invariants() == []
    again = record.load(match.save(tmp_path / file.name))
    assert again.view(MODERATOR) == match.view(MODERATOR)
    assert (again.result, again.title) == (match.result, match.title)
    assert all(new.same_as(old) for new, old in zip(again.trace, match.trace, strict=True))


@EACH_FILE
def test_the_example_is_told_in_words(game: Any, file: Path) -> None:
    data = yaml_text.values(yaml_text.parse(file.read_text(encoding="utf-8"), file.name))
    assert set(data) >= KEYS
    assert (number := NUMBER.match(data["title"])) and int(number[1]) == int(file.stem[:2])
    for lang in ("en", "ko"):
        assert set(data["clauses"]) <= set(game.rulebook(lang)), "every clause named stands in the rulebook"
    match = record.load(file)
    found = match.trace.clauses() | set(match.decision.clauses if match.decision else ())
    assert found & set(data["clauses"]), "the example shows a clause at work"


@EVERY_GAME
def test_no_example_is_missing(game: Any) -> None:
    assert {int(file.stem[:2]) for file in records(game)} == set(range(1, facts_of(game).examples + 1))
