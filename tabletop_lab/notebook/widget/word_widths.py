"""How wide the widest word of some answers is: the style sheet gives them room, so that no word is broken in itself."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import chain
from re import split

WIDTHS = {"ijlI.,:;'’()": 0.38, "ft-": 0.48, "rJ": 0.5, "csz": 0.6, "w": 0.92, "m": 1.04, "MW": 1.1, "": 0.72}
"""Bold letters of the widest type of a page, in heights of type; "": all others, but for the syllables of Korean."""
SQUARE = 0.95
LEAST, MOST = 5, 12
"""Narrower words have room everywhere; all that are wider have the whole line."""
_OF = {letter: wide for letters, wide in WIDTHS.items() for letter in letters}


def word_class(texts: Iterable[str]) -> str:
    """The class that tells the style sheet the widest word of some texts, in whole heights of type, if it is wide.

    >>> word_class(["2 Research", "none"]), word_class(["3 Chores"]), word_class(["2 조사하기"])
    (' word-6', '', '')
    """
    words = chain.from_iterable(split(r"[\s-]+", text) for text in texts)
    wide = max((sum(map(_wide, word)) for word in words), default=0.0)
    whole = min(int(wide + 0.99), MOST)
    return f" word-{whole}" if whole >= LEAST else ""


def _wide(letter: str) -> float:
    return SQUARE if "가" <= letter <= "힣" else _OF.get(letter, WIDTHS[""])
