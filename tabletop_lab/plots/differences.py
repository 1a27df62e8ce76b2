"""What a study shows of its variants: paired differences, what stands first, each held against the spread of games."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any

from tabletop_lab.engine.core.errors import TabletopError
from tabletop_lab.engine.language.localized import localized
from tabletop_lab.figures.plot_areas import Rows, height_of, high_enough, width_of
from tabletop_lab.figures.plot_page import Layout, New, Plot, Said, in_sentences, nice
from tabletop_lab.playtest.said import ends_of, named_measures, quantity_words, seed_of
from tabletop_lab.playtest.studies import Study
from tabletop_lab.plots.batch import Batch
from tabletop_lab.plots.marks import dot, figure

ROW, GROUP, RIGHT, MOST = 0.25, 0.28, 1.75, 16
ORDER = ("stands", "open", "few", "never")


def differences(
    study: Any,
    quantities: Sequence[str] | None = None,
    *,
    most: int = MOST,
    title: str = "",
    lang: str | None = None,
    theme: str = "auto",
) -> Plot:
    """Plot what each variant changes, paired by seed: the strongest differences that stand first, `most` rows at most.

    The scale is in standard deviations of games under the first variant, so that different quantities can stand
    together; the difference itself is at the right. Filled: it stands up to all differences looked at (Holm); hollow:
    not resolved. `quantities`: None for those that the report asks about (`said.named_measures`). What is left out is
    counted. Raises TabletopError for what is not a study, or one of one variant.

    >>> import tabletop_lab as tl
    >>> study = tl.study("fourteen_nights", {"standard": {}, "short": "short"}, n=40, players=3, progress=False).wait()
    >>> differences(study, ["decisions", "score"], lang="en").faults()
    []
    """
    if not isinstance(study, Study):
        raise TabletopError(localized("no_study_given", "call", name="plots"))
    batch = Batch(study, "winners", "variant", None, lang)
    batch.watched = True
    table = study.readings(named_measures(study, batch.words) if quantities is None else quantities)
    looks = [line for line in table.itertuples(index=False) if line.verdict != "base"]
    if not looks:
        raise TabletopError(localized("one_variant", "call", name="plots"))
    sums = study.tally().sums
    base = study.plan.arms[0].variant
    spread = {(key[0], name): values.sd for key, one in sums.items() if key[1] == base
              for name, values in one.values.items()}  # fmt: skip

    def strength(line: Any) -> float:
        sd = spread.get((line.bots, line.quantity), 0.0)
        return abs(line.difference) / sd if sd else 0.0

    ranked = sorted(looks, key=lambda line: (ORDER.index(line.verdict), -strength(line)))
    counts = {verdict: sum(line.verdict == verdict for line in looks) for verdict in ORDER}
    shown = [line for line in ranked if line.verdict in ("stands", "open") and strength(line)][:most]
    shown = shown or ranked[: min(most, 3)]
    groups: list[tuple[str, Any]] = []
    for key in dict.fromkeys((line.variant, line.bots) for line in shown):
        heading = batch.variant(key[0]) + (f" · {batch.bot(key[1])}" if batch.several("bots") else "")
        groups.append((heading, None))
        groups += [("", line) for line in shown if (line.variant, line.bots) == key]
    top = ranked[0]
    facts = {"stands": counts["stands"], "looks": len(looks), "games": study.plan.n,
             "name": batch.variant(top.variant), "quantity": quantity_words(top.quantity, batch.words)}  # fmt: skip
    facts["difference"] = str(ends_of(top, batch.words)["difference"]) if top.verdict == "stands" else ""
    kind = "stands" if top.verdict == "stands" else "never" if counts["never"] == len(looks) else "none"
    title = title or batch.said(f"plot-differences-{kind}", **facts)
    rest = batch.said("plot-differences-rest", looks=len(looks), left=len(looks) - len(shown), never=counts["never"],
                      games=study.plan.n)  # fmt: skip
    said = Said(title, batch.said("plot-differences", base=batch.variant(base)), batch.sample(), rest)
    spans = [_span(line, spread) for line in shown]
    ticks = nice(min(0.0, *(low for low, _ in spans)), max(0.0, *(high for _, high in spans)))

    def draw(new: New) -> Layout:
        rows, across = [], width_of(new)
        for heading, line in groups:
            name = heading if line is None else quantity_words(line.quantity, batch.words)
            rows.append((name, GROUP if line is None else high_enough(name, ROW, across)))
        page = new(said, height_of([high for _, high in rows]))
        area = Rows(page, rows, RIGHT)
        area.axis(ticks, lambda v: figure(v).replace("-", "−"))
        area.reference(0.0, "")
        said_of = [None if line is None else ends_of(line, batch.words, short=True) for _, line in groups]
        widest = max(page.text_width(str(said["difference"]), "label", True) for said in said_of if said)
        for k, (_, line) in enumerate(groups):
            area.name(k, bold=line is None)
            if line is None:
                continue
            y, high = area.row(k)
            middle = y + high / 2
            if line.verdict == "never" or not spread.get((line.bots, line.quantity)):
                page.text(area.right + 0.12, middle, batch.words("plot-never", games=int(line.pairs)), "note", "soft")
                continue
            if not _known(line):
                page.text(area.right + 0.12, middle, batch.words("plot-few-short"), "note", "soft")
                continue
            sd = spread[line.bots, line.quantity]
            ends = area.at(line.difference_low / sd), area.at(line.difference_high / sd)
            sure = line.verdict == "stands"
            mark = dot(page, (area.at(line.difference / sd), middle), ends, sure, "act" if sure else "soft")
            if (seed := seed_of(line)) is not None:
                page.point(mark, line.variant, line.bots, seed, line.quantity)
            if (written := said_of[k]) is not None:
                page.text(area.right + 0.12, middle, str(written["difference"]), bold=sure)
                interval = batch.span(str(written["low"]), str(written["high"]))
                page.text(area.right + max(0.75, 0.24 + widest), middle, interval, "note")
        return page

    told = "; ".join(_told(batch, line) for line in shown if line.verdict in ("stands", "open") and _known(line))
    return Plot(draw, in_sentences(title, told, rest, batch.sample()), theme, study)


def _told(batch: Batch, line: Any) -> str:
    ends = {name: str(said) for name, said in ends_of(line, batch.words).items()}
    what = f"{batch.variant(line.variant)}, {quantity_words(line.quantity, batch.words)}"
    return f"{what}: {ends['difference']} ({batch.span(ends['low'], ends['high'])})"


def _span(line: Any, spread: Any) -> tuple[float, float]:
    sd = spread.get((line.bots, line.quantity), 0.0)
    return (line.difference_low / sd, line.difference_high / sd) if sd and _known(line) else (0.0, 0.0)


def _known(line: Any) -> bool:
    """Whether the interval has ends: while games are played, one pair of them gives none."""
    return math.isfinite(line.difference_low) and math.isfinite(line.difference_high)
