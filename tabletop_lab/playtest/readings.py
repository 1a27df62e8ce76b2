"""What a study shows, as a table: each number with its interval, each difference with what may be claimed of it."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from tabletop_lab.engine.core.errors import TabletopError, echo
from tabletop_lab.engine.language.localized import localized
from tabletop_lab.playtest import intervals
from tabletop_lab.playtest.tally import Moments, Tally

if TYPE_CHECKING:
    import pandas as pd

FEWEST_PAIRS, FEWEST_DIFFERING = 30, 10
"""Below these nothing stands: the formulas suppose that there are many games, and many in which something differs."""
COLUMNS = [
    "bots", "variant", "quantity", "games", "errors", "mean", "low", "high", "difference", "difference_low",
    "difference_high", "pairs", "differing", "gain", "p", "p_holm", "verdict", "seed",
]  # fmt: skip


def table_of(tally: Tally, watching: bool, quantities: Sequence[str] | None = None) -> pd.DataFrame:
    """Return a row for each lot of bots, variant and quantity.

    Columns: games (that did not fail), errors, mean with its interval `low` to `high` (95 %; Wilson for shares), the
    paired difference to the first variant with its interval, pairs, differing (pairs in which this quantity is not the
    same), gain (so many times the games would be needed without pairing), p, p_holm (for all differences of the table
    together), verdict, seed (the game with the largest difference).

    verdict: "base"; "never" (the same in every pair); "few" (too few games, or too few that differ); "open" (the
    difference may be 0); "stands". `watching`: intervals and p hold at every look together.
    """
    import pandas as pd

    names = list(dict.fromkeys(name for sums in tally.sums.values() for name in sums.values))
    if quantities is not None:
        unknown = [name for name in quantities if name not in names]
        if unknown and names:
            raise TabletopError(
                localized("unknown", "call", name="quantity", given=echo(unknown[0]), known=", ".join(names))
            )
        names = [name for name in names if name in quantities]
    lines = []
    for key in tally.keys:
        sums, base = tally.sums[key], tally.base_of(key)
        for name in names:
            values = sums.values.get(name, Moments())
            low, high = _interval(values, name in tally.shares, watching)
            line: dict[str, Any] = {
                "bots": key[0], "variant": key[1], "quantity": name, "games": sums.games, "errors": sums.errors,
                "mean": values.mean if values.n else math.nan, "low": low, "high": high, "verdict": "base",
            }  # fmt: skip
            if key != base:
                line |= _difference(sums.differences.get(name, Moments()), watching)
                line["gain"] = _gain(values, tally.sums[base].values.get(name, Moments()), sums.differences.get(name))
            lines.append(line)
    table = pd.DataFrame(lines, columns=COLUMNS)
    compared = table["verdict"] != "base"
    table.loc[compared, "p_holm"] = intervals.holm(list(table.loc[compared, "p"]))
    table.loc[(table["verdict"] == "open") & (table["p_holm"] < intervals.ALPHA), "verdict"] = "stands"
    table.attrs["watching"] = watching
    return table.astype({"pairs": "Int64", "differing": "Int64", "seed": "Int64"})


def needed(tally: Tally, quantity: str, precision: float, watching: bool) -> dict[tuple[str, str], int]:
    """How many games more each variant needs until its difference is known to plus or minus `precision`."""
    found = {}
    for key in tally.keys:
        moments = tally.sums[key].differences.get(quantity)
        if key != tally.base_of(key) and moments is not None:
            wanted = intervals.games_for(precision, moments.sd, watching)
            found[key] = max(0, wanted - moments.n)
    return found


def _interval(values: Moments, share: bool, watching: bool) -> tuple[float, float]:
    if not values.n:
        return math.nan, math.nan
    if share:
        return (intervals.watched_share if watching else intervals.wilson)(values.mean, values.n)
    half = (intervals.watched if watching else intervals.normal)(values.sd, values.n)
    return values.mean - half, values.mean + half


def _difference(moments: Moments, watching: bool) -> dict[str, Any]:
    line: dict[str, Any] = {"pairs": moments.n, "differing": moments.other, "seed": moments.seed, "p": 1.0}
    if not moments.n:
        return line | {"verdict": "few"}
    line["difference"] = moments.mean
    if not moments.other:
        return line | {"verdict": "never"}
    half = (intervals.watched if watching else intervals.normal)(moments.sd, moments.n)
    line |= {"difference_low": moments.mean - half, "difference_high": moments.mean + half}
    if moments.n < FEWEST_PAIRS or moments.other < FEWEST_DIFFERING:
        return line | {"verdict": "few"}
    return line | {"verdict": "open", "p": intervals.p_value(moments.mean, moments.sd, moments.n, watching)}


def _gain(one: Moments, other: Moments, difference: Moments | None) -> float:
    """Without pairing the variances of both would add up."""
    if difference is None or not difference.sd:
        return math.nan
    return (one.sd**2 + other.sd**2) / difference.sd**2
