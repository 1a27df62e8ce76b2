"""What has moved on a board since somebody last looked: soft brackets where it began, a soft arrow to where it went.
Drawn over any game's board, between the places that the board has named.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import hypot

from .canvas import Box, Point
from .marks import Marks

ASIDE = 0.085
"""Inches by which an arrow keeps to its right, so that two between the same places do not lie on one another."""
SHORT = 0.3
"""Inches that an arrow needs at least."""
OVER = 5.4
"""Above the places, below the pieces."""


def draw_moves(page: Marks, moves: Sequence[tuple[str, str]]) -> None:
    """Mark each (from, to) whose places are on the page."""
    boxes = {key: page._extent_of(shape) for key, (shape, _) in page.places.items()}
    begun = dict.fromkeys(start for start, end in moves if start in boxes and end in boxes)
    for start in begun:
        left, bottom, right, top = boxes[start]
        page.corners(left, bottom, right - left, top - bottom, "soft", page.RULE, 0.12, OVER)
    for start, end in dict.fromkeys(moves):
        if start in boxes and end in boxes and start != end:
            page.arrow(_between(boxes[start], boxes[end]), colour="soft", lw=page.STRONG, z=OVER)


def _between(one: Box, other: Box) -> list[Point]:
    """From the edge of one place to the edge of another, a little to the right of the straight way."""
    (ax, ay), (bx, by) = _middle(one), _middle(other)
    away = hypot(bx - ax, by - ay) or 1.0
    ux, uy = (bx - ax) / away, (by - ay) / away
    begin, end = _out(one, ux, uy), away - _out(other, ux, uy)
    if end - begin < SHORT:
        middle = (begin + end) / 2
        begin, end = middle - SHORT / 2, middle + SHORT / 2
    ax, ay = ax + uy * ASIDE, ay - ux * ASIDE
    return [(ax + ux * begin, ay + uy * begin), (ax + ux * end, ay + uy * end)]


def _middle(box: Box) -> Point:
    return (box[0] + box[2]) / 2, (box[1] + box[3]) / 2


def _out(box: Box, ux: float, uy: float) -> float:
    """How far it is from the middle of a box to its edge in a direction."""
    across, up = (box[2] - box[0]) / 2, (box[3] - box[1]) / 2
    return min(across / abs(ux) if ux else 9e9, up / abs(uy) if uy else 9e9)
