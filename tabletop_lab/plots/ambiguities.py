"""Which unclear sentence of a rulebook matters: the readings under their questions, for each bot on one scale."""

from __future__ import annotations

from typing import Any

from tabletop_lab.engine.core.errors import TabletopError
from tabletop_lab.engine.language.localized import localized
from tabletop_lab.figures.lettering import text_width
from tabletop_lab.figures.plot_page import FORM, Layout, New, Plot, Said, nice
from tabletop_lab.figures.style import HAIR, LINE
from tabletop_lab.playtest.disputed import Ambiguities
from tabletop_lab.playtest.ranking import Ranking
from tabletop_lab.playtest.said import ends_of, seed_of
from tabletop_lab.playtest.tally import END
from tabletop_lab.plots.batch import Batch
from tabletop_lab.plots.marks import dot, figure

ROW, QUESTION, LEFT, GAP, LINE_HIGH = 0.35, 0.26, 1.6, 0.15, 0.155
SHOWN = 8
"""So many questions are shown; the others are counted."""


def ambiguities(
    found: Any, *, most: int = SHOWN, title: str = "", lang: str | None = None, theme: str = "auto"
) -> Plot:
    """Plot what `tl.ambiguities` found: under each question its readings, the strongest first, one column for each bot.

    The scale is in standard deviations of games as printed; beside each dot stands what it is measured by. Filled: it
    stands up to all looks (Holm). "Never came up": not a single game differs. Raises TabletopError for anything else.

    >>> from tabletop_lab.playtest import ambiguities as asked
    >>> from tabletop_lab.testing.sample import Market
    >>> ambiguities(asked(Market, n=40, players=2, progress=False, jobs=1).wait(), lang="en").faults()
    []
    """
    if not isinstance(found, Ambiguities):
        raise TabletopError(localized("no_ambiguities", "call", name="plots"))
    ranking = found.ranking()
    batch = Batch(found.study, "winners", "variant", None, lang)
    batch.watched = True
    groups = ranking.groups()
    asked: dict[str, list[Any]] = {}
    for reading in [*groups["todo"], *groups["rest"]]:
        if not reading.unplayable and ranking.best(reading.name) is not None:
            asked.setdefault(ranking.question(reading, batch.lang)[0], []).append(reading)
    shown = dict(list(asked.items())[:most])
    lines: list[tuple[str, Any]] = []
    for question, readings in shown.items():
        lines += [(question, None), *((question, reading) for reading in readings)]
    left = sum(len(readings) for question, readings in asked.items() if question not in shown)
    total, stands, never = len(ranking.order), len(groups["todo"]), len(groups["none"])
    first = next(iter(shown), "")
    kind = "some" if stands else "none"
    title = title or batch.said(f"plot-ambiguities-{kind}", stands=stands, total=total,
                                first=first.partition(" ")[0], games=found.study.plan.n)  # fmt: skip
    rest = batch.said("plot-ambiguities-rest", left=left, never=never, games=found.study.plan.n)
    looks = len(ranking.readings[ranking.readings["verdict"] != "base"])
    claim = batch.said("plot-ambiguities-claim", looks=looks)
    said = Said(title, batch.words("plot-ambiguities"), f"{batch.sample()} · {rest}", claim)
    spans = [-1.0, 1.0]
    for _, reading in lines:
        for bots in ranking.bots:
            spans += _span(ranking, reading, bots)
    ticks = nice(min(spans), max(spans), most=3)

    def draw(new: New) -> Layout:
        texts = [[] if reading is None else _lines(ranking.question(reading, batch.lang)[2]) for _, reading in lines]
        heights = [max(ROW, 0.05 + LINE_HIGH * len(text)) if text else QUESTION for text in texts]
        page = new(said, sum(heights) + 0.5)
        wide = (page.right - page.left - LEFT - GAP * (len(ranking.bots) - 1)) / len(ranking.bots)
        plain = 0.75
        bottom, top = page.bottom + 0.24, page.top - 0.26

        def at(k: int, value: float) -> float:
            start = page.left + LEFT + k * (wide + GAP)
            return start + (value - ticks[0]) / (ticks[-1] - ticks[0]) * (wide - plain)

        for k, bots in enumerate(ranking.bots):
            page.text(at(k, ticks[0]), top + 0.14, batch.bot(bots), "label", bold=True)
            for tick in ticks:
                page.line([(at(k, tick), bottom), (at(k, tick), top)], "line", HAIR, z=1)
                page.text(at(k, tick), bottom - 0.12, figure(tick), "note", "soft", ha="center")
            page.line([(at(k, 0), bottom), (at(k, 0), top)], "ink", LINE, 1)
        y = top
        for (question, reading), text, high in zip(lines, texts, heights, strict=True):
            y -= high
            if reading is None:
                _question(page, y + high / 2, question)
                continue
            for i, line in enumerate(text):
                page.text(page.left + 0.14, y + high / 2 + LINE_HIGH * ((len(text) - 1) / 2 - i), line, "label")
            for k, bots in enumerate(ranking.bots):
                _effect(page, batch, ranking, reading, bots, lambda v, k=k: at(k, v), at(k, ticks[-1]) + 0.1,
                        y + high / 2)  # fmt: skip
        return page

    told = "; ".join(
        f"{question}: {ranking.question(reading, batch.lang)[2]}: "
        + ", ".join(f"{batch.bot(b)} {ranking.effect(reading, b, batch.words)}" for b in ranking.bots)
        for question, reading in lines if reading is not None
    )  # fmt: skip
    said_all = [f"{part}." for part in (title, told, rest) if part]
    return Plot(draw, " ".join([*said_all, batch.sample()]), theme, found.study)


def _lines(text: str) -> list[str]:
    """A reading, broken between words; two readings of one question may differ in their last word."""
    lines = [""]
    for word in text.split():
        longer = f"{lines[-1]} {word}".strip()
        if lines[-1] and text_width(longer, FORM.label) > LEFT - 0.3:
            lines.append(word)
        else:
            lines[-1] = longer
    return lines


def _question(page: Layout, y: float, question: str) -> None:
    number, _, text = question.partition(" ")
    page.text(page.left, y, number, "note", "act", True)
    x = page.left + page.text_width(number, "note", True) + 0.1
    text = page.wrap(text, page.right - x, "note", 1)[0].rstrip("…")
    page.box(x - 0.03, y - 0.09, page.text_width(text, "note") + 0.06, 0.18, "paper", r=0.0, z=3)
    page.text(x, y, text, "note")


def _span(ranking: Ranking, reading: Any, bots: str) -> list[float]:
    if reading is None:
        return []
    line, scale = ranking.of(reading.name, bots), _scale(ranking, reading, bots)
    if line is None or line.verdict not in ("stands", "open") or not scale:
        return []
    return [line.difference_low * scale, line.difference_high * scale]


def _scale(ranking: Ranking, reading: Any, bots: str) -> float:
    """One over the standard deviation of what a reading is measured by."""
    line = ranking.of(reading.name, bots)
    if line is None or not line.difference:
        return 0.0
    strength = ranking.strength(line)
    return strength / abs(line.difference) if strength < 1e9 else 0.0


def _effect(page: Layout, batch: Batch, ranking: Ranking, reading: Any, bots: str, at: Any, right: float,
            y: float) -> None:  # fmt: skip
    line, scale = ranking.of(reading.name, bots), _scale(ranking, reading, bots)
    verdict = ranking.verdict(reading.name, bots)
    if line is None or line.verdict not in ("stands", "open") or not scale:
        kind = "never" if verdict == "never" else "few"
        page.text(at(0) + 0.08, y, batch.words(f"plot-{kind}-short"), "note", "soft")
        return
    sure = line.verdict == "stands"
    ends = at(line.difference_low * scale), at(line.difference_high * scale)
    mark = dot(page, (at(line.difference * scale), y), ends, sure, "act" if sure else "soft")
    if (seed := seed_of(line)) is not None:
        page.point(mark, reading.name, bots, seed, line.quantity)
    if sure:
        number = str(ends_of(line)["difference"])
        page.text(right, y + 0.075, number, "note", bold=True)
        page.text(right, y - 0.075, _short(line.quantity, batch), "note")


def _short(quantity: str, batch: Batch) -> str:
    """A measure in two words."""
    if quantity.startswith("win_share_"):
        return batch.said("plot-short-win_share", seat=quantity.removeprefix("win_share_"))
    if quantity.startswith(END):
        return batch.words.value("reason", quantity.removeprefix(END))
    return batch.words(f"plot-short-{quantity}")
