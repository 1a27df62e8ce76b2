"""For the rules lab of TIEDIE: who hunts whom under each reading, batches by players, how sure a difference is."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import sqrt
from typing import Any

from tabletop_lab.engine.language.languages import known_language
from tabletop_lab.games.tiedie import Tiedie
from tabletop_lab.playtest import simulate

from .tables import Table
from .under_readings import named, under_each


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


def apart(frame: Any, column: str, names: Mapping[Any, str] | None = None, lang: str | None = None) -> Table:
    """The mean of a column in each variant against that in the first, on the same seeds, in standard errors."""
    words = Tiedie.words(known_language(lang))
    values = {name: frame[frame["variant"] == name].set_index("seed")[column].astype(float)
              for name in dict.fromkeys(frame["variant"])}  # fmt: skip
    first, *others = values
    rows = []
    for name in others:
        difference = (values[name] - values[first]).dropna()
        error = float(difference.std()) / sqrt(len(difference))
        away = float(difference.mean()) / error if error else 0.0
        clear = words("lab-clear" if abs(away) > 2 else "lab-unclear")
        signed = (f"{difference.mean():+.2f}", f"{error:.2f}", f"{away:+.1f}")
        rows.append([(names or {}).get(name, str(name)), *(text.replace("-", "−") for text in signed), clear])
    heads = [words(name) for name in ("lab-variant", "lab-difference", "lab-error", "lab-away", "lab-says")]
    return Table(heads, rows, words.lang)


def reading_names(field: str, values: Sequence[Any], lang: str | None = None) -> dict[str, str]:
    """What some readings are called, for plots: each variant bears the name of its reading.

    >>> reading_names("witness_rule", ["day", "never"], "en")["never"]
    'never'
    """
    words = Tiedie.words(known_language(lang))
    return {str(value): words.value(field, value) for value in values}
