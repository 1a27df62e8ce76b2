"""What a metric is: a small class that names the events it listens to and the columns it gives to a row of a batch."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, ClassVar

if TYPE_CHECKING:
    from .game import Game


class Metric:
    """One for each game played: hears the events it names, and gives its columns at the end.

    >>> class Walks(Metric):
    ...     events = ("moved",)
    ...     def __init__(self): self.count = 0
    ...     def hear(self, game, facts): self.count += 1
    ...     def columns(self, game): return {"walks": self.count}
    """

    events: ClassVar[tuple[str, ...]] = ()

    def hear(self, game: Game, facts: Mapping[str, Any]) -> None:
        """One of the named events happened."""

    def columns(self, game: Game) -> dict[str, Any]:
        """The columns of this game's row."""
        return {}
