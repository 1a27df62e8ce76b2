"""What lies before a seat, opened from the line of seats where the board has no room for it: numbers and cards.
Everything is read from the view of whoever looks: a hidden card is a back, a hidden number is not there.
"""

from __future__ import annotations

from html import escape
from typing import Any

from tabletop_lab.engine.core.presentation import presentation_of

from .. import markup
from ..sharing.match_view import MatchView
from ..widget.faces import Faces
from ..widget.parts import Html
from ..words import Say
from .news_pane import named


class MatPane:
    """The numbers and cards of one seat, over the board; closed until somebody presses the seat."""

    def __init__(self) -> None:
        self.widget = Html("ttl-mat gone")
        self.seat = ""
        self._step = 0

    def look(self, seat: str) -> None:
        """Open a seat; press it again to close it."""
        self.seat = "" if seat == self.seat else seat

    def has(self, match: MatchView, viewer: Any) -> bool:
        """Whether the game says what a seat has."""
        shown, view, seat = presentation_of(match.game), match.view(viewer), match.players[0]
        return bool(shown.amounts(view, seat) or shown.hand(view, seat))

    def show(self, match: MatchView, viewer: Any, say: Say, faces: Faces) -> None:
        """Show the seat that is open, until somebody answers."""
        if match.step != self._step:
            self.seat, self._step = "", match.step
        if self.seat not in match.players:
            self.widget.css, self.widget.value = "ttl-mat gone", ""
            return
        shown, view, words = presentation_of(match.game), match.view(viewer), match.words(say.lang)
        numbers = "".join(
            f"<li>{escape(named(name, words))} <b>{number:,}</b></li>"
            for name, number in shown.amounts(view, self.seat).items()
        )
        cards = "".join(
            f"<figure>{faces.image(card)}{f'<b>×{card.count}</b>' if card.count > 1 else ''}</figure>"
            for card in shown.hand(view, self.seat)
        )
        title = markup.sentence(say("seat-holds", player=self.seat))
        close = markup.do("mat", self.seat, "×", f'aria-label="{escape(say("seat-shut"), quote=True)}"')
        self.widget.css = "ttl-mat"
        self.widget.value = f'<h3>{title}</h3>{close}<ul>{numbers}</ul><div class="cards">{cards}</div>'
