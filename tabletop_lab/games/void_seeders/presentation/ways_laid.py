"""Where the numbers of the corridors stand, and where a door and noise lie in each: nothing lies upon a number."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache, partial
from itertools import product
from math import hypot
from typing import NamedTuple

import numpy as np

from . import board_layout
from .board_sheet import Box, Point

NOISE, DOOR = 1.3, 0.85
"""How wide a noise marker is, and half the length of a door."""
THICK = 0.25
"""Half the breadth of a door, with its rim."""
ROUNDS, SWEEPS = 12, 4
NUMBER, ROOM = 100.0, 9.0
"""What it costs to cover a number or the head of a room, and the rest of a room; one height of type aside costs 1."""
LINE, NEARER = 30.0, 12.0
"""What it costs noise to lie upon another corridor than its own, and nearer to one: it would be heard there."""
RIM = 0.22
"""In heights of type: so far into a room a number may reach where corridors are short."""
STEP, FAR = 0.2, 3.0
"""How finely, and how far around its place, a number looks for another one."""
ALONG = tuple(0.15 * k for k in range(21))
BESIDE = (0.0, *(0.6 + 0.15 * k for k in range(15)))
"""Where noise and doors may lie: so far along the corridor from its middle, and so far beside it."""
AT_ONCE = 64
"""So many places are weighed together, the nearest first."""
SIDEWAYS = 1.2
"""What lies beside its corridor is farther from it than what lies along it."""


BY = 0.25
"""A number that is no farther from its corridor, in heights of type, stands at it."""


def _offsets() -> tuple[np.ndarray, np.ndarray]:
    """The places along and beside a corridor, the nearest first, and how far each of them is."""
    found = np.array([(a * s, b * t) for a, b in product(ALONG, BESIDE) for s in (1, -1) for t in (1, -1)])
    far = np.abs(found[:, 0]) + SIDEWAYS * np.abs(found[:, 1])
    order = np.argsort(far, kind="stable")
    return found[order], far[order]


OFFSETS, ASIDE = _offsets()


class Plate(NamedTuple):
    """The numbers of a corridor at one of its ends: its middle, half its width and height."""

    said: tuple[str, ...]
    x: float
    y: float
    w: float
    h: float
    upright: bool
    way: str
    """The corridor to which they belong."""


class Way(NamedTuple):
    """A corridor as it is drawn: where it leaves both rooms."""

    name: str
    rooms: tuple[int, int]
    start: Point
    end: Point

    @property
    def middle(self) -> Point:
        """Half-way."""
        return (self.start[0] + self.end[0]) / 2, (self.start[1] + self.end[1]) / 2

    @property
    def long(self) -> float:
        """Its length."""
        return hypot(self.end[0] - self.start[0], self.end[1] - self.start[1]) or 1e-6

    @property
    def across(self) -> Point:
        """The direction across it, of length 1."""
        return (self.end[1] - self.start[1]) / self.long, (self.start[0] - self.end[0]) / self.long


class Ground(NamedTuple):
    """What stands on the map already: the rooms, the height of their heads, entrances; the map itself."""

    rooms: tuple[tuple[int, Point], ...]
    w: float
    h: float
    head: float
    entrances: tuple[Box, ...]
    map: Box
    em: float

    @property
    def bodies(self) -> list[Box]:
        """The rooms: their middle, half their width and height."""
        return [(x, y, self.w / 2, self.h / 2) for _, (x, y) in self.rooms]

    @property
    def heads(self) -> list[Box]:
        """The upper parts of the rooms, with number and name."""
        return [(x, y + (self.h - self.head) / 2, self.w / 2, self.head / 2) for _, (x, y) in self.rooms]


class Laid(NamedTuple):
    """The numbers of the corridors; of each corridor where its door is, and its noise without and with a door."""

    plates: tuple[Plate, ...]
    doors: tuple[Point, ...]
    noise: tuple[tuple[Point, Point], ...]


@lru_cache(maxsize=128)
def laid(
    ways: tuple[Way, ...], numbers: tuple[tuple[tuple[str, ...], ...], ...], ground: Ground, r: float, size: float,
    once: bool = False,
) -> Laid:  # fmt: skip
    """Lay everything that belongs to corridors; `r`: half the height of a number, `size`: its type.

    `once`: the same numbers at both ends of a corridor that is too short for them stand in its middle.
    """
    plates = _plates(ways, numbers, ground, r, size, once)
    em, fixed = ground.em, [*ground.entrances, *((each.x, each.y, each.w, each.h) for each in plates)]
    read = [*ground.entrances, *(_letters(each, size) for each in plates)]
    doors: dict[str, Point] = {}
    bars: dict[str, Sequence[Box]] = {}
    noise: dict[str, tuple[Point, Point]] = {}
    for way in sorted(ways, key=lambda way: way.long):  # the shortest has the least room beside it
        taken = [*read, *(part for name in bars for part in bars[name])]
        doors[way.name] = _spot(way, ground, taken, _bar(way, em), ROOM)
        bars[way.name] = [_moved(part, doors[way.name]) for part in _bar(way, em)]
    lying: list[Box] = []
    half = NOISE * em / 2
    for way in sorted(ways, key=lambda way: way.long):
        others = [part for name in bars for part in bars[name] if name != way.name]
        taken, disc = [*fixed, *others, *lying], [(0.0, 0.0, half - 0.08 * em, half - 0.08 * em)]
        lines = np.array([(*other.start, *other.end) for other in ways if other.name != way.name and other.long])
        bare, beside = (_spot(way, ground, [*taken, *own], disc, NUMBER, lines) for own in ([], bars[way.name]))
        lying.append((*bare, half, half))
        noise[way.name] = bare, beside
    return Laid(plates, tuple(doors[way.name] for way in ways), tuple(noise[way.name] for way in ways))


def hidden(there: Laid, ground: Ground, size: float) -> float:
    """How deep numbers, noise and doors lie upon the numbers and the heads of rooms, in heights of type."""
    em, half, deep = ground.em, NOISE * ground.em / 2, 0.0
    letters = [_letters(each, size) for each in there.plates]
    heads = [*ground.heads, *ground.entrances]
    for k, (x, y, *part) in enumerate(letters):
        others = [*heads, *letters[:k], *letters[k + 1 :]]
        deep += float(_over(np.array([[x, y]]), part, others, em)[0])
    for spots in there.noise:
        deep += float(_over(np.array(spots), (half, half), [*letters, *heads], em).sum())
    for k, (x, y, *part) in enumerate(ground.entrances):
        others = [*ground.heads, *ground.entrances[:k], *ground.entrances[k + 1 :]]
        deep += float(_over(np.array([[x, y]]), [0.9 * side for side in part], others, em)[0])
    return deep


def astray(ways: Sequence[Way], there: Laid, em: float) -> float:
    """How far numbers stand away from their own corridors, in heights of type; beside it costs nothing."""
    far, named = 0.0, {way.name: way for way in ways}
    for plate in there.plates:
        way = named[plate.way]
        (x0, y0), (x1, y1) = way.start, way.end
        share = ((plate.x - x0) * (x1 - x0) + (plate.y - y0) * (y1 - y0)) / way.long**2
        share = min(max(share, 0.0), 1.0)
        aside = max(abs(plate.x - x0 - share * (x1 - x0)) - plate.w, abs(plate.y - y0 - share * (y1 - y0)) - plate.h)
        far += max(aside / em - BY, 0.0)
    return far


def _letters(plate: Plate, size: float) -> Box:
    """The part of a plate with its numbers: what lies upon its rim alone hides nothing."""
    rim = min(plate.w, plate.h) - 0.36 * size / 72
    return plate.x, plate.y, plate.w - rim, plate.h - rim


def _plates(
    ways: Sequence[Way], numbers: Sequence[Sequence[tuple[str, ...]]], ground: Ground, r: float, size: float,
    once: bool,
) -> tuple[Plate, ...]:  # fmt: skip
    """The numbers at the ends of the corridors, pushed apart; those that still lie upon something look for a place."""
    rooms, em, found = dict(ground.rooms), ground.em, []
    owners: list[tuple[Way, tuple[str, ...]]] = []
    for way, said in zip(ways, numbers, strict=True):
        free = _free(way, rooms, ground)
        if once and said[0] == said[1] and free < 4 * r - 2 * RIM * em:
            flat = abs(way.start[1] - rooms[way.rooms[0]][1]) > 0.499 * ground.h
            more = (len(said[0]) - 1) * 1.12 * size / 144
            slim = min(r, max(free / 2 - 0.01 * em, 0.75 * r))  # it stands between its rooms
            found.append([*way.middle, *((r + more, slim) if flat else (slim, r + more))])
            owners.append((way, said[0]))
            continue
        for text, slot, here, there in ((said[0], way.rooms[0], way.start, way.end),
                                        (said[1], way.rooms[1], way.end, way.start)):  # fmt: skip
            flat = abs(here[1] - rooms[slot][1]) > 0.499 * ground.h  # it leaves the room above or below
            part = abs(here[1] - there[1] if flat else here[0] - there[0])
            far = min((r + 0.08 * em) / max(part / way.long, 0.55), 0.5 * way.long - 1.04 * r)
            more = (len(text) - 1) * 1.12 * size / 144
            half = (r + more, r) if flat else (r, r + more)
            found.append([*board_layout.beyond(here, there, far), *half])
            owners.append((way, text))
    _push(found, [*ground.bodies, *ground.entrances], 0.04 * em)
    _settle(found, ground)
    flats = [one[2] > one[3] for one in found]
    return tuple(
        Plate(text, x, y, w, h, not flat, way.name)
        for (way, text), (x, y, w, h), flat in zip(owners, found, flats, strict=True)
    )


def _free(way: Way, rooms: dict[int, Point], ground: Ground) -> float:
    """How far two rooms are from each other, in the direction in which their corridor leaves the first of them."""
    (ax, ay), (bx, by) = (rooms[slot] for slot in way.rooms)
    return max(abs(ax - bx) - ground.w, abs(ay - by) - ground.h)


def _push(plates: list[list[float]], rooms: Sequence[Box], gap: float) -> None:
    """Move plates off the rooms as far as that goes, and off each other in any case."""
    for turn in range(ROUNDS):
        if turn < ROUNDS - 4:
            for one in plates:
                for room in rooms:
                    _apart(one, list(room), 0.0, both=False)
        pairs = [(one, other) for k, one in enumerate(plates) for other in plates[k + 1 :]]
        if not sum(_apart(one, other, gap, both=True) for one, other in pairs):
            return


def _apart(one: list[float], other: list[float], gap: float, both: bool) -> bool:
    """Push two things apart, the shorter way; `both`: each of them half of it. Says whether they were too near."""
    dx, dy = other[0] - one[0], other[1] - one[1]
    over_x, over_y = one[2] + other[2] + gap - abs(dx), one[3] + other[3] + gap - abs(dy)
    if over_x <= 1e-6 or over_y <= 1e-6:
        return False
    axis, over, way = (0, over_x, dx) if over_x < over_y else (1, over_y, dy)
    step = over * (1 if way >= 0 else -1) * (0.5 if both else 1.0)
    one[axis] -= step
    if both:
        other[axis] += step
    return True


def _settle(plates: list[list[float]], ground: Ground) -> None:
    """Each plate that lies upon something takes the best place near the one it has; those beside it make room."""
    em = ground.em
    steps = [STEP * em * k for k in range(-round(FAR / STEP), round(FAR / STEP) + 1)]
    offsets = np.array(sorted(product(steps, steps), key=lambda at: hypot(*at)))
    far = np.hypot(offsets[:, 0], offsets[:, 1]) / em
    begun = np.array([one[:2] for one in plates])
    for _ in range(SWEEPS):
        moved = False
        for k, one in enumerate(plates):
            others = [other for j, other in enumerate(plates) if j != k]
            hard = np.array([*ground.entrances, *ground.heads, *others])
            now, inner = np.array([one[:2]]), [half - RIM * em for half in one[2:]]
            if _over(now, one[2:], hard, em)[0] < 0.05 and _over(now, inner, ground.bodies, em)[0] < 0.05:
                continue

            best = _cheapest(begun[k] + offsets, far, partial(_plate_cost, ground, one[2:], inner, hard))
            moved |= bool(np.hypot(*(best - now[0])) > 1e-6)
            one[:2] = best.tolist()
        if not moved:
            return


def _plate_cost(
    ground: Ground, half: Sequence[float], inner: Sequence[float], hard: np.ndarray, spots: np.ndarray
) -> np.ndarray:  # fmt: skip
    """What a plate of that size covers at each of many places; outside of the map it may not be."""
    left, low, wide, tall = ground.map
    outside = (spots[:, 0] < left + half[0]) | (spots[:, 0] > left + wide - half[0])
    outside |= (spots[:, 1] < low + half[1]) | (spots[:, 1] > low + tall - half[1])
    cost = NUMBER * _over(spots, half, hard, ground.em) + ROOM * _over(spots, inner, ground.bodies, ground.em)
    return np.asarray(cost + 1e3 * outside)


def _over(
    spots: np.ndarray, half: Sequence[float], boxes: Sequence[Box] | np.ndarray, em: float
) -> np.ndarray:  # fmt: skip
    """How deep a box of that size lies in others, at each of many places; in heights of type."""
    others = np.asarray(boxes).reshape(-1, 4)
    deep_x = half[0] + others[:, 2] - np.abs(spots[:, :1] - others[:, 0])
    deep_y = half[1] + others[:, 3] - np.abs(spots[:, 1:] - others[:, 1])
    deep: np.ndarray = np.clip(np.minimum(deep_x, deep_y), 0.0, None).sum(axis=1) / em
    return np.where(deep < 1e-6, 0.0, deep)


def _bar(way: Way, em: float) -> list[Box]:
    """A door across its corridor as three boxes, around the place where it is."""
    (nx, ny), part = way.across, DOOR * em / 3
    half = part * abs(nx) + THICK * em * abs(ny), part * abs(ny) + THICK * em * abs(nx)
    return [(2 * k * part * nx, 2 * k * part * ny, *half) for k in (-1, 0, 1)]


def _moved(part: Box, at: Point) -> Box:
    return part[0] + at[0], part[1] + at[1], part[2], part[3]


def _spot(
    way: Way, ground: Ground, taken: Sequence[Box], parts: Sequence[Box], room: float,
    lines: np.ndarray | None = None,
) -> Point:  # fmt: skip
    """The place for something nearest to the middle of its corridor where it covers nothing, or the least.

    `room`: what it costs to cover a room; `lines`: other corridors, on which it should not lie.
    """
    (mx, my), (nx, ny), em = way.middle, way.across, ground.em
    if ny < 0:
        nx, ny = -nx, -ny
    within = np.abs(OFFSETS[:, 0]) * em <= max(way.long / 2, em)
    offsets, far = OFFSETS[within], ASIDE[within]
    spots = np.column_stack((mx + em * (nx * offsets[:, 1] - ny * offsets[:, 0]),
                             my + em * (ny * offsets[:, 1] + nx * offsets[:, 0])))  # fmt: skip
    hard, bodies = np.array([*taken, *ground.heads]), np.array(ground.bodies)

    def covers(spots: np.ndarray) -> np.ndarray:
        at = [(spots + np.array(part[:2]), part[2:]) for part in parts]
        costs = (NUMBER * _over(there, half, hard, em) + room * _over(there, half, bodies, em) for there, half in at)
        if lines is None or not len(lines):
            return np.asarray(sum(costs))
        near, own = _far_from(spots, lines), _far_from(spots, np.array([[*way.start, *way.end]]))
        upon, nearer = np.clip(parts[0][2] - near, 0.0, None), np.clip(own - near, 0.0, None)
        return np.asarray(sum(costs) + (LINE * upon + NEARER * nearer) / em)

    best = _cheapest(spots, far, covers)
    return float(best[0]), float(best[1])


def _far_from(spots: np.ndarray, lines: np.ndarray) -> np.ndarray:
    """How far each place is from the nearest of some lines; (x, y, x, y) are the two ends of a line."""
    start, run = lines[:, :2], lines[:, 2:] - lines[:, :2]
    share = ((spots[:, None] - start) * run).sum(axis=2) / np.maximum((run * run).sum(axis=1), 1e-9)
    there = start + np.clip(share, 0.0, 1.0)[..., None] * run
    found: np.ndarray = np.hypot(*np.moveaxis(spots[:, None] - there, 2, 0)).min(axis=1)
    return found


def _cheapest(spots: np.ndarray, far: np.ndarray, covers: Callable[[np.ndarray], np.ndarray]) -> np.ndarray:
    """The place that costs least: how far it is, and what it covers. The nearest places come first.

    Where a near one covers little, those that are farther than it costs are not looked at.
    """
    least, best = np.inf, spots[0]
    for begin in range(0, len(spots), AT_ONCE):
        if far[begin] >= least:
            break
        part = slice(begin, begin + AT_ONCE)
        costs = far[part] + covers(spots[part])
        k = int(np.argmin(costs))
        if costs[k] < least:
            least, best = costs[k], spots[begin + k]
    return best
