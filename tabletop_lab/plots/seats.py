"""How often each seat wins, or each side: intervals that hold together, and a title that says no more than they do."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import erfc, exp, sqrt
from statistics import NormalDist
from typing import Any

from tabletop_lab.engine.core.errors import TabletopError
from tabletop_lab.engine.core.strict import unknown
from tabletop_lab.figures.plot_areas import Rows, height_of
from tabletop_lab.figures.plot_page import Layout, New, Plot, Said, in_sentences, nice
from tabletop_lab.playtest.intervals import ALPHA
from tabletop_lab.plots.batch import Batch
from tabletop_lab.plots.marks import Ends, percent, span
from tabletop_lab.plots.share import ROW, row_of


def seats(
    games: Any,
    first: str = "",
    *,
    title: str = "",
    lang: str | None = None,
    theme: str = "auto",
) -> Plot:
    """Plot each seat's share of the victories (a shared one is split), with intervals that hold together (Šidák).

    `first`: a column that says who began; then there is a row for each place in the turn order. The title names a seat
    only if the test of all seats together (chi-square) and its own interval say so. Of several variants the first is
    plotted. Raises TabletopError.

    >>> import tabletop_lab as tl
    >>> games = tl.simulate("fourteen_nights", n=40, players=3, progress=False)
    >>> seats(games, lang="en").title
    'No seat is clearly better than another'
    """
    batch = Batch(games, first or "winners", "variant", None, lang).only_first()
    names, shares = _by_seat(batch) if not first else _by_place(batch, first)
    count = len(batch.frame)
    rows = [batch.share_ends(share, count, len(shares)) for share in shares]
    even = sum(shares) / len(shares)
    p = chi_square(sum((share - even) ** 2 for share in shares) * count / even if even else 0.0, len(shares) - 1)
    clear = [k for k, (mid, low, _) in enumerate(rows) if low > even]
    uneven = p < ALPHA
    if batch.watching:  # that test holds for one look alone
        uneven = any(low > even or high < even for _, low, high in rows)
    kind = "even" if not uneven else "best" if clear else "uneven"
    place = "place" if first else "seat"
    best = max(clear if uneven else (), key=lambda k: rows[k][0], default=0)
    title = title or batch.said(f"plot-{place}s-{kind}", name=names[best], share=percent(rows[best][0]))
    how = batch.said(f"plot-{place}s", count=len(rows))
    claim = batch.said("plot-together", p=f"{p:.3f}" if p < 0.01 else f"{p:.2f}")
    if batch.watching:
        claim = batch.words("plot-hollow")
    examples = [_won(batch, first, k) for k in range(len(rows))]
    return _rows(batch, Said(title, how, batch.sample(), claim), names, rows, examples, even, theme)


def sides(
    games: Any,
    column: str,
    *,
    names: Mapping[Any, str] | None = None,
    title: str = "",
    lang: str | None = None,
    theme: str = "auto",
) -> Plot:
    """Plot how often each side wins, as a column of the games says, with intervals that hold together (Šidák).

    The title says which comes out most often, and whether the intervals tell it from the next. Raises TabletopError.

    >>> import tabletop_lab as tl
    >>> games = tl.simulate("tabula_wolves", n=60, players=9, rules="silent", progress=False)
    >>> sides(games, "faction", lang="en").faults()
    []
    """
    batch = Batch(games, column, "variant", names, lang).only_first()
    values = [value for value in batch.values() if value == value]
    if not values:
        raise TabletopError(unknown("column", column, map(str, batch.frame.columns)))
    count = len(batch.frame)
    found = [batch.share_of(batch.frame, value) for value in values]
    order = sorted(range(len(values)), key=lambda k: -found[k])
    rows = [batch.share_ends(found[k], count, max(2, len(values))) for k in order]
    labels = [batch.value(values[k]) or batch.words("plot-none") for k in order]
    apart = len(rows) < 2 or rows[0][1] > rows[1][2]
    kind = "sides-one" if len(rows) < 2 else "sides-apart" if apart else "sides-open"
    facts = {"name": labels[0], "share": percent(rows[0][0]), "other": labels[min(1, len(labels) - 1)],
             "next": percent(rows[min(1, len(rows) - 1)][0]), "games": count}  # fmt: skip
    title = title or batch.said(f"plot-{kind}", **facts)
    said = Said(title, batch.said("plot-sides", column=batch.column_text(column)), batch.sample(), "")
    examples = [batch.example(batch.frame, column, values[k]) for k in order]
    return _rows(batch, said, labels, rows, examples, None, theme)


def _rows(batch: Batch, said: Said, names: Sequence[str], rows: Sequence[Ends], examples: Sequence[Any],
          even: float | None, theme: str) -> Plot:  # fmt: skip
    marks = [end for _, low, high in rows for end in (low, high)] + ([] if even is None else [even])
    ticks = nice(max(0.0, min(marks)), min(1.0, max(marks)))

    def draw(new: New) -> Layout:
        page = new(said, height_of([ROW] * len(rows)))
        area = Rows(page, [(name, ROW) for name in names], 1.25)
        area.axis(ticks, percent)
        if even is not None:
            area.reference(even, batch.words("plot-even"))
        for k, (found, example) in enumerate(zip(rows, examples, strict=True)):
            area.name(k)
            mark = row_of(page, area, k, found, even)
            if example is not None:
                page.point(mark, *example, batch.column)
        return page

    told = "; ".join(f"{name} {percent(f[0])} ({span(f)})" for name, f in zip(names, rows, strict=True))
    return Plot(draw, in_sentences(said.title, told, said.sample, said.claim), theme, batch.source)


def _by_seat(batch: Batch) -> tuple[list[str], list[float]]:
    seats = [str(seat) for seat in batch.seats()]
    batch.column = "winners"
    return seats, [batch.share_of(batch.frame, seat) for seat in seats]


def _by_place(batch: Batch, first: str) -> tuple[list[str], list[float]]:
    seats = batch.seats()
    names = [batch.said("plot-nth", nth=k + 1) for k in range(len(seats))]
    shares = [0.0] * len(seats)
    for won, began in zip(batch.frame["winners"], batch.frame[first], strict=True):
        winners = [seat for seat in str(won or "").split("+") if seat]
        for seat in winners:
            shares[(seats.index(seat) - seats.index(began)) % len(seats)] += 1 / len(winners)
    return names, [share / len(batch.frame) for share in shares]


def _won(batch: Batch, first: str, k: int) -> tuple[str, str, int] | None:
    """The first game that this seat, or this place in the turn order, won alone."""
    seats = batch.seats()
    for _, row in batch.frame.iterrows():
        began = seats.index(row[first]) if first else 0
        if row["winners"] == seats[(began + k) % len(seats)]:
            return str(row.get("variant", "")), str(row["bots"]), int(row["seed"])
    return None


def z_of(count: int) -> float:
    """How many standard errors an interval reaches so that `count` of them hold together with 95 % (Šidák 1967).

    >>> round(z_of(1), 2), round(z_of(4), 2)
    (1.96, 2.49)
    """
    return NormalDist().inv_cdf(0.5 + (1 - ALPHA) ** (1 / count) / 2)


def chi_square(x: float, degrees: int) -> float:
    """How surprising so large a chi-square is: 1 is not at all.

    >>> round(chi_square(3.84, 1), 3), round(chi_square(7.81, 3), 3), round(chi_square(5.99, 2), 3)
    (0.05, 0.05, 0.05)
    """
    if degrees < 1 or x <= 0:
        return 1.0
    tail = erfc(sqrt(x / 2)) if degrees % 2 else exp(-x / 2)
    term = sqrt(2 * x / 3.141592653589793) * exp(-x / 2) if degrees % 2 else exp(-x / 2) * x / 2
    for k in range(2 - degrees % 2, degrees, 2):
        tail += term
        term *= x / (k + 2)
    return min(1.0, tail)
