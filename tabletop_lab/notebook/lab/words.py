"""The messages of the playtest lab, in both languages, beside those of all widgets."""

from __future__ import annotations

from pathlib import Path

from ..words import Say, say

_HERE = Path(__file__).parent


def lab_words(lang: str) -> Say:
    """Return the messages of this folder.

    >>> lab_words("en")("stop"), lab_words("ko")("stop")
    ('Stop', '멈추기')
    """
    return say(lang, _HERE)
