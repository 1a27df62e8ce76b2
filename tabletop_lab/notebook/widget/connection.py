"""The words of a frame whose kernel is gone or does not answer, and the script that says them: `connection.js`.
The script stands before that of a widget that listens in a frame; nobody is there to be asked for words later."""

from __future__ import annotations

import json
from pathlib import Path

from ..words import LANGUAGES, say
from .scripts import module

_HERE = Path(__file__).parent


def with_connection(*scripts: Path) -> str:
    """The scripts as one module, after the one that watches the connection.

    >>> "Run the cell again." in with_connection()
    True
    """
    words = {lang: {name: say(lang)(f"kernel-{name}") for name in ("lost", "waiting")} for lang in LANGUAGES}
    return f"const WORDS = {json.dumps(words, ensure_ascii=False)};\n" + module(_HERE / "connection.js", *scripts)
