"""The places of the seats of a village: the geometry of the circle, for large pictures and small ones.
Nothing is drawn here, and nothing is known about what is before a seat.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import cos, hypot, pi, sin

Box = tuple[float, float, float, float]
Point = tuple[float, float]
ROUNDNESS = 2.8
"""Exponent of the outline: 2 is an ellipse, more is nearer to a rectangle."""
SIZES = ((10, 1.24, 0.74), (16, 1.04, 0.64), (23, 0.84, 0.56))
"""Up to this number of places: width and height of a card."""
DISC = 0.22
"""How far the disc with a seat's number extends above its card."""


@dataclass(frozen=True, slots=True)
class Spot:
    """The place of a seat's card, and the direction from there to the middle."""

    x: float
    y: float
    u: float
    v: float

    def inwards(self, far: float) -> Point:
        """A point that many inches further in."""
        return self.x + far * self.u, self.y + far * self.v


class Circle:
    """The places of a circle inside a box: the moderator at the top, then the seats clockwise."""

    def __init__(self, players: tuple[str, ...], box: Box, small: bool = False) -> None:
        x, y, w, h = box
        places = len(players) + 1
        self.cw, self.ch = next((cw, ch) for most, cw, ch in SIZES if places <= most)
        if small:
            self.cw = self.ch = 0.3
        self.middle = x + w / 2, y + h / 2
        self.a, self.b = (w - self.cw) / 2, (h - self.ch - (0.0 if small else 0.16)) / 2
        names = ("", *players)
        self.spot = dict(zip(names, self._spots(places), strict=True))

    def _outline(self, t: float, smaller: float = 0.0) -> Point:
        c, s, k = sin(t), cos(t), 2 / ROUNDNESS
        return (
            self.middle[0] + (self.a - smaller) * abs(c) ** k * (1 if c >= 0 else -1),
            self.middle[1] + (self.b - smaller) * abs(s) ** k * (1 if s >= 0 else -1),
        )

    def _spots(self, places: int) -> list[Spot]:
        """Points clockwise from the top, at equal distances measured in cards, so that none hides another."""
        fine = 1440
        points = [self._outline(2 * pi * k / fine) for k in range(fine + 1)]
        run = [0.0]
        for (ax, ay), (bx, by) in zip(points, points[1:], strict=False):
            run.append(run[-1] + max(abs(bx - ax) / self.cw, abs(by - ay) / (self.ch + DISC)))
        found, k = [], 0
        for place in range(places):
            while run[k] < run[-1] * place / places:
                k += 1
            px, py = points[k]
            dx, dy = (px - self.middle[0]) / self.a, (py - self.middle[1]) / self.b
            power = ROUNDNESS - 1
            gx = -(abs(dx) ** power) * (1 if dx > 0 else -1) / self.a
            gy = -(abs(dy) ** power) * (1 if dy > 0 else -1) / self.b
            size = hypot(gx, gy) or 1.0
            found.append(Spot(px, py, gx / size, gy / size))
        return found

    def table(self, smaller: float) -> list[Point]:
        """The outline of the table in front of the seats."""
        return [self._outline(2 * pi * k / 180, smaller) for k in range(180)]

    def card(self, player: str) -> Box:
        """The box of a seat's card."""
        spot = self.spot[player]
        return spot.x - self.cw / 2, spot.y - self.ch / 2 - 0.06, self.cw, self.ch

    def before(self, player: str, far: float = 0.0) -> Point:
        """The place on the table before a seat; `far` inches further in."""
        spot = self.spot[player]
        half = self.ch / 2 + (0.27 if spot.v > 0 else 0.13)  # the disc with its number is above a card
        return spot.inwards(0.06 + far + abs(spot.u) * (self.cw / 2 + 0.27) + abs(spot.v) * half)
