"""What every paragraph asks of the table: who is in play, awake, before their turn; what lies open."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Any

from tabletop_lab.engine import Game, Refusal
from tabletop_lab.games.tiedie.map import Map, map_of_text
from tabletop_lab.games.tiedie.rules import TiedieRules
from tabletop_lab.games.tiedie.state import TiedieState

MOVE, ATTACK, EVADE, ACCUSE, LOCATION = "move", "attack", "evade", "accuse", "location"
SLEEP = "sleep"
WITHOUT_LIMIT = 100
"""Days after which a play without a limit stops all the same: a program needs an end."""


class Table(Game):
    """Questions that have one answer at any moment; no rule stands here.

    In play: neither eliminated nor escaped. Able: takes part in the round. Awake: able, and not asleep.
    """

    Rules, State = TiedieRules, TiedieState
    rules: TiedieRules
    state: Any

    _layout: Any = None
    _map: Map

    @property
    def map(self) -> Map:
        """The map as it lies; what depends on it is worked out once a layout."""
        layout = self.state.layout
        if layout is not self._layout:
            rules = self.rules
            walls, doors, corners = rules.adjacency_through_walls, rules.half_door, rules.diag_corners
            self._layout, self._map = layout, map_of_text(layout, self.content.tiles, walls, doors, corners)
        return self._map

    @property
    def day(self) -> bool:
        """Whether this round is a day round (TD-4.2)."""
        return (self.state.round % 2 == 1) == (self.rules.start_time == "day")

    def last_round(self) -> int:
        """The last round that can be played (TD-A63)."""
        return 2 * (self.rules.day_limit or WITHOUT_LIMIT)

    # --- seats

    def in_play(self) -> tuple[str, ...]:
        """Who is in play, in turn order. Asked a thousand times a game: kept in the state."""
        order: tuple[str, ...] = self.state.order
        return order

    def able(self) -> tuple[str, ...]:
        """Who takes part in the select and action phases at all."""
        return self.in_play()

    def is_awake(self, player: str) -> bool:
        """Whether a player is able and has not gone to sleep."""
        return player not in self.state.asleep and player in self.able()

    def is_waiting(self, player: str) -> bool:
        """Whether a player's turn of this round is still to come."""
        state = self.state
        return player not in state.turn_over and player not in state.blocked and self.is_awake(player)

    def is_named(self, player: str, *, by_card: bool = True) -> bool:
        """Whether something of others can be aimed at a player who stands on the map: not through a Blanket (TD-11.13).

        `by_card`: an attack or a sleep card; else an accusation or an ability, which pass it by a reading (TD-A29).
        """
        shelters = by_card or self.rules.blanket_scope == "others_all"
        return player in self.state.pawn and not (shelters and player in self.state.covered)

    def shrugs_off(self, player: str, answer: str) -> bool:
        """Whether an answer of others does nothing to a player under a Blanket (TD-A29).

        `answer`: `evade`, `attack` for a mutual attack, or the effect of a sleep card played in defence.
        """
        against = self.rules.blanket_answers
        return player in self.state.covered and (
            against == "all" or (against == "sleep_cards" and answer not in (ATTACK, EVADE))
        )

    def others(self, player: str, *, by_card: bool = True) -> Iterator[str]:
        """In turn order: the others in play at whom something may be aimed."""
        return (other for other in self.in_play() if other != player and self.is_named(other, by_card=by_card))

    def same_side(self, one: str, other: str) -> bool:
        """Whether two players are on one side (TD-1.4)."""
        return one == other

    def next_in_order(self, player: str, among: tuple[str, ...]) -> str:
        """The first of `among` after a player in turn order; empty when there is nobody."""
        cycle = self.state.cycle
        at = cycle.index(player)
        return next((p for p in (*cycle[at + 1 :], *cycle[:at]) if p in among), "")

    def order_from(self, first: str) -> tuple[str, ...]:
        """Who is in play, in turn order from a seat on."""
        cycle, out = self.state.cycle, self.state.out
        at = cycle.index(first)
        return tuple([player for player in (*cycle[at:], *cycle[:at]) if player not in out])

    def make_order(self) -> None:
        """Who is in play, from the start player on."""
        self.state.order = self.order_from(self.state.start_player)

    def most_in_play(self) -> int:
        """As many box tokens are in play as there are box spaces, so that each can be put back (TD-3.11, TD-10.19)."""
        return len(self.map.boxes)

    def tokens_out(self) -> Iterator[str]:
        """The box tokens that are out of the play, unseen."""
        return iter((*self.state.box, *self.state.loose))

    # --- placed cards

    def action_set(self, player: str) -> tuple[str, ...]:
        """The action cards that belong to a player (TD-3.8)."""
        return MOVE, ATTACK, EVADE, ACCUSE

    def has_placed(self, player: str, card: str) -> bool:
        """Whether a card lies in front of its player and counts."""
        return self.state.placed.get(player) == card and self.counts(player)

    def counts(self, player: str) -> bool:
        """Whether the placed card of a player still counts, whichever it is."""
        state = self.state
        return (
            player in state.placed
            and player not in state.spent
            and player not in state.blocked
            and self.is_awake(player)
        )

    def may_have_placed(self, player: str, card: str) -> bool:
        """The same for everybody else: it could be this card as far as the whole table knows."""
        return self.counts(player) and (player not in self.state.face_up or self.state.placed[player] == card)

    def lies_face_down(self, player: str) -> bool:
        """Whether a placed card can still be looked at or turned up."""
        return player in self.state.placed and player not in self.state.face_up

    def turn_up(self, player: str) -> str:
        """The placed card is shown to everybody; returns it."""
        state = self.state
        if player not in state.face_up:
            state.face_up += (player,)
            self.look("placed", player)
        card: str = state.placed[player]
        self.tell("turned_up", player=player, card=card)
        return card

    def spend(self, player: str) -> None:
        """The placed card of a player, if one lies there, is used up for this round."""
        state = self.state
        if player in state.placed and player not in state.spent:
            state.spent += (player,)

    def take_back(self, player: str) -> None:
        """The placed card goes back to the hand; who has seen it knows that."""
        if player in self.state.placed:
            self.shift(("placed", player), ("actions", player))

    def pick_up(self, player: str) -> None:
        """The same in the middle of a round: nothing lies in front of the player any more."""
        state = self.state
        self.take_back(player)
        state.face_up = tuple([other for other in state.face_up if other != player])
        state.spent = tuple([other for other in state.spent if other != player])

    # --- places, by their names

    def no_square(self, clause: str, reason: str) -> Callable[..., Iterator[Refusal]]:
        """Why a square of the map is not among those offered: for questions that offer some squares."""

        def why_not(player: str, tried: str = "") -> Iterator[Refusal]:
            if tried in self.map.number:
                yield Refusal(tried, clause, reason, square=tried)

        return why_not

    def pawns(self) -> frozenset[str]:
        """The squares with a pawn, a flipped one included."""
        return frozenset(self.state.pawn.values())

    def linked(self, square: str) -> tuple[str, ...]:
        """The squares one step away (TD-2.6)."""
        return self.map.linked_by_name[square]

    def near(self, square: str) -> tuple[str, ...]:
        """The square itself and those linked to it (TD-2.5)."""
        return self.map.near_by_name[square]

    def ring(self, square: str) -> tuple[str, ...]:
        """The squares around it, diagonals included (TD-2.4)."""
        return self.map.ring_by_name[square]

    def room(self, square: str) -> str:
        """The room in which a square lies (TD-2.7)."""
        return self.map.room[self.map[square]]

    def nearest(self, square: str, taken: Iterable[str]) -> tuple[str, ...]:
        """Those squares that are not taken and the fewest linked steps away (TD-6.12)."""
        board = self.map
        fits = ~board.set_of(taken) & ((1 << board.size) - 1)
        return board.names(board.nearest(board[square], fits))

    def free_near(self, centre: str, squares: tuple[str, ...]) -> tuple[str, ...]:
        """Those of the squares without a pawn; when there is none, the nearest free ones of the map (TD-2.8)."""
        taken = self.pawns()
        return tuple([square for square in squares if square not in taken]) or self.nearest(centre, taken)
