"""What the spaces of one picture share: how high a shelf is, how large pictograms and names are, what all of them say.
Measures alone; board_map.py draws it.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from .board_shelf import PAWN, RING, TWO, pawn_rows, shelf_room
from .cards import scale

FREE, RISE = 0.03, 0.06
"""Inches: so much stays free between a name and the shelf, and so far a name may rise into the edge of a low space."""
INK = 0.55
"""Half the height of a line of words, with what reaches below it, in heights of type."""
SMALL = 0.12
"""The radius in inches of the smallest pictogram."""
TELLING = 0.2
"""To leave room for what one does on a space it may become so small."""

Box = tuple[float, float, float, float]


class Shelf(NamedTuple):
    """The shelf of a space: how high it is, how large a pawn on it, and in how many rows they stand."""

    height: float
    pawn: float
    rows: int


class Look(NamedTuple):
    """What all spaces of one picture share: the radius of their pictograms (0: names need all the room), whether they
    stand below the names, the largest size of a name, and whether all say what one does there."""

    medal: float
    below: bool
    name: float
    said: bool


def shelf_of(page: Any, view: Any, box: Box, n: int) -> Shelf:
    _, _, w, h = box
    pad = pad_of(w)
    pawn = min(PAWN * scale(page), max(page.least / 62, h * 0.13))  # its name is in letters of that size
    shelf = min(max(2 * pawn * RING * 0.84 + 0.08, 0.36 * h), max(h * 0.42, 2 * pawn + 0.06))
    rows = () if view is None else pawn_rows(view, n, pawn, shelf_room(page, n, w - 1.4 * pad, shelf))
    if len(rows) > 1:  # the pictogram gives way
        shelf = max(shelf, min(4 * pawn * TWO + 0.08, h - 2 * number_room(page, h) - 2 * pad))
    return Shelf(shelf, pawn, len(rows))


def pad_of(w: float) -> float:
    return max(0.09, 0.045 * w)


def above_shelf(box: Box, shelf: Shelf) -> Box:
    """What the shelf leaves of a space to words and pictogram."""
    x, y, w, h = box
    pad, floor = pad_of(w), y + 0.7 * pad_of(w) + shelf.height
    return x + pad, floor, w - 2 * pad, y + h - pad - floor


def look_of(
    page: Any, words: Any, boxes: Mapping[int, Box], shelves: Mapping[int, Shelf], barred: Sequence[int]
) -> Look:  # fmt: skip
    """The largest pictograms and names that every space has room for; where pawns stand in two rows they give way."""
    above = {n: above_shelf(box, shelves[n]) for n, box in boxes.items() if shelves[n].rows < 2}
    if not above:
        return Look(0.0, False, page.size_of("label"), False)
    name = min(_one_line(page, words, box, n) for n, box in above.items())
    beside = min(_beside(page, words, box, n, name) for n, box in above.items())
    below = min(_below(page, words, box, n) for n, box in above.items())
    medal = (beside, False) if beside >= 0.17 else (below, True)
    if max(beside / 0.17, below / 0.2) < 1:
        small = max(beside, _wrapped(page, words, above))
        medal = (small if small >= SMALL else 0.0, False)
    free, smaller = {n: box for n, box in above.items() if n not in barred}, [medal]
    while medal[0] and smaller[-1][0] > TELLING + 0.02:
        smaller.append((smaller[-1][0] - 0.02, medal[1]))
    looks = (Look(*one, name, True) for one in smaller)
    telling = next((look for look in looks if all(_says(page, words, box, n, look) for n, box in free.items())), None)
    return telling or Look(*medal, name, False)


def number_room(page: Any, h: float) -> float:
    """The radius of the disc with the number of a space, with `h` above its shelf."""
    r = 0.165 * scale(page)
    return min(r, max(h * 0.33, min(0.8 * r, h * 0.48)))


def _one_line(page: Any, words: Any, box: Box, n: int) -> float:
    """The largest size in which a name has one line with a small pictogram beside it, and at least that of a label."""
    size, room = page.size_of("head"), box[2] - 2 * number_room(page, box[3]) - 0.18 - 0.34
    while size > page.size_of("label") and page.text_width(words.value("space", n), size, True) > room:
        size -= 0.5
    return float(max(size, page.size_of("label")))


def _beside(page: Any, words: Any, box: Box, n: int, size: float) -> float:
    """The radius that a pictogram has beside the name in one line."""
    room = box[2] - 2 * number_room(page, box[3]) - 0.18
    free = room - page.text_width(words.value("space", n), size, True)
    return float(min((box[3] - 0.02) / 2, free / 2, 0.34 * scale(page)))


def _below(page: Any, words: Any, box: Box, n: int) -> float:
    """The radius that a pictogram has below the name."""
    _, _, w, h = box
    name, number, line = words.value("space", n), number_room(page, h), 1.15 * page.size_of("label") / 72
    two = page.text_width(name, page.size_of("label"), True) > w - 2 * number - 0.08
    return float(min((h - max(2 * number, number + 1.5 * line if two else 0.0) - 0.06) / 2, 1.2 * 0.34 * scale(page)))


def _wrapped(page: Any, words: Any, above: Mapping[int, Box]) -> float:
    """The radius that pictograms have beside names in up to two smaller lines; 0: the names need all the room."""
    r, line = 0.34 * scale(page), 1.15 * page.size_of("label") / 72

    def fits(box: Box, n: int) -> bool:
        number = number_room(page, box[3])
        lines = page.wrap(words.value("space", n), box[2] - 2 * number - 0.21 - 2 * r, "label", 2, bold=True)
        return number + line * (len(lines) - 0.5) <= box[3] and 2 * r <= box[3] - 0.02 and not lines[-1].endswith("…")

    while r >= SMALL and not all(fits(box, n) for n, box in above.items()):
        r -= 0.02
    return r if r >= SMALL else 0.0


def has_room(page: Any, words: Any, box: Box, n: int, beside: float) -> bool:
    """Whether the name of a space is whole beside so much of its width."""
    room = box[2] - beside - 2 * number_room(page, box[3]) - 0.08
    return not page.wrap(words.value("space", n), room, "label", 2, bold=True)[-1].endswith("…")


def lines_of(page: Any, words: Any, box: Box, n: int, room: float, most: float) -> tuple[list[str], float]:
    """A name as it is written in so much width: its lines and their size."""
    _, floor, _, h = box
    name, size, low = words.value("space", n), most, floor + FREE
    at = floor + h - number_room(page, h)
    while size > page.size_of("label") and page.text_width(name, size, True) > room:
        size -= 0.5
    lines = [name] if page.text_width(name, size, True) <= room else page.wrap(name, room, "label", 2, bold=True)
    if lines[-1].endswith("…"):  # a name is never cut: where only a sign stands beside it, its letters are smaller
        lines = [name]
        while size > page.least and page.text_width(name, size, True) > room:
            size -= 0.25
    size = size if len(lines) == 1 else page.size_of("label")
    if at - (1.15 * (len(lines) - 1) + INK) * size / 72 < low:  # too low for that: one smaller line, if it has room
        one = next((s for s in (size, page.size_of("label"), page.size_of("note"))
                    if page.text_width(name, s, True) <= room), 0.0)  # fmt: skip
        lines, size = ([name], one) if one else (lines, size)
        while len(lines) == 1 and size > page.size_of("note") and floor + h + RISE - low < 2 * INK * size / 72:
            size = max(size - 0.5, page.size_of("note"))
    return lines, size


def second_line(page: Any, box: Box, lines: list[str], size: float) -> float:
    """Where the line below the name is written."""
    r, line = number_room(page, box[3]), 1.15 * size / 72
    return float(box[1] + box[3] - r - max(r, line / 2 + line * (len(lines) - 1)) - 0.75 * page.size_of("note") / 72)


def _says(page: Any, words: Any, box: Box, n: int, look: Look) -> bool:
    """Whether there is room below the name for what one does there."""
    _, floor, w, h = box
    lower = 2 * look.medal + 0.06 if look.medal else 0.0
    room = w - (0.0 if look.below else lower) - 2 * number_room(page, h) - 0.08
    below = second_line(page, box, *lines_of(page, words, box, n, room, look.name))
    what = words(f"board-what-{n}")
    return bool(below - 0.5 * page.size_of("note") / 72 > floor and page.text_width(what, "note") <= w - lower + 0.02)
