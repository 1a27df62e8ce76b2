"""How a game stands, as far as a viewer may know: what is hidden is dealt again, and bots play on from there.
The measures of drama and of when a game is decided are made of this; no hand and no face-down card can show in them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from tabletop_lab.engine import Bot
from tabletop_lab.engine.core.chance import stream
from tabletop_lab.engine.core.determinize import Redeal
from tabletop_lab.engine.core.state import State
from tabletop_lab.engine.core.visibility import Viewer
from tabletop_lab.engine.match.match import Match
from tabletop_lab.engine.tables.batch import Playout
from tabletop_lab.engine.tables.rollout import returns


class Outlook:
    """Plays on from states of one match, with bots in all seats.

    `viewer`: whose knowledge counts; None: what everybody can see.

    >>> from tabletop_lab.testing.sample import Market
    >>> match = Match(Market, players=2, seed=3)
    >>> values = Outlook(match, match.game.bots["random"]()).values(match.state, seed=1, playouts=20)
    >>> sorted(values), round(sum(values.values()), 9)
    (['P1', 'P2'], 1.0)
    """

    def __init__(self, match: Match, bots: Bot | Mapping[str, Bot], viewer: Viewer = None) -> None:
        sitting = bots if isinstance(bots, Mapping) else dict.fromkeys(match.players, bots)
        self._table = Playout(match.game, match.players, match.rules, sitting)
        self._match, self._viewer = match, viewer

    def values(self, state: State, seed: object, playouts: int) -> dict[str, float]:
        """How much of a victory each seat may expect from a safe point on, 0 to 1."""
        match = self._match
        redeal: Redeal[Any] = Redeal(state, self._viewer, match.rules, match.game)
        found = dict.fromkeys(match.players, 0.0)
        for number in range(playouts):
            one = f"{seed}|{number}"
            result = self._table._run(one, redeal.deal(stream(one, "redeal")))
            for seat, worth in returns(result, match.players).items():
                found[seat] += worth / playouts
        return found


@dataclass(frozen=True, slots=True)
class Course:
    """How a finished game stood at some of its safe points. `at`: after what share of its answers each lies.

    `values`: what each seat could expect there; `playouts`: from so many games played on.
    """

    at: Sequence[float]
    values: Sequence[Mapping[str, float]]
    winners: Sequence[str]
    playouts: int

    @classmethod
    def of(cls, match: Match, bots: Bot | Mapping[str, Bot], moments: int, playouts: int) -> Course:
        """Look at so many safe points of a finished match, evenly apart."""
        points = [point for point in match._run.checkpoints if point.step < match.step]
        chosen = [points[len(points) * i // moments] for i in range(moments)] if points else []
        chosen = list({point.step: point for point in chosen}.values())
        outlook = Outlook(match, bots)
        values = [outlook.values(point.state, f"{match.seed}|{point.step}", playouts) for point in chosen]
        assert match.result is not None
        return cls([point.step / match.step for point in chosen], values, match.result.winners, playouts)

    def of_winners(self, values: Mapping[str, float]) -> float:
        """What those who won in the end could expect together."""
        return sum(values[seat] for seat in self.winners)

    def lead_changes(self) -> int:
        """How often another seat came to lead. A lead smaller than the noise of the playouts changes nothing.

        >>> stood = [{"P1": 0.9, "P2": 0.1}, {"P1": 0.1, "P2": 0.9}, {"P1": 0, "P2": 1}]
        >>> Course([0.2, 0.5, 0.8], stood, ["P2"], 50).lead_changes()
        1
        """
        leader, changes = "", 0
        for values in self.values:
            best = max(values, key=lambda seat: values[seat])
            if leader and best != leader and values[best] - values[leader] <= self._noise(values, best, leader):
                continue
            changes += bool(leader) and best != leader
            leader = best
        return changes

    def _noise(self, values: Mapping[str, float], one: str, other: str) -> float:
        """1.96 standard errors of the difference of two shares of the same victories."""
        spread = values[one] + values[other] - (values[one] - values[other]) ** 2
        return float(1.96 * (max(spread, 0.0) / self.playouts) ** 0.5)

    def drama(self) -> float | None:
        """How far the winners were behind on average, where they were; None where nobody won.

        >>> round(Course([0.2, 0.5], [{"P1": 0.66, "P2": 0.3}, {"P1": 0.2, "P2": 0.8}], ["P2"], 50).drama(), 3)
        0.6
        """
        if not self.winners:
            return None
        behind = [gap**0.5 for values in self.values if (gap := self._behind(values)) > 0]
        return sum(behind) / len(behind) if behind else 0.0

    def _behind(self, values: Mapping[str, float]) -> float:
        """How much more the best of the others could expect than the best of the winners."""
        others = [values[seat] for seat in values if seat not in self.winners]
        gap = max(others, default=0.0) - max(values[seat] for seat in self.winners)
        best, leader = max(values, key=lambda seat: values[seat]), self.winners[0]
        return gap if gap > self._noise(values, best, leader) else 0.0

    def decided_at(self, sure: float = 0.9) -> float | None:
        """The share of the game after which the winners could always expect `sure` of the victory; 1: only at the end.

        >>> Course([0.2, 0.5, 0.8], [{"P1": 0.95}, {"P1": 0.4}, {"P1": 0.92}], ["P1"], 50).decided_at()
        0.8
        """
        if not self.winners:
            return None
        found = 1.0
        for at, values in zip(reversed(self.at), reversed(self.values), strict=True):
            if self.of_winners(values) < sure:
                break
            found = at
        return found
