"""The picture of a game that draws no board of its own: a card with its public fields, and one column for each seat.
No game is known here: the game's messages name the fields and values.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from ..engine.core.visibility import HIDDEN
from .marks import Marks
from .style import NOTEBOOK, SLIDE, Form

ROW, TOP, GAP = 0.36, 1.12, 0.16
NARROW, SEAT = 4.4, 0.6
"""Inches: the width of a page without its columns for the seats, and of one such column.

A page is no wider than its columns need, so that its text stays large in a narrow widget.
"""
BACK = (0.17, 0.23)
MOST_BACKS = 6
"""How many card backs are drawn for a hidden list; of a longer list the text gives the number."""


def _by_seat(view: Any, value: Any) -> bool:
    return isinstance(value, Mapping) and bool(value) and set(value) <= set(view.players)


def rows(view: Any) -> tuple[dict[str, Any], dict[str, Any]]:
    """Return the fields of a view in two groups: those of the table, and those that hold one entry for each seat."""
    fields = view.as_dict()
    seats = {name: value for name, value in fields.items() if _by_seat(view, value)}
    return {name: value for name, value in fields.items() if name not in seats}, seats


def form_of(view: Any, form: Form = SLIDE) -> Form:
    """Return the form of a page that is just high enough for the fields of this view; a live one as wide as its room."""
    table, seats = rows(view)
    count, gap = len(table) + len(seats) + bool(seats), GAP * bool(seats)
    if not form.alone:
        row = form.note / 72 * 2.2
        return replace(form, size=(form.size[0], max(form.size[1], 2 * form.margin + gap + row * count)))
    height = TOP + ROW * count + gap + NOTEBOOK.margin
    width = min(NOTEBOOK.size[0], NARROW + SEAT * len(view.players))
    return Form((width, height), NOTEBOOK.margin, NOTEBOOK.title, NOTEBOOK.head, 11, 9.5)


def draw(page: Marks, view: Any, decision: Any, words: Any) -> None:
    """Draw the view; hidden things are drawn as card backs, never as blanks."""
    left, width = page.margin, page.w - 2 * page.margin
    table, seats = rows(view)
    if page.alone:
        page.text(left, page.h - 0.36, words.game.title.get(words.lang) or words.game.name, "title", width=width)
        prompt = words.prompt(decision) if decision is not None else ""
        if prompt:
            page.text(left, page.h - 0.76, prompt, "label", "act", width=width)
        y, row = page.h - TOP, ROW
    else:
        count = len(table) + len(seats) + bool(seats)
        y, row = page.h - page.margin, (page.h - 2 * page.margin - GAP * bool(seats)) / max(count, 1)
    if table:
        y = _panel(page, left, y, width, row * len(table))
        for k, (name, value) in enumerate(table.items()):
            at = y + row * (len(table) - k - 0.5)
            _row(page, left, at, 0.4 * width, words.field(name))
            _value(page, left + 0.42 * width, at, 0.56 * width, words, name, value)
        y -= GAP
    if seats:
        y = _panel(page, left, y, width, row * (len(seats) + 1))
        middle = [y + row * (len(seats) - k + 0.5) for k in range(len(seats) + 1)]
        column = 0.64 * width / len(view.players)
        for seat, player in enumerate(view.players):
            x = left + 0.34 * width + column * seat
            deciding = decision is not None and decision.player == player
            page.player(x + 0.15, middle[0], seat, player, r=0.11, active=deciding)
            for at, (name, value) in zip(middle[1:], seats.items(), strict=True):
                if player in value:
                    _value(page, x, at, column - 0.1, words, name, value[player])
        for at, name in zip(middle[1:], seats, strict=True):
            _row(page, left, at, 0.32 * width, words.field(name))
            page.line([(left + 0.1, at + row / 2), (left + width - 0.1, at + row / 2)], "line", page.HAIR, 3)


def _panel(page: Marks, x: float, top: float, width: float, height: float) -> float:
    """Draw the background of some rows; return its lower edge."""
    page.box(x, top - height, width, height, "panel", "line", page.HAIR, r=0.08)
    return top - height


def _row(page: Marks, x: float, y: float, width: float, name: str) -> None:
    page.text(x + 0.14, y, name, "label", "soft", width=width - 0.2)


def _value(page: Marks, x: float, y: float, width: float, words: Any, name: str, value: Any) -> None:
    """Draw one value: hidden ones as card backs, the others in words."""
    items = value if isinstance(value, list) else [value]
    hidden = sum(item is HIDDEN for item in items)
    if hidden:
        shown = min(hidden, MOST_BACKS, max(1, int((width - 0.5) / (BACK[0] + 0.05))))
        page.card_backs([(x + k * (BACK[0] + 0.05), y - BACK[1] / 2, *BACK) for k in range(shown)])
        x += shown * (BACK[0] + 0.05) + 0.05
        if shown < hidden:
            page.text(x, y, f"×{hidden}", "label", "soft")
        return
    page.text(x, y, words.part(name, value), "label", bold=True, width=width)
