"""Faces of what is only in the printed box: tiles at their true size, target cards, location cards."""

from __future__ import annotations

from typing import Any

from tabletop_lab.games.tiedie.content.tiles import IMPASSABLE, Tile

from .card_faces import sign_of
from .palette import ground_of, palette
from .pictograms import STATES, TOKENS

WALL = 1.5
"""Millimetres: the wall around a tile."""
MM = 72 / 25.4
DOORS = ((0.5, 0.0), (1.0, 0.5), (0.5, 1.0), (0.0, 0.5))


def draw_tile(page: Any, tile: Tile, words: Any) -> None:
    """A map tile: rock, squares, box spaces, start squares with their numbers, doors in the wall, its name on rock."""
    u, ground = page.in_units(), ground_of(page, True)
    wall = WALL * MM
    s = (u.w - 2 * wall) / tile.side
    u.box(0, 0, u.w, u.h, 0, ground.wall)
    rocks = []
    for r, row in enumerate(tile.rows):
        for c, mark in enumerate(row):
            x, y = wall + c * s, wall + r * s
            rock = mark == IMPASSABLE
            u.box(x, y, s, s, 0, ground.rock if rock else ground.floor, ground.rock if rock else ground.grid, 0.6)
            if rock:
                rocks.append((x, y))
    for down, right in tile.boxes:
        k = 0.08 * s
        u.box(wall + right * s + k, wall + down * s + k, s - 2 * k, s - 2 * k, 0, None, ground.soft, 0.8, (2, 1.5))
        u.sign(TOKENS["crate"], wall + (right + 0.5) * s, wall + (down + 0.5) * s, 0.5 * s, ground.grid, ground.floor)
    for number, (down, right) in tile.starts.items():
        u.disc(wall + (right + 0.5) * s, wall + (down + 0.5) * s, 0.34 * s, None, ground.soft, 1.2)
        u.text(wall + (right + 0.5) * s, wall + (down + 0.5) * s, str(number), 18, ground.ink, True, "center")
    for door in tile.doors:
        x, y = DOORS[door][0] * u.w, DOORS[door][1] * u.h
        wide, high = (0.7 * s, wall) if door % 2 == 0 else (wall, 0.7 * s)
        u.box(min(max(x - wide / 2, 0), u.w - wide), min(max(y - high / 2, 0), u.h - high), wide, high, 0, ground.door)
    for (x, y), said in zip(rocks, (tile.id, *_in_lines(u, tile.name(words.lang), s)), strict=False):
        u.text(x + s / 2, y + s / 2, said, u.fit(said, 11, 0.94 * s, True, 8), ground.ink, True, "center")


def _in_lines(u: Any, name: str, s: float) -> list[str]:
    """The name of a room, a word to each rock."""
    return u.wrap(name, 8, s, True, 2)


def draw_target(page: Any, character: Any, words: Any) -> None:
    """A target card: the character that is hunted, without its ability (TD-3.15)."""
    _face(page, sign_of(character), character.name(words.lang), str(words("box-target")))


def draw_location(page: Any, number: int, words: Any) -> None:
    """A location card: its number (TD-3.10)."""
    _face(page, None, str(words("box-location", number=number)), str(words("box-locations")), str(number))


def draw_back(page: Any, words: Any) -> None:
    """The back that action and location cards share: a location card is a blank action card in team mode."""
    u, colours = page.in_units(), palette(page)
    u.box(0.6, 0.6, u.w - 1.2, u.h - 1.2, 10, "card", "soft")
    u.box(7, 7, u.w - 14, u.h - 14, 6, colours.back)
    u.box(13, 13, u.w - 26, u.h - 26, 4, None, colours.mark, 1)
    u.sign(STATES["start"], u.w / 2, u.h / 2, 76, colours.mark, colours.back)


def _face(page: Any, sign: Any, name: str, kind: str, number: str = "") -> None:
    u, colours = page.in_units(), palette(page)
    u.box(0.6, 0.6, u.w - 1.2, u.h - 1.2, 10, "card", "soft")
    u.box(6, 6, u.w - 12, 30, 6, colours.crate)
    u.text(u.w / 2, 21, kind, u.fit(kind, 13, u.w - 20, True), colours.on_crate, True, "center")
    u.disc(u.w / 2, 0.46 * u.h, 0.3 * u.w, "faint")
    if sign is not None:
        u.sign(sign, u.w / 2, 0.46 * u.h, 0.42 * u.w, "ink", "faint")
    else:
        u.text(u.w / 2, 0.46 * u.h, number, 54, "ink", True, "center")
    u.text(u.w / 2, 0.8 * u.h, name, u.fit(name, 20, u.w - 20, True), "ink", True, "center")
