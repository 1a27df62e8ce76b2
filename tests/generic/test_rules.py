"""The parameters of every game: explained, tied to clauses, checked all at once, and saved as differences only."""

from __future__ import annotations

from typing import Any

import pytest
from generic_games import GAMES, examples, name_of, some_rules, values_of
from hypothesis import given
from hypothesis import strategies as st

import tabletop_lab as tl
from tabletop_lab.engine.core.rules import allowed, clauses_of, limits, reading_of, readings

EVERY_GAME = pytest.mark.parametrize("game", GAMES, ids=name_of)


@EVERY_GAME
def test_every_parameter_has_help_and_clauses(game: Any) -> None:
    books = [game.rulebook(lang) for lang in ("en", "ko")]
    for name, field in game.Rules.model_fields.items():
        assert field.description and len(field.description) > 10 and field.description.endswith("."), name
        assert clauses_of(field), name
        assert allowed(field) or field.annotation is not int, name
        for book in filter(None, books):
            for clause in (*clauses_of(field), *filter(None, [reading_of(field)])):
                assert clause in book, (name, clause)
            assert not reading_of(field) or book[reading_of(field)].kind == "reading", name


@EVERY_GAME
def test_every_reading_of_the_rulebook_is_a_parameter(game: Any) -> None:
    answered = {reading_of(field) for field in game.Rules.model_fields.values()}
    asked = {clause.id for clause in game.rulebook("en").values() if clause.kind == "reading" and clause.options}
    assert asked <= answered


@EVERY_GAME
def test_the_defaults_and_presets_are_playable(game: Any) -> None:
    assert game.Rules.read(None).differences() == {}
    for preset, changes in game.Rules.presets.items():
        rules = game.Rules.read(preset)
        assert set(rules.differences()) <= set(changes), preset
        assert game.Rules.read(rules.differences()) == rules
    with pytest.raises(tl.InvalidRules, match="no preset"):
        game.Rules.read("no such preset")


@EVERY_GAME
@given(data=st.data())
@examples(20)
def test_differences_are_the_rules(game: Any, data: Any) -> None:
    rules = game.Rules.read(data.draw(some_rules(game)))
    assert game.Rules.read(rules.differences()) == rules
    assert rules.changed() == rules
    with pytest.raises(Exception, match="frozen"):
        rules.__setattr__(next(iter(game.Rules.model_fields)), None)


@EVERY_GAME
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
