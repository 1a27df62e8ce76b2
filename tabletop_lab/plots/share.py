"""Which share of the games has which value in a column."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from math import sqrt
from typing import Any

from tabletop_lab.figures.plot_areas import Rows, height_of
from tabletop_lab.figures.plot_page import Layout, New, Plot, Said, in_sentences, nice
from tabletop_lab.figures.style import STRONG
from tabletop_lab.plots.batch import Batch
from tabletop_lab.plots.marks import Ends, dot, percent, span

ROW, GROUP = 0.28, 0.3
"""Inches: a row, the heading of a group."""


def share(
    games: Any,
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
    """Plot which share of the games has which value in a column, with 95 % intervals: Wilson's, or those for watching.

    One row for each value: of `winners` the seats (a shared victory is split), of another column what stands in it;
    with `by` under a heading for each of its values. `of` is the one value that is plotted, one row for each value of
    `by`. `expected`: exact shares by row, marked beside what was counted. For the rest see `distribution`.

    >>> import tabletop_lab as tl
    >>> games = tl.simulate("tabula_wolves", n=20, players=9, rules="silent", progress=False)
    >>> share(games, "faction", of="town", lang="en").alt[:28]
    'Won by: the town. all games '
    """
    batch = Batch(games, column, by, names, lang)
    values = batch.values() if of is None else [of]
    groups = list(batch.groups())
    lines: list[tuple[str, Ends | None, tuple[str, str, int] | None]] = []
    for name, group in groups:
        if by and of is None:
            lines.append((name, None, None))
        for value in values:
            row, mid = batch.value(value) if of is None else name, batch.share_of(group, value)
            lines.append((row, batch.share_ends(mid, lots_of_luck(group)), batch.example(group, column, value)))
    exact = [None if expected is None else expected.get(key) for key in (batch.keys() if by else values)]
    known: list[float | None] = exact if len(exact) == len(lines) else [None] * len(lines)
    even = None
    if column == "winners" and of is None:
        # What the seats win together, in equal parts: in games that several win, or nobody, not one game each.
        wins = [sum(batch.share_of(group, value) for value in values) for _, group in groups]
        even = batch.even() if min(wins) > 0.999 else wins[0] / len(values) if len(wins) == 1 else None
    shown = [found for _, found, _ in lines if found is not None]
    marks = [value for value in (*known, even) if value is not None]
    low, high = min(*(f[1] for f in shown), *marks, 1), max(*(f[2] for f in shown), *marks, 0)
    ticks = nice(max(0.0, low), min(1.0, high))
    title = title or (batch.title_of(of) if of is not None else batch.column_title())
    fewest = min(lots_of_luck(group) for _, group in groups)
    worst = 100 * max(sqrt(max(mid * (1 - mid), 1 / fewest) / fewest) for mid, _, _ in shown)
    errors = batch.words("plot-errors", points=f"{worst:.1f}")
    with_exact = any(value is not None for value in known)
    said = Said(title, batch.words("plot-share-exact" if with_exact else "plot-share"), batch.sample(), errors)

    def draw(new: New) -> Layout:
        rows = [(name, GROUP if found is None else ROW) for name, found, _ in lines]
        page = new(said, height_of([high for _, high in rows]))
        area = Rows(page, rows, 2.05 if with_exact else 1.25)
        area.axis(ticks, percent)
        if even is not None:
            area.reference(even, batch.words("plot-even"))
        for k, (_, found, example) in enumerate(lines):
            area.name(k, bold=found is None)
            if found is not None and example is not None:
                mark = row_of(page, area, k, found, even if known[k] is None else known[k])
                page.point(mark, *example, column)
                if known[k] is not None:
                    _exact(page, area, k, known[k], batch.words)
        return page

    told = "; ".join(name if f is None else f"{name} {percent(f[0])} ({span(f)})" for name, f, _ in lines)
    return Plot(draw, in_sentences(title, told, batch.sample()), theme, games)


def lots_of_luck(games: Any) -> int:
    """How many games have luck of their own: those of several variants or bots on one seed are alike.

    >>> import pandas as pd
    >>> lots_of_luck(pd.DataFrame({"seed": [0, 1, 2, 0, 1, 2]}))
    3
    """
    return int(games["seed"].nunique())


def row_of(page: Layout, area: Rows, k: int, found: Sequence[float], against: float | None) -> Any:
    """The share and its interval in a row; hollow where the interval reaches what it is held against."""
    y, high = area.row(k)
    middle, (mid, low, top) = y + high / 2, found
    sure = against is None or not low <= against <= top
    mark = dot(page, (area.at(mid), middle), (area.at(low), area.at(top)), sure)
    page.text(area.right + 0.15, middle, percent(mid), bold=True)
    page.text(area.right + 0.66, middle, span(found), "note")
    return mark


def _exact(page: Layout, area: Rows, k: int, value: Any, words: Callable[..., str]) -> None:
    """An exact share: a stroke across the row, and its number."""
    y, high = area.row(k)
    x = area.at(value)
    page.line([(x, y + 0.05), (x, y + high - 0.05)], "act", STRONG, 6, cap="butt")
    page.text(area.right + 1.15, y + high / 2, words("plot-exact", share=f"{100 * value:.1f}"), "note", "act")
