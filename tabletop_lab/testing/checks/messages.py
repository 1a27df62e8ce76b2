"""The message files of every game: all that the code can say is there, once, and in both languages.
This includes what no game needs; words.py checks the texts that come up in games."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from textwrap import dedent
from typing import Any

import pytest

from tabletop_lab.engine.language.languages import LANGUAGES

from ..finding import advice, expect
from ..subject import FACTS, WORDS, needs

NEEDS = (WORDS,)
EVERY_LANGUAGE = pytest.mark.parametrize("lang", LANGUAGES)

COUNTS = {"zero", "one", "two", "few", "many", "other", "hidden", "yes", "no"}
"""Values of a selector that are no words: plural categories, hidden things, and truth values, which stay `yes`."""
PLACE = {"tell": 0, "roll": 0, "draw": 0, "window": 0, "ask": 1, "choose": 1, "ask_all": 1, "reaction": 1, "Refusal": 2}
"""Which argument of a call is the name of a message."""
SAYS = {"tell": ("event",), "roll": ("chance",), "draw": ("chance",), "Refusal": ("refused",)}
ASKED = ("prompt", "choice")


def named(subject: Any) -> set[str]:
    """The messages that the game's code uses by name."""
    places = PLACE | dict(subject.facts.asks)
    found: set[str] = set()
    for path in subject.sources:
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if not isinstance(node, ast.Call):
                continue
            called = getattr(node.func, "attr", getattr(node.func, "id", ""))
            if called not in places or len(node.args) <= places[called]:
                continue
            name = node.args[places[called]]
            for part in (name.body, name.orelse) if isinstance(name, ast.IfExp) else (name,):
                if isinstance(part, ast.Constant) and isinstance(part.value, str):
                    found |= {f"{kind}-{part.value}" for kind in SAYS.get(called, ASKED)}
    return found


def written(subject: Any, lang: str) -> Iterator[tuple[str, str, str]]:
    """Yield each message of the game's files: the file, its name, and its first line."""
    for place, text in subject.message_texts(lang):
        for name, line in re.findall(r"^([a-z]\S*) =(.*)$", dedent(text), re.MULTILINE):
            yield place, name, line.strip()


@needs(FACTS)
@advice(
    "The code can say something for which there are no words, although no game got there.",
    "Write the missing messages into messages.<language>.ftl.",
)
@EVERY_LANGUAGE
def test_everything_the_code_names_has_words(game: Any, lang: str, subject: Any, facts: Any) -> None:
    words, wanted = game.words(lang), named(subject)
    assert len(wanted) >= facts.messages_at_least, sorted(wanted)
    stories = [message for message in wanted if message.startswith("prompt-")]
    if facts.has_stories:
        wanted |= {message.replace("prompt-", "story-") for message in stories}
    assert sorted(message for message in wanted if not words.has(message)) == []


@advice(
    "A message is there in one language only, or cannot be read.",
    "Write it in the other language too, or remove it; look for a slip in the line of a message that cannot be read.",
)
def test_both_languages_have_the_same_messages(game: Any, subject: Any, facts: Any) -> None:
    english, korean = ({name for _, name, _ in written(subject, lang)} for lang in ("en", "ko"))
    for lang, names in (("en", english), ("ko", korean)):
        unread = [name for name in names if not game.words(lang).has(name)]
        expect(not unread, f"messages that cannot be read [{lang}]: {unread}")
    # The English help of a parameter is written beside the parameter.
    help_lines = {f"rule-{name}" for name in game.Rules.model_fields}
    only = sorted(english - help_lines - korean)
    expect(not only, f"in English only: {only}")
    if facts:  # values and fields without an English message are called by their names
        only = sorted(korean - help_lines - english)
        expect(not only, f"in Korean only: {only}")
    assert english and (not korean & help_lines or help_lines <= korean)


@advice(
    "The same message is written twice: the later one wins in silence.",
    "Remove one of them.",
)
@EVERY_LANGUAGE
def test_no_message_is_written_twice(game: Any, lang: str, subject: Any) -> None:
    """Files are read one after another, and the last one would win without a warning."""
    seen: dict[str, str] = {}
    for file, name, _ in written(subject, lang):
        assert name not in seen, (name, seen[name], file)
        seen[name] = file


@advice(
    "A seat is called like a card, so a sentence would name the card.",
    "Give the card another ID than P1, P2 ...",
)
@EVERY_LANGUAGE
def test_a_seat_is_never_taken_for_a_card(game: Any, lang: str) -> None:
    """Messages receive seats and cards as their IDs alone."""
    for seat in (f"P{n}" for n in range(1, max(game.seats) + 1)):
        assert game.words(lang).value("player", seat) == seat


@advice(
    "The words of an option are the name of a question, so a trace would say that instead.",
    "Use other words for the option.",
)
@EVERY_LANGUAGE
def test_no_option_is_called_like_a_decision(game: Any, lang: str, subject: Any, facts: Any) -> None:
    """A trace puts the chosen words into a message; words equal to a decision's name would be taken for that name."""
    options = [text for _, name, text in written(subject, lang) if name.startswith("option-") and text]
    assert options or not facts
    assert [text for text in options if game.words(lang).has(f"choice-{text}")] == []


@advice(
    "A selector compares with a translated word and never holds.", "Write `$name_is ->` to choose by the value itself."
)
@EVERY_LANGUAGE
def test_messages_choose_by_the_value_not_by_its_words(subject: Any, lang: str) -> None:
    for place, text in subject.message_texts(lang):
        wrong = selectors_of_words(text)
        expect(not wrong, f"{place}: {wrong}")


def selectors_of_words(text: str) -> list[str]:
    """The selectors of a text that choose by words: `$reason -> [shared]`; `$reason_is` is the value."""
    wrong = []
    for selector in re.finditer(r"\{ \$(\w+) ->((?:\s*\*?\[[^\]]+\][^\n]*)+)", text):
        keys = set(re.findall(r"^\s*\*?\[([^\]]+)\]", selector[2], re.MULTILINE))
        words = {key for key in keys - COUNTS if not re.fullmatch(r"-?\d+", key)}
        if words and not selector[1].endswith("_is"):
            wrong.append(selector[0])
    return wrong
