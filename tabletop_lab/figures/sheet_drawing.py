"""How a score sheet is drawn: a column for each seat in the order of the places, a row for each line."""

from __future__ import annotations

from collections.abc import Callable
from itertools import product
from typing import TYPE_CHECKING, Any

from .sketch import Sketch
from .style import TEACHING

if TYPE_CHECKING:
    from ..engine.core.score import Line, Part
    from .score_sheet import Sheet

MARGIN, WIDTH = 5 / 12, 12.2
"""Inches of the page."""
LABELS, SHORT, WIDEST = 3.25, 2.2, 4.6
"""Inches of what stands before the columns of the seats: the least where there is room, the least, and the most."""
SLIM = 10.3
"""Inches of a page on which few seats have room: as wide as a slide its letters are larger, 18 px of 1280."""
TITLE, HEAD, ROW, SUM, TOTAL, FOOT = 0.48, 0.76, 0.29, 0.32, 0.5, 0.38
DRAWN, BELOW = 0.7, 0.28
"""Inches of what a line draws beside its number, and of the number under it."""
NARROW = {WIDTH: 2.0, SLIM: 2.4}
"""A column below this has the name above the pawn."""
PART_COLOURS = ("ink", "soft", "act", "good", "hue_ink", "water_ink")


def draw_sheet(sheet: Sheet, blank: Callable[[float, float], Any]) -> Any:
    """Draw the whole sheet on a page as high as it needs, and as narrow as its words allow."""
    for across, least in product((SLIM, WIDTH), (LABELS, SHORT)):
        drawing = _Drawing(sheet, blank(1.0, 1.0), across, least)
        tried = Sketch(TEACHING, (across, 2 * MARGIN + drawing.height))
        drawing.draw(tried)
        if not any(said.endswith("…") for said in tried.written()):
            break
    page = blank(drawing.across, 2 * MARGIN + drawing.height)
    drawing.draw(page)
    return page


class _Drawing:
    def __init__(self, sheet: Sheet, ruler: Any, across: float, least: float) -> None:
        self.sheet, self.words, self.across = sheet, sheet.words, across
        named = [ruler.text_width(line.label, "note") + 0.36 * bool(line.sign) for p in sheet.parts for line in p.lines]
        self.labels = min(max([least, *(width + 1.3 for width in named)]), WIDEST)
        self.wide = (self.across - 2 * MARGIN - self.labels) / len(sheet.seats)
        self.left = {seat: MARGIN + self.labels + k * self.wide for k, seat in enumerate(sheet.seats)}
        counted = [line.values.get(seat, 0) for part in sheet.counting for line in part.lines for seat in sheet.seats]
        self.longest = max([1, *counted])
        self.numeric = bool(sheet.result.scores) and bool(sheet.counting)
        rows = sum(self.high(line) for part in sheet.parts for line in part.lines)
        sums = SUM * sum(self.has_sum(part) for part in sheet.parts)
        self.footed = self.numeric or bool(sheet.score.foot)
        self.height = TITLE + HEAD + rows + sums + TOTAL * self.numeric + (FOOT if self.footed else 0.1)

    def has_sum(self, part: Part) -> bool:
        return part.counts and len(part.lines) > 1 and len(self.sheet.counting) > 1

    def high(self, line: Line) -> float:
        return DRAWN + BELOW + 0.1 if line.draw else ROW

    def draw(self, page: Any) -> None:
        self.page = page
        y = page.h - page.margin
        title = self.words("score-title", game=self.sheet.game.title.get(self.words.lang) or self.sheet.game.name)
        page.text(page.margin, y - 0.2, title, "head", width=self.across - 2 * MARGIN)
        y -= TITLE
        self._heads(y)
        begin, y = y, y - HEAD
        for part in self.sheet.parts:
            y = self._part(part, y)
        if self.numeric:
            self._totals(y)
            y -= TOTAL
        if self.footed:
            self._foot(y)
        for seat in self.sheet.result.winners:
            page.box(self.left[seat] + 0.03, y - 0.03, self.wide - 0.06, begin - y + 0.06, None, "ink", 2, r=0.12, z=6)

    def _heads(self, y: float) -> None:
        """Who it is, the place, and the score."""
        page, sheet = self.page, self.sheet
        narrow = self.wide < NARROW[self.across]
        for seat, x in self.left.items():
            at = y - 0.52 if narrow else y - 0.4
            page.player(x + 0.36, at, sheet.order[seat] % 5, seat, 0.2)
            total = sheet.result.scores.get(seat)
            score = number(total) if isinstance(total, int) else "" if total is None else str(total)
            left = x + 0.66
            room = x + self.wide - 0.25 - page.text_width(score, "title", True) - left
            name, place = sheet.score.titles.get(seat, ""), sheet.place(seat, not narrow)
            if narrow:
                page.text(x + 0.14, y - 0.17, name, "note", bold=True, width=self.wide - 0.24)
            elif name:
                page.text(left, at + 0.09, name, "label", bold=True, width=room)
            page.text(left, at - 0.15 if name and not narrow else at, place, "note", "soft", width=room)
            page.text(x + self.wide - 0.15, at, score, "title", ha="right")

    def _part(self, part: Part, y: float) -> float:
        for line in part.lines:
            self._line(part, line, y)
            y -= self.high(line)
        if not self.has_sum(part):
            return y
        page, low = self.page, y - SUM
        page.box(MARGIN, low, self.across - 2 * MARGIN, SUM, "panel", r=0, z=0.5)
        page.text(MARGIN + 1.18, low + SUM / 2, part.label, "label", bold=True, width=self.labels - 1.2)
        for seat, x in self.left.items():
            page.text(x + self.wide - 0.15, low + SUM / 2, number(part.of(seat)), "label", bold=True, ha="right")
        return low

    def _line(self, part: Part, line: Line, y: float) -> None:
        page, high = self.page, self.high(line)
        page.line([(MARGIN, y), (self.across - MARGIN, y)], "line", 0.7)
        at = y - high / 2
        page.text(MARGIN + 0.08, at, line.clause, "note", "act", True, width=1.05)
        x = MARGIN + 1.18
        if line.sign:
            page.pictogram(line.sign, x + 0.13, at, 0.25, "ink", "paper")
            x += 0.36
        page.text(x, at, line.label, "note", width=MARGIN + self.labels - x - 0.08)
        for seat, left in self.left.items():
            self._cell(part, line, seat, left, at, high)

    def _cell(self, part: Part, line: Line, seat: str, x: float, at: float, high: float) -> None:
        page, value, right = self.page, line.values.get(seat, 0), x + self.wide - 0.15
        strong = seat in line.strong
        if not line.values:  # a line of words has no number
            page.text(x + 0.12, at, line.notes.get(seat, ""), "note", "ink", strong, width=self.wide - 0.1)
            return
        text = number(value, sign=not part.counts)
        shown = right - page.text_width("00" if part.counts else text, "note", True) - 0.1
        if line.draw:
            line.draw(page, (x + 0.12, at + high / 2 - 0.06 - DRAWN, self.wide - 0.24, DRAWN), seat)
            at -= high / 2 - BELOW / 2
        note = line.notes.get(seat, "")
        across = 0.0
        if note:
            across = max(page.text_width(each, "note", True) for each in line.notes.values()) + 0.1
            across = min(across, shown - x - 0.12)
            tone = "ink" if strong else "soft"
            page.text(x + 0.02 + across, at, note, "note", tone, strong, "right", width=across - 0.1)
        room = shown - x - 0.12 - across
        if part.counts and value > 0 and room > 0.2:
            page.box(x + 0.12 + across, at - 0.06, max(room * value / self.longest, 0.04), 0.12,
                     "ink" if strong else "soft", r=0.03, z=3)  # fmt: skip
        page.text(right, at, text, "note", "ink" if value else "soft", strong or not part.counts, "right")

    def _totals(self, y: float) -> None:
        page, low = self.page, y - TOTAL
        page.box(MARGIN, low, self.across - 2 * MARGIN, TOTAL, "panel", r=0, z=0.5)
        page.line([(MARGIN, low), (self.across - MARGIN, low)], "ink", 1.4)
        total = self.words("score-total")
        page.text(MARGIN + 1.18, low + TOTAL / 2, total, "label", bold=True, width=self.labels - 1.2)
        most = max(1, *(sum(max(part.of(seat), 0) for part in self.sheet.counting) for seat in self.sheet.seats))
        for seat, x in self.left.items():
            text = number(self.sheet.result.scores[seat])
            page.text(x + self.wide - 0.15, low + TOTAL / 2, text, "head", ha="right")
            room, at = self.wide - 0.4 - page.text_width("000", "head", True), x + 0.12
            # Where points were taken away again, what was gained is more than the total: it alone is drawn.
            parts = [part.of(seat) for part in self.sheet.counting]
            for k, points in enumerate(parts if min(parts) >= 0 else [self.sheet.result.scores[seat]]):
                long = room * max(points, 0) / most
                if long:
                    page.box(at, low + TOTAL / 2 - 0.11, max(long - 0.03, 0.02), 0.22, _colour(k), r=0.03, z=3)
                at += long

    def _foot(self, y: float) -> None:
        """What the colours of the bars are, and the note of the game."""
        page, x = self.page, MARGIN + 0.08
        for k, part in enumerate(self.sheet.counting if len(self.sheet.counting) > 1 else ()):
            page.box(x, y - 0.34, 0.16, 0.16, _colour(k), r=0.03)
            page.text(x + 0.24, y - 0.26, part.label, "note", "soft")
            x += 0.24 + page.text_width(part.label, "note") + 0.3
        foot, right = self.sheet.score.foot, self.across - MARGIN
        page.text(right, y - 0.26, foot, "note", "soft", ha="right", width=right - x - 0.2)


def _colour(k: int) -> str:
    return PART_COLOURS[k % len(PART_COLOURS)]


def number(value: int, sign: bool = False) -> str:
    """A number as printed: a true minus, a plus if `sign`, thousands separated.

    >>> number(-12500, True), number(3), number(500, True)
    ('−12,500', '3', '+500')
    """
    return ("−" if value < 0 else "+" if sign and value > 0 else "") + f"{abs(value):,}"
