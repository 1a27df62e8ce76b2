"""The panel of the chosen piece: one row for each square it can go to, with its via point and the exact chance.
A function of the view and of the moves that are passed in.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tabletop_lab.games.cetkaik.content.pieces import TAM, owned_by
from tabletop_lab.games.cetkaik.content.squares import IA, WATER

from . import board_facts as facts
from .board_marks import diamond
from .board_pieces import tile
from .board_reach import CERTAIN, Reach, best, ordered
from .board_side import PAD, Box

ROW = 0.252
LONG, SHORT = 6, 7
"""The number of rows of a list in one column, and in each of two columns."""


def draw_chosen(page: Any, view: Any, words: Any, box: Box, chosen: str, reaches: Sequence[Reach]) -> None:
    """Draw the chosen piece, and one row for each way to go: destination, via point, and the exact chance."""
    x, y, w, h = box
    page.box(*box, "panel", r=0.1, z=1)
    drop = chosen[:1] == "@"
    piece = owned_by(chosen[1:], view.turn or IA) if drop else view.board.get(chosen, "")
    if not piece:
        return
    tile(page, piece, x + 0.38, y + h - 0.36, 0.6)
    name = facts.piece_name(piece, words.lang)
    name = name[:1].upper() + name[1:]
    ways = best(reaches, chosen, facts.tam_at(view.board))
    many = drop or piece == TAM
    rows = [] if many else ordered(ways.values())
    head = str(words("board-chosen-drop", name=name) if drop else f"{name} · {chosen}")
    heads = [head]
    if not page.alone and page.text_width(head, "head") > w - 0.74 - PAD:
        heads = page.wrap(head, w - 0.74 - PAD, "head", 2) if drop else [name, chosen]
    for k, line in enumerate(heads):
        page.text(x + 0.74, y + h - 0.26 - page.size_of("head") / 60 * k, line, "head")
    why, clause = _why(piece, chosen, reaches)
    told = page.wrap(f"{words('board-why-' + why)}  {clause}", w - 0.9, "note", 1 if page.alone else 3)
    step, under = page.size_of("note") / 9.5, y + h - page.size_of("head") / 60 * (len(heads) - 1)
    under -= max(0.0, (page.size_of("head") + page.size_of("note")) / 120 - 0.24)  # large type needs more room
    tight = not page.alone and _fitting(page, w - 2 * PAD, under - 0.83 - 0.2 * step * len(told) - y) < 2 < len(rows)
    if other := 0 if many else len(reaches) - len(rows) * (not tight):
        more = words("board-ways" if tight else "board-other-ways", count=other)
        beside = w - 0.74 - PAD - page.text_width(head, "head") - 0.15
        if page.alone or (len(heads) == 1 and page.text_width(more, "note") <= beside):
            page.text(x + w - PAD, y + h - 0.26, more, "note", "soft", ha="right")
        else:
            told = [*told, *page.wrap(more, w - 0.9, "note", 1 + tight)]
    for k, line in enumerate(told):
        page.text(x + 0.74, under - 0.5 - 0.2 * step * k, line, "note", "soft")
    top = under - 0.83 - 0.2 * step * max(len(told) - 1, 0)
    room = top - y
    if not rows:
        _counted(page, words, (x + PAD, top, w - 2 * PAD, room), list(ways))
    elif tight:
        return
    elif not page.alone:
        _short_rows(page, view, words, (x + PAD, top, w - 2 * PAD, room), rows)
    elif len(rows) <= LONG:
        _one_column(page, view, words, (x, top, w, h), rows)
    else:
        _two_columns(page, view, words, (x + PAD, top, w - 2 * PAD, h), rows)


def _why(piece: str, chosen: str, reaches: Sequence[Reach]) -> tuple[str, str]:
    """Return the one sentence that helps most with these moves, and its clause."""
    if chosen[:1] == "@":
        return "drop", "CK-10.1"
    if piece == TAM:
        return "tam", "CK-8.2"
    if any(reach.via and reach.odds < CERTAIN for reach in reaches):
        return "step", "CK-6.5"
    if any(reach.odds < CERTAIN and reach.to in WATER for reach in reaches):
        return "water", "CK-7.1"
    return ("via", "CK-6.1") if any(reach.via for reach in reaches) else ("plain", "CK-5.3")


def _counted(page: Any, words: Any, box: Box, squares: list[str]) -> None:
    """Draw a summary of many squares that are all certain: how many, and which."""
    x, y, w, _ = box
    page.text(x, y, words("board-squares", count=len(squares)), "label", bold=True)
    step = 0.22 * page.size_of("note") / 9.5
    fits = 4 if page.alone else max(int((box[3] - 0.3) / step), 1)
    for k, line in enumerate(page.wrap("  ".join(squares), w, "note", lines=fits)):
        page.text(x, y - 0.27 - step * k, line, "note", "soft")


def _how(words: Any, reach: Reach) -> str:
    return str(words("board-how-via", via=reach.via) if reach.via else words("board-how-plain"))


def _mark(page: Any, x: float, y: float, reach: Reach) -> None:
    if reach.via:
        diamond(page, x, y + 0.01, 0.065)
    else:
        page.target(x, y + 0.01, 0.065)


def _one_column(page: Any, view: Any, words: Any, box: Box, rows: Sequence[Reach]) -> None:
    x, y, w, _ = box
    hows = [_how(words, reach) for reach in rows]
    taking = words("board-capture")
    room = page.text_width(taking, "note", True) + 0.1
    left = x + 1.0 + max(page.text_width(how, "note") for how in hows) + 0.15
    right = x + w - PAD - room - 1.15
    bars = []
    for k, (reach, how) in enumerate(zip(rows, hows, strict=True)):
        at = y - ROW * k
        _mark(page, x + 0.28, at, reach)
        page.text(x + 0.5, at, reach.to, "note", bold=True)
        page.text(x + 1.0, at, how, "note", "soft")
        bars.append((left, at - 0.04, right - left, 0.09, float(reach.odds)))
        if reach.odds == CERTAIN:
            page.text(right + 0.15, at, words("board-no-throw"), "note", width=1.0)
        else:
            page.text(right + 0.15, at, facts.odds_text(reach.odds, view.rules.sticks), "note", bold=True)
            page.text(right + 1.1, at, f"{float(reach.odds):.0%}", "note", "soft", ha="right")
        if reach.capture:
            page.text(x + w - PAD, at, taking, "note", bold=True, ha="right")
    page.bars(bars, "act")


def _short_rows(page: Any, view: Any, words: Any, box: Box, rows: Sequence[Reach]) -> None:
    """Draw shorter rows in as many columns, and of such a length, as there is room for."""
    columns, length, step = _grid(page, box[2], box[3])
    _two_columns(page, view, words, box, rows, columns, length, step)


def _grid(page: Any, w: float, room: float) -> tuple[int, int, float]:
    """Columns of short rows that fit into a width, rows of each, and the height of a row."""
    em = page.size_of("note") / 72
    step = 0.206 * max(em * 72 / 9.5, 0.9)
    return max(1, min(3, int(w / (15 * em)))), int(room / step), step


def _fitting(page: Any, w: float, room: float) -> int:
    """How many short rows there is room for."""
    columns, length, _ = _grid(page, w, room)
    return columns * length


def _two_columns(
    page: Any, view: Any, words: Any, box: Box, rows: Sequence[Reach], columns: int = 2, length: int = SHORT,
    step: float = 0.206,
) -> None:  # fmt: skip
    """Draw shorter rows in two columns; if even these are too many, the number of the others."""
    x, y, w, _ = box
    if length < 1:
        return
    wide = (w - 0.2 * (columns - 1)) / columns
    shown = rows if len(rows) <= columns * length else rows[: columns * length - 1]
    for k, reach in enumerate(shown):
        left, at = x + (wide + 0.2) * (k // length), y + 0.03 - step * (k % length)
        _mark(page, left + 0.1, at, reach)
        page.text(left + 0.26, at, reach.to, "note", bold=True)
        odds = words("board-sure") if reach.odds == CERTAIN else facts.odds_text(reach.odds, view.rules.sticks)
        page.text(left + wide, at, odds, "note", bold=reach.odds < CERTAIN, ha="right")
        how = _how(words, reach)
        how = words("board-how-taking", how=how) if reach.capture else how
        middle = 0.68 if page.alone else 0.32 + page.text_width("MAU", "note", True)
        room = wide - middle - page.text_width(odds, "note", True) - 0.1
        if page.alone or page.text_width(how, "note") <= room:
            page.text(left + middle, at, how, "note", "soft", width=room)
    if len(shown) < len(rows):
        left, at = x + (wide + 0.2) * (columns - 1), y + 0.03 - step * (length - 1)
        page.text(left + 0.26, at, words("board-more", count=len(rows) - len(shown)), "note", "soft")
