"""Where the spaces are and how the roads run: a ring as a ring, a wheel round its hub, the printed board as printed.
Geometry alone; what stands on a space and what a line looks like is drawn in board_map.py.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from tabletop_lab.games.fourteen_nights.chapters.table import SPACES
from tabletop_lab.games.fourteen_nights.rules import EDGES

PRINTED = {1: (0, 1), 2: (1, 1), 4: (2, 1), 3: (0, 0), 5: (1, 0), 6: (2, 0)}
"""Column and row of each space on the printed board."""
ROUND = ((-0.46, 1), (0.46, 1), (1, 0), (0.46, -1), (-0.46, -1), (-1, 0))
"""Six places on a ring, clockwise from the top left, in halves of its width and of its height."""
ROUND_A_HUB = ((0, 1), (1, 0.35), (0.62, -1), (-0.62, -1), (-1, 0.35))
BENDS = (0.0, 0.16, -0.16, 0.3, -0.3, 0.5, -0.5, 0.75, -0.75)
"""How far a connection may be bent aside, in shares of its length: as little as keeps it off every other space."""
FINE = (0.0, *(round(side * share / 100, 2) for share in range(14, 76, 3) for side in (1, -1)))
"""The same where a road has little room beside a hub."""
STEPS = 24
LOW = 3.1
"""Inches: below this height there are two rows of spaces (if few roads join them), whatever the board."""

Point = tuple[float, float]
Box = tuple[float, float, float, float]
Edges = tuple[tuple[int, int], ...]


class Layout:
    """The boxes of the spaces inside (x, y, w, h), and the ways between them.

    >>> layout = Layout(0, 0, 9, 3, EDGES["published"])
    >>> [layout.box[n][0] < layout.box[m][0] for n, m in ((1, 2), (2, 4), (3, 5), (5, 6))]
    [True, True, True, True]
    """

    def __init__(
        self, x: float, y: float, w: float, h: float, edges: Edges, gaps: tuple[float, float] = (0.36, 0.26)
    ) -> None:
        self.edges = edges
        centres, self.width, self.height, self.rim = _places(edges, w, h, *gaps)
        self.box: dict[int, Box] = {
            n: (x + cx - self.width / 2, y + cy - self.height / 2, self.width, self.height)
            for n, (cx, cy) in centres.items()
        }
        self.middle = (x + w / 2, y + h / 2)
        self._ways: dict[tuple[int, int], list[Point]] = {}

    def centre(self, n: int) -> Point:
        """The middle of a space."""
        x, y, w, h = self.box[n]
        return x + w / 2, y + h / 2

    def way(self, a: int, b: int) -> list[Point]:
        """Points of the connection from the edge of `a` to the edge of `b`, never across a third space."""
        if a > b:
            return self.way(b, a)[::-1]
        if (a, b) not in self._ways:
            ways = [self._bent(a, b, bend) for bend in self._bends(a, b)]
            self._ways[a, b] = next((way for way in ways if not self._crosses(way, a, b)), ways[0])
        return self._ways[a, b]

    def _bends(self, a: int, b: int) -> Iterator[float]:
        """On the rim of a ring outwards first, elsewhere straight first."""
        if {a, b} <= self.rim and _beside(self.edges, a, b, self.rim):
            (ax, ay), (bx, by), (mx, my) = self.centre(a), self.centre(b), self.middle
            yield 0.16 if (bx - ax) * (my - ay) < (by - ay) * (mx - ax) else -0.16
        yield from FINE if self._hub_below() == {a, b} else BENDS

    def _hub_below(self) -> set[int]:
        """In two rows with a hub: the spaces at both sides of it, whose road runs below."""
        across = sorted(self.box, key=lambda n: self.box[n][0])
        low = [n for n in across if self.centre(n)[1] < self.middle[1]]
        return {low[0], low[2]} if len(low) == 3 and _hub(self.edges) == low[1] else set()

    def _bent(self, a: int, b: int, bend: float) -> list[Point]:
        start, end = self.centre(a), self.centre(b)
        across, up = end[0] - start[0], end[1] - start[1]
        aside = ((start[0] + end[0]) / 2 - up * bend, (start[1] + end[1]) / 2 + across * bend)
        curve = [_on(start, aside, end, k / (4 * STEPS)) for k in range(4 * STEPS + 1)]
        outside = [p for p in curve if not _inside(p, self.box[a]) and not _inside(p, self.box[b])]
        if len(outside) < 2:
            return [start, end]
        first, last = _edge(self.box[a], start, outside[0]), _edge(self.box[b], end, outside[-1])
        return [first, last] if not bend else [first, *outside[1:-1:3], last]

    def _crosses(self, way: list[Point], a: int, b: int) -> bool:
        others = [box for n, box in self.box.items() if n not in (a, b)]
        points = [_on(p, ((p[0] + q[0]) / 2, (p[1] + q[1]) / 2), q, k / STEPS)
                  for p, q in zip(way, way[1:], strict=False) for k in range(STEPS + 1)]  # fmt: skip
        return any(_inside(point, box, 0.03) for point in points for box in others)


@lru_cache(maxsize=64)
def laid_out(x: float, y: float, w: float, h: float, edges: Edges, gaps: tuple[float, float] = (0.36, 0.26)) -> Layout:
    """The layout of a board; remembered, because finding the ways takes longer than drawing them."""
    return Layout(x, y, w, h, edges, gaps)


def _places(
    edges: Edges, w: float, h: float, across: float, down: float
) -> tuple[dict[int, Point], float, float, set[int]]:
    """The centres of the spaces, their width and height, and which of them stand on a rim."""
    if set(edges) == set(EDGES["published"]):
        across, down = max(across, 0.055 * w), max(down, 0.1 * h)
        width, height = (w - 2 * across) / 3, (h - down) / 2
        columns, rows = width + across, height + down
        grid = {n: (width / 2 + c * columns, height / 2 + r * rows) for n, (c, r) in PRINTED.items()}
        return grid, width, height, set()
    if h < LOW and len(edges) <= 10:
        return _two_rows(edges, w, h, max(across, 0.055 * w), max(down, 0.1 * h))
    hub = _hub(edges)
    down = max(0.85 * down, 0.06 * h)
    height = (h - 2 * down) / 3
    width = w * 0.265
    half, rise = (w - width) / 2, height + down
    rim = _round(edges, hub)
    spots = ROUND_A_HUB if hub else ROUND
    found = {n: (w / 2 + dx * half, h / 2 + dy * rise) for n, (dx, dy) in zip(rim, spots, strict=True)}
    if hub:
        found[hub] = (w / 2, h / 2)
    return found, width, height, set(rim)


def _two_rows(
    edges: Edges, w: float, h: float, across: float, down: float
) -> tuple[dict[int, Point], float, float, set[int]]:
    """Where there is no height for three rows: the rim clockwise through two of them, a hub at the end."""
    hub = _hub(edges)
    rim = _round(edges, hub)
    rows = rim[:3], tuple(reversed(rim[3:])) if hub is None else (rim[4], hub, rim[3])
    strip = max(0.2, 0.12 * h) if hub is not None else 0.0  # for the road that runs below the hub
    down *= 0.65 if strip and h < 2 else 1.0
    width, height = (w - 2 * across) / 3, (h - down - strip) / 2
    columns = width + across
    found = {
        n: (width / 2 + k * columns, strip + height / 2 + (1 - row) * (height + down))
        for row, line in enumerate(rows) for k, n in enumerate(line)
    }  # fmt: skip
    return found, width, height, set()


def _round(edges: Edges, hub: int | None) -> tuple[int, ...]:
    """The spaces in an order round the board in which neighbours are connected, if there is one; else by number."""
    spaces = [n for n in SPACES if n != hub]
    joined = {pair for a, b in edges for pair in ((a, b), (b, a))}

    def goes_on(way: tuple[int, ...]) -> tuple[int, ...]:
        if len(way) == len(spaces):
            return way if (way[-1], way[0]) in joined else ()
        steps = (goes_on((*way, n)) for n in spaces if n not in way and (way[-1], n) in joined)
        return next(filter(None, steps), ())

    return goes_on((spaces[0],)) or tuple(spaces)


def _hub(edges: Edges) -> int | None:
    """The one space that is connected with all others, if there is one."""
    hubs = [n for n in SPACES if _degree(edges, n) == len(SPACES) - 1]
    return hubs[0] if len(hubs) == 1 else None


def _degree(edges: Edges, n: int) -> int:
    return sum(n in edge for edge in edges)


def _beside(edges: Edges, a: int, b: int, rim: set[int]) -> bool:
    """Whether two spaces of a rim are connected along it (in a graph with few other connections)."""
    return all(_degree([e for e in edges if set(e) <= rim], n) == 2 for n in (a, b))  # type: ignore[arg-type]


def _on(a: Point, b: Point, c: Point, t: float) -> Point:
    """A point of the curve from a to c that b pulls aside."""
    s = 1 - t
    return s * s * a[0] + 2 * s * t * b[0] + t * t * c[0], s * s * a[1] + 2 * s * t * b[1] + t * t * c[1]


def _inside(point: Point, box: Box, more: float = 0.0) -> bool:
    x, y, w, h = box
    return x - more < point[0] < x + w + more and y - more < point[1] < y + h + more


def _edge(box: Box, middle: Point, outside: Point) -> Point:
    """Where the line from the middle of a box to a point outside leaves it."""
    x, y, w, h = box
    dx, dy = outside[0] - middle[0], outside[1] - middle[1]
    share = min(w / 2 / abs(dx) if dx else 9e9, h / 2 / abs(dy) if dy else 9e9)
    return middle[0] + dx * share, middle[1] + dy * share
