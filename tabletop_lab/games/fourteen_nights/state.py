"""What lies on the table in A Dream of Fourteen Nights, and who may see it. Plain data, no rules."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Literal

from tabletop_lab.engine import Distinct, Domain, Length, Seat
from tabletop_lab.engine.core.state import State
from tabletop_lab.engine.core.visibility import by_rule, hidden, public, remembered, seen_by_owner
from tabletop_lab.games.fourteen_nights.content.rows import KINDS, MOST_TC, TRAITS


def _cards(kind: str, clause: str) -> Domain:
    """The cards of one deck in this game."""
    return Domain(lambda game: game.content.decks[kind], clause)


Player = Seat
Nobody = Literal[""]
Day = Annotated[int, Domain(lambda game: range(1, game.rules.days + 2), "FN-1.2")]
"""The day after the last one is that of the settlement."""
PastDay = Annotated[int, Domain(lambda game: range(game.rules.days + 1), "FN-1.2")]
Turn = Annotated[int, Domain(lambda game: range(len(game.players)), "FN-5.1")]
Phase = Literal["setup", "turns", "purchase", "goal", "conversion", "scoring", "over"]
BetweenTurns = Annotated[Phase, Domain(("turns",), "FN-5.1")]
"""A position stands between two turns, or after the last one."""
Space = Annotated[int, Domain(range(1, 7), "FN-2.5")]
Spaces = Annotated[tuple[Space, ...], Distinct("FN-5.5")]
Labels = Annotated[tuple[Space, ...], Distinct("FN-5.5"), Length(0, 2, "FN-5.5")]
"""The labels of one action: the space, and what a free action was used for."""

Money = Annotated[int, Domain(range(-MOST_TC, MOST_TC + 1), "FN-1.3")]
Count = Annotated[int, Domain(range(1000))]
Tokens = Annotated[int, Domain(lambda game: range(game.rules.token_cap + 1), "FN-9.2")]
Memory = Annotated[int, Domain(range(-1000, 1001))]
NoneYet = Annotated[int, Domain((0,), "FN-12.1")]
"""What only the settlement brings."""
Trait = Annotated[str, Domain(TRAITS, "FN-3.2")]
Kind = Annotated[str, Domain(tuple(KINDS), "FN-2.1")]

Card = Annotated[str, Domain(lambda game: game.content.cards, "FN-2.1")]
Destination = Annotated[str, _cards("destination", "FN-4.6")]
FreePlan = Annotated[str, _cards("free_plan", "FN-7.1")]
Plan = Annotated[str, _cards("regular_plan", "FN-7.2")]
ChanceCard = Annotated[str, _cards("chance", "FN-13.5")]
SharedGoal = Annotated[str, _cards("shared_goal", "FN-4.8")]
KEPT = ("chore", "travel_support", "chance")
KeptCard = Annotated[str, Domain(lambda game: [c for kind in KEPT for c in game.content.decks[kind]], "FN-10.3")]


def deck_of(field: str, key: object, card: str) -> str:
    """The pool of a card: the letter of its deck."""
    return card[0]


@dataclass(slots=True)
class FourteenNightsState(State):
    """One field a thing; dicts by player hold one entry a seat, decks and discards one a kind of card."""

    day: Day = public(1)
    turn: Turn = public(0)
    phase: BetweenTurns = public("setup")
    first_player: Player = public("")
    active: Player | Nobody = public("")

    pawn: dict[Player, Space] = public(factory=dict)
    acted_today: dict[Player, bool] = public(factory=dict)
    forced_pending: dict[Player, bool] = public(factory=dict)
    acted_off_turn: dict[Player, bool] = public(factory=dict)
    barred: dict[Player, Spaces] = public(factory=dict)
    acted_since: dict[Player, Spaces] = public(factory=dict)
    last_action: dict[Player, Labels] = public(factory=dict)
    last_barring: dict[Player, Labels] = public(factory=dict)
    last_action_at: dict[Player, tuple[PastDay, Turn]] = public(factory=dict)
    main_action: dict[Player, Labels] = public(factory=dict)
    chore_visited: dict[Player, bool] = public(factory=dict)
    owed_extras: Annotated[list[Player], Length(0, 9, "FN-8.5")] = public(factory=list)

    tc: dict[Player, Money] = by_rule("tc_visibility", open=public(), hidden=seen_by_owner(), factory=dict)
    bank_paid: Annotated[int, Domain(range(-5 * MOST_TC, 5 * MOST_TC + 1))] = by_rule(
        "tc_visibility", open=public(), hidden=hidden(), default=0
    )
    tokens: dict[Player, Tokens] = public(factory=dict)
    token_uses: dict[Player, Count] = public(factory=dict)
    tokens_this_turn: Count = public(0)
    uses_at_recovery: dict[Player, Count] = public(factory=dict)
    tokens_received: dict[Player, Count] = public(factory=dict)
    memory: dict[Player, Memory] = public(factory=dict)
    points_cards: dict[Player, dict[Trait, Count]] = public(factory=dict)
    points_effects: dict[Player, dict[Trait, Count]] = public(factory=dict)

    destination: dict[Player, Destination] = public(factory=dict, pool=deck_of)
    hands: dict[Player, list[Plan]] = remembered(factory=dict, owner=True, pool=deck_of)
    free_plans: dict[Player, list[FreePlan]] = public(factory=dict, pool=deck_of)
    kept: dict[Player, list[KeptCard]] = public(factory=dict, pool=deck_of)
    bought: dict[Player, Annotated[list[Plan], Length(0, 0, "FN-12.2")]] = public(factory=dict, pool=deck_of)
    decks: dict[Kind, list[Card]] = hidden(factory=dict, pool=deck_of)
    discards: dict[Kind, list[Card]] = public(factory=dict, pool=deck_of)
    resolving: Annotated[list[ChanceCard], Length(0, 0, "FN-7.5")] = public(factory=list, pool=deck_of)
    box: list[Destination] = hidden(factory=list, pool=deck_of)
    removed: list[ChanceCard] = public(factory=list, pool=deck_of)

    goal: SharedGoal = public("", pool=deck_of)
    goal_pot: Annotated[int, Domain(range(MOST_TC + 1), "FN-12.3.3")] = public(0)
    goal_bonus: dict[Player, NoneYet] = public(factory=dict)
    contributions: Annotated[dict[Player, Money], Length(0, 0, "FN-12.3.1")] = public(factory=dict)
    conversions: dict[Player, NoneYet] = public(factory=dict)
    converted: dict[Player, dict[Trait, NoneYet]] = public(factory=dict)
    happiness: Annotated[dict[Player, int], Length(0, 0, "FN-12.5")] = public(factory=dict)
