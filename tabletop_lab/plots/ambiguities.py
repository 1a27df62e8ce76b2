"""Which unclear sentence of a rulebook matters: the readings under their questions, for each bot on one scale."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from math import copysign, inf, isinf
from typing import Any, NamedTuple

from tabletop_lab.engine.core.errors import TabletopError
from tabletop_lab.engine.language.localized import localized
from tabletop_lab.figures.lettering import text_width
from tabletop_lab.figures.plot_page import FORM, Layout, New, Plot, Said, in_sentences, nice
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
FAR = 5.0
"""Standard deviations: what lies further away stands at the end of the scale, so that the others can be told apart."""


def ambiguities(
    found: Any, *, most: int = SHOWN, title: str = "", lang: str | None = None, theme: str = "auto"
) -> Plot:
    """Plot what `tl.ambiguities` found: under each question its readings, the strongest first, one column for each bot.

    The scale is in standard deviations of games as printed; beside each dot stands what it is measured by. Filled: it
    stands up to all looks (Holm). A triangle: beyond the scale, as everything is where games as printed do not vary.
    "Never came up": not a single game differs. Raises TabletopError for anything else.

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
    found_at = [_places(ranking, reading, bots) for _, reading in lines for bots in ranking.bots]
    near = [place for places in found_at if places and abs(places[0]) <= FAR for place in places]
    ticks = nice(min([-1.0, *near]), max([1.0, *near]), most=3)
    claim = batch.said("plot-ambiguities-claim", looks=looks)
    if any(places and not ticks[0] <= places[0] <= ticks[-1] for places in found_at):
        claim += " " + batch.words("plot-ambiguities-far")
    said = Said(title, batch.words("plot-ambiguities"), f"{batch.sample()} · {rest}", claim)

    def draw(new: New) -> Layout:
        texts = [[] if reading is None else _lines(ranking.question(reading, batch.lang)[2]) for _, reading in lines]
        heights = [max(ROW, 0.05 + LINE_HIGH * len(text)) if text else QUESTION for text in texts]
        page = new(said, sum(heights) + 0.5)
        wide = (page.right - page.left - LEFT - GAP * (len(ranking.bots) - 1)) / len(ranking.bots)
        plain = 0.75
        bottom, top = page.bottom + 0.24, page.top - 0.26

        def at(k: int, value: float) -> float:
            start, value = page.left + LEFT + k * (wide + GAP), min(max(value, ticks[0]), ticks[-1])
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
                area = _Area(page, partial(at, k), (ticks[0], ticks[-1]), y + high / 2)
                _effect(area, batch, ranking, reading, bots)
        return page

    told = "; ".join(
        f"{question}: {ranking.question(reading, batch.lang)[2]}: "
        + ", ".join(f"{batch.bot(b)} {ranking.effect(reading, b, batch.words)}" for b in ranking.bots)
        for question, reading in lines if reading is not None
    )  # fmt: skip
    return Plot(draw, in_sentences(title, told, rest, batch.sample()), theme, found.study)


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


def _places(ranking: Ranking, reading: Any, bots: str) -> list[float]:
    """Where the difference of a reading and the ends of its interval lie, in standard deviations of games as printed.

    Infinitely far where games as printed do not vary; nowhere if nothing can be said.
    """
    line = None if reading is None else ranking.of(reading.name, bots)
    if line is None or line.verdict not in ("stands", "open") or not line.difference:
        return []
    values = [line.difference, line.difference_low, line.difference_high]
    strength = ranking.strength(line)
    if isinf(strength):
        return [copysign(inf, line.difference)] * 3 if line.verdict == "stands" else []
    return [value * strength / abs(line.difference) for value in values]


class _Area(NamedTuple):
    """The place of one effect: where a number lies, the ends of the scale, and how high on the page."""

    page: Layout
    at: Callable[[float], float]
    ends: tuple[float, float]
    y: float


def _effect(area: _Area, batch: Batch, ranking: Ranking, reading: Any, bots: str) -> None:
    page, at, y = area.page, area.at, area.y
    line, places = ranking.of(reading.name, bots), _places(ranking, reading, bots)
    if not places:
        kind = "never" if ranking.verdict(reading.name, bots) == "never" else "few"
        said = batch.words(f"plot-{kind}-short")
        page.box(at(0) + 0.05, y - 0.08, page.text_width(said, "note") + 0.06, 0.16, "paper", r=0.0, z=3)
        page.text(at(0) + 0.08, y, said, "note", "soft")
        return
    middle, low, high = places
    sure = line.verdict == "stands"
    if area.ends[0] <= middle <= area.ends[1]:
        mark = dot(page, (at(middle), y), (at(low), at(high)), sure, "act" if sure else "soft")
    else:
        mark = _beyond(page, at(middle), y, copysign(1, middle), sure)
    if (seed := seed_of(line)) is not None:
        page.point(mark, reading.name, bots, seed, line.quantity)
    if sure:
        right = at(area.ends[1]) + 0.1
        page.text(right, y + 0.075, str(ends_of(line, batch.words, short=True)["difference"]), "note", bold=True)
        page.text(right, y - 0.075, _short(line.quantity, batch), "note")


def _beyond(page: Layout, x: float, y: float, side: float, sure: bool) -> Any:
    """A triangle at the end of the scale that points on."""
    colour = "act" if sure else "soft"
    corners = [(x - 0.09 * side, y + 0.055), (x + 0.01 * side, y), (x - 0.09 * side, y - 0.055)]
    return page.poly(corners, colour if sure else "paper", colour, 1.3, 5)


def _short(quantity: str, batch: Batch) -> str:
    """A measure in two words."""
    if quantity.startswith("win_share_"):
        return batch.said("plot-short-win_share", seat=quantity.removeprefix("win_share_"))
    if quantity.startswith(END):
        return batch.words.value("reason", quantity.removeprefix(END))
    return batch.words(f"plot-short-{quantity}")
