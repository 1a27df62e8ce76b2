"""Where the parts of the table lie on a page: the map as large as it can be, the rest beside it or below it.
Numbers alone: inches, (x, bottom, width, height) for a room, and heights of the smallest type (em) for what it needs.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from . import board_lines, board_round, board_tableau
from .board_sheet import READABLE

Room = tuple[float, float, float, float]
RIM = 0.055
"""Inches around the map."""
BETWEEN = 0.14
"""Inches between the map and what stands beside it."""
NARROWEST, SEAT = 21.0, 2.5
"""The least width beside the map; what each seat needs of it in the strip of the round."""
USUAL = 0.42
"""How much of the width stands beside the map where the map is shown in part, or where nothing else fits."""
KEY, ASIDE = 2.4, 9.0
"""Height of a line of explained marks; the least width beside a map that has all else below it."""
SIGN = 1.7
"""Height of one line more."""
MANY = 6.0
"""Height of a few such lines."""
LINES, WHOLE, SMALLEST = 23.0, 11.0, 5.0
"""Widths of the guide board, and of the small whole map; the least height of that."""
BETTER = 1.08
"""How much larger the squares must be for everything else to go below the map."""


@dataclass(frozen=True, slots=True)
class Table:
    """What has to find room: the squares of the map down and across, seats, routes, and in front of seats `tableaux`.

    `laying`: a tile is being laid, and its four turns stand beside the map.
    """

    em: float
    least: float
    rows: int
    columns: int
    seats: int
    routes: int
    tableaux: bool = True
    laying: bool = False
    tile: int = 5
    """Squares along the side of a tile: a map is shown in part tile by tile."""
    signs: int = 0
    """Signs in front of the seats that the key explains."""
    counts: int = 0
    """Lines of numbers below the round, where there are no tableaux."""

    @property
    def round(self) -> float:
        """The height of the round, in inches."""
        return board_round.tall(self.counts) * self.em

    @property
    def lines(self) -> float:
        """The height of the guide board, in inches."""
        return board_lines.tall(self.routes) * self.em

    def square(self, w: float, h: float) -> float:
        """The side of a square of the whole map in a room of that size."""
        return min((w - 2 * RIM) / self.columns, (h - 2 * RIM) / self.rows)


@dataclass(frozen=True, slots=True)
class Plan:
    """A room for each part; None for one that is not drawn. `round` and `lines` hang from the top of theirs."""

    map: Room
    round: Room
    lines: Room | None = None
    seats: Room | None = None
    key: Room | None = None
    whole: Room | None = None
    """The small map that shows where the part of a wide map lies."""
    free: Room | None = None
    """What is left beside the map, where tableaux would stand."""


def planned(table: Table, x: float, y: float, w: float, h: float) -> Plan:
    """The plan with the largest squares, in a room of the page.

    >>> from dataclasses import replace
    >>> small = Table(0.12, 0.115, 15, 15, 4, 3, False)
    >>> plan = planned(small, 0, 0, 9.0, 3.5)
    >>> plan.map[2:], plan.seats, plan.round[0] > 3.5
    ((3.5, 3.5), None, True)
    >>> wide = planned(replace(small, columns=25, tableaux=True), 0, 0, 8.6, 6.2)
    >>> wide.map[2] > 7, wide.round[1] < wide.map[1]  # all else stands below it
    (True, True)
    """
    beside, square = _beside(table, x, y, w, h)
    if table.laying:
        return beside
    # What lies in front of the players gives way before the map is shown in part.
    for one in (table, replace(table, tableaux=False)) if square < READABLE * table.least else (table,):
        below = _below(one, x, y, w, h)
        if below is not None and below[1] > BETTER * square and below[1] >= READABLE * table.least:
            return below[0]
    return beside


def has_tableaux(table: Table, x: float, y: float, w: float, h: float) -> bool:
    """Whether this map leaves room for what lies in front of the players: its squares are as large with it.

    >>> table = Table(0.25, 0.25, 15, 15, 5, 3)
    >>> has_tableaux(table, 0, 0, 13.4, 10.3), has_tableaux(table, 0, 0, 9, 8)
    (True, False)
    """
    table = replace(table, laying=False)
    found = planned(table, x, y, w, h)
    bare = planned(replace(table, tableaux=False), x, y, w, h)
    return found.seats is not None and found.map[3] >= bare.map[3] / BETTER


def _beside(table: Table, x: float, y: float, w: float, h: float) -> tuple[Plan, float]:
    """Everything beside the map, but for what fits below it; and the side of a square."""
    em = table.em
    usual = max(USUAL * w - BETWEEN, NARROWEST * em)
    least = max(NARROWEST, SEAT * table.seats) * em
    tried, wide = [], least
    while wide < usual:
        tried.append(wide)
        wide += em
    # From narrow to wide: where the map is as large with more room beside it, that room is no loss.
    fitting = [side for side in tried if _fits(table, w, h, side)]
    side = max(fitting or [usual], key=lambda one: (round(table.square(w - one - BETWEEN, h), 4), one))
    square = table.square(w - side - BETWEEN, h)
    if square < READABLE * table.least and not table.laying:  # a part of the map, and a small whole one
        return _in_part(table, x, y, w, h, usual), square
    across, down = table.columns * square + 2 * RIM, table.rows * square + 2 * RIM
    left, side = x + across + BETWEEN, w - across - BETWEEN
    under = h - down
    low, key, lines = y, None, None
    if table.lines and _lines_below(table, across, under):
        lines = (x, y, across, table.lines)
        under -= table.lines + 0.4 * em
        if under >= KEY * em:
            key = (x + RIM, y + table.lines + 0.4 * em, across - 2 * RIM, under - 0.3 * em)
    else:
        if table.lines and h - table.round >= table.lines:
            lines = (left, y, side, table.lines)
            low += table.lines + 0.3 * em
        if under >= KEY * em:
            key = (x + RIM, y, across - 2 * RIM, under - 0.3 * em)
    top = y + h - table.round
    room = (left, low, side, top - low - 0.3 * em)
    seats = room if table.tableaux and board_tableau.columns(side / em, room[3] / em, table.seats) else None
    # All marks have room beside the map where nothing lies in front of the players; below it there may be one line.
    if seats is None and not table.laying and room[3] > (KEY if key is None else MANY) * em:
        key = room
    elif seats is not None and key is None:
        tall = _above_a_key(table, side, room[3])  # tableaux may be a little lower, or in more columns
        if tall:
            spare = room[3] - tall - 0.3 * em
            key, seats = (left, low, side, spare), (left, low + spare + 0.3 * em, side, tall)
    return Plan((x, y + h - down, across, down), (left, top, side, table.round), lines, seats, key, free=room), square


def _above_a_key(table: Table, side: float, high: float) -> float:
    """How high tableaux are above a key of all signs, or of one line, in a room; 0 where they leave no room for one."""
    em = table.em
    rests = [high - size * em - 0.3 * em for size in (KEY + SIGN * table.signs, KEY)]
    across = [board_tableau.columns(side / em, rest / em, table.seats) for rest in rests]
    usual = board_tableau.columns(side / em, high / em, table.seats)
    for rest, count in sorted(zip(rests, across, strict=True), key=lambda one: one[1] != usual):
        if count:
            return min(rest, board_tableau.heights(side / em, rest / em, table.seats)[0] * em)
    return 0.0


def _fits(table: Table, w: float, h: float, side: float) -> bool:
    """Whether what stands beside the map has room there."""
    square = table.square(w - side - BETWEEN, h)
    across, under = table.columns * square + 2 * RIM, h - table.rows * square - 2 * RIM
    side = w - across - BETWEEN
    room = h - table.round - 0.3 * table.em
    if not _lines_below(table, across, under):
        room -= table.lines + 0.3 * table.em
    if not table.tableaux:
        return room >= 0
    return board_tableau.columns(side / table.em, room / table.em, table.seats) > 0


def _lines_below(table: Table, across: float, under: float) -> bool:
    return across >= LINES * table.em and under >= table.lines + 0.4 * table.em


def _in_part(table: Table, x: float, y: float, w: float, h: float, side: float) -> Plan:
    """The part of a wide map that matters now; where it lies on the whole map stands beside the guide board."""
    em, most = table.em, max(int((h - 2 * RIM) / (READABLE * table.least)) // table.tile, 1) * table.tile
    across = min(w - side - BETWEEN, table.columns * (h - 2 * RIM) / min(most, table.rows) + 2 * RIM)
    side, left = w - across - BETWEEN, x + across + BETWEEN
    top = y + h - table.round
    lines, whole, low = (left, y, side, table.lines), None, y + table.lines + 0.3 * em
    if table.lines and side >= (LINES + WHOLE) * em:
        lines = (left, y, side - WHOLE * em, table.lines)
        whole = (left + side - (WHOLE - 0.4) * em, y, (WHOLE - 0.4) * em, table.lines)
    elif top - low >= SMALLEST * em:
        tall = min(0.9 * WHOLE * em, top - low - 0.25 * em)
        whole = (left, top - tall - 0.25 * em, side, tall)
        top -= tall + 0.25 * em
    room = (left, low, side, top - low - 0.3 * em)
    seats = room if table.tableaux and board_tableau.columns(side / em, room[3] / em, table.seats) else None
    key = room if seats is None and room[3] > KEY * em else None
    shown = lines if table.lines and top >= lines[1] + table.lines else None
    head = (left, y + h - table.round, side, table.round)
    return Plan((x, y, across, h), head, shown, seats, key, whole, room)


def _below(table: Table, x: float, y: float, w: float, h: float) -> tuple[Plan, float] | None:
    """Everything below a wide map; and the side of a square. None where that cannot be."""
    em, gap = table.em, 0.4 * table.em
    strip = max(NARROWEST, SEAT * table.seats) * em
    aside = table.lines and w - strip - gap >= LINES * em
    under = table.lines + gap if table.lines and not aside else 0.0
    if under and (w < LINES * em or w > h):  # only a room that is higher than wide has so many rows to give
        return None
    low, seats = y + under, None
    if table.tableaux:
        across = min(table.seats, int((w / em + board_tableau.GAP) / (board_tableau.NARROW + board_tableau.GAP)))
        if not across:
            return None
        rows = -(-table.seats // across)
        tall = rows * (board_tableau.ROW + board_tableau.GAP) * em
        seats = (x, low, w, tall)
        low += tall + 0.5 * gap
    band = max(table.round, table.lines) if aside else table.round
    square = table.square(w, y + h - low - band - gap)
    if square <= 0:
        return None
    lines = (x + w - LINES * em, low + band - table.lines, LINES * em, table.lines) if aside else None
    if under:
        lines = (x, y, w, table.lines)
    wide = w - LINES * em - gap if aside else w
    across, down = table.columns * square + 2 * RIM, table.rows * square + 2 * RIM
    spare = y + h - low - band - gap - down
    key = (x + RIM, low + band + 0.5 * gap, across - 2 * RIM, spare) if spare >= KEY * em else None
    if key is None and w - across - BETWEEN >= ASIDE * em:
        key = (x + across + BETWEEN, y + h - down, w - across - BETWEEN, down)
    made = Plan((x, y + h - down, across, down), (x, low + band - table.round, wide, table.round), lines, seats, key)
    return made, square
