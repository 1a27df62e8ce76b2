"""The two rulebooks of The Wolves of Tabula: complete, parallel, each in its language, true to the rules."""

from __future__ import annotations

import ast
import re
from pathlib import Path
from typing import Any

import pytest

from tabletop_lab.engine.rules import clauses_of, reading_of, readings
from tabletop_lab.games.tabula_wolves import content
from tabletop_lab.games.tabula_wolves.rules import TabulaWolvesRules

FOLDER = Path(content.__file__).parent.parent
LANGS = ("en", "ko")
TEXT = {lang: (FOLDER / f"rulebook.{lang}.md").read_text(encoding="utf-8") for lang in LANGS}
HEADING = re.compile(r"^(#{2,3}) (TW-[A-Z0-9.]+) (.+)$", re.MULTILINE)
HANGUL = re.compile("[\uac00-\ud7a3]+")
CLAUSE = re.compile(r"TW-[A-Z]?\d+(?:\.\d+)*")
FIELDS = TabulaWolvesRules.model_fields


def numbered(chapter: int, first: int, last: int) -> list[str]:
    return [f"TW-{chapter}.{n}" for n in range(first, last + 1)]


def below(clause: str, last: int) -> list[str]:
    return [clause, *(f"{clause}.{n}" for n in range(1, last + 1))]


CHAPTERS: dict[str, list[str]] = {
    "TW-0": numbered(0, 1, 4),
    "TW-1": numbered(1, 1, 3),
    "TW-2": numbered(2, 1, 3),
    "TW-3": [
        *("TW-3.1", *below("TW-3.2", 3), *below("TW-3.3", 3), "TW-3.4", "TW-3.5", "TW-3.6", "TW-3.7"),
        *(*below("TW-3.8", 4), "TW-3.9", *below("TW-3.10", 5), "TW-3.11"),
    ],
    "TW-4": numbered(4, 1, 6),
    "TW-5": numbered(5, 1, 6),
    "TW-6": numbered(6, 1, 6),
    "TW-7": numbered(7, 1, 4),
    "TW-8": [*numbered(8, 0, 3), *below("TW-8.4", 6), "TW-8.5", "TW-8.6"],
    "TW-9": numbered(9, 1, 6),
    "TW-10": numbered(10, 1, 4),
    "TW-11": numbered(11, 1, 7),
    "TW-12": numbered(12, 1, 2),
    "TW-13": numbered(13, 1, 6),
    "TW-14": numbered(14, 1, 2),
    "TW-15": numbered(15, 1, 4),
    "TW-16": numbered(16, 1, 5),
    "TW-17": numbered(17, 1, 3),
    "TW-18": [],
    "TW-H": [f"TW-H{n}" for n in range(1, 5)],
    "TW-A": [f"TW-A{n}" for n in range(1, 68)],
}
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


def shown(value: Any) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)


# --- the two books --------------------------------------------------------------------------------------------------


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
        expected = {"reading"} if clause.startswith("TW-A") else {"rule", "house", "note"}
        assert entry.kind in expected, clause


@LANGUAGES
def test_house_clauses_are_those_without_a_section(lang: str) -> None:
    note, ours = {"en": ("note", "ours"), "ko": ("각주", "자체 규정")}[lang]
    for clause in CLAUSES:
        entry = BOOK[lang][clause]
        assert re.match(rf"§|{note} \d|{ours}", entry.source), clause
        given = "§" in entry.source or note in entry.source
        if entry.kind in ("rule", "house"):
            assert (entry.kind == "house") == (not given), clause


def test_both_languages_agree() -> None:
    def marks(source: str) -> list[str]:
        return re.findall(r"§[\d.]*|(?:note|각주) (\d)|TW-[A-Z0-9.]*\d", source)

    for clause in ORDER:
        en, ko = BOOK["en"][clause], BOOK["ko"][clause]
        assert (en.options, en.kind) == (ko.options, ko.kind), clause
        assert marks(en.source) == marks(ko.source), clause
        assert re.findall("`[^`]+`", en.text) == re.findall("`[^`]+`", ko.text), clause
        assert sorted(set(CLAUSE.findall(en.text))) == sorted(set(CLAUSE.findall(ko.text))), clause
        assert len(re.findall("^- ", en.text, re.MULTILINE)) == len(re.findall("^- ", ko.text, re.MULTILINE)), clause


def test_both_languages_give_the_same_large_numbers() -> None:
    """Numbers from 13 on are figures in both; smaller ones may be words."""
    for clause in CLAUSES:
        found = [
            {int(n) for n in re.findall(r"\d+", CLAUSE.sub("", BOOK[lang][clause].text))} - {*range(13)}
            for lang in LANGS
        ]
        assert found[0] == found[1], (clause, found)


def test_english_holds_no_hangul() -> None:
    assert HANGUL.findall(TEXT["en"]) == []


def test_korean_holds_no_english_sentence() -> None:
    prose = re.sub(r"^\*\w+:\*.*$", "", TEXT["ko"], flags=re.MULTILINE)
    prose = re.sub(r"`[^`]+`|TW-[A-Z0-9.]+|“Welcome!”", "", prose)
    assert set(re.findall("[A-Za-z]+", prose)) <= {"CD", "A", "B"}
    for clause in CLAUSES:
        assert HANGUL.search(BOOK["ko"][clause].title) and HANGUL.search(BOOK["ko"][clause].text), clause


def test_korean_keeps_one_style() -> None:
    """Every sentence of the prose ends in the same formal style; items of a list may be phrases."""
    for clause in ORDER:
        prose = re.sub(r"\([^()]*\)", "", BOOK["ko"][clause].text)
        prose = "\n".join(line for line in prose.splitlines() if not (line.startswith("- ") and "TW-H" in clause))
        if clause == "TW-3":
            prose = prose.partition("\n")[0]
        for sentence in re.findall(r"[가-힣]+(?=\.(?:\s|$))", prose):
            assert sentence.endswith("니다"), (clause, sentence)


@LANGUAGES
def test_every_clause_named_in_the_text_exists(lang: str) -> None:
    for clause in ORDER:
        entry = BOOK[lang][clause]
        assert set(CLAUSE.findall(entry.text + entry.source)) <= set(ORDER), clause


def test_every_clause_cited_in_code_exists() -> None:
    cited: dict[str, str] = {}
    for path in sorted(FOLDER.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str) and re.match("TW-", node.value):
                cited |= dict.fromkeys(re.findall(r"TW-[A-Z0-9.]*[A-Z0-9]", node.value), path.name)
    assert cited, "no clause is cited at all"
    assert {clause: where for clause, where in cited.items() if clause not in ORDER} == {}


# --- readings and parameters ----------------------------------------------------------------------------------------


@LANGUAGES
def test_readings_mark_exactly_one_default_a_value(lang: str) -> None:
    """A question that several switches answer has one default for each of them, marked with their names."""
    note = {"en": r"\(default for (.+?)\)", "ko": r"\((.+?)의 기본값\)"}[lang]
    for clause in CHAPTERS["TW-A"]:
        entry = BOOK[lang][clause]
        assert entry.title.endswith("?"), clause
        defaults = re.findall(r"^- \*\*`([^`]+)`\*\* (.*?): ", entry.text, re.MULTILINE)
        named = [name for _, shape in defaults for group in re.findall(note, shape) for name in group.split(", ")]
        if named:
            texts = {name for name in entry.options if FIELDS[name].annotation is str}
            assert {name.strip("`") for name in named} == set(entry.options) - texts, clause
        else:
            assert len(defaults) == bool(entry.options), clause


@LANGUAGES
def test_options_are_rule_fields_and_the_other_way_round(lang: str) -> None:
    for clause in CLAUSES:
        assert set(BOOK[lang][clause].options) <= set(FIELDS), clause
    for name, field in FIELDS.items():
        for clause in (*clauses_of(field), *filter(None, [reading_of(field)])):
            assert name in BOOK[lang][clause].options, (name, clause)


@LANGUAGES
def test_readings_name_every_value_of_their_fields(lang: str) -> None:
    for clause in CHAPTERS["TW-A"]:
        entry = BOOK[lang][clause]
        for name in entry.options:
            if FIELDS[name].annotation is str:
                continue
            assert f"- **`{shown(FIELDS[name].default)}`**" in entry.text, (clause, name)
            for value in readings(FIELDS[name]):
                assert re.search(rf"^- \*{{0,2}}`{shown(value)}`", entry.text, re.MULTILINE), (clause, name, value)


def test_a_question_about_a_yes_or_no_is_put_as_one() -> None:
    """The form of the rules shows the question beside Yes or No, so both must mean the same."""
    asked = [reading_of(field) for field in FIELDS.values()]
    for name, field in FIELDS.items():
        if field.annotation is not bool or asked.count(clause := reading_of(field)) != 1:
            continue
        said = dict(re.findall(r"^- \*{0,2}`(true|false)`[^:\n]*: (\w+)", BOOK["en"][clause].text, re.MULTILINE))
        assert said == {"true": "Yes", "false": "No"}, (name, clause)


@LANGUAGES
def test_no_reading_names_a_value_nobody_has(lang: str) -> None:
    for clause in CHAPTERS["TW-A"]:
        entry = BOOK[lang][clause]
        fields = [FIELDS[name] for name in entry.options]
        known = {shown(value) for field in fields for value in (*readings(field), field.default)}
        for value in re.findall(r"^- \*{0,2}`([^`]+)`", entry.text, re.MULTILINE):
            assert value in known or re.fullmatch(r"\d+\.\.\d+", value), (clause, value)


def test_clauses_state_the_default_amounts() -> None:
    default = TabulaWolvesRules()
    stated = {
        "TW-4.3": default.third_wolf_from,
        "TW-3.8.2": default.third_wolf_number,
        "TW-16.4": default.max_days,
        "TW-A52": default.few_max,
        "TW-A16": default.pack_rounds,
    }
    for lang, book in BOOK.items():
        for clause, amount in stated.items():
            assert re.search(rf"\b{amount}(?!\d)", book[clause].text), (lang, clause)
        order = [default.order().index(call) for call in default.order()]
        names = {
            "en": ("witch", "seer", "guard", "wolves", "medium"),
            "ko": ("마녀", "예언자", "경비병", "늑대", "무녀"),
        }
        places = [book["TW-8.0"].text.index(name) for name in names[lang]]
        assert order == sorted(order) and places == sorted(places), lang
