"""What a game says about its own limits: how long it can be, what must hold in it, who is ahead. Each has a default."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from .errors import Fault
from .position_faults import position_fault
from .result import Players


class Bounds:
    """The base of every game for three questions: how long at most, what must always hold, who is ahead?"""

    players: Players

    def max_decisions(self) -> int:
        """A number of decisions and chances that no game under these rules exceeds."""
        return 10_000

    def evaluate(self) -> Mapping[str, float]:
        """How an unfinished game stands, from 0 (lost) to 1 (won) for each seat: search bots with a horizon ask.

        A game that does not say is even for everybody.
        """
        return dict.fromkeys(self.players, 1 / len(self.players))

    def invariants(self) -> Iterator[Fault | str]:
        """Yield what must hold at every decision and does not, each by `broken`; positions and tests ask for it."""
        yield from ()

    def broken(self, where: str, kind: str, clause: str = "", **facts: Any) -> Fault:
        """What does not hold, at a field (or a place in it) of the state, by the clause that says so.

        Its sentence is the message `wrong-<kind>`, what would hold `wrong-<kind>-allowed`; both are given the facts.
        """
        return position_fault(self, where, kind, clause, **facts)
