"""Faults that a person may read on a screen: made in every language at once, shown in the language of the screen.

Their sentences are the messages `wrong-<kind>` (and `wrong-<kind>-allowed`), their places `place-<name>`.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from ..core.errors import Fault, shortened
from .languages import LANGUAGES, known_language

if TYPE_CHECKING:
    from .messages import Messages

LONGEST_FACT = 600
"""A message takes in so many letters of a text that it is given."""
Speak = Callable[[str], "Messages"]
"""The words of a language."""


class Exactly(str):
    """A text that is shown unchanged: what somebody typed, which is no value of a game even if it has such a name.

    >>> from tabletop_lab.testing.sample import Market
    >>> words = Market.words("ko")
    >>> words.value("option", "stop"), words.value("option", Exactly("stop"))
    ('그만', 'stop')
    """

    __slots__ = ()


def in_languages(lang: str | None, make: Callable[[str], Fault]) -> Fault:
    """The fault that `make` gives in a language, with what it gives in the others.

    >>> fault = in_languages("en", lambda lang: Fault("", {"en": "too late", "ko": "늦었습니다"}[lang]))
    >>> str(fault), str(fault.localized("ko"))
    ('too late', '늦었습니다')
    """
    lang = known_language(lang)
    made = {one: replace(make(one), lang=one) for one in LANGUAGES}
    return replace(made[lang], others=tuple(fault for one, fault in made.items() if one != lang))


def localized(
    kind: str, place: str = "", *, lang: str | None = None, clause: str = "", speak: Speak | None = None, **facts: Any
) -> Fault:
    """A fault by the messages for its kind and place, to which the facts are given; texts are not changed.

    A fact may be a function that gives its text in a language.

    `lang`: the language of the error itself (None: see `tl.language`). `speak`: the words of a language, when they are
    not the engine's alone.

    >>> print(localized("no_step", "goto", step="9", last=4))
    goto: there is no step 9 (allowed: 0 to 4)
    >>> print(localized("no_step", "goto", lang="ko", step="9", last=4))
    수 찾기: 9수는 없습니다 (할 수 있는 것: 0–4)
    """
    if speak is None:
        from .messages import engine_words  # which itself imports Exactly from this module

        speak = engine_words
    words_in = speak
    fixed: dict[str, Any] = {
        name: Exactly(shortened(value, LONGEST_FACT)) if type(value) is str else value for name, value in facts.items()
    }

    def make(lang: str) -> Fault:
        words = words_in(lang)
        said = {name: Exactly(value(lang)) if callable(value) else value for name, value in fixed.items()}
        allowed = f"wrong-{kind}-allowed"
        return Fault(
            words(f"place-{place}", **said) if place else "",
            words(f"wrong-{kind}", **said),
            words(allowed, **said) if words.has(allowed) else "",
            clause,
            kind,
            tuple(facts.items()),
        )

    return in_languages(lang, make)
