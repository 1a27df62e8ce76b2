"""Where the rooms of any ship stand on a page: printed positions, pushed apart until no room covers another."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from math import hypot

Point = tuple[float, float]
ROUNDS = 70
NARROWEST = 40.0
"""A part of a ship that is not so wide keeps its distance from the edges."""


def fits(width: float, height: float, w: float, h: float, positions: Mapping[int, Point]) -> bool:
    """Whether so many rooms of that size have room at all."""
    return width > w and height > h and len(positions) * w * h < 0.75 * width * height


def places(
    positions: Mapping[int, Point], width: float, height: float, w: float, h: float, gap: Point
) -> dict[int, Point]:  # fmt: skip
    """The middle of each room of size w by h in a box with its bottom left corner at (0, 0).

    `gap`: at least so much between two rooms that stand beside and above each other. Printed positions count from the
    top left corner, 0 to 100; they are stretched to the edges of the box.

    >>> places({1: (0, 0), 2: (100, 100)}, 10, 6, 2, 1, (1, 1))
    {1: (1.0, 5.5), 2: (9.0, 0.5)}
    >>> apart = places({1: (50, 50), 2: (51, 50)}, 10, 6, 2, 1, (1, 1))
    >>> round(apart[2][0] - apart[1][0], 3) >= 3
    True
    """
    return dict(_placed(tuple(sorted(positions.items())), width, height, w, h, gap))


@lru_cache(maxsize=256)
def _placed(
    positions: tuple[tuple[int, Point], ...], width: float, height: float, w: float, h: float, gap: Point
) -> tuple[tuple[int, Point], ...]:  # fmt: skip
    at = _printed(positions, width, height, w, h)
    xs, ys = [list(line) for line in zip(*at.values(), strict=True)]
    _push_apart(xs, ys, w + gap[0], h + gap[1], (w / 2, width - w / 2), (h / 2, height - h / 2))
    return tuple((slot, (x, y)) for slot, x, y in zip(at, xs, ys, strict=True))


def _push_apart(
    xs: list[float], ys: list[float], wide: float, tall: float, across: tuple[float, float], down: tuple[float, float]
) -> None:  # fmt: skip
    """Move rooms that are nearer than `wide` and `tall`, each half of the shorter way, within the edges of the box.

    The figures of a book come to some million pairs: those that are apart in one direction are left at once.
    """
    far, near = wide - 1e-4, tall - 1e-4
    for _ in range(ROUNDS):
        moved = False
        for k in range(len(xs)):
            ax, ay = xs[k], ys[k]
            for j in range(k + 1, len(xs)):
                dx = xs[j] - ax
                if dx >= far or -dx >= far:
                    continue
                dy = ys[j] - ay
                if dy >= near or -dy >= near:
                    continue
                over_x, over_y = wide - abs(dx), tall - abs(dy)
                moved = True
                if over_y / tall <= over_x / wide:
                    step = 0.5 * over_y if dy >= 0 else -0.5 * over_y
                    ay, ys[j] = _within(ay - step, down), _within(ys[j] + step, down)
                else:
                    step = 0.5 * over_x if dx >= 0 else -0.5 * over_x
                    ax, xs[j] = _within(ax - step, across), _within(xs[j] + step, across)
            xs[k], ys[k] = ax, ay
        if not moved:
            return


def _within(value: float, ends: tuple[float, float]) -> float:
    low, high = ends
    return low if value < low else high if value > high else value


def _printed(
    positions: tuple[tuple[int, Point], ...], width: float, height: float, w: float, h: float
) -> dict[int, list[float]]:  # fmt: skip
    """Where each room is printed, before any was pushed."""
    xs, ys = _spread([at[0] for _, at in positions]), _spread([at[1] for _, at in positions])
    return {
        slot: [_stretched(x, min(xs), max(xs), w, width), height - _stretched(y, min(ys), max(ys), h, height)]
        for slot, (x, y) in positions
    }


def pushed(
    found: Mapping[int, Point], printed_at: tuple[tuple[int, Point], ...], width: float, height: float,
    w: float, h: float,
) -> float:  # fmt: skip
    """How far the room that was pushed farthest is from where it is printed."""
    printed = _printed(printed_at, width, height, w, h)
    return max(hypot(x - printed[slot][0], y - printed[slot][1]) for slot, (x, y) in found.items())


def _spread(values: list[float]) -> tuple[float, float]:
    """From where to where a part of a ship is stretched: no small part over all of the box."""
    low, high = min(values), max(values)
    more = max(NARROWEST - (high - low), 0.0) / 2
    return low - more, high + more


def _stretched(value: float, low: float, high: float, size: float, room: float) -> float:
    return room / 2 if high == low else size / 2 + (value - low) / (high - low) * (room - size)


def clear(found: Mapping[int, Point], w: float, h: float, gap: Point) -> bool:
    """Whether no room covers another, nor comes nearer than three quarters of the gap."""
    spots = list(found.values())
    near_x, near_y = w + 0.75 * gap[0], h + 0.75 * gap[1]
    return all(
        abs(a[0] - b[0]) >= near_x or abs(a[1] - b[1]) >= near_y for k, a in enumerate(spots) for b in spots[k + 1 :]
    )


def edge(middle: Point, toward: Point, w: float, h: float) -> Point:
    """Where a line from the middle of a room to another point leaves the room.

    >>> edge((0, 0), (10, 0), 2, 1)
    (1.0, 0.0)
    """
    dx, dy = toward[0] - middle[0], toward[1] - middle[1]
    k = min(w / 2 / abs(dx) if dx else 1e9, h / 2 / abs(dy) if dy else 1e9)
    return (middle[0] + dx * k, middle[1] + dy * k)


def beyond(start: Point, end: Point, far: float) -> Point:
    """The point so far along the way from one point to another."""
    long = hypot(end[0] - start[0], end[1] - start[1]) or 1.0
    return (start[0] + (end[0] - start[0]) * far / long, start[1] + (end[1] - start[1]) * far / long)


def hull(points: list[Point]) -> list[Point]:
    """The convex outline around points, counterclockwise.

    >>> hull([(0, 0), (2, 0), (1, 0.5), (1, 2)])
    [(0, 0), (2, 0), (1, 2)]
    """
    ordered = sorted(set(points))
    halves = []
    for side in (ordered, ordered[::-1]):
        half: list[Point] = []
        for point in side:
            while len(half) > 1 and _turn(half[-2], half[-1], point) <= 0:
                half.pop()
            half.append(point)
        halves.append(half[:-1])
    return [*halves[0], *halves[1]]


def _turn(a: Point, b: Point, c: Point) -> float:
    return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])
