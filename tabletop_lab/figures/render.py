"""From a match to a picture: find the game's drawing, call it, and write SVG, PNG or HTML.
The game's `Presentation` decides what a board looks like, not this module.
"""

from __future__ import annotations

import io
from base64 import b64encode
from collections.abc import Callable, Sequence
from html import escape
from typing import Any, TypeVar

import matplotlib
from matplotlib.axes import Axes
from matplotlib.backends.backend_agg import FigureCanvasAgg
from matplotlib.backends.backend_svg import FigureCanvasSVG
from matplotlib.figure import Figure

from tabletop_lab.engine.core.strict import unknown

from ..engine.core.errors import TabletopError
from ..engine.core.presentation import presentation_of
from ..engine.edits.errors import edited_rules
from . import plain
from .lettering import fill_in, gathered
from .marks import Marks
from .page import Page
from .sketch import Sketch
from .style import DPI, SLIDE, THEMES, Form, Theme

AnyPage = TypeVar("AnyPage", bound=Marks)


def paint(
    match: Any,
    ax: Axes | None = None,
    viewer: Any = None,
    lang: str | None = None,
    theme: str = "light",
    *,
    asked: bool = True,
    chosen: Sequence[str] = (),
    form: Form = SLIDE,
) -> Page:
    """Return the page of a match: its figure is `page.fig`, its clickable places `page.centers()`.

    `viewer` is a player, the moderator or None (only what is public); `lang` is "en" or "ko" (default: the match's
    language); `theme` is "light", "dark", "contrast" or "contrast-dark". With `ax` the page is drawn into that axes of
    another figure. With `asked=False` the picture does not show what the open question offers. `chosen` are the places
    of an option that have been pointed at so far (see `Option.places`); the picture then shows how the option can
    continue. `form`: size and type of a page with a board of the game's own.
    """
    return _drawn(lambda form: Page(form, theme=_theme(theme), ax=ax), match, viewer, lang, asked, chosen, form)


def sketch(
    match: Any,
    viewer: Any = None,
    lang: str | None = None,
    theme: str = "light",
    *,
    asked: bool = True,
    chosen: Sequence[str] = (),
    form: Form = SLIDE,
) -> Sketch:
    """The same page as `paint` gives, written as SVG at once: `sketch(...).drawing()` for a board in a notebook.

    `form`: size and type of a page with a board of the game's own.
    """
    return _drawn(lambda form: Sketch(form, theme=_theme(theme)), match, viewer, lang, asked, chosen, form)


def _theme(name: str) -> Theme:
    if name not in THEMES:
        raise TabletopError(unknown("theme", name, THEMES))
    return THEMES[name]


def _drawn(
    blank: Callable[[Form], AnyPage],
    match: Any,
    viewer: Any,
    lang: str | None,
    asked: bool,
    chosen: Sequence[str] = (),
    form: Form = SLIDE,
) -> AnyPage:
    """Return a page with the game's own board on it, or with the plain one, just as large as its fields need."""
    shown = match.view(viewer), match.shown_decision(viewer) if asked else None, match.words(lang)
    presentation = presentation_of(match.game)
    page = blank(form if presentation.has_board else plain.form_of(shown[0], form))
    with edited_rules(match.game):
        presentation.draw(page, *shown, chosen=tuple(chosen))
    return page


def draw(
    match: Any, ax: Axes | None = None, viewer: Any = None, lang: str | None = None, theme: str = "light"
) -> Figure:
    """Draw the match as a matplotlib figure, or into the axes `ax`; see `paint` for the arguments."""
    return paint(match, ax, viewer, lang, theme).fig


def svg(figure: Figure) -> str:
    """Return the figure as SVG text, with letters as outlines; the same picture always gives the same bytes.

    >>> svg(Page(size=(1.0, 1.0)).fig).startswith("<svg")
    True
    """
    target = io.StringIO()
    letters: list[str] = []
    before, size = figure.canvas, figure.dpi
    token = gathered.set(letters)
    try:
        with matplotlib.rc_context({"svg.fonttype": "path", "svg.hashsalt": "tabletop-lab"}):
            FigureCanvasSVG(figure).print_svg(target, metadata={"Date": None, "Creator": None})
    finally:
        gathered.reset(token)
        figure.set_dpi(size)  # the SVG writer leaves its own dpi behind
        figure.set_canvas(before)
    text = target.getvalue()
    return fill_in(text[text.index("<svg") :], letters)


def png(figure: Figure, dpi: float = DPI) -> bytes:
    """Return the figure as the content of a PNG file with `dpi` pixels per inch.

    >>> png(Page(size=(1.0, 1.0)).fig)[:4]
    b'\\x89PNG'
    """
    target = io.BytesIO()
    before, size = figure.canvas, figure.dpi
    try:
        figure.set_dpi(dpi)
        FigureCanvasAgg(figure).print_png(target, metadata={"Software": None})
    finally:
        figure.set_dpi(size)
        figure.set_canvas(before)
    return target.getvalue()


def img_html(svg_text: str, alt: str, width: int | str | None = None) -> str:
    """Return an `<img>` with the SVG and its alternative text; it is shown even in a notebook that is not yet trusted.

    >>> img_html("<svg/>", 'P1 & "P2"', 400)
    '<img alt="P1 &amp; &quot;P2&quot;" width="400" src="data:image/svg+xml;base64,PHN2Zy8+">'
    """
    data = b64encode(svg_text.encode()).decode()
    size = "" if width is None else f' width="{escape(str(width), quote=True)}"'
    return f'<img alt="{escape(alt, quote=True)}"{size} src="data:image/svg+xml;base64,{data}">'


def centers(page: Page) -> dict[str, list[float]]:
    """Return every clickable place -> its centre [x, y] in the units of the SVG."""
    return page.centers()


def boxes(page: Page) -> dict[str, list[float]]:
    """Return every clickable place -> [x, y, width, height] in the units of the SVG."""
    return page.boxes()
