"""Rulebook and code agree: code cites every rule, every rule is used in some game, every cited clause exists.
Whether the rules are right is for the tests of each game."""

from __future__ import annotations

import ast
import re
from typing import Any

import pytest

from tabletop_lab.engine import tagged_functions
from tabletop_lab.engine.core.errors import InvalidRules
from tabletop_lab.engine.core.rules import clauses_of, question_of
from tabletop_lab.engine.core.seats import seats

from ..corpus import corpus
from ..finding import advice
from ..subject import RULEBOOK, WORDS
from .rulebooks import prefixes

NEEDS = (WORDS, RULEBOOK)


def rules_of(game: Any) -> list[str]:
    """The clauses that some function must carry out."""
    return [clause.id for clause in game.rulebook("en").values() if clause.kind in ("rule", "house")]


def texts_of_clauses(subject: Any) -> set[str]:
    """The string literals in the game's code that begin with a clause ID."""
    found: set[str] = set()
    start = prefixes(subject.game)
    for path in subject.sources:
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str) and node.value.startswith(start):
                found.add(node.value)
    return found


def named_in_code(subject: Any) -> set[str]:
    """The clause IDs that are complete string literals in the game's code."""
    pattern = re.compile(rf"(?:{'|'.join(prefixes(subject.game))})[A-Z]?\d[\d.]*[A-Za-z]?")
    return {text for text in texts_of_clauses(subject) if pattern.fullmatch(text)}


def in_faults(game: Any) -> set[str]:
    """The clauses that the errors about wrong rules and player counts name."""
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


@advice(
    "A clause is cited that a reader cannot find in the rulebook.",
    "Mend the number in @clause, rule(...), Refusal or seats_clause, or write the clause into rulebook.en.md "
    "and rulebook.ko.md.",
)
def test_every_clause_that_is_cited_exists_in_both_rulebooks(game: Any, subject: Any) -> None:
    tagged = {clause for _, _, ids in tagged_functions(game) for clause in ids}
    fields = {
        clause for field in game.Rules.model_fields.values() for clause in (*clauses_of(field), question_of(field))
    }
    in_texts = re.findall(
        rf"(?:{'|'.join(prefixes(game))})[A-Z0-9.]*[A-Z0-9](?:[a-z](?![a-z]))?", " ".join(texts_of_clauses(subject))
    )
    assert in_texts, "no clause is cited at all"
    cited = set(in_texts) | tagged | (fields - {""}) | corpus(subject).clauses
    for lang in ("en", "ko"):
        assert sorted(cited - set(game.rulebook(lang))) == []


@advice(
    "The rulebook has a rule that no code claims to carry out.",
    "Tag the function that carries it out with @clause, or mark the clause as *Kind:* note if there is nothing to do.",
)
def test_every_rule_is_cited_by_code(game: Any, subject: Any) -> None:
    assert sorted(set(rules_of(game)) - named_in_code(subject)) == []


@advice(
    "In all the games that were watched this clause was never at work: it may be cited where nothing happens.",
    "Tag the function that does what the clause says, so that it runs while something is asked, rolled, told "
    "or refused; or add a worked example in which it does.",
)
def test_every_rule_was_at_work(game: Any, subject: Any) -> None:
    """Used means: on the call stack of an event, in a refusal, or in the error about wrong rules."""
    at_work = corpus(subject).clauses | in_faults(game)
    assert [clause for clause in rules_of(game) if clause not in at_work] == []


@advice(
    "A tagged function was never at work when something happened: its clauses are cited in vain.",
    "Move the tag to the function that asks, rolls or tells, or remove a function that nobody calls.",
)
def test_every_tagged_function_of_the_rules_can_be_told_by_its_clauses(game: Any, subject: Any) -> None:
    """A clause is cited only if its function is on the call stack of something."""
    at_work = corpus(subject).clauses | in_faults(game)
    never = [(function.__qualname__, ids) for _, function, ids in tagged_functions(game) if not set(ids) & at_work]
    assert never == []
