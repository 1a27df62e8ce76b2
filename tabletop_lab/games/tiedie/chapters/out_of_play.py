"""TD-9.1, 9.2 and TD-13.8: leaving the play, and what is laid down then."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import NoReturn

from tabletop_lab.engine import Places, Refusal, Result, clause, sort_key

from .table import Table


class OutOfPlay(Table):
    """What all modes share; who inherits and who wins is said by the mode."""

    @clause("TD-9.2")
    def eliminate(self, victim: str, by: str = "") -> None:
        """The pawn is flipped and stays; cards are discarded and tokens laid down."""
        self.tell("eliminated", player=victim, by=by)
        self.lay_everything_down(victim, self.who_drops(victim, by))
        self.leave(victim, "eliminated")
        self.inherits(by, victim)
        self.check_end()

    def leave(self, player: str, how: str) -> None:
        """Placed card and statuses vanish; the order closes up."""
        state = self.state
        self.pick_up(player)
        state.asleep.pop(player, None)
        state.blocked, state.covered, state.rested = (
            tuple([other for other in players if other != player])
            for players in (state.blocked, state.covered, state.rested)
        )
        state.out[player] = how
        self.make_order()

    @clause("TD-9.1")
    def lay_everything_down(self, player: str, chooser: str, at: str = "") -> None:
        """All sleep cards are discarded; held tokens go face down into the ring, where the chooser likes.

        `at`: around which square, where the pawn has left the map.
        """
        state = self.state
        for card in sorted(state.hands[player]):
            self.discard(player, card)
            self.tell("discards", player=player, card=card)
        while state.held[player]:
            self.drop(player, state.held[player][0], chooser, at)

    @clause("TD-9.1")
    def who_drops(self, player: str, causer: str) -> str:
        """Who lays down the tokens of a player: the owner, or who brought it about, by a reading (TD-A68)."""
        return player if self.rules.drop_chooser == "owner" or not causer else causer

    @clause("TD-9.1")
    def drop(self, player: str, token: str, chooser: str, at: str = "") -> None:
        """One held token is laid face down on a square of the ring without a token, else on the nearest such square."""
        state = self.state
        at = at or self.place_of(player)
        area = (at, *self.ring(at)) if self.rules.drop_area == "ring_or_own" else self.ring(at)
        free = tuple(square for square in area if square not in state.tokens)
        free = free or self.nearest(at, (*state.tokens, at))
        facts = {"token": token} if chooser == player else {}
        places = Places(sorted(free, key=sort_key))
        square = self.ask(chooser, "drop", places, self.no_drops, secret=True, owner=player, **facts)
        self.lay_down(player, token, square)

    def no_drops(self, player: str, tried: str = "") -> Iterator[Refusal]:
        """Why a token cannot be laid down on a square: one lies there, or it is not around the pawn."""
        if tried in self.state.tokens:
            yield Refusal(tried, "TD-2.9", "token_there", square=tried)
        elif tried in self.map.number:
            yield Refusal(tried, "TD-9.1", "no_drop", square=tried)

    def place_of(self, player: str) -> str:
        """The square around which somebody's things fall."""
        square: str = self.state.pawn[player]
        return square

    def lay_down(self, player: str, token: str, square: str) -> None:
        """A held token comes to a square, face down; only its owner knows it."""
        state = self.state
        self.take_out("held", player, token, seen_by=(player,))
        state.tokens[square] = token
        if state.turn_of == player:  # what one puts down on one's own turn is not searched again (TD-10.2)
            state.searched += (square,)
        self.look("tokens", square, by=player)
        self.tell("drops", player=player, square=square)

    # --- what a mode says

    def inherits(self, by: str, victim: str) -> None:
        """Who takes the cards of somebody eliminated."""

    def check_end(self) -> None:
        """After every elimination and escape: has somebody won (TD-13.8)?"""

    @clause("TD-13.9")
    def check_the_round_limit(self) -> None:
        """After so many full days the play ends."""
        if self.state.round >= self.last_round():
            self.wins(self.leaders(), "day_limit")

    def leaders(self) -> Iterable[str]:
        """Who is ahead when the days are over."""
        raise NotImplementedError

    def wins(self, winners: Iterable[str], reason: str) -> NoReturn:
        """The play stops at once, however deep in windows it is. Nobody wins a draw: all share a place."""
        ahead = set(winners)
        won = tuple(p for p in self.players if p in ahead)  # in seat order, whatever order a mode counts in
        self.state.phase = "over"
        self.tell("game_over", winners=won, reason=reason)
        rest = tuple(p for p in self.players if p not in won)
        self.end(Result(won, (won, rest) if won and rest else (self.players,), self.totals(), reason))

    def totals(self) -> dict[str, int]:
        """What the mode counts, by seat."""
        return {}
