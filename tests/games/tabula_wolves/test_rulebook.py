"""The tables in the rulebooks of The Wolves of Tabula say what cards, compositions and characters really are.
What holds for every rulebook is tested in tests/generic/test_rulebooks.py."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tabletop_lab.engine.language.rulebook import Rulebook
from tabletop_lab.games.tabula_wolves import content
from tabletop_lab.games.tabula_wolves.content.roles import ROLES
from tabletop_lab.games.tabula_wolves.rules import TabulaWolvesRules

FOLDER = Path(content.__file__).parents[1] / "words"
LANGS = ("en", "ko")
BOOK = {lang: Rulebook.parse((FOLDER / f"rulebook.{lang}.md").read_text(encoding="utf-8")) for lang in LANGS}
LANGUAGES = pytest.mark.parametrize("lang", LANGS)

NAMES = {
    "wolf": ("wol(?:f|ves)", "늑대"),
    "witch": ("witch", "마녀"),
    "servant": ("servant", "시종"),
    "seer": ("seer", "예언자"),
    "medium": ("medium", "무녀"),
    "guard": ("guard", "경비병"),
    "mason": ("of the secret society", "비밀 결사대원"),
    "mercenary": ("mercenary", "용병"),
    "gypsy": ("gypsy", "집시"),
    "villager": ("villagers?", "마을 사람"),
}


def counts(line: str, lang: str) -> dict[str, int]:
    """How many of each character a line of TW-H1 lists; of '6 or 7' and '6 to 10' the first."""
    found = {}
    for role, names in NAMES.items():
        if lang == "en":
            match = re.search(rf"(?:(\d+)(?: (?:or|to) \d+)? )?\b{names[0]}\b", line)
        else:
            match = re.search(rf"{names[1]}(?: (\d+))?", line)
        found[role] = int(match[1] or 1) if match else 0
    return found


@LANGUAGES
def test_the_table_of_compositions_is_that_of_the_cards(lang: str) -> None:
    table = content.compositions()
    told: dict[int, dict[str, int]] = {}
    for line in re.findall(r"^- (\d.*)$", BOOK[lang]["TW-H1"].text, re.MULTILINE):
        players, _, cards = line.partition(": ")
        first, *rest = (int(n) for n in re.findall(r"\d+", players))
        for more, number in enumerate(range(first, (rest or [first])[0] + 1)):
            row = counts(cards, lang)
            told[number] = row | {"villager": row["villager"] + more}
    assert told == {n: {role: row.get(role, 0) for role in NAMES} for n, row in table.items()}


@LANGUAGES
def test_the_numbered_cards_are_those_of_the_content(lang: str) -> None:
    numbers = {int(n) for n in re.findall(r"\d+", BOOK[lang]["TW-2.1"].text)}
    assert numbers == set(range(23))
    english = {"villager": "villagers ([^;]+);", "wolf": "wolves ([^;]+);", "mason": "society ([^;]+);"}
    printed = {role: {c.number for c in content.CARDS.values() if c.role == role} - {22} for role in english}
    for role, pattern in english.items():
        said = re.search(pattern, BOOK["en"]["TW-2.1"].text)
        assert said and {int(n) for n in re.findall(r"\d+", said[1])} == printed[role], role


def test_the_table_of_characters_is_that_of_the_rules() -> None:
    english = {"secret society": "mason", "young mercenary": "mercenary"}
    lines = re.findall(r"^- (.+?): (.+)$", BOOK["en"]["TW-3"].text, re.MULTILINE)
    told = {english.get(name.lower(), name.lower()): text for name, text in lines}
    assert set(told) == set(NAMES)
    for role, text in told.items():
        assert text.startswith("wolf side" if ROLES[role].side == "wolves" else "town"), role
        looks = bool(re.search(r"\bLooks like a wolf", text))
        assert looks == (ROLES[role].seems == "wolf"), role
        if ROLES[role].side == "wolves":
            assert f"Counts as a {ROLES[role].head}" in text, role


@LANGUAGES
def test_the_calls_of_the_night_stand_in_their_order(lang: str) -> None:
    default = TabulaWolvesRules().order()
    names = {"witch": "마녀", "seer": "예언자", "guard": "경비병", "wolves": "늑대", "medium": "무녀"}
    assert list(default) == list(names)
    places = [BOOK[lang]["TW-8.0"].text.index(name) for name in (names if lang == "en" else names.values())]
    assert places == sorted(places)
