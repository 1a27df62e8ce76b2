"""The state of the table in the Little Market, and who may see it. Plain data, no rules."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Literal

from tabletop_lab.engine import Distinct, Domain, Length, Seat, State, by_rule, hidden, public, seen_by_owner

from .goods import GOODS

SPACES = (1, 2, 3, 4, 5)
MOST_TOKENS = 2
MOST_COINS = 1_000

Stall = Annotated[int, Domain(SPACES, "LM-4.1")]
Left = Annotated[int, Domain((0, *SPACES), "LM-4.2")]
Coins = Annotated[int, Domain(range(MOST_COINS + 1), "LM-2.3")]
Goods = Annotated[str, Domain(GOODS, "LM-2.1")]
Day = Annotated[int, Domain(lambda game: range(1, game.rules.days + 2), "LM-1.2")]
Turn = Annotated[int, Domain(lambda game: range(len(game.players) + 1), "LM-2.5")]
"""How many turns of the day are over."""


def pile_of(field: str, key: object, card: str) -> str:
    """The pool of a card: all goods have the same one."""
    return card[0]


@dataclass(slots=True)
class MarketState(State):
    """The dicts hold one entry for each player; a stall that was never left is 0."""

    day: Day = public(1)
    turn: Turn = public(0)
    phase: Annotated[Literal["market", "sale", "over"], Domain(("market",))] = public("market")
    weather: Literal["", "sun", "cloud", "rain"] = public("")
    order: Annotated[list[Seat], Distinct("LM-2.5")] = public(factory=list)
    pawn: dict[Seat, Stall] = public(factory=dict)
    left: dict[Seat, Left] = public(factory=dict)
    coins: dict[Seat, Coins] = by_rule("coins_seen", open=public(), hidden=seen_by_owner(), factory=dict)
    tokens: dict[Seat, Annotated[int, Domain(range(MOST_TOKENS + 1))]] = public(factory=dict)
    hands: dict[Seat, list[Goods]] = seen_by_owner(factory=dict, pool=pile_of)
    stands: dict[Seat, list[Goods]] = public(factory=dict, pool=pile_of)
    lot: Goods | Literal[""] = public("", pool=pile_of)
    deck: list[Goods] = hidden(factory=list, pool=pile_of)
    discards: list[Goods] = public(factory=list, pool=pile_of)
    score: Annotated[dict[Seat, int], Length(0, 0)] = public(factory=dict)
