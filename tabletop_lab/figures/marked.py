"""What is put on a drawn board: frames around places, arrows from place to place, numbered call-outs."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import dist, sqrt

from .canvas import Box, Point
from .marks import Marks

DISC, OF_TYPE = 0.11, 1.04
"""Inches: the least radius of a call-out; and its radius by the size of the smallest type, on a slide."""
INTO, HALF = 0.02, 0.35
"""Inches that a call-out beside a place reaches into it; about half a piece, in sides of its place."""


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

    def put_on(self, page: Marks) -> None:
        """Draw the marks; raises KeyError for a place that the board does not have."""
        for name in self.squares:
            x, y, w, h = page.box_of(name)
            page.box(x - 0.02, y - 0.02, w + 0.04, h + 0.04, None, "act", page.STRONG, 0.06, 8)
        for start, end in self.arrows:
            (x, y, w, h), (x2, y2, w2, h2) = page.box_of(start), page.box_of(end)
            page.arrow([(x + w / 2, y + h / 2), (x2 + w2 / 2, y2 + h2 / 2)], z=8.5)
        taken: list[Point] = []
        r = max(DISC, OF_TYPE * page.size_of("note") / 72)
        for number, name in enumerate(self.callouts, 1):
            x, y, w, h = page.box_of(name)
            at = x + 0.04, y + h - 0.04
            if min(w, h) < 2 * r:  # inside it would hide the place and what stands there
                at = _beside(page, (x, y, w, h), r, taken) or at
            at = min(max(at[0], r), page.w - r), min(max(at[1], r), page.h - r)
            while any(abs(at[0] - other[0]) + abs(at[1] - other[1]) < 2 * r for other in taken):
                at = at[0] + 2 * r + 0.02, at[1]
            taken.append(at)
            page.callout(*at, number, r=r)


def _beside(page: Marks, box: Box, r: float, taken: Sequence[Point]) -> Point | None:
    """The middle of a call-out that touches a corner of a small place: the corner, from the top left, where it covers
    the fewest pieces, and the board before what is beside the board. None: at no corner it has room.
    """
    x, y, w, h = box
    far, reach = r / sqrt(2) - INTO, r + HALF * min(w, h)
    places = [page.box_of(name) for name in page.places]
    best: tuple[tuple[int, bool], Point] | None = None
    for above, right in ((True, False), (True, True), (False, False), (False, True)):
        at = x + w + far if right else x - far, y + h + far if above else y - far
        if not (r <= at[0] <= page.w - r and r <= at[1] <= page.h - r):
            continue
        if any(dist(at, other) < 2 * r for other in taken):
            continue
        covers = sum(not _within(box, piece) and dist(at, piece) < reach for piece in page.pieces_at())
        cost = covers, not any(_within(place, at) for place in places)
        if best is None or cost < best[0]:
            best = cost, at
    return best[1] if best else None


def _within(box: Box, at: Point) -> bool:
    return box[0] <= at[0] <= box[0] + box[2] and box[1] <= at[1] <= box[1] + box[3]
