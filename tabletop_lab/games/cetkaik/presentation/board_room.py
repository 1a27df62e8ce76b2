"""Where squares, strip, reserves, panel and legend stand on a page of any size: as large as the room allows.
Nothing is drawn here."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from .board_side import GROUNDS, RESERVE, SIGNS, Box, flow_height
from .board_squares import Field
from .board_strip import STRIP, strip_rows, tall

GAP = 0.1
NARROW, WIDE = 16.0, 26.0
"""Ems: the least width of what stands beside the squares, and the width from which a reserve is one row."""
SLIM, ENOUGH = 11.2, 0.72
"""Ems: its least width where the squares would else be smaller than this share of what the height allows."""
PANEL, LOW = 1.75, 1.45
"""The least height of the panel for what is going on, in inches on a slide; and beside a legend."""
LARGER = 1.2
"""By so much the squares have to grow before all else goes below them."""


@dataclass(frozen=True, slots=True)
class Placed:
    """The squares, and the boxes of all else; `key`: the height of the line under the squares; None: no room.

    `signs`: how many signs of the legend there is room for; `strip`: None where a panel has its place.
    """

    field: Field
    key: float | None
    strip: Box | None
    reserves: tuple[Box, Box]
    panel: Box | None
    legend: Box | None
    signs: int


def placed(page: Any, view: Any, words: Any) -> Placed:
    """Place everything on the page: beside the squares, or below them where a high page has larger ones so."""
    beside, below = _named(page, view, words), _below(page, words)
    return below if below.field.s > LARGER * beside.field.s else beside


def _below(page: Any, words: Any) -> Placed:
    """Squares in the whole width; below them their legend, and side by side the strip and the reserves.

    The panel has what is left: what it tells stands beside the board as well.
    """
    em = page.size_of("note") / 72
    scale, m = max(em * 72 / 9.5, 0.9), page.margin
    names, letters, line = 2.4 * em + 0.06, 1.5 * em + 0.05, 1.7 * em
    w, band, third = page.w - 2 * m, 1.1 * STRIP * scale, (page.w - 2 * m - 2 * GAP) / 3
    broad = (w - names) / 9

    def left(signs: int) -> float:
        """The height that the squares can have above a legend of so many signs."""
        return float(page.h - 2 * m - letters - line - flow_height(page, words, w, signs) - band - 2 * GAP)

    signs = next((n for n in (SIGNS, GROUNDS) if left(n) >= 9 * broad), GROUNDS)
    s = min(broad, left(signs) / 9)
    field = Field(m + names + (w - names - 9 * s) / 2, page.h - m - 9 * s, s)
    under, tall = field.y - letters - line, flow_height(page, words, w, signs)
    legend = (m, under - tall, w, tall)
    rest = under - tall - GAP - band - m - GAP
    panel = (m, m, w, rest) if rest >= LOW * scale else None
    if not panel:
        band = under - tall - GAP - m
    y = under - tall - GAP - band
    strip, *reserves = [(m + k * (third + GAP), y, third, band) for k in range(3)]
    return Placed(field, under + line / 2, strip, (reserves[0], reserves[1]), panel, legend, signs)


def _named(page: Any, view: Any, words: Any) -> Placed:
    """All beside the squares; with names of seasons and all rates, where that takes neither panel nor legend away."""
    short, whole = _beside(page, view, words, 3), _beside(page, view, words, 9)
    loses = bool(short.panel) > bool(whole.panel) or min(short.signs, GROUNDS) > whole.signs
    return short if loses else whole


def _beside(page: Any, view: Any, words: Any, most: int) -> Placed:
    """What stands beside the squares takes the rest of the width; `most`: so many rows the strip may have."""
    em = page.size_of("note") / 72
    scale, m = max(em * 72 / 9.5, 0.9), page.margin
    names, letters = 2.4 * em + 0.06, 1.5 * em + 0.05
    low = page.h < 3.6
    line = 0.0 if low else 1.7 * em
    high, broad = (page.h - 2 * m - letters - line) / 9, (page.w - 2 * m - names - 2 * GAP) / 9
    s = min(high, max(broad - NARROW * em / 9, min(ENOUGH * high, broad - SLIM * em / 9)))
    field = Field(m + names, page.h - m - 9 * s, s)
    under = field.y - letters
    x = field.x + 9 * s + 2 * GAP
    w, h = page.w - m - x, page.h - 2 * m
    free = under - line - m
    signs = next((n for n in (SIGNS, GROUNDS) if free > flow_height(page, words, 9 * s, n)), 0)
    legend = (field.x, m, 9 * s, flow_height(page, words, 9 * s, signs)) if signs else None
    line_at = under - line / 2
    stacked = w < WIDE * em
    strips = tall(page, min(strip_rows(page, view, words, w), most))
    ones = (1.55 * RESERVE, 1.31 * RESERVE) if stacked else (RESERVE,)
    strip, one = strips[0], ones[0] * scale
    if strip + 2 * one + 2 * GAP > h:
        one, strip = (h - STRIP * scale - 2 * GAP) / 2, STRIP * scale
    rest = h - strip - 2 * one - 2 * GAP
    panel, beside = rest - GAP >= PANEL * scale, 0.0
    if not signs:
        # The legend: where there is room for it, then with all else made low, then without the colours of pieces.
        close = h - strips[-1] - 2 * ones[-1] * scale - 2 * GAP
        for n, have, least in ((SIGNS, rest, PANEL), (SIGNS, close, LOW), (GROUNDS, close, LOW)):
            need = flow_height(page, words, w, n)
            if have - 2 * GAP - need >= least * scale:
                signs, beside = n, need
                if have == close:
                    strip, one, rest = strips[-1], ones[-1] * scale, close
                break
            if not panel and have - GAP > need:
                if have == close:
                    strip, one, rest = strips[-1], ones[-1] * scale, close
                signs, beside = n, rest - GAP
                break
    top = page.h - m
    lower = m + one + GAP
    if beside:
        legend = (x, lower, w, beside)
        lower += beside + GAP
        rest -= beside + GAP
        panel = panel and rest - GAP >= LOW * scale
    elif not panel:  # the strip and the reserves share what is left
        strip, one = strip + rest / 3, one + rest / 3
    return Placed(
        field, line_at if line else None, (x, top - strip, w, strip),
        ((x, top - strip - GAP - one, w, one), (x, m, w, one)),
        (x, lower, w, rest - GAP) if panel else None, legend, signs,
    )  # fmt: skip
