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
CLEAR = 0.19
"""Inches by which it keeps from another arrow on the same way, where the places are large enough for that,"""
LARGE = 0.5
"""inches across and up."""
WAYS = (CLEAR, -ASIDE, -CLEAR, 2 * CLEAR, -2 * CLEAR)
"""What is tried where the usual way is taken, or words stand there."""
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
            page.arrow(_free(page, boxes[start], boxes[end]), colour="soft", lw=page.STRONG, z=OVER)


def _free(page: Marks, one: Box, other: Box) -> list[Point]:
    """The way of an arrow that lies on no other one and on the fewest words, if there is such a way."""
    usual = _between(one, other, ASIDE)
    narrow = min(one[2] - one[0], one[3] - one[1], other[2] - other[0], other[3] - other[1])
    asides = WAYS if narrow >= LARGE else [aside for aside in WAYS if abs(aside) < narrow / 2]
    words = page.words_at()
    ways = [usual, *(_between(one, other, aside) for aside in asides)]
    open_ways = [way for way in ways if all(_apart(way, drawn) for drawn in page.arrows)]
    return min(open_ways or [usual], key=lambda way: _covered(way, words))


def _covered(way: Sequence[Point], words: Sequence[Box]) -> int:
    """On how many of the words an arrow would lie."""
    spots = _spots(way)
    return sum(any(x < p < x + w and y < q < y + h for p, q in spots) for x, y, w, h in words)


def _apart(way: Sequence[Point], drawn: Sequence[Point]) -> bool:
    """Whether no part of one arrow comes near to the other."""
    one, other = _spots(way), _spots(drawn)
    return min(hypot(x - u, y - v) for x, y in one for u, v in other) > 0.9 * CLEAR


def _spots(way: Sequence[Point]) -> list[Point]:
    return [
        (x0 + (x1 - x0) * k / 8, y0 + (y1 - y0) * k / 8)
        for (x0, y0), (x1, y1) in zip(way, way[1:], strict=False) for k in range(9)
    ]  # fmt: skip


def _between(one: Box, other: Box, aside: float) -> list[Point]:
    """From the edge of one place to the edge of another, so far to the right of the straight way."""
    (ax, ay), (bx, by) = _middle(one), _middle(other)
    away = hypot(bx - ax, by - ay) or 1.0
    ux, uy = (bx - ax) / away, (by - ay) / away
    begin, end = _out(one, ux, uy), away - _out(other, ux, uy)
    if end - begin < SHORT:
        middle = (begin + end) / 2
        begin, end = middle - SHORT / 2, middle + SHORT / 2
    ax, ay = ax + uy * aside, ay - ux * aside
    return [(ax + ux * begin, ay + uy * begin), (ax + ux * end, ay + uy * end)]


def _middle(box: Box) -> Point:
    return (box[0] + box[2]) / 2, (box[1] + box[3]) / 2


def _out(box: Box, ux: float, uy: float) -> float:
    """How far it is from the middle of a box to its edge in a direction."""
    across, up = (box[2] - box[0]) / 2, (box[3] - box[1]) / 2
    return min(across / abs(ux) if ux else 9e9, up / abs(uy) if uy else 9e9)
