"""One moment of a match with several pairs of eyes, one board below the other."""

from __future__ import annotations

from html import escape
from typing import Any

from tabletop_lab.engine.core.visibility import MODERATOR
from tabletop_lab.engine.language.languages import known_language
from tabletop_lab.figures import saved_html

from ..words import say
from .page import boards, page


class Eyes:
    """Pictures one below the other, each with a line above it and its alternative text."""

    def __init__(self, lang: str, parts: list[tuple[str, str, str]], viewers: tuple[str, ...] = ()) -> None:
        self.lang, self._parts, self.viewers = lang, parts, viewers

    def __repr__(self) -> str:
        return "\n".join(f"{head}: {alt}" if head else alt for head, alt, _ in self._parts)

    def _repr_html_(self) -> str:
        heads = (f"<h3>{escape(head)}</h3>" if head else "" for head, _, _ in self._parts)
        shown = (f"<div>{head}{html}</div>" for head, (_, _, html) in zip(heads, self._parts, strict=True))
        return saved_html(page(self.lang, "".join(shown)))


def eyes(match: Any, *viewers: str, lang: str | None = None) -> Eyes:
    """The board as each of these viewers sees it (a seat or `tl.MODERATOR`), without what can be chosen.

    >>> import tabletop_lab as tl
    >>> eyes(tl.Match("tabula_wolves", players=9, seed=20, lang="en"), "P3").viewers
    ('P3',)
    """
    lang = known_language(lang or match.lang)
    words, parts = say(lang), []
    for viewer in viewers:
        head = words("lesson-eyes-moderator") if viewer == MODERATOR else words("lesson-eyes", seat=viewer)
        alt = match.alt_text(viewer, lang)
        parts.append((head, alt, boards(match, viewer, lang, alt, asked=False)))
    return Eyes(lang, parts, viewers)
