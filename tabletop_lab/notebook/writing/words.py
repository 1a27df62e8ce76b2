"""The messages of the writer's notebook, in both languages, beside those of all widgets."""

from __future__ import annotations

from html import escape
from pathlib import Path

from tabletop_lab.studio.written import INSTALL, lacks

from ..words import Say, say

_HERE = Path(__file__).parent


def writing_words(lang: str) -> Say:
    """Return the messages of this folder.

    >>> writing_words("en")("look"), writing_words("ko")("look")
    ('Look for situations', '장면 찾기')
    """
    return say(lang, _HERE)


def needs_html(kind: str, lang: str) -> str:
    """What is missing for files of a format, and how it is installed; '' if nothing is missing."""
    package = lacks(kind)
    if not package:
        return ""
    said = writing_words(lang)("needs", kind=kind.upper(), package=package)
    return f'<p class="quiet">{escape(said)} <code>{escape(INSTALL)}</code></p>'
