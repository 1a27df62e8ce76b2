"""The cards of one screen: drawn once, kept by the page, and shown wherever a part names them.

A part holds `<img data-card="...">`; `faces.js` gives it its picture. A screen has cards of its own and forgets them
when it is closed, so that the page holds nothing of a seat that has left.
"""

from __future__ import annotations

from collections.abc import Mapping
from html import escape
from pathlib import Path
from typing import Any

import anywidget
import traitlets

from tabletop_lab.engine import Shown
from tabletop_lab.engine.core.presentation import presentation_of
from tabletop_lab.figures import cards

from ..words import Say, say
from .pace import Paced
from .region import plain
from .scripts import module

_HERE = Path(__file__).parent
FULL, SMALL = "full", "small"
WIDTHS = {FULL: cards.FULL, SMALL: cards.SMALL}


class Faces(Paced, anywidget.AnyWidget):
    """Draws the cards that parts of a screen show; `tell()` sends those that the page does not have yet.

    >>> from tabletop_lab.engine.core.catalogue import games
    >>> faces = Faces()
    >>> faces.speak(games()["fourteen_nights"], say("en"), "light")
    >>> faces.image(Shown("R11"))[:48]
    '<img class="face small" data-card="R11 small en '
    >>> faces.tell(), [name.split()[0] for name in faces.faces]
    (None, ['R11'])
    """

    _esm = module(_HERE / "faces.js")

    faces = traitlets.Dict().tag(sync=True)
    """The pictures that are new, by name: an SVG each."""

    def __init__(self) -> None:
        self._drawn: dict[str, str] = {}
        self._news: dict[str, str] = {}
        self._said: dict[tuple[str, int], str] = {}
        self._game: Any = None
        self._games = 0
        self._say, self._theme = say("en"), "light"
        super().__init__(layout=plain(), _dom_classes=("sr",))
        self.on_msg(self._receive)

    def speak(self, game: Any, words: Say, theme: str) -> None:
        """From now on show cards of this game in this language and theme."""
        if game is not self._game:
            # The same name may be another card in a designer's deck.
            self._drawn, self._games = {}, self._games + 1
        self._game, self._say, self._theme = game, words, theme

    def image(self, shown: Shown, size: str = SMALL, css: str = "", told: bool = False) -> str:
        """A card as HTML, with its text for those who do not see it, unless it is told beside it."""
        name = f"{shown.card or '/' + shown.deck} {size} {self._say.lang} {self._theme} {self._games}"
        if name not in self._drawn:
            self._drawn[name] = self._news[name] = self._draw(shown, WIDTHS[size])
        classes = " ".join(part for part in ("face", size, "back" if shown.is_back else "", css) if part)
        said = self._said.get((name, shown.count)) or self._said.setdefault((name, shown.count), self.words(shown))
        text = 'alt=""' if told else f'alt="{escape(said)}" title="{escape(said)}"'
        return f'<img class="{classes}" data-card="{escape(name)}" {text}>'

    def words(self, shown: Shown) -> str:
        """What is to be read on a card: its name and what it says, or how many backs there are."""
        if shown.is_back:
            return self._say("card-back", count=shown.count)
        words = self._game.words(self._say.lang)
        return presentation_of(self._game).card_words(shown.card, words) or shown.card

    def tell(self) -> None:
        """Send the pictures that are new."""
        if self._news:
            self.faces, self._news = self._news, {}

    def _draw(self, shown: Shown, width: float) -> str:
        how = (self._game, shown.deck) if shown.is_back else (self._game, shown.card)
        draw = cards.back if shown.is_back else cards.card
        return draw(*how, self._say.lang, self._theme, width).svg()

    def get_state(self, key: Any = None, drop_defaults: bool = False) -> Any:
        """The state for the page; a page that asks for everything may be new and gets every card again."""
        state = super().get_state(key, drop_defaults)
        if key is None:
            state["faces"] = dict(self._drawn)
        return state

    def _receive(self, _widget: object, message: Mapping[str, Any], _buffers: object) -> None:
        if message.get("type") == "lost":
            self.faces = {}
            self.faces = dict(self._drawn)
