"""The plan of a study: which arms play which seeds, cut into blocks that are kept as wholes.
A block is a run of seeds under every arm: what is finished can be compared, and is the same whoever played it."""

from __future__ import annotations

from collections.abc import Container, Iterator, Mapping
from dataclasses import dataclass, replace
from typing import Any

from tabletop_lab.engine.core.errors import TabletopError
from tabletop_lab.engine.language.localized import localized
from tabletop_lab.playtest.arms import MOST_GAMES, Arm
from tabletop_lab.playtest.columns import LARGEST
from tabletop_lab.playtest.task import Row
from tabletop_lab.playtest.workers import Job

BLOCK = 20_000
"""So many rows has a block, if the arms allow it: some 0.5 MB as a file, some 30 MB while it is played."""
FORM = 1
"""The version of the form of a study's folder."""


@dataclass(frozen=True)
class Plan:
    """What is to be played.

    >>> from tabletop_lab.playtest.arms import arms_of
    >>> from tabletop_lab.testing.sample import Market
    >>> plan = Plan.of(arms_of(Market, {"base": {}, "short": {"days": 1}}), n=30_000, seed=5)
    >>> plan.games, plan.size, plan.seeds(2)
    (60000, 10000, range(20005, 30005))
    """

    arms: tuple[Arm, ...]
    n: int
    seed: int
    size: int
    """How many seeds a block has."""

    @classmethod
    def of(cls, arms: list[Arm], n: int, seed: int) -> Plan:
        """Check the names of the arms, which are the keys of the rows, and cut the seeds into blocks."""
        keys = [(arm.variant, arm.bots) for arm in arms]
        twice = next((key for key in keys if keys.count(key) > 1), None) if len({*keys}) < len(keys) else None
        if twice:
            raise TabletopError(localized("arm_twice", "call", name="study", variant=twice[0], bots=twice[1]))
        if abs(seed) > LARGEST - MOST_GAMES:
            raise TabletopError(localized("seed_too_large", "call", name="seed"))
        return cls(tuple(arms), n, seed, max(1, BLOCK // len(arms)))

    @property
    def games(self) -> int:
        """How many games there are in all."""
        return self.n * len(self.arms)

    def blocks(self) -> range:
        """The numbers of the blocks."""
        return range(-(-self.n // self.size))

    def seeds(self, block: int) -> range:
        """The seeds of a block."""
        first = self.seed + block * self.size
        return range(first, min(first + self.size, self.seed + self.n))

    def block_of(self, seed: int) -> int:
        """The block to which a seed belongs."""
        return (seed - self.seed) // self.size

    def jobs(self, done: Mapping[int, Container[tuple[int, int]]], finished: Container[int]) -> Iterator[Job]:
        """What is still to be played, seed by seed; `done`: by block, which (arm, seed) need not be played again."""
        for block in self.blocks():
            if block in finished:
                continue
            there = done.get(block, ())
            for seed in self.seeds(block):
                for arm in range(len(self.arms)):
                    if (arm, seed) not in there:
                        yield arm, block, seed

    def rows(self, block: int, played: Mapping[tuple[int, int], Row]) -> list[Row]:
        """The rows of a block that are there, arm by arm and seed by seed."""
        return [{"variant": self.arms[arm].variant} | played[arm, seed] for arm, seed in sorted(played)]

    def keyed(self, rows: list[dict[str, Any]]) -> dict[int, dict[tuple[int, int], Row]]:
        """Rows that were kept, by block, and in it by (arm, seed); what is not of this plan is left out."""
        places = {(arm.variant, arm.bots): place for place, arm in enumerate(self.arms)}
        found: dict[int, dict[tuple[int, int], Row]] = {}
        for row in rows:
            place, seed = places.get((row.pop("variant"), row["bots"])), row["seed"]
            if place is not None and self.seed <= seed < self.seed + self.n:
                found.setdefault(self.block_of(seed), {})[place, seed] = row
        return found

    def with_games(self, n: int) -> Plan:
        """The same plan with another number of games."""
        return replace(self, n=n)

    def said(self) -> dict[str, Any]:
        """The plan as plain data, for its file."""
        task = self.arms[0].task
        arms = [
            {"variant": arm.variant, "bots": arm.bots, "rules": arm.task.rules_text, "edits": arm.task.edits_text}
            | ({"gather": arm.task.gather} if arm.task.gather else {})
            for arm in self.arms
        ]
        head = {"version": FORM, "game": task.game.name, "title": dict(task.game.title), "players": len(task.players)}
        return head | {"n": self.n, "seed": self.seed, "size": self.size, "arms": arms}
