"""What a game is tuned for: aims for the means of quantities, and how far games are from them. No games are played."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import partial
from math import inf
from typing import TYPE_CHECKING, Any

from tabletop_lab.engine.core.errors import TabletopError, echo, is_failure, text_of
from tabletop_lab.engine.core.plainly import as_table, plainly
from tabletop_lab.engine.language.localized import localized
from tabletop_lab.playtest.statistics import quantities_of
from tabletop_lab.playtest.tally import END

if TYPE_CHECKING:
    import numpy as np
    import pandas as pd

GAP = "seat_gap"
"""The largest share of the victories less the smallest one."""
SHARE = "win_share_"
WAYS = ("least", "most")
RESAMPLED = 200
"""So often games are drawn anew to say how sure a distance is."""


@dataclass(frozen=True, slots=True)
class Aims:
    """For each quantity a number that its mean should have, "least" or "most"; or one function of the frame of rows.

    Distances are told in standard deviations of a single game under the rules that were tried first, and added up, so
    that points, decisions and shares count alike. What is wanted "least" or "most" counts as the mean itself.

    >>> Aims.of({"decisions": 40, "seat_gap": 0}).wanted
    {'decisions': 40.0, 'seat_gap': 0.0}
    """

    wanted: Mapping[str, float | str]
    own: Callable[[Any], float] | None = None

    @classmethod
    def of(cls, given: object) -> Aims:
        """Read what somebody wants. Raises TabletopError."""
        given = plainly(given)
        if callable(given):
            return cls({}, given)
        table, wanted = as_table(given) or {}, {}
        for name, aim in table.items():
            number = isinstance(aim, (int, float)) and not isinstance(aim, bool) and abs(aim) < 1e15
            if not isinstance(name, str) or not (number or aim in WAYS):
                raise TabletopError(localized("no_aim", "call", name="aims", given=f"{echo(name)}: {echo(aim)}"))
            wanted[name] = float(aim) if number else aim
        if not wanted:
            raise TabletopError(localized("no_aim", "call", name="aims", given=echo(given)))
        return cls(wanted)

    def scales(self, frame: pd.DataFrame) -> Mapping[str, float]:
        """The standard deviation of each quantity over the games that were tried first."""
        found = self._quantities(frame)
        scales = {}
        for name in self.wanted:
            columns = [str(one) for one in found if str(one).startswith(SHARE)] if name == GAP else [name]
            if not columns or columns[0] not in found:
                known = ", ".join([GAP, *map(str, found)])
                raise TabletopError(localized("unknown_one", "call", name="aims", given=echo(name), known=known))
            scales[name] = float(found[columns].std().mean()) or 1.0
        return scales

    def _quantities(self, frame: pd.DataFrame) -> pd.DataFrame:
        return quantities_of(frame, END)[0]

    def distance(self, frame: pd.DataFrame, scales: Mapping[str, float]) -> float:
        """How far these games are from the aims; smaller is better."""
        return self.distances(frame, scales, 0)[0]

    def distances(self, frame: pd.DataFrame, scales: Mapping[str, float], drawn: int = RESAMPLED) -> list[float]:
        """The distance of these games, then of as many games drawn anew from them, always by the same numbers.

        So the differences of two rule sets on the same seeds are those of pairs.
        """
        if self.own is not None:
            picks = _picks(len(frame), drawn)
            return [self._by_function(frame), *(self._by_function(frame.iloc[pick]) for pick in picks)]
        return self._total(self._means(frame, drawn), scales)

    def judged(self, frame: pd.DataFrame, scales: Mapping[str, float]) -> Distance:
        """How far these games are from the aims, and how sure that is."""
        import numpy as np

        if self.own is not None:  # of a function nothing else is known
            found, *drawn = self.distances(frame, scales)
            return Distance(found, np.array(drawn), np.abs(np.array(drawn) - found), -inf)
        means = self._means(frame, RESAMPLED)
        found, *drawn = self._total(means, scales)
        off = sum(_size(name, mean[1:] - mean[0]) / scales[name] for name, mean in means.items())
        return Distance(found, np.array(drawn), off, -inf if {*self.wanted.values()} & {*WAYS} else 0.0)

    def _total(self, means: Mapping[str, np.ndarray], scales: Mapping[str, float]) -> list[float]:
        return [float(one) for one in sum(self._far(name, mean) / scales[name] for name, mean in means.items())]

    def _means(self, frame: pd.DataFrame, drawn: int) -> dict[str, np.ndarray]:
        """The means of each quantity in these games, then in as many games drawn anew: (1 + drawn, columns)."""
        import numpy as np

        found = self._quantities(frame)
        whole, picks = np.arange(len(frame))[None], _picks(len(frame), drawn)
        values = {name: self._values(found, name) for name in self.wanted}
        return {
            name: np.concatenate([np.nanmean(column[some], axis=1) for some in (whole, picks)])
            for name, column in values.items()
        }

    def _values(self, found: pd.DataFrame, name: str) -> np.ndarray:
        """A column for the quantity; one for each seat for the gap. A quantity that never came up is 0."""
        import numpy as np

        columns = [one for one in found if str(one).startswith(SHARE)] if name == GAP else [name]
        none = np.zeros(len(found))
        return np.column_stack([found[one].to_numpy(float) if one in found else none for one in columns])

    def _far(self, name: str, means: np.ndarray) -> np.ndarray:
        """How far means of a quantity are from its aim."""
        aim, found = self.wanted[name], _size(name, means) if name == GAP else means[:, 0]
        return found if aim == "least" else -found if aim == "most" else abs(found - aim)

    def _by_function(self, frame: pd.DataFrame) -> float:
        assert self.own is not None
        try:
            return float(self.own(frame))
        except BaseException as error:
            if not is_failure(error):
                raise
            said = partial(text_of, error)
            raise TabletopError(localized("until_failed", "call", name="aims", error=said)) from error


def _size(name: str, means: np.ndarray) -> np.ndarray:
    """What counts of each row of means: of the seats how far they are apart, else how far the one mean is from 0."""
    return means.max(axis=1) - means.min(axis=1) if name == GAP else abs(means[:, 0])


def _picks(games: int, drawn: int) -> np.ndarray:
    """The numbers of games drawn anew, the same ones for every rule set."""
    import numpy as np

    return np.random.default_rng(0).integers(0, games, (drawn, games))


@dataclass(frozen=True, slots=True)
class Distance:
    """How far games are from the aims. `value`: as they are; `least`: what no distance is below.

    `drawn`: the same of games drawn anew from them; `off`: how far the means of these are from the means that were
    found, in the same measure. Near an aim games that are drawn anew are always farther off, so that `drawn` never
    reaches 0. But two distances differ by no more than what they are distances of (the triangle inequality).
    """

    value: float
    drawn: np.ndarray
    off: np.ndarray
    least: float

    def ends(self) -> tuple[float, float]:
        """The ends of the 95 % interval: all means together are off by no more."""
        import numpy as np

        half = float(np.quantile(self.off, 0.95))
        return max(self.least, self.value - half), self.value + half

    def more_than(self, other: Distance) -> tuple[float, float, float]:
        """How much farther it is than another one on the same seeds, and the ends of the 95 % interval.

        Of one that may be at its aim only `off` says how much nearer it may be than it seems.
        """
        import numpy as np

        low, high = np.quantile(self.drawn - other.drawn, (0.025, 0.975))
        if other.ends()[0] == other.least:
            nearer = np.maximum(other.least, other.value - other.off)
            high = max(high, np.quantile(self.drawn - nearer, 0.975))
        if self.ends()[0] == self.least:
            nearer = np.maximum(self.least, self.value - self.off)
            low = min(low, np.quantile(nearer - other.drawn, 0.025))
        return self.value - other.value, float(low), float(high)
