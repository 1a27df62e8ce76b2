"""What leads from room to room: corridors with their numbers at both ends, doors, noise, technical entrances."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from functools import lru_cache
from math import atan2, cos, hypot, pi, sin
from typing import Any, NamedTuple

from tabletop_lab.games.void_seeders.content.rows_ship import TECHNICAL

from . import board_layout, board_room
from .board_sheet import Box, Point, Sheet, shown_ways
from .palette import Palette, palette
from .pictograms import MARKS

PLATE = 0.62
"""The radius of a corridor number."""
NOISE = 1.3
"""How wide a noise marker is."""
BESIDE = tuple(
    (along, side * beside)
    for beside, along in (
        (0, 0),
        (0, 0.4),
        (0.75, 0),
        (0.95, 0),
        (1.15, 0),
        (1.15, 0.5),
        (1.35, 0),
        (1.3, 0.9),
        (1.7, 0),
        (1.7, 0.7),
        (2.1, 0),
        (2.1, 0.9),
        (2.5, 0.4),
    )
    for along in dict.fromkeys((along, -along))
    for side in ((1, -1) if beside else (1,))
)
"""Where a noise marker may lie: so far along the corridor from its middle, and so far beside it."""
ROUNDS = 12


class Plate(NamedTuple):
    """The numbers of a corridor at one of its ends: its middle, half its width and height."""

    said: tuple[str, ...]
    x: float
    y: float
    w: float
    h: float
    upright: bool


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


def ways_of(sheet: Sheet, ship: Any) -> list[Way]:
    """The corridors between the rooms of a sheet."""
    found = []
    for name, (a, b) in shown_ways(sheet, ship).items():
        one, other = sheet.at[a], sheet.at[b]
        start, end = (board_layout.edge(*pair, sheet.w, sheet.h) for pair in ((one, other), (other, one)))
        found.append(Way(name, (a, b), start, end))
    return found


def draw_ways(
    page: Any, doors: Mapping[str, str], noise: Collection[str], sheet: Sheet, ship: Any, offered: Collection[str] = ()
) -> None:  # fmt: skip
    """All corridors, then their numbers, doors and noise markers: nothing lies upon a number, nor on an entrance."""
    em, colours = sheet.em, palette(page)
    r, size = _plate_size(page, em)
    ways = ways_of(sheet, ship)
    for way in ways:
        ends = [way.start, way.end]
        if way.name in offered:
            page.line(ends, "act", 72 * 0.62 * em, z=2.0, cap="butt")
        page.line(ends, colours.way, 72 * 0.3 * em, z=2.1, cap="butt")
        page.line(ends, colours.hull, 72 * 0.12 * em, z=2.15, cap="butt")
    numbers = tuple(
        tuple(tuple(map(str, ship.numbers_of(slot, way.name))) for slot in way.rooms) for way in ways
    )  # fmt: skip
    entrances = tuple(entrances_of(page, sheet, ship).values())
    laid = _laid(tuple(ways), numbers, tuple(sheet.at.items()), entrances, (sheet.w, sheet.h, em), (r, size))
    for plate in laid.plates:
        _plate(page, plate, size, colours)
    for way, spots in zip(ways, laid.spots, strict=True):
        middle, door = way.middle, doors.get(way.name)
        side = min(max(way.long, 0.5 * em), 1.5 * em)
        page.place(
            way.name, page.box(middle[0] - side / 2, middle[1] - side / 2, side, side, None, r=0.2 * em, z=2.9), *middle
        )
        if door:
            _door(page, middle, _across(way), em, door, colours)
        if way.name in noise:
            draw_noise(page, *spots[bool(door)], NOISE * em)


def _across(way: Way) -> Point:
    """The direction across a corridor, of length 1."""
    return (way.end[1] - way.start[1]) / way.long, (way.start[0] - way.end[0]) / way.long


def _spot(way: Way, em: float, taken: Sequence[Box], rooms: Sequence[Box], door: bool) -> Point:
    """The place for a noise marker nearest to its corridor where it covers no number, no room, no door."""
    (mx, my), (nx, ny) = way.middle, _across(way)
    if ny < 0:
        nx, ny = -nx, -ny
    half = NOISE * em / 2
    best, least = way.middle, 1e9
    for along, beside in BESIDE:
        if door and abs(beside) < 1.1:
            continue
        x, y = mx + em * (nx * beside - ny * along), my + em * (ny * beside + nx * along)
        over = sum(max(half - 0.08 * em - _far(x, y, other, min(other[2:])), 0.0) for other in taken)
        over += sum(max(half - _far(x, y, room, 0.0), 0.0) for room in rooms)
        if over < 1e-9:
            return x, y
        if over < least:
            best, least = (x, y), over
    return best


def _far(x: float, y: float, box: Box, r: float) -> float:
    """How far a point is from a box with round corners, given as its middle and half its width and height."""
    return hypot(max(abs(x - box[0]) - box[2] + r, 0.0), max(abs(y - box[1]) - box[3] + r, 0.0)) - r


class Laid(NamedTuple):
    """The numbers of the corridors of a ship, and where noise lies in each of them without and with a door."""

    plates: tuple[Plate, ...]
    spots: tuple[tuple[Point, Point], ...]


@lru_cache(maxsize=32)
def _laid(
    ways: tuple[Way, ...], numbers: tuple[tuple[tuple[str, ...], ...], ...], at: tuple[tuple[int, Point], ...],
    entrances: tuple[Box, ...], sizes: tuple[float, float, float], letters: tuple[float, float],
) -> Laid:  # fmt: skip
    """The numbers at the ends of the corridors, pushed apart where two would lie upon each other; then the noise."""
    (w, h, em), (r, size), rooms = sizes, letters, dict(at)
    found = []
    for way, said in zip(ways, numbers, strict=True):
        for text, slot, here, there in ((said[0], way.rooms[0], way.start, way.end),
                                        (said[1], way.rooms[1], way.end, way.start)):  # fmt: skip
            flat = abs(here[1] - rooms[slot][1]) > 0.499 * h  # it leaves the room above or below
            part = abs(here[1] - there[1] if flat else here[0] - there[0])
            far = min((r + 0.08 * em) / max(part / way.long, 0.55), 0.5 * way.long - 1.04 * r)
            more = (len(text) - 1) * 1.12 * size / 144
            half = (r + more, r) if flat else (r, r + more)
            found.append([*board_layout.beyond(here, there, far), *half])
    blocks = [(x, y, w / 2, h / 2) for x, y in rooms.values()]
    _push(found, [*blocks, *entrances], 0.04 * em)
    flats = [one[2] > one[3] for one in found]
    texts = [text for said in numbers for text in said]
    plates = tuple(Plate(text, *one, not flat) for text, one, flat in zip(texts, found, flats, strict=True))
    taken, spots, half = [*entrances, *((each.x, each.y, each.w, each.h) for each in plates)], {}, NOISE * em / 2
    for way in sorted(ways, key=lambda way: way.long):  # the shortest has the least room beside it
        bare, beside = (_spot(way, em, taken, blocks, door) for door in (False, True))
        taken.append((*bare, half, half))
        spots[way] = bare, beside
    return Laid(plates, tuple(spots[way] for way in ways))


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


def _plate(page: Any, plate: Plate, size: float, colours: Palette) -> None:
    """The numbers of a corridor at one of its ends, side by side or one above the other: across the corridor."""
    step = 1.12 * size / 72
    w, h, r = plate.w, plate.h, min(plate.w, plate.h)
    page.box(plate.x - w, plate.y - h, 2 * w, 2 * h, colours.plate, colours.hull, page.HAIR, r, 6.5)
    for k, text in enumerate(plate.said):
        far = ((len(plate.said) - 1) / 2 - k) * step
        x, y = (plate.x, plate.y + far) if plate.upright else (plate.x - far, plate.y)
        page.text(x, y, text, colour=colours.on_plate, bold=True, ha="center", size=size, z=6.6)


def _plate_size(page: Any, em: float) -> tuple[float, float]:
    """Half the width of a corridor number, and its type."""
    size = board_room.small(page)
    return max(PLATE * em, 0.6 * size / 72), size


def _door(page: Any, at: Point, across: Point, em: float, state: str, colours: Palette) -> None:
    """Closed: a bar across the corridor. Destroyed: the same in two pieces, dashed."""
    far = 0.85 * em
    ends = [(at[0] - far * across[0], at[1] - far * across[1]), (at[0] + far * across[0], at[1] + far * across[1])]
    if state == "closed":
        page.line(ends, colours.hull, 72 * 0.6 * em, z=6.65, cap="butt")
        page.line(ends, colours.door, 72 * 0.4 * em, z=6.7, cap="butt")
    else:
        for k, (x, y) in enumerate(ends):
            near = (at[0] + (x - at[0]) * 0.42, at[1] + (y - at[1]) * 0.42)
            page.line(
                [near, (x + 0.12 * em * (1 - 2 * k), y)],
                colours.door,
                72 * 0.28 * em,
                z=6.7,
                dash=(0.8, 0.5),
                cap="butt",
            )


def draw_noise(page: Any, x: float, y: float, size: float, z: float = 6.8) -> None:
    """A noise marker."""
    colours = palette(page)
    page.disc(x, y, size / 2, colours.noise, colours.hull, page.LINE, z)
    page.pictogram(MARKS["noise"], x, y, 0.66 * size, colours.on_noise, colours.noise, z=z + 0.1)


def draw_entrances(page: Any, sheet: Sheet, ship: Any) -> None:
    """The Technical Corridor entrances: gratings with their numbers, where no corridor leaves the room."""
    em, colours, size = sheet.em, palette(page), board_room.small(page)
    for slot, (cx, cy, w, r) in entrances_of(page, sheet, ship).items():
        said = _said(ship, slot)
        wide = page.text_width(said, size, True)
        page.box(cx - w, cy - r, 2 * w, 2 * r, "card", colours.plate, page.RULE, 0.25 * r, 6.5)
        page.pictogram(MARKS["duct"], cx - w + 0.7 * em, cy, 0.95 * em, "ink", "card", z=6.6)
        page.text(cx + w - 0.35 * r - wide / 2, cy, said, colour="ink", bold=True, ha="center", size=size, z=6.6)


def _said(ship: Any, slot: int) -> str:
    return "·".join(map(str, ship.numbers_of(slot, TECHNICAL)))


def entrances_of(page: Any, sheet: Sheet, ship: Any) -> dict[int, Box]:
    """Of the entrance of each room its middle, and half its width and height; none lies upon another or a room."""
    found: dict[int, Box] = {}
    for slot in (slot for slot in ship.entrances if slot in sheet.at):
        rooms = [(*at, sheet.w / 2, sheet.h / 2) for other, at in sheet.at.items() if other != slot]
        choices = [_entrance(page, sheet, ship, slot, angle) for angle in _free(sheet, ship, slot)]
        taken = [*rooms, *found.values()]
        clear = (box for box in choices if not any(_over(box, other) for other in taken))
        found[slot] = next(clear, choices[0])
    return found


def _over(one: Box, other: Box) -> bool:
    return abs(one[0] - other[0]) < one[2] + other[2] and abs(one[1] - other[1]) < one[3] + other[3]


def _entrance(page: Any, sheet: Sheet, ship: Any, slot: int, angle: float) -> Box:
    """The middle of the entrance of a room in that direction, and half its width and height."""
    em, (x, y), size = sheet.em, sheet.at[slot], board_room.small(page)
    at = board_layout.edge((x, y), (x + 10 * sheet.w * cos(angle), y + 10 * sheet.w * sin(angle)), sheet.w, sheet.h)
    r = max(PLATE * em, 0.62 * size / 72)
    w = page.text_width(_said(ship, slot), size, True) + 1.25 * em + 0.55 * r
    left, right, low, high = sheet.box[0], sheet.box[0] + sheet.box[2], sheet.box[1], sheet.box[1] + sheet.box[3]
    cx, above = min(max(at[0], left + w / 2), right - w / 2), at[1] - y
    if abs(above) < 0.3 * sheet.h:
        cx, above = cx + (0.36 * w if at[0] > x else -0.36 * w), 0.0
        at = (at[0], y - 0.22 * sheet.h)
    lift = 0.9 * r if above > 0.4 * sheet.h else -0.9 * r if above < -0.4 * sheet.h else 0
    return cx, min(max(at[1] + lift, low + r), high - r), w / 2, r


def _free(sheet: Sheet, ship: Any, slot: int) -> list[float]:
    """Directions below, above or beside a room; those first that are farthest from every corridor."""
    slant, (x, y) = atan2(sheet.h, sheet.w), sheet.at[slot]
    ends = [sheet.at[b if a == slot else a] for a, b in shown_ways(sheet, ship).values() if slot in (a, b)]
    used = [atan2(there[1] - y, there[0] - x) for there in ends]
    choices = [
        -pi / 2,
        pi / 2,
        -pi / 2 - 0.5 * slant,
        -pi / 2 + 0.5 * slant,
        pi / 2 - 0.5 * slant,
        pi / 2 + 0.5 * slant,
        pi,
        0.0,
    ]

    def apart(angle: float) -> float:
        return min((abs((angle - other + pi) % (2 * pi) - pi) for other in used), default=pi)

    return sorted(choices, key=lambda angle: -round(min(apart(angle), 1.0), 2))
