"""A Dream of Fourteen Nights: the whole game, put together from its chapters."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, ClassVar

from tabletop_lab.engine import Result
from tabletop_lab.engine.core.errors import Fault
from tabletop_lab.games.fourteen_nights import invariants
from tabletop_lab.games.fourteen_nights.bots import BOTS
from tabletop_lab.games.fourteen_nights.content import load_house
from tabletop_lab.games.fourteen_nights.course import DayByDay
from tabletop_lab.games.fourteen_nights.metrics import METRICS

from .chapters.actions import Actions
from .chapters.cards_and_money import CardsAndMoney
from .chapters.chance_cards import ChanceCards
from .chapters.days import Days
from .chapters.extra_actions import ExtraActions
from .chapters.movement import Movement
from .chapters.settlement import Settlement
from .chapters.setup import Setup
from .chapters.two_players import TwoPlayers


class FourteenNights(Setup, Days, Movement, Actions, ExtraActions, CardsAndMoney, ChanceCards, Settlement, TwoPlayers):
    """Fourteen days to prepare a journey: walk, act, collect plans, and settle at the end.

    >>> import tabletop_lab as tl
    >>> match = tl.Match("fourteen_nights", players=2, seed=3)
    >>> match.run(bots="random").result.reason
    'happiness'
    """

    name = "fourteen_nights"
    title: ClassVar[Mapping[str, str]] = {"en": "A Dream of Fourteen Nights", "ko": "열네 밤의 꿈"}
    seats = range(2, 6)
    seats_clause = "FN-1.1"
    bots = BOTS
    metrics = METRICS
    course = DayByDay
    presentation = ".presentation:FourteenNightsPresentation"

    def play(self) -> Result:
        """The rulebook, top to bottom: fourteen days, then the settlement."""
        state = self.state
        while state.day <= self.rules.days:
            self.safe_point()
            if state.turn == 0:
                self.start_of_day()
            self.turn(self.player_of(state.turn))
            self.pass_the_turn()
        self.safe_point()
        self.last_day_ends()
        return self.final_settlement()

    def invariants(self) -> Iterator[Fault]:
        """Section 9 of the catalogue: what must hold at every decision."""
        return invariants.broken(self)

    def default_zones(self) -> Mapping[Any, tuple[str, Any]]:
        """Where a card lies when a position does not say: its deck; a destination in the box."""
        home = {self.content.decks[kind][0][0]: ("decks", kind) for kind in self.state.decks}
        return home | {"D": ("box", None)}

    def complete_position(self, position: Mapping[str, Any]) -> None:
        """A position may leave out what follows from it: points of open plans, money paid, tokens received."""
        invariants.complete_position(self, position)

    def max_decisions(self) -> int:
        """Every turn has a bounded number of actions; the settlement adds a few per player."""
        turns = self.rules.days * len(self.players)
        return 200 + 60 * turns + 400 * len(self.players)

    @classmethod
    def allowed_differences(cls, difference: Any) -> Iterator[set[str]]:
        """What a seat may notice of hidden things; only the tester asks, so it is imported only then."""
        from tabletop_lab.games.fourteen_nights.testing import allowed_differences

        return allowed_differences(difference)


FourteenNights.content = load_house(FourteenNights)  # checked against the effects of the whole game
