"""Cards as pictures of their own: a card that lies open, or the back of a deck, drawn by the game's presentation.
Two sizes: a full card can be read, a small one has room for its name and what it gives.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ..engine.core.errors import TabletopError
from ..engine.core.presentation import presentation_of
from ..engine.core.strict import unknown
from ..engine.edits.errors import edited_rules
from .in_units import UNITS
from .marks import Marks
from .sketch import Drawing, Sketch
from .style import THEMES, Form

FULL, SMALL = 160.0, 100.0
"""Units across. A card is 63 by 88 mm; type is never scaled below what can be read."""
TALL = 88 / 63
"""The height of a card by its width."""


def card(game: Any, name: str, lang: str | None = None, theme: str = "light", width: float = FULL) -> Drawing:
    """A card that lies open; `game` is a game or a match. Raises TabletopError for a card that the game does not have.

    >>> import tabletop_lab as tl
    >>> card(tl.games()["fourteen_nights"], "R11", "en").view
    '0 0 160.00 223.49'
    """
    found = getattr(game, "game", game)
    if not presentation_of(found).card_words(name, found.words(lang)):
        raise TabletopError(unknown("card", name, ()))
    return _drawn(found, theme, width, lambda page, shown, words: shown.draw_card(page, name, words), lang)


def back(game: Any, deck: str = "", lang: str | None = None, theme: str = "light", width: float = FULL) -> Drawing:
    """The back of the cards of a deck."""
    found = getattr(game, "game", game)
    return _drawn(found, theme, width, lambda page, shown, words: shown.draw_back(page, deck, words), lang)


def _drawn(game: Any, theme: str, width: float, draw: Callable[[Marks, Any, Any], None], lang: str | None) -> Drawing:
    size = (width / UNITS, width * TALL / UNITS)
    page = Sketch(Form(size, 0.0, 18, 15, 12.5, 11), theme=THEMES[theme])
    with edited_rules(game):
        draw(page, presentation_of(game), game.words(lang))
    # A card has no paper around it: its corners are round.
    made = page.drawing()
    return Drawing(made.view, made.shapes[1:], made.letters)


def plain_card(page: Marks, name: str, words: Any) -> None:
    """A card of a game that draws none of its own: its kind on a band, its name, and what it says."""
    u = page.in_units()
    game, small = words.game, u.w < 150
    content = game.content
    u.box(0.6, 0.6, u.w - 1.2, u.h - 1.2, 9, "card", "soft")
    u.box(6, 6, u.w - 12, 26, 5, "ink")
    kind = content.kind(name)
    if not (small and kind):
        u.text(u.w - 12, 19, name, 11, "card", ha="right")
    if kind:
        u.text(12, 19, words.value("kind", kind), 12, "card", True)
    size = 12 if small else 15
    printed = u.wrap(content.name(name, words.lang) or name, size, u.w - 20, True, 3)
    u.lines(u.w / 2, 54, printed, size, bold=True, ha="center")
    if not small:
        said = presentation_of(game).card_text(content.data(name), words)
        u.lines(u.w / 2, 66 + 20 * len(printed), u.wrap(said, 12, u.w - 24, lines=6), 12, "soft", ha="center")


def plain_back(page: Marks) -> None:
    """The back of any deck: a lattice, and nothing that would tell one from another."""
    u = page.in_units()
    u.box(0.6, 0.6, u.w - 1.2, u.h - 1.2, 9, "card", "soft")
    page.card_backs([(0, 0, page.w, page.h)])
