"""The two rulebooks of A Dream of Fourteen Nights: complete, parallel, each in its language, true to the rules."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Literal, get_args, get_origin

import pytest

from tabletop_lab.games.fourteen_nights import content, rules
from tabletop_lab.games.fourteen_nights.rules import FourteenNightsRules

FOLDER = Path(content.__file__).parent.parent
TEXT = {lang: (FOLDER / f"rulebook.{lang}.md").read_text(encoding="utf-8") for lang in ("en", "ko")}
HEADING = re.compile(r"^(#{2,3}) (FN-[A-Z0-9.]+) (.+)$", re.MULTILINE)
HANGUL = re.compile("[\uac00-\ud7a3]+")

CHAPTERS: dict[str, list[str]] = {
    "FN-1": [f"FN-1.{n}" for n in range(1, 5)],
    "FN-2": [f"FN-2.{n}" for n in range(1, 7)],
    "FN-3": [f"FN-3.{n}" for n in range(1, 4)],
    "FN-4": [f"FN-4.{n}" for n in range(1, 11)],
    "FN-5": [f"FN-5.{n}" for n in range(1, 8)],
    "FN-6": [f"FN-6.{n}" for n in range(1, 10)],
    "FN-7": [f"FN-7.{n}" for n in range(0, 9)],
    "FN-8": [f"FN-8.{n}" for n in range(1, 7)],
    "FN-9": [f"FN-9.{n}" for n in range(1, 6)],
    "FN-10": [f"FN-10.{n}" for n in range(1, 5)],
    "FN-11": [f"FN-11.{n}" for n in range(1, 4)],
    "FN-12": [
        *("FN-12.1", "FN-12.2", "FN-12.3"),
        *(f"FN-12.3.{n}" for n in range(1, 7)),
        *("FN-12.4", "FN-12.5", "FN-12.6"),
    ],
    "FN-13": [f"FN-13.{n}" for n in range(1, 6)],
    "FN-H": [f"FN-H{n}" for n in range(1, 8)],
    "FN-A": [f"FN-A{n}" for n in range(1, 44)],
}
ORDER = [clause for chapter, clauses in CHAPTERS.items() for clause in (chapter, *clauses)]


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


BOOK = {lang: entries(lang) for lang in ("en", "ko")}
CLAUSES = [clause for clause in ORDER if clause not in CHAPTERS]
LANGUAGES = pytest.mark.parametrize("lang", ["en", "ko"])


@LANGUAGES
def test_every_clause_stands_once_and_in_order(lang: str) -> None:
    assert [heading[2] for heading in HEADING.finditer(TEXT[lang])] == ORDER
    assert all(entry.chapter == (entry.id in CHAPTERS) for entry in BOOK[lang].values())


@LANGUAGES
def test_every_clause_has_text_source_and_kind(lang: str) -> None:
    for clause in CLAUSES:
        entry = BOOK[lang][clause]
        assert len(entry.text) > 15, clause
        assert entry.names in (["Source", "Kind"], ["Source", "Options", "Kind"]), clause
        expected = {"reading"} if clause.startswith("FN-A") else {"rule", "house", "note"}
        assert entry.kind in expected, clause


@LANGUAGES
def test_house_clauses_are_those_without_a_section(lang: str) -> None:
    ours = {"en": "ours", "ko": "자체 규정"}[lang]
    for clause in CLAUSES:
        entry = BOOK[lang][clause]
        assert entry.source.startswith(("§", ours)), clause
        if entry.kind != "reading":
            assert (entry.kind == "house") == ("§" not in entry.source), clause


def test_both_languages_agree() -> None:
    for clause in CLAUSES:
        en, ko = BOOK["en"][clause], BOOK["ko"][clause]
        assert (en.options, en.kind) == (ko.options, ko.kind), clause
        assert re.findall(r"§[\d.]+|FN-[A-Z0-9.]*\d", en.source) == re.findall(r"§[\d.]+|FN-[A-Z0-9.]*\d", ko.source)
        assert re.findall("`[^`]+`", en.text) == re.findall("`[^`]+`", ko.text), clause


def test_both_languages_give_the_same_amounts() -> None:
    """Amounts of money are written in figures in both; smaller numbers may be words in English."""
    money = re.compile(r"(\d[\d,]*) ?TC|multiple of (\d+)|(\d+)의 배수")
    for clause in CLAUSES:
        amounts = [
            sorted({"".join(groups) for groups in money.findall(BOOK[lang][clause].text)} - {"0"}) for lang in BOOK
        ]
        assert amounts[0] == amounts[1], (clause, amounts)


def test_english_holds_no_hangul_but_the_author() -> None:
    assert set(HANGUL.findall(TEXT["en"])) == {"팀", "에보개"}


def test_korean_holds_no_english_sentence() -> None:
    prose = re.sub(r"^\*\w+:\*.*$", "", TEXT["ko"], flags=re.MULTILINE)
    prose = re.sub(r"`[^`]+`|FN-[A-Z0-9.]+", "", prose)
    assert set(re.findall("[A-Za-z]+", prose)) <= {"TC", "v"}
    for clause in CLAUSES:
        assert HANGUL.search(BOOK["ko"][clause].title) and HANGUL.search(BOOK["ko"][clause].text), clause


def test_korean_keeps_one_style() -> None:
    """Every sentence of the prose ends in the same formal style."""
    for clause in CLAUSES:
        prose = re.sub(r"\([^()]*\)", "", BOOK["ko"][clause].text)
        for sentence in re.findall(r"[가-힣]+(?=\.(?:\s|$))", prose):
            assert sentence.endswith("니다"), (clause, sentence)


@LANGUAGES
def test_every_clause_named_in_the_text_exists(lang: str) -> None:
    for clause in CLAUSES:
        named = re.findall(r"FN-[A-Z]?\d+(?:\.\d+)*", BOOK[lang][clause].text + BOOK[lang][clause].source)
        assert set(named) <= set(ORDER), clause


@LANGUAGES
def test_readings_mark_exactly_one_default(lang: str) -> None:
    for clause in CHAPTERS["FN-A"]:
        entry = BOOK[lang][clause]
        assert entry.title.endswith("?"), clause
        defaults = len(re.findall(r"^- \*\*`", entry.text, re.MULTILINE))
        # FN-A16 and FN-A22 each answer for several rule fields.
        assert defaults == {"FN-A16": 2, "FN-A22": 2}.get(clause, 1 if entry.options else 0), clause


@LANGUAGES
def test_options_are_rule_fields_and_the_other_way_round(lang: str) -> None:
    fields = FourteenNightsRules.model_fields
    for clause in CLAUSES:
        assert set(BOOK[lang][clause].options) <= set(fields), clause
    for name, field in fields.items():
        extra = field.json_schema_extra
        assert isinstance(extra, dict)
        touched = [*extra["clauses"], *filter(None, [extra["reading"]])]  # type: ignore[misc]
        for clause in touched:
            assert name in BOOK[lang][str(clause)].options, (name, clause)


@LANGUAGES
def test_readings_name_every_value_of_their_field(lang: str) -> None:
    for name, field in FourteenNightsRules.model_fields.items():
        extra = field.json_schema_extra
        if not isinstance(extra, dict) or not extra["reading"]:
            continue
        text = BOOK[lang][str(extra["reading"])].text
        if field.annotation is bool:
            values = {"true", "false"}
        elif get_origin(field.annotation) is Literal:
            values = {str(value) for value in get_args(field.annotation)}
        else:
            continue
        for value in values:
            assert f"`{value}`" in text, (name, value)
        default = str(field.default).lower() if isinstance(field.default, bool) else str(field.default)
        assert f"- **`{default}`**" in text, (name, default)


def test_clauses_state_the_default_amounts() -> None:
    default = FourteenNightsRules()
    stated = {
        "FN-1.2": default.days,
        "FN-1.3": default.tc_unit,
        "FN-4.4": default.start_tc,
        "FN-9.3": default.recovery_day,
        "FN-12.3.5": default.penalty_memory,
        "FN-12.4": default.conversion_points,
        "FN-13.2": default.two_player_chance_cash,
        "FN-13.3": default.two_player_first_chore_bonus,
    }
    for lang, book in BOOK.items():
        for clause, amount in stated.items():
            assert f"{amount:,}" in book[clause].text, (lang, clause)


def test_connections_in_the_text_are_those_of_the_board() -> None:
    edges = {f"{a}-{b}" for a, b in rules.EDGES["published"]}
    for book in BOOK.values():
        assert set(re.findall(r"\d-\d", book["FN-2.6"].text)) == edges
        assert set(re.findall(r"\d-\d", re.sub(r"\d(-\d){2,}", "", book["FN-A1"].text))) == edges
