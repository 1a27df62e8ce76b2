"""Counts the rounds of loops in edited rules, so that one that never ends is stopped without a clock and a tracer.
What may be edited, and the message about an endless rule, are elsewhere."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from ..core.misuse import Misuse

MOST = 5_000_000
"""Rounds of loops and calls of edited rules in one execution: a hundred times what a heavy rule needs in a whole game,
and used up by an empty endless loop within a second."""

MOST_GIVEN = 10_000
"""So many things a rule may give as one list."""
FEW, EACH = 1_000, 20
"""Of a list longer than this, each thing more counts as so many rounds: rules as printed go through it uncounted."""

_left = MOST


class Endless(RuntimeError):
    """A rule does not come to an end."""


def refill() -> None:
    """An execution begins: the count starts again."""
    global _left
    _left = MOST


def tick() -> None:
    """One more round or call; edited rules call this because it is compiled into them."""
    global _left
    _left -= 1
    if _left < 0:
        raise Endless(f"it does not end: more than {MOST:,} rounds of its loops in one go")


def given(value: Any) -> Any:
    """What an edited rule gives: lists are short, and what comes one by one is counted while it is used.

    >>> given((1, 2)), list(given(iter((1, 2))))
    ((1, 2), [1, 2])
    >>> given(range(300_000))
    Traceback (most recent call last):
    tabletop_lab.engine.core.misuse.Misuse: it gives 300,000 things at once (allowed: at most 10,000)
    """
    global _left
    if isinstance(value, list | tuple | set | frozenset | dict | range):
        if (count := len(value)) > FEW:
            if count > MOST_GIVEN:
                raise Misuse("given_many", count=count, most=MOST_GIVEN)
            _left -= EACH * (count - FEW)
            tick()
    elif isinstance(value, Iterator):
        return _counted(value)
    return value


def _counted(values: Iterator[Any]) -> Iterator[Any]:
    global _left
    for value in values:
        _left -= EACH // 4
        tick()
        yield value
