"""Whatever the chapters of The Wolves of Tabula can say has words in both languages, whether or not a game got there.
What comes up in games is read by the generic tests."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

from tabletop_lab.games.tabula_wolves import TabulaWolves
from tabletop_lab.games.tabula_wolves.roles import ROLES
from tabletop_lab.games.tabula_wolves.statements import SHAPES

FOLDER = Path(str(TabulaWolves.folder()))
LANGUAGES = pytest.mark.parametrize("lang", ["en", "ko"])
ASKED = ("prompt", "choice", "story")
SAYS = {"tell": ("event",), "roll": ("chance",), "draw": ("chance",)}
SAYS |= dict.fromkeys(("ask", "ask_all", "ask_for_tokens", "defend"), ASKED)
PLACE = {"tell": 0, "roll": 0, "draw": 0, "ask": 1, "ask_all": 1, "ask_for_tokens": 0, "defend": 1, "Refusal": 2}
"""Which argument of a call names what is said."""


def named() -> set[str]:
    """The messages that the code asks for by name."""
    found: set[str] = set()
    for path in sorted(FOLDER.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if not isinstance(node, ast.Call):
                continue
            called = getattr(node.func, "attr", getattr(node.func, "id", ""))
            if called not in PLACE or len(node.args) <= PLACE[called]:
                continue
            name = node.args[PLACE[called]]
            parts = (name.body, name.orelse) if isinstance(name, ast.IfExp) else (name,)
            for part in parts:
                if isinstance(part, ast.Constant) and isinstance(part.value, str):
                    found |= {f"{kind}-{part.value}" for kind in SAYS.get(called, ("refused",))}
    return found


@LANGUAGES
def test_everything_the_code_names_has_words(lang: str) -> None:
    words, wanted = TabulaWolves.words(lang), named()
    assert len(wanted) > 80, sorted(wanted)
    wanted |= {f"role-{role}" for role in ROLES} | {f"statement-{kind}" for kind in SHAPES if kind != "text"}
    assert sorted(message for message in wanted if not words.has(message)) == []


def test_both_languages_have_the_same_messages() -> None:
    def ids(lang: str) -> set[str]:
        texts = [path.read_text(encoding="utf-8") for path in FOLDER.glob(f"*.{lang}.ftl")]
        return {name for text in texts for name in re.findall(r"^([a-z][\w-]*) =", text, re.MULTILINE)}

    # The line of help for a parameter stands in rules.py in English.
    help_lines = {name for name in ids("ko") if name.startswith("rule-")}
    assert ids("en") == ids("ko") - help_lines


@LANGUAGES
def test_no_message_is_written_twice(lang: str) -> None:
    """Files are read one after the other, and the last one would win in silence."""
    seen: dict[str, str] = {}
    for path in sorted(FOLDER.glob(f"*.{lang}.ftl")):
        for name in re.findall(r"^([a-z][\w-]*) =", path.read_text(encoding="utf-8"), re.MULTILINE):
            assert name not in seen, (name, seen[name], path.name)
            seen[name] = path.name


@LANGUAGES
def test_a_seat_is_never_taken_for_a_card(lang: str) -> None:
    """Words know seats and cards by their IDs alone."""
    words = TabulaWolves.words(lang)
    for seat in (f"P{n}" for n in range(1, max(TabulaWolves.seats) + 1)):
        assert words.value("player", seat) == seat


@LANGUAGES
def test_no_option_is_called_like_a_decision(lang: str) -> None:
    """A trace puts the chosen words into a message; words that name a decision would be taken for its name."""
    words = TabulaWolves.words(lang)
    texts = [path.read_text(encoding="utf-8") for path in FOLDER.glob(f"*.{lang}.ftl")]
    options = [text for part in texts for text in re.findall(r"^option-\S+ = (.+)$", part, re.MULTILINE)]
    assert len(options) > 10 and not [text for text in options if words.has(f"choice-{text}")]
