"""The message files of every game: whatever the code can say is there, once, in both languages, whether or not a game
got there. What comes up in games is read in test_words.py."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from generic_games import SPEAKING, TOLD, name_of

from tabletop_lab.engine import LANGUAGES
from tests.generic.facts import facts_of

EVERY_GAME = pytest.mark.parametrize("game", SPEAKING, ids=name_of)
EVERY_GAME_TOLD_OF = pytest.mark.parametrize("game", TOLD, ids=name_of)
EVERY_LANGUAGE = pytest.mark.parametrize("lang", LANGUAGES)

PLACE = {"tell": 0, "roll": 0, "draw": 0, "ask": 1, "ask_all": 1, "Refusal": 2}
"""Which argument of a call names what is said."""
SAYS = {"tell": ("event",), "roll": ("chance",), "draw": ("chance",), "Refusal": ("refused",)}
ASKED = ("prompt", "choice")


def named(game: Any) -> set[str]:
    """The messages that the game's code asks for by name."""
    places = PLACE | dict(facts_of(game).asks)
    found: set[str] = set()
    for path in sorted(Path(game.folder()).rglob("*.py")):
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


def written(game: Any, lang: str) -> Iterator[tuple[str, str, str]]:
    """Each message of the game's files: the file, its name, and what stands on its first line."""
    for path in sorted(game.folder().glob(f"*.{lang}.ftl")):
        for name, text in re.findall(r"^([a-z]\S*) =(.*)$", path.read_text(encoding="utf-8"), re.MULTILINE):
            yield path.name, name, text.strip()


@EVERY_GAME_TOLD_OF
@EVERY_LANGUAGE
def test_everything_the_code_names_has_words(game: Any, lang: str) -> None:
    words, wanted = game.words(lang), named(game)
    assert len(wanted) >= facts_of(game).messages_at_least, sorted(wanted)
    stories = [message for message in wanted if message.startswith("prompt-")]
    if facts_of(game).has_stories:
        wanted |= {message.replace("prompt-", "story-") for message in stories}
    assert sorted(message for message in wanted if not words.has(message)) == []


@EVERY_GAME
def test_both_languages_have_the_same_messages(game: Any) -> None:
    english, korean = ({name for _, name, _ in written(game, lang)} for lang in ("en", "ko"))
    for lang, names in (("en", english), ("ko", korean)):
        assert [name for name in names if not game.words(lang).has(name)] == [], "a message cannot be read"
    # The English help of a parameter stands with the parameter.
    help_lines = {f"rule-{name}" for name in game.Rules.model_fields}
    assert english and english - help_lines == korean - help_lines
    assert not korean & help_lines or help_lines <= korean


@EVERY_GAME
@EVERY_LANGUAGE
def test_no_message_is_written_twice(game: Any, lang: str) -> None:
    """Files are read one after the other, and the last one would win in silence."""
    seen: dict[str, str] = {}
    for file, name, _ in written(game, lang):
        assert name not in seen, (name, seen[name], file)
        seen[name] = file


@EVERY_GAME
@EVERY_LANGUAGE
def test_a_seat_is_never_taken_for_a_card(game: Any, lang: str) -> None:
    """Words know seats and cards by their IDs alone."""
    for seat in (f"P{n}" for n in range(1, max(game.seats) + 1)):
        assert game.words(lang).value("player", seat) == seat


@EVERY_GAME
@EVERY_LANGUAGE
def test_no_option_is_called_like_a_decision(game: Any, lang: str) -> None:
    """A trace puts the chosen words into a message; words that name a decision would be taken for its name."""
    options = [text for _, name, text in written(game, lang) if name.startswith("option-") and text]
    assert options and [text for text in options if game.words(lang).has(f"choice-{text}")] == []
