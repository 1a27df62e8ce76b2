"""Pictures of a game in a lesson: drawn by the rules in force, large enough to be read, in the theme of the page."""

from __future__ import annotations

from typing import Any

from tabletop_lab.engine.language.languages import known_language
from tabletop_lab.figures import GameFigure, game_figure, saved_html
from tabletop_lab.figures.saved import for_slides
from tabletop_lab.figures.style import ON_A_SLIDE, TEACHING

from .page import page

WIDEST, UNIT = 1000, 78
"""The most pixels across, and the pixels of an inch: with it no letter is under 12 px."""


class Pictures:
    """Some pictures of a game, one below another; as text, what they show."""

    def __init__(self, found: list[GameFigure], lang: str) -> None:
        self.found, self.lang = found, lang

    def __repr__(self) -> str:
        return "\n\n".join(one.alt for one in self.found)

    def _repr_html_(self) -> str:
        shown = (saved_html(one.html(min(WIDEST, round(UNIT * one.width)))) for one in self.found)
        return page(self.lang, "".join(f"<div>{html}</div>" for html in shown))


def picture(match: Any, *names: str, viewer: str | None = None, lang: str | None = None) -> Pictures:
    """Pictures of a game by their names; see `tabletop_lab.notebook.picture`."""
    lang = known_language(lang or match.lang)
    form = ON_A_SLIDE if for_slides() else TEACHING
    return Pictures([game_figure(match, name, viewer, lang, form=form) for name in names], lang)
