"""How a ship is laid on a page: how large its rooms can be, where each stands, which corner stays free."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from tabletop_lab.games.void_seeders.content.rows_ship import TECHNICAL

from . import board_layout
from . import table_facts as facts

Point = tuple[float, float]
Box = tuple[float, float, float, float]
WIDE, TALL = 8.4, 4.7
"""A room at its best, in heights of the smallest type; it shrinks where there is less room, down to the least."""
LEAST_WIDE, LEAST_TALL = 3.7, 2.9
GAP, GAP_AT_BEST = (2.6, 2.3), (4.6, 2.8)
"""Between two rooms beside and above each other: the least, and that of rooms at their best."""
TIGHT = (0.85, 0.7, 0.55, 0.4, 0.2)
"""Shares of the least gap, where even the smallest rooms do not fit with it."""
DEEP = 3
"""About so many rooms stand one above the other on a ship that is longer than wide."""
TIGHT_WIDE = (7.5, 6.5, 5.6, 4.8, 4.2, LEAST_WIDE)

APART, WIDER = 3.2, 0.3
"""What the least gap and each height of type of the rooms' width is worth beside a room that is pushed by one."""
LOW, PUSHED = 3.3, 2.0
"""Rooms as small as this are laid by their printed places, if else one is pushed so far."""


@dataclass(frozen=True, slots=True)
class Sheet:
    """Where each room of a ship stands: its middle in inches; all rooms are `w` by `h`."""

    at: dict[int, Point]
    w: float
    h: float
    em: float
    box: Box
    spare: Box | None
    """A corner in which no room and no corridor is, for the Technical Corridors."""
    technical: str = ""
    """What is written there."""
    once: bool = False
    """Whether a corridor too short for two equal numbers shows them once, in its middle."""


def room_size(width: float, height: float, positions: Any) -> tuple[float, float]:
    """The width and the height of the largest rooms that fit into a box, in heights of the smallest type.

    >>> room_size(200, 100, {1: (0, 0), 2: (100, 100)})
    (11.34, 6.016)
    >>> room_size(7, 5, {1: (0, 0), 2: (100, 100)})
    (0.0, 0.0)
    """
    return _room_size(round(width, 3), round(height, 3), tuple(sorted(positions.items())))


@lru_cache(maxsize=64)
def _room_size(width: float, height: float, positions: tuple[tuple[int, Point], ...]) -> tuple[float, float]:
    for w, h in _SIZES:
        found = _at(width, height, dict(positions), w, h)
        if found and (max(w - 1.0, h) > LOW or board_layout.pushed(found, positions, width, height, w, h) < PUSHED):
            return w, h
    return 0.0, 0.0


def _sizes() -> tuple[tuple[float, float], ...]:
    """Sizes to be tried, the best first: a room that is not so high may be wider."""
    found = {}
    for step in range(16):
        k = 1.35 - 0.07 * step
        for f in (1.9, 1.55, 1.22, 1.0):
            w, h = min(max(WIDE * k * f, LEAST_WIDE), 1.35 * WIDE), max(TALL * k, LEAST_TALL)
            found[round(w, 3), round(h, 3)] = k * f**0.6
    return tuple(sorted(found, key=lambda size: -found[size]))


_SIZES = _sizes()
PLATE_LEFT, PLATE_RIGHT, PLATE_SIGN, PLATE_EDGE = 2.1, 2.2, 1.9, 0.45
"""In heights of type, on the plate of the Technical Corridors: beside the name for its sign and its noise, or above it
for both; and at its edges."""
EDGE = 1.1
"""Free ground around the rooms: entrances stand half outside of them."""


def _at(width: float, height: float, positions: Any, w: float, h: float) -> dict[int, Point] | None:
    if not w or not board_layout.fits(width, height, w + 0.6 * GAP[0], h + 0.6 * GAP[1], positions):
        return None
    gap = _gap(h / TALL)
    found = board_layout.places(positions, round(width, 3), round(height, 3), w, h, gap)
    return found if board_layout.clear(found, w, h, gap) else None


def _gap(k: float) -> tuple[float, float]:
    share = min(max((k - 0.55) / 0.45, 0.0), 1.0)
    return GAP[0] + share * (GAP_AT_BEST[0] - GAP[0]), GAP[1] + share * (GAP_AT_BEST[1] - GAP[1])


def sheet_for(
    page: Any, view: Any, box: Box, technical: str = "", slots: Collection[int] = (), widest: float = 1e3
) -> Sheet:  # fmt: skip
    """The largest rooms of the ship of a view that fit into (x, y, w, h); see `sheet_of`."""
    return sheet_of(page, facts.ship(view), box, technical, slots, widest)


def sheet_of(
    page: Any, ship: Any, box: Box, technical: str = "", slots: Collection[int] = (), widest: float = 1e3
) -> Sheet:  # fmt: skip
    """The largest rooms of a ship that fit into (x, y, w, h).

    `technical`: the name of the Technical Corridors, if they are to stand in a corner;
    `slots`: these rooms alone, and the corridors between them;
    `widest`: no room is wider, in heights of the smallest type.
    """
    x, y, width, height = box
    em = page.size_of("note") / 72
    margin = EDGE * em
    across, down = (width - 2 * margin) / em, (height - 2 * margin) / em
    positions = {slot: at for slot, at in ship.positions.items() if not slots or slot in slots}
    w, h = room_size(across, down, positions)
    if slots:
        w, h = min(w, WIDE), min(h, TALL)
    w = min(w, max(widest, LEAST_WIDE))
    found = _at(across, down, positions, w, h)
    if not found:  # a ship for a larger page: rooms as small as can be, as far apart as they come
        w, h, found = _tight(round(across, 3), round(down, 3), tuple(sorted(positions.items())))
    at = {slot: (x + margin + a * em, y + margin + b * em) for slot, (a, b) in found.items()}
    made = Sheet(at, w * em, h * em, em, box, None)
    return Sheet(at, w * em, h * em, em, box, _corner(page, made, ship, technical) if technical else None, technical)


@lru_cache(maxsize=64)
def _tight(
    across: float, down: float, positions: tuple[tuple[int, Point], ...]
) -> tuple[float, float, dict[int, Point]]:  # fmt: skip
    """Rooms as low as can be, near each other: of what fits, what leaves them best where they are printed."""
    most = max(across / (len(positions) / DEEP) - GAP[0], LEAST_WIDE)
    best, worth, found = LEAST_WIDE, -1e9, {}
    for share in TIGHT:
        gap = (share * GAP[0], share * GAP[1])
        for w in (wide for wide in TIGHT_WIDE if wide <= most):
            at = board_layout.places(dict(positions), across, down, w, LEAST_TALL, (max(gap[0], 1.0), gap[1]))
            far = board_layout.pushed(at, positions, across, down, w, LEAST_TALL)
            this = APART * share + WIDER * w - far - (0 if board_layout.clear(at, w, LEAST_TALL, gap) else 1e6)
            if this > worth:
                best, worth, found = w, this, at
    return best, LEAST_TALL, found


def plate_lines(page: Any, name: str, wide: float) -> list[str]:
    """The name of the Technical Corridors in one line, or in two."""
    return [name] if page.text_width(name, "note") <= wide + 1e-6 else list(page.wrap(name, wide, "note", 2))


def _plates(page: Any, name: str) -> list[tuple[float, float]]:
    """Sizes of a plate with the whole name, in heights of type: a sign before two lines, or one; or a sign above them.

    A name is not cut: what is left of it may be the name of something else.
    """
    em, parts = page.size_of("note") / 72, name.split(" ")
    longest, whole = (max(page.text_width(part, "note") for part in some) / em for some in (parts, [name]))
    sides = PLATE_LEFT + PLATE_RIGHT
    return [
        (max(longest + sides, 9.2), 3.0),
        (max(whole + sides, 9.0), 2.0),
        (longest + 2 * PLATE_EDGE, PLATE_SIGN + 1.25 * len(parts) + PLATE_EDGE),
    ]


def _corner(page: Any, sheet: Sheet, ship: Any, name: str) -> Box | None:
    """A corner of the map with room for the Technical Corridors."""
    em, (x, y, w, h) = sheet.em, sheet.box
    for wide, tall in ((a * em, b * em) for a, b in _plates(page, name)):
        for left, low in ((x, y + h - tall), (x, y), (x + w - wide, y + h - tall), (x + w - wide, y)):
            if _is_free(sheet, ship, (left, low, wide, tall)):
                return left, low, wide, tall
    return None


def _is_free(sheet: Sheet, ship: Any, box: Box) -> bool:
    """Whether no room and no corridor is in a box, nor near it."""
    (left, low, wide, tall), em = box, sheet.em
    apart = all(
        abs(a - left - wide / 2) >= (wide + sheet.w) / 2 + 0.8 * em
        or abs(b - low - tall / 2) >= (tall + sheet.h) / 2 + 0.8 * em
        for a, b in sheet.at.values()
    )
    ways = shown_ways(sheet, ship).values()
    return apart and not any(_crosses(sheet.at[a], sheet.at[b], box) for a, b in ways)


def shown_ways(sheet: Sheet, ship: Any) -> dict[str, tuple[int, int]]:
    """The corridors between rooms of the sheet, each with its two slots."""
    return {
        name: (a, b) for name, (a, b) in ship.corridors.items() if name != TECHNICAL and a in sheet.at and b in sheet.at
    }


def _crosses(a: Point, b: Point, box: Box) -> bool:
    x, y, w, h = box
    return any(
        x <= a[0] + (b[0] - a[0]) * k / 12 <= x + w and y <= a[1] + (b[1] - a[1]) * k / 12 <= y + h for k in range(13)
    )
