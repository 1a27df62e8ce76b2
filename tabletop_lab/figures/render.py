"""From a match to a picture: find the game's drawing, call it, and write SVG, PNG or HTML.
The game's `Presentation` decides what a board looks like, not this module.
"""

from __future__ import annotations

import io
from base64 import b64encode
from collections.abc import Callable, Sequence
from html import escape
from typing import TYPE_CHECKING, Any, TypeVar

import matplotlib

from tabletop_lab.engine.core.plainly import plainly
from tabletop_lab.engine.core.strict import unknown

from ..engine.core.errors import TabletopError
from ..engine.core.presentation import presentation_of
from ..engine.edits.errors import edited_rules
from . import plain
from .lettering import fill_in, gathered
from .marks import Marks
from .page import Page
from .saved import saved_html
from .sketch import Sketch
from .style import DPI, SLIDE, THEMES, Form, Theme

if TYPE_CHECKING:
    from matplotlib.axes import Axes
    from matplotlib.figure import Figure

AnyPage = TypeVar("AnyPage", bound=Marks)
AUTO = "auto"
"""The theme of a picture that follows its page: light as a figure or a file, both in a notebook."""
FOLLOWS = """<style>[data-jp-theme-light=false] img.tl-light{display:none!important}
[data-jp-theme-light=false] img.tl-dark{display:inline!important}</style>"""


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
    return _drawn(lambda form: Page(form, theme=theme_of(theme), ax=ax), match, viewer, lang, asked, chosen, form)


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
    return _drawn(lambda form: Sketch(form, theme=theme_of(theme)), match, viewer, lang, asked, chosen, form)


def theme_of(name: str) -> Theme:
    """The colours of a theme; those of "auto" are the light ones. TabletopError for a theme that does not exist.

    >>> theme_of("auto").name
    'light'
    """
    name = plainly(name)
    if not isinstance(name, str) or (name != AUTO and name not in THEMES):
        raise TabletopError(unknown("theme", name, THEMES))
    return THEMES["light" if name == AUTO else name]


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
    match: Any, ax: Axes | None = None, viewer: Any = None, lang: str | None = None, theme: str = AUTO,
    form: str | None = None, **marks: Any,
) -> Any:  # fmt: skip
    """Draw the match as a matplotlib figure, or into the axes `ax`; see `paint` for the arguments.

    As the last line of a cell the figure is shown with its words, in the theme of the page. With a `form` it is a
    figure for print instead, with marks: see `paper_figure`.
    """
    if form is not None or marks:
        from .paper_figure import paper_figure  # imported here, because it draws with this

        shown = "light" if theme == AUTO else theme
        return paper_figure(match, form or "page", viewer=viewer, lang=lang, theme=shown, **marks)
    figure = paint(match, ax, viewer, lang, theme).fig
    if ax is not None:
        return figure
    here, words = match.branch(), match.alt_text(viewer, lang)
    return as_picture(figure, lambda theme: sketch(here, viewer, lang, theme).drawing().svg(), lambda: words, theme)


def svg(figure: Figure) -> str:
    """Return the figure as SVG text, with letters as outlines; the same picture always gives the same bytes.

    >>> svg(Page(size=(1.0, 1.0)).fig).startswith("<svg")
    True
    """
    from matplotlib.backends.backend_svg import FigureCanvasSVG

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
    from matplotlib.backends.backend_agg import FigureCanvasAgg

    target = io.BytesIO()
    before, size = figure.canvas, figure.dpi
    try:
        figure.set_dpi(dpi)
        FigureCanvasAgg(figure).print_png(target, metadata={"Software": None})
    finally:
        figure.set_dpi(size)
        figure.set_canvas(before)
    return target.getvalue()


def img_html(svg_text: str, alt: str, width: int | str | None = None, more: str = "") -> str:
    """Return an `<img>` with the SVG and its alternative text; it is shown even in a notebook that is not yet trusted.

    `more`: further attributes.

    >>> img_html("<svg/>", 'P1 & "P2"', 400)
    '<img alt="P1 &amp; &quot;P2&quot;" width="400" src="data:image/svg+xml;base64,PHN2Zy8+">'
    """
    data = b64encode(svg_text.encode()).decode()
    size = "" if width is None else f' width="{escape(str(width), quote=True)}"'
    more = f" {more}" if more else ""
    return f'<img alt="{escape(alt, quote=True)}"{more}{size} src="data:image/svg+xml;base64,{data}">'


def themed_html(
    drawn: Callable[[str], str], alt: str, theme: str = AUTO, width: int | str | None = None, more: str = ""
) -> str:
    """An `<img>` of the SVG that `drawn(theme)` gives; for "auto" one for each theme, of which the page shows its own.

    Where styles are not allowed (a notebook that is not trusted yet) the light one is shown.
    `more`: further attributes.

    >>> themed_html("<svg {}/>".format, "a board")[:44], themed_html("<svg {}/>".format, "a board").count("<img")
    ('<img alt="a board" class="tl-light" style="m', 2)
    """
    more = f" {more}" if more else ""
    if theme != AUTO:
        return img_html(drawn(theme), alt, width, f'style="max-width:100%"{more}')
    light = img_html(drawn("light"), alt, width, f'class="tl-light" style="max-width:100%"{more}')
    dark = img_html(drawn("dark"), alt, width, 'class="tl-dark" hidden style="max-width:100%;display:none"')
    return f"{light}{dark}{FOLLOWS}"


def as_picture(
    figure: Figure, drawn: Callable[[str], str], alt: Callable[[], str], theme: str = AUTO, more: str = ""
) -> Figure:
    """Return the same figure; as the last line of a cell it is shown as an image with its words.

    `drawn(theme)` is its SVG in another theme, for a page that has that one. Whatever matplotlib backend is chosen.

    >>> blank = Page(size=(1.0, 1.0)).fig
    >>> as_picture(blank, lambda theme: "<svg/>", lambda: "an empty page")._repr_mimebundle_()["text/html"][:25]
    '<img alt="an empty page" '
    """

    def bundle(include: Any = None, exclude: Any = None) -> dict[str, str]:
        words = alt()

        def as_svg(theme: str) -> str:
            return drawn(theme) if theme == "dark" else svg(figure)  # a person may have drawn on it

        return {"text/html": saved_html(themed_html(as_svg, words, theme, more=more)), "text/plain": words}

    figure._repr_mimebundle_ = bundle  # type: ignore[attr-defined]
    return figure


def centers(page: Page) -> dict[str, list[float]]:
    """Return every clickable place -> its centre [x, y] in the units of the SVG."""
    return page.centers()


def boxes(page: Page) -> dict[str, list[float]]:
    """Return every clickable place -> [x, y, width, height] in the units of the SVG."""
    return page.boxes()
