"""Plots of batches in the house style: how a column is distributed, and which share of the games ended how.
They read frames of `simulate` and `compare`; no games are played here."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from math import ceil, log10, sqrt
from typing import TYPE_CHECKING, Any

from tabletop_lab.engine.core.errors import TabletopError
from tabletop_lab.engine.core.strict import unknown

from .plot_page import Plot, PlotPage, nice
from .plot_words import Batch
from .style import HAIR, RULE, STRONG

if TYPE_CHECKING:
    import pandas as pd

Z = 1.96
"""Standard errors on either side of a 95 % interval."""
ROW, GROUP, BARS = 0.28, 0.3, 0.46
"""Inches: a row of a share, the heading of a group, a row of bars."""
BINS = 40
"""The most bars of a row."""


def distribution(
    frame: pd.DataFrame,
    column: str,
    by: str = "variant",
    *,
    names: Mapping[Any, str] | None = None,
    title: str = "",
    lang: str | None = None,
    theme: str = "auto",
) -> Plot:
    """Plot how a column of numbers is distributed, one row for each value of `by`, all on one scale.

    Bars: games; dot and line: the median and 8 of 10 games; at the right the median, and the mean with its standard
    error. Games that failed are left out. A frame without a column `variant` is one row. `names`: what rows are called;
    `theme`: that of the page ("auto"), or one by its name. Raises TabletopError for what is not a frame, and for a
    column that is not there or holds no numbers.

    >>> import tabletop_lab as tl
    >>> games = tl.simulate("tabula_wolves", n=20, players=9, rules="silent", progress=False)
    >>> distribution(games, "days", lang="en").faults()
    []
    """
    batch = Batch(frame, column, by, names, lang)
    if frame[column].dtype.kind not in "iufb":
        numbers = [str(name) for name in frame if frame[name].dtype.kind in "iufb"]
        raise TabletopError(unknown("column", column, numbers))
    rows = [(name, games[column].dropna().astype(float)) for name, games in batch.groups()]
    rows = [(name, values) for name, values in rows if len(values)]
    every = [value for _, values in rows for value in values]
    whole = all(value == int(value) for value in every)
    step = _bin(max(every) - min(every), whole)
    around = 0.5 if whole and step == 1 else 0  # a bar stands over its number, or over all from its number on
    ticks = nice(min(every), max(every) + (0 if around else step), whole)
    bins = [_counted(values, step) for _, values in rows]
    tallest = max(max(found.values()) for found in bins)
    title = title or batch.column_title()

    def draw(theme: Any) -> PlotPage:
        page = PlotPage(theme, [(name, BARS) for name, _ in rows], 1.35)
        page.head(title, batch.words("plot-distribution"))
        page.axis(ticks, _number, around)
        page.reference(rows[0][1].median(), "")
        for k, ((_, values), found) in enumerate(zip(rows, bins, strict=True)):
            y, _ = page.row(k)
            base, wide = y + 0.12, page.at(step) - page.at(0)
            page.name(k, bold=k == 0 and len(rows) > 1)
            fill = "line" if k else "act_soft"
            bars = [(page.at(at - around) + 0.006, base, wide - 0.012, 0.32 * n / tallest) for at, n in found.items()]
            page.boxes_of(bars, fill, "act" if not k else None, HAIR, r=0.0, z=2)
            low, half, high = (page.at(values.quantile(q)) for q in (0.1, 0.5, 0.9))
            page.line([(low, base - 0.045), (high, base - 0.045)], "ink", RULE, 4, cap="butt")
            page.disc(half, base - 0.045, 0.04, "ink", "paper", 1.0, 5)
            page.text(page.right + 0.12, y + 0.23, _number(values.median()), bold=True)
            page.text(page.right + 0.5, y + 0.23, _mean(values), "note", "soft")
        page.foot(batch.sample(), batch.words("plot-mean"))
        return page

    said = batch.words(
        "plot-medians", rows="; ".join(f"{name}: {_number(v.median())} ({_mean(v)})" for name, v in rows)
    )
    return Plot(draw, f"{title}. {said} {batch.sample()}.", theme)


def share(
    frame: pd.DataFrame,
    column: str = "winners",
    by: str = "",
    *,
    of: Any = None,
    expected: Mapping[Any, float] | None = None,
    names: Mapping[Any, str] | None = None,
    title: str = "",
    lang: str | None = None,
    theme: str = "auto",
) -> Plot:
    """Plot which share of the games has which value in a column, with 95 % intervals (Wilson).

    One row for each value: of `winners` the seats (a shared victory is split), of another column what stands in it;
    with `by` under a heading for each of its values. `of` is the one value that is plotted, one row for each value of
    `by`. `expected`: exact shares by row, marked beside what was counted. For the rest see `distribution`.

    >>> import tabletop_lab as tl
    >>> games = tl.simulate("tabula_wolves", n=20, players=9, rules="silent", progress=False)
    >>> share(games, "faction", of="town", lang="en").alt[:28]
    'Won by: the town. all games '
    """
    batch = Batch(frame, column, by, names, lang)
    values = batch.values() if of is None else [of]
    groups = list(batch.groups())
    lines: list[tuple[str, Any]] = []
    for name, games in groups:
        if by and of is None:
            lines.append((name, None))
        for value in values:
            row = batch.value(value) if of is None else name
            lines.append((row, _interval(batch.share_of(games, value), len(games))))
    exact = [None if expected is None else expected.get(key) for key in (batch.keys() if by else values)]
    known: list[float | None] = exact if len(exact) == len(lines) else [None] * len(lines)
    even = batch.even() if column == "winners" and of is None else None
    shown = [found for _, found in lines if found is not None]
    marks = [value for value in (*known, even) if value is not None]
    low, high = min(*(f[1] for f in shown), *marks, 1), max(*(f[2] for f in shown), *marks, 0)
    ticks = nice(max(0.0, low), min(1.0, high))
    title = title or (batch.title_of(of) if of is not None else batch.column_title())
    fewest = min(len(games) for _, games in groups)
    worst = 100 * max(sqrt(max(mid * (1 - mid), 1 / fewest) / fewest) for mid, _, _ in shown)
    errors = batch.words("plot-errors", points=f"{worst:.1f}")

    def draw(theme: Any) -> PlotPage:
        rows = [(name, GROUP if found is None else ROW) for name, found in lines]
        page = PlotPage(theme, rows, 2.05 if any(value is not None for value in known) else 1.25)
        page.head(title, batch.words("plot-share-exact" if any(v is not None for v in known) else "plot-share"))
        page.axis(ticks, _percent)
        if even is not None:
            page.reference(even, batch.words("plot-even"))
        for k, (_, found) in enumerate(lines):
            page.name(k, bold=found is None)
            if found is not None:
                _dot(page, k, found, even if known[k] is None else known[k])
                if known[k] is not None:
                    _exact(page, k, known[k], batch.words)
        page.foot(batch.sample(), errors)
        return page

    said = "; ".join(name if f is None else f"{name} {_percent(f[0])} ({_range(f)})" for name, f in lines)
    return Plot(draw, f"{title}. {said}. {batch.sample()}.", theme)


def _interval(mid: float, n: int) -> tuple[float, float, float]:
    """A share and its Wilson interval.

    >>> [round(x, 3) for x in _interval(0.5, 100)]
    [0.5, 0.404, 0.596]
    """
    d = 1 + Z * Z / n
    centre = (mid + Z * Z / (2 * n)) / d
    half = Z * sqrt(mid * (1 - mid) / n + Z * Z / (4 * n * n)) / d
    return mid, max(0.0, centre - half), min(1.0, centre + half)


def _dot(page: PlotPage, k: int, found: Sequence[float], against: float | None) -> None:
    """The share and its interval; hollow where the interval reaches what it is held against."""
    y, high = page.row(k)
    middle, (mid, low, top) = y + high / 2, found
    sure = against is None or not low <= against <= top
    page.line([(page.at(low), middle), (page.at(top), middle)], "ink", STRONG if sure else RULE, 4, cap="butt")
    page.disc(page.at(mid), middle, 0.045, "ink" if sure else "paper", "ink", 1.3, 5)
    page.text(page.right + 0.15, middle, _percent(mid), bold=True)
    page.text(page.right + 0.66, middle, _range(found), "note", "soft")


def _exact(page: PlotPage, k: int, value: float, words: Callable[..., str]) -> None:
    """An exact share: a stroke across the row, and its number."""
    y, high = page.row(k)
    x = page.at(value)
    page.line([(x, y + 0.05), (x, y + high - 0.05)], "act", STRONG, 6, cap="butt")
    page.text(page.right + 1.15, y + high / 2, words("plot-exact", share=f"{100 * value:.1f}"), "note", "act")


def _bin(reach: float, whole: bool) -> float:
    """How wide a bar is: so that there are at most 40; whole numbers are never split."""
    if reach == 0:
        return 1.0
    raw = reach / BINS
    power = 10.0 ** ceil(log10(raw) - 1)
    wide = next(k * power for k in (1, 2, 5, 10, 20) if k * power >= raw)
    return max(1.0, wide) if whole else wide


def _counted(values: Any, step: float) -> dict[float, float]:
    """Where each bar begins and its share of the games."""
    found: dict[float, float] = {}
    for value in values:
        at = value // step * step
        found[at] = found.get(at, 0) + 1 / len(values)
    return found


def _number(value: float) -> str:
    return f"{value:,.4g}".replace("-", "−") if abs(value) < 10_000 else f"{value:,.0f}".replace("-", "−")


def _mean(values: Any) -> str:
    error = values.sem() if len(values) > 1 else 0.0
    return f"{values.mean():.2f} ± {error:.2f}".replace("-", "−")


def _percent(value: float) -> str:
    return f"{100 * value:.0f} %"


def _range(found: Sequence[float]) -> str:
    return f"{100 * found[1]:.0f}–{100 * found[2]:.0f}"
