"""A picture of chances that were found: a bar for each outcome, and what was simulated beside it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .plot_areas import Rows, height_of
from .plot_page import Layout, New, Plot, Said
from .style import HAIR, RULE

if TYPE_CHECKING:
    from tabletop_lab.engine.match.found_chances import Chances

ROW, MOST_ROWS, NUMBERS = 0.34, 24, 1.75
"""Inches of a row; so many rows are drawn; inches for the numbers at the right."""


def chances_plot(found: Chances, *, lang: str | None = None, title: str = "", theme: str = "auto") -> Plot:
    """Plot chances as bars on a scale from 0 to 1. A line and a dot: simulated, with its standard error.

    A second, lighter bar: if whoever can reacts. Of more than 24 outcomes the most likely are drawn.

    >>> import tabletop_lab as tl
    >>> from tabletop_lab.testing.sample import Market
    >>> found = tl.chances(tl.Match(Market, players=2, seed=3), lambda game: game.morning(), "weather")
    >>> chances_plot(found, lang="en").alt
    'How likely is it? sun 1/2 (50.0%); clouds 1/3 (33.3%); rain 1/6 (16.7%). Exact: all 3 ways were counted.'
    """
    words = found.game.words(lang or found.lang)
    title = title or words("chances-title")
    others = [other for other in (found.reacting, found.simulated) if other is not None]
    outcomes = list(dict.fromkeys([*found, *(outcome for other in others for outcome in other)]))[:MOST_ROWS]
    notes = found.notes(lang)

    rows = [(found.name(outcome, words), ROW) for outcome in outcomes]

    def draw(new: New) -> Layout:
        page = new(Said(title, notes[0], " ".join(notes[1:2]), " ".join(notes[2:])), height_of([ROW] * len(rows)))
        area = Rows(page, rows, NUMBERS)
        area.axis([0.0, 0.2, 0.4, 0.6, 0.8, 1.0], lambda share: f"{share:.0%}")
        for k, outcome in enumerate(outcomes):
            (y, high), zero = area.row(k), area.at(0)
            area.name(k)
            if found.reacting is not None:
                other = float(found.reacting.get(outcome))
                page.boxes_of([(zero, y + 0.04, area.at(other) - zero, 0.09)], "act_soft", "act", HAIR, r=0.0, z=2)
            wide, middle = area.at(float(found.get(outcome))) - zero, y + (high / 2 if found.reacting is None else 0.22)
            page.boxes_of([(zero, middle - 0.06, wide, 0.12)], "act", None, HAIR, r=0.0, z=2)
            luck = found if found.plays else found.simulated
            if luck is not None:
                share, off = luck.get(outcome), luck.error(outcome)
                ends = area.at(max(0.0, share - off)), area.at(min(1.0, share + off))
                page.line([(ends[0], middle), (ends[1], middle)], "ink", RULE, 4, cap="butt")
                page.disc(area.at(share), middle, 0.035, "ink", "paper", HAIR, 5)
            page.text(area.right + 0.12, middle, found.written(outcome), "label", bold=True)
        return page

    said = "; ".join(f"{found.name(outcome, words)} {found.written(outcome)}" for outcome in outcomes)
    return Plot(draw, f"{title} {said}. {' '.join(notes)}", theme)
