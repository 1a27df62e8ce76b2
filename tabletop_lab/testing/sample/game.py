"""The Little Market: the setup, the course of the game, and what the engine needs to know about a game."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, ClassVar

from tabletop_lab.engine import RandomBot, Result, clause
from tabletop_lab.engine.core.errors import Fault, InvalidPosition

from .bots import Careful
from .course import DayByDay
from .evenings import Evenings
from .goods import GOODS, Goods
from .metrics import Lots, Visits
from .rules import MarketRules
from .state import MarketState
from .turns import GATE, MOST_TOKENS, SPACES, Turns


class Market(Turns, Evenings):
    """A few days at a small market: walk from stall to stall, collect goods, bid for the lot of the evening.

    >>> import tabletop_lab as tl
    >>> tl.Match(Market, players=2, seed=3).run("careful").result.reason
    'coins'
    """

    name = "market"
    title: ClassVar[Mapping[str, str]] = {"en": "Little Market", "ko": "작은 장터"}
    seats, seats_clause = range(2, 5), "LM-1.1"
    Rules, State = MarketRules, MarketState
    bots = {"random": RandomBot, "careful": Careful}
    metrics = (Visits, Lots)
    course = DayByDay
    content = Goods()
    presentation = ".presentation:MarketPresentation"

    @classmethod
    def allowed_differences(cls, difference: Any) -> Iterator[set[str]]:
        """See testing.py."""
        from .testing import allowed_differences

        return allowed_differences(difference)

    def setup(self) -> None:
        """Carry out LM-2, in the rulebook's order."""
        self.lay_out()
        self.deal()
        self.find_the_order()

    @clause("LM-2.1", "LM-2.2", "LM-2.3")
    def lay_out(self) -> None:
        """Put the goods face down, the pawns at the gate, and give coins to everybody."""
        players = self.players
        self.state = MarketState(
            pawn=dict.fromkeys(players, GATE),
            left=dict.fromkeys(players, 0),
            coins=dict.fromkeys(players, self.rules.start_coins),
            tokens=dict.fromkeys(players, 0),
            hands={player: [] for player in players},
            stands={player: [] for player in players},
            deck=list(GOODS),
        )
        self.tell("set_up", coins=self.rules.start_coins)

    @clause("LM-2.4")
    def deal(self) -> None:
        """Deal the first goods, unseen by the others."""
        for player in self.players:
            for _ in range(self.rules.start_cards):
                self.open_a_crate(player)

    @clause("LM-2.5")
    def find_the_order(self) -> None:
        """Find the order of turns; it stays the same on all days."""
        self.state.order = list(self.players)
        self.shuffle("turn_order", self.state.order, only=None)
        self.tell("order_found", players=tuple(self.state.order))

    def play(self) -> Result:
        """Play from beginning to end: the days with their evenings, then the sale."""
        state = self.state
        while state.day <= self.rules.days:
            self.safe_point()
            if state.turn == 0:
                self.morning()
            if state.turn < len(self.players):
                self.take_turn(state.order[state.turn])
                state.turn += 1
            else:
                self.evening()
                state.day, state.turn = state.day + 1, 0
        self.safe_point()
        self.sale()
        self.count()
        return self.find_the_winner()

    # --- what the engine asks of a game --------------------------------------------------------------------------

    def invariants(self) -> Iterator[Fault]:
        """Check that no card is lost, and that pawns, coins and tokens stay within their limits."""
        state = self.state
        held = [*state.hands.values(), *state.stands.values()]
        cards = [*state.deck, *state.discards, *(card for row in held for card in row), *filter(None, [state.lot])]
        if sorted(cards) != sorted(GOODS):
            yield self.broken("deck", "card_lost", "LM-2.1")
        if sorted(state.order) != sorted(self.players):
            yield self.broken("order", "order_short", "LM-2.5", domain=self.players)
        if not set(state.pawn.values()) <= set(SPACES):
            yield self.broken("pawn", "no_stall", "LM-4.1")
        if min(state.coins.values()) < 0:
            yield self.broken("coins", "below_nothing", "LM-2.3")
        if not all(0 <= tokens <= MOST_TOKENS for tokens in state.tokens.values()):
            yield self.broken("tokens", "too_many_tokens", "LM-5.3", most=MOST_TOKENS)

    def default_zones(self) -> Mapping[Any, tuple[str, Any]]:
        """Cards that a position does not mention are in the deck."""
        return {"G": ("deck", None)}

    def complete_position(self, position: Mapping[str, Any]) -> None:
        """Add a weather to a position in the middle of a day; after the last day nobody has a turn."""
        if self.state.day > self.rules.days and self.state.turn:
            raise InvalidPosition(self.broken("turn", "day_over", "LM-1.2", days=self.rules.days))
        if self.state.turn and not self.state.weather:
            self.state.weather = "cloud"

    def max_decisions(self) -> int:
        """A turn has at most 12 decisions and chances, an evening one for each player and one more."""
        players = len(self.players)
        return 1 + 6 * players + self.rules.days * (2 + 13 * players)

    def evaluate(self) -> Mapping[str, float]:
        """Return each seat's share of what all players have on their stands and in their purses."""
        state = self.state
        worth = {p: 1 + state.coins[p] + sum(GOODS[card].worth for card in state.stands[p]) for p in self.players}
        return {player: worth[player] / sum(worth.values()) for player in self.players}
