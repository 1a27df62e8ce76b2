"""Finds what is wrong with a text: missing words, a value of the code, another language, a wrong Korean particle.
Knows no game except the names of its cards; shared by the checks of words."""

from __future__ import annotations

import logging
import re
from collections.abc import Iterator
from typing import Any

from .finding import Finding
from .matches import HANGUL, LATIN

SHOWN = 20
"""How many wrong texts are shown."""
IDS = re.compile(r"\b(P[1-9]|[A-Z]{2}-[A-Z]?[\d.]*\d[a-z]?|[A-Z]{1,3}|[A-Z]\d{2,3})(?![A-Za-z])")
"""Seats, cards, clauses; and up to three capitals: what is printed on components (TC, the squares ZO and MAI)."""
PRINTED = re.compile("“[A-Za-z]+!”")
"""A word that is printed on a component, such as “Welcome!”: it is in quotation marks and keeps its letters."""
TWO_PARTICLES = re.compile(r"(이|가|을|를|은|는|과|와|으로|로)\s?[(/](이|가|을|를|은|는|과|와|으로|로)\)?|\(으\)")
OBJECTS = re.compile("([가-힣])(을|를)(?=[ ,.?!)’”]|$)")
NOUNS_IN_EUL = ("마을", "가을", "노을", "고을")
WRONG_PARTICLE = re.compile(r"\bP[245](이|을|은|과|으로)(?=[ ,.])|\bP[13](가|를|는|와)(?=[ ,.])|\bP3로(?=[ ,.])")


EMPTY_QUOTES = re.compile("“\\s*”|‘\\s*’|(?<!\")\"\"(?!\")|(?<!')''(?!')")
ASCII_MINUS = re.compile(r"(?<![\w–>=\-'‘])-\d")
"""A negative number; not the second part of a name such as FN-6.2, nor what somebody typed between quotation marks."""
NUMBERED = r"day|night|season|step|space|seat|statement|number|round|line|row|column|clause|only by|place|page"
ONE_OF_MANY = re.compile(r"(?<!\w)(?<![,.–-])(?<!day )1 (?:[a-z][a-z-]* )?[a-z]{2,}(?<![su])s\b(?!-)")
ONE_AND_A_VERB = re.compile(r" (?:is|was|has|does|goes|this|plus|lies|bars|ends|begins|counts|[a-z]+ (?:is|was|has))$")
MANY_OF_ONE = re.compile(r"\b(?:are|were|have) (?:only )?1\b(?! (?:to|or)\b)(?![,.–]\d)")
ARTICLES = re.compile(r"\b[Aa] (?:[aei]|o(?!n[ec]))[a-z]+|\b[Aa]n [b-df-gj-np-tv-z][a-z]+|\b[Tt]he (?:the|a|an|own)\b")
DOUBLED = re.compile(r"\b(?!that|had|bye)([a-z]{2,}) \1\b")
ORDINALS = re.compile(r"(?<!\d)[12]번째|\d일째 [밤낮]")
"""첫 번째 and 두 번째 are words; a day is counted with 일째, a night is not."""


def foreign_word(text: str, lang: str, names: tuple[str, ...] = ()) -> str:
    """The first word of a text that is in the other language; "" if none is. Names and what is printed are no language.

    >>> foreign_word("P1이 TC를 밟고 clay를 얻습니다.", "ko"), foreign_word("The game 열네 밤의 꿈", "en")
    ('clay', '열네')
    >>> foreign_word("“Welcome!” 토큰, P1 → ZO", "ko")
    ''
    """
    for name in names:
        text = text.replace(name, "")
    if lang == "ko":
        text = IDS.sub("", PRINTED.sub("", text))
    found = {"en": HANGUL, "ko": LATIN}[lang].search(text)
    return found[0] if found else ""


def faults_of(text: str, lang: str, card_names: tuple[str, ...]) -> Iterator[str]:
    """Yield what is wrong with a sentence of a language."""
    if not text.strip():
        yield "is empty"
    if found := EMPTY_QUOTES.search(text):
        yield "has nothing between quotation marks"
    if found := ASCII_MINUS.search(text):
        yield f"has a hyphen for a minus sign: {found[0]}"
    yield from _number_and_article(text) if lang == "en" else ()
    if lang == "ko" and (found := ORDINALS.search(text)):
        yield f"has an ordinal that nobody says: {found[0]}"
    if re.search("[a-z]+_[a-z]+", text):
        yield "shows a name of the code"
    if re.search(r"[{}$]|HIDDEN|None|\bTrue\b|\bFalse\b|\bword-|\s\s|\s[.,:;]", text):
        yield "shows a value of the code, or is badly set"
    if foreign := foreign_word(text, lang, card_names if lang == "ko" else ()):
        yield f"has {'Korean' if lang == 'en' else 'English'} in it: {foreign}"
    if lang == "ko":
        for noun, end in OBJECTS.findall(text):
            ends_in_a_consonant = (ord(noun) - ord("가")) % 28 > 0
            if ends_in_a_consonant != (end == "을") and noun + end not in NOUNS_IN_EUL:
                yield f"has a wrong particle: {noun}{end}"
        if found := TWO_PARTICLES.search(text) or WRONG_PARTICLE.search(text):
            yield f"has a wrong particle: {found[0]}"


def _number_and_article(text: str) -> Iterator[str]:
    """One of many things, many of one, a wrong article, a word twice."""
    for found in ONE_OF_MANY.finditer(text):
        before = text[: found.start()].rstrip()
        if not ONE_AND_A_VERB.search(found[0]) and not re.search(rf"(?i)\b(?:{NUMBERED})s?$", before):
            yield f"has one of many: {found[0]}"
    if found := MANY_OF_ONE.search(text):
        yield f"has many of one: {found[0]}"
    if found := ARTICLES.search(text):
        yield f"has a wrong article: {found[0]}"
    if found := DOUBLED.search(text):
        yield f"has a word twice: {found[0]}"


class Reader:
    """Reads texts and collects the wrong ones, to show all of them at the end; a warning counts as an error."""

    def __init__(self, caplog: Any) -> None:
        self.faults: dict[str, str] = {}
        self.names: dict[Any, tuple[str, ...]] = {}
        self.caplog = caplog
        caplog.set_level(logging.WARNING, "tabletop_lab.engine.language.messages")

    def __call__(self, game: Any, what: str, text: str, lang: str, match: str = "") -> None:
        """Read one text; `what` says where it comes from, `match` the match in which it is read."""
        if (game, lang) not in self.names:
            cards = getattr(game.content, "cards", ())
            names = {game.content.name(card, lang) or card for card in cards}
            self.names[game, lang] = tuple(sorted(names, key=len, reverse=True))
        for fault in faults_of(text, lang, self.names[game, lang]):
            self.faults.setdefault(f"{what} [{lang}] {fault}: {text!r}", match)

    def verdict(self) -> None:
        """Fail if something was wrong."""
        found = [*self.faults, *dict.fromkeys(record.getMessage() for record in self.caplog.records)]
        if found:
            match = next(filter(None, self.faults.values()), "")
            raise Finding("\n".join([f"{len(found)} faulty texts:", *found[:SHOWN]]), match=match)
