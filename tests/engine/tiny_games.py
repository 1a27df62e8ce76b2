"""The smallest games that show one thing of the engine each; they have no rulebook and no words of their own."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any, Literal

from tabletop_lab.engine import (
    MODERATOR,
    Game,
    Refusal,
    Result,
    Rules,
    State,
    by_rule,
    clause,
    hidden,
    public,
    rule,
    seen_by,
    seen_by_owner,
)
from tabletop_lab.engine.match.match import Match


def kind_of(field: str, key: object, card: str) -> str:
    """The pool of a card: its letter."""
    return card[0]


class TinyRules(Rules):
    """One parameter of every kind."""

    rounds: int = rule(3, "TG-1", help="Rounds the game lasts.", ge=1, le=9)
    largest: int = rule(3, "TG-2", help="The largest number.", ge=1, le=6)
    money: Literal["open", "hidden"] = rule("open", "TG-3", help="Who sees the money.", question="TG-A1")
    greedy: bool = rule(False, "TG-2", help="Whether a round gives one more.")
    doubles: bool = rule(False, "TG-2", help="Whether a die of 6 is rolled again.")

    presets = {"short": {"rounds": 1}, "large": {"largest": 6}}


@dataclass(slots=True)
class TinyState(State):
    """A field of every sight."""

    round: int = public(1)
    score: dict[str, int] = public(factory=dict)
    money: dict[str, int] = by_rule("money", open=public(), hidden=seen_by_owner(), factory=dict)
    hands: dict[str, list[str]] = seen_by_owner(factory=dict, pool=kind_of)
    piles: dict[str, list[str]] = hidden(factory=dict, pool=kind_of)
    shown: list[str] = public(factory=list, pool=kind_of)
    chosen: str = public("", pool=kind_of)
    marked: dict[str, list[str]] = seen_by(
        lambda state, viewer, key, item: viewer == key or item.endswith("1"), factory=dict, pool=kind_of
    )
    secret: int = hidden(7)
    roles: dict[str, str] = seen_by_owner(factory=dict)
    seen: dict[str, bool] = public(factory=dict)
    moves: list[tuple[str, int]] = public(factory=list)


class Tiny(Game):
    """Every round each player takes a number; a die is rolled; a card is drawn into hand."""

    name, title = "tiny", {"en": "Tiny", "ko": "작은 놀이"}
    seats, seats_clause = range(2, 5), "TG-1"
    Rules, State = TinyRules, TinyState

    @clause("TG-0")
    def setup(self) -> None:
        players = self.players
        self.state = TinyState(
            score=dict.fromkeys(players, 0),
            money=dict.fromkeys(players, 100),
            hands={player: [] for player in players},
            piles={"A": [f"A{i}" for i in range(1, 13)], "B": ["B1", "B2"]},
            marked={player: [] for player in players},
            roles=dict(zip(players, ("wolf", "sheep", "sheep", "dog"), strict=False)),
        )

    def play(self) -> Result:
        while self.state.round <= self.rules.rounds:
            self.safe_point()
            self.one_round()
            self.state.round += 1
        self.safe_point()
        best = max(self.state.score.values())
        winners = tuple(p for p in self.players if self.state.score[p] == best)
        return Result(winners, (winners,), dict(self.state.score), "score")

    @clause("TG-1")
    def one_round(self) -> None:
        for player in self.players:
            self.turn(player)

    @clause("TG-2")
    def turn(self, player: str) -> None:
        number = self.ask(player, "number", lambda: tuple(range(1, self.rules.largest + 1)), self.too_large)
        self.gain(player, number + self.rules.greedy)
        die = self.roll("die", range(1, 7))
        if die == 6 and self.rules.doubles:
            die = self.roll("die", range(1, 7))
        self.tell("rolled", player=player, die=die)
        card = self.draw("card", self.state.piles["A"], only=player)
        self.state.hands[player].append(card)
        self.tell("drawn", player=player, card=card, secret={"card": player})

    def gain(self, player: str, number: int) -> None:
        """A helper without a clause."""
        self.state.score[player] += number
        self.state.moves.append((player, number))
        self.tell("gained", player=player, number=number)

    def too_large(self, player: str) -> Iterator[Refusal]:
        for number in range(self.rules.largest + 1, 7):
            yield Refusal(number, "TG-2", "too_large", number=number)

    def invariants(self) -> Iterator[str]:
        cards = [c for row in (*self.state.hands.values(), *self.state.piles.values()) for c in row]
        if (
            len(cards) + len(self.state.shown) + bool(self.state.chosen) + sum(map(len, self.state.marked.values()))
            != 14
        ):
            yield "a card was lost"

    def default_zones(self) -> Mapping[Any, tuple[str, Any]]:
        return {"A": ("piles", "A"), "B": ("piles", "B")}


def script(
    play: Callable[[Any], Any], *, seats: range = range(2, 6), setup: Callable[[Any], None] | None = None
) -> type[Game]:
    """A game that does just this: `play(game)` with a safe point before it."""

    class Script(Game):
        name = "script"
        Rules, State = TinyRules, TinyState

        def setup(self) -> None:
            self.state = TinyState(score=dict.fromkeys(self.players, 0))
            if setup:
                setup(self)

        def play(self) -> Result:
            self.safe_point()
            value = play(self)
            return value if isinstance(value, Result) else Result(self.players, reason=str(value))

    Script.seats = seats
    return Script


def told(match: Match, viewer: Any = MODERATOR) -> list[tuple[Any, ...]]:
    """What a viewer reads: name, player and label of each entry."""
    return [(e.name, e.player, e.label) for e in match.trace.for_player(viewer)]
