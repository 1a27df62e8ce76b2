"""Which words of a drawing lie below something that was drawn in front of them: a shape, a line, another word.
Only looks: which words may not be covered is in the tests of each board."""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np
from matplotlib.path import Path
from matplotlib.transforms import Bbox

from tabletop_lab.figures.lettering import text_width
from tabletop_lab.figures.render import _drawn, theme_of
from tabletop_lab.figures.sketch import Shape, Sketch

CAPITALS = 0.73
"""How high a figure or a capital is, in heights of type."""
RIM = 0.012
"""Inches at the edges of a word that may be touched."""


class Word(NamedTuple):
    """A line of words, where its letters are, and its place in the order of what is drawn."""

    said: str
    box: Bbox
    z: float
    order: int


class Looked(Sketch):
    """A page that knows where its words are, and what shape lies where."""

    def __init__(self, *form: Any, **more: Any) -> None:
        """As any page that is written while it is drawn."""
        super().__init__(*form, **more)
        self.words: list[Word] = []
        self.solid: list[tuple[Shape, Path, bool, float]] = []

    def _write(self, x: float, y: float, s: str, size: float, colour: str, bold: bool, ha: str, z: float) -> None:
        super()._write(x, y, s, size, colour, bold, ha, z)
        if s.strip():
            wide, high = text_width(s, size, bold), CAPITALS * size / 72
            left = x - wide * {"left": 0.0, "center": 0.5, "right": 1.0}[ha]
            box = Bbox.from_extents(left + RIM, y - high / 2 + RIM, left + wide - RIM, y + high / 2 - RIM)
            self.words.append(Word(s, box, z, len(self._shapes)))

    def _add_shape(self, d: str, fill: Any, edge: Any, lw: float, *more: Any) -> Shape:
        shape = super()._add_shape(d, fill, edge, lw, *more)
        path = more[-1] if more and isinstance(more[-1], Path) else None
        if path is not None and (fill or edge):
            self.solid.append((shape, path, bool(fill), lw / 144 if edge else 0.0))
        return shape

    def paths(self, paths: Any, fill: Any, edge: Any = None, lw: float = 1.0, z: float = 2) -> None:
        """Draw many paths as one shape, each of which may cover a word."""
        super().paths(paths, fill, edge, lw, z)
        if fill or edge:
            self.solid += [(self._shapes[-1], path, bool(fill), lw / 144 if edge else 0.0) for path in paths]


def looked(match: Any, viewer: Any, lang: str, form: Any) -> Looked:
    """The board of a match on a page that knows where its words are."""
    return _drawn(lambda it: Looked(it, theme=theme_of("light")), match, viewer, lang, True, (), form)


def covered(page: Looked) -> list[Word]:
    """The words of a page of which a part cannot be seen."""
    order = {id(shape): at for at, shape in enumerate(page._shapes)}
    fronts = [(shape.z, order[id(shape)]) for shape, *_ in page.solid]
    ends = np.array([[*path.vertices.min(0) - rim, *path.vertices.max(0) + rim] for _, path, _, rim in page.solid])
    found = []
    for word in page.words:
        x0, y0, x1, y1 = word.box.extents
        near = np.flatnonzero((ends[:, 0] < x1) & (ends[:, 2] > x0) & (ends[:, 1] < y1) & (ends[:, 3] > y0))
        above = [page.solid[at] for at in near if fronts[at] > (word.z, word.order)]
        if any(path.intersects_bbox(word.box.padded(rim), filled=filled) for _, path, filled, rim in above) or any(
            Bbox.intersection(word.box, other.box) for other in page.words if other.order > word.order
        ):
            found.append(word)
    return found
