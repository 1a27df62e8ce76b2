"""A figure that a notebook shows as a picture with alternative text, whatever matplotlib backend is chosen."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from ..widget.board import picture_html

if TYPE_CHECKING:
    from matplotlib.figure import Figure


def with_words(figure: Figure, alt: Callable[[], str]) -> Figure:
    """Return the same figure; as the last line of a cell it is shown as an image with its alternative text.

    >>> from tabletop_lab.figures import Page
    >>> figure = with_words(Page(size=(1.0, 1.0)).fig, lambda: "an empty page")
    >>> figure._repr_mimebundle_()["text/html"][:25]
    '<img alt="an empty page" '
    """

    def bundle(include: Any = None, exclude: Any = None) -> dict[str, str]:
        from tabletop_lab.figures import saved_html, svg

        words = alt()
        return {"text/html": saved_html(picture_html(svg(figure), words)), "text/plain": words}

    figure._repr_mimebundle_ = bundle  # type: ignore[attr-defined]
    return figure
