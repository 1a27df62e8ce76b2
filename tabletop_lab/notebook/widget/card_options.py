"""Options that are cards: to be pressed where a game gives a choice among cards, or a chance is set by hand.
Shows them; what is chosen is reported like any other option."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from itertools import islice
from typing import Any

from tabletop_lab.engine import Shown
from tabletop_lab.engine.core.presentation import presentation_of

from .. import markup
from .faces import Faces


def printed(game: Any, card: Any, lang: str) -> str:
    """The text of a card in one line, if the game's presentation has one (`card_text`)."""
    if not isinstance(card, str) or game.content.name(card, lang) is None:
        return ""
    return presentation_of(game).card_text(game.content.data(card), game.words(lang))


class CardOptions:
    """Draws the options of one screen that are cards; without faces there are none."""

    def __init__(self, faces: Faces | None) -> None:
        self._faces = faces

    def among(self, game: Any, options: Sequence[Any]) -> bool:
        """Whether options are cards, but for a word among them such as "none"."""
        if self._faces is None or not len(options):
            return False
        first = [is_card(game, option) for option in islice(options, 3)]
        return any(first) and first.count(False) < 2

    def html(self, decision: Any, do: str, name: str, option: Any, note: str, extra: str, lang: str) -> str:
        """An option as a card to press; what is no card is a word."""
        assert self._faces is not None
        if not is_card(decision.game, option):
            return markup.do(do, name, f"<span>{escape(decision.option_text(option, lang))}</span>", extra)
        # What is printed on the card need not be said beside it.
        said = "" if note == printed(decision.game, option, lang) else note
        odds = f"<span>{escape(said)}</span>" if said else ""
        game = decision.game
        words = escape(presentation_of(game).card_words(option, game.words(lang)))
        worded = f'{extra} title="{words}" data-words="{words}"'
        called, colon, says = words.partition(": ")
        # Where cards have no room, or are too many, these stand in place of the picture (cards.css).
        told = f'<span class="words"><b>{called}</b>{colon}{says}</span>'
        return markup.do(do, name, self._faces.image(Shown(option)) + told + odds, worded)

    def tell(self) -> None:
        """Send the pictures that are new."""
        if self._faces is not None:
            self._faces.tell()


def is_card(game: Any, option: Any) -> bool:
    """Whether an option is a card of the game."""
    return isinstance(option, str) and game.content.name(option, "en") is not None
