"""What every plot of a batch has: true size, a title, a line on how to read it, lines on the sample.
It is laid out once and drawn as SVG (`PlotSketch`) or as a figure of matplotlib (`PlotPage`); what is plotted is said
elsewhere."""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property
from io import BytesIO
from pathlib import Path
from typing import Any, NamedTuple

from tabletop_lab.engine.core.errors import TabletopError, echo
from tabletop_lab.engine.core.strict import unknown
from tabletop_lab.engine.language.asked_files import write_file
from tabletop_lab.engine.language.localized import localized

from .marks import Marks
from .page import Page
from .render import img_html, png
from .saved import saved_html
from .sketch import Shape, Sketch
from .style import HAIR, THEMES, Form, Theme

PAPER = 170 / 25.4
"""Inches across in print: the column of a paper."""
SCREEN = 5.35
"""Inches across on a page of the screen: 514 px, what a window of 1000 px has beside the list of files.
A plot is laid out for the one or the other width, so its letters are of the same size in both."""
FORM = Form((PAPER, 3.0), 0.1, 12.5, 10.5, 9.5, 8.5, least=8.5)
SMALLEST = 8.5
"""Points: no letter of a plot is smaller. On the screen that is 11.3 px."""
SHOWN = 640
"""Pixels across in a notebook, at most."""
TITLE_LINE, HOW_LINE, NOTE_LINE = 0.215, 0.18, 0.16
"""Inches from one line of the head or the foot to the next."""
BOTH = """<style>[data-jp-theme-light=false] .tl-light{display:none!important}
[data-jp-theme-light=false] .tl-dark{display:block!important}</style>"""


class Point(NamedTuple):
    """A mark that stands for one game: where it is, from the top left in the units of the SVG (points), and which game.

    `measure`: what was measured of that game, the name of a column.
    """

    x: float
    y: float
    width: float
    height: float
    variant: str
    bots: str
    seed: int
    measure: str


class Said(NamedTuple):
    """What stands around a plot: the finding, how to read it, which games were played, and what may be claimed."""

    title: str
    how: str
    sample: str
    claim: str = ""


class Layout(Marks):
    """A page as high as its head, what is plotted (`body` inches) and its foot need.

    The body lies between `bottom` and `top`, the whole width between `left` and `right`.
    """

    def __init__(self, theme: Theme, said: Said, body: float, across: float = PAPER) -> None:
        wide = across - 2 * FORM.margin
        self.said = said
        # Text can be measured before there is a page.
        title = self._lines(large(said.title), wide, FORM.title, True, 2)
        how = self._lines(large(said.how), wide, FORM.label, False, 2)
        foot = [line for text in (said.sample, said.claim) for line in self._lines(text, wide, FORM.note, False, 3)]
        head = 0.12 + TITLE_LINE * len(title) + HOW_LINE * len(how) + 0.1
        self.bottom = 0.14 + NOTE_LINE * len(foot) + 0.1
        self.points: list[Point] = []
        super().__init__(FORM, (across, head + body + self.bottom), theme)
        self.top, self.left, self.right = self.bottom + body, self.margin, self.w - self.margin
        y = self.h - 0.21
        for line in title:
            self.text(self.margin, y, line, "title")
            y -= TITLE_LINE
        for line in how:
            self.text(self.margin, y, line, "label", "soft")
            y -= HOW_LINE
        if foot:
            y = self.bottom - 0.1
            self.line([(self.margin, y), (self.w - self.margin, y)], "line", HAIR)
            for line in foot:
                y -= NOTE_LINE
                self.text(self.margin, y + 0.03, line, "note", "soft")

    def _lines(self, text: str, wide: float, size: float, bold: bool, most: int) -> list[str]:
        return self.wrap(text, wide, size, most, bold) if text else []

    def size_of(self, role: Any) -> float:
        """A type role of the form, or a size in points as it is."""
        return float(role) if isinstance(role, (int, float)) else super().size_of(role)

    def point(self, shape: Any, variant: object, bots: object, seed: object, measure: str) -> None:
        """Say which game a shape stands for."""
        left, bottom, right, top = self._extent_of(shape)
        x, y, wide, high = self._box_units(left, bottom, right, top)
        self.points.append(Point(x, y, wide, high, str(variant), str(bots), int(seed), measure))

    def mixed(self, one: str, other: str, share: float) -> str:
        """A colour between two roles: 0 is the first, 1 the second."""
        pairs = zip(_rgb(self.c[one]), _rgb(self.c[other]), strict=True)
        return "#" + "".join(f"{round(a + (b - a) * share):02X}" for a, b in pairs)

    @property
    def mid(self) -> str:
        """The colour of a distribution and of a band."""
        return self.mixed("act_soft", "act", 0.3)


def in_sentences(*parts: str) -> str:
    """Parts of what a plot says in words, each with a full stop.

    >>> in_sentences("No seat is better", "", "60 games.")
    'No seat is better. 60 games.'
    """
    return " ".join(part if part.endswith((".", "…")) else f"{part}." for part in map(str.strip, parts) if part)


def large(said: str) -> str:
    """A sentence with a capital letter at its beginning."""
    return said[:1].upper() + said[1:]


def _rgb(colour: str) -> tuple[int, int, int]:
    return int(colour[1:3], 16), int(colour[3:5], 16), int(colour[5:7], 16)


class PlotPage(Layout, Page):
    """A plot as a figure of matplotlib: it can be checked, and saved as a picture of points or for print."""

    def point(self, shape: Any, variant: object, bots: object, seed: object, measure: str) -> None:
        """Say which game a shape stands for; it has the gid `point-<number>`."""
        shape.set_gid("point-" + str(len(self.points)))
        super().point(shape, variant, bots, seed, measure)

    def faults(self) -> list[str]:
        """List texts that overlap, leave the page, are cut or too small; empty if the plot can be shown."""
        small = [f"small: {t.get_text()}" for t in self.texts if t.get_text() and t.get_fontsize() < SMALLEST]
        cut = [f"cut: {t.get_text()}" for t in self.texts if t.get_text().endswith("…")]
        return [*super().faults(), *small, *cut]


class PlotSketch(Layout, Sketch):
    """A plot that is written as SVG while it is drawn. A shape that stands for a game says `data-point="<number>"`."""

    def point(self, shape: Shape, variant: object, bots: object, seed: object, measure: str) -> None:
        """Say which game a shape stands for."""
        shape.svg = shape.svg.replace("<path ", f'<path data-point="{len(self.points)}" ', 1)
        super().point(shape, variant, bots, seed, measure)


New = Callable[[Said, float], Layout]
"""Makes the page of a plot, from what stands around it and the height of what is plotted."""


class Plot:
    """A drawn plot: `alt` (the plot in words), `points` (which shape stands for which game), `svg()`, `figure`.

    In a notebook it follows the theme of the page, unless it was made for one theme. `source` is what was plotted.
    """

    def __init__(self, draw: Callable[[New], Layout], alt: str, theme: str = "auto", source: Any = None) -> None:
        if theme != "auto" and theme not in THEMES:
            raise TabletopError(unknown("theme", theme, ("auto", *THEMES)))
        self._draw, self.alt, self.theme, self.source = draw, large(alt), theme, source
        self._sketches: dict[tuple[str, float], PlotSketch] = {}

    def _sketch(self, theme: str | None = None, across: float = PAPER) -> PlotSketch:
        name = self.theme if theme is None else theme
        name = "light" if name == "auto" else name
        if name not in THEMES:
            raise TabletopError(unknown("theme", name, ("auto", *THEMES)))
        if (name, across) not in self._sketches:
            made = self._draw(lambda said, body: PlotSketch(THEMES[name], said, body, across))
            assert isinstance(made, PlotSketch)
            self._sketches[name, across] = made
        return self._sketches[name, across]

    @property
    def points(self) -> list[Point]:
        """The marks that stand for one game each; mark k is the shape with `data-point="k"` in the SVG."""
        return self._sketch().points

    def on_screen(self, theme: str | None = None) -> tuple[str, list[Point]]:
        """The plot as a notebook shows it, laid out for a narrower page: its SVG, and where its marks are in that."""
        sketch = self._sketch(theme, SCREEN)
        return sketch.drawing().svg(), sketch.points

    @property
    def title(self) -> str:
        """What the plot shows, in one sentence."""
        return large(self._sketch().said.title)

    def svg(self, theme: str | None = None) -> str:
        """The plot as an SVG file, 170 mm wide; `theme`: another one than its own."""
        return self._sketch(theme).drawing().svg()

    @cached_property
    def page(self) -> PlotPage:
        """The plot on a page of matplotlib, as it is printed."""
        return self._page(PAPER)

    def _page(self, across: float) -> PlotPage:
        theme = THEMES["light" if self.theme == "auto" else self.theme]
        made = self._draw(lambda said, body: PlotPage(theme, said, body, across))
        assert isinstance(made, PlotPage)
        return made

    @property
    def figure(self) -> Any:
        """The matplotlib figure."""
        return self.page.fig

    def save(self, path: str | Path) -> Path:
        """Write the plot for print, 170 mm wide: .svg, .pdf or .png (300 dots an inch). Raises TabletopError."""
        if not isinstance(path, (str, Path)):
            raise TabletopError(localized("no_plot_file", "call", name="path", given=echo(path)))
        place = Path(path)
        if place.suffix == ".svg":
            write_file(place, self.svg())
        elif place.suffix == ".png":
            write_file(place, png(self.figure, 300))
        elif place.suffix == ".pdf":
            pdf = BytesIO()
            self.figure.savefig(pdf, format="pdf", metadata={"CreationDate": None, "Title": self.title})
            write_file(place, pdf.getvalue())
        else:
            raise TabletopError(localized("no_plot_file", "call", name="path", given=echo(str(path))))
        return place

    def faults(self) -> list[str]:
        """List texts that overlap, leave the page, are cut or too small, in print or in a notebook; empty if none."""
        return [*self.page.faults(), *self._page(SCREEN).faults()]

    def _repr_mimebundle_(self, include: Any = None, exclude: Any = None) -> dict[str, str]:
        html = img_html(self.on_screen()[0], self.alt, SHOWN)
        if self.theme == "auto":
            dark = img_html(self.on_screen("dark")[0], self.alt, SHOWN)
            html = f'{BOTH}<div class="tl-light">{html}</div><div class="tl-dark" style="display:none">{dark}</div>'
        return {"text/plain": self.alt, "text/html": saved_html(html)}

    def __repr__(self) -> str:
        return f"Plot({self.alt!r})"


def nice(low: float, high: float, whole: bool = False, most: int = 6) -> list[float]:
    """Some round numbers, the first not above `low` and the last not below `high`.

    >>> nice(0.13, 0.34), nice(3, 11, whole=True)
    ([0.1, 0.15, 0.2, 0.25, 0.3, 0.35], [2.0, 4.0, 6.0, 8.0, 10.0, 12.0])
    """
    from matplotlib.ticker import MaxNLocator

    high = max(high, low + (1.0 if whole else 0.01))
    found = [float(tick) for tick in MaxNLocator(nbins=most, steps=[1, 2, 5, 10], integer=whole).tick_values(low, high)]
    first = max((k for k, tick in enumerate(found) if tick <= low + 1e-9), default=0)
    last = min((k for k, tick in enumerate(found) if tick >= high - 1e-9), default=len(found) - 1)
    return [round(tick, 10) for tick in found[first : last + 1]]
