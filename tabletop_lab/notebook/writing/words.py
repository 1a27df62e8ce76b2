"""The messages of the writer's notebook, in both languages, beside those of all widgets."""

from __future__ import annotations

from pathlib import Path

from ..words import Say, say

_HERE = Path(__file__).parent


def writing_words(lang: str) -> Say:
    """Return the messages of this folder.

    >>> writing_words("en")("look"), writing_words("ko")("look")
    ('Look for situations', '장면 찾기')
    """
    return say(lang, _HERE)
