"""A board as a figure for a column, a page or a slide: at its true size, without the words of a screen, with marks.

`match.draw(form="column", callouts=[...])` makes one. Its letters are outlines, or text that a designer can edit.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from pathlib import Path
from typing import Any

from ..engine.core.errors import TabletopError
from ..engine.core.presentation import presentation_of
from ..engine.core.strict import unknown
from ..engine.edits.errors import edited_rules
from ..engine.language.asked_files import write_file
from ..engine.language.localized import localized
from . import dots
from .marked import Marked
from .render import img_html, theme_of
from .sketch import Drawing, Sketch
from .story import title_of
from .style import Form

INCH = 25.4
"""Millimetres."""
WIDTHS = {"column": 122.0, "page": 170.0, "slide": 338.7}
"""Millimetres across. A column is that of an A5 page, a page that of A4, a slide is 16 to 9."""
SUFFIXES = (".svg", ".png")
DPI = 300


def paper_form(width: float, share: float) -> Form:
    """The form of a board in print: so many millimetres wide, and `share` of that high, with nothing around it.

    >>> paper_form(127, 0.5).size, paper_form(127, 0.5).note
    ((5.0, 2.5), 7.6)
    """
    inches = width / INCH
    k = 1.0 if inches < 8 else inches / 8
    return Form((inches, inches * share), 0.04, 11 * k, 9.5 * k, 8.4 * k, 7.6 * k, alone=False, least=7.2 * k)


class PaperFigure:
    """A figure with its words, as `match.draw(form=...)` gives it: `save` writes SVG or PNG.

    `alt`: the position in words; `caption`: what it shows, with its number if it has one; `credit`: a line for the
    source. None of them is in the picture: they belong to the text around it.
    """

    def __init__(
        self, match: Any, form: str, viewer: Any, lang: str | None, theme: str, marked: Marked, asked: bool,
        number: int | None,
    ) -> None:  # fmt: skip
        if form not in WIDTHS:
            raise TabletopError(unknown("form", form, WIDTHS))
        self._match, self._viewer, self._marked, self._asked = match.branch(), viewer, marked, asked
        self._words = match.words(lang)
        self._theme, self.width = theme_of(theme), WIDTHS[form]
        share = 9 / 16 if form == "slide" else float(presentation_of(match.game).printed_share)
        self._form = paper_form(self.width, share)
        self.alt: str = match.alt_text(viewer, lang, asked=asked)
        words = self._words
        said = words("figure-caption", title=title_of(match, words.lang), step=match.step_for(viewer))
        self.caption = str(said if number is None else words("figure-numbered", number=number, caption=str(said)))
        self.credit = str(words("figure-credit", title=title_of(match, words.lang)))
        self._page(False)  # a place that is not there is told now

    def _page(self, as_text: bool) -> Sketch:
        page = Sketch(self._form, theme=self._theme, as_text=as_text)
        decision = self._match.shown_decision(self._viewer) if self._asked else None
        with edited_rules(self._match.game):
            presentation_of(self._match.game).draw(page, self._match.view(self._viewer), decision, self._words)
        if missing := self._marked.missing(page):
            raise TabletopError(unknown("place", missing[0], sorted(page.names())))
        self._marked.put_on(page)
        return page

    @cached_property
    def drawing(self) -> Drawing:
        """Its shapes, with letters as outlines."""
        return self._page(False).drawing()

    def svg(self, text: bool = False) -> str:
        """The figure as SVG; with `text` its words stay text, so that a designer or a translator can edit them."""
        return self._page(True).drawing().svg() if text else self.drawing.svg()

    def png(self, dpi: int = DPI) -> bytes:
        """The figure as PNG, so many pixels to the inch."""
        return dots.png(self.drawing, round(self.width / INCH * dpi))

    def save(self, path: str | Path, *, text: bool = False) -> Path:
        """Write a file that ends in .svg (with `text`: its words as text) or .png; gives its path."""
        suffix = Path(path).suffix.lower()
        if suffix not in SUFFIXES:
            raise TabletopError(
                localized("no_suffix", "call", name="path", given=str(path)[:80], suffix=", ".join(SUFFIXES))
            )
        return write_file(path, self.svg(text) if suffix == ".svg" else self.png())

    def __repr__(self) -> str:
        return f"PaperFigure({self._match.game.name}, {self.width:g} mm)"

    def _repr_html_(self) -> str:
        return img_html(self.svg(), self.alt, more='style="max-width:100%"')


def paper_figure(
    match: Any,
    form: str = "column",
    *,
    viewer: Any = None,
    lang: str | None = None,
    theme: str = "light",
    squares: Sequence[str] = (),
    arrows: Sequence[tuple[str, str]] = (),
    callouts: Sequence[str] = (),
    asked: bool = False,
    number: int | None = None,
) -> PaperFigure:
    """Draw a board for print: "column" (122 mm), "page" (170 mm) or "slide", never scaled, letters at least 7 pt.

    `squares`: places that get a frame, `arrows`: pairs of places, `callouts`: places that get the numbers 1, 2, 3; a
    place is named as a click names it. `asked`: with what the open question offers. `number`: of the figure, for its
    caption. Raises TabletopError for forms, themes and places that do not exist.

    >>> import tabletop_lab as tl
    >>> figure = tl.Match("cetkaik", seed=1).draw(form="column", lang="en", callouts=["ZO"], arrows=[("LAI", "LY")])
    >>> figure, "<text" in figure.svg(), "<text" in figure.svg(text=True)
    (PaperFigure(cetkaik, 122 mm), False, True)
    >>> tl.Match("cetkaik", seed=1).draw(form="column", squares=["Q9"])
    Traceback (most recent call last):
    tabletop_lab.TabletopError: place: there is no place 'Q9' (allowed: ...)
    """
    try:
        pairs = [(start, end) for start, end in arrows]
    except (TypeError, ValueError):
        raise TabletopError(localized("no_arrows", "call", name="arrows", given=repr(arrows)[:60])) from None
    marked = Marked(_names("callouts", callouts), _names("squares", squares), pairs)
    return PaperFigure(match, form, viewer, lang, theme, marked, asked, number)


def _names(name: str, given: Sequence[str]) -> list[str]:
    """A list of names of places; one text is no list of its letters."""
    found = [given] if isinstance(given, str) else list(given)
    for one in found:
        if not isinstance(one, str):
            raise TabletopError(localized("no_text", "call", name=name, given=repr(one)[:60], most=40))
    return found
