"""The marks that games share: seats, cards, bars, pills, arrows, signs.
Each is drawn with the plain shapes of canvas.py. A mark means the same in every game.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from math import cos, hypot, pi, sin
from typing import TYPE_CHECKING, Any

from matplotlib.path import Path

from .canvas import Box, Canvas, Gap, Point
from .pictograms import BOX, Pictogram, placed, strokes
from .style import HAIR, LINE, RULE, STRONG, readable_on

if TYPE_CHECKING:
    from .in_units import Inset, InUnits

_SHAPES = ((64, 0.0, 1.0), (3, pi / 2, 1.38), (4, pi / 4, 1.24), (4, pi / 2, 1.28), (6, 0.0, 1.1))
"""Number of corners, rotation and size of the marks of the five seats: circle, triangle, square, diamond, hexagon."""


class Marks(Canvas):
    """A canvas with the marks that games use.

    >>> from tabletop_lab.figures import Page
    >>> round(Page(size=(2.0, 1.0)).chip(1.0, 0.5, "P1"), 2)
    0.32
    """

    def chip(
        self,
        x: float,
        y: float,
        s: str,
        fill: str = "card",
        edge: str = "act",
        colour: str = "ink",
        role: str = "note",
        bold: bool = False,
        w: float = 0,
        h: float = 0,
        z: float = 8,
    ) -> float:
        """Draw a pill centred on (x, y), for status words, probabilities and clause numbers; return its width."""
        h = h or max(0.22, 1.667 * self.size_of("note") / 72)
        w = w or self.text_width(s, role, bold) + 0.16
        self.box(x - w / 2, y - h / 2, w, h, fill, edge, r=h / 2, z=z)
        self.text(x, y - 0.005, s, role, colour, bold, ha="center", z=z + 0.5)
        return w

    def polys(
        self,
        outlines: Sequence[Sequence[Point]],
        fill: str | None = None,
        edge: str | None = None,
        lw: float = LINE,
        z: float = 4,
    ) -> None:
        """Draw many closed outlines as one shape."""
        paths = [Path([*points, points[0]], closed=True) for points in outlines]
        if paths:
            self.path(Path.make_compound_path(*paths), fill, edge, lw, z)

    @contextmanager
    def piece(self, name: str, x: float, y: float) -> Iterator[None]:
        """Treat what is drawn inside the `with` block as one piece at (x, y); a later drawing can show it moving."""
        yield

    def pieces_at(self) -> list[Box]:
        """Where each piece lies that was drawn so far, on a page that keeps them."""
        return []

    def signs_at(self, most: float) -> list[Box]:
        """Where each small shape lies that was drawn so far, on a page that keeps them."""
        return []

    def words_at(self) -> list[Box]:
        """Where the letters of each line lie that was written so far, on a page that keeps them."""
        return []

    # --- seats ----------------------------------------------------------------------------------------
    def player(
        self,
        x: float,
        y: float,
        seat: int,
        label: str,
        r: float = 0.165,
        active: bool = False,
        out: bool = False,
        moved: bool = False,
        z: float = 6,
        ring: float = 1.5,
    ) -> None:
        """Draw a pawn with colour, shape and label of a seat (0 to 4).

        A ring, `ring` times as large: it is its turn. A dashed ring: another player moved it.
        """
        fill = self.c["paper"] if out else self.c.players[seat]
        n, turn, k = _SHAPES[seat]
        drop = 0.17 * r if n == 3 else 0
        if active:
            self.disc(x, y, ring * r, "paper", "ink", RULE, z)
        elif moved:
            self.disc(x, y, ring * r, "paper", "ink", LINE, z, dash=(2.4, 1.8))
        corners = [
            (x + r * k * cos(turn + 2 * pi * j / n), y - drop + r * k * sin(turn + 2 * pi * j / n)) for j in range(n)
        ]
        rim = "soft" if out else None if active or moved else "paper"
        self.poly(corners, fill, rim, LINE, z + 0.1)
        if label:
            size = 72 * r * (0.88 * min(1.0, 2 / len(label)) if len(label) > 1 else 1.25)
            colour = "soft" if out else readable_on(fill)
            lower = drop + (0.08 * r if n == 3 else 0.004)
            self.text(x, y - lower, label, colour=colour, bold=True, ha="center", size=size, z=z + 0.2)
        if out:
            self.line([(x - r, y - r), (x + r, y + r)], "soft", RULE, z + 0.3)

    # --- signs ----------------------------------------------------------------------------------------
    def pictogram(
        self,
        sign: Pictogram,
        x: float,
        y: float,
        size: float,
        colour: str = "ink",
        ground: str = "card",
        z: float = 5,
    ) -> None:
        """A sign centred on (x, y), `size` inches wide; what is cut out of it shows the `ground`."""
        for k, (how, d) in enumerate(strokes(tuple(sign))):
            kind, _, width = how.partition(" ")
            tone, at, level = ground if kind == "cut" else colour, placed(d, x, y, size), z + 0.002 * k
            if width:
                self.path(at, None, tone, float(width) * size / BOX * 72, level)
            else:
                self.path(at, tone, None, z=level)

    # --- cards ----------------------------------------------------------------------------------------
    def card_faces(self, boxes: Sequence[tuple[float, float, float, float]], z: float = 4) -> None:
        """Draw the background of open cards (x, y, w, h)."""
        self.boxes_of(boxes, "card", "soft", LINE, r=0.05, z=z)

    def card_backs(self, boxes: Sequence[tuple[float, float, float, float]], z: float = 4) -> None:
        """Draw hidden cards (x, y, w, h) with a patterned back, never a blank or a guess.

        Later ones cover earlier ones.
        """
        apart = all(a[0] + a[2] <= b[0] + 1e-6 or a[1] != b[1] for a, b in zip(boxes, boxes[1:], strict=False))
        for k, group in enumerate([list(boxes)] if apart else [[box] for box in boxes]):
            level = z + 0.01 * k
            self.boxes_of(group, "card", "soft", LINE, r=0.05, z=level)
            inner = [(x + 0.045, y + 0.045, w - 0.09, h - 0.09) for x, y, w, h in group]
            self.boxes_of(inner, "faint", None, r=0.03, z=level + 0.002)
            self.lines([s for box in inner for s in _lattice(*box)], "line", HAIR, level + 0.004)

    # --- marks of play ----------------------------------------------------------------------------------
    def arrow(
        self,
        points: Sequence[Point],
        throw: bool = False,
        over: bool = False,
        colour: str = "act",
        lw: float = 2.4,
        z: float = 7,
    ) -> None:
        """Draw an arrow along the points. Solid: certain. Dashed: depends on chance. Dotted: may pass over a piece."""
        self.arrows.append(tuple(points))
        size = 0.11 + 0.02 * lw
        (ax, ay), (bx, by) = points[-2], points[-1]
        d = hypot(bx - ax, by - ay) or 1.0
        ux, uy = (bx - ax) / d, (by - ay) / d
        dash: Gap | None = (2.2, 1.5) if throw else (0.9, 0.9) if over else None
        self.line([*points[:-1], (bx - ux * size * 0.8, by - uy * size * 0.8)], colour, lw, z, dash, cap="butt")
        cx, cy, k = bx - ux * size, by - uy * size, 0.48 * size
        self.poly([(bx, by), (cx - uy * k, cy + ux * k), (cx + uy * k, cy - ux * k)], colour, z=z + 0.1)

    def frame(self, x: float, y: float, w: float, h: float, gap: float = 0.05, r: float = 0.12, z: float = 3) -> Any:
        """Draw the accent frame around a thing that can be chosen now."""
        return self.box(x - gap, y - gap, w + 2 * gap, h + 2 * gap, None, "act", STRONG, r=r, z=z)

    def barred(self, x: float, y: float, r: float = 0.11, z: float = 5) -> None:
        """Draw the sign of a thing that is closed to somebody."""
        k = r * 0.7071
        self.disc(x, y, r, None, "stop", RULE, z)
        self.line([(x - k, y + k), (x + k, y - k)], "stop", RULE, z + 0.1, cap="butt")

    def target(self, x: float, y: float, r: float = 0.085, z: float = 7) -> None:
        """Draw the dot of a square that can be reached."""
        self.disc(x, y, r, "act", "paper", LINE, z)

    def corners(
        self,
        x: float,
        y: float,
        w: float,
        h: float,
        colour: str = "act",
        lw: float = STRONG,
        k: float = 0.28,
        z: float = 7,
    ) -> None:
        """Draw four corner brackets: something can be taken here, or (in `soft`) the last move began here."""
        vertices: list[Point] = []
        for sx, sy in ((0, 0), (1, 0), (0, 1), (1, 1)):
            px, py, dx, dy = x + sx * w, y + sy * h, (k * w) * (1 - 2 * sx), (k * h) * (1 - 2 * sy)
            vertices += [(px + dx, py), (px, py), (px, py + dy)]
        self.path(Path(vertices, [Path.MOVETO, Path.LINETO, Path.LINETO] * 4), None, colour, lw, z)

    def callout(self, x: float, y: float, n: int, at: Point | None = None, r: float = 0.135, z: float = 10) -> None:
        """Draw a numbered call-out; with `at`, a thin line leads to the thing that it is about."""
        if at:
            d = hypot(at[0] - x, at[1] - y)
            self.line([(x + (at[0] - x) * r / d, y + (at[1] - y) * r / d), at], "ink", LINE, z - 0.2)
            self.disc(*at, 0.03, "ink", z=z - 0.1)
        self.disc(x, y, r, "ink", "paper", RULE, z)
        size = min(max(72 * r * 1.05, self.least), 72 * r * 1.5)
        self.text(x, y - 0.008, str(n), colour="paper", bold=True, ha="center", size=size, z=z + 0.1)

    def bars(self, bars: Sequence[tuple[float, float, float, float, float]], fill: str = "ink", z: float = 4) -> None:
        """Draw shares (0 to 1) as bars on a faint background, each (x, y, w, h, share)."""
        self.boxes_of([bar[:4] for bar in bars], "faint", z=z)
        self.boxes_of([(x, y, max(w * min(s, 1), h), h) for x, y, w, h, s in bars if s > 0], fill, z=z + 0.1)

    # --- for cards ----------------------------------------------------------------------------------------------------

    def in_units(self) -> InUnits:
        """The page in units of 1/72 inch from its top left corner, each thing over the one before."""
        from .in_units import InUnits  # imported here, because it draws with these marks

        return InUnits(self)

    def inset(self, x: float, y: float, w: float, h: float) -> Inset:
        """A rectangle of the page as a page of its own: what fills a page, such as a card, can be drawn into it."""
        from .in_units import Inset  # imported here, because it draws with these marks

        return Inset(self, x, y, w, h)

    def plain_card(self, name: str, words: Any) -> None:
        """Draw a card with its name and text."""
        from .cards import plain_card  # imported here, because it draws with these marks

        plain_card(self, name, words)

    def plain_back(self, deck: str, words: Any) -> None:
        """Draw the back of a card."""
        from .cards import plain_back  # imported here, because it draws with these marks

        plain_back(self)

    # --- for games that draw nothing of their own -----------------------------------------------------------------

    def plain(self, view: Any, decision: Any, words: Any) -> None:
        """Draw the fields of a view as a table."""
        from .plain import draw  # imported here, because it draws with these marks

        draw(self, view, decision, words)

    def plain_panel(self, view: Any, words: Any, box: Box, changed: Any) -> list[Point | None]:
        """Draw the fields of a view as lines in one panel of a storyboard; it has no places for call-outs."""
        from .plain_panel import draw_panel  # imported here, because it draws with these marks

        draw_panel(self, view, words, box, changed)
        return []


def _lattice(x: float, y: float, w: float, h: float, step: float = 0.085) -> list[tuple[Point, Point]]:
    """Return the lines of a diagonal lattice, cut to the rectangle; a clip path would cost one shape per line."""
    pieces: list[tuple[Point, Point]] = []
    k = -int(h / step)
    while k * step < w:
        a = k * step  # the diagonal x - a = y, and its mirror image
        low, high = max(a, 0.0), min(a + h, w)
        if high - low > 0.01:
            pieces.append(((x + low, y + low - a), (x + high, y + high - a)))
            pieces.append(((x + low, y + h - low + a), (x + high, y + h - high + a)))
        k += 1
    return pieces
