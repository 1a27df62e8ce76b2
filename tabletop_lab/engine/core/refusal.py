"""A thing that one cannot choose, with the clause that forbids it. Made only when somebody asks why not."""

from __future__ import annotations

from typing import Any

from . import labels


class Refusal:
    """A thing a person would expect to be able to choose, and the clause that forbids it."""

    __slots__ = ("clause", "facts", "game", "option", "reason")

    def __init__(self, option: Any, clause: str, reason: str, **facts: Any) -> None:
        self.option, self.clause, self.reason, self.facts = option, clause, reason, facts
        self.game: type[Any] | None = None

    @property
    def label(self) -> str:
        """How the refused option is written."""
        return labels.label(self.option)

    def text(self, lang: str | None = None) -> str:
        """The reason as a sentence."""
        assert self.game is not None
        text: str = self.game.words(lang).refusal(self)
        return text

    def __repr__(self) -> str:
        return f"Refusal({self.label!r}, {self.clause}, {self.reason})"
