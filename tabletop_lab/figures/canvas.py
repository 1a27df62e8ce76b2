"""One picture: a figure measured in inches from its bottom left corner, with text, plain shapes and clickable places.
No game is known here; the marks that games share stand in page.py, the values in style.py.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache, lru_cache
from typing import Any

from matplotlib.artist import Artist
from matplotlib.axes import Axes
from matplotlib.figure import Figure, SubFigure
from matplotlib.patches import PathPatch
from matplotlib.path import Path
from matplotlib.text import Text

from .lettering import MIDDLE, Line, text_width
from .style import DPI, HAIR, LIGHT, LINE, RULE, SLIDE, STRONG, Form, Theme, font

Point = tuple[float, float]
Gap = tuple[float, float]

_BULGE = 0.5523  # the control point that turns a Bézier curve into a quarter of a circle
_ROUND = [Path.MOVETO] + [Path.LINETO, Path.CURVE4, Path.CURVE4, Path.CURVE4] * 4 + [Path.CLOSEPOLY]
_DISC = Path.unit_circle()


@cache
def _dashes(pattern: Gap | None) -> Any:
    return (0, pattern) if pattern else "-"


class Canvas:
    """A figure to draw on in inches. With `ax`, the whole page is fitted into that axes, text and lines scaled with it.

    >>> page = Canvas(size=(2.0, 1.0))
    >>> page.place("4", page.box(0.5, 0.25, 1.0, 0.5), 1.0, 0.5)
    >>> page.centers(), page.boxes()
    ({'4': [72.0, 36.0]}, {'4': [36.0, 18.0, 72.0, 36.0]})
    """

    HAIR, LINE, RULE, STRONG = HAIR, LINE, RULE, STRONG
    """Line weights in points, for those who are handed a page and import nothing."""

    def __init__(
        self, form: Form = SLIDE, size: Point | None = None, theme: Theme = LIGHT, ax: Axes | None = None
    ) -> None:
        self.form, self.c = form, theme
        self.w, self.h = size or form.size
        self.margin = form.margin
        self.texts: list[Text] = []
        self.places: dict[str, tuple[Artist, Point]] = {}
        self._parts: dict[str, tuple[float, float, float, float]] = {}
        self.scale = 1.0
        if ax is None:
            self.fig = Figure(figsize=(self.w, self.h), dpi=DPI, facecolor=theme["paper"])
            self._root: Figure | Axes = self.fig
            # inches of the figure itself: an axes would cost more time than all the shapes of a board
            self._transform: Any = self.fig.dpi_scale_trans
        else:
            self.fig = ax.figure.figure if isinstance(ax.figure, SubFigure) else ax.figure
            self._root = self._fill(ax)
            self._transform = self._root.transData

    def _fill(self, ax: Axes) -> Axes:
        """Make the axes the page: one data unit is one inch of the page, letters keep their share of the width."""
        box = ax.get_position()
        width, height = self.fig.get_size_inches()
        self.scale = min(box.width * width / self.w, box.height * height / self.h)
        ax.set(xlim=(0, self.w), ylim=(0, self.h), aspect="equal", facecolor=self.c["paper"])
        ax.tick_params(left=False, bottom=False, labelleft=False, labelbottom=False)
        for spine in ax.spines.values():
            spine.set_visible(False)
        return ax

    # --- type ---------------------------------------------------------------------------------------
    def size_of(self, role: str) -> float:
        """Points of a role of the form: title, head, label, note."""
        return float(getattr(self.form, role))

    def text_width(self, s: str, role: str | float = "label", bold: bool = False) -> float:
        """Width in inches of one line in a role of the form (or a size in points)."""
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
    ) -> Text:
        """Write a line, its capitals centred on y. A `width` in inches shortens it."""
        bold = bold or role in ("title", "head")
        size = size or self.size_of(role)
        if width and text_width(s, size, bold) > width:
            s = self.shorten(s, width, size, bold)
        t = Line(
            x,
            y - MIDDLE * size / 72,
            s,
            color=self.c[colour],
            fontproperties=font(size * self.scale, bold),
            ha=ha,
            va="baseline",
            zorder=z,
            parse_math=False,
            usetex=False,
        )
        self._add(t)
        self.texts.append(t)
        return t

    @staticmethod
    def shorten(s: str, width: float, size: float, bold: bool = False) -> str:
        """The beginning of `s` that fits into `width` inches, with an ellipsis where something is missing.

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

    def wrap(self, s: str, width: float, role: str = "note", lines: int = 2, bold: bool = False) -> list[str]:
        """Break `s` between words into at most so many lines of `width` inches; the last one is shortened."""
        size, bold = self.size_of(role), bold or role in ("title", "head")
        done: list[str] = []
        line = ""
        words = s.split()
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
    ) -> PathPatch:
        """Any path in inches; `fill` and `edge` are colour roles, `lw` is in points."""
        patch = PathPatch(
            path,
            facecolor=self.c[fill] if fill else "none",
            edgecolor=self.c[edge] if edge else "none",
            lw=lw * self.scale if edge else 0,
            zorder=z,
            joinstyle="round",
            capstyle=cap,
            linestyle=_dashes(dash),
        )
        self._add(patch)
        return patch

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
    ) -> PathPatch:
        """A rectangle with its corner at (x, y) and corners of radius `r`."""
        return self.path(rounded(x, y, w, h, r), fill, edge, lw, z, dash)

    def boxes_of(
        self,
        boxes: Iterable[tuple[float, float, float, float]],
        fill: str | None,
        edge: str | None = None,
        lw: float = LINE,
        r: float = 0.06,
        z: float = 2,
    ) -> None:
        """Many rectangles (x, y, w, h) as one shape: a picture is as slow as its number of shapes."""
        paths = [rounded(*box, min(r, box[3] / 2)) for box in boxes]
        if paths:
            self.path(Path.make_compound_path(*paths), fill, edge, lw, z)

    def poly(
        self, points: Sequence[Point], fill: str | None = None, edge: str | None = None, lw: float = LINE, z: float = 4
    ) -> PathPatch:
        """A closed outline through the points."""
        return self.path(Path([*points, points[0]], closed=True), fill, edge, lw, z)

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
    ) -> PathPatch:
        """A disc of radius `r` round (x, y)."""
        return self.path(Path(_DISC.vertices * r + (x, y), _DISC.codes), fill, edge, lw, z, dash)

    def line(
        self,
        points: Sequence[Point],
        colour: str = "line",
        lw: float = LINE,
        z: float = 3,
        dash: Gap | None = None,
        cap: str = "round",
    ) -> PathPatch:
        """An open line through the points."""
        return self.path(Path(points), None, colour, lw, z, dash, cap)

    def lines(
        self, segments: Iterable[tuple[Point, Point]], colour: str = "line", lw: float = LINE, z: float = 3
    ) -> None:
        """Many straight pieces drawn as one shape."""
        ends = [end for segment in segments for end in segment]
        if ends:
            self.path(Path(ends, [Path.MOVETO, Path.LINETO] * (len(ends) // 2)), None, colour, lw, z)

    def _add(self, artist: Artist) -> None:
        artist.set_transform(self._transform)
        artist.set_clip_on(False)
        self._root.add_artist(artist)

    # --- places that can be clicked -----------------------------------------------------------------
    def place(self, key: str, artist: Artist, x: float, y: float) -> None:
        """Name a shape so that a page can make it clickable: it gets the gid `sq-<key>` and the centre (x, y)."""
        artist.set_gid(f"sq-{key}")
        self.places[key] = artist, (x, y)

    def part(self, name: str, x: float, y: float, w: float, h: float) -> None:
        """Name a region, so that somebody short of room can show it alone (as the `viewBox` of the SVG)."""
        self._parts[name] = x, y, w, h

    def parts(self) -> dict[str, list[float]]:
        """Every named region -> [x, y, width, height] in the units of the SVG."""
        return {name: self._box_units(x, y, x + w, y + h) for name, (x, y, w, h) in self._parts.items()}

    def _box_units(self, left: float, bottom: float, right: float, top: float) -> list[float]:
        (x0, y1), (x1, y0) = self._units(left, bottom), self._units(right, top)
        return [x0, y0, round(x1 - x0, 2), round(y1 - y0, 2)]

    def _units(self, x: float, y: float) -> list[float]:
        px, py = self._transform.transform((x, y)) * 72 / self.fig.dpi
        return [round(float(px), 2), round(float(self.fig.get_figheight() * 72 - py), 2)]

    def centers(self) -> dict[str, list[float]]:
        """Every place -> [x, y] in the units of the SVG (points, from the top left)."""
        return {key: self._units(*centre) for key, (_, centre) in self.places.items()}

    def boxes(self) -> dict[str, list[float]]:
        """Every place -> [x, y, width, height] in the units of the SVG, (x, y) being its top left corner."""
        found = {}
        for key, (artist, _) in self.places.items():
            box = artist.get_path().get_extents()  # type: ignore[attr-defined]
            found[key] = self._box_units(box.x0, box.y0, box.x1, box.y1)
        return found

    # --- checking -----------------------------------------------------------------------------------
    def extent(self, t: Text) -> tuple[float, float, float, float]:
        """Left, bottom, right, top of a text in inches, by the widths of its letters and the height of a capital."""
        x, y = t.get_position()
        size = t.get_fontsize() / self.scale
        w = text_width(t.get_text(), size, t.get_weight() == "bold")
        left = x - {"left": 0.0, "center": w / 2, "right": w}[t.get_horizontalalignment()]
        return left, y - 0.1 * size / 72, left + w, y + 0.8 * size / 72

    def faults(self) -> list[str]:
        """Texts that overlap each other or leave the margins; empty for a page that can be shipped."""
        boxes = [(t.get_text(), self.extent(t)) for t in self.texts if t.get_text()]
        m = self.margin - 0.02
        bad = [
            f"outside: {s}" for s, (x0, y0, x1, y1) in boxes if x0 < m or y0 < m or x1 > self.w - m or y1 > self.h - m
        ]
        for k, (s, a) in enumerate(boxes):
            for s2, b in boxes[k + 1 :]:
                if min(a[2], b[2]) - max(a[0], b[0]) > 0.007 and min(a[3], b[3]) - max(a[1], b[1]) > 0.02:
                    bad.append(f"overlap: {s} / {s2}")
        return bad


@lru_cache(maxsize=4096)
def rounded(x: float, y: float, w: float, h: float, r: float) -> Path:
    """A rectangle with round corners; the boxes of a board are the same in every picture."""
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
