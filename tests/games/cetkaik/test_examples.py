"""Replays every worked example of the rulebook (examples/cetkaik) with all it expects; saves and reloads it.
One test a file; what a single reading does is tested elsewhere."""

import re
from pathlib import Path

import pytest

from tabletop_lab.engine import MODERATOR, record, yaml_text

FOLDER = Path(__file__).parents[3] / "examples" / "cetkaik"
FILES = sorted(FOLDER.glob("*.yaml"))
RULEBOOK_EXAMPLES = set(range(1, 32))

each_file = pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)


@each_file
def test_the_example_holds_and_survives_saving(file: Path, tmp_path: Path) -> None:
    match = record.loads(file.read_text(encoding="utf-8"), file.name, check=True)
    assert match.broken_invariants() == []
    again = record.load(match.save(tmp_path / file.name))
    assert again.view(MODERATOR) == match.view(MODERATOR)
    assert (again.result, again.title) == (match.result, match.title)
    assert all(new.same_as(old) for new, old in zip(again.trace, match.trace, strict=True))


@each_file
def test_the_example_is_told_in_words(file: Path) -> None:
    data = yaml_text.values(yaml_text.parse(file.read_text(encoding="utf-8"), file.name))
    assert {"title", "note", "clauses", "players", "expect"} <= set(data)
    assert re.match(r"Example (\d+)(, continued)?:", data["title"]).group(1) == str(int(file.stem[:2]))
    match = record.load(file)
    found = match.trace.clauses() | set(match.decision.clauses if match.decision else ())
    assert found & set(data["clauses"]), "the example shows a clause at work"


def test_no_example_is_missing() -> None:
    assert {int(file.stem[:2]) for file in FILES} >= RULEBOOK_EXAMPLES
