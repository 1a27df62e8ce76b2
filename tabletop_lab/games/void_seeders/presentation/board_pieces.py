"""What stands and lies in rooms: pawns, miniatures by form and letter, eggs, carcasses, corpses."""

from __future__ import annotations

from collections.abc import Sequence
from math import cos, pi, sin
from typing import Any

from . import table_facts as facts
from .palette import palette, readable_on
from .pictograms import MARKS

LAIR_NUMBER = 0.8
"""The number of a Lair beside other letters: it stands within the arch, above the way in."""
LETTERS = {"lurker": "L", "whisperer": "W", "stalker": "S", "despoiler": "D", "lair": ""}
_FORMS = {"lurker": (5, -pi / 2, 1.0), "whisperer": (4, pi / 4, 1.1), "stalker": (3, pi / 2, 1.3),
          "despoiler": (8, pi / 8, 1.06)}  # fmt: skip
"""Corners, turn and size: a pentagon on its point, a square on its side, a triangle, an octagon with a second rim."""
DROP = 0.22
"""A triangle stands a little lower."""


def in_rows(count: int, w: float, h: float, most: float) -> tuple[float, int]:
    """The size of so many pieces in a box, and how many stand in a row.

    >>> in_rows(4, 4, 1, 2), in_rows(6, 3, 2, 2), in_rows(1, 9, 9, 2)
    ((1.0, 4), (1.0, 3), (2, 1))
    """
    best, across = 0.0, max(count, 1)
    for rows in range(1, max(count, 1) + 1):
        row = -(-max(count, 1) // rows)
        size = min(w / row, h / rows, most)
        if size > best + 1e-9:
            best, across = size, row
    return best, across


def draw_pieces(
    page: Any, view: Any, names: Sequence[str], box: tuple[float, float, float, float], most: float,
    offered: Sequence[str] = (), places: bool = True,
) -> None:  # fmt: skip
    """Pawns, miniatures and objects by their names within (x, y, w, h); each a place of its own."""
    x, y, w, h = box
    size, across = in_rows(len(names), w, h, most)
    rows = -(-len(names) // across)
    top = y + h / 2 + rows * size / 2
    for k, name in enumerate(names):
        row, column = divmod(k, across)
        here = min(across, len(names) - row * across)
        middle = (x + w / 2 + (column - (here - 1) / 2) * size, top - (row + 0.5) * size)
        draw_piece(page, view, name, *middle, 0.46 * size, name in offered, places)


def draw_piece(
    page: Any, view: Any, name: str, x: float, y: float, r: float, offered: bool = False, place: bool = True
) -> None:  # fmt: skip
    """One piece of radius r. One that can be chosen now has a frame in the accent."""
    if place:
        page.place(name, page.box(x - r, y - r, 2 * r, 2 * r, None, r=0.4 * r, z=7.9), x, y)
    if offered:
        page.box(x - 1.06 * r, y - 1.06 * r, 2.12 * r, 2.12 * r, None, "act", page.STRONG, 0.4 * r, 7.8)
    with page.piece(name, x, y):
        if name in view.players:
            draw_pawn(page, view, name, x, y, 0.76 * r if name == view.turn_of else 0.82 * r, place)
        elif facts.is_object(name):
            draw_object(page, view, name, x, y, 1.7 * r)
        else:
            draw_miniature(page, view, name, x, y, r)


def draw_pawn(page: Any, view: Any, player: str, x: float, y: float, r: float, ring: bool = True, z: float = 6) -> str:
    """The pawn of a seat, with its name as far as letters of that size can be read; returns what it says."""
    out, label = facts.status(view, player) == "dead", pawn_label(page, player, r)
    page.player(x, y, facts.seat(view, player), label, r, active=ring and player == view.turn_of, out=out, z=z)
    return label


def pawn_label(page: Any, player: str, r: float) -> str:
    """What a pawn of radius r says."""
    shares = ((player, 0.88 * 2 / max(len(player), 2)), (player[1:], 1.25))
    return next((said for said, share in shares if 72 * r * share >= page.least), "")


def form(kind: str, x: float, y: float, r: float) -> list[tuple[float, float]]:
    """The outline of a miniature."""
    corners, turn, wide = _FORMS[kind]
    y -= DROP * r if corners == 3 else 0
    angles = [turn + 2 * pi * k / corners for k in range(corners)]
    return [(x + r * wide * cos(a), y + r * wide * sin(a)) for a in angles]


def draw_miniature(page: Any, view: Any, name: str, x: float, y: float, r: float, z: float = 6) -> None:
    """A Void Seeder with its letter, or a Lair with its number; below it a pip for each injury."""
    colours, kind = palette(page), facts.kind(name)
    fill = colours.seeder(kind)
    on = readable_on(fill)
    injuries = view.injuries.get(name, 0) if view is not None else 0
    lift = 0.16 * r if injuries else 0
    if kind == "lair":
        page.pictogram(MARKS["lair"], x, y + lift, 2.1 * r, fill, "card", z=z)
        _letter(page, name.removeprefix("lair"), x, y + lift + 0.36 * r, r, on, z, LAIR_NUMBER)
    else:
        k = 0.92 * r
        page.poly(form(kind, x, y + lift, k), fill, "card", page.LINE, z)
        if kind == "despoiler":
            page.poly(form(kind, x, y + lift, 0.78 * k), None, on, page.LINE, z + 0.05)
        _letter(page, LETTERS[kind], x, y + lift - (0.1 * r if kind == "stalker" else 0), r, on, z)
    if injuries:
        _pips(page, x, y - 0.8 * r, r, injuries, z + 0.4)


def _letter(page: Any, letter: str, x: float, y: float, r: float, colour: str, z: float, share: float = 1) -> None:
    size = min(72 * r * 1.1, 1.5 * page.size_of("note"))
    if letter and size >= page.least - 0.01:
        size = max(share * size, page.least)
        page.text(x, y, letter, colour=colour, bold=True, ha="center", size=size, z=z + 0.3)


def _pips(page: Any, x: float, y: float, r: float, count: int, z: float) -> None:
    """A pip for each injury; from six on a number with a pip."""
    size = max(page.least, 0.8 * page.size_of("note"))
    if count > 5:
        w = page.text_width(str(count), size, True) + 0.16 * r + 0.05
        page.box(x - w / 2, y - 0.6 * size / 72, w, 1.2 * size / 72, "card", palette(page).blood, page.LINE, 0.3 * r, z)
        page.text(x, y, str(count), colour="ink", bold=True, ha="center", size=size, z=z + 0.1)
        return
    step = min(0.42 * r, 1.9 * r / count)
    for k in range(count):
        page.disc(x + (k - (count - 1) / 2) * step, y, 0.2 * r, palette(page).blood, "card", page.HAIR, z)


def draw_object(page: Any, view: Any, thing: str, x: float, y: float, size: float, z: float = 6) -> None:
    """An egg, a carcass, or a corpse: of a seat with its number, the blue one in blue."""
    colours, kind = palette(page), facts.object_kind(thing)
    tone = {"egg": colours.egg, "carcass": colours.seeder("lair")}.get(kind, colours.blood)
    if thing == "corpse-blue":
        tone = colours.blue
    page.disc(x, y, 0.52 * size, "card", tone, page.LINE, z)
    page.pictogram(MARKS[kind], x, y, 0.74 * size, tone, "card", z=z + 0.1)


def draw_token(page: Any, view: Any, token: str, x: float, y: float, size: float, z: float = 5) -> None:
    """An exploration token face down; one that the viewer has looked at shows its effect and number on its back."""
    colours = palette(page)
    if token == "hidden":
        page.pictogram(MARKS["token"], x, y, size, colours.back, colours.mark, z=z)
        return
    data = facts.content(view).tokens[token]
    page.pictogram((MARKS["token"][0],), x, y, 1.25 * size, colours.back, colours.mark, z=z)
    page.pictogram(MARKS[data.effect], x, y, 0.62 * size, colours.mark, colours.back, z=z + 0.1)
