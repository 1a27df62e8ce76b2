"""The two rulebooks of every game: complete, parallel, each in its language, in agreement with the rules.
A game's facts say what is special to it; its own tests check its tables and pictures."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest

from tabletop_lab.engine.core.rules import clauses_of, question_of, readings
from tabletop_lab.engine.language.languages import LANGUAGES
from tabletop_lab.engine.language.rulebook import Clause, plain

from ..finding import advice
from ..matches import HANGUL, LATIN
from ..subject import FACTS, RULEBOOK_FILES, needs

NEEDS = (RULEBOOK_FILES,)
EVERY_LANGUAGE = pytest.mark.parametrize("lang", LANGUAGES)
VALUE = re.compile(
    r"^(?:`(?P<above>\w+)`:$|- (?P<bold>\*{0,2})`(?P<value>[^`]+)`(?P=bold)(?: \((?P<whose>[^)]*)\))?)", re.M
)
"""A value in the list of a reading, in bold if it is the default. Its parameter follows it, or is above the list."""


def source_text(game: Any, lang: str) -> str:
    """The text of the rulebook file."""
    return plain((game.folder() / f"rulebook.{lang}.md").read_text(encoding="utf-8"))


def without_notes(text: str) -> str:
    """The text without the lines about source, options and kind."""
    return re.sub(r"^\*\w+:\*.*$", "", text, flags=re.MULTILINE)


def order_of(facts: Any) -> list[str]:
    """All chapters and clauses, in the order of the game's facts."""
    return [clause for chapter, clauses in facts.chapters.items() for clause in (chapter, *clauses)]


def clauses(game: Any, lang: str, kind: str = "") -> Iterator[Clause]:
    """Yield the clauses of a rulebook without its chapters, all of them or those of one kind."""
    return (c for c in game.rulebook(lang).values() if c.kind != "chapter" and (not kind or c.kind == kind))


def clause_pattern(game: Any) -> str:
    """The pattern of a clause ID of this game, or of its base game."""
    return rf"(?:{'|'.join(prefixes(game))})[A-Z]?\d+(?:\.\d+)*(?:[a-z](?![a-z]))?"


def prefixes(game: Any) -> tuple[str, ...]:
    """The beginnings of clause IDs: one for each game in the book."""
    return tuple(dict.fromkeys(f"{clause.partition('-')[0]}-" for clause in game.rulebook("en")))


def said(value: Any) -> str:
    """A value of a parameter as rulebooks write it."""
    return str(value).lower() if isinstance(value, bool) else str(value)


def values_in(reading: Clause) -> Iterator[tuple[str, list[str], bool]]:
    """Yield each value that a reading lists, the parameters it belongs to, and whether it is marked as the default."""
    above: list[str] = []
    for found in VALUE.finditer(reading.text):
        if found["above"]:
            above = [found["above"]]
        else:
            yield found["value"], re.findall("`([^`]+)`", found["whose"] or "") or above, bool(found["bold"])


# --- each book ------------------------------------------------------------------------------------------------------


@needs(FACTS)
@advice(
    "The rulebook lacks a clause, has one twice, or in another order than the facts.",
    "Mend the headings of rulebook.<language>.md (## for chapters, ### for clauses), or `chapters` in the facts.",
)
@EVERY_LANGUAGE
def test_every_clause_stands_once_and_in_order(game: Any, lang: str, facts: Any) -> None:
    headings = re.findall(r"^(#{2,}) (\S+) \S", source_text(game, lang), re.MULTILINE)
    assert [clause for _, clause in headings] == order_of(facts) == list(game.rulebook(lang))
    assert all((level == "##") == (clause in facts.chapters) for level, clause in headings)
    assert {level for level, _ in headings} == {"##", "###"}


@advice(
    "A clause does not say where it comes from, or what kind it is.",
    "End it with *Source:*, *Options:* (if it has any) and *Kind:* in this order.",
)
@EVERY_LANGUAGE
def test_every_clause_has_text_source_and_kind(game: Any, lang: str) -> None:
    _, *parts = re.split(r"^#{2,3} (\S+) .+$", source_text(game, lang), flags=re.MULTILINE)
    notes = {c: re.findall(r"^\*(\w+):\* .", text, re.M) for c, text in zip(parts[::2], parts[1::2], strict=True)}
    for clause in clauses(game, lang):
        assert len(clause.text) > 15, clause.id
        assert notes[clause.id] in (["Source", "Kind"], ["Source", "Options", "Kind"]), clause.id
        of_readings = re.fullmatch(r"[A-Z]+-A\d+", clause.id)
        assert clause.kind in ({"reading"} if of_readings else {"rule", "house", "note"}), clause.id


@needs(FACTS)
@advice(
    "A clause claims a source that is none, or is a house rule with a source.",
    "Mend *Source:* or *Kind:* of the clause.",
)
@EVERY_LANGUAGE
def test_house_clauses_are_those_without_a_source(game: Any, lang: str, facts: Any) -> None:
    printed, ours = facts.source[lang], facts.ours[lang]
    for clause in clauses(game, lang):
        given = re.fullmatch(f"(?:{printed})(?:, (?:{printed}))*", clause.source)
        assert given or re.fullmatch(ours, clause.source), (clause.id, clause.source)
        if clause.kind != "reading" and clause.id not in facts.own_notes:
            assert (clause.kind == "house") == (not given), clause.id


@advice(
    "The rulebook names a clause that it does not have.",
    "Mend the number in the text.",
)
@EVERY_LANGUAGE
def test_every_clause_named_in_the_text_exists(game: Any, lang: str) -> None:
    named = set(re.findall(clause_pattern(game), source_text(game, lang)))
    assert named and named <= set(game.rulebook(lang))


@needs(FACTS)
@advice(
    "The rulebook states another amount than the rules play by.",
    "Mend the amount in the clause, or the default of the parameter.",
)
@EVERY_LANGUAGE
def test_clauses_state_the_default_amounts(game: Any, lang: str, facts: Any) -> None:
    for clause, amount in facts.amounts.items():
        assert re.search(rf"(?<![\d,.]){amount:,}(?!\d|,\d)", game.rulebook(lang)[clause].text), (clause, amount)


# --- two books ------------------------------------------------------------------------------------------------------


@advice(
    "The two rulebooks say different things in a clause: other numbers, names, lists or clauses.",
    "Translate the clause anew; compare numbers and names in backquotes.",
)
def test_both_languages_agree(game: Any) -> None:
    clause_id = clause_pattern(game)

    def common(clause: Clause) -> dict[str, Any]:
        """The parts of a clause that do not depend on the language."""
        text = clause.text
        numbers = re.findall(r"\d[\d,]*", re.sub(clause_id, "", text))
        return {
            "kind": clause.kind,
            "options": clause.options,
            "sources": clause.source.count(","),
            "sections": re.findall(rf"{clause_id}|§|\d[\d.]*", clause.source),
            "names of the code": re.findall("`[^`]+`", text),
            "clauses": sorted(re.findall(clause_id, text)),
            "items": len(re.findall("^- ", text, re.MULTILINE)),
            "fractions": re.findall(r"(?<!\d)\d+/\d+", text),
            # Numbers from 13 on are digits in both; smaller ones may be words.
            "numbers": {int(number.replace(",", "")) for number in numbers} - {*range(13)},
        }

    for english, korean in zip(*(game.rulebook(lang).values() for lang in ("en", "ko")), strict=True):
        assert common(english) == common(korean), english.id


@needs(FACTS)
@advice(
    "A rulebook has words of the other language.",
    "Translate them; printed words belong into `latin` or `hangul` of the facts.",
)
def test_each_rulebook_is_in_its_language(game: Any, facts: Any) -> None:
    assert set(HANGUL.findall(source_text(game, "en"))) == facts.hangul
    prose = re.sub(rf"`[^`]+`|{clause_pattern(game)}|^##+ \S+", "", without_notes(source_text(game, "ko")), flags=re.M)
    assert set(re.findall(f"“{LATIN.pattern}!”|{LATIN.pattern}", prose)) <= facts.latin
    for clause in clauses(game, "ko"):
        assert HANGUL.search(clause.title) and HANGUL.search(clause.text), clause.id


@needs(FACTS)
@advice(
    "A Korean sentence ends in another style than the rest.",
    "Let it end in -니다; phrases of lists belong into `phrases` of the facts.",
)
def test_korean_keeps_one_style(game: Any, facts: Any) -> None:
    """Every sentence ends in the same formal style; items of some lists may be phrases."""
    for clause in game.rulebook("ko").values():
        prose = re.sub(r"\([^()]*\)", "", clause.text)
        if clause.id in facts.phrases:
            prose = re.sub(r"^- .*$", "", prose, flags=re.MULTILINE)
        for sentence in re.findall(r"[가-힣]+(?=\.(?:\s|$))", prose):
            assert sentence.endswith("니다") or sentence in facts.answers, (clause.id, sentence)


# --- readings and parameters ----------------------------------------------------------------------------------------


@advice(
    "*Options:* of a clause and the parameters of the rules do not fit together.",
    "Name in *Options:* the parameters that cite the clause, and cite in rule(...) the clauses that name it.",
)
@EVERY_LANGUAGE
def test_options_are_rule_fields_and_the_other_way_round(game: Any, lang: str) -> None:
    fields, book = game.Rules.model_fields, game.rulebook(lang)
    for clause in clauses(game, lang):
        assert set(clause.options) <= set(fields), clause.id
    for name, field in fields.items():
        for clause in (*clauses_of(field), *filter(None, [question_of(field)])):
            assert name in book[clause].options, (name, clause)


@needs(FACTS)
@advice(
    "A disputed rule does not ask a question, or does not mark which answer is the default.",
    "Let its title end in a question mark and put the default in bold: - **`value`**.",
)
@EVERY_LANGUAGE
def test_readings_ask_and_mark_each_default_once(game: Any, lang: str, facts: Any) -> None:
    """A number may be told in a sentence, with its default.

    A question about several parameters says which one a default belongs to.
    """
    for clause in clauses(game, lang, "reading"):
        assert clause.title.endswith("?"), clause.id
        fields = {name: game.Rules.model_fields[name] for name in clause.options}
        marks = [(value, whose) for value, whose, bold in values_in(clause) if bold]
        named = {name for _, whose in marks for name in whose}
        hit = []
        for name, field in fields.items():
            if name in facts.numbers_in_prose:
                assert re.search(rf"\b{said(field.default)}\b", clause.text, re.ASCII), (clause.id, name)
            elif readings(field) or field.annotation in (int, float):  # a text or a file has no list of values
                right = (said(field.default), name)
                mine = [mark for mark in marks if (name in mark[1] if named else mark[0] in right)]
                assert len(mine) == 1 and mine[0][0] in right, (clause.id, name)
                hit += mine
        assert named <= set(fields) and all(mark in hit for mark in marks), clause.id
        assert named or len(marks) <= 1 or {value for value, _ in marks} == set(fields), clause.id


@advice(
    "A disputed rule lists other answers than the parameter has.",
    "List every value of the parameter in backquotes, and no other.",
)
@EVERY_LANGUAGE
def test_readings_name_every_value_of_their_fields_and_no_other(game: Any, lang: str) -> None:
    for clause in clauses(game, lang, "reading"):
        fields = {name: game.Rules.model_fields[name] for name in clause.options}
        named = [value for value, _, _ in values_in(clause)]
        wanted = {said(value) for field in fields.values() for value in readings(field)}
        assert wanted <= set(named), clause.id
        known = wanted | {said(field.default) for field in fields.values()} | set(fields)
        for value in named:
            assert value in known or re.fullmatch(r"\d+\.\.\d+", value), (clause.id, value)


@advice(
    "The form shows Yes and No beside a question that is answered otherwise.",
    "Put the question so that true is Yes and false is No.",
)
def test_a_question_about_a_yes_or_no_is_put_as_one(game: Any) -> None:
    """The rules editor shows the question beside Yes or No, so both must mean the same."""
    fields = game.Rules.model_fields
    asked = [question_of(field) for field in fields.values()]
    for name, field in fields.items():
        if field.annotation is not bool or not (clause := question_of(field)) or asked.count(clause) != 1:
            continue
        text = game.rulebook("en")[clause].text
        answers = dict(re.findall(r"^- \*{0,2}`(true|false)`[^:\n]*: (\w+)", text, re.MULTILINE))
        assert answers == {"true": "Yes", "false": "No"}, (name, clause)


@needs(FACTS)
@advice(
    "The last line of a disputed rule leaves out a clause that its parameter touches.",
    "Name the clause in the last line, or in `untouched` of the facts.",
)
@EVERY_LANGUAGE
def test_readings_touch_the_clauses_of_their_options(game: Any, lang: str, facts: Any) -> None:
    left_out = set()
    for name, field in game.Rules.model_fields.items():
        if reading := question_of(field):
            last = game.rulebook(lang)[reading].text.splitlines()[-1]
            touched = set(re.findall(clause_pattern(game), last))
            left_out |= {(name, clause) for clause in clauses_of(field) if clause not in touched}
    assert left_out == facts.untouched
