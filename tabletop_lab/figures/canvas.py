"""A picture measured in inches from its bottom left corner: text, plain shapes and places that can be clicked.
The subclasses decide how it is drawn: as a figure (page.py) or as SVG (sketch.py). The marks that games share are in
marks.py, the values in style.py. No game is known here.
"""

from __future__ import annotations

import re
from abc import ABC, abstractmethod
from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import Any

from matplotlib.path import Path

from .lettering import text_width
from .style import HAIR, LIGHT, LINE, RULE, SLIDE, STRONG, Form, Theme

Point = tuple[float, float]
Gap = tuple[float, float]
Box = tuple[float, float, float, float]

_BULGE = 0.5523  # the control point that turns a Bézier curve into a quarter of a circle
_ROUND = [Path.MOVETO] + [Path.LINETO, Path.CURVE4, Path.CURVE4, Path.CURVE4] * 4 + [Path.CLOSEPOLY]
_DISC = Path.unit_circle()


class Canvas(ABC):
    """A picture to draw on, in inches. The methods return what they drew: an artist of matplotlib or an SVG element."""

    HAIR, LINE, RULE, STRONG = HAIR, LINE, RULE, STRONG
    """Line weights in points, for code that is given a page and imports nothing."""

    def __init__(self, form: Form = SLIDE, size: Point | None = None, theme: Theme = LIGHT) -> None:
        self.form, self.c = form, theme
        self.w, self.h = size or form.size
        self.margin = form.margin
        self.places: dict[str, tuple[Any, Point]] = {}
        self.arrows: list[tuple[Point, ...]] = []
        self._parts: dict[str, Box] = {}
        self.explained: dict[str, tuple[Any, str]] = {}
        """Signs that stand where a name had no room, by place, each with that name: a screen may explain them.

        A sign that is of no place stands there by its words, with an empty name.
        """

    # --- what a kind of page does itself ------------------------------------------------------------
    @abstractmethod
    def _draw(
        self, path: Path, fill: str | None, edge: str | None, lw: float, z: float, dash: Gap | None, cap: str
    ) -> Any:
        """Draw any path, in inches."""

    @abstractmethod
    def _write(self, x: float, y: float, s: str, size: float, colour: str, bold: bool, ha: str, z: float) -> Any:
        """Write a line of text as it is; `size` is in points."""

    @abstractmethod
    def _units(self, x: float, y: float) -> list[float]:
        """Return a point in the units of the SVG: points, from the top left corner."""

    @abstractmethod
    def _extent_of(self, shape: Any) -> Box:
        """Return the left, bottom, right and top of a shape in inches."""

    # --- type ---------------------------------------------------------------------------------------
    def size_of(self, role: str) -> float:
        """Return the size in points of a type role of the form: title, head, label or note."""
        return float(getattr(self.form, role))

    def leading(self, role: str, least: float) -> float:
        """Return the inches from line to line of a type role: `least`, or more where the form has larger letters."""
        return max(least, 1.18 * self.size_of(role) / 72)

    @property
    def alone(self) -> bool:
        """Whether the picture stands alone; else title, question and viewer are said around it."""
        return self.form.alone

    @property
    def abreast(self) -> bool:
        """Whether the picture has a slide to itself: panels stand side by side."""
        return self.form.abreast

    @property
    def close(self) -> bool:
        """Whether only the part named `close` is shown: what stands around it has no room on the page."""
        return self.form.close

    @property
    def least(self) -> float:
        """The smallest letters in points, where a word has to fit into a small thing."""
        return self.form.least

    def text_width(self, s: str, role: str | float = "label", bold: bool = False) -> float:
        """Return the width in inches of one line, in a type role of the form or in a size in points."""
        size = self.size_of(role) if isinstance(role, str) else role
        return text_width(s, size, bold or role in ("title", "head"))

    def text(
        self,
        x: float,
        y: float,
        s: str,
        role: str = "label",
        colour: str = "ink",
        bold: bool = False,
        ha: str = "left",
        size: float | None = None,
        width: float = 0,
        z: float = 9,
    ) -> Any:
        """Write a line whose capitals are centred on y. A `width` in inches shortens it."""
        bold = bold or role in ("title", "head")
        size = size or self.size_of(role)
        if width and text_width(s, size, bold) > width:
            s = self.shorten(s, width, size, bold)
        return self._write(x, y, s, size, colour, bold, ha, z)

    @staticmethod
    def shorten(s: str, width: float, size: float, bold: bool = False) -> str:
        """Return the beginning of `s` that fits into `width` inches, with an ellipsis if something is left out.

        >>> Canvas.shorten("Harbour ruins cruise", 1.0, 11)
        'Harbour…'
        """
        if text_width(s, size, bold) <= width:
            return s
        words = s.split(" ")
        while len(words) > 1:
            words.pop()
            if text_width(" ".join(words) + "…", size, bold) <= width:
                return " ".join(words).rstrip(" ·,:") + "…"
        short = words[0]
        while short and text_width(short + "…", size, bold) > width:
            short = short[:-1]
        return short + "…"

    def wrap(
        self, s: str, width: float, role: str | float = "note", lines: int = 2, bold: bool = False
    ) -> list[str]:
        """Break `s` between words into at most `lines` lines of `width` inches; the last line is shortened.

        `role`: a type role of the form, or a size in points.
        """
        size = self.size_of(role) if isinstance(role, str) else role
        bold = bold or role in ("title", "head")
        done: list[str] = []
        line = ""
        words = re.split(r"\s+(?!%)", s.strip())  # a number and its per cent stay together
        for k, word in enumerate(words):
            longer = f"{line} {word}".strip()
            if not line or text_width(longer, size, bold) <= width:
                line = longer
            elif len(done) == lines - 1:
                line = " ".join([line, *words[k:]])
                break
            else:
                done.append(line)
                line = word
        return [*done, self.shorten(line, width, size, bold)]

    # --- plain shapes -------------------------------------------------------------------------------
    def path(
        self,
        path: Path,
        fill: str | None = None,
        edge: str | None = None,
        lw: float = LINE,
        z: float = 4,
        dash: Gap | None = None,
        cap: str = "round",
    ) -> Any:
        """Draw any path in inches; `fill` and `edge` are colour roles, `lw` is in points."""
        return self._draw(path, fill, edge, lw, z, dash, cap)

    def paths(
        self, paths: Sequence[Path], fill: str | None, edge: str | None = None, lw: float = LINE, z: float = 2
    ) -> None:
        """Draw many paths as one shape: the fewer shapes a picture has, the faster it is drawn."""
        self.path(Path.make_compound_path(*paths), fill, edge, lw, z)

    def box(
        self,
        x: float,
        y: float,
        w: float,
        h: float,
        fill: str | None = "panel",
        edge: str | None = None,
        lw: float = LINE,
        r: float = 0.06,
        z: float = 2,
        dash: Gap | None = None,
    ) -> Any:
        """Draw a rectangle with its bottom left corner at (x, y); its corners are rounded with radius `r`."""
        return self.path(rounded(x, y, w, h, r), fill, edge, lw, z, dash)

    def boxes_of(
        self,
        boxes: Iterable[Box],
        fill: str | None,
        edge: str | None = None,
        lw: float = LINE,
        r: float = 0.06,
        z: float = 2,
    ) -> None:
        """Draw many rectangles (x, y, w, h) as one shape."""
        if paths := [rounded(*box, min(r, box[3] / 2)) for box in boxes]:
            self.paths(paths, fill, edge, lw, z)

    def poly(
        self, points: Sequence[Point], fill: str | None = None, edge: str | None = None, lw: float = LINE, z: float = 4
    ) -> Any:
        """Draw a closed outline through the points."""
        return self.path(_outline_through(tuple(map(tuple, points))), fill, edge, lw, z)

    def disc(
        self,
        x: float,
        y: float,
        r: float,
        fill: str | None = None,
        edge: str | None = None,
        lw: float = LINE,
        z: float = 4,
        dash: Gap | None = None,
    ) -> Any:
        """Draw a disc of radius `r` around (x, y)."""
        return self.path(_disc(x, y, r), fill, edge, lw, z, dash)

    def line(
        self,
        points: Sequence[Point],
        colour: str = "line",
        lw: float = LINE,
        z: float = 3,
        dash: Gap | None = None,
        cap: str = "round",
    ) -> Any:
        """Draw an open line through the points."""
        return self.path(_line(tuple(map(tuple, points))), None, colour, lw, z, dash, cap)

    def lines(
        self, segments: Iterable[tuple[Point, Point]], colour: str = "line", lw: float = LINE, z: float = 3
    ) -> None:
        """Draw many straight lines as one shape."""
        ends = [end for segment in segments for end in segment]
        if ends:
            self.path(Path(ends, [Path.MOVETO, Path.LINETO] * (len(ends) // 2)), None, colour, lw, z)

    # --- places that can be clicked -----------------------------------------------------------------
    def place(self, key: str, shape: Any, x: float, y: float) -> None:
        """Name a shape so that a page can make it clickable; its centre is (x, y)."""
        self.places[key] = shape, (x, y)

    def part(self, name: str, x: float, y: float, w: float, h: float) -> None:
        """Name a region, so that it can be shown alone where there is little room (as the `viewBox` of the SVG)."""
        self._parts[name] = x, y, w, h

    def parts(self) -> dict[str, list[float]]:
        """Return every named region -> [x, y, width, height] in the units of the SVG."""
        return {name: self._box_units(x, y, x + w, y + h) for name, (x, y, w, h) in self._parts.items()}

    def _box_units(self, left: float, bottom: float, right: float, top: float) -> list[float]:
        (x0, y1), (x1, y0) = self._units(left, bottom), self._units(right, top)
        return [x0, y0, round(x1 - x0, 2), round(y1 - y0, 2)]

    def names(self) -> set[str]:
        """The names of all places and regions."""
        return {*self.places, *self._parts}

    def box_of(self, name: str) -> Box:
        """Left, bottom, width and height in inches of a place or a region; KeyError where there is none."""
        if name in self.places:
            left, bottom, right, top = self._extent_of(self.places[name][0])
            return left, bottom, right - left, top - bottom
        return self._parts[name]

    def centers(self) -> dict[str, list[float]]:
        """Return every place -> [x, y] of its centre in the units of the SVG (points, from the top left)."""
        return {key: self._units(*centre) for key, (_, centre) in self.places.items()}

    def boxes(self) -> dict[str, list[float]]:
        """Return every place -> [x, y, width, height] in the units of the SVG; (x, y) is its top left corner."""
        return {key: self._box_units(*self._extent_of(shape)) for key, (shape, _) in self.places.items()}


# A board has the same shapes in every picture: their paths are kept.
@lru_cache(maxsize=4096)
def _outline_through(points: tuple[Point, ...]) -> Path:
    return Path([*points, points[0]], closed=True)


@lru_cache(maxsize=4096)
def _line(points: tuple[Point, ...]) -> Path:
    return Path(points)


@lru_cache(maxsize=4096)
def _disc(x: float, y: float, r: float) -> Path:
    return Path(_DISC.vertices * r + (x, y), _DISC.codes)


@lru_cache(maxsize=4096)
def rounded(x: float, y: float, w: float, h: float, r: float) -> Path:
    """Return a rectangle with round corners."""
    r = min(r, w / 2, h / 2)
    k, right, top = r * (1 - _BULGE), x + w, y + h
    return Path(
        [
            (x + r, y),
            (right - r, y),
            (right - k, y),
            (right, y + k),
            (right, y + r),
            (right, top - r),
            (right, top - k),
            (right - k, top),
            (right - r, top),
            (x + r, top),
            (x + k, top),
            (x, top - k),
            (x, top - r),
            (x, y + r),
            (x, y + k),
            (x + k, y),
            (x + r, y),
            (x + r, y),
        ],
        _ROUND,
    )
