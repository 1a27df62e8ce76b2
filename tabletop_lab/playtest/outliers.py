"""The games of a study that stand out: for each measure the one farthest from the mean of its variant, and the one that
a variant changes most. Read from the sums of the study: no row is looked at again."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Any

from tabletop_lab.engine.core.errors import TabletopError
from tabletop_lab.engine.core.strict import unknown

if TYPE_CHECKING:
    import pandas as pd

    from tabletop_lab.playtest.plan import Plan
    from tabletop_lab.playtest.tally import Tally

FAR = 2.5
"""Standard deviations: what lies nearer does not stand out."""
ALWAYS = ("decisions", "score", "margin")
"""Of these the farthest game is told however far it lies."""
_SEAT = re.compile(r"_?P\d+(?=_|$)")
"""What is measured of each seat is one measure here."""
OF_ONE_GAME = 2
"""So many lines a game has at most: a long game is long in everything."""
COLUMNS = [
    "measure", "kind", "value", "mean", "away", "variant", "bots", "seed", "game", "players", "rules", "edits",
]  # fmt: skip


def outliers_of(tally: Tally, plan: Plan, measures: Sequence[str] | None, most: int) -> pd.DataFrame:
    """Return a row for each measure whose farthest game stands out, the farthest first.

    Columns: measure; kind ("low", "high", or "difference": to the first variant with the same seed); value, and the
    mean of all games of that variant; away (so many standard deviations); variant and seed; and what `open_row` needs.
    """
    import pandas as pd

    names = list(dict.fromkeys(name for sums in tally.sums.values() for name in sums.values))
    for name in measures or ():
        if names and name not in names:
            raise TabletopError(unknown("measure", name, names))
    asked = [name for name in (names if measures is None else measures) if name not in tally.shares]
    places = {(arm.bots, arm.variant): arm for arm in plan.arms}
    lines = sorted(_farthest(tally, asked), key=lambda line: -line["away"])
    rows, seen, taken = [], set(), dict[Any, int]()
    for line in lines:
        arm = places[line["bots"], line["variant"]]
        game = (*line["at"], line["seed"])
        what = (_SEAT.sub("", line["measure"]), line["kind"] == "difference")
        if what in seen or taken.get(game, 0) == OF_ONE_GAME:
            continue
        seen.add(what)
        taken[game] = taken.get(game, 0) + 1
        task = arm.task
        rows.append(line | {"game": task.game.name, "players": len(task.players), "rules": task.rules_text,
                            "edits": task.edits_text})  # fmt: skip
        if len(rows) == most:
            break
    return pd.DataFrame(rows, columns=COLUMNS)


def _farthest(tally: Tally, measures: Sequence[str]) -> Iterator[dict[str, Any]]:
    for key, sums in tally.sums.items():
        bots, variant = key
        line = {"bots": bots, "variant": variant, "at": key}
        for name in measures:
            values = sums.values.get(name)
            if values is not None and values.sd:
                for end, seed in values.ends.items():
                    value = getattr(values, end)
                    away = abs(value - values.mean) / values.sd
                    if away >= FAR or name in ALWAYS:
                        yield line | {"measure": name, "kind": end, "value": value, "mean": values.mean,
                                      "away": away, "seed": seed}  # fmt: skip
            apart = sums.differences.get(name)
            if apart is not None and apart.sd and apart.seed is not None:
                value = max(apart.low, apart.high, key=abs)
                away = abs(value - apart.mean) / apart.sd
                if away >= FAR:
                    yield line | {"measure": name, "kind": "difference", "value": value, "mean": apart.mean,
                                  "away": away, "seed": apart.seed}  # fmt: skip
