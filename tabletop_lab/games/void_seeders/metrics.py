"""What a batch of Void Seeders counts: small classes that name their events and their columns."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any

from tabletop_lab.engine import Metric

EVERY = 3
"""Levels, kinds and survivors are told for each third round: 1, 4, 7, 10, 13."""
ROUNDS = range(1, 16, EVERY)
KINDS = ("lurker", "whisperer", "stalker", "despoiler")
CAUSES = {
    "madness": "madness", "panic": "panic", "airlock": "airlock", "hyperjump": "jump", "explosion": "explosion",
    "contamination": "contamination", "coordinates": "course",
}  # fmt: skip
"""What kills, by the name of the column; every other cause is a wound."""


class Length(Metric):
    """`rounds` begun, and `time` at the end; `alive_<round>`: how many characters lived when that round began."""

    events = ("round",)

    def __init__(self) -> None:
        self.alive: dict[int, int] = {}

    def hear(self, game: Any, facts: Mapping[str, Any]) -> None:
        self.alive[facts["round"]] = sum(status != "dead" for status in game.state.status.values())

    def columns(self, game: Any) -> dict[str, Any]:
        found = {"rounds": game.state.round, "time": game.state.time}
        return found | {f"alive_{nth}": self.alive.get(nth) for nth in ROUNDS}


class MadnessByRound(Metric):
    """`madness_<round>`: the mean level of those aboard when that round began; None when the game is over by then."""

    events = ("round",)

    def __init__(self) -> None:
        self.levels: dict[int, float] = {}

    def hear(self, game: Any, facts: Mapping[str, Any]) -> None:
        levels = [game.state.madness[player] for player in game.state.crew]
        if levels:
            self.levels[facts["round"]] = round(sum(levels) / len(levels), 3)

    def columns(self, game: Any) -> dict[str, Any]:
        return {f"madness_{nth}": self.levels.get(nth) for nth in ROUNDS}


class Panics(Metric):
    """`panics`; of them `panics_raised` (level too low), `panics_applied`, `panics_partial`, `panics_cancelled`."""

    events = ("panic", "panic_in_part", "interrupted")

    def __init__(self) -> None:
        self.all = self.raised = self.partial = self.cancelled = 0

    def hear(self, game: Any, facts: Mapping[str, Any]) -> None:
        if "level" in facts:
            self.all += 1
            self.raised += facts["level"] < facts["number"]
        elif "whose" in facts:
            self.cancelled += 1
        else:
            self.partial += 1

    def columns(self, game: Any) -> dict[str, Any]:
        applied = self.all - self.raised - self.partial - self.cancelled
        return {
            "panics": self.all,
            "panics_raised": self.raised,
            "panics_applied": applied,
            "panics_partial": self.partial,
            "panics_cancelled": self.cancelled,
        }


class Encounters(Metric):
    """`moves`, `encounters`, `encounters_per_move`, `surprises`; `encounters_by_move`, `_at_a_lair`, `_otherwise`.

    By a move: in the same turn as a move, before anything else. At a Lair: a roll in its room. Otherwise: bag
    development, a bed or a pod, an event card.
    """

    events = ("moved", "encounter", "surprise_attack", "passed", "uses_room", "time", "turn")

    def __init__(self) -> None:
        self.moves = self.surprises = 0
        self.causes = Counter[str]()
        self.moving = ""

    def hear(self, game: Any, facts: Mapping[str, Any]) -> None:
        if "start" in facts:
            self.moves += 1
            self.moving = facts["player"]
        elif set(facts) == {"player", "slot"}:
            self.causes[self.cause(game, facts)] += 1
        elif set(facts) == {"player"} and game.state.token_out:
            self.surprises += 1
        else:
            self.moving = ""

    def cause(self, game: Any, facts: Mapping[str, Any]) -> str:
        """What has brought this encounter about."""
        if facts["slot"] in game.state.lairs.values():
            return "at_a_lair"
        return "by_move" if facts["player"] == self.moving and game.state.step == "turns" else "otherwise"

    def columns(self, game: Any) -> dict[str, Any]:
        all_of_them = self.causes.total()
        found: dict[str, Any] = {"moves": self.moves, "encounters": all_of_them, "surprises": self.surprises}
        found["encounters_per_move"] = _share(all_of_them, self.moves)
        return found | {f"encounters_{cause}": self.causes[cause] for cause in ("by_move", "at_a_lair", "otherwise")}


class Kinds(Metric):
    """`<kind>s`: how many appeared; `mean_kind_<round>`: 1 (Lurker) to 4 (Despoiler), in three rounds from then."""

    events = ("appeared",)

    def __init__(self) -> None:
        self.kinds = Counter[tuple[str, int]]()

    def hear(self, game: Any, facts: Mapping[str, Any]) -> None:
        self.kinds[game.kind(facts["seeder"]), (game.state.round - 1) // EVERY * EVERY + 1] += 1

    def columns(self, game: Any) -> dict[str, Any]:
        found: dict[str, Any] = {f"{kind}s": sum(self.kinds[kind, nth] for nth in ROUNDS) for kind in KINDS}
        for nth in ROUNDS:
            ranks = [rank for rank, kind in enumerate(KINDS, 1) for _ in range(self.kinds[kind, nth])]
            found[f"mean_kind_{nth}"] = _share(sum(ranks), len(ranks)) if ranks else None
        return found


class Lairs(Metric):
    """`lairs_found`, `lairs_destroyed`, `first_lair`: in which round the first was found, or 0."""

    events = ("lair", "lair_destroyed")

    def __init__(self) -> None:
        self.found = self.destroyed = self.first = 0

    def hear(self, game: Any, facts: Mapping[str, Any]) -> None:
        if "count" in facts:
            self.destroyed += 1
        else:
            self.found += 1
            self.first = self.first or game.state.round

    def columns(self, game: Any) -> dict[str, Any]:
        return {"lairs_found": self.found, "lairs_destroyed": self.destroyed, "first_lair": self.first}


class Deaths(Metric):
    """`deaths`, and by cause: `died_of_madness`, `_wounds`, `_panic`, `_airlock`, `_jump`, `_explosion`, ...

    `survivors`: who is alive at the end; `slept` and `left_by_pod`: who went to bed, who left.
    """

    events = ("died", "hibernates", "launched")

    def __init__(self) -> None:
        self.causes = Counter[str]()
        self.slept = self.left = 0

    def hear(self, game: Any, facts: Mapping[str, Any]) -> None:
        if "cause" in facts:
            self.causes[CAUSES.get(facts["cause"], "wounds")] += 1
        elif "pod" in facts:
            self.left += len(facts["players"])
        else:
            self.slept += 1

    def columns(self, game: Any) -> dict[str, Any]:
        deaths = self.causes.total()
        found = {
            "deaths": deaths,
            "survivors": len(game.players) - deaths,
            "slept": self.slept,
            "left_by_pod": self.left,
        }
        return found | {f"died_of_{cause}": self.causes[cause] for cause in ("wounds", *CAUSES.values())}


class Objectives(Metric):
    """`objectives_fulfilled` of those who lived to the check. `<seat>_objective`: what a seat went for, if it lived;
    `<seat>_fulfilled`: whether it was so.
    """

    events = ("objective_check",)

    def __init__(self) -> None:
        self.shown: dict[str, str] = {}
        self.done: set[str] = set()

    def hear(self, game: Any, facts: Mapping[str, Any]) -> None:
        player = facts["player"]
        if facts["fulfilled"] and player not in self.done:
            self.done.add(player)
            self.shown[player] = facts["objective"]
        self.shown.setdefault(player, facts["objective"])

    def columns(self, game: Any) -> dict[str, Any]:
        found: dict[str, Any] = {"objectives_fulfilled": len(self.done)}
        found |= {f"{player}_objective": self.shown.get(player) for player in game.players}
        return found | {f"{player}_fulfilled": player in self.done for player in game.players}


def _share(some: int, of: int) -> float:
    """A share, rounded so that batches are equal on every computer; 0 of nothing.

    >>> _share(1, 3), _share(0, 0)
    (0.333, 0.0)
    """
    return round(some / of, 3) if of else 0.0


METRICS: tuple[type[Metric], ...] = (
    Length, MadnessByRound, Panics, Encounters, Kinds, Lairs, Deaths, Objectives,
)  # fmt: skip
