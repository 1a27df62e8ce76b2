"""How the score sheet of a large table is drawn: a row for each seat, by places, and a column for each line."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from .sheet_drawing import MARGIN, WIDTH, number

if TYPE_CHECKING:
    from ..engine.core.score import Line
    from .score_sheet import Sheet

TITLE, HEAD, ROW, LINE = 0.6, 0.62, 0.34, 0.26
NAMES, PLACES, LEAST = 0.85, 1.3, 1.0
"""Inches: the column with the seats, that with their places, and the least of a line."""


def draw_rows(sheet: Sheet, blank: Callable[[float, float], Any]) -> Any:
    """Draw the whole sheet on a page as high as it needs."""
    ruler = blank(1.0, 1.0)
    said = ruler.wrap(sheet.score.foot, WIDTH - 2 * MARGIN, "label", 3) if sheet.score.foot else []
    high = 2 * MARGIN + TITLE + LINE * len(said) + HEAD + ROW * len(sheet.seats)
    page = blank(WIDTH, high)
    top = high - MARGIN
    title = sheet.words("score-title", game=sheet.game.title.get(sheet.words.lang) or sheet.game.name)
    page.text(MARGIN, top - 0.2, title, "head", width=WIDTH - 2 * MARGIN)
    for k, text in enumerate(said):
        page.text(MARGIN, top - TITLE + 0.06 - LINE * k, text, "label")
    _Table(sheet, page).draw(top - TITLE - LINE * len(said))
    return page


class _Table:
    def __init__(self, sheet: Sheet, page: Any) -> None:
        self.sheet, self.page = sheet, page
        self.lines = [line for part in sheet.parts for line in part.lines]
        needed = [self._wide(line) for line in self.lines]
        free = WIDTH - 2 * MARGIN - NAMES - PLACES
        share = free / max(sum(needed), 0.1)
        self.wide = [width * share for width in needed]

    def _wide(self, line: Line) -> float:
        """The width a column needs for its head and its cells."""
        texts = [line.clause, line.label, *(self._said(line, seat) for seat in self.sheet.seats)]
        return max(LEAST, *(self.page.text_width(text, "note", True) + 0.25 for text in texts))

    def _said(self, line: Line, seat: str) -> str:
        value, note = line.values.get(seat), line.notes.get(seat, "")
        return note if value is None else " ".join(filter(None, (note, number(value))))

    def draw(self, y: float) -> None:
        page, sheet, left = self.page, self.sheet, MARGIN + NAMES + PLACES
        x = left
        for line, wide in zip(self.lines, self.wide, strict=True):
            page.text(x, y - 0.12, line.clause, "note", "act", True, width=wide - 0.1)
            page.text(x, y - 0.36, line.label, "note", bold=True, width=wide - 0.1)
            x += wide
        y -= HEAD
        begin = y
        for seat in sheet.seats:
            page.line([(MARGIN, y), (WIDTH - MARGIN, y)], "line", 0.7)
            self._row(seat, y - ROW / 2, left)
            y -= ROW
        page.line([(MARGIN, y), (WIDTH - MARGIN, y)], "line", 0.7)
        won = [seat for seat in sheet.seats if seat in sheet.result.winners]
        if won and sheet.seats[: len(won)] == won:
            low = begin - ROW * len(won)
            page.box(MARGIN - 0.06, low, WIDTH - 2 * MARGIN + 0.12, begin - low, None, "ink", 2, r=0.1, z=6)

    def _row(self, seat: str, y: float, x: float) -> None:
        page, won = self.page, seat in self.sheet.result.winners
        page.text(MARGIN + 0.12, y, seat, "label", bold=True)
        page.text(MARGIN + NAMES, y, self.sheet.place(seat), "note", "ink" if won else "soft", won, width=PLACES - 0.1)
        for line, wide in zip(self.lines, self.wide, strict=True):
            strong = seat in line.strong
            page.text(x, y, self._said(line, seat), "note", "ink", strong, width=wide - 0.1)
            x += wide
