"""Which languages there are, and which of them everything speaks when no other is named."""

from __future__ import annotations

import os
import warnings
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache

from ..core.errors import Fault, TabletopError, echo
from ..core.plainly import plainly
from . import remembered

LANGUAGES = ("en", "ko")
VARIABLE = "TABLETOP_LAB_LANG"
"""The environment variable that names the language of a process and of those it starts."""
LOCALE = ("LC_ALL", "LC_MESSAGES", "LANG")
"""What a computer says of its owner's language; the first that is set counts."""

_chosen: str | None = None


def language(lang: str | None = None, *, remember: bool = False) -> str:
    """The language that everything speaks when no other is named; with `lang`, it is that one from now on.

    `remember`: also on later days, for everything this person opens on this computer. Whoever has chosen nothing gets
    the language of the environment variable `TABLETOP_LAB_LANG`, else the remembered one, else that of the computer,
    else English. Matches and widgets that were told a language keep it. Raises TabletopError for a language that is not
    there.

    >>> import tabletop_lab as tl
    >>> tl.language("ko"), tl.Match("fourteen_nights", players=2).title
    ('ko', '열네 밤의 꿈')
    >>> tl.language("en"), tl.Match("fourteen_nights", players=2).title
    ('en', 'A Dream of Fourteen Nights')
    """
    global _chosen
    if lang is not None:
        _chosen = known_language(lang)
        if remember:
            _remember(_chosen)
    return _chosen or _of_environment(os.environ.get(VARIABLE, "")) or _remembered() or _of_computer()


@contextmanager
def speaking(lang: str | None) -> Iterator[None]:
    """Everything speaks `lang` inside this block and, after it, what it spoke before; None changes nothing.

    >>> with speaking("ko"):
    ...     language()
    'ko'
    """
    global _chosen
    before = _chosen
    if lang is not None:
        language(lang)
    try:
        yield
    finally:
        if lang is not None:
            _chosen = before


def _remember(lang: str) -> None:
    try:
        remembered.write("language", lang)
    except OSError as error:
        where, why = str(remembered.file()), error.strerror or str(error)
        told = {"en": f"this cannot be remembered: {why}", "ko": f"기억해 둘 수 없습니다: {why}"}
        others = tuple(Fault(where, text, lang=one) for one, text in told.items() if one != lang)
        raise TabletopError(Fault(where, told[lang], lang=lang, others=others)) from None


def known_language(lang: object = None) -> str:
    """The language itself, for None the one that everything speaks; TabletopError when there is none of that name.

    >>> known_language("ko"), known_language("fr")
    Traceback (most recent call last):
    tabletop_lab.TabletopError: lang: there is no language 'fr' (allowed: en, ko)
    """
    if lang is None:
        return language()
    lang = plainly(lang)
    if not isinstance(lang, str) or lang not in LANGUAGES:
        # In every language by hand: `localized` asks this module which there are.
        shown, known = echo(lang), ", ".join(LANGUAGES)
        korean = Fault("lang", f"{shown}: 그런 언어는 없습니다", known, lang="ko")
        raise TabletopError(Fault("lang", f"there is no language {shown}", known, others=(korean,)))
    return lang


@cache
def _of_environment(value: str) -> str:
    """The language that a variable of the environment means; a value that means none is told once, and is no language.

    It is not an error: every sentence of every error would have to ask for the language again.
    """
    found = _meant(value)
    if value and not found:
        warnings.warn(f"{VARIABLE}={value[:40]}: there is no such language ({', '.join(LANGUAGES)})", stacklevel=3)
    return found


def _remembered() -> str:
    found = remembered.read().get("language")
    return found if found in LANGUAGES else ""


def _of_computer() -> str:
    locale = next((value for name in LOCALE if (value := os.environ.get(name))), "")
    return _meant(locale) or LANGUAGES[0]


def _meant(value: str) -> str:
    """The language of `ko`, `ko_KR.UTF-8` or `ko-KR`; '' for another one."""
    short = value.lower().replace("-", "_").partition("_")[0].partition(".")[0]
    return short if short in LANGUAGES else ""
