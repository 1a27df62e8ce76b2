"""Where squares, strip, reserves, panel and legend stand on a page of any size: as large as the room allows.
Nothing is drawn here."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from .board_side import RESERVE, STRIP, Box, flow_height, strip_rows
from .board_squares import Field

GAP = 0.1
NARROW, WIDE = 16.0, 26.0
"""Ems: the least width of what stands beside the squares, and the width from which a reserve is one row."""
PANEL = 1.75
"""The least height of the panel for what is going on, in inches on a slide."""


@dataclass(frozen=True, slots=True)
class Placed:
    """The squares, and the boxes of all else; `key`: the height of the line under the squares; None: no room."""

    field: Field
    key: float | None
    strip: Box
    reserves: tuple[Box, Box]
    panel: Box | None
    legend: Box | None


def placed(page: Any, view: Any, words: Any) -> Placed:
    """Place everything on the page: what stands beside the squares takes the rest of the width."""
    em = page.size_of("note") / 72
    scale, m = max(em * 72 / 9.5, 0.9), page.margin
    names, letters = 2.4 * em + 0.06, 1.5 * em + 0.05
    low = page.h < 3.6
    line = 0.0 if low else 1.7 * em
    s = min((page.h - 2 * m - letters - line) / 9, (page.w - 2 * m - names - 2 * GAP - NARROW * em) / 9)
    field = Field(m + names, page.h - m - 9 * s, s)
    under = field.y - letters
    x = field.x + 9 * s + 2 * GAP
    w, h = page.w - m - x, page.h - 2 * m
    legend: Box | None = None
    need = flow_height(page, words, 9 * s)
    if under - line - m > need:
        legend, line_at = (field.x, m, 9 * s, need), under - line / 2
    else:
        line_at = under - line / 2
    strip = (STRIP if strip_rows(page, view, words, w) == 2 else 1.35 * STRIP) * scale
    one = RESERVE * scale * (1.0 if w >= WIDE * em else 1.55)
    if strip + 2 * one + 2 * GAP > h:
        one, strip = (h - STRIP * scale - 2 * GAP) / 2, STRIP * scale
    rest = h - strip - 2 * one - 2 * GAP
    panel: Box | None = None
    flow = flow_height(page, words, w)
    beside = legend is None and rest - GAP > flow
    if rest - GAP - (flow + GAP if beside else 0) >= PANEL * scale:
        free = rest - GAP - (flow + GAP if beside else 0)
        panel = (x, m + one + GAP + (flow + GAP if beside else 0), w, free)
    elif rest - GAP >= PANEL * scale:
        beside, panel = False, (x, m + one + GAP, w, rest - GAP)
    if beside:
        legend = (x, m + one + GAP, w, flow if panel else rest - GAP)
    if panel is None and not beside:  # the strip and the reserves share what is left
        strip, one = strip + rest / 3, one + rest / 3
    top = page.h - m
    return Placed(
        field, line_at if line else None, (x, top - strip, w, strip),
        ((x, top - strip - GAP - one, w, one), (x, m, w, one)), panel, legend,
    )  # fmt: skip
