"""The sums behind the readings of a study: block by block, so that a million games need the memory of one block.
Games are paired by seed: the same seed is the same luck."""

from __future__ import annotations

import copy
import math
from collections import defaultdict
from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from tabletop_lab.playtest.statistics import quantities_of

if TYPE_CHECKING:
    import pandas as pd

    from tabletop_lab.playtest.plan import Plan

END = "end_"
"""The quantities that say which share of the games ended for a reason."""


@dataclass
class Moments:
    """Count, mean and spread of some numbers; two of them can be put together (Chan and others 1979)."""

    n: int = 0
    mean: float = 0.0
    squares: float = 0.0
    other: int = 0
    """How many are not 0."""
    largest: float = 0.0
    seed: int | None = None
    """The seed at which the number is largest, without its sign."""
    low: float = math.inf
    high: float = -math.inf
    ends: dict[str, int] = field(default_factory=dict)
    """The seeds of the lowest and of the highest number."""

    def add(self, values: Any, seeds: Any) -> None:
        """More numbers; those that are missing are left out."""
        import numpy as np

        there = ~np.isnan(values)
        values, seeds = values[there], seeds[there]
        if not len(values):
            return
        mean = float(values.mean())
        sizes = np.abs(values)
        place = int(sizes.argmax())
        new = Moments(len(values), mean, float(((values - mean) ** 2).sum()), int((values != 0).sum()))
        if sizes[place] > self.largest:
            self.largest, self.seed = float(sizes[place]), int(seeds[place])
        for end, at in (("low", int(values.argmin())), ("high", int(values.argmax()))):
            value, before = float(values[at]), getattr(self, end)
            if value < before if end == "low" else value > before:
                setattr(self, end, value)
                self.ends[end] = int(seeds[at])
        self._put_together(new)

    def zeros(self, n: int) -> None:
        """So many more numbers that are all 0."""
        if n > 0:
            self._put_together(Moments(n))

    def _put_together(self, new: Moments) -> None:
        n = self.n + new.n
        step = new.mean - self.mean
        self.squares += new.squares + step * step * self.n * new.n / n
        self.mean += step * new.n / n
        self.n, self.other = n, self.other + new.other

    @property
    def sd(self) -> float:
        """The standard deviation."""
        return math.sqrt(max(0.0, self.squares) / (self.n - 1)) if self.n > 1 else 0.0


@dataclass
class ArmSums:
    """What is counted of one arm; `differences` are to the first variant with the same bots, seed by seed."""

    games: int = 0
    errors: int = 0
    pairs: int = 0
    differing: int = 0
    """In how many pairs anything differs."""
    values: dict[str, Moments] = field(default_factory=lambda: defaultdict(Moments))
    differences: dict[str, Moments] = field(default_factory=lambda: defaultdict(Moments))


class Tally:
    """The sums of all arms of a plan."""

    def __init__(self, plan: Plan) -> None:
        self.keys = [(arm.bots, arm.variant) for arm in plan.arms]
        self._bases = {key[0]: key for key in reversed(self.keys)}
        self.sums = {key: ArmSums() for key in self.keys}
        self.counted: set[int] = set()
        self.shares: set[str] = set()
        """The quantities that are shares."""

    def base_of(self, key: tuple[str, str]) -> tuple[str, str]:
        """What an arm is compared with."""
        return self._bases[key[0]]

    def add(self, frame: pd.DataFrame, block: int | None = None) -> None:
        """Count the rows of a block."""
        if block is not None:
            self.counted.add(block)
        if not len(frame):
            return
        numbers, shares = quantities_of(frame, ends=END)
        self.shares |= shares
        played = frame["error"].isna().to_numpy()
        everything = frame.drop(columns=["variant", "rules", "edits"], errors="ignore")
        groups = frame.groupby(["bots", "variant"], sort=False).indices
        seeds = frame["seed"].to_numpy()
        bases = {key[0]: self._played(groups.get(key), played, seeds) for key in self._bases.values()}
        for key, places in groups.items():
            sums = self.sums[key]
            mine = self._played(places, played, seeds)
            sums.errors += len(places) - len(mine)
            sums.games += len(mine)
            rows = list(mine.values())
            part, own_seeds = numbers.iloc[rows], seeds[rows]
            for name in part:
                sums.values[name].add(part[name].to_numpy(), own_seeds)
            if key == self.base_of(key):
                continue
            both = [seed for seed in mine if seed in bases[key[0]]]
            if not both:
                continue
            here, there = [mine[s] for s in both], [bases[key[0]][s] for s in both]
            apart = numbers.to_numpy()[here] - numbers.to_numpy()[there]
            sums.pairs += len(both)
            for place, name in enumerate(numbers):
                sums.differences[name].add(apart[:, place], seeds[here])
            one, other = everything.iloc[here].reset_index(drop=True), everything.iloc[there].reset_index(drop=True)
            sums.differing += int(((one != other) & ~(one.isna() & other.isna())).fillna(True).any(axis=1).sum())

    @staticmethod
    def _played(places: Any, played: Any, seeds: Any) -> dict[int, int]:
        """Of the games that did not fail, by seed, the place in the frame."""
        return {} if places is None else {int(seeds[place]): int(place) for place in places if played[place]}

    def with_frames(self, frames: Iterable[pd.DataFrame]) -> Tally:
        """A copy that has counted these as well, and in which a reason that never came up is a 0, not missing."""
        whole = copy.deepcopy(self)
        for frame in frames:
            whole.add(frame)
        for name in whole.shares:
            if name.startswith(END):
                for sums in whole.sums.values():
                    sums.values[name].zeros(sums.games - sums.values[name].n)
                    sums.differences[name].zeros(sums.pairs - sums.differences[name].n)
        return whole
