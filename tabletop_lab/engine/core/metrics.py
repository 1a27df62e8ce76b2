"""What a metric is: a small class that names the events it listens to and the columns it gives to a row of a batch.
A `Course` is gathered only when somebody asks for it: what each round of a game brings, and which cards were used."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
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


class Course:
    """One for each game that is played again to be looked at: a row when a round begins, and one at the end.

    Columns that end in a seat ("coins_P1") are that seat's, as in a metric. Nothing is gathered in a batch.

    >>> class Days(Course):
    ...     events = ("day_begins",)
    ...     def row(self, game): return {f"coins_{p}": coins for p, coins in game.state.coins.items()}
    """

    events: ClassVar[tuple[str, ...]] = ()
    """The events at which a row is read; each begins a round."""

    def row(self, game: Game) -> Mapping[str, Any]:
        """What is counted at this moment: numbers by column."""
        return {}

    def cards(self, game: Game) -> Mapping[str, Mapping[str, Sequence[str]]]:
        """At the end: what each seat did with which cards, such as {"P1": {"drawn": ["G01", "G02"]}}."""
        return {}
