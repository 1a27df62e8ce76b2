"""What every plot of a batch has: true size, a title, a line on how to read it, an axis, a line on the sample.
`plots.py` says what is plotted; here it is only laid out, once for each theme."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from matplotlib.ticker import MaxNLocator

from tabletop_lab.engine.core.errors import TabletopError
from tabletop_lab.engine.core.strict import unknown

from .page import Page
from .render import img_html, svg
from .saved import saved_html
from .style import HAIR, LINE, THEMES, Form

WIDE = 170 / 25.4
"""Inches across: the column of a paper. A plot is shown and printed at its true size and never scaled."""
FORM = Form((WIDE, 3.0), 0.1, 11.5, 10, 8.5, 7.5)
SHOWN = 720
"""Pixels across in a notebook."""
HEAD, FOOT, TICKS, ABOVE = 0.62, 0.52, 0.24, 0.1
"""Inches: the title with its line, the lines on the sample, the numbers of the axis, and the space above the rows."""
NAMES = 2.3
"""Inches: the widest name of a row; a longer one is broken."""
BOTH = """<style>[data-jp-theme-light=false] .tl-light{display:none!important}
[data-jp-theme-light=false] .tl-dark{display:block!important}</style>"""


class Plot:
    """A drawn plot: `figure` (matplotlib; `figures.png` and `figures.svg` write it), `alt` (the plot in words).

    In a notebook it follows the theme of the page, unless it was made for one theme.
    """

    def __init__(self, draw: Callable[[Any], Page], alt: str, theme: str) -> None:
        if theme != "auto" and theme not in THEMES:
            raise TabletopError(unknown("theme", theme, ("auto", *THEMES)))
        self.alt, self.theme = alt, theme
        self.page = draw(THEMES["light" if theme == "auto" else theme])
        self._dark = draw(THEMES["dark"]) if theme == "auto" else None

    @property
    def figure(self) -> Any:
        """The matplotlib figure."""
        return self.page.fig

    def faults(self) -> list[str]:
        """List texts that overlap or leave the page; empty if the plot can be shown."""
        return self.page.faults()

    def _repr_mimebundle_(self, include: Any = None, exclude: Any = None) -> dict[str, str]:
        html = img_html(svg(self.figure), self.alt, SHOWN)
        if self._dark is not None:
            dark = img_html(svg(self._dark.fig), self.alt, SHOWN)
            html = f'{BOTH}<div class="tl-light">{html}</div><div class="tl-dark" style="display:none">{dark}</div>'
        return {"text/plain": self.alt, "text/html": saved_html(html)}

    def __repr__(self) -> str:
        return f"Plot({self.alt!r})"


class PlotPage(Page):
    """A page with room for rows, each (name, height), one below the other on one axis, and for numbers at the right.

    `at(value)` and `row(k)` are where things are.
    """

    def __init__(self, theme: Any, rows: Sequence[tuple[str, float]], right: float) -> None:
        heights = [height for _, height in rows]
        super().__init__(FORM, (WIDE, HEAD + ABOVE + sum(heights) + TICKS + FOOT), theme)
        self._names = [self.wrap(name, NAMES, "label", 2) for name, _ in rows]
        widest = max(self.text_width(line, "label", True) for lines in self._names for line in lines)
        self.left, self.right = self.margin + widest + 0.15, self.w - self.margin - right
        self.bottom = FOOT + TICKS
        self.top = self.bottom + sum(heights)
        self._rows = [(self.top - sum(heights[: k + 1]), height) for k, height in enumerate(heights)]
        self._from, self._to = 0.0, 1.0

    def head(self, title: str, how: str) -> None:
        """The title, and one line that says how to read the plot."""
        wide = self.w - 2 * self.margin
        self.text(self.margin, self.h - 0.22, self.shorten(title, wide, FORM.title, True), "title")
        self.text(self.margin, self.h - 0.43, self.shorten(how, wide, FORM.label), "label", "soft")

    def foot(self, sample: str, errors: str) -> None:
        """Which games were played, and how exact they are."""
        wide = self.w - 2 * self.margin
        self.line([(self.margin, FOOT - 0.1), (self.w - self.margin, FOOT - 0.1)], "line", HAIR)
        for k, line in enumerate((sample, errors)):
            self.text(self.margin, FOOT - 0.21 - 0.15 * k, self.shorten(line, wide, FORM.note), "note", "soft")

    def axis(self, ticks: Sequence[float], write: Callable[[float], str], more: float = 0) -> None:
        """A hair line and a number for each tick; the axis goes on by `more` at both ends."""
        self._from, self._to = ticks[0] - more, ticks[-1] + more
        for tick in ticks:
            x = self.at(tick)
            self.line([(x, self.bottom), (x, self.top)], "line", HAIR, z=1)
            self.text(x, self.bottom - 0.12, write(tick), "note", "soft", ha="center")

    def at(self, value: float) -> float:
        """Where a value lies, in inches from the left."""
        share = (value - self._from) / (self._to - self._from)
        return self.left + share * (self.right - self.left)

    def row(self, k: int) -> tuple[float, float]:
        """The lower edge and the height of a row, in inches."""
        return self._rows[k]

    def name(self, k: int, bold: bool = False) -> None:
        """What a row is called, at its left."""
        (y, high), lines = self.row(k), self._names[k]
        for i, line in enumerate(lines):
            middle = y + high / 2 + 0.075 * (len(lines) - 1) - 0.15 * i
            self.text(self.left - 0.15, middle, line, "label", bold=bold, ha="right")

    def reference(self, value: float, text: str) -> None:
        """A dashed line through all rows, with its name above them."""
        x = self.at(value)
        self.line([(x, self.bottom), (x, self.top)], "act", LINE, z=3.5, dash=(3, 2), cap="butt")
        if text:
            half = self.text_width(text, "note") / 2
            x = min(max(x, self.margin + half), self.w - self.margin - half)
            self.text(x, self.top + 0.08, text, "note", "act", ha="center")


def nice(low: float, high: float, whole: bool = False) -> list[float]:
    """Some round numbers, the first not above `low` and the last not below `high`.

    >>> nice(0.13, 0.34), nice(3, 11, whole=True)
    ([0.1, 0.15, 0.2, 0.25, 0.3, 0.35], [2.0, 4.0, 6.0, 8.0, 10.0, 12.0])
    """
    high = max(high, low + (1.0 if whole else 0.01))
    found = [float(tick) for tick in MaxNLocator(nbins=6, steps=[1, 2, 5, 10], integer=whole).tick_values(low, high)]
    first = max((k for k, tick in enumerate(found) if tick <= low + 1e-9), default=0)
    last = min((k for k, tick in enumerate(found) if tick >= high - 1e-9), default=len(found) - 1)
    return [round(tick, 10) for tick in found[first : last + 1]]
