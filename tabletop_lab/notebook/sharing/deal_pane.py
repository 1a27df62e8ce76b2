"""Cards that were dealt by hand at a real table: which seat holds which, entered seat by seat.
Offers what can still be dealt; the match decides whether that is possible."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from tabletop_lab.engine.core import labels
from tabletop_lab.engine.core.errors import ImpossibleChance, echo

from ..widget.parts import Box, Button, Options
from ..words import Say, wrong

ALIKE = 3
"""A kind with more cards than this is entered with one button: nobody needs to know which of its cards it is."""


def kinds(game: Any, cards: Any) -> dict[str, list[Any]]:
    """The cards that can still be dealt, by kind, in the order of their labels.

    >>> from tabletop_lab.engine.core.catalogue import games
    >>> kinds(games()["tabula_wolves"], ["C15", "C05", "C01"])
    {'wolf': ['C01', 'C15'], 'seer': ['C05']}
    """
    found: dict[str, list[Any]] = {}
    for card in sorted(cards, key=labels.label):
        found.setdefault(game.content.kind(card) or labels.label(card), []).append(card)
    return found


def find_card(decision: Any, seat: str, wanted: str, left: Any, lang: str) -> Any:
    """Find a card by its label or its kind among those left; if it is not there, ImpossibleChance names those left."""
    found = kinds(decision.game, left)
    if wanted in found:
        return found[wanted][0]
    named = {labels.label(card): card for card in left}
    if wanted not in named:
        possible = ", ".join(f"{kind} ({', '.join(map(labels.label, cards))})" for kind, cards in found.items())
        clause = ", ".join(decision.clauses[:1])
        raise ImpossibleChance(wrong("no_card", f"deal {seat}", lang, possible, clause, wanted=echo(wanted, 60)))
    return named[wanted]


class DealPane:
    """Buttons for the cards that can still be dealt; `do(what, value)` is called with the card of the present seat.

    `again` starts dealing anew; once all cards are dealt, it is shown outside this pane.
    """

    def __init__(self, do: Callable[..., None]) -> None:
        self._labels: list[str] = []
        self.buttons = Options("ttl-opts many ttl-deal", lambda at: do("play", self._labels[at]))
        self.rest = Button("ttl-btn", lambda: do("deal rest"))
        self.again = Button("ttl-btn", lambda: do("enter cards"))
        self.widget = Box("ttl-pick", self.buttons, self.rest)

    def show(self, decision: Any, say: Say) -> None:
        """Offer each card; cards of a common kind only once, with the number left."""
        words = decision.game.words(say.lang)
        offered: list[tuple[str, str]] = []
        for kind, cards in kinds(decision.game, decision.options).items():
            if len(cards) > ALIKE:
                offered.append((labels.label(cards[0]), f"{words.value('role', kind)} ×{len(cards)}"))
            else:
                offered += [(labels.label(card), f"{decision.option_text(card, say.lang)} · {card}") for card in cards]
        self._labels = [name for name, _ in offered]
        self.buttons.items = tuple((text, "") for _, text in offered)
        self.rest.description = say("deal-rest")


def check_seats(holders: Mapping[str, str], players: tuple[str, ...], lang: str) -> None:
    """Raise ImpossibleChance for an unknown seat."""
    for seat in holders:
        if seat not in players:
            raise ImpossibleChance(wrong("no_seat", "deal", lang, ", ".join(players), seat=echo(seat, 40)))
