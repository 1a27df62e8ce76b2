"""A page in its own units (72 to the inch), counted from the top left corner: for small things such as cards.
Each thing that is drawn lies over what was drawn before it.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import count
from typing import TYPE_CHECKING, Any

from .pictograms import BOX, Pictogram

if TYPE_CHECKING:
    from .canvas import Gap
    from .marks import Marks

UNITS = 72.0
"""Units of a page to the inch."""


class InUnits:
    """Draws on a page with x to the right and y downwards.

    >>> from tabletop_lab.figures.sketch import Sketch
    >>> unit = Sketch(size=(100 / 72, 50 / 72)).in_units()
    >>> round(unit.w), round(unit.h), unit.fit("Paragliding", 15, 40) < 15
    (100, 50, True)
    """

    def __init__(self, page: Marks | Inset) -> None:
        self.page, self.w, self.h = page, page.w * UNITS, page.h * UNITS
        self._above = count(1)

    def _z(self) -> float:
        return next(self._above) / 1000 + 4

    def box(
        self, x: float, y: float, w: float, h: float, r: float = 0, fill: str | None = "card", edge: str | None = None,
        lw: float = 1.2, dash: Gap | None = None,
    ) -> None:  # fmt: skip
        """A rectangle with its top left corner at (x, y)."""
        u, top = UNITS, self.page.h
        self.page.box(x / u, top - (y + h) / u, w / u, h / u, fill, edge, lw, r / u, self._z(), dash)

    def disc(self, x: float, y: float, r: float, fill: str | None, edge: str | None = None, lw: float = 1.2) -> None:
        """A disc around (x, y)."""
        self.page.disc(x / UNITS, self.page.h - y / UNITS, r / UNITS, fill, edge, lw, self._z())

    def line(self, x: float, y: float, x2: float, y2: float, colour: str = "line", lw: float = 1) -> None:
        """A straight line."""
        u, top = UNITS, self.page.h
        self.page.line([(x / u, top - y / u), (x2 / u, top - y2 / u)], colour, lw, self._z())

    def shape(self, d: str, fill: str) -> None:
        """A path as the `d` of an SVG."""
        half = BOX / 2 / UNITS
        self.page.pictogram((("fill", d),), half, self.page.h - half, BOX / UNITS, fill, z=self._z())

    def sign(self, sign: Pictogram, x: float, y: float, size: float, colour: str = "ink", ground: str = "card") -> None:
        """A pictogram centred on (x, y)."""
        self.page.pictogram(sign, x / UNITS, self.page.h - y / UNITS, size / UNITS, colour, ground, self._z())

    def text(
        self, x: float, y: float, s: str, size: float, colour: str = "ink", bold: bool = False, ha: str = "left"
    ) -> None:
        """A line of text whose capitals are centred on y."""
        self.page.text(x / UNITS, self.page.h - y / UNITS, s, "note", colour, bold, ha, size, z=self._z())

    def width(self, s: str, size: float, bold: bool = False) -> float:
        """How wide a line of text is."""
        return self.page.text_width(s, size, bold) * UNITS

    def fit(self, s: str, size: float, w: float, bold: bool = False, least: float = 11) -> float:
        """The size at which a line fits into the width; not below the least one."""
        return max(min(size, size * w / max(self.width(s, size, bold), 0.1)), least)

    def wrap(self, s: str, size: float, w: float, bold: bool = False, lines: int = 9) -> list[str]:
        """Lines that fit into the width; the last one is shortened."""
        return self.page.wrap(s, w / UNITS, size, lines, bold)

    def fitted(self, s: str, sizes: Sequence[float], w: float, lines: int) -> tuple[float, list[str]]:
        """The largest of some sizes at which a bold text fits into so many lines; a word may break at its hyphen."""
        for text in (s, s.replace("-", "- ")):
            for size in sizes:
                said = self.wrap(text, size, w, True, lines)
                if not said[-1].endswith("…") and all(self.width(line, size, True) <= w for line in said):
                    return size, said
        return sizes[-1], self.wrap(s, sizes[-1], w, True, lines)

    def lines(
        self, x: float, y: float, said: list[str], size: float, colour: str = "ink", bold: bool = False,
        ha: str = "left", lead: float = 1.35,
    ) -> None:  # fmt: skip
        """Lines one below the other; the first has its capitals centred on y."""
        for k, line in enumerate(said):
            self.text(x, y + k * lead * size, line, size, colour, bold, ha)

    def pill(
        self, x: float, y: float, s: str, size: float, fill: str, edge: str, colour: str, bold: bool = False,
        pad: float = 6, h: float = 17,
    ) -> float:  # fmt: skip
        """A word in a pill that begins at x; returns its width."""
        w = self.width(s, size, bold) + 2 * pad
        self.box(x, y - h / 2, w, h, h / 2, fill, edge)
        self.text(x + pad, y, s, size, colour, bold)
        return w


class Inset:
    """A rectangle of a page as a page of its own, for a drawing that fills a whole page, such as a card.

    >>> from tabletop_lab.figures.sketch import Sketch
    >>> card = Sketch(size=(4.0, 3.0)).inset(1.0, 0.5, 2.0, 1.5)
    >>> card.w, card.h, round(card.in_units().w)
    (2.0, 1.5, 144)
    """

    def __init__(self, page: Marks, x: float, y: float, w: float, h: float) -> None:
        self._page, self._x, self._y, self.w, self.h = page, x, y, w, h
        self.c, self.text_width, self.shorten, self.size_of = page.c, page.text_width, page.shorten, page.size_of
        self.wrap = page.wrap

    def in_units(self) -> InUnits:
        """The rectangle in units of 1/72 inch from its top left corner."""
        return InUnits(self)

    def box(self, x: float, y: float, *more: Any) -> None:
        """A rectangle, counted from the corner of this one."""
        self._page.box(x + self._x, y + self._y, *more)

    def disc(self, x: float, y: float, *more: Any) -> None:
        """A disc."""
        self._page.disc(x + self._x, y + self._y, *more)

    def line(self, points: Sequence[tuple[float, float]], *more: Any) -> None:
        """A line."""
        self._page.line([(x + self._x, y + self._y) for x, y in points], *more)

    def pictogram(self, sign: Pictogram, x: float, y: float, *more: Any, **named: Any) -> None:
        """A sign."""
        self._page.pictogram(sign, x + self._x, y + self._y, *more, **named)

    def text(self, x: float, y: float, *more: Any, **named: Any) -> None:
        """A line of text."""
        self._page.text(x + self._x, y + self._y, *more, **named)
