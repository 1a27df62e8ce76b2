"""What a course is: what each round of a game brings, which cards were used, what happened where; gathered only when
somebody asks."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar


class Course:
    """One for each game that is played again to be looked at: a row when a round begins, and one at the end.

    Columns that end in a seat ("coins_P1") are that seat's, as in a metric. Nothing is gathered in a batch.

    >>> class Days(Course):
    ...     events = ("day_begins",)
    ...     def row(self, game): return {f"coins_{p}": coins for p, coins in game.state.coins.items()}
    """

    events: ClassVar[tuple[str, ...]] = ()
    """The events at which a row is read; each begins a round."""
    ends: ClassVar[str] = ""
    """Of these events the one that begins no round but ends the last one, if the game has such a one."""
    happenings: ClassVar[Mapping[str, str]] = {}
    """Events that are counted by the place where they happen, and what they are called: {"moves": "visited"}."""

    def row(self, game: Any) -> Mapping[str, Any]:
        """What is counted at this moment: numbers by column."""
        return {}

    def where(self, game: Any, facts: Mapping[str, Any]) -> str:
        """At which place one of the `happenings` is, by the name that the board has for it; '' at none."""
        return str(facts.get("square", ""))

    def cards(self, game: Any) -> Mapping[str, Mapping[str, Sequence[str]]]:
        """At the end: what each seat did with which cards, such as {"P1": {"drawn": ["G01", "G02"]}}."""
        return {}
