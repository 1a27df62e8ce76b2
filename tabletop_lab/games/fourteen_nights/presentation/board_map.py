"""The spaces as the board prints them, and the roads between them; what stands and lies on each is in board_shelf.py.
Where a space is and how a road runs is in board_places.py; who may go where is not decided here.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import hypot
from typing import Any

from . import table_facts as facts
from .board_looks import (
    FREE,
    INK,
    RISE,
    Look,
    Shelf,
    above_shelf,
    has_room,
    lines_of,
    look_of,
    number_room,
    pad_of,
    second_line,
    shelf_of,
)
from .board_places import Layout, laid_out
from .board_shelf import draw_deck, draw_shelf
from .cards import scale
from .palette import mixed, palette
from .pictograms import SIGNS

KEY_HEIGHT = 0.34

Point = tuple[float, float]
Box = tuple[float, float, float, float]


def draw_map(
    page: Any, view: Any, decision: Any, words: Any, x: float, y: float, w: float, h: float, key: bool = True,
    goal: bool = False,
) -> None:  # fmt: skip
    """The spaces, which can be clicked as `sq-1` to `sq-6`; those that can be chosen are framed.

    `key`: with what the marks mean; `goal`: and with the shared goal, which has no place of its own.
    """
    line = KEY_HEIGHT * max(scale(page), 1)
    low = line + 0.06 if key else 0.14
    layout = laid_out(x + 0.16, y + low, w - 0.32, h - low - 0.14, tuple(view.rules.edges()))
    offered, barred = facts.offered(decision), facts.barred(view, decision)
    walking = decision is not None and decision.name == "move"
    _roads(page, layout)
    if walking:
        _arrows(page, layout, view.pawn.get(decision.player), offered)
    shelves = {n: shelf_of(page, view, layout.box[n], n) for n in facts.SPACES}
    look = look_of(page, words, layout.box, shelves, barred)
    for n in facts.SPACES:
        _space(page, view, words, layout.box[n], n, n in barred, n in offered, shelves[n], look)
    if key:
        right = x + w - 0.2
        if goal and view.goal and facts.is_open(view.goal):
            right = _goal_line(page, view, words, right, y + 0.56 * line, w / 2)
        _key(page, view, decision, words, x + 0.2, y + 0.56 * line, right, offered, barred)


def draw_empty(page: Any, words: Any, edges: tuple[tuple[int, int], ...], margin: float = 0.14) -> None:
    """The printed board over a whole page: spaces with room for pawns and decks, and the roads between them."""
    draw_bare(page, words, edges, margin, margin, page.w - 2 * margin, page.h - 2 * margin)


def draw_bare(
    page: Any, words: Any, edges: tuple[tuple[int, int], ...], x: float, y: float, w: float, h: float
) -> dict[str, Box]:
    """The printed board in a box; gives where each space is."""
    layout = laid_out(x, y, w, h, edges)
    _roads(page, layout)
    shelves = {n: shelf_of(page, None, layout.box[n], n) for n in facts.SPACES}
    look = look_of(page, words, layout.box, shelves, ())
    for n in facts.SPACES:
        _space(page, None, words, layout.box[n], n, False, False, shelves[n], look)
    return {str(n): box for n, box in layout.box.items()}


def _roads(page: Any, layout: Layout) -> None:
    """A road for each connection: an edged band with a dashed middle."""
    colours = palette(page)
    broad = 11 if len(layout.edges) <= 10 else 6
    for a, b in layout.edges:
        way = under_spaces(layout.way(a, b))
        page.line(way, colours.road_edge, broad, z=1.4, cap="butt")
        page.line(way, colours.road, broad - 2, z=1.45, cap="butt")
        if broad > 8:
            page.line(way, colours.road_edge, 1, z=1.5, dash=(4, 5), cap="butt")


def _arrows(page: Any, layout: Layout, here: Any, targets: Sequence[int]) -> None:
    """An arrow on the road to each space that can be reached."""
    for n in targets:
        way = layout.way(here, n)
        (x0, y0), (x1, y1) = way[-2:]
        stop = min(0.085 / (hypot(x1 - x0, y1 - y0) or 1), 0.5)  # the point touches the frame, not the space
        way = [*way[:-1], (x1 - (x1 - x0) * stop, y1 - (y1 - y0) * stop)]
        page.arrow(way, lw=5.5, colour="card", z=1.6)
        page.arrow(way, lw=3.4, z=1.7)


def under_spaces(way: list[Point], more: float = 0.08) -> list[Point]:
    """The same way, its ends drawn a little further: spaces lie over them, and no slanted end shows."""

    def beyond(a: Point, b: Point) -> Point:
        length = hypot(b[0] - a[0], b[1] - a[1]) or 1
        return b[0] + (b[0] - a[0]) / length * more, b[1] + (b[1] - a[1]) / length * more

    return [beyond(way[1], way[0]), *way[1:-1], beyond(way[-2], way[-1])]


def _space(
    page: Any, view: Any, words: Any, box: Box, n: int, barred: bool, offered: bool, shelf: Shelf, look: Look
) -> None:  # fmt: skip
    """Words and pictogram above, a shelf for pawns and deck below: a pawn never covers a word."""
    x, y, w, h = box
    colours = palette(page)
    field, deep = colours.field(n), colours.deep(n)
    if offered:
        page.box(x - 0.065, y - 0.065, w + 0.13, h + 0.13, "act_soft", "act", 2.6, r=0.2, z=1.9)
    page.place(str(n), page.box(x, y, w, h, field, deep, 1.4, r=0.15), x + w / 2, y + h / 2)
    page.box(x + 0.045, y + 0.045, w - 0.09, h - 0.09, None, mixed(field, page.c["ink"], 0.25), 0.6, r=0.11, z=2.1)
    if barred:
        _hatch(page, box, mixed(field, page.c["soft"], 0.38))
    pad, above = pad_of(w), above_shelf(box, shelf)
    if shelf.rows > 1:
        look = look._replace(medal=0.0)
    r, left, right = look.medal, x + pad, x + w - pad
    if r:
        top = above[1] + 0.02 + 2 * r if look.below else y + h - 0.8 * pad
        _medal(page, right - r, top - r, r, n, barred)
    beside = 2 * r + 0.06 if r else 0.24 if barred else 0.0
    if barred and not r:
        corner = 0.0 if has_room(page, words, above, n, beside) else 0.6 * pad  # the name is more than the sign
        page.barred(right - 0.1 + corner, y + h - pad - 0.1 + corner, 0.1, z=2.6)
        beside -= 1.5 * corner
    _name(page, words, above, n, barred, 0.0 if look.below else beside, beside, look)
    if view is not None:
        draw_shelf(page, view, (left - 0.3 * pad, y + 0.7 * pad, w - 1.4 * pad, shelf.height), n, shelf.pawn)


def _hatch(page: Any, box: Box, colour: str) -> None:
    x, y, w, h = (box[0] + 0.06, box[1] + 0.06, box[2] - 0.12, box[3] - 0.12)
    step, lines = 0.135, []
    for k in range(-int(h / step), int(w / step) + 1):
        low, high = max(k * step, 0.0), min(k * step + h, w)
        if high - low > 0.02:
            lines.append(((x + low, y + low - k * step), (x + high, y + high - k * step)))
    page.lines(lines, colour, 1.1, z=2.15)


def _medal(page: Any, x: float, y: float, r: float, n: int, barred: bool) -> None:
    """The pictogram of a space; crossed out where it is barred."""
    deep = palette(page).deep(n)
    page.disc(x, y, r, "card", "stop" if barred else deep, 2.2 if barred else 1.2, z=2.4)
    page.pictogram(SIGNS[n], x, y, 1.28 * r, deep, "card", z=2.5)
    if barred:
        k = r * 0.7071
        page.line([(x - k, y + k), (x + k, y - k)], "stop", 2.2, z=2.6, cap="butt")


def _name(
    page: Any, words: Any, box: Box, n: int, barred: bool, beside: float, lower: float, look: Look
) -> None:  # fmt: skip
    """Number and name; below, where there is room, what one does there, or why nobody comes.

    `beside`, `lower`: how much of the width the pictogram takes beside the name and below it.
    """
    x, floor, w, h = box
    colours = palette(page)
    r = number_room(page, h)
    whole, w = w - lower, w - beside
    at, left = floor + h - r, x + 2 * r + 0.08
    room, low = w - 2 * r - 0.08, floor + FREE
    lines, size = lines_of(page, words, box, n, room, look.name)
    line = 1.15 * size / 72
    high = max(at, min(low + INK * size / 72 + (len(lines) - 1) * line, floor + h + RISE - INK * size / 72))
    note, below = page.size_of("note") / 72, second_line(page, box, lines, size)
    what = words("board-barred-here" if barred else f"board-what-{n}")
    fits = below - 0.5 * note > floor and page.text_width(what, "note") <= whole + (0 if barred else 0.02)
    fits = fits and (barred or look.said)
    if barred:
        widest = max(page.text_width(part, size, True) for part in lines)
        plate = mixed(colours.field(n), page.c["card"], 0.6)
        tall = max(2 * r, len(lines) * line) + 0.06
        page.box(x - 0.04, at + r + 0.03 - tall, 2 * r + 0.2 + widest, tall, plate, r=r, z=2.2)
        if fits:
            wide = page.text_width(what, "note") + 0.1
            page.box(x - 0.04, below - 0.7 * note, wide, 1.4 * note, plate, r=0.05, z=2.2)
    if (number := 72 * r * 1.1) >= page.least:
        page.disc(x + r, at, r, colours.deep(n), z=2.4)
        page.text(x + r, at, str(n), colour=colours.on_deep, bold=True, ha="center", size=number)
    else:  # a disc so small could not hold it
        beside = high if len(lines) == 1 else at
        page.text(x + r, beside, str(n), colour=colours.deep(n), bold=True, ha="center", size=page.least)
    for k, part in enumerate(lines):
        page.text(left, high - k * line, part, colour="ink", bold=True, size=size, width=room)
    if fits:
        page.text(x, below, what, "note", "ink")


def _key(
    page: Any,
    view: Any,
    decision: Any,
    words: Any,
    x: float,
    y: float,
    right: float,
    offered: tuple[int, ...],
    barred: tuple[int, ...],
) -> None:
    """What the marks on this very picture mean; marks that are not on it are not explained."""
    name = decision.name if decision is not None else ""
    left = x
    if offered:
        page.box(left, y - 0.085, 0.26, 0.17, "act_soft", "act", page.STRONG, r=0.06)
        left = _word(page, left + 0.35, y, words("board-key-move" if name == "move" else "board-key-action"))
    said = words("board-key-barred")
    if barred and left + 0.27 + page.text_width(said, "note") < right:
        page.barred(left + 0.1, y, 0.09)
        left = _word(page, left + 0.27, y, said)
    said = words("board-key-moved")
    fits = left + 0.27 + page.text_width(said, "note") < right
    if fits and any(facts.status(view, p) == "moved" for p in view.players):
        page.disc(left + 0.1, y, 0.095, "paper", "ink", page.LINE, dash=(2.4, 1.8))
        left = _word(page, left + 0.27, y, said)
    deck = words("board-key-deck")
    rule = {"move": "walk", "free_action": "free"}.get(name, "extra" if name in facts.EXTRA_ACTIONS else "")
    rule = rule or ("walk" if view.phase in ("setup", "turns") else "")
    text = words(f"board-key-{rule}") if rule else ""
    room = right - (page.text_width(text, "note") + 0.2 if text else 0)
    if room - left > page.text_width(deck, "note") + 0.3:
        draw_deck(page, (left + 0.02, y - 0.1, 0.145, 0.2), 2, 1, number=False)
        left = _word(page, left + 0.26, y, deck)
    if text and right - left > page.text_width(text, "note") + 0.1:
        page.text(right, y, text, "note", "soft", ha="right")


def _goal_line(page: Any, view: Any, words: Any, right: float, y: float, room: float) -> float:
    """The shared goal in one line, ending at `right`. Returns where it begins."""
    target = facts.money(facts.goal_target(view, words))
    amount = f"{facts.money(facts.goal_total(view))} / {target} TC" if facts.revealed(view) else f"{target} TC"
    parts = [words("board-goal"), words.card(view.goal), amount]
    if page.text_width(" · ".join(parts), "note", True) > room:
        parts = [parts[0], parts[2]]
    text = " · ".join(parts)
    page.text(right, y, text, "note", bold=True, ha="right")
    left = right - page.text_width(text, "note", True) - 0.2
    page.pictogram(SIGNS["goal"], left + 0.08, y, 0.16, "ink", "panel")
    return float(left - 0.2)


def _word(page: Any, x: float, y: float, text: str) -> float:
    """Write a phrase of the key; returns where the next one begins."""
    page.text(x, y, text, "note", "ink")
    return float(x + page.text_width(text, "note") + 0.28)
