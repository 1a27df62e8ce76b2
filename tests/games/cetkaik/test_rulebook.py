"""The two rulebooks of Cetkaik: complete, parallel, each in its language, true to the rules and tables."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Literal, get_args, get_origin

import pytest

from tabletop_lab.engine.rules import clauses_of, reading_of
from tabletop_lab.games.cetkaik import rules
from tabletop_lab.games.cetkaik.hand_table import FLASH, HANDS
from tabletop_lab.games.cetkaik.pieces import KINDS
from tabletop_lab.games.cetkaik.rules import CetkaikRules
from tabletop_lab.games.cetkaik.squares import HUE, SQUARES, WATER

LANGS = ("en", "ko")
TEXT = {lang: (Path(rules.__file__).parent / f"rulebook.{lang}.md").read_text(encoding="utf-8") for lang in LANGS}
HEADING = re.compile(r"^(#{2,3}) (CK-[A-Z0-9.]+) (.+)$", re.MULTILINE)
CLAUSE = re.compile(r"CK-A?\d+(?:\.\d+)?")
HANGUL = re.compile("[\uac00-\ud7a3]+")
FIELDS = CetkaikRules.model_fields
LAST = {1: 5, 2: 7, 3: 4, 4: 3, 5: 7, 6: 8, 7: 4, 8: 6, 9: 3, 10: 2, 11: 2, 12: 9, 13: 6, 14: 2, 15: 4}
"""How many clauses each chapter has."""
CHAPTERS = {f"CK-{n}": [f"CK-{n}.{k}" for k in range(1, last + 1)] for n, last in LAST.items()}
CHAPTERS["CK-A"] = [f"CK-A{n}" for n in range(1, 42)]
ORDER = [clause for chapter, clauses in CHAPTERS.items() for clause in (chapter, *clauses)]
CLAUSES = [clause for clause in ORDER if clause not in CHAPTERS]
LANGUAGES = pytest.mark.parametrize("lang", LANGS)


class Entry:
    """One heading of a rulebook with what stands under it."""

    def __init__(self, level: str, clause: str, title: str, body: str) -> None:
        notes = dict(re.findall(r"^\*(\w+):\* (.+)$", body, re.MULTILINE))
        self.chapter, self.id, self.title = level == "##", clause, title
        self.text = re.sub(r"^\*\w+:\* .+$", "", body, flags=re.MULTILINE).strip()
        self.names, self.source, self.kind = list(notes), notes.get("Source", ""), notes.get("Kind", "")
        self.options = notes["Options"].split(", ") if "Options" in notes else []


def entries(lang: str) -> dict[str, Entry]:
    found = list(HEADING.finditer(TEXT[lang]))
    ends = [heading.start() for heading in found[1:]] + [len(TEXT[lang])]
    return {h[2]: Entry(h[1], h[2], h[3], TEXT[lang][h.end() : end]) for h, end in zip(found, ends, strict=True)}


BOOK = {lang: entries(lang) for lang in LANGS}


@LANGUAGES
def test_every_clause_stands_once_and_in_order(lang: str) -> None:
    assert [heading[2] for heading in HEADING.finditer(TEXT[lang])] == ORDER
    assert all(entry.chapter == (entry.id in CHAPTERS) for entry in BOOK[lang].values())


@LANGUAGES
def test_every_clause_has_text_source_and_kind(lang: str) -> None:
    for clause in CLAUSES:
        entry = BOOK[lang][clause]
        assert len(entry.text) > 15 and entry.source, clause
        assert entry.names in (["Source", "Kind"], ["Source", "Options", "Kind"]), clause
        assert entry.kind in ({"reading"} if clause.startswith("CK-A") else {"rule", "house", "note"}), clause
        if entry.kind != "reading":
            assert (entry.kind == "house") == (entry.source in ("ours", "자체 규정")), clause


def test_both_languages_agree() -> None:
    for clause in CLAUSES:
        en, ko = BOOK["en"][clause], BOOK["ko"][clause]
        assert (en.options, en.kind, en.source.count(",")) == (ko.options, ko.kind, ko.source.count(",")), clause
        assert sorted(re.findall("`[^`]+`", en.text)) == sorted(re.findall("`[^`]+`", ko.text)), clause
        assert sorted(CLAUSE.findall(en.text)) == sorted(CLAUSE.findall(ko.text)), clause
        fractions = re.compile(r"(?<!\d)\d+/\d+")
        assert fractions.findall(en.text) == fractions.findall(ko.text), clause


def test_each_rulebook_is_in_its_language() -> None:
    assert not HANGUL.search(TEXT["en"])
    prose = re.sub(r"^\*\w+:\*.*$", "", TEXT["ko"], flags=re.MULTILINE)
    prose = re.sub(r"`[^`]+`|CK-[A-Z0-9.]+", "", prose)
    assert set(re.findall("[A-Za-z]{2,}", prose)) <= {*SQUARES, "IA", "AI", "AU"}
    for clause in CLAUSES:
        assert HANGUL.search(BOOK["ko"][clause].title) and HANGUL.search(BOOK["ko"][clause].text), clause


def test_korean_keeps_one_style() -> None:
    for clause in CLAUSES:
        prose = re.sub(r"\([^()]*\)", "", BOOK["ko"][clause].text)
        prose = re.sub(r"^- .*$", "", prose, flags=re.MULTILINE) if clause == "CK-12.2" else prose
        for sentence in re.findall(r"[가-힣]+(?=\.(?:\s|$))", prose):
            assert sentence.endswith("니다") or sentence in ("네", "아니요"), (clause, sentence)


@LANGUAGES
def test_every_clause_named_in_the_text_exists(lang: str) -> None:
    assert set(CLAUSE.findall(TEXT[lang])) <= set(ORDER)


@LANGUAGES
def test_readings_ask_and_mark_their_defaults(lang: str) -> None:
    for clause in CHAPTERS["CK-A"]:
        entry = BOOK[lang][clause]
        assert entry.title.endswith("?"), clause
        counted = [name for name in entry.options if FIELDS[name].annotation not in (int, float)]
        assert len(re.findall(r"^- \*\*`", entry.text, re.MULTILINE)) == len(counted), clause


@LANGUAGES
def test_options_are_rule_fields_and_the_other_way_round(lang: str) -> None:
    for name, field in FIELDS.items():
        for clause in (*clauses_of(field), *filter(None, [reading_of(field)])):
            assert name in BOOK[lang][clause].options, (name, clause)
    for clause in CLAUSES:
        for name in BOOK[lang][clause].options:
            assert clause in (*clauses_of(FIELDS[name]), reading_of(FIELDS[name])), (name, clause)


@LANGUAGES
def test_readings_name_every_value_of_their_field(lang: str) -> None:
    for name, field in FIELDS.items():
        if not (reading := reading_of(field)):
            continue
        text = BOOK[lang][reading].text
        if field.annotation is bool:
            values = {"true", "false"}
        elif get_origin(field.annotation) is Literal:
            values = {str(value) for value in get_args(field.annotation)}
        else:
            assert f"`{name}`" in text
            continue
        assert values <= set(re.findall(r"^- (?:\*\*)?`([^`]+)`", text, re.MULTILINE)), name
        default = str(field.default).lower() if isinstance(field.default, bool) else str(field.default)
        assert f"- **`{default}`**" in text, (name, default)


@LANGUAGES
def test_readings_touch_the_clauses_of_their_options(lang: str) -> None:
    for name, field in FIELDS.items():
        if reading := reading_of(field):
            last = BOOK[lang][reading].text.splitlines()[-1]
            assert set(clauses_of(field)) <= set(CLAUSE.findall(last)), (name, last)


@LANGUAGES
def test_squares_in_the_text_are_those_of_the_board(lang: str) -> None:
    named = re.compile(r"(?<![A-Za-z-])(?:[KLNTZXCMP](?:AI|AU|IA|[AEIUOY]))(?![A-Za-z])")
    assert set(named.findall(BOOK[lang]["CK-2.2"].text)) == HUE
    assert set(named.findall(BOOK[lang]["CK-2.4"].text)) == WATER
    assert set(named.findall(TEXT[lang])) <= set(SQUARES)


@LANGUAGES
def test_hands_in_the_text_are_those_of_the_table(lang: str) -> None:
    rows = BOOK[lang]["CK-12.2"].text.splitlines()
    assert len(rows) == len(HANDS)
    names = {name: getattr(kind, lang) for name, kind in KINDS.items()}
    for (slug, hand), row in zip(HANDS.items(), rows, strict=True):
        assert re.search(rf"(?<![\d-])[+]?{hand.points}(?!\d)", row) if hand.points > 0 else f"{hand.points}" in row
        if slug != FLASH:
            assert getattr(hand, lang).casefold() in row.casefold(), slug
        if hand.pieces and slug != "unbeatable":
            pieces = row.rpartition(": ")[2]
            assert {kind for kind, name in names.items() if name in pieces} == set(hand.pieces), slug


@LANGUAGES
def test_every_kind_has_its_line_among_the_ways_of_moving(lang: str) -> None:
    rows = BOOK[lang]["CK-5.3"].text.splitlines()
    named = [row.removeprefix("- ").partition(":")[0].casefold() for row in rows]
    assert named == [*(getattr(kind, lang) for kind in KINDS.values()), {"en": "tam", "ko": "다암"}[lang]]


def test_clauses_state_the_default_amounts() -> None:
    default = CetkaikRules.read()
    stated = {"CK-1.2": default.start_points, "CK-7.1": default.water_need, "CK-13.5": default.rate_cap}
    stated |= {"CK-1.5": rules.EXTRA_SEASONS, "CK-14.2": rules.LONGEST_SEASON}
    for lang, book in BOOK.items():
        for clause, amount in stated.items():
            assert re.search(rf"(?<!\d){amount:,}(?!\d)", book[clause].text), (lang, clause)
