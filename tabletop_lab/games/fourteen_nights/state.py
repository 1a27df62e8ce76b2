"""What lies on the table in A Dream of Fourteen Nights, and who may see it. Plain data, no rules."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from tabletop_lab.engine.core.state import State
from tabletop_lab.engine.core.visibility import by_rule, hidden, public, remembered, seen_by_owner

Player = str
Card = str
Space = int
Trait = str
Phase = Literal["setup", "turns", "purchase", "goal", "conversion", "scoring", "over"]


def deck_of(field: str, key: object, card: Card) -> str:
    """The pool of a card: the letter of its deck."""
    return card[0]


@dataclass(slots=True)
class FourteenNightsState(State):
    """One field a thing; dicts by player hold one entry a seat, decks and discards one a kind of card."""

    day: int = public(1)
    turn: int = public(0)
    phase: Phase = public("setup")
    first_player: Player = public("")
    active: Player = public("")

    pawn: dict[Player, Space] = public(factory=dict)
    acted_today: dict[Player, bool] = public(factory=dict)
    forced_pending: dict[Player, bool] = public(factory=dict)
    acted_off_turn: dict[Player, bool] = public(factory=dict)
    barred: dict[Player, tuple[Space, ...]] = public(factory=dict)
    acted_since: dict[Player, tuple[Space, ...]] = public(factory=dict)
    last_action: dict[Player, tuple[Space, ...]] = public(factory=dict)
    last_barring: dict[Player, tuple[Space, ...]] = public(factory=dict)
    last_action_at: dict[Player, tuple[int, int]] = public(factory=dict)
    main_action: dict[Player, tuple[Space, ...]] = public(factory=dict)
    chore_visited: dict[Player, bool] = public(factory=dict)
    owed_extras: list[Player] = public(factory=list)

    tc: dict[Player, int] = by_rule("tc_visibility", open=public(), hidden=seen_by_owner(), factory=dict)
    bank_paid: int = by_rule("tc_visibility", open=public(), hidden=hidden(), default=0)
    tokens: dict[Player, int] = public(factory=dict)
    token_uses: dict[Player, int] = public(factory=dict)
    tokens_this_turn: int = public(0)
    uses_at_recovery: dict[Player, int] = public(factory=dict)
    tokens_received: dict[Player, int] = public(factory=dict)
    memory: dict[Player, int] = public(factory=dict)
    points_cards: dict[Player, dict[Trait, int]] = public(factory=dict)
    points_effects: dict[Player, dict[Trait, int]] = public(factory=dict)

    destination: dict[Player, Card] = public(factory=dict, pool=deck_of)
    hands: dict[Player, list[Card]] = remembered(factory=dict, owner=True, pool=deck_of)
    free_plans: dict[Player, list[Card]] = public(factory=dict, pool=deck_of)
    kept: dict[Player, list[Card]] = public(factory=dict, pool=deck_of)
    bought: dict[Player, list[Card]] = public(factory=dict, pool=deck_of)
    decks: dict[str, list[Card]] = hidden(factory=dict, pool=deck_of)
    discards: dict[str, list[Card]] = public(factory=dict, pool=deck_of)
    resolving: list[Card] = public(factory=list, pool=deck_of)
    box: list[Card] = hidden(factory=list, pool=deck_of)
    removed: list[Card] = public(factory=list, pool=deck_of)

    goal: Card = public("", pool=deck_of)
    goal_pot: int = public(0)
    goal_bonus: dict[Player, int] = public(factory=dict)
    contributions: dict[Player, int] = public(factory=dict)
    conversions: dict[Player, int] = public(factory=dict)
    converted: dict[Player, dict[Trait, int]] = public(factory=dict)
    happiness: dict[Player, int] = public(factory=dict)
