"""Parts of a plot: rows one below the other on one axis, and a field with two axes. Both lie on a page of a plot."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import ceil

from .lettering import text_width
from .plot_page import FORM, SCREEN, Layout, New, Said
from .style import HAIR, LINE

TICKS, ABOVE = 0.24, 0.12
"""Inches: the numbers of an axis, and the space above the rows."""
NAMES = 0.36
"""The widest name of a row as a share of the page; a longer one is broken, into `MOST` lines at most."""
MOST = 3
NAME_LINE = 0.155
"""Inches from one line of a name to the next."""
Write = Callable[[float], str]


def height_of(heights: Sequence[float]) -> float:
    """How high the body of a plot with these rows is.

    >>> round(height_of([0.3, 0.3]), 2)
    0.96
    """
    return ABOVE + sum(heights) + TICKS


def width_of(new: New) -> float:
    """How wide the page is that is made, in inches: that of print or of the screen."""
    return new(Said("", "", ""), 0.0).w


def high_enough(name: str, high: float, across: float = SCREEN) -> float:
    """The height of a row: `high`, or more if its name needs more than one line on a page so wide.

    >>> high_enough("short", 0.22), high_enough("a long name of a row " * 2, 0.22)
    (0.22, 0.36)
    """
    lines = min(MOST, ceil(text_width(name, FORM.label) * 1.15 / (NAMES * across)))
    return high if lines < 2 else max(high, 0.05 + NAME_LINE * lines)


class Rows:
    """Rows, each (name, height), from the top of a page down, on one axis; `right` inches are left for numbers."""

    def __init__(self, page: Layout, rows: Sequence[tuple[str, float]], right: float) -> None:
        self.page = page
        self._names = [page.wrap(name, NAMES * page.w, "label", MOST) for name, _ in rows]
        widest = max((page.text_width(line, "label", True) for lines in self._names for line in lines), default=0.0)
        self.left, self.right = page.margin + widest + 0.15, page.w - page.margin - right
        self.bottom = page.bottom + TICKS
        self.top = self.bottom + sum(height for _, height in rows)
        self._rows, top = [], self.top
        for _, height in rows:
            top -= height
            self._rows.append((top, height))
        self._from, self._to = 0.0, 1.0

    def axis(self, ticks: Sequence[float], write: Write, more: float = 0) -> None:
        """A hair line for each tick and a number at each, or at every second or third one where they are close.

        The axis goes on by `more` at both ends. Where there is a 0, it has its number.
        """
        self._from, self._to = ticks[0] - more, ticks[-1] + more
        texts = [write(tick) for tick in ticks]
        widest = max(self.page.text_width(text, "note") for text in texts) + 0.06
        apart = self.at(ticks[1]) - self.at(ticks[0]) if len(ticks) > 1 else widest
        every, first = ceil(widest / apart), ticks.index(0.0) if 0.0 in ticks else 0
        for k, (tick, text) in enumerate(zip(ticks, texts, strict=True)):
            x = self.at(tick)
            self.page.line([(x, self.bottom), (x, self.top)], "line", HAIR, z=1)
            if (k - first) % every == 0:
                self.page.text(x, self.bottom - 0.12, text, "note", "soft", ha="center")

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
            middle = y + high / 2 + NAME_LINE * ((len(lines) - 1) / 2 - i)
            self.page.text(self.left - 0.15, middle, line, "label", bold=bold, ha="right")

    def reference(self, value: float, text: str) -> None:
        """A dashed line through all rows, with its name above them."""
        page, x = self.page, self.at(value)
        page.line([(x, self.bottom), (x, self.top)], "act", LINE, z=3.5, dash=(3, 2), cap="butt")
        if text:
            half = page.text_width(text, "note") / 2
            x = min(max(x, page.margin + half), page.w - page.margin - half)
            page.text(x, self.top + 0.08, text, "note", "act", ha="center")


class Field:
    """A field with two axes; its box is (left, bottom, width, height) in inches."""

    def __init__(self, page: Layout, box: tuple[float, float, float, float], across: Sequence[float],
                 up: Sequence[float]) -> None:  # fmt: skip
        self.page, (self.left, self.bottom, self.wide, self.high) = page, box
        self._across, self._up = (across[0], across[-1]), (up[0], up[-1])

    def x(self, value: float) -> float:
        """Where a value lies on the axis across."""
        low, high = self._across
        return self.left + (value - low) / (high - low or 1) * self.wide

    def y(self, value: float) -> float:
        """Where a value lies on the axis upwards."""
        low, high = self._up
        return self.bottom + (value - low) / (high - low or 1) * self.high

    def at(self, x: float, y: float) -> tuple[float, float]:
        """Where two values meet."""
        return self.x(x), self.y(y)

    def levels(self, ticks: Sequence[float], write: Write | None) -> None:
        """A hair line for each tick of the axis upwards, and its number at the left (None: lines alone)."""
        for tick in ticks:
            y = self.y(tick)
            self.page.line([(self.left, y), (self.left + self.wide, y)], "line", HAIR, z=1)
            if write is not None:
                self.page.text(self.left - 0.07, y, write(tick), "note", "soft", ha="right")

    def steps(self, ticks: Sequence[float], write: Write) -> None:
        """A number below for each tick of the axis across; the last ones keep within the field."""
        for k, tick in enumerate(ticks):
            side = "left" if k == 0 else "right" if k == len(ticks) - 1 else "center"
            self.page.text(self.x(tick), self.bottom - 0.12, write(tick), "note", "soft", ha=side)
