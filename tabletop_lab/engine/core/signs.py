"""What a game's small signs are made of: plain paths in a box of 24 by 24 units. Nothing is drawn here."""

from __future__ import annotations

Sign = tuple[tuple[str, str], ...]
"""Parts, each with how it is drawn (`fill`, `cut`, `line 2`) and its path as the `d` of an SVG."""


def circle(x: float, y: float, r: float) -> str:
    """A circle as a path: its middle and its radius in units.

    >>> circle(12, 12, 4.5)
    'M7.5 12a4.5 4.5 0 1 0 9 0a4.5 4.5 0 1 0 -9 0z'
    """
    return f"M{x - r:g} {y:g}a{r:g} {r:g} 0 1 0 {2 * r:g} 0a{r:g} {r:g} 0 1 0 {-2 * r:g} 0z"
