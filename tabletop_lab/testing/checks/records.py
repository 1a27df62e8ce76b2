"""Replays every worked example of a game (examples/<game>) with all it expects; saves and reloads it.
There is one test per file; readings.py checks what a single reading does."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

from tabletop_lab.engine import MODERATOR
from tabletop_lab.engine.match import record, yaml_text

from ..finding import advice
from ..subject import FACTS, RECORDS, needs

NEEDS = (RECORDS,)
KEYS = {"title", "note", "clauses", "players", "seed", "expect"}
NUMBER = {
    "en": re.compile(r"Example (\d+)(?:[a-e]|, continued| under another reading)?: [^가-힣]+"),
    "ko": re.compile(r"예제 (\d+)(?:[a-e]|, 이어서|, 다른 해석)?: .*[가-힣].*"),
}
"""How the title of an example begins in each language."""


def pytest_generate_tests(metafunc: Any) -> None:
    """Make one test for each file."""
    if "file" in metafunc.fixturenames:
        metafunc.parametrize("file", metafunc.definition.parent.subject.records, ids=lambda file: file.stem)


@advice(
    "A worked example does not hold any more: the rules play otherwise than it says.",
    "If the rules are right, mend what the example expects; if the example is right, mend the rules.",
)
def test_the_example_holds_and_survives_saving(game: Any, file: Path, tmp_path: Path) -> None:
    match = record.loads(file.read_text(encoding="utf-8"), file.name, check=True)
    assert match.game.name == game.name and match.broken_invariants() == []
    again = record.load(match.save(tmp_path / file.name))
    assert again.view(MODERATOR) == match.view(MODERATOR)
    assert (again.result, again.title) == (match.result, match.title) and again.title_in("ko") == match.title_in("ko")
    assert all(new.same_as(old) for new, old in zip(again.trace, match.trace, strict=True))


@needs(FACTS)
@advice(
    "A worked example does not say what it shows.",
    "Give the file a title in each language, note, clauses, players, seed and expect; name clauses of the rulebook "
    "that are at work in it.",
)
def test_the_example_is_told_in_words(game: Any, file: Path) -> None:
    data = yaml_text.values(yaml_text.parse(file.read_text(encoding="utf-8"), file.name))
    assert set(data) >= KEYS
    match = record.load(file)
    for lang in ("en", "ko"):
        number = NUMBER[lang].fullmatch(data["title"][lang])
        assert number and int(number[1]) == int(file.stem[:2]) and match.title_in(lang) == data["title"][lang]
        assert set(data["clauses"]) <= set(game.rulebook(lang)), "every clause named stands in the rulebook"
    found = match.trace.clauses() | set(match.decision.clauses if match.decision else ())
    assert found & set(data["clauses"]), "the example shows a clause at work"


@needs(FACTS)
@advice(
    "The examples are not those that the facts count.",
    "Add the missing example, or mend `examples` in the facts.",
)
def test_no_example_is_missing(subject: Any, facts: Any) -> None:
    assert {int(file.stem[:2]) for file in subject.records} == set(range(1, facts.examples + 1))
