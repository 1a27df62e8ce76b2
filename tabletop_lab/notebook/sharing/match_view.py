"""A match as a viewer may see it: what panes and screens read.
The match itself is such a view, for viewers who may see everything; `seat_view.py` is the view of one seat."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Any, Protocol


class MatchView(Protocol):
    """Everything a screen reads. What is missing here is never shown to anybody."""

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
        """The rules under which the match is played."""

    @property
    def seed(self) -> object:
        """The seed of the random streams."""

    @property
    def title(self) -> str:
        """The title of the match."""

    @property
    def decision(self) -> Any:
        """The pending question, a placeholder for it, or None at the end."""

    @property
    def result(self) -> Any:
        """How the match ended."""

    @property
    def step(self) -> int:
        """The present step."""

    @property
    def steps(self) -> int:
        """The last step to which one may go forward."""

    @property
    def moments(self) -> list[int]:
        """Every step to which one may go."""

    @property
    def answers(self) -> Sequence[Any]:
        """A value that is equal for equal positions."""

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
        """The name of the present branch."""

    @property
    def unnamed(self) -> Collection[str]:
        """The branches that nobody has named."""

    def view(self, viewer: Any = None) -> Any:
        """The position as a seat may see it."""

    def shown_decision(self, viewer: Any) -> Any:
        """The question, if the viewer may know its options."""

    def who_knows(self, viewer: Any = ...) -> dict[str, dict[str, str]]:
        """What each seat knows, field by field."""

    def words(self, lang: str | None = None) -> Any:
        """The game's words."""

    def rulebook(self, lang: str | None = None) -> Any:
        """The game's rulebook."""

    def alt_text(self, viewer: Any = None, lang: str | None = None) -> str:
        """The position in words."""
