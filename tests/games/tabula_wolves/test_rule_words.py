"""The words of the rules of The Wolves of Tabula: every parameter, reading, preset and fault in both languages."""

from __future__ import annotations

import ast
import re
from pathlib import Path
from typing import Any, Literal, get_origin

import pytest

from tabletop_lab.engine import InvalidRules
from tabletop_lab.engine.rules import readings
from tabletop_lab.engine.state import fields_of
from tabletop_lab.games.tabula_wolves import content
from tabletop_lab.games.tabula_wolves.rules import TabulaWolvesRules
from tabletop_lab.games.tabula_wolves.state import TabulaWolvesState

FOLDER = Path(content.__file__).parent.parent
LANGS = ("en", "ko")
FTL = {lang: (FOLDER / f"rules.{lang}.ftl").read_text(encoding="utf-8") for lang in LANGS}
HANGUL = re.compile("[\uac00-\ud7a3]+")
FIELDS = TabulaWolvesRules.model_fields
LANGUAGES = pytest.mark.parametrize("lang", LANGS)


def messages(lang: str) -> dict[str, str]:
    return dict(re.findall(r"^([a-z]\S*) = (.+)$", FTL[lang], re.MULTILINE))


@LANGUAGES
def test_every_reading_has_words_and_no_word_is_left_over(lang: str) -> None:
    wanted = {
        f"{name}-{value}"
        for name, field in FIELDS.items()
        if get_origin(field.annotation) is Literal
        for value in readings(field)
    }
    wanted |= {f"preset-{name}" for name in TabulaWolvesRules.presets}
    wanted |= {f"fault-{kind}" for kind in fault_kinds()}
    if lang == "ko":
        wanted |= {f"rule-{name}" for name in FIELDS}
    assert set(messages(lang)) == wanted


def fault_kinds() -> set[str]:
    """The kinds of fault that the rules raise by themselves, found by breaking them."""
    wrong: list[dict[str, Any]] = [
        {"night_order": "witch, witch"},
        {"third_wolf_number": 5},
        {"day_vote_mode": "by_size", "few_max": 12, "many_min": 12},
    ]
    kinds = set()
    for given in wrong:
        with pytest.raises(InvalidRules) as error:
            TabulaWolvesRules.read(given)
        kinds |= {fault.kind for fault in error.value.faults}
    return kinds


def test_every_fault_of_the_rules_is_broken_here() -> None:
    tree = ast.parse((FOLDER / "rules.py").read_text(encoding="utf-8"))
    raised = {
        node.args[3].value
        for node in ast.walk(tree)
        if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "refuse"
        if len(node.args) > 3 and isinstance(node.args[3], ast.Constant)
    }
    assert raised == fault_kinds()


def test_the_words_are_in_their_language() -> None:
    assert HANGUL.findall(FTL["en"]) == []
    for name, text in messages("ko").items():
        plain = re.sub(r"\{[^}]*\}|`[^`]+`|\b(CD|CSV|TW-[\d.]+|many_min|Welcome)", "", text)
        if name not in ("rule-custom_cards", "fault-no_night_order"):
            assert not re.search("[A-Za-z]", plain), (name, text)
        if name.startswith("rule-") and name not in ("rule-custom_cards",):
            assert text.endswith("."), name


def test_words_of_one_parameter_differ() -> None:
    for lang in LANGS:
        for name, field in FIELDS.items():
            words = [messages(lang).get(f"{name}-{value}", str(value)) for value in readings(field)]
            assert len(set(words)) == len(words), (lang, name)


@LANGUAGES
def test_every_field_of_the_state_has_a_name_of_its_own(lang: str) -> None:
    text = (FOLDER / f"fields.{lang}.ftl").read_text(encoding="utf-8")
    named = dict(re.findall(r"^field-(\w+) = (.+)$", text, re.MULTILINE))
    assert list(named) == [field.name for field in fields_of(TabulaWolvesState)]
    assert len(set(named.values())) == len(named)
    for name, words in named.items():
        assert bool(HANGUL.search(words)) == (lang == "ko"), name
