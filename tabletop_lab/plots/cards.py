"""Cards and other things that are counted: how often each is used, and how often those win who used it."""

from __future__ import annotations

from typing import Any

from tabletop_lab.engine.core.errors import TabletopError
from tabletop_lab.engine.core.strict import unknown
from tabletop_lab.engine.language.localized import localized
from tabletop_lab.figures.plot_areas import Rows, height_of, high_enough, width_of
from tabletop_lab.figures.plot_page import Layout, New, Plot, Said, in_sentences, nice
from tabletop_lab.playtest.intervals import effective, normal, wilson
from tabletop_lab.playtest.said import number
from tabletop_lab.playtest.studies import Study
from tabletop_lab.plots.batch import Batch, game_of
from tabletop_lab.plots.marks import above, dot, figure, percent, span
from tabletop_lab.plots.seats import z_of

TINY = 1e-9
"""Ends of intervals are rounded numbers."""
ROW, RIGHT, MOST, FEWEST = 0.22, 1.75, 24, 20
"""Inches; so many rows; of a card that fewer seats used the share of victories is not told."""
BAR = 0.14
"""Inches up of a bar, however many lines its name has."""


def cards(
    study: Any, use: str, n: int | None = None, *, most: int = MOST, title: str = "", lang: str | None = None,
    theme: str = "auto",
) -> Plot:  # fmt: skip
    """Plot how often the seats that used a card in a way ("bought", "role") won, beside all seats that used any.

    One row for each card, the one that won most often first; intervals hold together (Šidák). The title names a card
    only if its interval says so. It need not be the card that wins: whoever leads may also buy. The first `n` games of
    the first variant are played once more for it (see `Study.cards`). Raises TabletopError.

    >>> import tabletop_lab as tl
    >>> study = tl.study("tabula_wolves", {"silent": "silent"}, n=40, players=9, progress=False).wait()
    >>> cards(study, "role", lang="en").faults()
    []
    """
    if not isinstance(study, Study):
        raise TabletopError(localized("no_study_given", "call", name="plots"))
    batch = Batch(study, "winners", "variant", None, lang).only_first()
    table = study.cards(n)
    arm = study.plan.arms[0]
    table = table[(table["variant"] == arm.variant) & (table["bots"] == arm.bots)]
    if use not in set(table["use"]):
        raise TabletopError(unknown("use", use, sorted(set(map(str, table["use"])))))
    table = table[table["use"] == use]
    seats, mean = len(table[["seed", "seat"]].drop_duplicates()), float(_seats(table)["won"].mean())
    groups = {card: part for card, part in table.groupby("card")}
    often = sorted(groups, key=lambda card: -len(groups[card]))
    told_of = [card for card in often if len(groups[card]) >= FEWEST][:most] or often[:1]
    z = z_of(max(2, len(told_of)))
    rows = {}
    for card in told_of:
        won = groups[card]["won"].tolist()
        share = sum(won) / len(won)
        rows[card] = (share, *wilson(share, effective(won, groups[card]["seed"].tolist()), z))
    order = sorted(told_of, key=lambda card: -rows[card][0])
    names = {card: batch.words.value(use, card) for card in order}
    clear = [card for card in order if not rows[card][1] - TINY <= mean <= rows[card][2] + TINY]
    best = max(clear, key=lambda card: abs(rows[card][0] - mean), default=None)
    games = table["seed"].nunique()
    facts = {"use": batch.words.value("use", use), "mean": percent(mean), "count": len(order), "games": games}
    if best is not None:
        facts |= {"name": names[best], "share": percent(rows[best][0])}
    kind = "nobody" if not mean else "none" if best is None else "more" if rows[best][0] > mean else "less"
    title = title or batch.said(f"plot-cards-{kind}", **facts)
    left = len(groups) - len(order)
    rest = batch.said("plot-cards-rest" if left else "plot-cards-all", left=left, fewest=FEWEST, seats=seats)
    said = Said(
        title, batch.said("plot-cards", **facts), batch.sample(games), f"{batch.words('plot-cards-claim')} {rest}"
    )
    ticks = nice(max(0.0, min(r[1] for r in rows.values())), min(1.0, max(r[2] for r in rows.values())))

    def draw(new: New) -> Layout:
        across = width_of(new)
        rows_of = [(names[card], high_enough(names[card], ROW, across)) for card in order]
        page = new(said, height_of([high for _, high in rows_of]))
        area = Rows(page, rows_of, RIGHT)
        area.axis(ticks, percent)
        area.reference(mean, batch.words("plot-all-seats"))
        for k, card in enumerate(order):
            y, high = area.row(k)
            found = rows[card]
            sure = card in clear
            area.name(k)
            mark = dot(page, (area.at(found[0]), y + high / 2), (area.at(found[1]), area.at(found[2])), sure,
                       "act" if sure else "ink")  # fmt: skip
            won = groups[card][groups[card]["won"]]
            page.point(mark, *game_of((won if len(won) else groups[card]).iloc[0]), f"{use}:{card}")
            page.text(area.right + 0.13, y + high / 2, percent(found[0]), bold=sure)
            page.text(area.right + 0.55, y + high / 2, span(found), "note")
            page.text(page.right, y + high / 2, batch.said("plot-times", count=len(groups[card])), "note", "soft",
                      ha="right")  # fmt: skip
        return page

    told = "; ".join(f"{names[card]} {percent(rows[card][0])} ({span(rows[card])})" for card in order)
    return Plot(draw, in_sentences(title, told, rest, batch.sample(games)), theme, study)


def _seats(table: Any) -> Any:
    return table.drop_duplicates(["seed", "seat"])


def counts(
    games: Any,
    prefix: str,
    role: str = "",
    *,
    most: int = MOST,
    title: str = "",
    lang: str | None = None,
    theme: str = "auto",
) -> Plot:
    """Plot how often each thing of a kind comes up in a game: the means of all columns whose names begin so.

    `role`: the role whose words the ends of the names have ("lynched_" with "role": lynched_wolf is a wolf). Bars with
    95 % intervals, the most frequent first; what never came up is counted in the last line. Of several
    variants the first is plotted. Raises TabletopError.

    >>> import tabletop_lab as tl
    >>> games = tl.simulate("fourteen_nights", n=40, players=3, progress=False)
    >>> counts(games, "visits_", lang="en").faults()
    []
    """
    batch = Batch(games, "winners", "variant", None, lang).only_first()
    frame = batch.frame
    columns = [str(name) for name in frame if str(name).startswith(prefix) and frame[name].dtype.kind in "iufbIB"]
    seats = tuple(f"_{seat}" for seat in batch.seats())
    columns = [name for name in columns if not name.endswith(seats)]
    if not columns:
        raise TabletopError(unknown("column", prefix, map(str, frame.columns)))
    rows = {}
    for name in columns:
        values = frame[name].dropna().astype(float)
        half = normal(float(values.std()), len(values)) if len(values) > 1 else 0.0
        rows[name] = (float(values.mean()) if len(values) else 0.0, half)
    order = sorted((name for name in columns if rows[name][0]), key=lambda name: -rows[name][0])
    never = [name for name in columns if not rows[name][0]]
    shown = order[:most]
    names = {name: _counted(batch, prefix, role, name) for name in columns}
    if not shown:
        title = title or batch.said("plot-counts-none", games=len(frame))
        shown = columns[:1]
    top = shown[0]
    facts = {"what": batch.column_text(prefix.rstrip("_")), "name": names[top], "mean": _mean_of(*rows[top])}
    clear = len(shown) < 2 or above(frame[top], frame[shown[1]])
    title = title or batch.said("plot-counts-top" if clear else "plot-counts-open", **facts)
    idle = ", ".join(names[name] for name in never[:8]) + ("…" if len(never) > 8 else "")
    claim = batch.said("plot-counts-never", count=len(never), names=idle, games=len(frame)) if never else ""
    said = Said(title, batch.words("plot-counts"), batch.sample(), claim)
    ticks = nice(0.0, max(rows[name][0] + rows[name][1] for name in shown))

    def draw(new: New) -> Layout:
        across = width_of(new)
        rows_of = [(names[name], high_enough(names[name], ROW, across)) for name in shown]
        page = new(said, height_of([high for _, high in rows_of]))
        area = Rows(page, rows_of, 1.3)
        area.axis(ticks, figure)
        for k, name in enumerate(shown):
            y, high = area.row(k)
            mean, half = rows[name]
            area.name(k)
            bar = page.box(area.left, y + (high - BAR) / 2, area.at(mean) - area.left, BAR, page.mid, r=0.0)
            page.point(bar, *game_of(frame.loc[frame[name].astype(float).idxmax()]), name)
            ends = area.at(max(0.0, mean - half)), area.at(mean + half)
            page.line([(ends[0], y + high / 2), (ends[1], y + high / 2)], "ink", 1.6, 4, cap="butt")
            page.text(area.right + 0.13, y + high / 2, _mean_of(mean, half), bold=True)
            page.text(area.right + 0.6, y + high / 2, f"± {number(half, half)}", "note")
        return page

    halves = {name: number(rows[name][1], rows[name][1]) for name in shown}
    told = "; ".join(f"{names[name]} {_mean_of(*rows[name])} ± {halves[name]}" for name in shown)
    return Plot(draw, in_sentences(title, told, claim, batch.sample()), theme, games)


def _mean_of(mean: float, half: float) -> str:
    """A mean with as many digits as its interval allows."""
    return number(mean, half or 0.01)


def _counted(batch: Batch, prefix: str, role: str, column: str) -> str:
    """The name of a column, or of what its name ends in."""
    words, rest = batch.words, column.removeprefix(prefix)
    if role and words.has(f"{role}-{rest}"):
        return words.value(role, int(rest) if rest.isdecimal() else rest)
    if words.has(f"column-{column}"):
        return words(f"column-{column}")
    said = words.value(role or prefix.rstrip("_"), int(rest) if rest.isdecimal() else rest)
    return said if said != rest else batch.column_text(column)
