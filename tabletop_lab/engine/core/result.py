"""How a game ended: who won, in which places, with which scores, and why."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from .errors import echo
from .misuse import Misuse

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

        Who has not won and stands together with other scores has none: the rules say only who has won.

        >>> Result(("P1", "P3"), (("P1", "P3"), ("P2",))).places
        {'P1': 1, 'P3': 1, 'P2': 3}
        >>> Result(("P1",), (("P1",), ("P2", "P3")), {"P1": 3, "P2": 0, "P3": 1}).places
        {'P1': 1}
        """
        better = [sum(map(len, self.ranking[:k])) for k in range(len(self.ranking))]
        ranked = [(before, group) for before, group in zip(better, self.ranking, strict=True) if self._share(group)]
        return {seat: 1 + before for before, group in ranked for seat in group}

    def _share(self, group: Players) -> bool:
        """Whether seats that stand together share a place."""
        return bool({*group} & {*self.winners}) or len({repr(self.scores.get(seat)) for seat in group}) == 1

    def __str__(self) -> str:
        """A line for each seat: its place, the points, a star for who wins.

        >>> print(Result(("P2",), (("P2",), ("P1", "P3")), {"P1": 3, "P2": 7, "P3": 3}, "points"))
        1  P2  7 ★
        2  P1  3
        2  P3  3
        """
        places = self.places
        last = len(places) + 1
        seats = sorted({*places, *self.winners, *self.scores}, key=lambda seat: (places.get(seat, last), seat))
        lines = [
            "  ".join(str(part) for part in (places.get(seat), seat, self.scores.get(seat)) if part is not None)
            + (" ★" if seat in self.winners else "")
            for seat in seats
        ]
        return "\n".join(lines) or self.reason

    def _repr_pretty_(self, printer: Any, cycle: bool) -> None:
        printer.text(str(self))


def check_result(result: object, players: Players) -> None:
    """Misuse, with what to write, for what is no result of a game with these seats."""
    if not isinstance(result, Result):
        raise Misuse("no_result", given=echo(result))
    places = result.ranking if isinstance(result.ranking, tuple | list) else (result.ranking,)
    scored = result.scores if isinstance(result.scores, Mapping) else (result.scores,)
    for name, seats in (("winners", result.winners), *(("ranking", place) for place in places), ("scores", scored)):
        known = (
            isinstance(seats, tuple | list | Mapping) and all(isinstance(s, str) and s in players for s in seats)
        )
        if not known:
            raise Misuse("result", name=name, given=echo(getattr(result, name)), seats=", ".join(players))
    if any(not isinstance(score, int | float | str | tuple | None) for score in result.scores.values()):
        raise Misuse("result", name="scores", given=echo(result.scores), seats=", ".join(players))
    if not isinstance(result.reason, str):
        raise Misuse("result_reason", given=echo(result.reason))
