"""The metrics of the Little Market in batches."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tabletop_lab.engine import Metric


class Visits(Metric):
    """`visits_1` to `visits_5`: how often a player walked to each stall."""

    events = ("walked",)

    def __init__(self) -> None:
        self.visits = dict.fromkeys(range(1, 6), 0)

    def hear(self, game: Any, facts: Mapping[str, Any]) -> None:
        self.visits[facts["space"]] += 1

    def columns(self, game: Any) -> dict[str, Any]:
        return {f"visits_{space}": count for space, count in self.visits.items()}


class Lots(Metric):
    """`lots_<player>`: the lots a player won in the evenings."""

    events = ("lot_won",)

    def __init__(self) -> None:
        self.won: list[str] = []

    def hear(self, game: Any, facts: Mapping[str, Any]) -> None:
        self.won.append(facts["player"])

    def columns(self, game: Any) -> dict[str, Any]:
        return {f"lots_{player}": self.won.count(player) for player in game.players}
