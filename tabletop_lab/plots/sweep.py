"""What a number of the rules changes: from end to end, or for two numbers at once as a map."""

from __future__ import annotations

import json
from math import isnan
from typing import Any

import numpy as np

from tabletop_lab.engine.core import catalogue
from tabletop_lab.engine.core.errors import TabletopError
from tabletop_lab.engine.core.strict import unknown
from tabletop_lab.engine.language.localized import localized
from tabletop_lab.figures.plot_areas import Field
from tabletop_lab.figures.plot_page import Layout, New, Plot, Said, in_sentences, nice
from tabletop_lab.figures.style import LINE, readable_on
from tabletop_lab.playtest.intervals import ALPHA, p_value
from tabletop_lab.playtest.said import number, quantity_words
from tabletop_lab.playtest.statistics import quantities_of
from tabletop_lab.playtest.studies import Study
from tabletop_lab.plots.batch import Batch, game_of
from tabletop_lab.plots.marks import figure

HIGH, LEFT, GAP, MOST = 1.5, 0.55, 0.62, 2


def sweep(
    games: Any, parameter: str, *quantities: str, title: str = "", lang: str | None = None, theme: str = "auto"
) -> Plot:
    """Plot one or two quantities for each value of a number of the rules that variants set, with 95 % bands.

    `quantities`: columns, or what `summary` names ("score", "win_share_P1"; default: "score"). The value as printed is
    marked. The title claims a change only if the two ends differ (paired by seed). Raises TabletopError.

    >>> import tabletop_lab as tl
    >>> variants = {str(v): {"start_tc": v} for v in (0, 3000, 6000)}
    >>> games = tl.compare("fourteen_nights", variants, n=30, players=3, progress=False)
    >>> sweep(games, "start_tc", lang="en").faults()
    []
    """
    batch = Batch(games, "winners", "", None, lang)
    chosen = quantities or ("score",)
    if len(chosen) > MOST:
        raise TabletopError(unknown("quantity", chosen[MOST], chosen[:MOST]))
    numbers, shares = _numbers(batch, chosen)
    at = _values(batch, parameter)
    x = sorted(set(at))
    if len(x) < 2:
        raise TabletopError(localized("no_sweep", "call", name="plots", parameter=parameter))
    printed = _printed(batch, parameter)
    panels = {}
    for name in chosen:
        rows = []
        for value in x:
            values = numbers[name][at == value].dropna().astype(float)
            rows.append(_ends(batch, values, name in shares))
        panels[name] = rows
    first = chosen[0]
    write = _writer(panels[first], first in shares)
    ends = panels[first][0][0], panels[first][-1][0]
    mean, half, sure = _apart(batch, numbers[first], at, x)
    facts = {"parameter": batch.words.rule_name(parameter), "quantity": quantity_words(first, batch.words),
             "low": figure(x[0]), "high": figure(x[-1]), "first": write(ends[0]), "last": write(ends[1])}  # fmt: skip
    title = title or batch.said(f"plot-sweep-{'open' if not sure else 'up' if mean > 0 else 'down'}", **facts)
    said = Said(title, batch.said("plot-sweep", **facts), batch.sample_each(len(x)), batch.words("plot-sweep-claim"))

    def draw(new: New) -> Layout:
        page = new(said, HIGH + 0.72)
        wide = (page.right - page.left - LEFT - (LEFT + 0.15) * (len(chosen) - 1)) / len(chosen)
        for k, (name, rows) in enumerate(panels.items()):
            form, mark_form = _writer(rows, name in shares), _percent if name in shares else figure
            spans = [end for _, low, high, _ in rows for end in (low, high)]
            least, most = (max(0.0, min(spans)), min(1.0, max(spans))) if name in shares else (min(spans), max(spans))
            up = nice(least, most, most=5)
            up = [tick for tick in up if tick <= 1] if name in shares else up
            left = page.left + LEFT + k * (wide + LEFT + 0.15)
            field = Field(page, (left, page.bottom + 0.3, wide, HIGH), x, up)
            field.levels(up, mark_form)
            field.steps(_few(x), figure)
            label = quantity_words(name, batch.words)
            page.text(left, field.bottom + HIGH + 0.3, page.wrap(label, wide, "label", 1, True)[0], "label", bold=True)
            page.poly([field.at(v, r[1]) for v, r in zip(x, rows, strict=True)]
                      + [field.at(v, r[2]) for v, r in zip(x, rows, strict=True)][::-1], page.mid, z=2)  # fmt: skip
            page.line([field.at(v, r[0]) for v, r in zip(x, rows, strict=True)], "ink", 2.0, 3)
            if printed is not None and x[0] <= printed <= x[-1]:
                page.line([(field.x(printed), field.bottom), (field.x(printed), field.bottom + HIGH)], "act", LINE, 1,
                          dash=(3, 2), cap="butt")  # fmt: skip
                half = page.text_width(batch.words("plot-as-printed"), "note") / 2
                middle = min(max(field.x(printed), left + half), left + wide - half)
                page.text(middle, field.bottom + HIGH + 0.1, batch.words("plot-as-printed"), "note", "act", ha="center")
            for v, row in zip(x, rows, strict=True):
                mark = page.disc(*field.at(v, row[0]), 0.045, "act" if v == printed else "ink", "paper", 1.0, 5)
                page.point(mark, *game_of(batch.frame[at == v].iloc[row[3]]), name)
            for j in (0, len(x) - 1):
                above = row_up(field, rows, j)
                page.text(field.x(x[j]), above, form(rows[j][0]), "label", bold=True, ha="left" if j == 0 else "right")
        return page

    told = "; ".join(f"{quantity_words(q, batch.words)}: " + ", ".join(
        f"{figure(v)} → {(_percent if q in shares else figure)(r[0])}" for v, r in zip(x, rows, strict=True))
        for q, rows in panels.items())  # fmt: skip
    return Plot(draw, in_sentences(title, told, batch.sample()), theme, games)


def row_up(field: Field, rows: Any, j: int) -> float:
    """Where the number of an end stands: above its band, or below it where there is no room above."""
    near = rows[:2] if j == 0 else rows[-2:]
    above = field.y(max(r[2] for r in near)) + 0.1
    return above if above < field.bottom + field.high - 0.02 else field.y(min(r[1] for r in near)) - 0.1


def grid(
    games: Any, across: str, up: str, quantity: str = "score", *, title: str = "", lang: str | None = None,
    theme: str = "auto",
) -> Plot:  # fmt: skip
    """Plot a quantity as a map over two parameters of the rules that variants set: the darker, the larger.

    The title names the largest and the smallest mean; the frame is the rules as printed. Raises TabletopError.

    >>> import tabletop_lab as tl
    >>> rules = {f"{d} {t}": {"days": d, "start_tc": t} for d in (7, 14) for t in (0, 3000)}
    >>> grid(tl.compare("fourteen_nights", rules, n=20, players=3, progress=False), "days", "start_tc").faults()
    []
    """
    batch = Batch(games, "winners", "", None, lang)
    numbers, shares = _numbers(batch, (quantity,))
    one, other = _values(batch, across), _values(batch, up)
    x, y = sorted(set(one)), sorted(set(other))
    cells = {}
    for a in x:
        for b in y:
            here = (one == a) & (other == b)
            values = numbers[quantity][here].dropna().astype(float)
            if len(values):
                cells[a, b] = (*_ends(batch, values, quantity in shares), batch.frame[here])
    if len(x) < 2 or len(y) < 2:
        raise TabletopError(localized("no_sweep", "call", name="plots", parameter=across if len(x) < 2 else up))
    write = _writer(list(cells.values()), quantity in shares)
    top, least = max(cells, key=lambda c: cells[c][0]), min(cells, key=lambda c: cells[c][0])
    apart = cells[top][1] > cells[least][2]
    facts = {"quantity": quantity_words(quantity, batch.words), "most": write(cells[top][0]),
             "least": write(cells[least][0]), "across": batch.words.rule_name(across),
             "up": batch.words.rule_name(up),
             "at": f"{_said(batch, across, top[0])} × {_said(batch, up, top[1])}",
             "other": f"{_said(batch, across, least[0])} × {_said(batch, up, least[1])}"}  # fmt: skip
    title = title or batch.said("plot-grid-apart" if apart else "plot-grid-open", **facts)
    claim = batch.said("plot-grid-claim")
    printed = _printed(batch, across), _printed(batch, up)
    how = batch.said("plot-grid", framed="yes" if printed in cells else "no", **facts)
    said = Said(title, how, batch.sample_each(len(cells)), claim)
    row = 0.36

    def draw(new: New) -> Layout:
        page = new(said, row * len(y) + 0.42)
        names = [_said(batch, up, b) for b in y]
        left = page.left + max(page.text_width(name, "label") for name in names) + 0.15
        wide = min(0.95, (page.right - left) / len(x))
        span = cells[top][0] - cells[least][0] or 1.0
        for i, b in enumerate(y):
            bottom = page.bottom + 0.36 + i * row
            page.text(left - 0.12, bottom + row / 2, names[i], "label", ha="right")
            for j, a in enumerate(x):
                if (a, b) not in cells:
                    continue
                mid, _, _, k, part = cells[a, b]
                fill = page.mixed("act_soft", "act", (mid - cells[least][0]) / span)
                here = (a, b) == printed
                box = page.box(left + j * wide, bottom + 0.02, wide - 0.04, row - 0.04, fill, "ink" if here else None,
                               2.0, r=0.03)  # fmt: skip
                page.point(box, *game_of(part.iloc[k]), quantity)
                page.text(left + j * wide + wide / 2 - 0.02, bottom + row / 2, write(mid), "label", readable_on(fill),
                          ha="center")  # fmt: skip
        for j, a in enumerate(x):
            name = page.wrap(_said(batch, across, a), wide - 0.03, "note", 1)[0]
            page.text(left + j * wide + wide / 2 - 0.02, page.bottom + 0.24, name, "note", "soft", ha="center")
        return page

    told = "; ".join(f"{_said(batch, across, a)}, {_said(batch, up, b)}: {write(cells[a, b][0])}" for a, b in cells)
    return Plot(draw, in_sentences(title, told, batch.sample()), theme, games)


def _numbers(batch: Batch, quantities: Any) -> tuple[Any, set[str]]:
    numbers, shares = quantities_of(batch.frame, ends="end_")
    for name in quantities:
        if name not in numbers:
            raise TabletopError(unknown("quantity", name, map(str, numbers.columns)))
    return numbers, shares


def _game(batch: Batch) -> Any:
    games = batch.source
    return (
        games.plan.arms[0].task.game if isinstance(games, Study) else catalogue.find(str(batch.frame["game"].iloc[0]))
    )


def _printed(batch: Batch, parameter: str) -> Any:
    return getattr(_game(batch).Rules(), parameter, None)


def _values(batch: Batch, parameter: str) -> Any:
    """The value of a parameter in each game."""
    fields = _game(batch).Rules.model_fields
    if parameter not in fields:
        raise TabletopError(unknown("parameter", parameter, fields))
    printed = _printed(batch, parameter)
    return batch.frame["rules"].map(lambda said: json.loads(said or "{}").get(parameter, printed))


def _said(batch: Batch, parameter: str, value: Any) -> str:
    return figure(value) if isinstance(value, (int, float)) and not isinstance(value, bool) else str(
        batch.words.rule_value(parameter, value))  # fmt: skip


def _ends(batch: Batch, values: Any, share: bool) -> tuple[float, float, float, int]:
    """The mean, the ends of its interval, and which game is nearest to it."""
    mean, n = float(values.mean()), len(values)
    near = int(np.argmin(np.abs(values.to_numpy() - mean)))
    if share:
        return (*batch.share_ends(mean, n), near)
    half = batch.half(values)
    return mean, mean - half, mean + half, near


def _apart(batch: Batch, numbers: Any, at: Any, x: list[Any]) -> tuple[float, float, bool]:
    """The paired difference of the two ends, half its interval, and whether it stands."""
    keyed = numbers.set_axis(batch.frame.set_index(["bots", "seed"]).index)
    where = at.set_axis(keyed.index)
    apart = (keyed[where == x[-1]] - keyed[where == x[0]]).dropna().astype(float)
    sd = float(apart.std()) if len(apart) > 1 else 0.0
    mean = float(apart.mean()) if len(apart) else 0.0
    p = p_value(mean, sd, len(apart), batch.watching)
    return mean, batch.half(apart), not isnan(p) and p < ALPHA


def _writer(rows: Any, share: bool) -> Any:
    """How means are written: with as many digits as their intervals allow."""
    if share:
        return _percent
    half = max((row[2] - row[1]) / 2 for row in rows)
    return lambda value: number(value, half)


def _few(x: list[Any]) -> list[Any]:
    return x if len(x) <= 3 else [x[0], x[len(x) // 2], x[-1]]


def _percent(value: float) -> str:
    return f"{100 * value:.0f} %"
