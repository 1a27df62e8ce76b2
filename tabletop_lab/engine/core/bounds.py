"""What a game says about its own limits: how long it can be, what must hold in it, who is ahead. Each has a default."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

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

    def invariants(self) -> Iterator[str]:
        """Yield a sentence for everything that must hold at every decision and does not; tests ask for it."""
        yield from ()
