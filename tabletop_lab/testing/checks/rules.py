"""The parameters of every game: each is explained and tied to clauses; all are checked together.

Only differences are saved.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import tabletop_lab as tl
from tabletop_lab.engine.core.errors import MOST_FAULTS
from tabletop_lab.engine.core.rules import allowed, clauses_of, limits, question_of, ranges, readings
from tabletop_lab.engine.language.languages import LANGUAGES

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
    for some in _portions(wrong, MOST_FAULTS // 2):
        with pytest.raises(tl.InvalidRules) as error:
            tl.Match(game, rules=some)
        faults = {fault.where: fault for fault in error.value.faults}
        assert set(faults) == set(some) and error.value.more == 0
        for name, fault in faults.items():
            assert fault.reason and fault.allowed, fault
            if name != "no_such_rule":
                assert fault.clause == ", ".join(clauses_of(game.Rules.model_fields[name]))
                assert str(wrong[name]) in fault.reason


@advice(
    "A parameter takes a value of another kind: True for 1, \"7\" or 7.0 for 7. What a person wrote is then played "
    "as something else.",
    "Let `rule(...)` check the kind; a validator with mode=\"before\" must not turn values into others with str() or "
    "int(): see `word` in engine/core/strict.py.",
)
def test_no_parameter_takes_a_value_of_another_kind(game: Any) -> None:
    for name, field in game.Rules.model_fields.items():
        default = ranges(field)[0][0].ge if ranges(field) else field.default
        if isinstance(default, bool):
            others: list[Any] = [int(default), str(default).lower()]
        elif isinstance(default, int | float):
            others = [True, str(default), *([float(default)] if isinstance(default, int) else [])]
        else:
            others = [5, True] if isinstance(default, str) else [True, str(default)]
        for other in others:
            with pytest.raises(tl.InvalidRules) as error:
                game.Rules.read({name: other})
            assert name in {fault.where for fault in error.value.faults}, (name, other)


@advice(
    "What is wrong with a value of a parameter is told in one language only.",
    "Give `refuse` the kind of the fault, and write the message `fault-<kind>` in every language.",
)
def test_faults_of_parameters_are_told_in_every_language(game: Any) -> None:
    wrong = [{"no_such_rule": 1}, "no such preset", 5]
    wrong += [{name: "no such value"} for name, field in game.Rules.model_fields.items() if field.default != ""]
    for rules in wrong:
        with pytest.raises(tl.InvalidRules) as error:
            tl.Match(game, rules=rules)
        for fault in error.value.faults:
            assert {one.lang for one in (fault, *fault.others)} == set(LANGUAGES), fault
            assert fault.localized("ko").reason != fault.localized("en").reason, fault


@advice(
    "A record can make the game read a file of its own choosing.",
    "Mark the parameter with rule(..., names_files=True): a record may then name only what lies below its own folder.",
)
def test_a_record_names_no_file_outside_of_its_folder(game: Any, tmp_path: Any) -> None:
    outside, home = tmp_path / "outside", tmp_path / "home"
    home.mkdir()
    outside.mkdir()
    texts = [name for name, field in game.Rules.model_fields.items() if isinstance(field.default, str)]
    read: list[str] = []
    _note_what_is_read(read)
    for name in (name for name in texts if not readings(game.Rules.model_fields[name])):
        record = home / "match.yaml"
        record.write_text(json.dumps({"game": game.name, "rules": {name: str(outside / "cards.csv")}}), "utf-8")
        read.clear()
        with pytest.raises(tl.InvalidRecord):
            tl.load(record)
        assert not [path for path in read if path.startswith(str(outside))], name


def _portions(wrong: dict[str, Any], size: int) -> Iterator[dict[str, Any]]:
    names = list(wrong)
    for start in range(0, len(names), size):
        yield {name: wrong[name] for name in names[start : start + size]}


_read: list[list[str]] = []


def _note_what_is_read(into: list[str]) -> None:
    """Note the files that are opened from now on; a hook cannot be taken away again."""
    if not _read:
        _read.append(into)
        sys.addaudithook(lambda event, args: _read[0].append(str(args[0])) if event in ("open", "os.listdir") else None)
    _read[0] = into
