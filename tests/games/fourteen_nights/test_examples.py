"""Replays every worked example of the rulebook (examples/fourteen_nights) with all it expects; saves and reloads it.
One test a file; what a single reading or card does is tested elsewhere."""

import re
from pathlib import Path

import pytest

from tabletop_lab.engine import MODERATOR, Match, record, yaml_text

FOLDER = Path(__file__).parents[3] / "examples" / "fourteen_nights"
FILES = sorted(FOLDER.glob("*.yaml"))
RULEBOOK_EXAMPLES = set(range(1, 33))
KEYS = {"title", "note", "clauses", "players", "seed", "expect"}

each_file = pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)


def at_work(match: Match) -> set[str]:
    """The clauses a reader meets in this match: in its trace, its pending decision, and the refusals there."""
    found = match.trace.clauses()
    if match.decision:
        found |= {*match.decision.clauses, *(refusal.clause for refusal in match.decision.refused())}
    return found


@each_file
def test_the_example_holds_and_survives_saving(file: Path, tmp_path: Path) -> None:
    match = record.loads(file.read_text(encoding="utf-8"), file.name, check=True)
    assert match.broken_invariants() == []

    again = record.load(match.save(tmp_path / file.name))
    assert again.view(MODERATOR) == match.view(MODERATOR)
    assert (again.result, again.title) == (match.result, match.title)
    assert len(again.trace) == len(match.trace)
    assert all(new.same_as(old) for new, old in zip(again.trace, match.trace, strict=True))


@each_file
def test_the_example_is_told_in_words(file: Path) -> None:
    data = yaml_text.values(yaml_text.parse(file.read_text(encoding="utf-8"), file.name))
    assert set(data) >= KEYS
    assert re.match(r"Example (\d+)\b", data["title"]).group(1) == str(int(file.stem[:2]))
    match = record.load(file)
    assert set(data["clauses"]) <= set(match.rulebook("en")), "every clause named stands in the rulebook"
    assert data["clauses"][0] in at_work(match) or len(data["clauses"]) > 1, "a clause that is named alone is at work"


def test_no_example_is_missing() -> None:
    assert {int(file.stem[:2]) for file in FILES} == RULEBOOK_EXAMPLES
