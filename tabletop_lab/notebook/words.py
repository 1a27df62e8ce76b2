"""The messages of the widgets and the terminal, in English and Korean (Project Fluent).
The messages of a game come from the game (`match.words`), never from here."""

from __future__ import annotations

import logging
import re
from dataclasses import replace
from functools import lru_cache
from html import escape
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from tabletop_lab.engine.core.errors import Fault, TabletopError
from tabletop_lab.engine.language.functions import FUNCTIONS
from tabletop_lab.engine.language.korean import particle
from tabletop_lab.engine.language.languages import LANGUAGES
from tabletop_lab.engine.language.localized import in_languages

_CALL = re.compile(r"\w+\(.*\)")
"""What is allowed instead, as a call in Python."""
_LOCALES = {"en": "en-US", "ko": "ko-KR"}
_log = logging.getLogger(__name__)


class Say:
    """The messages of one folder in one language.

    >>> say("ko")("decides", player="P3"), say("en")("step", step=38, steps=61)
    ('P3이 정합니다', 'Step 38 of 61')
    """

    def __init__(self, folder: Path, lang: str) -> None:
        self.lang = lang
        # Widgets repeat the same messages at every step, and formatting a message is slow.
        self._said = lru_cache(maxsize=2048, typed=True)(self._put)
        self._bundle = FluentBundle([_LOCALES[lang]], use_isolating=False, functions=FUNCTIONS | {"JOSA": _josa})
        text = (folder / f"messages.{lang}.ftl").read_text(encoding="utf-8")
        self._bundle.add_resource(FluentResource(text))

    def __call__(self, message: str, /, **facts: Any) -> str:
        """Return a message with its facts; for an unknown message its name, which is also logged."""
        return self._said(message, **facts)

    def _put(self, message: str, /, **facts: Any) -> str:
        if not self._bundle.has_message(message):
            _log.warning("no %s words for %s", self.lang, message)
            return message
        text, errors = self._bundle.format_pattern(self._bundle.get_message(message).value, facts)
        for error in errors:
            _log.warning("%s words of %s: %s", self.lang, message, error)
        return str(text)


@lru_cache(maxsize=8)
def say(lang: str, folder: Path | None = None) -> Say:
    """Return the messages of the widgets, or those in another folder, in 'en' or 'ko' (other languages: English)."""
    return Say(folder or Path(__file__).parent, lang if lang in LANGUAGES else "en")


def wrong(kind: str, verb: str, lang: str, allowed: str | None = None, clause: str = "", **facts: Any) -> Fault:
    """Return the error for a person's mistake with a widget, in every language: the message `wrong-<kind>`.

    `verb` is the method that was called, which only the English text names; `allowed` is what to call instead (None:
    the message `wrong-<kind>-allowed`).

    >>> print(wrong("covered", "click", "en", "hide()")), print(wrong("covered", "click", "ko", "hide()"))
    click: the screen is covered (allowed: hide())
    화면이 가려져 있습니다 (할 수 있는 것: hide())
    (None, None)
    """

    def make(lang: str) -> Fault:
        words = say(lang)
        instead = words(f"wrong-{kind}-allowed") if allowed is None else allowed
        return Fault(verb if lang == "en" else "", words(f"wrong-{kind}", **facts), instead, clause)

    return in_languages(lang, make)


def on_a_screen(error: TabletopError, lang: str) -> str:
    """What a refusal says to somebody who pressed something: not what a cell of code would have to call instead.

    >>> refused = TabletopError(wrong("has_laptop", "i_am", "en", "i_am('P3')", has="P3"))
    >>> on_a_screen(refused, "en"), on_a_screen(refused, "ko")
    ('P3 has the laptop now', '지금 노트북은 P3에게 있습니다')
    """
    return error.retold(TabletopError, lambda fault: _pressed(fault.localized(lang))).text(lang)


def _pressed(fault: Fault) -> Fault:
    return replace(fault, where="", allowed="", others=()) if _CALL.fullmatch(fault.allowed) else fault


def _josa(word: Any, pair: Any) -> str:
    return particle(
        word.format("ko") if hasattr(word, "format") and not isinstance(word, str) else str(word), str(pair)
    )


def fewer_html(made: int, wanted: int, lang: str) -> str:
    """That there are fewer questions than were asked for; '' where there are enough.

    >>> fewer_html(5, 1000, "en")
    '<p class="quiet">You asked for 1,000 questions; this match gives 5. One that was played further gives more.</p>'
    """
    if wanted <= made:
        return ""
    said = say(lang)("quiz-fewer", made=made, wanted=wanted)
    return f'<p class="quiet">{escape(said)}</p>'
