"""A figure that shows itself in a notebook as a picture with its words, whatever backend is chosen.
What it shows is drawn elsewhere."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from ..widget.board import picture_html

if TYPE_CHECKING:
    from matplotlib.figure import Figure


def with_words(figure: Figure, alt: Callable[[], str]) -> Figure:
    """The same figure; as the last line of a cell it is an image that has its words as alternative text.

    >>> from tabletop_lab.figures import Page
    >>> figure = with_words(Page(size=(1.0, 1.0)).fig, lambda: "an empty page")
    >>> figure._repr_mimebundle_()["text/html"][:25]
    '<img alt="an empty page" '
    """

    def bundle(include: Any = None, exclude: Any = None) -> dict[str, str]:
        from tabletop_lab.figures import svg

        words = alt()
        return {"text/html": picture_html(svg(figure), words), "text/plain": words}

    figure._repr_mimebundle_ = bundle  # type: ignore[attr-defined]
    return figure
