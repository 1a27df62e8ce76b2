"""The columns of a study and their kinds: what a row may hold, whatever became of its game.
A column that is missing in all rows so far has no kind yet, so that the parts of a study fit together."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING, Any

from tabletop_lab.engine.core.errors import echo

if TYPE_CHECKING:
    import pandas as pd

KINDS = {"": "VARCHAR", "truth": "BOOLEAN", "whole": "BIGINT", "decimal": "DOUBLE", "text": "VARCHAR"}
"""The kinds, from the narrowest to the widest, as parquet files have them; '': every value is missing."""
GIVEN = {
    "variant": "text", "game": "text", "players": "whole", "seed": "whole", "rules": "text", "bots": "text",
    "winners": "text", "reason": "text", "decisions": "whole", "error": "text", "edits": "text",
}  # fmt: skip
"""What every row has. Scores and the columns of metrics are as wide as their values."""
LARGEST, LONGEST = 2**63 - 1, 300
"""The largest whole number that is kept exactly; so many letters of what is neither text nor number."""
_ORDER = list(KINDS)
_PLAIN = {bool: "truth", int: "whole", float: "decimal", str: "text", type(None): ""}


def wider(one: str, other: str) -> str:
    """The kind that holds the values of both.

    >>> wider("", "whole"), wider("whole", "decimal"), wider("text", "truth")
    ('whole', 'decimal', 'text')
    """
    return max(one, other, key=_ORDER.index)


def kinds_of(rows: Iterable[Mapping[str, Any]]) -> dict[str, str]:
    """The columns of some rows, in the order in which they first come, and their kinds.

    >>> kinds_of([{"seed": 1, "coins": None}, {"seed": 2, "coins": 2.5}])
    {'seed': 'whole', 'coins': 'decimal'}
    """
    found: dict[str, str] = {}
    for row in rows:
        for name, value in row.items():
            known = found.get(name)
            kind = GIVEN.get(name) or _kind(value)
            if known is None:
                found[name] = kind
            elif kind and kind != known:
                found[name] = wider(known, kind)
    return found


def joined(one: Mapping[str, str], other: Mapping[str, str]) -> dict[str, str]:
    """The columns of both, each as wide as it must be, in an order that does not hang on which row came first.

    >>> joined({"walks": "", "seed": "whole", "score_P2": "whole"}, {"score_P10": "whole", "walks": "decimal"})
    {'seed': 'whole', 'score_P2': 'whole', 'score_P10': 'whole', 'walks': 'decimal'}
    """
    names = sorted({*one, *other}, key=_place)
    return {name: wider(one.get(name, ""), other.get(name, "")) for name in names}


def _place(name: str) -> tuple[Any, ...]:
    if name in GIVEN:
        return (0, list(GIVEN).index(name))
    parts = [(int(part), "") if part.isdecimal() else (0, part) for part in re.split(r"([0-9]+)", name)]
    return (1 if name.startswith("score_") else 2, *parts)


def typed(rows: list[Mapping[str, Any]], kinds: Mapping[str, str]) -> pd.DataFrame:
    """The rows as a frame whose columns have these kinds; what is missing is None, or NaN among numbers."""
    import numpy as np
    import pandas as pd

    columns: dict[str, Any] = {}
    for name, kind in kinds.items():
        values = [row.get(name) for row in rows]
        if kind in ("text", ""):
            columns[name] = np.array([None if v is None else _text(v) for v in values], object)
        elif kind == "decimal":
            columns[name] = np.array([np.nan if v is None else float(v) for v in values])
        elif None in values:
            columns[name] = pd.array(values, dtype="Int64" if kind == "whole" else "boolean")
        else:
            columns[name] = np.array(values, np.int64 if kind == "whole" else bool)
    return pd.DataFrame(columns)


def _kind(value: object) -> str:
    kind = _PLAIN.get(type(value))
    if kind == "whole":
        return "whole" if -LARGEST <= value <= LARGEST else "decimal"  # type: ignore[operator]
    if kind is not None:
        return kind
    for plain in (bool, int, float):
        if isinstance(value, plain):
            return _kind(plain(value))
    name = type(value).__name__  # numbers of numpy, which need not be loaded here
    if name.startswith(("int", "uint")):
        return "whole"
    return {"float16": "decimal", "float32": "decimal", "bool_": "truth", "bool": "truth"}.get(name, "text")


def _text(value: object) -> str:
    said = value if type(value) is str else echo(value, LONGEST)
    return said if said.isascii() else said.encode("utf-8", "backslashreplace").decode()
