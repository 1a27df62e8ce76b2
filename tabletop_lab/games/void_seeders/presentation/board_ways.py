"""What leads from room to room: corridors with their numbers at both ends, doors, noise, technical entrances."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from math import atan2, cos, pi, sin
from typing import Any

from tabletop_lab.games.void_seeders.content.rows_ship import TECHNICAL

from . import board_layout, board_room
from .board_sheet import Box, Point, Sheet, shown_ways
from .palette import Palette, palette
from .pictograms import MARKS
from .ways_laid import DOOR, NOISE, THICK, Ground, Laid, Plate, Way, astray, hidden, laid

PLATE = 0.62
"""The radius of a corridor number."""
GRATE = 0.55
"""Half the height of an entrance: so high, it has room between a room and the edge of the map."""


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
    _, size = _plate_size(page, em)
    ways = ways_of(sheet, ship)
    for way in ways:
        ends = [way.start, way.end]
        if way.name in offered:
            page.line(ends, "act", 72 * 0.62 * em, z=2.0, cap="butt")
        page.line(ends, colours.way, 72 * 0.3 * em, z=2.1, cap="butt")
        page.line(ends, colours.hull, 72 * 0.12 * em, z=2.15, cap="butt")
    there, _ = _laid_on(page, sheet, ship, ways)
    for plate in there.plates:
        _plate(page, plate, size, colours)
    for way, at, spots in zip(ways, there.doors, there.noise, strict=True):
        middle, door = way.middle, doors.get(way.name)
        side = min(max(way.long, 0.5 * em), 1.5 * em)
        page.place(
            way.name, page.box(middle[0] - side / 2, middle[1] - side / 2, side, side, None, r=0.2 * em, z=2.9), *middle
        )
        if door:
            _door(page, at, way.across, em, door, colours)
        if way.name in noise:
            draw_noise(page, *spots[bool(door)], NOISE * em)


def _laid_on(page: Any, sheet: Sheet, ship: Any, ways: list[Way]) -> tuple[Laid, Ground]:
    numbers = tuple(
        tuple(tuple(map(str, ship.numbers_of(slot, way.name))) for slot in way.rooms) for way in ways
    )  # fmt: skip
    entrances, head = tuple(entrances_of(page, sheet, ship).values()), board_room.head(page, sheet.em)
    ground = Ground(tuple(sheet.at.items()), sheet.w, sheet.h, head, entrances, sheet.box, sheet.em)
    return laid(tuple(ways), numbers, ground, *_plate_size(page, sheet.em), sheet.once), ground


def hidden_on(page: Any, sheet: Sheet, ship: Any) -> float:
    """How much of the numbers of corridors and rooms would lie below something on a sheet, in heights of type."""
    there, ground = _laid_on(page, sheet, ship, ways_of(sheet, ship))
    return hidden(there, ground, board_room.small(page))


def astray_on(page: Any, sheet: Sheet, ship: Any) -> float:
    """How far the numbers of corridors would stand away from their corridors on a sheet, in heights of type."""
    ways = ways_of(sheet, ship)
    there, _ = _laid_on(page, sheet, ship, ways)
    return astray(ways, there, sheet.em)


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
    far = DOOR * em
    ends = [(at[0] - far * across[0], at[1] - far * across[1]), (at[0] + far * across[0], at[1] + far * across[1])]
    if state == "closed":
        page.line(ends, colours.hull, 72 * 2 * THICK * em, z=6.65, cap="butt")
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
    r = GRATE * em
    w = page.text_width(_said(ship, slot), size, True) + 1.25 * em + 0.55 * r
    left, right, low, high = sheet.box[0], sheet.box[0] + sheet.box[2], sheet.box[1], sheet.box[1] + sheet.box[3]
    cx, above = min(max(at[0], left + w / 2), right - w / 2), at[1] - y
    if abs(above) < 0.3 * sheet.h:
        cx, above = cx + (0.36 * w if at[0] > x else -0.36 * w), 0.0
        at = (at[0], y - 0.22 * sheet.h)
    # Above, the room has its number and its name at the edge: there the entrance stands outside of it.
    lift = r if above > 0.4 * sheet.h else -0.9 * r if above < -0.4 * sheet.h else 0
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
