"""Pictures that a game draws beside its board: a whole match as a timeline, a table, a decision tree.
A game lists them in `figures()` of its `Presentation`; each drawing function is given a function that makes pages. No
game is known here.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import Any

from tabletop_lab.engine.core.strict import unknown

from ..engine.core.errors import TabletopError
from ..engine.core.memo import once
from ..engine.core.presentation import presentation_of
from ..engine.edits.errors import edited_rules
from .in_a_column import readable
from .page import Page
from .render import AUTO, theme_of, themed_html
from .saved import saved_html
from .sketch import Drawing, Sketch
from .style import SLIDE, Form

Drawn = Callable[[type[Any], str], tuple[Any, str]]
"""Draws the picture on a page of a kind (`Page`, `Sketch`) in a theme; returns the page and its text."""


class GameFigure:
    """A drawn picture: `figure` (a matplotlib figure; `figures.png` and `figures.svg` write it) and `alt`, its text.

    A notebook shows the picture in the theme of its page, from a sketch: a matplotlib figure is made when it is asked
    for.
    """

    def __init__(self, name: str, drawn: Drawn, theme: str = AUTO) -> None:
        self.name, self._drawn, self._theme = name, drawn, theme
        self._sketch, self.alt = drawn(Sketch, theme)

    @once
    def page(self) -> Page:
        """The page of the figure."""
        page: Page = self._drawn(Page, self._theme)[0]
        return page

    @property
    def figure(self) -> Any:
        """The matplotlib figure."""
        return self.page.fig

    @property
    def width(self) -> float:
        """Inches across."""
        return float(self._sketch.w)

    def drawing(self) -> Drawing:
        """The picture as its shapes."""
        made: Drawing = self._sketch.drawing()
        return made

    def written(self) -> list[str]:
        """Return the lines of text in the picture."""
        lines: list[str] = self._sketch.written()
        return lines

    def faults(self) -> list[str]:
        """List what is wrong with the drawing; empty if it can be shown."""
        return self.page.faults()

    def _repr_mimebundle_(self, include: Any = None, exclude: Any = None) -> dict[str, str]:
        return {"text/plain": self.alt, "text/html": readable(saved_html(self.html()))}

    def html(self, width: int | str = "100%") -> str:
        """The picture with its words, in the theme of the page."""
        return themed_html(self._svg, self.alt, self._theme, width)

    def _svg(self, theme: str) -> str:
        sketch = self._drawn(Sketch, theme)[0] if theme == "dark" else self._sketch
        return str(sketch.drawing().svg())

    def __repr__(self) -> str:
        return f"GameFigure({self.name!r})"


def game_figures(match: Any) -> tuple[str, ...]:
    """Return the names of the pictures that the game of a match offers beside its board.

    >>> import tabletop_lab as tl
    >>> "timeline" in game_figures(tl.Match("tabula_wolves", players=9, seed=3))
    True
    """
    return tuple(_makers(match))


def game_figure(
    match: Any, name: str, viewer: Any = None, lang: str | None = None, theme: str = AUTO, form: Form = SLIDE
) -> GameFigure:
    """Draw one of these pictures; it never shows more than the viewer may know.

    `viewer` is a seat, the moderator, or None (what everybody knows). `form`: its sizes of type.

    Raises TabletopError for a picture or theme that does not exist.

    >>> import tabletop_lab as tl
    >>> match = tl.Match("tabula_wolves", players=9, seed=3)
    >>> game_figure(match, "night_order").alt[:40]
    'The order of the nights. First night: wo'
    """
    makers = _makers(match)
    if name not in makers:
        raise TabletopError(unknown("figure", name, makers))
    here, words = match.branch(), match.words(lang)

    def drawn(kind: type[Any], theme: str) -> tuple[Any, str]:
        blank = partial(_blank, theme_of(theme), form=form, kind=kind)
        with edited_rules(here.game):
            return makers[name](here, viewer, words, blank)  # type: ignore[no-any-return]

    return GameFigure(name, drawn, theme)


def timeline(match: Any, viewer: Any = None, lang: str | None = None, theme: str = AUTO) -> GameFigure:
    """Draw the whole match so far in one picture, as far as the viewer may know it; see `game_figure`.

    >>> import tabletop_lab as tl
    >>> match = tl.Match("tabula_wolves", players=9, seed=3).run("random_blind")
    >>> timeline(match).faults()
    []
    """
    return game_figure(match, "timeline", viewer, lang, theme)


def _blank(theme: Any, width: float, height: float, form: Form = SLIDE, kind: type[Any] = Page) -> Any:
    """Make an empty page of that width and height in inches, with the type sizes of a form."""
    return kind(form, size=(width, height), theme=theme)


def _makers(match: Any) -> Mapping[str, Any]:
    return presentation_of(match.game).figures()
