"""The rulebooks of Cetkaik and its tables: squares, hands, kinds of pieces; options and their clauses.
What holds for every rulebook is tested in tests/generic/test_rulebooks.py."""

from __future__ import annotations

import re

import pytest

from tabletop_lab.engine.core.rules import clauses_of, question_of
from tabletop_lab.games.cetkaik.content.hand_table import FLASH, HANDS
from tabletop_lab.games.cetkaik.content.pieces import KINDS
from tabletop_lab.games.cetkaik.content.squares import HUE, SQUARES, WATER
from tabletop_lab.games.cetkaik.game import Cetkaik

LANGS = ("en", "ko")
BOOK = {lang: Cetkaik.rulebook(lang) for lang in LANGS}
LANGUAGES = pytest.mark.parametrize("lang", LANGS)


@LANGUAGES
def test_a_parameter_names_every_clause_that_names_it(lang: str) -> None:
    for clause in BOOK[lang].values():
        for name in clause.options:
            field = Cetkaik.Rules.model_fields[name]
            assert clause.id in (*clauses_of(field), question_of(field)), (name, clause.id)


@LANGUAGES
def test_squares_in_the_text_are_those_of_the_board(lang: str) -> None:
    named = re.compile(r"(?<![A-Za-z-])(?:[KLNTZXCMP](?:AI|AU|IA|[AEIUOY]))(?![A-Za-z])")
    assert set(named.findall(BOOK[lang]["CK-2.2"].text)) == HUE
    assert set(named.findall(BOOK[lang]["CK-2.4"].text)) == WATER
    whole = (Cetkaik.folder() / f"rulebook.{lang}.md").read_text(encoding="utf-8")
    assert set(named.findall(whole)) <= set(SQUARES)


@LANGUAGES
def test_hands_in_the_text_are_those_of_the_table(lang: str) -> None:
    rows = BOOK[lang]["CK-12.2"].text.splitlines()
    assert len(rows) == len(HANDS)
    names = {name: getattr(kind, lang) for name, kind in KINDS.items()}
    for (slug, hand), row in zip(HANDS.items(), rows, strict=True):
        points = str(hand.points).replace("-", "−")
        assert re.search(rf"(?<![\d−])[+]?{points}(?!\d)", row), slug
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
