"""The words for the rules of every game: each parameter, reading, preset and error, and each field of the state."""

from __future__ import annotations

import ast
import inspect
import re
from pathlib import Path
from typing import Any

import pytest

from tabletop_lab.engine.core.errors import InvalidRules
from tabletop_lab.engine.core.rules import Rules, readings
from tabletop_lab.engine.core.state import fields_of
from tabletop_lab.engine.language.languages import LANGUAGES

from ..finding import advice
from ..matches import HANGUL
from ..subject import FACTS, MESSAGE_FILES, needs

NEEDS = (MESSAGE_FILES,)
EVERY_LANGUAGE = pytest.mark.parametrize("lang", LANGUAGES)


def messages(game: Any, file: str, lang: str) -> dict[str, str]:
    """The messages of one file, in its order."""
    text = (game.folder() / f"{file}.{lang}.ftl").read_text(encoding="utf-8")
    return dict(re.findall(r"^([a-z]\S*) = (.+)$", text, re.MULTILINE))


@needs(FACTS)
@advice(
    "The form of the rules lacks words, or has words for something that is not there.",
    "Write the missing messages into rules.<language>.ftl, or remove those left over.",
)
@EVERY_LANGUAGE
def test_every_reading_preset_and_fault_has_words_and_no_word_is_left_over(game: Any, lang: str, facts: Any) -> None:
    fields = game.Rules.model_fields
    named = {name: readings(field) for name, field in fields.items() if field.annotation is not bool}
    wanted = {f"{name}-{value}" for name, values in named.items() for value in values}
    wanted |= {f"preset-{name}" for name in game.Rules.presets} | {f"fault-{kind}" for kind in facts.faults}
    wanted |= facts.other_words | ({f"rule-{name}" for name in fields} if lang == "ko" else set())
    # A switch, a number or a text may have words for a row of a plot.
    may = {f"variant-{name}" for name in fields}
    assert set(messages(game, "rules", lang)) - may == wanted


@needs(FACTS)
@advice(
    "Somebody who enters wrong rules reads no proper sentence.",
    "Mend fault-<kind> in rules.<language>.ftl, and the facts that `refuse` gives.",
)
def test_faults_are_told_in_words(game: Any, caplog: pytest.LogCaptureFixture, facts: Any) -> None:
    for kind, rules in facts.faults.items():
        with pytest.raises(InvalidRules) as error:
            game.Rules.read(rules)
        (fault,) = error.value.faults
        assert fault.kind == kind
        # A form shows the value that is wrong, even if another parameter was changed.
        value = rules.get(fault.where, game.Rules.model_fields[fault.where].default)
        for lang in LANGUAGES:
            text = game.words(lang)(f"fault-{kind}", **{**dict(fault.facts), "value": value})
            assert not re.search(r"[{}$]|\s\s|fault-", text), text
            assert bool(HANGUL.search(text)) == (lang == "ko"), text
    assert [warning.getMessage() for warning in caplog.records] == []


@needs(FACTS)
@advice(
    "rules.py refuses something for which the facts show no example.",
    "Add the kind to `faults` in the facts, and fault-<kind> to the words.",
)
def test_every_fault_of_the_rules_is_known(game: Any, facts: Any) -> None:
    """A call `refuse(parameter, reason, allowed, kind)` needs a message for its kind."""
    own = [cls for cls in game.Rules.__mro__ if issubclass(cls, Rules) and cls is not Rules]
    trees = [ast.parse(Path(inspect.getfile(cls)).read_text(encoding="utf-8")) for cls in own]
    nodes = [node for tree in trees for node in ast.walk(tree)]
    calls = [n for n in nodes if isinstance(n, ast.Call) and getattr(n.func, "id", "") == "refuse"]
    raised = {call.args[3].value for call in calls if isinstance(call.args[3], ast.Constant)}
    assert raised and raised <= set(facts.faults)


@needs(FACTS)
@advice(
    "The words of the rules mix languages.",
    "Translate the message; printed words belong into `latin` of the facts.",
)
def test_the_words_of_the_rules_are_in_their_language(game: Any, facts: Any) -> None:
    assert HANGUL.findall((game.folder() / "rules.en.ftl").read_text(encoding="utf-8")) == []
    named = "|".join(name for name in game.Rules.model_fields if "_" in name)
    for name, text in messages(game, "rules", "ko").items():
        if name not in facts.latin_help:
            plain = re.sub(rf"\{{[^}}]*(?:\}}|$)|`[^`]+`|\b(?:CSV|{named}|[A-Z]{{2}}-[A-Z]?[\d.]+)\b", "", text)
            assert set(re.findall("“[A-Za-z]+!”|[A-Za-z]+", plain)) <= facts.latin, (name, text)
            assert not name.startswith("rule-") or re.search(r"\.(?: \([^)]*\))?$", text), name


@advice(
    "Two readings of one parameter are called alike: nobody could choose between them.",
    "Give each reading words of its own.",
)
@EVERY_LANGUAGE
def test_words_of_one_parameter_differ(game: Any, lang: str) -> None:
    words = messages(game, "rules", lang)
    for name, field in game.Rules.model_fields.items():
        said = [words.get(f"{name}-{value}", str(value)) for value in readings(field)]
        assert len(set(said)) == len(said), name


@advice(
    "A field of the state has no name, or two have the same.",
    "Write field-<name> into fields.<language>.ftl, in the order of the fields.",
)
@EVERY_LANGUAGE
def test_every_field_of_the_state_has_a_name_of_its_own(game: Any, lang: str) -> None:
    named = {
        name.removeprefix("field-"): text
        for name, text in messages(game, "fields", lang).items()
        if name.startswith("field-")
    }
    assert list(named) == [field.name for field in fields_of(game.State)]
    assert len(set(named.values())) == len(named)
    for name, text in named.items():
        assert bool(HANGUL.search(text)) == (lang == "ko"), name
