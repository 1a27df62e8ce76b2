"""The sample game itself: its rulebooks, its worked examples, and that each reading of a rule is played otherwise.
The tests of this folder stand on it, so it has to be right."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
import yaml

import tabletop_lab as tl
from tabletop_lab.engine import tagged_functions
from tabletop_lab.engine.core.clause import clauses_of
from tabletop_lab.engine.language.languages import LANGUAGES
from tabletop_lab.engine.match import record
from tabletop_lab.testing import sample
from tabletop_lab.testing.sample import Market

FOLDER = Path(sample.__file__).parent
EXAMPLES = sorted((FOLDER / "examples").glob("*.yaml"))
STORIES = yaml.safe_load((FOLDER / "readings.yaml").read_text(encoding="utf-8"))
CASES = [(story, value) for story in STORIES for value in story["under"]]


def tell(story: dict[str, Any], value: Any, then: list[Any]) -> tl.Match:
    """Play a story under a value of its rule, with everything it expects."""
    told = {
        "game": "market",
        "players": 3,
        "rules": story.get("with", {}) | {story["rule"]: value},
        "position": {"order": ["P1", "P2", "P3"]} | story.get("position", {}) if "set_up" not in story else None,
        "play": [*story.get("play", []), *then],
    }
    return record.loads(json.dumps(told), f"{story['rule']} = {value}", check=True)


@pytest.mark.parametrize("path", EXAMPLES, ids=lambda path: path.stem)
def test_a_worked_example_says_what_happens(path: Path) -> None:
    assert record.loads(path.read_text(encoding="utf-8"), path.name, check=True).broken_invariants() == []


@pytest.mark.parametrize(
    ("story", "value"), CASES, ids=lambda part: part["rule"] if isinstance(part, dict) else str(part)
)
def test_a_reading_is_played_as_its_story_says_and_otherwise_than_the_others(story: Any, value: Any) -> None:
    assert tell(story, value, story["under"][value]).broken_invariants() == []
    default = next(iter(story["under"]))
    assert getattr(Market.Rules(), story["rule"]) == default
    if value != default and story.get("differs", True):
        with pytest.raises((AssertionError, tl.InvalidRecord)):
            tell(story, default, story["under"][value])


def test_every_rule_has_a_story() -> None:
    assert [story["rule"] for story in STORIES] == list(Market.Rules.model_fields)


def test_the_rulebooks_have_the_same_clauses_and_every_one_is_played_or_a_note() -> None:
    english, korean = (Market.rulebook(lang) for lang in LANGUAGES)
    assert list(english) == list(korean)
    assert [(c.kind, c.options) for c in english.values()] == [(c.kind, c.options) for c in korean.values()]
    played = {clause for _, _, clauses in tagged_functions(Market) for clause in clauses}
    rules = {clause for clause, entry in english.items() if entry.kind in ("rule", "house")}
    # The number of seats and of days, and what a turn is made of, need no function of their own.
    assert rules - played == {"LM-1.1", "LM-1.2"} and played <= rules
    for name, field in Market.Rules.model_fields.items():
        assert all(name in english[clause].options for clause in clauses_of(field))
        reading = field.json_schema_extra["question"]
        assert not reading or (english[reading].kind == "reading" and english[reading].options == (name,))


def test_it_is_no_installed_game(monkeypatch: pytest.MonkeyPatch) -> None:
    from tabletop_lab.engine.core import catalogue

    monkeypatch.setattr(catalogue, "_registered", {})
    assert "market" not in tl.games()


@pytest.mark.parametrize("players", Market.seats)
def test_random_games_end_and_break_nothing(players: int) -> None:
    for seed in range(6):
        match = tl.Match(Market, players, seed, rules={"days": 5, "start_cards": 4, "closed_stalls": "anyone"})
        while match.decision is not None:
            assert match.broken_invariants() == []
            match.run("random", until=match.step + 3)
        assert match.steps <= match._run.game.max_decisions()
