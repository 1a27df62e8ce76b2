"""Where a numbered call-out stands: at its place, on as few letters and pieces as can be, and on no other call-out."""

from __future__ import annotations

from collections.abc import Sequence
from math import cos, dist, pi, sin, sqrt

import numpy as np

from .canvas import Box, Point
from .marks import Marks

INTO, CORNER, CLEAR = 0.02, 0.04, 0.012
"""Inches: how far one beside a place reaches into it; how far inside one at a corner stands; how far from letters."""
LETTERS, PIECES, SIGNS, OFF = 100.0, 3.0, 1.0, 0.3
"""What it costs to lie on letters, on pieces, on signs by as much as its radius; and to stand on no place at all."""
SMALL = 3.0
"""A sign is nowhere wider than so many radii: what is larger is ground."""
RINGS, TURNS = 6, 12
"""Around a spot it is tried at so many distances of half a radius, in so many directions."""

Tried = tuple[float, Point]
"""What a spot costs by itself, and where it is."""


class Callouts:
    """The call-outs of one page, of one size. `room`: the part of the page that is seen."""

    def __init__(self, page: Marks, r: float, room: Box | None = None) -> None:
        self._page, self.r = page, r
        x, y, w, h = room or (0.0, 0.0, page.w, page.h)
        self._least, self._most = (x + r, y + r), (x + w - r, y + h - r)
        kinds = (page.words_at(), LETTERS), (page.pieces_at(), PIECES), (page.signs_at(SMALL * r), SIGNS)
        self._there = np.array([(x, y, x + w, y + h, cost) for boxes, cost in kinds for x, y, w, h in boxes])
        self._taken: list[Point] = []

    def at_place(self, box: Box, number: int) -> None:
        """Number a place or a region of the board."""
        places = [self._page.box_of(name) for name in self._page.places]
        self._put(_around_box(box, self.r), number, places)

    def at_spot(self, spot: Point, number: int) -> None:
        """Number a spot, or the free room nearest to it."""
        self._put(_around(spot, self.r), number)

    def _put(self, spots: Sequence[Tried], number: int, places: Sequence[Box] = ()) -> None:
        """Draw it where it costs least. Spots come from the cheapest on, so that most often the first one is taken."""
        free = [one for one in spots if self._seen(one[1]) and all(dist(one[1], t) >= 2 * self.r for t in self._taken)]
        best: Tried | None = None
        for some in (free[:1], free[1:]):
            if not some or best is not None and best[0] <= some[0][0]:
                continue
            for (own, at), covered in zip(some, self._covered([at for _, at in some]), strict=True):
                cost = own + covered
                if places and (best is None or cost < best[0]) and not any(_in(box, at) for box in places):
                    cost += OFF
                if best is None or cost < best[0]:
                    best = cost, at
        x, y = best[1] if best else self._beside(spots[0][1])
        self._taken.append((x, y))
        self._page.callout(x, y, number, r=self.r)

    def _seen(self, at: Point) -> bool:
        (left, low), (right, high) = self._least, self._most
        return left <= at[0] <= right and low <= at[1] <= high

    def _covered(self, spots: Sequence[Point]) -> list[float]:
        """For each spot how far a call-out there reaches into what is drawn, all told, by its cost."""
        at, there, reach = np.array(spots), self._there, self.r + CLEAR
        if len(there):
            (left, low), (right, high) = at.min(0) - reach, at.max(0) + reach
            there = there[(there[:, 0] < right) & (there[:, 2] > left) & (there[:, 1] < high) & (there[:, 3] > low)]
        if not len(there):
            return [0.0] * len(spots)
        across, up = at[:, :1], at[:, 1:]
        apart = np.hypot(across - across.clip(there[:, 0], there[:, 2]), up - up.clip(there[:, 1], there[:, 3]))
        found: list[float] = ((reach - apart).clip(0.0) @ there[:, 4] / self.r).tolist()
        return found

    def _beside(self, at: Point) -> Point:
        """Where every spot is taken: the nearest room to the right."""
        (left, low), (right, high) = self._least, self._most
        x, y = min(max(at[0], left), right), min(max(at[1], low), high)
        while any(dist((x, y), other) < 2 * self.r for other in self._taken):
            x += self.r
        return x, y


def _around_box(box: Box, r: float) -> list[Tried]:
    """Spots at a place: on its corners and edges, then beside it. In a small place, which it would hide, beside it."""
    x, y, w, h = box
    found: list[Tried] = []
    small = min(w, h) < 2 * r
    far = r / sqrt(2) - INTO
    for k, (right, low) in enumerate(((0, 0), (1, 0), (0, 1), (1, 1))):
        order = 0.01 * k
        if not small:
            found.append((order, (x + w - CORNER if right else x + CORNER, y + CORNER if low else y + h - CORNER)))
        found.append((0.2 + order, (x + w + far if right else x - far, y - far if low else y + h + far)))
    for k, (across, up) in enumerate(((0, 1), (-1, 0), (1, 0), (0, -1))):
        long = h if across else w
        for edge, cost in ((r - INTO, 0.35), *(() if small else ((0.0, 0.25), (-r - CLEAR, 0.3)))):
            for along in _steps(long, r):
                order = cost + 0.01 * k + 0.001 * abs(along - long / 2) / r
                if across:
                    found.append((order, (x - edge if across < 0 else x + w + edge, y + h - along)))
                else:
                    found.append((order, (x + along, y + h + edge if up > 0 else y - edge)))
    return sorted(found)


def _steps(long: float, r: float) -> list[float]:
    """Ways along an edge, half a radius apart, a call-out's middle never nearer to its ends than they are long."""
    count = max(int(2 * long / r), 2)
    return [long * k / count for k in range(1, count)]


def _around(spot: Point, r: float) -> list[Tried]:
    """A spot, and those in rings around it."""
    found: list[Tried] = [(0.0, spot)]
    for ring in range(1, RINGS + 1):
        for turn in range(TURNS):
            angle, far = 2 * pi * turn / TURNS, 0.5 * ring * r
            found.append((0.5 * ring + 0.001 * turn, (spot[0] + far * cos(angle), spot[1] + far * sin(angle))))
    return found


def _in(box: Box, at: Point) -> bool:
    return box[0] <= at[0] <= box[0] + box[2] and box[1] <= at[1] <= box[1] + box[3]
