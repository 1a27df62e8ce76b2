"""What a class reads and a teacher is told: the messages of this folder, as texts and as faults in every language."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from tabletop_lab.engine.core.errors import Fault, shortened
from tabletop_lab.engine.language.languages import LANGUAGES
from tabletop_lab.engine.language.localized import in_languages

from ..words import Say, say

FOLDER = Path(__file__).parent


def words(lang: str) -> Say:
    """The messages of the classroom in a language."""
    return say(lang, FOLDER)


def fault(kind: str, where: str, lang: str | None = None, **facts: Any) -> Fault:
    """What is wrong with an answer file: the message `wrong-<kind>`, with what is allowed.

    >>> print(fault("letter", "a.csv, Mina, 3", "en", given="X", letters="A, B, C"))
    a.csv, Mina, 3: “X” is not an answer to this question (allowed: A, B, C)
    """
    given = {name: shortened(value, 200) if isinstance(value, str) else value for name, value in facts.items()}

    def make(lang: str) -> Fault:
        tell = words(lang)
        return Fault(where, tell(f"wrong-{kind}", **given), tell(f"wrong-{kind}-allowed", **given))

    return in_languages(lang if lang in LANGUAGES else None, make)
