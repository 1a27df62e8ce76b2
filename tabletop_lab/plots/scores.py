"""How the scores of all seats are distributed, and how long games are: one row for each variant."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np

from tabletop_lab.engine.core.errors import TabletopError
from tabletop_lab.engine.core.strict import unknown
from tabletop_lab.figures.plot_areas import Rows, height_of
from tabletop_lab.figures.plot_page import Layout, New, Plot, Said, in_sentences, nice
from tabletop_lab.figures.style import RULE
from tabletop_lab.playtest.intervals import ALPHA, holm, p_value
from tabletop_lab.playtest.readings import FEWEST_DIFFERING, FEWEST_PAIRS
from tabletop_lab.playtest.said import number
from tabletop_lab.plots.batch import Batch, game_of
from tabletop_lab.plots.distribution import bin_width, binned
from tabletop_lab.plots.marks import figure

BARS, RIGHT = 0.5, 1.5


def scores(
    games: Any, *, names: Mapping[Any, str] | None = None, title: str = "", lang: str | None = None, theme: str = "auto"
) -> Plot:
    """Plot how the scores of all seats are distributed, one row for each variant, all on one scale.

    The title tells the variant that changes the mean score most, if the difference stands (paired by seed, Holm over
    the variants); of one variant it tells the median. The highest score is named by its seed. Raises TabletopError.

    >>> import tabletop_lab as tl
    >>> games = tl.simulate("fourteen_nights", n=40, players=3, progress=False)
    >>> scores(games, lang="en").faults()
    []
    """
    batch = Batch(games, "winners", "variant", names, lang)
    columns = [f"score_{seat}" for seat in batch.seats()]
    columns = [column for column in columns if batch.frame[column].notna().any()]
    if not columns:
        raise TabletopError(unknown("column", "score", map(str, batch.frame.columns)))
    lines = _lines(batch, columns)
    title = title or _finding(batch, columns, lines, "scores")
    return _plot(batch, lines, Said(title, batch.words("plot-scores"), batch.sample(), _claim(batch)), "score", theme)


def length(
    games: Any,
    column: str = "decisions",
    by: str = "variant",
    *,
    names: Mapping[Any, str] | None = None,
    title: str = "",
    lang: str | None = None,
    theme: str = "auto",
) -> Plot:
    """Plot how long games are, one row for each value of `by`; the longest game of each row is named by its seed.

    `column`: what their length is counted in. Raises TabletopError.

    >>> import tabletop_lab as tl
    >>> games = tl.simulate("tabula_wolves", n=40, players=9, rules="silent", progress=False)
    >>> length(games, "days", lang="en").faults()
    []
    """
    batch = Batch(games, column, by, names, lang)
    lines = _lines(batch, [column])
    title = title or _finding(batch, [column], lines, "length")
    how = batch.said("plot-length", column=batch.column_text(column))
    return _plot(batch, lines, Said(title, how, batch.sample(), _claim(batch)), column, theme)


Line = tuple[str, Any, Any, tuple[float, tuple[str, str, int], str]]
"""A row: its name, its games, its values, and the largest of them with its game and its column."""


def _lines(batch: Batch, columns: list[str]) -> list[Line]:
    lines: list[Line] = []
    for name, group in batch.groups():
        values = group[columns].to_numpy(float)
        place = np.unravel_index(np.nanargmax(values), values.shape)
        top = float(values[place]), game_of(group.iloc[int(place[0])]), columns[int(place[1])]
        flat = values.ravel()
        lines.append((name, group.assign(**{"": values.max(axis=1)}), flat[~np.isnan(flat)], top))
    return lines


def _finding(batch: Batch, columns: list[str], lines: list[Line], what: str) -> str:
    medians = [float(np.median(values)) for *_, values, _ in lines]
    if len(lines) == 1:
        low, high = np.quantile(lines[0][2], (0.1, 0.9))
        return batch.said(f"plot-{what}-one", column=batch.column_text(columns[0]), median=figure(medians[0]),
                          low=figure(low), high=figure(high), top=figure(lines[0][3][0]))  # fmt: skip
    if batch.by != "variant":
        least, most = medians.index(min(medians)), medians.index(max(medians))
        return batch.said(f"plot-{what}-rows", column=batch.column_text(columns[0]), least=figure(medians[least]),
                          fewest=lines[least][0], most=figure(medians[most]), largest=lines[most][0])  # fmt: skip
    apart = paired(batch, columns)
    sure = [each for each in apart if each[3] == "stands"]
    if all(verdict == "few" for *_, verdict in apart):
        return batch.words("plot-paired-few")
    if not sure:
        return batch.said(f"plot-{what}-open", count=len(apart), column=batch.column_text(columns[0]))
    key, mean, half, _ = max(sure, key=lambda each: abs(each[1]))
    ends = {"difference": number(mean, half, sign=True), "low": number(mean - half, half, sign=True),
            "high": number(mean + half, half, sign=True)}  # fmt: skip
    return batch.said(f"plot-{what}-apart", name=batch.group(key), column=batch.column_text(columns[0]), **ends)


def paired(batch: Batch, columns: list[str]) -> list[tuple[Any, float, float, str]]:
    """Of each other variant the mean difference on the same seeds, half its interval, and "stands", "open" or "few"
    (see `tabletop_lab.playtest.readings`)."""
    means = batch.frame.assign(**{"": batch.frame[columns].astype(float).mean(axis=1)})
    first, *others = batch.keys()
    base = means[means["variant"] == first].set_index(["bots", "seed"])[""]
    found = []
    for key in others:
        apart = (means[means["variant"] == key].set_index(["bots", "seed"])[""] - base).dropna()
        sd = float(apart.std()) if len(apart) > 1 else 0.0
        differing = int((apart != 0).sum())
        enough = len(apart) >= FEWEST_PAIRS and differing >= FEWEST_DIFFERING
        few = len(apart) < FEWEST_PAIRS or 0 < differing < FEWEST_DIFFERING
        p = p_value(float(apart.mean()), sd, len(apart), batch.watching) if enough else 1.0
        found.append((key, float(apart.mean()), batch.half(apart), p, "few" if few else "open"))
    corrected = holm([p for *_, p, _ in found])
    return [
        (key, mean, half, "stands" if p < ALPHA else verdict)
        for (key, mean, half, _, verdict), p in zip(found, corrected, strict=True)
    ]


def _claim(batch: Batch) -> str:
    return batch.words("plot-paired-claim") if batch.by == "variant" and len(batch.keys()) > 1 else ""


def _plot(batch: Batch, lines: list[Line], said: Said, measure: str, theme: str) -> Plot:
    every = [float(value) for *_, values, _ in lines for value in values]
    whole = all(value == int(value) for value in every)
    step = bin_width(max(every) - min(every), whole)
    around = 0.5 if whole and step == 1 else 0
    ticks = nice(min(every), max(every) + (0 if around else step), whole)
    bins = [binned(values, step) for _, _, values, _ in lines]
    tallest = max(max(found.values()) for found in bins)

    def draw(new: New) -> Layout:
        page = new(said, height_of([BARS] * len(lines)))
        area = Rows(page, [(name, BARS) for name, *_ in lines], RIGHT)
        area.axis(ticks, figure, around)
        area.reference(float(np.median(lines[0][2])), "")
        for k, ((_, group, values, (top, game, column)), found) in enumerate(zip(lines, bins, strict=True)):
            y, _ = area.row(k)
            base, wide = y + 0.13, area.at(step) - area.at(0)
            area.name(k, bold=k == 0 and len(lines) > 1)
            for at, n in found.items():
                size = (area.at(at - around) + 0.006, base, wide - 0.012, 0.34 * n / tallest)
                bar = page.box(*size, "line" if k else page.mid, r=0.0)
                inside = group[(group[""] >= at) & (group[""] < at + step)]
                if len(inside):
                    page.point(bar, *game_of(inside.iloc[0]), measure)
            low, half, high = (area.at(float(np.quantile(values, q))) for q in (0.1, 0.5, 0.9))
            page.line([(low, base - 0.05), (high, base - 0.05)], "ink", RULE, 4, cap="butt")
            page.disc(half, base - 0.05, 0.04, "ink", "paper", 1.0, 5)
            page.point(page.disc(area.at(top), base + 0.05, 0.04, "paper", "act", 1.2, 6), *game, column)
            page.text(area.right + 0.14, y + 0.33, figure(float(np.median(values))), bold=True)
            page.text(area.right + 0.14, y + 0.15, batch.said("plot-top", value=figure(top), seed=str(game[2])),
                      "note", "act")  # fmt: skip
        return page

    told = "; ".join(f"{name}: {figure(float(np.median(values)))} ({figure(top[0])})" for name, _, values, top in lines)
    alt = batch.said("plot-medians-tops", rows=told)
    return Plot(draw, in_sentences(said.title, alt, said.sample), theme, batch.source)
