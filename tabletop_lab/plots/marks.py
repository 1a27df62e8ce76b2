"""Marks that several plots share, and numbers as plots write them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tabletop_lab.figures.plot_page import Layout
from tabletop_lab.figures.style import RULE, STRONG
from tabletop_lab.playtest.intervals import normal

Ends = tuple[float, float, float]
"""A number and the ends of its interval."""


def dot(page: Layout, place: tuple[float, float], ends: tuple[float, float], sure: bool, colour: str = "ink") -> Any:
    """A dot and its interval in inches; hollow where the interval reaches what it is held against. Gives the dot."""
    x, y = place
    page.line([(ends[0], y), (ends[1], y)], colour, STRONG if sure else RULE, 4, cap="butt")
    return page.disc(x, y, 0.045, colour if sure else "paper", colour, 1.3, 5)


def figure(value: float) -> str:
    """A number with four figures.

    >>> figure(-3.14159), figure(12345.6)
    ('−3.142', '12,346')
    """
    return f"{value:,.4g}".replace("-", "−") if abs(value) < 10_000 else f"{value:,.0f}".replace("-", "−")


def percent(value: float) -> str:
    """A share.

    >>> percent(0.256)
    '26 %'
    """
    return f"{100 * value:.0f} %"


def span(found: Sequence[float]) -> str:
    """The interval of a share, in per cent.

    >>> span((0.25, 0.2, 0.31))
    '20–31'
    """
    return f"{100 * found[1]:.0f}–{100 * found[2]:.0f}"


def above(one: Any, other: Any) -> bool:
    """Whether the first of two columns of the same games is above the second by more than luck explains (95 %).

    >>> import pandas as pd
    >>> above(pd.Series([2, 3, 2, 3]), pd.Series([1, 1, 1, 1])), above(pd.Series([2, 0, 2, 0]), pd.Series([0, 1, 0, 1]))
    (True, False)
    """
    apart = (one.astype(float) - other.astype(float)).dropna()
    return len(apart) > 1 and float(apart.mean()) > normal(float(apart.std()), len(apart))


def mean_of(values: Any) -> str:
    """A mean with its standard error."""
    error = values.sem() if len(values) > 1 else 0.0
    return f"{values.mean():.2f} ± {error:.2f}".replace("-", "−")
