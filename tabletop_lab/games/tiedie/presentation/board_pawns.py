"""The pawns: flat pieces in the form and colour of their seat; flipped, stunned, carried. All of it is public."""

from __future__ import annotations

from collections.abc import Collection
from math import cos, pi, sin
from typing import Any

from . import table_facts as facts
from .board_sheet import Sheet
from .palette import Ground, palette, readable_on
from .pictograms import STATES

_FORMS = ((48, 0.0, 1.0), (3, pi / 2, 1.36), (4, pi / 4, 1.2), (4, pi / 2, 1.2), (6, 0.0, 1.1), (8, pi / 8, 1.06),
          (5, pi / 2, 1.14), (5, -pi / 2, 1.14))  # fmt: skip
"""Corners, turn and size of the eight forms. The first five are those by which every screen knows its seats: disc,
triangle, square, diamond, hexagon; then octagon, pentagon, and a pentagon on its point."""
TRIANGLE, DROP = 3, 0.2
"""A triangle stands a little lower, and has less room for its name."""
WIDE = (1.66, 1.5)
"""The room of a name on any other form and on a triangle, in radii."""
SIZE, BESIDE = 0.44, 0.36
"""The radius of a pawn by the side of its square; and of one beside a token."""


def draw_pawns(page: Any, view: Any, sheet: Sheet, ground: Ground, offered: Collection[str]) -> None:
    """Every pawn on the map, places of their own by the names of the players; who can be pressed has a ring.

    Where only the square below can be pressed, the pawn is in nobody's way.
    """
    board, s = view.paragraphs.map, sheet.s
    carried = facts.carried(view)
    for player, square in view.pawn.items():
        spot = board.spot[board[square]]
        if not sheet.shows(spot):
            continue
        x, y = sheet.middle(spot)
        r = _radius(view, square, s)
        if square in view.tokens:
            x, y = x + 0.13 * s, y - 0.13 * s
        ring = ground.act if player in offered else ground.ink if player == facts.turn_of(view) else ""
        if player in offered or square not in offered:
            page.place(player, page.box(x - r, y - r, 2 * r, 2 * r, None, r=r, z=5.9), x, y)
        with page.piece(f"pawn {player}", x, y):
            draw_pawn(page, view, player, x, y, r, ring=ring, ground=ground)
        for k, other in enumerate([p for p, hunter in carried.items() if hunter == player]):
            draw_pawn(page, view, other, x + (0.5 - 0.4 * k) * s, y + 0.44 * s, 0.24 * s, label=False, z=7.5)


def draw_pawn(
    page: Any, view: Any, player: str, x: float, y: float, r: float, *, ring: str = "", ground: Ground | None = None,
    label: bool = True, z: float = 6,
) -> None:  # fmt: skip
    """One pawn: flipped it is hollow with a dashed edge, stunned it has a star. `ring`: a colour around it."""
    fill = palette(page).seats[facts.seat(view, player)]
    state = facts.state(view, player)
    out = state in ("eliminated", "removed", "escaped")
    rim = ground.ink if ground else "card"
    if ring:
        page.disc(x, y, 1.22 * r, None, ring, max(page.RULE, 12 * r), z + 0.3)
    if out:
        form = _outline(view, player, x, y, r)
        page.poly(form, "card", None, z=z)
        page.line([*form, form[0]], "soft", page.RULE, z + 0.1, dash=(2.2, 1.6))
    else:
        page.poly(_outline(view, player, x, y, r), fill, rim, page.LINE, z)
    if state == "stunned":
        star = x + 0.78 * r, y + 0.95 * r  # above its name
        page.disc(*star, 0.5 * r, "card", "stop", page.LINE, z + 0.5)
        page.pictogram(STATES["stunned"], *star, 0.82 * r, "stop", "card", z=z + 0.6)
    name, size = _fits(page, player, r, WIDE[_form(view, player)[0] == TRIANGLE])
    if label and name:
        colour = "soft" if out else readable_on(fill)
        lower = 1.75 * DROP * r if _form(view, player)[0] == TRIANGLE else 0
        page.text(x, y - lower, name, colour=colour, bold=True, ha="center", size=size, z=z + 0.2)


def by_number(page: Any, view: Any, sheet: Sheet) -> str:
    """A seat whose pawn on the map has its number alone, best one in play: elsewhere it has its whole name."""
    board = view.paragraphs.map
    return next(
        (
            player
            for player, square in sorted(view.pawn.items(), key=lambda one: one[0] in view.out)
            if sheet.shows(board.spot[board[square]])
            and _fits(page, player, _radius(view, square, sheet.s), max(WIDE))[0] == player[1:]
        ),
        "",
    )


def _radius(view: Any, square: str, s: float) -> float:
    return (BESIDE if square in view.tokens else SIZE) * s


def _fits(page: Any, player: str, r: float, wide: float) -> tuple[str, float]:
    """The name of a seat at the size that fits into so many radii of its pawn; its number alone in small ones.

    Pawns of one size have all their names or all their numbers: the narrowest form decides.
    """
    least = page.least
    for name in (player, player[1:]):
        size, narrow = (min(72 * r * 1.15, 72 * k * r / max(page.text_width(name, 72, True), 0.1))
                        for k in (wide, min(WIDE)))  # fmt: skip
        if narrow >= least:
            return name, size
    return ("", 0) if 72 * 2 * r < 0.95 * least else (player[1:], least)


def _form(view: Any, player: str) -> tuple[int, float, float]:
    return _FORMS[facts.seat(view, player) % len(_FORMS)]


def _outline(view: Any, player: str, x: float, y: float, r: float) -> list[tuple[float, float]]:
    corners, turn, wide = _form(view, player)
    y -= DROP * r if corners == TRIANGLE else 0
    angles = [turn + 2 * pi * k / corners for k in range(corners)]
    return [(x + r * wide * cos(a), y + r * wide * sin(a)) for a in angles]
