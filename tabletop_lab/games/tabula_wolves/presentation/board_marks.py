"""The signs of The Wolves of Tabula: seat discs, moon and sun, fur and footprint, the token, the eye, ways to die.
Each is made of the page's plain shapes, and each has a word beside it somewhere on the picture.
"""

from __future__ import annotations

from math import acos, atan2, cos, hypot, pi, sin
from typing import Any

from .palette import palette

Point = tuple[float, float]
COIN = 0.13
"""The radius of the Welcome token in inches."""


RING = 0.055
"""Inches by which the ring of whoever is asked goes beyond the disc of a seat."""


def seat(page: Any, x: float, y: float, label: str, r: float = 0.165, ghost: bool = False, ring: bool = False) -> None:
    """A seat: its number in an ink disc; a dashed disc for a ghost, its number whole; a ring for who is asked now."""
    z = 7.0
    if ring:
        page.disc(x, y, r + RING, "paper", "ink", page.RULE, z - 0.1)
    page.disc(
        x, y, r, "paper" if ghost else "ink", "soft" if ghost else "paper", page.LINE, z, (2.4, 1.8) if ghost else None
    )
    size = min(page.size_of("note"), max(72 * r * 1.9 / max(len(label), 2), page.least if r > 0.13 else 0))
    page.text(x, y - 0.004, label, "note", "soft" if ghost else "paper", True, ha="center", z=z + 0.5, size=size)


def coin(page: Any, x: float, y: float) -> None:
    """The Welcome token: its word would cover something, so it shows its first letter, and the key says its name."""
    colours = palette(page)
    page.disc(x, y, COIN, colours.coin, colours.coin_edge, page.RULE, 7.8)
    page.text(x, y, "W", "note", "#22272D", True, ha="center", size=max(9, page.least), z=7.9)


def moon(page: Any, x: float, y: float, r: float, fill: str = "ink", z: float = 6) -> None:
    """A crescent with three stars."""
    # two circles of which the smaller, up and to the right, takes its bite: they meet at the tips
    dx, dy, k = 0.40 * r, 0.22 * r, 0.86 * r
    far = hypot(dx, dy)
    along = (far * far + r * r - k * k) / (2 * far)
    open_, turn = acos(along / r), atan2(dy, dx)
    bite = acos((far - along) / k)
    outer = [(x + r * cos(t), y + r * sin(t)) for t in _arc(turn + open_, turn + 2 * pi - open_)]
    inner = [(x + dx + k * cos(t), y + dy + k * sin(t)) for t in _arc(turn + pi + bite, turn + pi - bite)]
    page.poly(outer + inner, fill, z=z)
    for right, up, size in ((0.32, 0.42, 0.13), (0.66, 0.08, 0.09), (0.28, -0.06, 0.08)):
        star(page, x + right * r, y + up * r, size * r, fill, z)


def star(page: Any, x: float, y: float, r: float, fill: str = "soft", z: float = 3) -> None:
    """A small star with four points."""
    reach = [r, 0.32 * r] * 4
    corners = [(x + k * cos(i * pi / 4), y + k * sin(i * pi / 4)) for i, k in enumerate(reach)]
    page.poly(corners, fill, z=z)


def sun(page: Any, x: float, y: float, r: float, fill: str = "ink", z: float = 6) -> None:
    """A hollow disc with twelve rays."""
    page.disc(x, y, 0.52 * r, None, fill, page.RULE, z)
    rays = []
    for k in range(12):
        u, v = cos(k * pi / 6), sin(k * pi / 6)
        rays.append(((x + 0.7 * r * u, y + 0.7 * r * v), (x + r * u, y + r * v)))
    page.lines(rays, fill, page.RULE, z)


def fur(page: Any, x: float, y: float, r: float, colour: str = "ink", z: float = 8) -> None:
    """A tuft: five hairs from one root."""
    tips = ((-0.9, 0.35), (-0.45, 0.8), (0, 0.95), (0.45, 0.8), (0.9, 0.35))
    hairs = [((x, y - 0.8 * r), (x + r * dx, y + r * dy)) for dx, dy in tips]
    page.lines(hairs, colour, page.RULE, z)


def footprint(page: Any, x: float, y: float, r: float, colour: str = "ink", z: float = 8) -> None:
    """A paw: a pad and four toes."""
    page.disc(x, y - 0.38 * r, 0.46 * r, colour, z=z)
    for dx, dy in ((-0.78, 0.12), (-0.3, 0.62), (0.3, 0.62), (0.78, 0.12)):
        page.disc(x + dx * r, y + dy * r, 0.22 * r, colour, z=z)


EVIDENCE = {"fur": fur, "footprint": footprint}


def token(page: Any, x: float, y: float, r: float = 0.07, z: float = 8) -> None:
    """A vote token: a ring with a dot."""
    page.disc(x, y, r, "card", "ink", page.LINE, z)
    page.disc(x, y, 0.4 * r, "ink", z=z + 0.1)


def eye(page: Any, x: float, y: float, r: float = 0.09, colour: str = "ink", z: float = 8) -> None:
    """Something shown in secret."""
    upper = [(x + r * (2 * t / 12 - 1), y + 0.55 * r * sin(pi * t / 12)) for t in range(13)]
    lower = [(x + r * (1 - 2 * t / 12), y - 0.55 * r * sin(pi * t / 12)) for t in range(1, 12)]
    page.poly(upper + lower, "card", colour, page.LINE, z)
    page.disc(x, y, 0.3 * r, colour, z=z + 0.1)


def end_of_life(page: Any, x: float, y: float, cause: str, r: float = 0.09, z: float = 8) -> None:
    """How somebody died: claws (raid), cross (lynched), blade (mercenary), diamond (gypsy), hollow disc (unknown)."""
    if cause == "raid":
        apart = (-0.75 * r, 0.0, 0.75 * r)
        page.lines([((x + d - 0.45 * r, y + r), (x + d + 0.45 * r, y - r)) for d in apart], "ink", page.RULE, z)
    elif cause == "lynched":
        page.lines([((x - r, y - r), (x + r, y + r)), ((x - r, y + r), (x + r, y - r))], "ink", page.STRONG, z)
    elif cause == "mercenary":
        page.poly([(x, y + 1.25 * r), (x + 0.6 * r, y - r), (x - 0.6 * r, y - r)], "ink", z=z)
    elif cause == "gypsy":
        page.poly([(x - r, y), (x, y + 1.2 * r), (x + r, y), (x, y - 1.2 * r)], None, "ink", page.RULE, z)
    else:
        page.disc(x, y, r, "paper", "ink", page.RULE, z)


def _arc(start: float, end: float, pieces: int = 40) -> list[float]:
    return [start + (end - start) * k / pieces for k in range(pieces + 1)]
