"""`summary`: the results of comparing variants, with the uncertainty of each number. No games are played here."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tabletop_lab.engine.core.errors import TabletopError
from tabletop_lab.engine.language.localized import localized

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
        raise TabletopError(localized("no_frame", "call", name="summary"))
    if not len(comparison):
        raise TabletopError(localized("no_rows", "call", name="summary"))
    frame = comparison if "variant" in comparison else comparison.assign(variant="all")
    quantities, _ = quantities_of(frame)
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


def quantities_of(frame: pd.DataFrame, ends: str = "") -> tuple[pd.DataFrame, set[str]]:
    """The numeric columns, each seat's share of the victory, and which of them are shares.

    With `ends` also, under names that begin so, the share of games that ended for each reason; `score`, the mean of the
    seats; and `margin`, the best score less the next one.
    """
    import numpy as np
    import pandas as pd

    found = frame.select_dtypes(["number", "bool", "boolean"]).drop(columns=[c for c in GIVEN if c in frame])
    shares = {str(name) for name in found if pd.api.types.is_bool_dtype(found[name].dtype)}
    made = {name: found[name].to_numpy(float, na_value=np.nan) for name in found}
    scored = [str(column) for column in frame if str(column).startswith("score_")]
    winners = frame["winners"].map(lambda said: said.split("+"), na_action="ignore")
    for seat in [column.removeprefix("score_") for column in scored]:
        share = winners.map(lambda won, seat=seat: (seat in won) / len(won), na_action="ignore")
        made[f"win_share_{seat}"] = share.to_numpy(float)
        shares.add(f"win_share_{seat}")
    if ends:
        scores = np.array([made[name] for name in scored if name in made])
        if len(scores) > 1 and "score" not in made and "margin" not in made:
            ranked = np.sort(scores, axis=0)
            made |= {"score": scores.mean(axis=0), "margin": ranked[-1] - ranked[-2]}
        reasons = frame["reason"]
        for reason in sorted(reasons.dropna().unique()):
            ended = (reasons == reason).to_numpy(bool, na_value=False)
            made[f"{ends}{reason}"] = np.where(reasons.isna(), np.nan, ended)
            shares.add(f"{ends}{reason}")
    return pd.DataFrame(made, index=frame.index), shares
