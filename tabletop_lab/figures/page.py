"""A page as a matplotlib figure, for documents and slides; it can say what is wrong with its texts.
What can be drawn is in canvas.py and marks.py; sketch.py writes the same page directly as SVG.
"""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Any

from matplotlib.patches import PathPatch
from matplotlib.path import Path

from .canvas import Box, Gap, Point
from .lettering import MIDDLE, Line, text_width
from .marks import Marks
from .style import DPI, LIGHT, SLIDE, Form, Theme, font

if TYPE_CHECKING:
    from matplotlib.artist import Artist
    from matplotlib.axes import Axes
    from matplotlib.figure import Figure
    from matplotlib.text import Text


@cache
def _dashes(pattern: Gap | None) -> Any:
    return (0, pattern) if pattern else "-"


class Page(Marks):
    """A figure to draw on, in inches.

    With `ax`, the whole page is fitted into that axes; text and lines are scaled too.

    >>> page = Page(size=(2.0, 1.0))
    >>> page.place("4", page.box(0.5, 0.25, 1.0, 0.5), 1.0, 0.5)
    >>> page.centers(), page.boxes()
    ({'4': [72.0, 36.0]}, {'4': [36.0, 18.0, 72.0, 36.0]})
    """

    def __init__(
        self, form: Form = SLIDE, size: Point | None = None, theme: Theme = LIGHT, ax: Axes | None = None
    ) -> None:
        # Most pages are written as SVG at once (sketch.py): they need not wait until a figure is loaded.
        from matplotlib.figure import Figure, SubFigure

        super().__init__(form, size, theme)
        self.texts: list[Text] = []
        self.scale = 1.0
        if ax is None:
            self.fig = Figure(figsize=(self.w, self.h), dpi=DPI, facecolor=theme["paper"])
            self._root: Figure | Axes = self.fig
            # the figure's own inches: adding an axes would take longer than drawing all the shapes of a board
            self._transform: Any = self.fig.dpi_scale_trans
        else:
            self.fig = ax.figure.figure if isinstance(ax.figure, SubFigure) else ax.figure
            self._root = self._fill(ax)
            self._transform = self._root.transData

    def _fill(self, ax: Axes) -> Axes:
        """Make the axes the page: one data unit is one inch of the page; text is scaled with the width."""
        box = ax.get_position()
        width, height = self.fig.get_size_inches()
        self.scale = min(box.width * width / self.w, box.height * height / self.h)
        ax.set(xlim=(0, self.w), ylim=(0, self.h), aspect="equal", facecolor=self.c["paper"])
        ax.tick_params(left=False, bottom=False, labelleft=False, labelbottom=False)
        for spine in ax.spines.values():
            spine.set_visible(False)
        return ax

    def _write(self, x: float, y: float, s: str, size: float, colour: str, bold: bool, ha: str, z: float) -> Text:
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

    def _draw(
        self, path: Path, fill: str | None, edge: str | None, lw: float, z: float, dash: Gap | None, cap: str
    ) -> PathPatch:
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

    def _add(self, artist: Artist) -> None:
        artist.set_transform(self._transform)
        artist.set_clip_on(False)
        self._root.add_artist(artist)

    def place(self, key: str, shape: Artist, x: float, y: float) -> None:
        """Name a shape so that a page can make it clickable: it gets the gid `sq-<key>` and the centre (x, y)."""
        shape.set_gid(f"sq-{key}")
        super().place(key, shape, x, y)

    def _units(self, x: float, y: float) -> list[float]:
        px, py = self._transform.transform((x, y)) * 72 / self.fig.dpi
        return [round(float(px), 2), round(float(self.fig.get_figheight() * 72 - py), 2)]

    def _extent_of(self, shape: PathPatch) -> Box:
        return shape.get_path().get_extents().extents  # type: ignore[return-value]

    # --- checking -----------------------------------------------------------------------------------
    def extent(self, t: Text) -> tuple[float, float, float, float]:
        """Left, bottom, right and top of a text in inches, from the widths of its letters and a capital's height."""
        x, y = t.get_position()
        size = t.get_fontsize() / self.scale
        w = text_width(t.get_text(), size, t.get_weight() == "bold")
        left = x - {"left": 0.0, "center": w / 2, "right": w}[t.get_horizontalalignment()]
        return left, y - 0.1 * size / 72, left + w, y + 0.8 * size / 72

    def faults(self) -> list[str]:
        """List the texts that overlap each other or leave the margins; empty if the page can be published."""
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
