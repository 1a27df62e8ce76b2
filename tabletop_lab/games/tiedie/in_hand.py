"""What a seat may do with its own sleep cards: which One Steps pay, whom to peek at, what to discard."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from typing import Any

from tabletop_lab.engine import HIDDEN

from .acts import Act

WORTH = ("hat", "brace", "shove", "steal", "peek", "one_step", "drink", "charge", "pill", "blanket")
"""Effects of sleep cards, the least useful first."""
KEPT = 6
"""From this place on a card is too good to be discarded for an unknown one."""


class InHand:
    """What a seat makes of its hand."""

    view: Any
    game: Any
    player: str
    pawn: dict[str, str]
    reachable_prey: Callable[[int], list[str]]
    prey: Callable[[], Collection[str]]
    feared: Callable[[], Collection[str]]
    distance_to_an_aim: Callable[[], Callable[[str], int]]

    def holds(self, effect: str) -> int:
        """How many cards of the hand have an effect."""
        return len(self.game.cards_with(self.player, effect))

    def one_steps(self) -> int:
        """How many One Steps could go with the action of a round."""
        return min(self.holds("one_step"), int(self.view.rules.one_step_max))

    def one_steps_to_move(self, most: int) -> int:
        """How many One Steps to pay for a Move: those that bring it to its aim, or all of a full hand."""
        missing = self.distance_to_an_aim()(self.pawn[self.player]) - self.game.allowance(self.player)
        full = len(self.view.hands[self.player]) >= self.view.rules.sleep_hand_limit
        return max(0, min(missing, most)) if missing <= most or full else 0

    def will_evade(self, other: str) -> bool:
        """Whether this seat has seen that somebody laid Evade."""
        return self.view.placed.get(other) == "evade" and other not in self.view.spent

    def to_strike(self) -> list[str]:
        """Whom the Attack that this seat has laid could strike now."""
        view, player = self.view, self.player
        laid = view.placed.get(player) == "attack" and player not in view.spent
        return [other for other in self.reachable_prey(self.one_steps()) if not self.will_evade(other)] if laid else []

    def is_worth_playing(self, act: Act) -> bool:
        """Whether to play a sleep card at somebody: a Peek before an attack, others at prey and whoever is feared."""
        if act.kind == "peek":
            unseen = act.what != "hand" and self.view.placed.get(act.who) is HIDDEN
            return unseen and not act.count and act.who in self.to_strike()
        return act.who in (*self.prey(), *self.feared())

    def least(self, cards: Sequence[str]) -> str:
        """The card that is missed least: of several alike one, else the least useful."""
        return min(cards, key=lambda card: (-list(self.view.hands[self.player]).count(card), self.worth(card)))

    def worth(self, card: str) -> int:
        """The place of a card among the others; a card of an own deck comes first."""
        effect = self.game.content.sleep_cards[card].effect
        return WORTH.index(effect) if effect in WORTH else -1
