"""For the rules lab of TIEDIE: who hunts whom under each reading, batches by players, how games end, how sure a
difference is."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from tabletop_lab.games.tiedie import Tiedie
from tabletop_lab.playtest import simulate
from tabletop_lab.plots.batch import Batch

from ..words import say
from . import batches
from .batches import apart
from .tables import Table
from .under_readings import named, under_each

__all__ = ["apart", "by_players", "ends", "hunted", "reading_names"]


def hunted(match: Any, *fields: str) -> Table:
    """Who hunts whom, and who is out, under each reading of some parameters.

    >>> from tabletop_lab.games.tiedie.scenes import scene
    >>> match = scene("evade").play("attack").play("P2 from T5(1,1)").play("evade")
    >>> [row[2] for row in hunted(match, "inherit_own").rows]
    ['P2 → P2, P3 → P2, P4 → P3, P5 → P4', 'P2 → P5, P3 → P2, P4 → P3, P5 → P4']
    """
    words, rows, bold = match.words(), [], []
    for field in fields:
        for value, other in under_each(match, field):
            if value == getattr(match.rules, field):
                bold.append(len(rows))
            pairs = [f"{p} → {other.state.targets[p]}" for p in other.players if p in other.state.targets]
            out = ", ".join(p for p in other.players if p in other.state.out) or "–"
            asked = other.decision
            waits = asked is not None and asked.name == "keep_target"
            rows.append([*named(match, field, value), ", ".join(pairs), out, asked.text(words.lang) if waits else "–"])
    heads = [words(name) for name in ("lab-question", "lab-reading", "lab-hunted", "lab-out", "lab-asked")]
    if all(row[-1] == "–" for row in rows):
        heads, rows = heads[:-1], [row[:-1] for row in rows]
    return Table(heads, rows, words.lang, bold)


def by_players(counts: Sequence[int], n: int, **rules: Any) -> Any:
    """Batches with these numbers of players, one below the other in one frame."""
    import pandas as pd

    play = {"bots": "sensible", "jobs": 1, "progress": False}
    return pd.concat([simulate("tiedie", n=n, players=count, rules=rules, **play) for count in counts])


def ends(games: Any, names: Mapping[Any, str] | None = None, lang: str | None = None) -> Table:
    """For each variant how many rounds its games took on average, and how many of them ended in which way.

    >>> from tabletop_lab.playtest import compare
    >>> short = {"map_layout": "M6", "character_assign": "none", "day_limit": 1}
    >>> games = compare("tiedie", {"tail": short}, n=2, players=3, bots="random", jobs=1, progress=False)
    >>> ends(games, lang="en").rows
    [['tail', '2.0', 'the days are over 2']]
    """
    batch = Batch(games, "reason", "variant", names, lang)
    rows = []
    for name, group in batch.groups():
        counted = group["reason"].value_counts()
        found = ", ".join(f"{batch.value(reason)} {count}" for reason, count in counted.items())
        rows.append([name, f"{group['rounds'].mean():.1f}", found])
    heads = [say(batch.lang)("lab-variant"), batch.column_text("rounds"), batch.column_text("reason")]
    return Table(heads, rows, batch.lang)


def reading_names(field: str, values: Sequence[Any], lang: str | None = None) -> dict[str, str]:
    """What some readings are called, for plots: each variant bears the name of its reading.

    >>> reading_names("witness_rule", ["day", "never"], "en")["never"]
    'never'
    """
    return batches.reading_names(Tiedie, field, values, lang)
