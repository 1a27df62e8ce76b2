"""The words for what is wrong with a content file; the game itself is put together on top of its content."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from tabletop_lab.engine import Content, Presentation
from tabletop_lab.engine.core.errors import Fault
from tabletop_lab.engine.language.localized import localized
from tabletop_lab.engine.language.messages import Messages, words_of


class _Files:
    """Stands where the game will stand: its messages are known before there is a game."""

    name, content, presentation = "tiedie", Content(), Presentation

    @staticmethod
    def folder() -> Path:
        return Path(__file__).parents[1] / "words"


def speak(lang: str) -> Messages:
    """The words of the game's message files in a language.

    >>> speak("ko")("wrong-tiles_none")
    '타일이 하나도 없습니다'
    """
    return words_of(_Files, lang)


def line_fault(kind: str, file: str, line: int = 0, clause: str = "", **facts: Any) -> Fault:
    """What is wrong with a line of a text file; line 0 is the file as a whole.

    >>> print(line_fault("tiles_none", "tiles.txt", clause="TD-2.1"))
    tiles.txt: there is no tile (allowed: at least one tile) [TD-2.1]
    """
    if not line:
        return localized(kind, "file", clause=clause, speak=speak, in_file=file, **facts)
    return localized(kind, "line", clause=clause, speak=speak, where=file, line=str(line), **facts)
