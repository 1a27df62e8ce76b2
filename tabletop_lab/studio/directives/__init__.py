"""The directives of a rulebook: for each name what it may be told, and what it puts into the book."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

from . import front, pictures, readings, rows, texts

if TYPE_CHECKING:
    from ..blocks import Block
    from ..making import Making
    from ..source import Directive

Make = Callable[[Any, Any], Any]

KNOWN: dict[str, tuple[Make, tuple[str, ...]]] = {
    "example": (pictures.example, ("step", "viewer", "crop", "caption", "alt", "height", "squares",
                                   "arrows", "asked", "rules")),
    "figure": (pictures.figure, ("example", "step", "viewer", "caption", "alt", "rules")),
    "cards": (pictures.cards, ("caption", "alt")),
    "components": (texts.components, ()),
    "table": (texts.table, ()),
    "term": (texts.term, ()),
    "storyboard": (rows.storyboard, ("steps", "viewer", "titles", "caption", "in")),
    "reading": (readings.reading, ("example", "step", "viewer", "parameter")),
    "quick": (front.quick, ()),
    "cover": (front.cover, ("example", "step", "facts", "crop", "alt")),
    "credits": (front.credits, ()),
}  # fmt: skip


def make(directive: Directive, making: Making) -> Sequence[Block]:
    """The blocks of a directive; none, and a fault, for a name or an option that does not exist."""
    if directive.name not in KNOWN:
        making.faults.add(directive.line, "book_unknown_directive", name=directive.name, known=", ".join(KNOWN))
        return ()
    function, options = KNOWN[directive.name]
    for key, (_, line) in directive.options.items():
        if key not in options:
            making.faults.add(
                line, "book_unknown_option", name=directive.name, key=key, known=", ".join(options) or "-"
            )
    found: Sequence[Block] = function(directive, making) or ()
    return found
