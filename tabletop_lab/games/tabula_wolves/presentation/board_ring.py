"""Where the seats of a village lie: the geometry of the round table, for large pictures and small ones.
Nothing is drawn here, and nothing is known of what lies before a seat.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from math import atan2, cos, hypot, pi, sin

Box = tuple[float, float, float, float]
Point = tuple[float, float]
SIZES = ((10, 0.78), (16, 0.66), (23, 0.56))
"""Up to so many places: the width of a card in inches."""
TALL = 88 / 63
"""Height of a card by its width."""
SHAPES = (TALL, 1.15, 1.0)
"""The same on tables of any size, the best first."""
DISC = 0.18
"""Radius of the disc with a seat's number, which lies on the rim."""
LEAST, SIGNS = 0.56, 0.36
"""The narrowest card in inches: its words are in letters of 11 px; and one that shows signs alone."""
WORDS = 0.65
"""The width of a card, at a scale of 1, from which on its words are as large as all others."""
FRAMED, BARE = 0.15, 0.04
"""Inches between two cards: with room for the frames of both, and where a table has little room."""
FRAME, THICK = (0.005, 0.065), 0.03
"""How far from a card its frame may lie, in inches, and what the line of the frame needs."""
NEARLY = 0.97
"""How much narrower a card may be that is shaped like a printed one."""
MANY, CLOSE = 16, 0.145
"""With more places than this the discs on the rim are smaller: their radius."""
TURNS = 60
"""Pieces of an arrow across the table."""


@dataclass(frozen=True, slots=True)
class Spot:
    """Where a seat's card lies, its number on the rim, and the way inwards from there."""

    x: float
    y: float
    u: float
    v: float
    rim: Point

    def inwards(self, far: float) -> Point:
        """A point so many inches further in."""
        return self.x + far * self.u, self.y + far * self.v


class Circle:
    """The places of a round table inside a box: the moderator at the top, then the seats clockwise."""

    def __init__(
        self, players: tuple[str, ...], box: Box, small: bool = False, card: tuple[float, float] | None = None,
        scale: float = 1.0,
    ) -> None:  # fmt: skip
        """`card`: width and height of the cards, where they are not those of a slide; `scale`: how large type is."""
        x, y, w, h = box
        places = len(players) + 1
        self.cw = 0.3 if small else next(width for most, width in SIZES if places <= most)
        self.ch = 0.3 if small else self.cw * TALL
        if card is not None:
            self.cw, self.ch = card
        self.middle = x + w / 2, y + h / 2
        self.disc = disc_of(places, scale)
        self.rx, self.ry = w / 2 - self.disc - 0.07, h / 2 - self.disc - 0.07
        inset = 0.0 if small else self.ch / 2 + self.disc + 0.04
        self.a, self.b = self.rx - (0 if small else self.cw / 2 + self.disc + 0.08), self.ry - inset
        self.spot = dict(zip(("", *players), self._spots(places), strict=True))

    @property
    def crowded(self) -> bool:
        """Whether the seats stand so close that pills and words would lie over a neighbour."""
        return len(self.spot) > 12 and self.cw < 0.64

    @property
    def frame(self) -> float:
        """How far from its card the frame of a seat lies, so that those of two neighbours do not touch."""
        spots = [*self.spot.values()][1:]
        free = min(
            max(abs(one.x - two.x) - self.cw, abs(one.y - two.y) - self.ch)
            for k, one in enumerate(spots) for two in spots[k + 1 :]
        )  # fmt: skip
        return min(max(free / 2 - THICK, FRAME[0]), FRAME[1])

    def _spots(self, places: int) -> list[Spot]:
        """Points clockwise from the top, at equal distances as measured in cards: none hides another."""
        fine = 1440
        points = [(self.a * sin(2 * pi * k / fine), self.b * cos(2 * pi * k / fine)) for k in range(fine + 1)]
        run = [0.0]
        for (ax, ay), (bx, by) in zip(points, points[1:], strict=False):
            run.append(run[-1] + max(abs(bx - ax) / self.cw, abs(by - ay) / self.ch))
        found, k = [], 0
        for place in range(places):
            while run[k] < run[-1] * place / places:
                k += 1
            (dx, dy), (mx, my) = points[k], self.middle
            # Inwards means away from the rim, also where a flat table has its middle far to the side.
            nx, ny = dx / self.rx**2, dy / self.ry**2
            far = hypot(nx, ny) or 1.0
            rim = mx + dx * self.rx / self.a, my + dy * self.ry / self.b
            found.append(Spot(mx + dx, my + dy, -nx / far, -ny / far, rim))
        return found

    def table(self, smaller: float = 0.0) -> list[Point]:
        """The outline of the table."""
        turns = [2 * pi * k / 180 for k in range(180)]
        (mx, my), rx, ry = self.middle, self.rx - smaller, self.ry - smaller
        return [(mx + rx * sin(t), my + ry * cos(t)) for t in turns]

    def card(self, player: str) -> Box:
        """The box of a seat's card."""
        spot = self.spot[player]
        return spot.x - self.cw / 2, spot.y - self.ch / 2, self.cw, self.ch

    def before(self, player: str, far: float = 0.0) -> Point:
        """The place on the table before a seat; `far` inches further in."""
        spot = self.spot[player]
        out = min(
            (self.cw / 2) / abs(spot.u) if abs(spot.u) > 1e-6 else 9e9,
            (self.ch / 2) / abs(spot.v) if abs(spot.v) > 1e-6 else 9e9,
        )
        return spot.inwards(out + 0.1 + far)

    def edge(self, player: str, far: float) -> list[Point]:
        """Places so many inches from the card of a seat, on each of its sides."""
        spot, across, up = self.spot[player], self.cw / 2 + far, self.ch / 2 + far
        along = (-0.6, -0.3, 0.0, 0.3, 0.6)
        sides = [(way * across, k * self.ch / 2) for way in (-1, 1) for k in along]
        ends = [(k * self.cw / 2, way * up) for way in (-1, 1) for k in along]
        return [(spot.x + dx, spot.y + dy) for dx, dy in sides + ends]

    def arrow(
        self, one: str, at: str, aside: float = 0.0, stop: float = 0.0, tip: Point | None = None
    ) -> list[Point]:
        """The way of an arrow from before one seat to before another: the further round, the deeper, never the middle.

        `aside`: where several arrows end at a seat, so many inches to the side. `stop`: so many inches before it.
        `tip`: where else it ends.
        """
        (mx, my), spot = self.middle, self.spot[at]
        start, end = self.before(one), self.before(at, stop)
        end = tip or (end[0] - spot.v * aside, end[1] + spot.u * aside)
        (r0, t0), (r1, t1) = [
            (hypot((x - mx) / self.rx, (y - my) / self.ry), atan2((y - my) / self.ry, (x - mx) / self.rx))
            for x, y in (start, end)
        ]
        turn = (t1 - t0 + pi) % (2 * pi) - pi
        low = 0.42 + (1 - min(1, abs(turn) / pi) ** 0.8) * (min(r0, r1) - 0.42)
        way = []
        for k in range(TURNS + 1):
            v = k / TURNS
            straight = r0 + (r1 - r0) * v
            rho = straight - (straight - low) * (4 * v * (1 - v)) ** 0.85
            theta = t0 + turn * (0.35 * v * v * (3 - 2 * v) + 0.65 * v)
            way.append((mx + self.rx * rho * cos(theta), my + self.ry * rho * sin(theta)))
        return way


def disc_of(places: int, scale: float) -> float:
    """The radius of the discs on the rim, by the size of type: those of a large table lie close."""
    return (DISC if places <= MANY or scale <= 1.2 else CLOSE) * max(scale, 1)


@lru_cache(maxsize=256)
def card_for(players: int, w: float, h: float, scale: float, least: float = LEAST) -> tuple[float, float] | None:
    """The largest card with which so many seats lie apart on a table of that size; None: not even the smallest fits.

    `scale`: how large type is; `least`: the narrowest card. On a low table cards are shorter than printed ones, where
    that leaves more room for their words.

    >>> wide = card_for(9, 8.5, 6.0, 1.0)
    >>> wide is not None and round(wide[0], 2), card_for(22, 3.0, 3.0, 1.0)
    (0.9, None)
    """
    for apart in (FRAMED, BARE):
        found = [card for tall in SHAPES if (card := _widest(players + 1, (w, h), tall, scale, least, apart))]
        words = [min(cw, WORDS * scale) for cw, _ in found]
        if found:
            return next(card for card, wide in zip(found, words, strict=True) if wide >= NEARLY * max(words))
    return None


def _widest(
    places: int, size: tuple[float, float], tall: float, scale: float, least: float, apart: float
) -> tuple[float, float] | None:
    """The widest card of a shape, if there is one."""
    (w, h), disc = size, disc_of(places, scale)
    rx, ry, least = w / 2 - disc - 0.07, h / 2 - disc - 0.07, least * max(scale / 1.35, 1)
    cw = 0.9 * scale if places <= 10 else 0.78 * scale
    while cw >= least:
        ch = cw * tall
        a, b = rx - (cw / 2 + disc + 0.08), ry - (ch / 2 + disc + 0.04)
        # In the middle: tokens, evidence, arrows; on a low table less of it.
        free = min(max(0.25, 0.38 * (h - 1.8)), 1.5)
        if 2 * b - ch > free and 2 * a - cw > 0.9 and _apart(places, (0, 0, w, h), (cw, ch), scale, apart):
            return cw, ch
        cw -= 0.02
    return None


def _apart(places: int, box: Box, card: tuple[float, float], scale: float, apart: float) -> bool:
    """Whether all cards lie so many inches apart; the first place is the moderator's, who has none."""
    spots = list(Circle(tuple(map(str, range(1, places))), box, card=card, scale=scale).spot.values())[1:]
    cw, ch = card[0] + apart, card[1] + apart
    return all(
        abs(one.x - two.x) >= cw or abs(one.y - two.y) >= ch
        for k, one in enumerate(spots) for two in spots[k + 1 :]
    )  # fmt: skip
