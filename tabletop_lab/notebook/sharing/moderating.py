"""What the moderator of a real table does: enter what players point at, enter the cards dealt by hand, hide.
Only the actions are here; `laptop.py` decides which screen is shown, `script.py` what is said aloud."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tabletop_lab.engine.core.chance import RandomStreams
from tabletop_lab.engine.core.errors import TabletopError
from tabletop_lab.engine.core.question import NATURE
from tabletop_lab.engine.core.visibility import MODERATOR

from ..widget.session import Session
from ..words import wrong
from .deal_pane import check_seats, find_card
from .script import Cue, cues, dealing


class Moderating:
    """What a moderator does in one session; the verbs return the widget."""

    def __init__(self, session: Session) -> None:
        self._on = session

    def public(self, public: bool = True) -> Any:
        """Show only what everybody may know (for a projector); with False, the moderator's screen again.

        >>> import tabletop_lab as tl
        >>> player = tl.play(tl.Match("tabula_wolves", players=8, seed=7, rules="silent"), mode="moderator")
        >>> player.viewer, player.public(False).viewer
        (None, 'moderator')
        """
        self._moderated("public")
        self._on.laptop.face = "public" if public else "moderator"
        return self._on.renew()

    def script(self, lang: str | None = None) -> list[Cue]:
        """Return what to say aloud and to show by hand now, as the screen shows it."""
        return cues(self._on.match, lang or self._on.lang, self._on.laptop.viewer if self._on.laptop.on else MODERATOR)

    def deal(self, holders: Mapping[str, str] | None = None) -> Any:
        """Enter the cards that were dealt by hand: {seat: card or character}; the software deals to the other seats.

        The match starts again with these cards; the old one stays as a branch. Raises ImpossibleChance for an unknown
        seat, card or character, or one of which none is left.

        >>> import tabletop_lab as tl
        >>> match = tl.Match("tabula_wolves", players=8, seed=7, rules="silent")
        >>> player = tl.play(match, mode="moderator").deal({"P1": "seer", "P2": "wolf", "P3": "C15"})
        >>> match.state.slip["wolf"], match.state.slip["seer"]
        (('P2', 'P3'), ('P1',))
        """
        self._moderated("deal")
        held = dict(holders or {})
        check_seats(held, self._on.match.players, self._on.lang)
        self._on.match.chance = "ask"
        before = self._on.match.step
        self._on.match.goto(0)
        try:
            cards = self._cards_of(held)
        except TabletopError:
            self._on.match.chance = "auto"
            self._on.match.goto(before)
            raise
        return self._on.act(lambda: self._deal_out(cards))

    def enter_cards(self) -> Any:
        """Start again and ask for every seat's card, as the button does."""
        self._moderated("enter_cards")
        self._on.match.chance = "ask"
        return self._on.act(lambda: self._on.match.goto(0))

    def deal_rest(self) -> Any:
        """Let the software deal to the seats whose cards were not entered."""
        self._moderated("deal_rest")
        return self._on.act(self._deal_by_luck, answers=True)

    def _deal_by_luck(self) -> None:
        while dealing(self._on.match.decision):
            self._on.match.roll()

    def _cards_of(self, held: Mapping[str, str]) -> dict[str, Any]:
        """Which card each seat gets: the cards that were entered, and random ones of the rest."""
        match = self._on.match
        while match.decision is not None and match.decision.player == NATURE and not dealing(match.decision):
            match.roll()
        if not dealing(match.decision):
            raise TabletopError(wrong("no_deal", "deal", self._on.lang, ""))
        left = list(match.decision.options)
        cards = {}
        for seat, wanted in held.items():
            cards[seat] = find_card(match.decision, seat, wanted, left, self._on.lang)
            left.remove(cards[seat])
        streams = RandomStreams(match.seed)
        for at, seat in enumerate(seat for seat in match.players if seat not in held):
            if left:
                cards[seat] = left.pop(int(streams.number("dealt by hand", at) * len(left)))
        return cards

    def _deal_out(self, cards: Mapping[str, Any]) -> None:
        """Give every seat its card; afterwards the software rolls every chance again."""
        match = self._on.match
        while (decision := match.decision) is not None and decision.player == NATURE:
            seat = dealing(decision)
            if seat in cards:
                match.play(cards[seat])
            else:
                match.roll()
        match.chance = "auto"

    def _moderated(self, verb: str) -> None:
        if not self._on.laptop.at_table:
            raise TabletopError(wrong("no_table", verb, self._on.lang, 'share_laptop("moderator")'))
