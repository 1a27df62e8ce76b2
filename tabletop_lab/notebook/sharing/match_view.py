"""A match as somebody may see it: what panes and screens read of it.
The match itself is one, for who may see everything; one seat's side of it is another (`seat_view.py`)."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Any, Protocol


class MatchView(Protocol):
    """Everything a screen reads. What is not here is not shown to anybody."""

    lang: str
    chance: str

    @property
    def game(self) -> Any:
        """The game's class."""

    @property
    def players(self) -> tuple[str, ...]:
        """The seats in clockwise order."""

    @property
    def rules(self) -> Any:
        """The rules the match is played by."""

    @property
    def title(self) -> str:
        """The title of the match."""

    @property
    def decision(self) -> Any:
        """The pending question, something in its place, or None at the end."""

    @property
    def result(self) -> Any:
        """How the match ended."""

    @property
    def step(self) -> int:
        """Where the match stands."""

    @property
    def steps(self) -> int:
        """How far one may go forward."""

    @property
    def moments(self) -> list[int]:
        """Every step that one may go to."""

    @property
    def answers(self) -> Sequence[Any]:
        """What is the same for the same position."""

    @property
    def trace(self) -> Any:
        """What happened."""

    @property
    def line(self) -> Sequence[Any]:
        """The answers of the present branch."""

    @property
    def branches(self) -> Mapping[str, Any]:
        """The other branches by name."""

    @property
    def branch_name(self) -> str:
        """What the present branch is called."""

    @property
    def unnamed(self) -> Collection[str]:
        """The branches that nobody named."""

    def view(self, viewer: Any = None) -> Any:
        """The position as a seat may see it."""

    def shown_decision(self, viewer: Any) -> Any:
        """The question, if the viewer may know what there is to choose."""

    def who_knows(self, viewer: Any = ...) -> dict[str, dict[str, str]]:
        """What each seat knows, field by field."""

    def words(self, lang: str | None = None) -> Any:
        """The game's words."""

    def rulebook(self, lang: str | None = None) -> Any:
        """The game's rulebook."""

    def alt_text(self, viewer: Any = None, lang: str | None = None) -> str:
        """The position in words."""
