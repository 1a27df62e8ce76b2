"""How a game ended: who won, in which places, with which scores, and why."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

Players = tuple[str, ...]
"""The names of seats, such as ("P1", "P2")."""


@dataclass(frozen=True, slots=True)
class Result:
    """How a game ended. `ranking` lists places from first to last; players who share a place stand together."""

    winners: Players
    ranking: tuple[Players, ...] = ()
    scores: Mapping[str, Any] = field(default_factory=dict)
    reason: str = ""

    @property
    def places(self) -> dict[str, int]:
        """The place of each seat that is ranked; after two firsts comes a third, as in sports.

        >>> Result(("P1", "P3"), (("P1", "P3"), ("P2",))).places
        {'P1': 1, 'P3': 1, 'P2': 3}
        """
        better = [sum(map(len, self.ranking[:k])) for k in range(len(self.ranking))]
        return {seat: 1 + before for before, group in zip(better, self.ranking, strict=True) for seat in group}


def check_result(result: object, players: Players) -> None:
    """TypeError or ValueError, with what to write, for what is no result of a game with these seats."""
    if not isinstance(result, Result):
        raise TypeError(f"play() gave {result!r:.60}: a game ends with a Result, such as Result(('P1',))")
    for name, seats in (("winners", result.winners), *(("ranking", place) for place in result.ranking)):
        if isinstance(seats, str) or any(seat not in players for seat in seats):
            raise ValueError(f"{name} of the Result are {seats!r:.60}: a tuple of seats ({', '.join(players)})")
