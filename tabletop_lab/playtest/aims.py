"""What a game is tuned for: aims for the means of quantities, and how far games are from them. No games are played."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import partial
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
                raise TabletopError(localized("unknown", "call", name="aims", given=echo(name), known=known))
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
        import numpy as np

        picks = np.random.default_rng(0).integers(0, len(frame), (drawn, len(frame)))
        if self.own is not None:
            return [self._by_function(frame), *(self._by_function(frame.iloc[pick]) for pick in picks)]
        found = self._quantities(frame)
        values = {name: self._values(found, name) for name in self.wanted}
        whole = np.arange(len(frame))[None]
        return [*self._of(values, scales, whole), *self._of(values, scales, picks)]

    def _values(self, found: pd.DataFrame, name: str) -> np.ndarray:
        """A column for the quantity; one for each seat for the gap. A quantity that never came up is 0."""
        import numpy as np

        columns = [one for one in found if str(one).startswith(SHARE)] if name == GAP else [name]
        none = np.zeros(len(found))
        return np.column_stack([found[one].to_numpy(float) if one in found else none for one in columns])

    def _of(self, values: Mapping[str, np.ndarray], scales: Mapping[str, float], picks: np.ndarray) -> list[float]:
        import numpy as np

        total = np.zeros(len(picks))
        for name, aim in self.wanted.items():
            means = np.nanmean(values[name][picks], axis=1) if len(picks) else np.zeros((0, 1))
            mean = means.max(axis=1) - means.min(axis=1) if name == GAP else means[:, 0]
            distance = mean if aim == "least" else -mean if aim == "most" else np.abs(mean - aim)
            total += distance / scales[name]
        return [float(one) for one in total]

    def _by_function(self, frame: pd.DataFrame) -> float:
        assert self.own is not None
        try:
            return float(self.own(frame))
        except BaseException as error:
            if not is_failure(error):
                raise
            said = partial(text_of, error)
            raise TabletopError(localized("until_failed", "call", name="aims", error=said)) from error
