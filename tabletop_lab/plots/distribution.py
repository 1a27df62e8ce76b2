"""How a column of numbers is distributed, one row for each group, all on one scale."""

from __future__ import annotations

from collections.abc import Mapping
from math import ceil, log10
from typing import Any

from tabletop_lab.engine.core.errors import TabletopError
from tabletop_lab.engine.core.strict import unknown
from tabletop_lab.figures.plot_areas import Rows, height_of
from tabletop_lab.figures.plot_page import Layout, New, Plot, Said, in_sentences, nice
from tabletop_lab.figures.style import RULE
from tabletop_lab.plots.batch import Batch, game_of
from tabletop_lab.plots.marks import figure, mean_of

BARS = 0.46
"""Inches: a row of bars."""
BINS = 40
"""The most bars of a row."""


def distribution(
    games: Any,
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
    batch = Batch(games, column, by, names, lang)
    if batch.frame[column].dtype.kind not in "iufb":
        numbers = [str(name) for name in batch.frame if batch.frame[name].dtype.kind in "iufb"]
        raise TabletopError(unknown("column", column, numbers))
    groups = [(name, group, group[column].dropna().astype(float)) for name, group in batch.groups()]
    groups = [each for each in groups if len(each[2])]
    every = [value for *_, values in groups for value in values]
    whole = all(value == int(value) for value in every)
    step = bin_width(max(every) - min(every), whole)
    around = 0.5 if whole and step == 1 else 0  # a bar stands over its number, or over all from its number on
    ticks = nice(min(every), max(every) + (0 if around else step), whole)
    bins = [binned(values, step) for *_, values in groups]
    tallest = max(max(found.values()) for found in bins)
    title = title or batch.column_title()
    said = Said(title, batch.words("plot-distribution"), batch.sample(), batch.words("plot-mean"))

    def draw(new: New) -> Layout:
        rows = [(name, BARS) for name, *_ in groups]
        page = new(said, height_of([BARS] * len(rows)))
        area = Rows(page, rows, 1.35)
        area.axis(ticks, figure, around)
        area.reference(groups[0][2].median(), "")
        for k, ((_, group, values), found) in enumerate(zip(groups, bins, strict=True)):
            y, _ = area.row(k)
            base, wide = y + 0.12, area.at(step) - area.at(0)
            area.name(k, bold=k == 0 and len(rows) > 1)
            for at, n in found.items():
                size = (area.at(at - around) + 0.006, base, wide - 0.012, 0.32 * n / tallest)
                bar = page.box(*size, "line" if k else page.mid, r=0.0)
                inside = group[(group[column] >= at) & (group[column] < at + step)]
                page.point(bar, *game_of(inside.iloc[0]), column)
            low, half, high = (area.at(values.quantile(q)) for q in (0.1, 0.5, 0.9))
            page.line([(low, base - 0.045), (high, base - 0.045)], "ink", RULE, 4, cap="butt")
            page.disc(half, base - 0.045, 0.04, "ink", "paper", 1.0, 5)
            page.text(area.right + 0.12, y + 0.32, figure(values.median()), bold=True)
            page.text(area.right + 0.12, y + 0.15, mean_of(values), "note")
        return page

    rows = "; ".join(f"{name}: {figure(values.median())} ({mean_of(values)})" for name, _, values in groups)
    told = batch.words("plot-medians", rows=rows)
    return Plot(draw, in_sentences(title, told, batch.sample()), theme, games)


def bin_width(reach: float, whole: bool) -> float:
    """How wide a bar is: so that there are at most 40; whole numbers are never split.

    >>> bin_width(100, True), bin_width(1.0, False)
    (5.0, 0.05)
    """
    if reach == 0:
        return 1.0
    raw = reach / BINS
    power = 10.0 ** ceil(log10(raw) - 1)
    wide = next(k * power for k in (1, 2, 5, 10, 20) if k * power >= raw)
    return max(1.0, wide) if whole else wide


def binned(values: Any, step: float) -> dict[float, float]:
    """Where each bar begins and its share of the games."""
    found: dict[float, float] = {}
    for value in values:
        at = value // step * step
        found[at] = found.get(at, 0) + 1 / len(values)
    return found
