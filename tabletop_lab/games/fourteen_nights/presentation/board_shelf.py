"""The shelf of a space: the pawns that stand there, the places that are free, and the deck.
A function of the view alone; where the shelf is, board_map.py says.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tabletop_lab.games.fourteen_nights.chapters.table import KIND_OF_SPACE

from . import table_facts as facts
from .cards import scale
from .palette import mixed, palette

PAWN = 0.165
RING = 1.5
"""A pawn whose turn it is wears a ring, so many times as large,"""
TIGHT = 1.3
"""and on a low shelf at least so many times, so that the name above it stays free."""
ONE, LOOSE, TWO = 1.04, 1.25, 1.2
"""The room of a pawn without a ring: at least, where there is enough, and for each of two rows."""
WIDE = 0.56
"""The number on a deck has room so high, by the width of the deck."""
PLACES = 5
"""A shelf shows so many places for pawns."""

Box = tuple[float, float, float, float]


def draw_shelf(page: Any, view: Any, box: Box, n: int, pawn: float) -> None:
    """Places for five pawns, and at the right the deck with the number of cards that are left."""
    x, y, w, h = box
    colours, kind = palette(page), KIND_OF_SPACE.get(n)
    field, deep = colours.field(n), colours.deep(n)
    deck = _deck_width(page, n, h)
    room = shelf_room(page, n, w, h)
    light = mixed(field, page.c["card"], 0.62)
    page.box(x, y, room, h, light, mixed(field, deep, 0.4), 0.8, r=h / 2, z=2.3)
    middle, centre = x + room / 2, y + h / 2
    rows, spots = pawn_rows(view, n, pawn, room), []
    if len(rows) > 1 and h < 4 * pawn * ONE:
        rows = [tuple(player for row in rows for player in row)]
    # A row with a ring is higher: it leaves the words above the shelf free.
    high = [max((RING if _ring(view, player) else ONE for player in row), default=ONE) for row in rows]
    for k, row in enumerate(rows):
        down = h * (sum(high[:k]) + high[k] / 2) / sum(high)
        spots += _pawns(page, view, row, (x, y + h - down, room, h), pawn, len(rows))
    pitch = min(3.1 * pawn, (room - 0.3) / PLACES)
    places = [middle + (k - (PLACES - 1) / 2) * pitch for k in range(PLACES)] if len(rows) < 2 else []
    free = [spot for spot in places if all(abs(spot - taken) > 2.4 * pawn for taken in spots)]
    r = min(0.28 * pawn, 0.36 * pitch)
    page.boxes_of([(spot - r, centre - r, 2 * r, 2 * r) for spot in free], None, mixed(field, deep, 0.45), 0.8, r, 2.4)
    if deck:
        draw_deck(page, (x + w - deck - 0.05, centre - deck * 0.7, deck, deck * 1.4), n, len(view.decks.get(kind, ())))


def _deck_width(page: Any, n: int, h: float) -> float:
    """The width of the deck on a shelf of that height; 0 where none lies."""
    return float(min(0.36 * max(scale(page), 1), h / 1.4 + 0.03)) if n in KIND_OF_SPACE else 0.0


def shelf_room(page: Any, n: int, w: float, h: float) -> float:
    """How much of the width of a shelf the deck leaves for pawns."""
    deck = _deck_width(page, n, h)
    return w - (deck + 0.11 if deck else 0)


def pawn_rows(view: Any, n: int, pawn: float, room: float) -> list[tuple[str, ...]]:
    """The pawns on a space: in one row, or in two if they would cover one another."""
    here = tuple(p for p in view.players if view.pawn.get(p) == n)

    def fits(row: Sequence[str]) -> bool:
        return 2 * pawn * sum(RING if _ring(view, p) else ONE for p in row) <= room - 0.08

    if fits(here) or len(here) < 2:
        return [here]
    first = (len(here) + (not _ring(view, here[0]))) // 2 or 1
    rows, few = [here[:first], here[first:]], len(here) // 2
    if not all(map(fits, rows)):  # those with a ring stand where fewer stand: names are larger so
        shorter = sorted(here, key=lambda p: not _ring(view, p))[:few]
        rows = [tuple(p for p in here if p not in shorter), tuple(p for p in here if p in shorter)]
    return rows


def _pawns(
    page: Any, view: Any, row: Sequence[str], at: tuple[float, float, float, float], pawn: float, rows: int
) -> list[float]:
    """Draw the pawns of a row and return where they stand.

    `at`: its left end, how high it stands, its width, and the height of the shelf.

    Where they would still cover one another they are drawn smaller; a name that would then be too small is a number.
    """
    left, y, room, tall = at
    wide = [RING if _ring(view, p) else LOOSE if rows == 1 else ONE for p in row]
    needs = 2 * pawn * sum(RING if _ring(view, p) else ONE for p in row)
    r = pawn * min(1.0, (room - 0.08) / needs) if needs else pawn
    rim = min(RING, max(TIGHT, tall / 2 / r)) if rows == 1 else RING
    closer = min(1.0, (room - 0.08) / (2 * r * sum(wide))) if row else 1.0
    gap = min(max((room - 0.08 - 2 * r * sum(wide)) / max(len(row), 1), 0), 3.1 * r - 2 * r * LOOSE, 0.2)
    x = left + room / 2 - (2 * r * sum(wide) * closer + gap * (len(row) - 1)) / 2
    spots = []
    for player, half in zip(row, wide, strict=True):
        x += r * half * closer
        spots.append(x)
        ring = _ring(view, player)
        name = player if r > 0.95 * pawn else player.removeprefix("P")
        page.player(
            x, y, facts.seat(view, player), name, r, active=ring == "turn", moved=ring == "moved",
            z=4 + (0.5 if ring else 0), ring=rim,
        )  # fmt: skip
        x += r * half * closer + gap
    return spots


def draw_deck(page: Any, box: Box, n: int, count: int, z: float = 3, number: bool = True) -> None:
    """A deck face down: up to three edges, and the number of cards left on the back; empty, an outline."""
    x, y, w, h = box
    colours = palette(page)
    size = max(72 * w * 0.44, min(72 * w * WIDE, page.size_of("label")), page.least)  # on a low shelf the deck is small
    if not count:
        page.box(x, y, w, h, None, "soft", 1, r=0.05, z=z, dash=(3, 2.4))
        page.text(x + w / 2, y + h / 2, "0", colour="soft", bold=True, ha="center", size=size)
        return
    for k in range(min(3, count) - 1, -1, -1):
        page.box(x + 0.022 * k, y - 0.022 * k, w, h, "card", "soft", 0.9, r=0.05, z=z + 0.01 * (3 - k))
    page.box(x + 0.03, y + 0.03, w - 0.06, h - 0.06, colours.deep(n), r=0.03, z=z + 0.04)
    if number:
        page.text(x + w / 2, y + h / 2, str(count), colour=colours.on_deep, bold=True, ha="center", size=size)


def _ring(view: Any, player: str) -> str:
    """ "turn" or "moved" for a pawn that wears a ring, "" for others."""
    state = facts.status(view, player)
    return state if state in ("turn", "moved") else ""
