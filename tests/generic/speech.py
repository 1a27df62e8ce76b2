"""What is wrong with a text of a language: no words, a value of the code, another language, a wrong particle.
Knows no game beyond the names of its cards; shared by the tests of words."""

from __future__ import annotations

import logging
import re
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from generic_games import HANGUL, LATIN

IDS = re.compile(r"\b(P[1-9]|[A-Z]{1,3}|[A-Z]\d{2,3}|[A-Z]{2}-[A-Z]?[\d.]*\d[a-z]?)(?![A-Za-z])")
"""Seats, cards, clauses; and up to three capitals: what is printed on the table (TC, the squares ZO and MAI)."""
PRINTED = re.compile("“[A-Za-z]+!”")
"""A word that is printed on a component, such as “Welcome!”: it stands in quotation marks and keeps its letters."""
TWO_PARTICLES = re.compile(r"(이|가|을|를|은|는|과|와|으로|로)\s?[(/](이|가|을|를|은|는|과|와|으로|로)\)?|\(으\)")
WRONG_PARTICLE = re.compile(r"\bP[245](이|을|은|과|으로)(?=[ ,.])|\bP[13](가|를|는|와)(?=[ ,.])|\bP3로(?=[ ,.])")


def faults_of(text: str, lang: str, card_names: tuple[str, ...]) -> Iterator[str]:
    """What is wrong with a sentence of a language."""
    if not text.strip():
        yield "is empty"
    if re.search("[a-z]+_[a-z]+", text):
        yield "shows a name of the code"
    if re.search(r"[{}$]|HIDDEN|None|\bTrue\b|\bFalse\b|\bword-|\s\s|\s[.,:;]", text):
        yield "shows a value of the code, or is badly set"
    if lang == "en" and (found := HANGUL.search(text)):
        yield f"has Korean in it: {found[0]}"
    if lang == "ko":
        rest = text
        for name in card_names:
            rest = rest.replace(name, "")
        if found := LATIN.search(IDS.sub("", PRINTED.sub("", rest))):
            yield f"has English in it: {found[0]}"
        if found := TWO_PARTICLES.search(text) or WRONG_PARTICLE.search(text):
            yield f"has a wrong particle: {found[0]}"


@pytest.fixture
def check(caplog: pytest.LogCaptureFixture) -> Iterator[Callable[..., None]]:
    """Collects faulty texts, shows all of them at the end; a warning of the words is a fault too."""
    faults: dict[str, None] = {}
    names: dict[Any, tuple[str, ...]] = {}
    caplog.set_level(logging.WARNING, "tabletop_lab.engine.language.messages")

    def one(game: Any, what: str, text: str, lang: str) -> None:
        if (game, lang) not in names:
            cards = getattr(getattr(game, "content", None), "cards", ())
            names[game, lang] = tuple(sorted({game.card_name(c, lang) or c for c in cards}, key=len, reverse=True))
        for fault in faults_of(text, lang, names[game, lang]):
            faults[f"{what} [{lang}] {fault}: {text!r}"] = None

    yield one
    faults |= dict.fromkeys(record.getMessage() for record in caplog.records)
    assert not faults, f"{len(faults)} faults:\n" + "\n".join(list(faults)[:40])
