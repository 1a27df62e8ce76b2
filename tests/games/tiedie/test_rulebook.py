"""The rulebooks of TIEDIE and its words of rules, by the checks of every game, without the game."""

from __future__ import annotations

import inspect
import re
from collections.abc import Callable, Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from tabletop_lab.engine.core.errors import InvalidRules
from tabletop_lab.engine.core.rules import clauses_of, question_of
from tabletop_lab.engine.language.glossary import read
from tabletop_lab.engine.language.rulebook import Rulebook
from tabletop_lab.games.tiedie import rules
from tabletop_lab.games.tiedie.content import load
from tabletop_lab.games.tiedie.rules import TiedieRules
from tabletop_lab.testing.checks import rule_words, rulebooks
from tests.games.tiedie.facts import FACTS
from tests.generic.test_glossary import MORE_NOUNS, misfits, of_files, other_names

FOLDER = Path(rules.__file__).parent / "words"
LANGS = ("en", "ko")
BOOK = {lang: Rulebook.parse((FOLDER / f"rulebook.{lang}.md").read_text(encoding="utf-8")) for lang in LANGS}
LANGUAGES = pytest.mark.parametrize("lang", LANGS)
GAME = SimpleNamespace(name="tiedie", Rules=TiedieRules, folder=lambda: FOLDER, rulebook=BOOK.__getitem__)
NEED_A_GAME = {"test_every_field_of_the_state_has_a_name_of_its_own", "test_faults_are_told_in_words"}


def generic() -> Iterator[Any]:
    """Every check of rulebooks and words of rules, once for each language where it asks for one."""
    for module in (rulebooks, rule_words):
        for name, check in vars(module).items():
            if name.startswith("test_") and name not in NEED_A_GAME:
                langs = LANGS if "lang" in inspect.signature(check).parameters else ("",)
                yield from (pytest.param(check, lang, id=f"{name}-{lang}".strip("-")) for lang in langs)


@pytest.mark.parametrize(("check", "lang"), list(generic()))
def test_as_for_every_game(check: Callable[..., None], lang: str) -> None:
    known = {"game": GAME, "facts": FACTS, "lang": lang}
    check(**{name: known[name] for name in inspect.signature(check).parameters})


def test_every_clause_of_a_parameter_exists() -> None:
    for name, field in TiedieRules.model_fields.items():
        assert clauses_of(field) and str(field.description).endswith("."), name
        for clause in (*clauses_of(field), *filter(None, [question_of(field)])):
            assert clause in BOOK["en"], (name, clause)


@LANGUAGES
def test_a_parameter_names_every_clause_that_names_it(lang: str) -> None:
    for clause in BOOK[lang].values():
        for name in clause.options:
            field = TiedieRules.model_fields[name]
            assert clause.id in (*clauses_of(field), question_of(field)), (name, clause.id)


def test_every_reading_that_lists_values_belongs_to_a_parameter() -> None:
    asked = {clause.id for clause in BOOK["en"].values() if clause.options and clause.kind == "reading"}
    assert asked == {question_of(field) for field in TiedieRules.model_fields.values()} - {""}
    alone = [c.id for c in BOOK["en"].values() if c.kind == "reading" and not c.options]
    assert alone == [f"TD-A{n}" for n in (56, 58, 61, 64, 70, 71, 73)]
    assert all(BOOK["en"][reading].text.startswith("There is one reading: ") for reading in alone)


def test_the_book_has_every_clause_of_the_catalogue() -> None:
    kinds = [clause.kind for clause in BOOK["en"].values() if re.fullmatch(r"TD-\d+\.\d+", clause.id)]
    assert len(kinds) == 187 and kinds.count("house") == 5


@pytest.mark.parametrize("kind", FACTS.faults)
def test_wrong_rules_are_told_in_both_languages(kind: str) -> None:
    with pytest.raises(InvalidRules) as error:
        TiedieRules.read(FACTS.faults[kind])
    (fault,) = error.value.faults
    assert fault.kind == kind and fault.allowed
    for lang in LANGS:
        assert f"fault-{kind} = " in (FOLDER / f"rules.{lang}.ftl").read_text(encoding="utf-8")


def test_presets_and_teams() -> None:
    lesson = TiedieRules.read("first_lesson")
    assert (lesson.mode, lesson.box_setup, lesson.character_assign, lesson.day_limit) == ("tail", "quick", "none", 15)
    assert TiedieRules.read("standard") == TiedieRules()
    assert TiedieRules().teams(5) == ("A", "B", "A", "B", "A")
    for wrong in ("A", "BB", "AC", "abab"):
        with pytest.raises(InvalidRules):
            TiedieRules.read({"team_layout": wrong})


@LANGUAGES
def test_the_table_of_costs_is_that_of_the_rules(lang: str) -> None:
    told = [int(n) for n in re.findall(r"^- [^\d]+(\d+)", BOOK[lang]["TD-5.9"].text, re.MULTILINE)]
    own = TiedieRules()
    assert told == [1, own.diag_cost, own.jump_cost, own.diag_jump_cost, 1]


@LANGUAGES
def test_the_house_content_is_that_of_the_box(lang: str) -> None:
    box = load()
    rows = {
        n: re.findall(r"^- (.+?)(?:, .+?)?: (.+)\.$", BOOK[lang][f"TD-H{n}"].text, re.MULTILINE) for n in (1, 2, 3, 4)
    }
    assert [name for name, _ in rows[1]] == [f"{tile.id} {tile.name(lang)}" for tile in box.tiles.values()]
    starts = [int("".join(re.findall(r"\d", "".join(tile.rows))) or 0) for tile in box.tiles.values()]
    assert [int("".join(re.findall(r"\d", text)) or 0) for _, text in rows[1]] == starts
    assert [name for name, _ in rows[2]] == [card.name(lang) for card in box.tokens.values()]
    for (_, text), card in zip(rows[2], box.tokens.values(), strict=True):
        if items := box.lines.get(card.id):
            named = {token: box.tokens[token].name(lang).casefold() for token in set(items)}
            assert all(name in text.casefold() for name in named.values()) and "2" in text, card
        else:
            assert int(re.findall(r"\d+", text)[0]) == card.count, card
    assert [(name, int(re.findall(r"\d+", text)[0])) for name, text in rows[3]] == [
        (card.name(lang), card.count) for card in box.sleep_cards.values()
    ]
    assert str(len(box.sleep_deck)) in BOOK[lang]["TD-H3"].text
    cast = {**load(ability_layout="separate").characters, **box.characters}
    assert [name for name, _ in rows[4]] == [character.name(lang) for character in cast.values()]
    for (_, text), character in zip(rows[4], cast.values(), strict=True):
        assert len(re.findall(r"TD-12", text)) == len(character.abilities), character
    titles = [clause.title for clause in BOOK[lang].values() if re.fullmatch(r"TD-12\.[1-9]\d*", clause.id)]
    assert set(titles) == {character.name(lang) for character in cast.values()}


@LANGUAGES
def test_no_text_calls_a_term_by_another_name(lang: str) -> None:
    terms = read(FOLDER / "glossary.yaml")
    assert len(terms) >= 30
    texts = list(of_files([FOLDER], lang))
    assert other_names(terms, texts, lang) == []
    whole = "\n".join(text for _, text in texts).casefold()
    assert [term.name[lang] for term in terms if term.name[lang].casefold() not in whole] == []


def test_terms_have_a_meaning_and_particles_fit_them() -> None:
    terms = read(FOLDER / "glossary.yaml")
    for term in terms:
        for lang in LANGS:
            assert 8 < len(term.means[lang]) < 130 and term.wrong_in(term.name[lang], lang) == [], term.name
        assert re.search("[가-힣]", term.means["ko"]) and not re.search("[가-힣]", term.means["en"])
    for lang in LANGS:
        assert len({term.name[lang] for term in terms}) == len(terms)
    nouns = {term.name["ko"] for term in terms} | set(MORE_NOUNS)
    assert misfits(nouns, of_files([FOLDER], "ko")) == []
