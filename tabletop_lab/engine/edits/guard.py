"""Counts the rounds of loops in edited rules, so that one that never ends is stopped without a clock and a tracer.
What may be edited, and the message about an endless rule, are elsewhere."""

from __future__ import annotations

MOST = 5_000_000
"""Rounds of loops and calls of edited rules in one execution: a hundred times what a heavy rule needs in a whole game,
and used up by an empty endless loop within a second."""

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
