"""Rulebook and code agree: every rule is cited by code and was at work in some game, every cited clause exists.
What the rules say is tested with each game."""

from __future__ import annotations

import ast
import re
from pathlib import Path
from typing import Any

import pytest
from generic_games import SPEAKING, name_of
from sweep import sweep

from tabletop_lab.engine import InvalidRules, tagged_functions
from tabletop_lab.engine.core.game import seats
from tabletop_lab.engine.core.rules import clauses_of, reading_of

EVERY_GAME = pytest.mark.parametrize("game", [game for game in SPEAKING if game.rulebook("en")], ids=name_of)


def rules_of(game: Any) -> list[str]:
    """The clauses that something must carry out."""
    return [clause.id for clause in game.rulebook("en").values() if clause.kind in ("rule", "house")]


def prefix(game: Any) -> str:
    """What every clause of the game begins with."""
    return next(iter(game.rulebook("en"))).partition("-")[0] + "-"


def texts_of_clauses(game: Any) -> set[str]:
    """The texts in the game's code that begin with a clause."""
    found: set[str] = set()
    for path in sorted(Path(game.folder()).rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str) and node.value.startswith(prefix(game)):
                found.add(node.value)
    return found


def named_in_code(game: Any) -> set[str]:
    """Every clause ID that stands as a text of its own in the game's code."""
    pattern = re.compile(rf"{prefix(game)}[A-Z]?\d[\d.]*[A-Z]?")
    return {text for text in texts_of_clauses(game) if pattern.fullmatch(text)}


def in_faults(game: Any) -> set[str]:
    """The clauses that the errors of wrong rules and player counts name."""
    wrong: list[dict[str, Any]] = [{name: "no such value"} for name in game.Rules.model_fields]
    found: set[str] = set()
    for rules in wrong:
        try:
            game.Rules.read(rules)
        except InvalidRules as error:
            found |= {clause for fault in error.faults for clause in fault.clause.split(", ")}
    with pytest.raises(InvalidRules) as error_of_seats:
        seats(game, 99)
    return found | {error_of_seats.value.faults[0].clause}


@EVERY_GAME
def test_every_clause_that_is_cited_exists_in_both_rulebooks(game: Any) -> None:
    tagged = {clause for _, _, ids in tagged_functions(game) for clause in ids}
    fields = {
        clause for field in game.Rules.model_fields.values() for clause in (*clauses_of(field), reading_of(field))
    }
    in_texts = re.findall(rf"{prefix(game)}[A-Z0-9.]*[A-Z0-9]", " ".join(texts_of_clauses(game)))
    assert in_texts, "no clause is cited at all"
    cited = set(in_texts) | tagged | (fields - {""}) | sweep(game).clauses
    for lang in ("en", "ko"):
        assert sorted(cited - set(game.rulebook(lang))) == []


@EVERY_GAME
def test_every_rule_is_cited_by_code(game: Any) -> None:
    assert sorted(set(rules_of(game)) - named_in_code(game)) == []


@EVERY_GAME
def test_every_rule_was_at_work(game: Any) -> None:
    """On the call stack of something that happened, in a refusal, or in the error about wrong rules."""
    at_work = sweep(game).clauses | in_faults(game)
    assert [clause for clause in rules_of(game) if clause not in at_work] == []


@EVERY_GAME
def test_every_tagged_function_of_the_rules_can_be_told_by_its_clauses(game: Any) -> None:
    """A clause whose function is never on the stack of anything would be cited in vain."""
    never = {
        name: ids for name, _, ids in tagged_functions(game) if not set(ids) & (sweep(game).clauses | in_faults(game))
    }
    assert never == {}
