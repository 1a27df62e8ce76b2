"""What lies behind the words and signs of a drawing, with its contrast, and over them. Only measures: the limits are
in tests."""

from __future__ import annotations

from typing import Any, NamedTuple

from matplotlib.path import Path

from tabletop_lab.figures.lettering import text_width
from tabletop_lab.figures.pictograms import strokes
from tabletop_lab.figures.render import _drawn, theme_of
from tabletop_lab.figures.sketch import Shape, Sketch
from tabletop_lab.figures.style import contrast

SHARES = (0.04, 0.27, 0.5, 0.73, 0.96)
"""Where along a word it is looked at; a sign is looked at in its middle."""


class Toned(NamedTuple):
    """A word or a sign (then `said` is empty): where it is looked at, its colour, its place in the order.

    `cut`: the colour of what is cut out of a sign; a token that lies face down is told by that.
    """

    said: str
    spots: tuple[tuple[float, float], ...]
    colour: str
    order: tuple[float, int]
    cut: str = ""


class Filled:
    """A shape with its place in the order and its colour."""

    def __init__(self, order: tuple[float, int], path: Path, colour: str) -> None:
        """`path`: its outline in inches."""
        self.order, self.path, self.colour = order, path, colour
        self.box = tuple(map(float, path.get_extents().extents))

    def holds(self, x: float, y: float) -> bool:
        """Whether the point lies in it; most shapes lie far away."""
        left, low, right, high = self.box
        return bool(left <= x <= right and low <= y <= high and self.path.contains_point((x, y)))


class Coloured(Sketch):
    """A page that knows the colours of its words and signs, and which shape lies where."""

    def __init__(self, *form: Any, **more: Any) -> None:
        """As any page that is written while it is drawn."""
        super().__init__(*form, **more)
        self.toned: list[Toned] = []
        self.filled: list[Filled] = []

    def _write(self, x: float, y: float, s: str, size: float, colour: str, bold: bool, ha: str, z: float) -> None:
        super()._write(x, y, s, size, colour, bold, ha, z)
        if s.strip():
            wide = text_width(s, size, bold)
            left = x - wide * {"left": 0.0, "center": 0.5, "right": 1.0}[ha]
            spots = tuple((left + share * wide, y) for share in SHARES)
            self.toned.append(Toned(s, spots, self.c[colour], (z, len(self._shapes))))

    def pictogram(
        self, sign: Any, x: float, y: float, size: float, colour: str = "ink", ground: str = "card", z: float = 5
    ) -> None:  # fmt: skip
        """Draw a sign, and note its colours."""
        cut = self.c[ground] if any(how.startswith("cut") for how, _ in strokes(tuple(sign))) else ""
        self.toned.append(Toned("", ((x, y),), self.c[colour], (z, len(self._shapes)), cut))
        super().pictogram(sign, x, y, size, colour, ground, z)

    def _add_shape(self, d: str, fill: Any, edge: Any, lw: float, z: float, *more: Any) -> Shape:
        shape = super()._add_shape(d, fill, edge, lw, z, *more)
        if fill and more and isinstance(more[-1], Path):
            self.filled.append(Filled((z, len(self._shapes)), more[-1], self.c[fill]))
        return shape

    def paths(self, paths: Any, fill: Any, edge: Any = None, lw: float = 1.0, z: float = 2) -> None:
        """Draw many paths as one shape, each of which may lie behind a word."""
        super().paths(paths, fill, edge, lw, z)
        if fill:
            self.filled += [Filled((z, len(self._shapes)), path, self.c[fill]) for path in paths]

    def behind(self, one: Toned, spot: tuple[float, float]) -> str:
        """The colour of the foremost shape behind a word or a sign."""
        there = [shape for shape in self.filled if shape.order <= one.order and shape.holds(*spot)]
        return max(there, key=lambda shape: shape.order).colour if there else self.c["paper"]

    def covered(self) -> list[str]:
        """Words of which a shape covers a part."""
        return [
            one.said for one in self.toned if one.said
            and any(shape.order > one.order and shape.holds(*spot) for shape in self.filled for spot in one.spots)
        ]  # fmt: skip

    def faint(self, letters: float, signs: float) -> dict[str, float]:
        """Words and signs with less contrast than that, the least of each."""
        found: dict[str, float] = {}
        for one in self.toned:
            for spot in one.spots:
                ground = self.behind(one, spot)
                ratio = max(contrast(one.colour, other) for other in (ground, one.cut or ground))
                if ratio < (letters if one.said else signs) - 0.01:
                    name = f"{one.said or 'a sign'} {one.colour} on {ground}"
                    found[name] = min(found.get(name, 21.0), round(ratio, 2))
        return found


def coloured(match: Any, viewer: Any, lang: str, form: Any, theme: str) -> Coloured:
    """The board of a match on a page that knows its colours."""
    return _drawn(lambda it: Coloured(it, theme=theme_of(theme)), match, viewer, lang, True, (), form)
