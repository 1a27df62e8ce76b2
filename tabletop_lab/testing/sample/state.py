"""The state of the table in the Little Market, and who may see it. Plain data, no rules."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from tabletop_lab.engine import State, by_rule, hidden, public, seen_by_owner


def pile_of(field: str, key: object, card: str) -> str:
    """The pool of a card: all goods have the same one."""
    return card[0]


@dataclass(slots=True)
class MarketState(State):
    """The dicts hold one entry for each player; a stall that was never left is 0."""

    day: int = public(1)
    turn: int = public(0)
    phase: Literal["market", "sale", "over"] = public("market")
    weather: Literal["", "sun", "cloud", "rain"] = public("")
    order: list[str] = public(factory=list)
    pawn: dict[str, int] = public(factory=dict)
    left: dict[str, int] = public(factory=dict)
    coins: dict[str, int] = by_rule("coins_seen", open=public(), hidden=seen_by_owner(), factory=dict)
    tokens: dict[str, int] = public(factory=dict)
    hands: dict[str, list[str]] = seen_by_owner(factory=dict, pool=pile_of)
    stands: dict[str, list[str]] = public(factory=dict, pool=pile_of)
    lot: str = public("", pool=pile_of)
    deck: list[str] = hidden(factory=list, pool=pile_of)
    discards: list[str] = public(factory=list, pool=pile_of)
    score: dict[str, int] = public(factory=dict)
