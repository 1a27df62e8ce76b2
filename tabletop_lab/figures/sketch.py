"""The same page written directly as SVG, for boards that answer a click: without a figure and artists.
What a board looks like is in the game's board.py, what a mark looks like in marks.py.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from functools import lru_cache
from html import escape
from typing import Any

import numpy as np
from matplotlib.path import Path

from .canvas import Box, Gap
from .lettering import MIDDLE, letter, letters_of, shaped, text_width
from .marks import Marks
from .style import LIGHT, LINE, SLIDE, Form, Theme

TEXT_FONTS = "Noto Sans CJK KR, Noto Sans KR, sans-serif"
"""What a file with text asks for: the family whose outlines other files have."""
POINTS = 72
"""Units of the SVG per inch."""
LETTER = 0.86
"""How high letters of any language are, in heights of type."""
SHIFT = {"left": 0.0, "center": 0.5, "right": 1.0}
"""Which share of a line lies to the left of where it is written."""


@dataclass(frozen=True, slots=True)
class Drawing:
    """A picture as its shapes from back to front, each one SVG element, and the outlines of the letters they use.

    `pieces` says which shapes form one piece, and where it is: {name: (x, y, indexes in `shapes`)}.

    >>> Drawing("0 0 9 9", ('<path d="M0 0"/>',)).svg()[-40:]
    '9 9"><defs></defs><path d="M0 0"/></svg>'
    """

    view: str
    shapes: tuple[str, ...] = ()
    letters: Mapping[str, str] | None = None
    pieces: Mapping[str, tuple[float, float, tuple[int, ...]]] | None = None

    def svg(self) -> str:
        """Return the picture as an SVG file of its own."""
        defs = "".join(f'<path id="{name}" d="{d}"/>' for name, d in (self.letters or {}).items())
        width, height = self.view.split()[2:]
        size = f'width="{width}pt" height="{height}pt" viewBox="{self.view}"'
        head = f'<svg xmlns="http://www.w3.org/2000/svg" {size}>'
        return f"{head}<defs>{defs}</defs>{''.join(self.shapes)}</svg>"


@dataclass(slots=True)
class Shape:
    """One element of the picture; the greater its `z`, the further in front it is."""

    z: float
    svg: str
    path: Path | None = None


class Sketch(Marks):
    """A page that is written while it is drawn: ten times faster than a figure, and the same picture.

    >>> page = Sketch(size=(2.0, 1.0))
    >>> page.place("4", page.box(0.5, 0.25, 1.0, 0.5), 1.0, 0.5)
    >>> page.boxes(), len(page.drawing().shapes)
    ({'4': [36.0, 18.0, 72.0, 36.0]}, 2)
    """

    def __init__(
        self, form: Form = SLIDE, size: tuple[float, float] | None = None, theme: Theme = LIGHT, as_text: bool = False
    ) -> None:  # fmt: skip
        """`as_text`: words stay text, for somebody who edits the file; else they are outlines, alike everywhere."""
        super().__init__(form, size, theme)
        self._as_text = as_text
        self._shapes: list[Shape] = []
        self._lines: dict[tuple[str, bool], None] = {}
        self._pieces: dict[str, tuple[float, float, list[Shape]]] = {}
        self._words: list[tuple[float, float, str, float, bool, str]] = []

    def drawing(self) -> Drawing:
        """Return what has been drawn so far."""
        width, height = self.w * POINTS, self.h * POINTS
        paper = f'<rect width="{width:.2f}" height="{height:.2f}" fill="{self.c["paper"]}"/>'
        shapes = sorted(self._shapes, key=lambda shape: shape.z)
        at = {id(shape): number for number, shape in enumerate(shapes, 1)}  # 0 is the paper
        outlined = () if self._as_text else self._lines
        names = dict.fromkeys(name for line in outlined for name in letters_of(*line))
        return Drawing(
            f"0 0 {width:.2f} {height:.2f}",
            (paper, *(shape.svg for shape in shapes)),
            {name: letter(name) for name in names},
            {name: (x, y, tuple(at[id(s)] for s in own)) for name, (x, y, own) in self._pieces.items()},
        )

    def written(self) -> list[str]:
        """Return the lines of text on the page, each once, in the order in which they were written.

        >>> page = Sketch(size=(2.0, 1.0))
        >>> page.text(1.0, 0.5, "Day 1", "label")
        >>> page.written()
        ['Day 1']
        """
        return list(dict.fromkeys(line for line, _ in self._lines))

    def player(self, x: float, y: float, seat: int, label: str, r: float = 0.165, **look: Any) -> None:
        """Draw a pawn; see `Marks.player`. A page that shows one drawing after another can move it."""
        # The same pawn may be drawn twice, on the board and beside it. The size tells them apart; if it is equal, the
        # order.
        again = sum(name.startswith(f"{seat}-{r:g}-") for name in self._pieces)
        with self.piece(f"{seat}-{r:g}-{again}", x, y):
            super().player(x, y, seat, label, r, **look)

    @contextmanager
    def piece(self, name: str, x: float, y: float) -> Iterator[None]:
        """Record which shapes form one piece; see `Marks.piece`."""
        before = len(self._shapes)
        yield
        across, down = self._units(x, y)
        self._pieces[name] = across, down, self._shapes[before:]

    def pieces_at(self) -> list[Box]:
        """Where each piece lies that was drawn so far."""
        found = []
        for *_, shapes in self._pieces.values():
            ends = [self._extent_of(shape) for shape in shapes if shape.path is not None]
            if ends:
                left, low = min(e[0] for e in ends), min(e[1] for e in ends)
                right, high = max(e[2] for e in ends), max(e[3] for e in ends)
                found.append((left, low, right - left, high - low))
        return found

    def signs_at(self, most: float) -> list[Box]:
        """Where each shape lies that was drawn so far, outside of pieces, nowhere wider than `most`: signs, tokens."""
        placed = {id(shape) for shape, _ in self.places.values()}
        placed |= {id(shape) for *_, shapes in self._pieces.values() for shape in shapes}
        found = set()
        for shape in self._shapes:
            if shape.path is not None and id(shape) not in placed:
                left, low, right, high = self._extent_of(shape)
                if right - left <= most and high - low <= most:
                    found.add((left, low, right - left, high - low))
        return sorted(found)

    def words_at(self) -> list[Box]:
        """Where the letters of each line lie that was written so far."""
        found = []
        for x, y, s, size, bold, ha in self._words:
            wide, high = text_width(s, size, bold), LETTER * size / POINTS
            found.append((x - wide * SHIFT[ha], y - high / 2, wide, high))
        return found

    def _write(self, x: float, y: float, s: str, size: float, colour: str, bold: bool, ha: str, z: float) -> None:
        if not s:
            return
        self._lines[s, bold] = None
        self._words.append((x, y, s, size, bold, ha))
        if self._as_text:
            across, down = x * POINTS, (self.h - y) * POINTS + MIDDLE * size
            self._shapes.append(Shape(z, _text(across, down, s, size, self.c[colour], bold, ha)))
            return
        if ha != "left":
            x -= text_width(s, size, bold) * SHIFT[ha]
        across, down = x * POINTS, (self.h - y) * POINTS + MIDDLE * size
        self._shapes.append(Shape(z, shaped(s, bold, size, self.c[colour], f"{across:.2f} {down:.2f}")))

    def _draw(
        self, path: Path, fill: str | None, edge: str | None, lw: float, z: float, dash: Gap | None, cap: str
    ) -> Shape:
        return self._add_shape(self._d(path), fill, edge, lw, z, dash, cap, path)

    def paths(
        self, paths: Sequence[Path], fill: str | None, edge: str | None = None, lw: float = LINE, z: float = 2
    ) -> None:
        """Draw many paths as one shape; outlines that were written before are reused."""
        self._add_shape("".join(map(self._d, paths)), fill, edge, lw, z)

    def _d(self, path: Path) -> str:
        return _outline(path.vertices.tobytes(), None if path.codes is None else path.codes.tobytes(), self.h)

    def _add_shape(
        self,
        d: str,
        fill: str | None,
        edge: str | None,
        lw: float,
        z: float,
        dash: Gap | None = None,
        cap: str = "round",
        path: Path | None = None,
    ) -> Shape:
        look = f'fill="{self.c[fill] if fill else "none"}"'
        if edge:
            look += f' stroke="{self.c[edge]}" stroke-width="{lw:g}" stroke-linejoin="round"'
            look += ' stroke-linecap="round"' if cap == "round" else ""
            look += f' stroke-dasharray="{dash[0] * lw:g} {dash[1] * lw:g}"' if dash else ""
        shape = Shape(z, f'<path d="{d}" {look}/>', path)
        self._shapes.append(shape)
        return shape

    def _extent_of(self, shape: Shape) -> Box:
        assert shape.path is not None, "a place is one shape"
        return _extent(shape.path.vertices.tobytes())

    def _units(self, x: float, y: float) -> list[float]:
        return [round(x * POINTS, 2), round((self.h - y) * POINTS, 2)]


ANCHORS = {"left": "start", "center": "middle", "right": "end"}


def _text(x: float, y: float, s: str, size: float, colour: str, bold: bool, ha: str) -> str:
    """A line as an element of text.

    >>> _text(1, 2, "5 < 6", 9, "#000000", True, "center").partition("font-weight")[2]
    '="bold" text-anchor="middle">5 &lt; 6</text>'
    """
    look = f'font-family="{TEXT_FONTS}" font-size="{size:g}" fill="{colour}"'
    look += ' font-weight="bold"' if bold else ""
    return f'<text x="{x:.2f}" y="{y:.2f}" {look} text-anchor="{ANCHORS[ha]}">{escape(s)}</text>'


@lru_cache(maxsize=4096)
def _extent(vertices: bytes) -> Box:
    points = np.frombuffer(vertices, dtype=float).reshape(-1, 2)
    (left, bottom), (right, top) = points.min(axis=0).tolist(), points.max(axis=0).tolist()
    return left, bottom, right, top


_COMMANDS = {Path.MOVETO: ("M", 1), Path.LINETO: ("L", 1), Path.CURVE3: ("Q", 2), Path.CURVE4: ("C", 3)}


@lru_cache(maxsize=4096)
def _outline(vertices: bytes, codes: bytes | None, height: float) -> str:
    """Return the `d` of a path in inches on a page of that height; cached, as most shapes of a board never move."""
    points = np.frombuffer(vertices, dtype=float).reshape(-1, 2)
    units = np.column_stack((points[:, 0], height - points[:, 1])) * POINTS
    at = [f"{x:.2f} {y:.2f}" for x, y in units.tolist()]
    kinds = [1] + [2] * (len(at) - 1) if codes is None else np.frombuffer(codes, dtype=Path.code_type).tolist()
    parts, k = [], 0
    while k < len(kinds):
        if kinds[k] == Path.CLOSEPOLY:
            parts.append("Z")
            k += 1
            continue
        command, count = _COMMANDS[kinds[k]]
        parts.append(command + " ".join(at[k : k + count]))
        k += count
    return "".join(parts)
