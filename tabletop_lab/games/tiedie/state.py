"""What lies on the table in TIEDIE in every mode, and who may see it. Plain data, no rules.

Each mode adds its own things in its own module. Squares are written as `T7(3,0)`: tile, row, column of the tile.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Annotated, Any, Literal

from tabletop_lab.engine import Distinct, Domain, Seat, hidden, public, remembered
from tabletop_lab.engine.core.errors import Fault
from tabletop_lab.engine.core.state import State
from tabletop_lab.games.tiedie.content.action_cards import ACTION_CARDS
from tabletop_lab.games.tiedie.content.layouts import typed_faults


class Rows:
    """Which layouts there are: rows of tiles of the box that hang together (TD-3.5)."""

    def faults(self, value: str, game: Any, speak: Callable[..., Fault]) -> Iterator[Fault]:
        """What is wrong with a layout that somebody wrote."""

        def say(kind: str, row: int | None, clause: str, **facts: object) -> Fault:
            return speak(kind, clause, **facts)

        return typed_faults(value, game.content.tiles, say)


Player = Seat
Players = Annotated[tuple[Player, ...], Distinct("TD-1.6")]
Nobody = Literal[""]

ACTIONS = tuple(ACTION_CARDS)
Action = Annotated[str, Domain(ACTIONS, "TD-3.8")]
Layout = Annotated[str, Rows()]
"""Rows of tiles, `T1 T2 / T4 T3*1`: T3 is turned once."""
Square = Annotated[str, Domain(lambda game: game.content.squares, "TD-2.1")]
Squares = Annotated[tuple[Square, ...], Distinct("TD-2.9")]
Token = Annotated[str, Domain(lambda game: game.content.tokens, "TD-3.12")]
Item = Annotated[str, Domain(lambda game: game.content.items, "TD-3.12")]
SleepCard = Annotated[str, Domain(lambda game: game.content.sleep_cards, "TD-3.6")]
Character = Annotated[str, Domain(lambda game: game.content.characters, "TD-3.9")]
Round = Annotated[int, Domain(lambda game: range(1, game.last_round() + 7), "TD-4.1")]
Until = Annotated[int, Domain(lambda game: range(game.last_round() + 7), "TD-4.12")]
"""The last round of something that lasts; 0: it never was."""
Count = Annotated[int, Domain(range(100))]

Phase = Literal["setup", "select", "action", "end", "over"]
BetweenPhases = Annotated[Phase, Domain(("select", "action", "end"), "TD-4.1")]
"""A position stands at the beginning of a round, between two turns, or before the end phase."""
WayOut = Literal["eliminated", "escaped", "removed"]
WhyAsleep = Literal["choice", "forced", "pill"]


def set_of(field: str, key: object, card: str) -> str:
    """The pool of an action card: the set of its player."""
    return f"actions of {key}"


def whole_map(tokens: object) -> object:
    """A position that says where tokens lie says it of the whole map; the others are in the box."""
    return tokens


@dataclass(slots=True)
class TiedieState(State):
    """One field a thing; dicts by player hold one entry a seat, or one for each seat concerned."""

    phase: BetweenPhases = public("setup")
    round: Round = public(1)
    layout: Layout = public("")  # the map
    cycle: Players = public(())  # every seat in turn order
    start_player: Player | Nobody = public("")
    order: Players = public(())  # who is in play, in turn order from the start player

    pawn: dict[Player, Square] = public(factory=dict)  # eliminated pawns stay on the map, others leave it
    start_square: dict[Player, Square] = public(factory=dict)
    out: dict[Player, WayOut] = public(factory=dict)
    character: dict[Player, Character] = public(factory=dict)
    streak: dict[Player, Count] = public(factory=dict)  # rounds in a row ended as active
    sleeps_until: dict[Player, Until] = public(factory=dict)  # forced to sleep up to this round
    locked_until: dict[Player, Until] = public(factory=dict)  # the Accuse card cannot be used up to this round
    evade_until: dict[Player, Until] = public(factory=dict)  # the same for Evade, where an ability took it
    given_up: dict[Player, list[Action]] = public(factory=dict, pool=set_of)  # action cards out of the play for good

    # This round
    actions: dict[Player, list[Action]] = remembered(factory=dict, owner=True, pool=set_of)  # in hand
    placed: dict[Player, Action] = remembered(factory=dict, owner=True, pool=set_of)
    face_up: Players = public(())  # whose placed card lies open
    spent: Players = public(())  # whose placed card is used up, or counts no more
    asleep: dict[Player, WhyAsleep] = public(factory=dict)
    blocked: Players = public(())
    turn_over: Players = public(())
    covered: Players = public(())  # under a Blanket
    attacked: Players = public(())
    rested: Players = public(())  # who drank: this round brings no fatigue
    # This turn
    turn_of: Player | Nobody = public("")
    searched: Squares = public(())  # whose tokens are done with
    searches: Count = public(0)
    played: tuple[SleepCard, ...] = public(())  # sleep cards of the one whose turn it is
    # This movement
    visited: Squares = public(())
    left: Count = public(0)  # moves
    optional: Count = public(0)  # of them, how many need not be spent
    hats: Squares = public(())  # whose pawns cannot be jumped any more

    # Tokens and cards
    tokens: dict[Square, Token] = remembered(factory=dict, pool="token", read=whole_map)
    open_tokens: Squares = public(())  # where a token lies face up
    held: dict[Player, list[Item]] = remembered(factory=dict, owner=True, pool="token")
    lines: dict[Token, list[Item | Literal[""]]] = public(factory=dict, pool="token")  # the guide board
    box: list[Token] = hidden(factory=list, pool="token")  # tokens that were not laid out
    loose: list[Token] = hidden(factory=list, pool="token")  # on their way back to box spaces (TD-10.19)
    deck: list[SleepCard] = hidden(factory=list, pool="sleep")
    hands: dict[Player, list[SleepCard]] = remembered(factory=dict, owner=True, pool="sleep")
    discards: list[SleepCard] = public(factory=list, pool="sleep")
    kept_peeks: dict[Player, tuple[SleepCard, ...]] = public(factory=dict)  # used once, still in hand (Detective)

    def is_consistent(self, viewer: str | None, asked: Any) -> bool:
        """Only items are held: routes and passages stay on the map (TD-10.6, 10.7)."""
        items = asked.content.items
        return all(token in items for held in self.held.values() for token in held)
