"""One room of the map: its band with number and name, its marks, and what stands in it."""

from __future__ import annotations

from typing import Any

from . import table_facts as facts
from .board_pieces import draw_pieces, draw_token
from .palette import palette, readable_on
from .pictograms import DECKS, MARKS, of_room

NAME = 6.2
"""From so many heights of type on a room shows its name in two lines, if it must."""


def small(page: Any) -> float:
    """Type that is a little smaller than the smallest of the page, where a word has to fit into a small thing."""
    return float(max(page.least, 0.86 * page.size_of("note")))


def head(page: Any, em: float) -> float:
    """How high the band of a room is that has its name in one line."""
    return float(max(1.38 * em, 1.2 * max(page.least, page.size_of("note")) / 72 + 0.1 * em))


def draw_room(page: Any, view: Any, words: Any, sheet: Any, slot: int, offered: Any, chosen: tuple[str, ...]) -> None:
    """A room face down, looked at, or turned up; framed in the accent if it can be chosen now."""
    spot = facts.spot(view, slot)
    em, (cx, cy), w, h = sheet.em, sheet.at[slot], sheet.w, sheet.h
    x, y = cx - w / 2, cy - h / 2
    colours = palette(page)
    data = facts.room_data(view, spot.room) if spot.room else None
    colour = data.colour if data is not None else "none"
    hidden = bool(spot.tile)
    floor = "plain" if hidden else colours.floor(colour)
    edge = colours.band(colour) if not hidden else colours.hull_edge
    dash = (3, 2) if hidden else None
    shape = page.box(x, y, w, h, floor, edge, page.RULE, 0.35 * em, 4.0, dash)
    page.place(str(slot), shape, cx, cy)
    if str(slot) in offered:
        page.box(x - 0.22 * em, y - 0.22 * em, w + 0.44 * em, h + 0.44 * em, None, "act", page.STRONG, 0.5 * em, 4.3)
    if str(slot) in chosen:
        page.box(x, y, w, h, "act_soft", "act", page.STRONG, 0.35 * em, 4.1)
    low, computer = _band(page, view, words, spot, data, x, y, w, h, em)
    right = _marks(page, view, spot, computer, x, y, w, low - y, em)
    names = [*facts.enemies_at(view, slot), *facts.pawns_at(view, slot), *facts.lying_at(view, slot)]
    if names:
        pad = 0.12 * em
        box = (x + pad, y + pad, right - x - 2 * pad, low - y - 2 * pad)
        draw_pieces(page, view, names, box, 2.9 * em, [name for name in names if name in offered])
    if slot in view.airlock:
        _airlock(page, x, y, w, h, em)


def _band(
    page: Any, view: Any, words: Any, spot: Any, data: Any, x: float, y: float, w: float, h: float, em: float
) -> tuple[float, bool]:
    """Number, name and sign of a room; returns the height below the band, and whether its computer stands there."""
    colours, hidden = palette(page), bool(spot.tile)
    fill = colours.band(data.colour) if data is not None and not hidden else colours.back
    on = readable_on(fill)
    size, number = max(page.least, page.size_of("note")), str(spot.slot)
    line = 1.2 * size / 72
    wide = max(page.text_width(number, size, True) + 0.4 * em, 1.3 * em)
    left, right = x + wide + 0.15 * em, x + w - 0.2 * em
    said = str(words.card(spot.room)) if spot.room else ""
    short = str(words("board-short", room=spot.room)) if said else ""
    computer = data is not None and not hidden and data.computer
    aside = computer and any(_fits(page, text, right - left) for text in (said, short))
    aside = aside and not any(_fits(page, text, right - left - 1.35 * em) for text in (said, short))
    if spot.seen or (computer and not aside):
        right -= 1.35 * em
    lines = [said] if _fits(page, said, right - left) else []
    tall = head(page, em)
    if not lines and said and h >= tall + line + 1.45 * em:
        lines = _two(page, said, right - left, size) or _two(page, said, right - left, small(page))
        tall += line if lines else 0
    lines = lines or ([short] if _fits(page, short, right - left) else [])
    smaller = max((page.text_width(text, size, True) for text in lines), default=0.0) > right - left
    page.box(x, y + h - tall, w, tall, fill, None, r=0.35 * em, z=4.4)
    if tall < h - 0.4 * em:
        page.box(x, y + h - tall, w, tall / 2, fill, None, r=0, z=4.4)
    top = y + h - tall / 2 + (len(lines) - 1) * line / 2 if lines else y + h - tall / 2
    page.text(x + wide / 2 + 0.05 * em, top, number, colour=on, bold=True, ha="center", size=size, z=4.7)
    page.line(
        [(x + wide + 0.02 * em, y + h - tall + 0.22 * em), (x + wide + 0.02 * em, y + h - 0.22 * em)],
        on,
        page.HAIR,
        4.6,
    )
    for k, text in enumerate(lines):
        page.text(
            left + 0.1 * em, top - k * line, text, colour=on, bold=True, size=small(page) if smaller else size, z=4.7
        )
    at, sign, mark = (left + right) / 2, 1.2 * em, 1.1 * em
    last = x + w - 0.85 * em
    if right - left < 1.1 * em and right < x + w - em:  # two signs share what the number leaves them
        begin, end = x + wide + 0.1 * em, x + w - 0.14 * em
        sign = mark = 0.48 * (end - begin)
        at, last = begin + sign / 2, end - mark / 2
    if spot.room and not lines:
        page.pictogram(of_room(spot.room), at, y + h - tall / 2, sign, on, fill, z=4.7)
        page.explained[number] = of_room(spot.room), said
    elif not spot.room and spot.tile:
        set_said = str(words("board-tile", set=spot.tile))
        if page.text_width(set_said, size) <= right - left:
            page.text(left + 0.1 * em, top, set_said, colour=on, size=size, z=4.7)
    if spot.seen:
        page.pictogram(MARKS["eye"], last, y + h - tall / 2, mark, on, fill, z=4.7)
    elif computer and not aside:
        page.pictogram(MARKS["computer"], last, y + h - tall / 2, mark, on, fill, z=4.7)
    return y + h - tall, aside


def _fits(page: Any, said: str, wide: float) -> bool:
    """Whether a name has room in one line, in type that may be a little smaller."""
    return bool(said) and page.text_width(said, min(small(page), page.size_of("note")), True) <= wide


def _two(page: Any, said: str, wide: float, size: float) -> list[str]:
    """The two halves of a name that fit, or nothing."""
    words = said.split(" ")
    for k in range(1, len(words)):
        halves = [" ".join(words[:k]), " ".join(words[k:])]
        if all(page.text_width(half, size, True) <= wide for half in halves):
            return halves
    return []


def _marks(
    page: Any, view: Any, spot: Any, computer: bool, x: float, y: float, w: float, tall: float, em: float
) -> float:
    """Item counter, fire, malfunction, token face down, computer, from the right; returns where they begin."""
    colours = palette(page)
    signs: list[str] = []
    if spot.token:
        signs.append("token")
    if spot.counter is not None:
        signs.append("counter")
    signs += [mark for mark in ("fire", "malfunction") if spot.slot in getattr(view, mark)]
    signs += ["computer"] * computer
    if not signs:
        return x + w
    size = min(1.5 * em, tall - 0.1 * em)
    rows = 2 if tall >= 2 * 1.4 * em and len(signs) > 1 else 1
    columns = -(-len(signs) // rows)
    step = min(1.6 * em, 0.62 * w / columns)
    size = min(size, step)
    deck = spot.counter is not None and w - columns * step > 6.5 * em
    extra = 1.0 * em if deck else 0.0
    for k, sign in enumerate(signs):
        column, row = divmod(k, rows)
        here = min(rows, len(signs) - column * rows)
        cx = x + w - 0.12 * em - (column + 0.5) * step
        cx -= (
            0 if sign == "counter" or rows > 1 or k < signs.index("counter" if "counter" in signs else sign) else extra
        )
        cy = y + tall / 2 + ((here - 1) / 2 - row) * min(1.55 * em, tall / rows)
        if sign == "token":
            draw_token(page, view, spot.token, cx, cy, 1.25 * size, 4.8)
        elif sign == "computer":
            page.pictogram(MARKS[sign], cx, cy, 0.82 * size, "ink", "card", z=4.9)
        elif sign == "counter":
            _counter(page, view, spot, cx - extra / 2, cy, size, extra)
        else:
            tone = getattr(colours, sign)
            page.disc(cx, cy, 0.54 * size, "card", tone, page.LINE, 4.8)
            page.pictogram(MARKS[sign], cx, cy, 0.82 * size, tone, "card", z=4.9)
    return x + w - 0.12 * em - columns * step - extra


def _counter(page: Any, view: Any, spot: Any, x: float, y: float, size: float, extra: float) -> None:
    """How many items can still be found, and of which deck."""
    letters = max(page.least, 0.92 * page.size_of("note"))
    side = max(0.95 * size, 1.15 * letters / 72)
    page.box(x - side / 2 - extra / 2, y - side / 2, side + extra, side, "card", "ink", page.LINE, 0.12 * side, 4.8)
    tone = "ink" if spot.counter else "soft"
    page.text(x + extra / 2, y, str(spot.counter), colour=tone, bold=True, ha="center", size=letters, z=4.9)
    data = facts.room_data(view, spot.room)
    if extra and data is not None:
        page.pictogram(
            DECKS[data.colour],
            x - side / 2 + 0.1 * size,
            y,
            0.85 * extra,
            palette(page).band(data.colour),
            "card",
            z=4.9,
        )


def _airlock(page: Any, x: float, y: float, w: float, h: float, em: float) -> None:
    """The room that loses its air at the end of the phase: a dashed stop frame with a clock."""
    page.box(
        x + 0.14 * em, y + 0.14 * em, w - 0.28 * em, h - 0.28 * em, None, "stop", page.STRONG, 0.3 * em, 7.0, (3, 2)
    )
    page.disc(x, y + h, 0.85 * em, "card", "stop", page.RULE, 7.1)
    page.pictogram(MARKS["airlock"], x, y + h, 1.2 * em, "stop", "card", z=7.2)
