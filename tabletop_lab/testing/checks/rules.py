"""The parameters of every game: each is explained and tied to clauses; all are checked together.

Only differences are saved.
"""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import tabletop_lab as tl
from tabletop_lab.engine.core.rules import allowed, clauses_of, limits, question_of, readings

from ..finding import advice
from ..profiles import examples
from ..tables import some_rules, values_of


@advice(
    "Somebody who changes the rules cannot read what this parameter means, or which clause it touches.",
    "Write rule(default, \"XX-1.2\", help=\"A sentence.\", ge=..., le=...): a clause of the rulebook, a "
    "sentence with a full stop, and a range for a number.",
)
def test_every_parameter_has_help_and_clauses(game: Any) -> None:
    books = [game.rulebook(lang) for lang in ("en", "ko")]
    for name, field in game.Rules.model_fields.items():
        assert field.description and len(field.description) > 10 and field.description.endswith("."), name
        assert clauses_of(field), name
        assert allowed(field) or field.annotation is not int, name
        for book in filter(None, books):
            for clause in (*clauses_of(field), *filter(None, [question_of(field)])):
                assert clause in book, (name, clause)
            assert not question_of(field) or book[question_of(field)].kind == "reading", name


@advice(
    "The rulebook asks a question that no parameter answers.",
    "Give the parameter reading=\"XX-A1\", or take the options of that clause away.",
)
def test_every_reading_of_the_rulebook_is_a_parameter(game: Any) -> None:
    answered = {question_of(field) for field in game.Rules.model_fields.values()}
    asked = {clause.id for clause in game.rulebook("en").values() if clause.kind == "reading" and clause.options}
    assert asked <= answered


@advice(
    "A preset cannot be read, or says more than it changes.",
    "Write in `presets` only parameters of the rules, with values in their range.",
)
def test_the_defaults_and_presets_are_playable(game: Any) -> None:
    assert game.Rules.read(None).differences() == {}
    for preset, changes in game.Rules.presets.items():
        rules = game.Rules.read(preset)
        assert set(rules.differences()) <= set(changes), preset
        assert game.Rules.read(rules.differences()) == rules
    with pytest.raises(tl.InvalidRules, match="no preset"):
        game.Rules.read("no such preset")


@advice(
    "Rules written as their differences are read back as other rules: records would play by wrong ones.",
    "Let validators of the rules only refuse, not change values; compare with what `differences()` gives.",
)
@given(data=st.data())
@examples(20)
def test_differences_are_the_rules(game: Any, data: Any) -> None:
    rules = game.Rules.read(data.draw(some_rules(game)))
    assert game.Rules.read(rules.differences()) == rules
    assert rules.changed() == rules
    with pytest.raises(Exception, match="frozen"):
        rules.__setattr__(next(iter(game.Rules.model_fields), "any"), None)


@advice(
    "Wrong rules are refused without saying everything that is wrong, what is allowed, or by which clause.",
    "Use rule(...) for every parameter, with a range or readings, and `refuse` for faults of several "
    "parameters together.",
)
def test_all_faults_are_reported_at_once(game: Any) -> None:
    wrong: dict[str, Any] = {"no_such_rule": 1}
    for name, field in game.Rules.model_fields.items():
        if readings(field) and field.annotation is not bool:
            wrong[name] = "no such reading"
        elif "le" in limits(field) and field.annotation is int:
            wrong[name] = limits(field)["le"] + 1
        elif values_of(game, name) is not None:
            wrong[name] = "neither"
    with pytest.raises(tl.InvalidRules) as error:
        tl.Match(game, rules=wrong)
    faults = {fault.where: fault for fault in error.value.faults}
    assert set(faults) == set(wrong)
    for name, fault in faults.items():
        assert fault.reason and fault.allowed, fault
        if name != "no_such_rule":
            assert fault.clause == ", ".join(clauses_of(game.Rules.model_fields[name]))
            assert str(wrong[name]) in fault.reason
    assert len(str(error.value).splitlines()) == len(wrong)
