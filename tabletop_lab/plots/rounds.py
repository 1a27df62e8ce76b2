"""What each round brings: one quantity of the seats, as small multiples on one scale, or several counts as lines."""

from __future__ import annotations

from typing import Any

import numpy as np

from tabletop_lab.engine.core.errors import TabletopError
from tabletop_lab.engine.core.strict import unknown
from tabletop_lab.engine.language.localized import localized
from tabletop_lab.figures.plot_areas import Field
from tabletop_lab.figures.plot_page import Layout, New, Plot, Said, in_sentences, nice
from tabletop_lab.figures.style import LINE
from tabletop_lab.playtest.intervals import normal
from tabletop_lab.playtest.said import number
from tabletop_lab.playtest.studies import Study
from tabletop_lab.plots.batch import Batch
from tabletop_lab.plots.marks import figure

HIGH, PANELS = 1.55, 4
"""Inches up of a field; so many panels stand side by side."""
LEFT, GAP = 0.55, 0.2
STILL = 0.1
"""A curve ends where fewer games than this share still go on."""
LOOKS = (("act", None), ("ink", None), ("soft", (4, 2)), ("good", (2, 1.5)), ("stop", (6, 2)))


def rounds(
    study: Any, quantity: str, n: int | None = None, *, title: str = "", lang: str | None = None, theme: str = "auto"
) -> Plot:
    """Plot a quantity of the seats round by round: the middle half, 8 of 10, the median, and one real game.

    One panel for each variant and each lot of bots. The first `n` games are played once more for it (see
    `Study.rounds`). The title tells the medians at the beginning and the end. Raises TabletopError.

    >>> import tabletop_lab as tl
    >>> study = tl.study("fourteen_nights", n=20, players=3, progress=False).wait()
    >>> rounds(study, "tc", lang="en").faults()
    []
    """
    batch, table = _looked_at(study, n, lang)
    columns = [name for name in _quantities(table) if name == quantity or name.startswith(f"{quantity}_P")]
    if not columns:
        raise TabletopError(unknown("quantity", quantity, _quantities(table)))
    panels = [_Panel(batch, key, part, columns) for key, part in table.groupby(["variant", "bots"], sort=False)]
    whole = all(float(v) == int(v) for panel in panels for v in panel.values)
    up = nice(0 if min(p.low for p in panels) >= 0 else min(p.low for p in panels), max(p.high for p in panels), whole)
    last = max(panel.last for panel in panels)
    name = batch.column_text(quantity)
    facts = {"name": name, "first": figure(panels[0].median[0]), "last": figure(panels[0].median[-1])}
    kind = "one"
    if len(panels) > 1:
        best, worst = max(panels, key=lambda p: p.median[-1]), min(panels, key=lambda p: p.median[-1])
        kind = "same" if best.median[-1] == worst.median[-1] else "many"
        facts |= {"most": figure(best.median[-1]), "largest": best.name, "least": figure(worst.median[-1]),
                  "smallest": worst.name}  # fmt: skip
    title = title or batch.said(f"plot-rounds-{kind}", **facts)
    said = Said(title, batch.said("plot-rounds"), _sample(batch, table), batch.words("plot-rounds-claim"))
    across = min(PANELS, len(panels))
    down = -(-len(panels) // across)

    def draw(new: New) -> Layout:
        page = new(said, down * (HIGH + 0.66))
        wide = (page.right - page.left - LEFT - GAP * (across - 1)) / across
        for k, panel in enumerate(panels):
            left = page.left + LEFT + (k % across) * (wide + GAP)
            bottom = page.top - (k // across) * (HIGH + 0.66) - 0.36 - HIGH
            field = Field(page, (left, bottom, wide, HIGH), (1, last), up)
            field.levels(up, figure if k % across == 0 else None)
            ticks, end = [1, last] if wide < 1.3 else [1, (1 + last) // 2, last], 0
            if _ends(study) and panel.to_the_end:
                end = len(panel.median)
                ticks = [*(tick for tick in ticks if tick < end), end]
            field.steps(ticks, lambda v, end=end: batch.words("plot-end") if v == end else f"{v:.0f}")
            if across > 1:
                name = page.wrap(panel.name, wide, "label", 1, True)[0]
                page.text(left, bottom + HIGH + 0.16, name, "label", bold=True)
            else:
                page.text(left, bottom + HIGH + 0.16, batch.words("plot-keys"), "note", "soft")
            panel.draw(page, field)
        page.text(page.left + LEFT, page.bottom + 0.03, batch.unit, "note", "soft")
        return page

    told = "; ".join(f"{p.name}: " + ", ".join(figure(v) for v in p.median) for p in panels)
    return Plot(draw, in_sentences(title, batch.said("plot-rounds-alt", rows=told), said.sample), theme, study)


class _Panel:
    """The quantiles of one arm, and the game that ends nearest the median."""

    def __init__(self, batch: Batch, key: Any, part: Any, columns: list[str]) -> None:
        self.variant, self.bots = map(str, key)
        names = [batch.variant(self.variant)] if batch.several("variant") else []
        names += [batch.bot(self.bots)] if batch.several("bots") or not names else []
        self.name = " · ".join(names)
        games = part["seed"].nunique()
        part = part[~part["over"]]
        longest = int(part["round"].max())
        rows = [group[columns].to_numpy(float).ravel() for _, group in part.groupby("round")]
        rows = [row[~np.isnan(row)] for row in rows]
        counts = part.groupby("round")["seed"].nunique()
        rows = [row for row, count in zip(rows, counts, strict=True) if count >= STILL * games and len(row)]
        self.last, self.to_the_end = max(2, len(rows)), len(rows) == longest
        self.bands = [[float(np.quantile(row, q)) for row in rows] for q in (0.1, 0.25, 0.5, 0.75, 0.9)]
        self.median = self.bands[2]
        ends = part[part["round"] == len(rows)]
        place, self.measure = (ends[columns] - self.median[-1]).abs().stack().idxmin()
        self.seed = int(ends.loc[place, "seed"])
        one = part[part["seed"] == self.seed].sort_values("round")
        self.one = one[self.measure].astype(float).tolist()[: len(rows)]
        self.values = [v for band in self.bands for v in band] + self.one
        self.low, self.high = min(self.values), max(self.values)

    def draw(self, page: Layout, field: Field) -> None:
        x = range(1, len(self.median) + 1)
        for low, high, fill in ((0, 4, page.mixed("paper", "line", 0.55)), (1, 3, page.mid)):
            there = [field.at(a, b) for a, b in zip(x, self.bands[low], strict=True)]
            back = [field.at(a, b) for a, b in zip(x, self.bands[high], strict=True)]
            page.poly(there + back[::-1], fill, z=2)
        game = [field.at(a, b) for a, b in zip(x, self.one, strict=False)]
        page.line(game, "soft", LINE, 4, dash=(3, 2), cap="butt")
        page.line([field.at(a, b) for a, b in zip(x, self.median, strict=True)], "ink", 2.0, 5)
        mark = page.disc(*game[-1], 0.045, "paper", "act", 1.3, 6)
        page.point(mark, self.variant, self.bots, self.seed, self.measure)
        x0, y0 = field.at(len(self.median), self.median[-1])
        # Beside the point, on the side from which neither the line comes nor the game that is drawn.
        flat = self.median[-1] == self.median[-2:][0]
        up = game[-1][1] <= y0 if flat else self.median[-1] > self.median[-2:][0]
        up = up and y0 + 0.2 < field.bottom + field.high or y0 - 0.2 < field.bottom
        page.text(x0, y0 + (0.15 if up else -0.15), figure(self.median[-1]), "label", bold=True,
                  ha="right" if len(self.median) > 1 else "left")  # fmt: skip


def lines(
    study: Any, *quantities: str, n: int | None = None, title: str = "", lang: str | None = None, theme: str = "auto"
) -> Plot:
    """Plot several counts of the table round by round: means with their 95 % intervals, each named at its end.

    A game that is over keeps its last counts. Of several variants the first is plotted; the rest as for `rounds`.

    >>> import tabletop_lab as tl
    >>> study = tl.study("void_seeders", n=20, players=2, progress=False).wait()
    >>> lines(study, "in_bag", "on_board", lang="en").faults()
    []
    """
    return _lines(study, quantities, n, title, lang, theme, share=False)


def survival(
    study: Any, *quantities: str, n: int | None = None, title: str = "", lang: str | None = None, theme: str = "auto"
) -> Plot:
    """Plot which share of those who were there in the first round is still there, round by round; as for `lines`.

    The title tells in which round half of them are gone.

    >>> import tabletop_lab as tl
    >>> study = tl.study("tabula_wolves", {"silent": "silent"}, n=20, players=9, progress=False).wait()
    >>> survival(study, "living_town", "living_wolves", lang="en").faults()
    []
    """
    return _lines(study, quantities, n, title, lang, theme, share=True)


def _lines(study: Any, quantities: tuple[str, ...], n: int | None, title: str, lang: str | None, theme: str,
           share: bool) -> Plot:  # fmt: skip
    batch, table = _looked_at(study, n, lang)
    for quantity in quantities or ("",):
        if quantity not in _quantities(table) or not 0 < len(quantities) <= len(LOOKS):
            raise TabletopError(unknown("quantity", quantity, _quantities(table)))
    first = table.iloc[0]
    table = table[(table["variant"] == first["variant"]) & (table["bots"] == first["bots"])]
    games = table["seed"].nunique()
    going = table[~table["over"]].groupby("round")["seed"].nunique()
    last = max(2, int(going[going >= STILL * games].index.max()) + 1)
    curves = {}
    for quantity in quantities:
        wide = table.pivot(index="seed", columns="round", values=quantity).astype(float).ffill(axis=1)
        values = wide.reindex(columns=range(1, last + 1)).ffill(axis=1).to_numpy()
        if share:
            values = values[values[:, 0] > 0]
            values = values / values[:, :1]
        half = [normal(float(column.std(ddof=1)), len(column)) if len(column) > 1 else 0.0 for column in values.T]
        curves[quantity] = values.mean(axis=0).tolist(), half
    spans = [
        end if min(means) < 0 else max(0.0, end)
        for means, half in curves.values()
        for m, h in zip(means, half, strict=True)
        for end in (m - h, m + h)
    ]
    up = nice(min(0.0, *spans), max(spans)) if not share else [0.0, 0.25, 0.5, 0.75, 1.0]
    widest = max((h for _, half in curves.values() for h in half), default=0.0) or 0.01
    write = (lambda v: f"{100 * v:.0f} %") if share else figure
    end_of = write if share else lambda v: number(v, widest)
    title = title or _title_of_lines(batch, curves, share, end_of)
    how = batch.said("plot-survival" if share else "plot-lines")
    said = Said(title, how, _sample(batch, table), batch.said("plot-lines-claim"))
    longest = table[table["over"]].sort_values("round").iloc[-1]

    def draw(new: New) -> Layout:
        page = new(said, HIGH + 0.62)
        names = {q: page.wrap(batch.column_text(q), 1.5, "label", 2) for q in curves}
        right = 0.6 + max(page.text_width(line, "label", True) for lines in names.values() for line in lines)
        field = Field(page, (page.left + LEFT, page.bottom + 0.36, page.right - page.left - LEFT - right, HIGH),
                      (1, last), up)  # fmt: skip
        field.levels(up, write)
        end = last if not (going.index >= last).any() else 0
        field.steps(sorted({1, (1 + last) // 2, last}), lambda v: batch.words("plot-end") if v == end else f"{v:.0f}")
        page.text(field.left, page.bottom + 0.06, batch.unit, "note", "soft")
        ends = _apart([field.y(means[-1]) for means, _ in curves.values()], 0.3)
        for (quantity, (means, half)), (colour, dash), end in zip(curves.items(), LOOKS, ends, strict=False):
            x = range(1, last + 1)
            least, most = -np.inf if min(means) < 0 else 0.0, 1.0 if share else np.inf
            there = [field.at(a, max(least, m - h)) for a, m, h in zip(x, means, half, strict=True)]
            back = [field.at(a, min(most, m + h)) for a, m, h in zip(x, means, half, strict=True)]
            page.poly(there + back[::-1], page.mixed("paper", colour, 0.2), z=2)
            page.line([field.at(a, m) for a, m in zip(x, means, strict=True)], colour, 2.0, 5, dash=dash)
            x0 = field.left + field.wide
            page.disc(x0, field.y(means[-1]), 0.04, colour, "paper", 1.0, 6)
            page.text(x0 + 0.12, end, end_of(means[-1]), "label", colour, bold=True)
            for i, line in enumerate(names[quantity]):
                page.text(x0 + 0.55, end + 0.07 * (len(names[quantity]) - 1) - 0.14 * i, line, "label", colour)
        at = min(int(longest["round"]), last)
        mark = page.disc(field.x(at), field.bottom + 0.02, 0.045, "paper", "act", 1.3, 7)
        page.point(mark, longest["variant"], longest["bots"], longest["seed"], quantities[0])
        last_round, seed = int(longest["round"]) - 1, str(int(longest["seed"]))
        note = batch.said("plot-longest", round=last_round, seed=seed)
        page.text(page.right, page.bottom + 0.06, note, "note", "act", ha="right")
        return page

    told = "; ".join(
        f"{batch.column_text(q)}: " + ", ".join(end_of(m) for m in means) for q, (means, _) in curves.items()
    )
    return Plot(draw, in_sentences(title, batch.said("plot-lines-alt", rows=told), said.sample), theme, study)


def _title_of_lines(batch: Batch, curves: Any, share: bool, write: Any) -> str:
    if share:
        gone = {q: next((k + 1 for k, m in enumerate(means) if m <= 0.5), 0) for q, (means, _) in curves.items()}
        fast = min((q for q in gone if gone[q]), key=lambda q: gone[q], default="")
        if fast:
            return batch.said("plot-survival-half", name=batch.column_text(fast), round=gone[fast])
        least = min(curves, key=lambda q: curves[q][0][-1])
        share_left = f"{100 * curves[least][0][-1]:.0f} %"
        return batch.said("plot-survival-more", name=batch.column_text(least), share=share_left)
    most = max(curves, key=lambda q: abs(curves[q][0][-1] - curves[q][0][0]))
    means = curves[most][0]
    return batch.said("plot-lines-one", name=batch.column_text(most), first=write(means[0]), last=write(means[-1]))


def _apart(heights: list[float], least: float) -> list[float]:
    """The same heights, moved so that texts beside them do not touch.

    >>> _apart([1.0, 1.1], 0.3)
    [0.9, 1.2]
    """
    order = sorted(range(len(heights)), key=heights.__getitem__)
    placed = [heights[k] for k in order]
    for _ in range(50):
        for k in range(1, len(placed)):
            lack = least - (placed[k] - placed[k - 1])
            if lack > 1e-9:
                placed[k - 1] -= lack / 2
                placed[k] += lack / 2
    found = [0.0] * len(heights)
    for k, y in zip(order, placed, strict=True):
        found[k] = round(y, 4)
    return found


def _looked_at(study: Any, n: int | None, lang: str | None) -> tuple[Batch, Any]:
    if not isinstance(study, Study):
        raise TabletopError(localized("no_study_given", "call", name="plots"))
    table = study.rounds(n)
    return Batch(study, "winners", "variant", None, lang), table


def _ends(study: Study) -> bool:
    """Whether the last row of a game was read after its last round, not when one began."""
    course = study.plan.arms[0].task.game.course
    return course is not None and bool(course.ends)


def _quantities(table: Any) -> list[str]:
    """The columns that can be plotted: squares have names, not numbers."""
    keys = ("variant", "bots", "seed", "round", "over")
    return [str(name) for name in table if name not in keys and table[name].dtype.kind in "iufb"]


def _sample(batch: Batch, table: Any) -> str:
    games = int(table.groupby(["variant", "bots"])["seed"].nunique().max())
    return batch.sample(games)
