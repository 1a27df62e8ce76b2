"""The cards in front of the seat that looks: small ones side by side, and one large, to go through them one by one.
Which cards a viewer sees is decided by the view; a hidden one is a back."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from html import escape

from tabletop_lab.engine import Shown

from .. import markup
from ..widget.faces import FULL, Faces
from ..widget.parts import Html
from ..words import Say


class HandPane:
    """The hand of one seat."""

    def __init__(self) -> None:
        self.widget = Html("ttl-hand gone")
        self.looking = -1
        self._seat, self._cards = "", tuple[Shown, ...]()

    def show(self, seat: str, cards: Sequence[Shown], fresh: Collection[Shown], say: Say, faces: Faces) -> None:
        """Show the cards of a seat; without cards the pane is not there. Those among the `fresh` ones are marked."""
        found = tuple(cards)
        if (seat, found) != (self._seat, self._cards):
            self._seat, self._cards, self.looking = seat, found, -1
        many = " seven" * (len(found) > 6) or " five" * (len(found) > 4)
        self.widget.css = f"ttl-hand held{many}" if found else "ttl-hand gone"
        if not found:
            self.widget.value = ""
            return
        opened = ""
        if 0 <= self.looking < len(found):
            place = escape(say("hand-place", number=self.looking + 1, count=len(found)))
            # Beside the card that was pressed, not over it.
            side = " right" if 2 * self.looking < len(found) - 1 else ""
            opened = (
                f'<div class="look{side}" role="group" aria-label="{place}">'
                f"{faces.image(found[self.looking], FULL)}<div>"
                + markup.do("card", str((self.looking - 1) % len(found)), "‹", _named(say("hand-back")))
                + f'<span class="quiet">{place}</span>'
                + markup.do("card", str((self.looking + 1) % len(found)), "›", _named(say("hand-next")))
                + markup.do("card", str(self.looking), "×", _named(say("hand-close")))
                + "</div></div>"
            )
        row = "".join(
            markup.do("card", str(at), faces.image(card) + _name(card, faces) + _marks(card, fresh, say),
                      f'aria-pressed="{str(at == self.looking).lower()}"')
            for at, card in enumerate(found)
        )  # fmt: skip
        hint = "" if all(card.is_back for card in found) else f' <span class="quiet">{escape(say("hand-hint"))}</span>'
        head = f"<h3>{markup.sentence(say('hand-of', player=seat))}{hint}</h3>"
        self.widget.value = f'{head}{opened}<div class="row" style="--n:{len(found)}">{row}</div>'

    def look(self, at: int) -> None:
        """Look at the card with this index; the one that is looked at is put back."""
        self.looking = -1 if at == self.looking or not 0 <= at < len(self._cards) else at


def _name(card: Shown, faces: Faces) -> str:
    """The name of a card, in its place where only a strip of each card would be seen."""
    return f'<span class="name" aria-hidden="true">{escape(faces.words(card).partition(": ")[0])}</span>'


def _marks(card: Shown, fresh: Collection[Shown], say: Say) -> str:
    """How many there are, and whether it has just come."""
    number = f"<b>×{card.count}</b>" if card.count > 1 else ""
    return number + (f'<i class="new">{escape(say("hand-new"))}</i>' if card in fresh else "")


def _named(name: str) -> str:
    return f'aria-label="{escape(name)}" title="{escape(name)}"'
