"""The words for what is wrong with a content file; the game itself is put together on top of its content."""

from __future__ import annotations

from pathlib import Path

from tabletop_lab.engine import Content, Presentation
from tabletop_lab.engine.language.messages import Messages, words_of


class _Files:
    """Stands where the game will stand: its messages are known before there is a game."""

    name, content, presentation = "void_seeders", Content(), Presentation

    @staticmethod
    def folder() -> Path:
        return Path(__file__).parents[1] / "words"


def speak(lang: str) -> Messages:
    """The words of the game's message files in a language.

    >>> speak("ko")("wrong-blood-allowed")
    '1–6, 후퇴 아이콘은 R'
    """
    return words_of(_Files, lang)
