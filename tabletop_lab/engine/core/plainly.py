"""What somebody hands in as Python's own texts and numbers: those of another class may answer anything, or fail."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from .option import Option

DEPTH = 6
"""So deep lists and tables are looked into."""
_OWN = (str, int, float, bool, type(None))
_LISTS = (list, tuple, set, frozenset)


def plainly(value: Any, depth: int = DEPTH) -> Any:
    """The same with texts and whole numbers of other classes as plain ones, in Python's own lists and tables too.

    What holds none is given back as it is, and so is an `Option`: its class belongs to a game.

    >>> class Loud(str):
    ...     def __len__(self): raise RuntimeError
    >>> type(plainly(Loud("P1"))), plainly({Loud("days"): [Loud("P2"), 3]})
    (<class 'str'>, {'days': ['P2', 3]})
    """
    kind = type(value)
    if kind in _OWN:
        return value
    if kind is dict and depth:
        pairs = [(plainly(key, depth - 1), plainly(part, depth - 1)) for key, part in value.items()]
        same = all(a is key and b is part for (a, b), (key, part) in zip(pairs, value.items(), strict=True))
        return value if same else dict(pairs)
    if kind in _LISTS and depth:
        parts = [plainly(part, depth - 1) for part in value]
        return value if all(new is part for new, part in zip(parts, value, strict=True)) else kind(parts)
    if isinstance(value, Option):
        return value
    if isinstance(value, str):
        return str.__str__(value)
    return int.__index__(value) if isinstance(value, int) else value


def as_table(value: object) -> dict[Any, Any] | None:
    """A mapping of any class as a plain dict; None for anything else, and for what only looks like a mapping.

    >>> as_table({"days": 2}), as_table([("days", 2)])
    ({'days': 2}, None)
    """
    if not isinstance(value, Mapping):
        return None
    try:
        table: dict[Any, Any] = plainly(dict(value))
    except Exception:  # its own methods fail
        return None
    return table
