"""A small game for the chances: a die, a deck, a route in a fixed order, and a rope that somebody may throw."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, ClassVar

from tabletop_lab.engine import Game, Result, Rules, State, clause, hidden, public, remembered, rule, seen_by_owner
from tabletop_lab.engine.match.match import Match


class DelveRules(Rules):
    """What the rulebook leaves open."""

    need: int = rule(4, "DE-1", help="What the die must show.", ge=1, le=6)


@dataclass(slots=True)
class DelveState(State):
    """A deck of dangers, hands, a route whose order is fixed, and hit points."""

    hands: dict[str, list[str]] = seen_by_owner(factory=dict, pool="card")
    deck: list[str] = hidden(factory=list, pool="card")
    route: list[str] = hidden(factory=list, pool="route")
    sleeping: dict[str, list[str]] = remembered(factory=dict, pool="card")
    lives: dict[str, int] = public(factory=dict)
    turn: int = public(0)


CARDS = ("snake", "snake", "rope", "rope", "rope", "lamp", "gold")


class Delve(Game):
    """A seat goes down or stays: a die, then a card; a snake bites unless somebody throws a rope."""

    name, title = "delve", {"en": "Delve", "ko": "탐험"}
    seats, seats_clause = range(2, 4), "DE-0"
    Rules, State = DelveRules, DelveState
    bites: ClassVar[tuple[str, ...]] = ("snake",)

    def setup(self) -> None:
        """Two cards for each seat; the route is shuffled."""
        self.state = DelveState(
            hands={player: [] for player in self.players}, sleeping={player: [] for player in self.players},
            deck=list(CARDS), route=["left", "left", "right", "up"], lives=dict.fromkeys(self.players, 2),
        )  # fmt: skip
        for player in self.players:
            self.state.hands[player].append(self.draw("deal", self.state.deck, only=player))
        self.shuffle("route", self.state.route)

    def play(self) -> Result:
        """Turn by turn."""
        while self.state.turn < 6:
            self.safe_point()
            self.take_turn(self.players[self.state.turn % len(self.players)])
            self.state.turn += 1
        return Result(self.players)

    @clause("DE-1")
    def take_turn(self, player: str) -> None:
        """Down or not; first the weather of the turn, which all see."""
        self.roll("weather", ("dry", "wet"))
        if self.ask(player, "go", ("down", "stay")) == "down":
            self.go_down(player)

    @clause("DE-2")
    def go_down(self, player: str) -> None:
        """The die decides, then a card."""
        if self.roll("die", range(1, 7)) < self.rules.need:
            self.tell("slipped", player=player)
            return
        card = self.draw("danger", self.state.deck)
        self.tell("met", player=player, card=card)
        if card in self.bites:
            self.bitten(player)
        self.state.deck.append(card)

    @clause("DE-3")
    def bitten(self, player: str) -> None:
        """A rope saves."""
        ropes = {seat: ["rope"] for seat in self.players if "rope" in self.state.hands[seat]}
        for seat, rope in self.window("save", lambda: self.players, lambda seat: ropes.get(seat, ()), once=True):
            self.state.hands[seat].remove(rope)
            self.tell("saved", player=player, by=seat)
            return
        self.state.lives[player] -= 1
        self.tell("bitten", player=player)

    @clause("DE-4")
    def walk(self, count: int) -> tuple[str, ...]:
        """So many steps of the route."""
        return tuple(self.state.route.pop() for _ in range(count))

    @clause("DE-5")
    def shuffle_and_look(self, count: int) -> tuple[str, ...]:
        """The deck is shuffled, and its first cards are looked at."""
        self.shuffle("deck", self.state.deck)
        return tuple(self.state.deck[:count])


def delve(seed: int = 1, **more: Any) -> Match:
    return Match(Delve, players=2, seed=seed, **more)


def fingerprint(match: Match) -> Any:
    return match.state, match.answers, [entry.text("en") for entry in match.trace], repr(match.decision), match.seed


def less(pile: Any, *gone: str) -> list[str]:
    rest = list(pile)
    for card in gone:
        rest.remove(card)
    return rest
