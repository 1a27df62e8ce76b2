"""`summary`: the results of comparing variants, with the uncertainty of each number. No games are played here."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tabletop_lab.engine.core.errors import Fault, TabletopError

if TYPE_CHECKING:
    import pandas as pd

GIVEN = ("players", "seed")
"""Columns with numbers that were given, not measured."""


def summary(comparison: pd.DataFrame) -> pd.DataFrame:
    """Return a row for each variant and quantity: its mean, and its difference to the first variant on the same seeds.

    Quantities: decisions, every score and numeric metric, and `win_share_<player>` (a shared victory is split).
    Columns: games (without error), errors, mean, se (standard error of the mean), difference, difference_se, pairs.
    Differences are paired by seed, without games that failed in either variant. A frame of `simulate` is one variant.

    >>> from tabletop_lab.playtest import compare
    >>> from tabletop_lab.testing.sample import Market
    >>> frame = compare(Market, {"base": {}, "rich": {"start_coins": 20}}, n=20, progress=False)
    >>> table = summary(frame)
    >>> bool(table.loc[("rich", "score_P1"), "difference"] > 0), int(table.loc[("rich", "score_P1"), "pairs"])
    (True, 20)
    """
    import pandas as pd

    if not {"seed", "winners", "error"} <= set(getattr(comparison, "columns", ())):
        raise TabletopError(Fault("summary", "this is no frame of compare() or simulate()", "compare(game, variants)"))
    frame = comparison if "variant" in comparison else comparison.assign(variant="all")
    quantities = _quantities(frame)
    played = frame["error"].isna() | (frame["error"] == "")
    by_variant = {}
    for name in frame["variant"].unique():
        chosen = played & (frame["variant"] == name)
        by_variant[name] = quantities[chosen].set_index(frame["seed"][chosen])
    base = next(iter(by_variant.values()))
    lines: list[dict[str, Any]] = []
    for name, games in by_variant.items():
        errors = int((~played & (frame["variant"] == name)).sum())
        differences = (games - base).dropna(how="all")
        for quantity in quantities:
            values, difference = games[quantity].dropna(), differences[quantity].dropna()
            lines.append({
                "variant": name, "quantity": quantity, "games": len(games), "errors": errors,
                "mean": values.mean(), "se": values.sem(),
                "difference": difference.mean(), "difference_se": difference.sem(), "pairs": len(difference),
            })  # fmt: skip
    return pd.DataFrame(lines).set_index(["variant", "quantity"])


def _quantities(frame: pd.DataFrame) -> pd.DataFrame:
    """The numeric columns, and each seat's share of the victory."""
    import pandas as pd

    numbers = frame.select_dtypes(["number", "bool"]).drop(columns=[c for c in GIVEN if c in frame]).astype(float)
    winners = frame["winners"].map(lambda said: said.split("+"), na_action="ignore")
    shares = {}
    for seat in [column.removeprefix("score_") for column in frame if str(column).startswith("score_")]:
        share = winners.map(lambda won, seat=seat: (seat in won) / len(won), na_action="ignore")
        shares[f"win_share_{seat}"] = share.astype(float)
    return pd.concat([numbers, pd.DataFrame(shares, index=frame.index)], axis=1)
