"""The worked examples of the rulebook, as records."""

from pathlib import Path

import pytest

from tabletop_lab.engine.match import record

EXAMPLES = sorted((Path(__file__).parents[3] / "examples" / "tiedie").glob("*.yaml"))


@pytest.mark.parametrize("path", EXAMPLES, ids=lambda path: path.stem)
def test_the_example_plays_as_it_says(path: Path) -> None:
    match = record.loads(path.read_text(encoding="utf-8"), path.name, check=True)
    assert match.broken_invariants() == []


def test_no_example_is_lost() -> None:
    assert len(EXAMPLES) == 44
