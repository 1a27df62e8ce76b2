"""What stands where on the table: the map, the status of the ship, the key, the tableaux; of many plans the best."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import product
from typing import Any

from . import board_legend, board_sheet, board_status, board_tableau
from .board_legend import Key
from .board_status import BEFORE, OVER, SIGNS

Box = tuple[float, float, float, float]
COLUMNS, ROWS = 7, 5
"""How many rooms the printed ship has side by side and one above the other: by this a map is judged."""
READABLE = 0.6
"""Beside a smaller map there are no tableaux on a screen: the player lists the seats."""
TITLES = 0.72
"""Blocks have titles above them only beside a map that is as good."""
LEGEND, WORDS, NAMES, OWN = 0.1, 0.1, 0.2, 0.1
"""What words are worth that say what the signs on the map mean, titles in words, room for the names of rooms, and words
beside what a player has."""
TITLED, KEYED, LOST, SAID, ENDS = 0.15, 0.03, 0.2, 0.1, 0.002
"""What titles in words are worth on a screen, those that stand in the key, and what those that stand nowhere cost;
that each word of the tableaux is said there or in the key; and a whole key at the ends of rows beside a map without
names."""
CLEAR = (30.0, 18.0)
"""In heights of type: words take nothing from a map that is not wider and higher; rooms would lie on one another."""
ALL, SOME, NONE = "all", "some", ""
"""What the key says: also what signs on the map mean; only what has no word elsewhere; nothing."""
NAMED, APART = 6.4, 22
"""In heights of type: how wide such rooms are, and how high their map is, for on a lower one numbers of corridors and
noise would lie upon the rooms."""


@dataclass(frozen=True, slots=True)
class Plan:
    """A box for each part; `titles`: where the titles of the blocks stand; `good`: how large the rooms can be.

    `own`: whether the tableaux have room for words. `says`: how much the key says; `key`: its lines.
    """

    map: Box
    status: Box
    legend: Box | None
    seats: Box | None
    titles: str
    good: float
    own: bool = False
    says: str = NONE
    key: Key = Key([], [])


def goodness(w: float, h: float) -> float:
    """How large rooms can be on a map of that size, in heights of type: 1 for rooms at their best.

    >>> goodness(97, 40), round(goodness(40, 31), 2)
    (1.0, 0.5)
    """
    wide, tall = board_sheet.WIDE + board_sheet.GAP_AT_BEST[0], board_sheet.TALL + board_sheet.GAP_AT_BEST[1]
    across, down = min(w / (COLUMNS * wide), 1.0), min(h / (ROWS * tall), 1.0)
    return 0.7 * min(across, down) + 0.3 * (across + down) / 2


def planned(page: Any, view: Any, words: Any, box: Box, technical: bool = False) -> Plan:
    """The plan with the largest rooms; tableaux stand on every page that stands alone.

    `technical`: with the Technical Corridors among the blocks.
    """
    em, players = page.size_of("note") / 72, len(view.players)
    tableaux = page.alone or has_tableaux(page.w - 2 * page.margin, page.h - 2 * page.margin, em, players)
    found, keys = [], _Keys(page, view, words, technical)
    heights = [board_tableau.WORDED, board_tableau.ROW, board_tableau.TIGHT]
    if page.alone or not tableaux:
        heights = [board_tableau.ROW]
    for titles, says in product((OVER, BEFORE, SIGNS), (ALL, NONE) if page.alone else (ALL, SOME, NONE)):
        for row in heights:
            found += _below(page, view, words, box, titles, technical, tableaux, says, row, keys)
        found += _beside(page, view, words, box, titles, technical, tableaux, says, keys)
    # Whether names fit is found by laying the rooms: asked only of plans that are the best if they do.
    chosen, worth = found[0], (-1.0, 0.0)
    for plan in sorted(found, key=lambda plan: _worth(page, plan, named=True), reverse=True):
        if _worth(page, plan, named=True) < worth[0]:
            break
        this = _worth(page, plan, _names_fit(page, view, plan.map)), plan.map[2] * plan.map[3]
        if this > worth:
            chosen, worth = plan, this
    return chosen


class _Keys:
    """Lays the keys of plans; what is asked for many of them is found once."""

    def __init__(self, page: Any, view: Any, words: Any, technical: bool) -> None:
        self._page, self._view, self._words = page, view, words
        self._map = board_legend.of_the_map(page, view, words)
        signed = () if page.alone else board_status.signed(page, view, words, technical)
        self._status = [board_legend.Entry(*one) for one in signed]
        self._seats: dict[tuple[float, float], list[board_legend.Entry]] = {}

    def laid(self, says: str, titles: str, seats: Box | None, w: float, cell: Box | None = None) -> Key:
        """The key in lines of that width; before that at the end of the tableaux, and in a cell."""
        page, view = self._page, self._view
        if page.alone:
            return board_legend.laid(page, self._map if says else (), w, ())
        said = self._of_seats(seats) if seats and says else []
        said = [*said, *self._status * (says != NONE and titles == SIGNS), *self._map * (says == ALL)]
        cells = [board_tableau.free(page, view, seats) if seats else None, cell]
        return board_legend.laid(page, said, w, [cell for cell in cells if cell])

    def _of_seats(self, seats: Box) -> list[board_legend.Entry]:
        size = round(seats[2], 4), round(seats[3], 4)
        if size not in self._seats:
            unsaid = board_tableau.unsaid(self._page, self._view, self._words, seats)
            self._seats[size] = board_legend.of_the_seats(self._page, self._view, self._words, unsaid)
        return self._seats[size]


def _worth(page: Any, plan: Plan, named: bool) -> float:
    """How good a plan is: large rooms with their names; words are worth something, but less than these names."""
    worth = round(plan.good, 3) + NAMES * named
    if page.alone:
        roomy = named or plan.status[0] > plan.map[0]  # beside the map words take no height from the rooms
        worth += WORDS * (plan.titles != SIGNS and roomy)
    else:
        em = page.size_of("note") / 72
        clear = named or (plan.map[2] >= CLEAR[0] * em and plan.map[3] >= CLEAR[1] * em)
        worth += (TITLED if plan.titles != SIGNS else KEYED * (plan.says != NONE)) * clear
        # Before a projector a screen may explain signs beside the board; else these words would stand nowhere.
        worth -= LOST * (plan.titles == SIGNS and plan.says == NONE and page.least < page.size_of("note"))
        worth += SAID * (plan.seats is None or plan.says != NONE)
    if plan.titles == OVER:
        worth += 0.03 if plan.good > TITLES else -0.2
    if plan.says == ALL:
        free = not page.alone and plan.legend is None  # it takes no height from the map
        worth += LEGEND if named else ENDS if free else -NAMES
    worth += OWN * (plan.own and named)
    return worth


def _names_fit(page: Any, view: Any, box: Box) -> bool:
    """Whether rooms on a map of that size are so wide, and so far apart, that their names have room."""
    if box[3] < APART * page.size_of("note") / 72:
        return False
    sheet = board_sheet.sheet_for(page, view, box)
    return sheet.w >= NAMED * sheet.em


def has_tableaux(w: float, h: float, em: float, players: int) -> bool:
    """Whether a screen of that size has room for the tableaux beside or below a map that can be read."""
    across, down = w / em, h / em
    rows = 2 * board_status.BARE
    below = goodness(across, down - rows - seats_tall(across, players))
    side = 2 * board_tableau.NARROW + board_tableau.GAP
    beside = max(
        goodness(across - wide, down) if _side_fits(wide, down, players) else 0 for wide in (board_tableau.NARROW, side)
    )
    return max(below, beside) >= READABLE


def seats_tall(across: float, players: int, row: float = board_tableau.ROW) -> float:
    columns = min(int((across + board_tableau.GAP) / (board_tableau.NARROW + board_tableau.GAP)), players)
    return -(-players // max(columns, 1)) * (row + board_tableau.GAP) if columns else 1e3


def _side_fits(wide: float, down: float, players: int) -> bool:
    return board_tableau.columns(wide, down - 6 * board_status.BARE * board_tableau.NARROW / wide, players) > 0


def _below(
    page: Any, view: Any, words: Any, box: Box, titles: str, technical: bool, tableaux: bool, says: str, row: float,
    keys: _Keys,
) -> list[Plan]:  # fmt: skip
    """Everything below the map; `row`: how high a tableau is, in heights of type."""
    (x, y, w, h), em, players = box, page.size_of("note") / 72, len(view.players)
    gap = 0.4 * em
    tall = seats_tall(w / em, players, row) * em if tableaux else 0.0
    rows = board_status.tall(page, view, words, w, titles, technical)
    seats = (x, y, w, tall - 0.4 * em) if tableaux else None
    # The end of the last row of blocks moves up by the lines of the key: these do not depend on where it is.
    end = None if page.alone else board_status.free(page, view, words, (x, y + tall, w, rows), titles, technical)
    key = keys.laid(says, titles, seats, w, end)
    said = board_legend.tall(page, key)
    key = keys.laid(says, titles, seats, w, end and (end[0], end[1] + said, *end[2:]))
    room = h - tall - rows - said - gap
    if room <= 10 * em:
        return []
    signs = (x, y + tall, w, said) if key.rows else None
    status = (x, y + tall + said, w, rows)
    own = tableaux and row >= board_tableau.WORDED
    return [Plan((x, y + h - room, w, room), status, signs, seats, titles, goodness(w / em, room / em), own, says, key)]


def _beside(
    page: Any, view: Any, words: Any, box: Box, titles: str, technical: bool, tableaux: bool, says: str, keys: _Keys
) -> list[Plan]:  # fmt: skip
    """Everything at the right of the map, but for the legend below it."""
    (x, y, w, h), em, players = box, page.size_of("note") / 72, len(view.players)
    gap = 0.6 * em
    found = []
    low = (23.5,) if h < APART * em else ()
    for wide in (14.4, 16.5, 18.5, 21.0, *low, 29.2):
        side = wide * em
        if side > 0.5 * w:
            continue
        if board_status.widest(page, view, words, titles, technical) > side:
            continue
        rows = board_status.tall(page, view, words, side, titles, technical)
        room = h - rows - 0.3 * em
        if room < 0 or (tableaux and not board_tableau.columns(wide, room / em, players)):
            continue
        left = x + w - side
        seats = (left, y, side, room) if tableaux else None
        status, across = (left, y + h - rows, side, rows), w - side - gap
        below = None if tableaux else (left, y, side, max(room, 0.0))
        key = keys.laid(says, titles, seats, across, below)
        said = board_legend.tall(page, key)
        signs = (x, y, across, said) if key.rows else None
        ship = (x, y + said, across, h - said)
        own = tableaux and board_tableau.columns(wide, room / em, players, board_tableau.WORDED) > 0
        found.append(Plan(ship, status, signs, seats, titles, goodness(across / em, ship[3] / em), own, says, key))
    return found


