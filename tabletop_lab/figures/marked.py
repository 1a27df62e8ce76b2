"""What is put on a drawn board: frames around places, arrows from place to place, numbered call-outs."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from .callouts import Callouts
from .canvas import Box
from .marks import Marks

DISC, OF_TYPE = 0.11, 1.04
"""Inches: the least radius of a call-out; and its radius by the size of the smallest type, on a slide."""


@dataclass(frozen=True, slots=True)
class Marked:
    """Call-outs on places or parts of a board, frames around them, arrows between them, each by the name of a place."""

    callouts: Sequence[str] = ()
    squares: Sequence[str] = ()
    arrows: Sequence[tuple[str, str]] = ()

    def missing(self, page: Marks) -> list[str]:
        """The places that the board does not have."""
        wanted = [*self.callouts, *self.squares, *(end for arrow in self.arrows for end in arrow)]
        return [name for name in dict.fromkeys(wanted) if name not in page.names()]

    def put_on(self, page: Marks, room: Box | None = None) -> None:
        """Draw the marks, in the part of the page that is seen; raises KeyError for a place that the board lacks."""
        for name in self.squares:
            x, y, w, h = page.box_of(name)
            page.box(x - 0.02, y - 0.02, w + 0.04, h + 0.04, None, "act", page.STRONG, 0.06, 8)
        for start, end in self.arrows:
            (x, y, w, h), (x2, y2, w2, h2) = page.box_of(start), page.box_of(end)
            page.arrow([(x + w / 2, y + h / 2), (x2 + w2 / 2, y2 + h2 / 2)], z=8.5)
        placed = Callouts(page, max(DISC, OF_TYPE * page.size_of("note") / 72), room)
        for number, name in enumerate(self.callouts, 1):
            placed.at_place(page.box_of(name), number)
