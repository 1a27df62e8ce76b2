"""The score sheet in the place of the board: how each total came about, as a picture, when somebody asks for it.
It is offered where its letters are as large as those of a board have to be."""

from __future__ import annotations

from typing import Any

from tabletop_lab.figures.sketch import Sketch
from tabletop_lab.figures.style import PX, TEACHING

from .board import Board
from .room import Room
from .sums import sheet_of

LEAST, LARGE = 11, 18
"""CSS pixels of the smallest letters, in a notebook and before a projector."""


class DrawnSums:
    """The picture of the score sheet of the match on the screen; `open`: somebody asked for it."""

    def __init__(self) -> None:
        self.open = False
        self._of: tuple[Any, ...] = ()
        self._page: Sketch | None = None
        self._alt = ""

    def follow(self, match: Any, lang: str, theme: str) -> None:
        """Keep the sheet of the present position, which only the end of a match has."""
        if match.decision is not None:
            self.open, self._of, self._page = False, (), None
            return
        now = (id(match.rules), tuple(str(answer) for answer in match.answers), lang, theme)
        if now != self._of:
            sheet = sheet_of(match, lang)
            self._of = now
            self._page, self._alt = sheet.drawn(Sketch, theme) if sheet is not None else (None, "")

    def is_offered(self, room: Room | None) -> bool:
        """Whether the sheet can be read in the room that the page has for the board."""
        if room is None or self._page is None:
            return False
        return self._scale(self._page, room) * TEACHING.note >= 72 * PX * (LARGE if room.large else LEAST)

    def show(self, board: Board, room: Room | None) -> bool:
        """Show the sheet on the board, if it was asked for and can be read; return whether it is there."""
        if not self.open or self._page is None or room is None or not self.is_offered(room):
            return False
        scale = self._scale(self._page, room)
        board.show(self._page.drawing(), {}, alt=self._alt, drawn=True, live=True, scale=scale)
        return True

    @staticmethod
    def _scale(page: Sketch, room: Room) -> float:
        """By how much a page becomes as large as the room."""
        return min(room.width * PX / page.w, room.height * PX / page.h)
