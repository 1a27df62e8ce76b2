"""Marks on the board: the last move, an announced action, what can be moved, and where the chosen piece can go.
The caller says what is possible; these marks only show it.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from math import hypot
from typing import Any

from tabletop_lab.games.cetkaik.content.squares import place as row_and_column

from .board_facts import Course, Played, odds_text
from .board_reach import CERTAIN, Reach
from .board_squares import Field

ARROWS = 14
"""If there are more lines than this, a chosen piece shows its destinations without arrows."""
INSET = 0.045
UNDER = 4.6
"""Lines run over the squares and under the pieces."""
Point = tuple[float, float]


def inner(field: Field, square: str) -> tuple[float, float, float, float]:
    """The frame just inside a square."""
    (x, y), s = field.corner(square), field.s
    return x + INSET * s, y + INSET * s, s * (1 - 2 * INSET), s * (1 - 2 * INSET)


def draw_last(page: Any, field: Field, last: Played | None, tone: str = "soft") -> None:
    """Draw soft brackets on the origin, a soft arrow over the via points, a soft frame on the end.

    Dashed if it failed.
    """
    if last is None:
        return
    course = last.course
    if not course.dropped:
        page.corners(*inner(field, course.origin), tone, page.RULE, 0.2, 4)
    end = last.landed or course.to
    squares = [*(() if course.dropped else course.squares[:-1]), end]
    for k, (one, two) in enumerate(zip(squares, squares[1:], strict=False), 1):
        if one != two:
            last_leg = k == len(squares) - 1
            line = _between(field, one, two, 0.4 if k == 1 or k - 1 in course.vias else 0.0,
                            0.44 if last_leg else 0.4 if k in course.vias else 0.0)  # fmt: skip
            _leg(page, line, last_leg, not last.landed, tone)
    for via in course.vias:
        if via < len(squares):
            _via(page, field, squares[via - 1], squares[via], tone)
    if last.landed:
        page.box(*inner(field, last.landed), None, tone, page.RULE, 0.04, 4)


def _leg(page: Any, line: Sequence[Point], head: bool, failed: bool, tone: str) -> None:
    if head:
        page.arrow(line, throw=failed, colour=tone, lw=page.RULE, z=4.2)
    else:
        page.line(line, tone, page.RULE, 4.2, (2.2, 1.5) if failed else None)


def draw_announced(page: Any, field: Field, label: str) -> None:
    """Draw an action that waits for its throw, in ink: dashed, because it can still fail."""
    if not label:
        return
    course = Course.of(label)
    if not course.dropped:
        page.corners(*inner(field, course.origin), "ink", page.STRONG, 0.2)
    for k, (one, two) in enumerate(zip(course.squares, course.squares[1:], strict=False), 1):
        if one != two and not course.dropped:
            line = _between(field, one, two, 0.4, 0.4)
            if k in course.vias:
                page.line(line, "ink", page.STRONG, UNDER, cap="butt")
            else:
                page.arrow(line, throw=True, colour="ink", z=UNDER)
    for via in course.vias:
        if via < len(course.squares):
            _via(page, field, course.squares[via - 1], course.squares[via], "ink")


def draw_origins(page: Any, field: Field, squares: Iterable[str]) -> None:
    """Mark what can be moved now: a bar in the accent colour under the piece."""
    s = field.s
    bars = [(x + 0.16 * s, y + 0.035 * s, 0.68 * s, 0.05 * s) for x, y in map(field.corner, squares)]
    page.boxes_of(bars, "act", r=0.02, z=4.5)


def draw_choice(page: Any, field: Field, square: str) -> None:
    """Mark the square of the chosen piece."""
    page.box(*inner(field, square), "act_soft", "act", page.STRONG, 0.06, 4)


def draw_walked(page: Any, field: Field, places: Sequence[str]) -> None:
    """Mark the squares picked after the piece itself, and the way to them."""
    draw_frames(page, field, places[1:])
    for one, two in zip(places, places[1:], strict=False):
        if one != two and one[0] != "@":
            page.line(_between(field, one, two, 0.4, 0.4), "act", page.STRONG, UNDER, cap="butt")


def draw_frames(page: Any, field: Field, squares: Iterable[str]) -> None:
    """Frame the squares that are options of the question."""
    for square in squares:
        page.box(*inner(field, square), None, "act", page.STRONG, 0.06, 4)


def draw_reaches(
    page: Any, field: Field, origin: str, reaches: Sequence[Reach], sticks: int, taken: Collection[str],
    lines: bool = True,
) -> None:  # fmt: skip
    """Mark where the chosen piece can go: dots, pills with the chance, brackets around captures, arrows, via points.

    `reaches`: one for each square. `taken`: the occupied squares. `origin` is "" for a piece from the reserve. Without
    `lines` only the ends are shown.
    """
    s = field.s
    if origin and lines:
        _ways(page, field, origin, reaches)
    for reach in reaches:
        square = reach.to
        x, y = field.middle(square)
        if reach.capture:
            page.corners(*inner(field, square))
        low = y - 0.44 * s if square in taken else y
        if reach.odds < CERTAIN:
            quiet, text = reach.odds == 0, odds_text(reach.odds, sticks)
            if page.text_width(text, "note", True) > s:  # beside another one it would lie upon it
                text = f"{float(reach.odds):.0%}"
            w, h = max(0.77 * s, page.text_width(text, "note", True) + 0.08), max(0.33 * s, 0.2)
            edge, colour = ("line", "soft") if quiet else ("act", "ink")
            page.chip(x, low, text, edge=edge, colour=colour, bold=not quiet, w=w, h=h)
        elif reach.capture:
            page.target(x, low + 0.02 * s, 0.1 * s, 8)
        else:
            page.target(x, y, 0.125 * s)


def _ways(page: Any, field: Field, origin: str, reaches: Sequence[Reach]) -> None:
    """Draw one line for each direction from the origin and from each via point, as far as it goes."""
    vias = list(dict.fromkeys(reach.via for reach in reaches if reach.via))
    plain, beyond = _furthest(origin, [r for r in reaches if not r.via]), []
    for via in vias:
        beyond += [(via, reach) for reach in _furthest(via, [r for r in reaches if r.via == via])]
    if len(plain) + len(beyond) <= ARROWS:
        for reach in plain:
            _run(page, field, origin, reach)
        for via, reach in beyond:
            _run(page, field, via, reach)
        for via in vias:
            page.line(_between(field, origin, via, 0.4, 0.4), "act", page.STRONG, UNDER, cap="butt")
    for via in vias:
        _via(page, field, origin, via, "act")


def _run(page: Any, field: Field, start: str, reach: Reach) -> None:
    """Mark an end: a dot if it is certain, an arrow if something is captured or a throw is needed."""
    line = _to_mark(field, start, reach)
    if reach.odds == CERTAIN and not reach.capture:
        page.line(line, "act", page.STRONG, UNDER, cap="butt")
    else:
        page.arrow(line, throw=reach.odds < CERTAIN, z=UNDER)


def _furthest(start: str, reaches: Sequence[Reach]) -> list[Reach]:
    """The last square in each direction."""
    found: dict[tuple[float, float], tuple[float, Reach]] = {}
    (r, c) = row_and_column(start)
    for reach in reaches:
        t, d = row_and_column(reach.to)
        far = hypot(t - r, d - c)
        if far:
            way = round((t - r) / far, 3), round((d - c) / far, 3)
            if way not in found or far > found[way][0]:
                found[way] = far, reach
    return [reach for _, reach in found.values()]


def _to_mark(field: Field, start: str, reach: Reach) -> list[Point]:
    """The line from the edge of a piece to the dot, pill or piece at the end."""
    (ax, ay), (bx, by) = field.middle(start), field.middle(reach.to)
    far = hypot(bx - ax, by - ay)
    ux, uy, s = (bx - ax) / far, (by - ay) / far, field.s
    if reach.capture:
        stop = 0.62 * s if uy > 0.7 else 0.5 * s
    elif reach.odds < CERTAIN:
        stop = min(0.41 * s / max(abs(ux), 1e-6), 0.2 * s / max(abs(uy), 1e-6))
    else:
        stop = 0.16 * s
    return [(ax + 0.42 * s * ux, ay + 0.42 * s * uy), (bx - stop * ux, by - stop * uy)]


def _between(field: Field, one: str, two: str, leave: float, stop: float) -> list[Point]:
    """A line from one square to another, shortened at both ends by fractions of a square's side."""
    (ax, ay), (bx, by) = field.middle(one), field.middle(two)
    far = hypot(bx - ax, by - ay)
    ux, uy, s = (bx - ax) / far, (by - ay) / far, field.s
    return [(ax + leave * s * ux, ay + leave * s * uy), (bx - stop * s * ux, by - stop * s * uy)]


def _via(page: Any, field: Field, start: str, via: str, tone: str) -> None:
    """Draw a hollow diamond on the edge of the piece that is stepped on."""
    if start == via:
        return
    (x, y) = _between(field, start, via, 0.0, 0.4)[1]
    diamond(page, x, y, 0.12 * field.s, tone)


def diamond(page: Any, x: float, y: float, r: float = 0.085, tone: str = "act", z: float = 7.6) -> None:
    """Draw the sign of a via point."""
    page.poly([(x - r, y), (x, y + r), (x + r, y), (x, y - r)], "card", tone, page.RULE, z)
