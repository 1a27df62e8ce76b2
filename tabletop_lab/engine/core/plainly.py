"""What somebody hands in as Python's own texts and numbers: those of another class may answer anything, or fail."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from .option import Option

DEPTH = 6
"""So deep lists and tables are looked into."""
_OWN = (str, int, float, bool, type(None))
_LISTS = (list, tuple, set, frozenset)


def plainly(value: Any) -> Any:
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
    return _inside(value, DEPTH, {}) if kind is dict or kind in _LISTS else _alone(value)


def _inside(value: Any, depth: int, done: dict[int, Any]) -> Any:
    """A part of a list or table; `done`: those that were looked into, for they may be shared or hold themselves."""
    kind = type(value)
    if kind in _OWN:
        return value
    if kind is not dict and kind not in _LISTS:
        return _alone(value)
    if id(value) in done or not depth:
        return done.get(id(value), value)
    done[id(value)] = made = value
    if kind is dict:
        pairs = [(_inside(key, depth - 1, done), _inside(part, depth - 1, done)) for key, part in value.items()]
        if any(a is not key or b is not part for (a, b), (key, part) in zip(pairs, value.items(), strict=True)):
            made = dict(pairs)
    else:
        parts = [_inside(part, depth - 1, done) for part in value]
        if any(new is not part for new, part in zip(parts, value, strict=True)):
            made = kind(parts)
    done[id(value)] = made
    return made


def _alone(value: Any) -> Any:
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
