"""Hunter mode: accusations of escaping and of attacking. TD-8.11 to 8.14."""

from __future__ import annotations

from collections.abc import Iterator

from tabletop_lab.engine import Refusal, clause, sort_key
from tabletop_lab.games.tiedie.acts import Accusation, Act
from tabletop_lab.games.tiedie.chapters.table import MOVE
from tabletop_lab.games.tiedie.ways import reach

from .hunter_carry import HunterCarry


class HunterAccuse(HunterCarry):
    """Hunters accuse survivors of escaping, survivors accuse hunters of attacking."""

    @clause("TD-8.1")
    def enough_to_accuse(self) -> bool:
        """Three players in play, of both roles; or survivors alone, or no minimum, by readings (TD-A5)."""
        match self.rules.accuse_min_scope:
            case "tail_only":
                return True
            case "hunter_counts_survivor_role":
                return len(self.survivors()) >= self.rules.accuse_min_in_play
        return super().enough_to_accuse()

    @clause("TD-8.11", "TD-8.13")
    def may_use_accuse(self, player: str) -> bool:
        """A hunter as often as the rooms allow; a survivor who can pay for it."""
        if not super().may_use_accuse(player):
            return False
        if self.is_hunter(player):
            return self.uses_left(player) > 0
        peek = self.has(player, "reporter")  # it is played besides (TD-12.3)
        return len(self.state.hands[player]) >= self.rules.survivor_accuse_cost + peek

    @clause("TD-8.11")
    def uses_left(self, hunter: str) -> int:
        """As many as there are survivors in rooms with an open route, less the uses of this round."""
        used: int = self.state.accused.get(hunter, 0)
        return len(self.in_open_rooms()) - used

    @clause("TD-8.11")
    def in_open_rooms(self) -> list[str]:
        """The survivors in rooms with an open route; by a reading one that only lies face up (TD-A36)."""
        state = self.state
        if self.rules.hunter_open == "filled":
            routes = self.open_routes()
        else:
            routes = tuple([square for square in state.open_tokens if self.route_at(square)])
        rooms = {self.room(square) for square in routes}
        return [p for p in self.survivors() if p in state.pawn and self.room(state.pawn[p]) in rooms] if rooms else []

    @clause("TD-8.11", "TD-8.18")
    def suspects(self, accuser: str) -> Iterator[str]:
        """Of survivors those in these rooms; of hunters each one."""
        found = super().suspects(accuser)
        if self.is_hunter(accuser) and self.rules.hunter_accuse_scope == "in_open_rooms":
            there = self.in_open_rooms()
            return (player for player in found if player in there)
        return found

    def named(self, suspect: str) -> Iterator[str]:
        """No victim is named."""
        return iter(("",))

    @clause("TD-8.11", "TD-8.13")
    def accusations(self, player: str) -> tuple[Accusation, ...]:
        """A suspect alone is named."""
        if not self.enough_to_accuse() or not self.may_use_accuse(player) or not self.has_accuse(player):
            return ()
        kind = "escape" if self.is_hunter(player) else "attack"
        return tuple(sorted([Accusation(kind, suspect) for suspect in self.suspects(player)], key=sort_key))

    def no_accusations(self, player: str, tried: str = "") -> Iterator[Refusal]:
        """Why somebody cannot be accused."""
        if self.is_hunter(player) and self.rules.hunter_accuse_scope == "in_open_rooms":
            there = self.in_open_rooms()
            for survivor in self.survivors():
                if survivor not in there:
                    yield Refusal(survivor, "TD-8.11", "not_at_a_route", suspect=survivor)
        yield from super().no_accusations(player, tried)

    def pay_for_accusing(self, accuser: str) -> None:
        """TD-8.11 or TD-8.13."""
        if self.is_hunter(accuser):
            self.uses_accuse_once_more(accuser)
        else:
            super().pay_for_accusing(accuser)
            self.pays_a_sleep_card(accuser)

    @clause("TD-8.11")
    def uses_accuse_once_more(self, hunter: str) -> None:
        """A hunter's Accuse is turned up and stays in use."""
        accused = self.state.accused
        accused[hunter] = accused.get(hunter, 0) + 1
        if self.has(hunter, "reporter"):
            super().pay_for_accusing(hunter)
        elif self.rules.accuse_source == "placed":
            self.turn_up(hunter)

    @clause("TD-8.13")
    def pays_a_sleep_card(self, survivor: str) -> None:
        """Accusing costs a survivor a sleep card."""
        for _ in range(self.rules.survivor_accuse_cost):
            choice = tuple(dict.fromkeys(sorted(self.state.hands[survivor])))
            card = self.ask(survivor, "price", choice, self.not_in_hand, secret=True)
            self.discard(survivor, card)
            self.tell("discards", player=survivor, card=card)

    def judged(self, accuser: str, use: Accusation, attack: bool) -> None:
        """TD-8.12 or TD-8.14. Whoever the accusation took out of these rooms does not use up the turn of another."""
        if self.is_hunter(accuser):
            there = use.suspect in self.in_open_rooms()
            self.accused_of_escaping(accuser, use.suspect)
            if there and use.suspect not in self.in_open_rooms():
                self.state.accused[accuser] -= 1
        else:
            self.accused_of_attacking(accuser, use.suspect, attack)

    @clause("TD-8.12")
    def accused_of_escaping(self, hunter: str, suspect: str) -> None:
        """Move: stunned, and within reach of a route in the hunter's ring. No Move: three moves, once more."""
        card, state = self.state.placed[suspect], self.state
        escapes = self.can_escape(suspect)
        if card == MOVE:
            self.stun(suspect, hunter)
            if escapes:
                self.put_into_the_ring(suspect, state.pawn[hunter], hunter)
        elif not escapes or self.rules.hunter_accuse_gap == "grant_moves":
            self.grant_moves(suspect)

    @clause("TD-8.12")
    def can_escape(self, player: str) -> bool:
        """With the allowance of this round and no sleep cards; or one that stands beside a route (TD-A37)."""
        routes, at = self.open_routes(), self.state.pawn[player]
        if self.rules.can_escape == "stands_within_1":
            return any(square in self.near(at) for square in routes)
        reached = reach(self, self.going(player, self.allowance(player)))
        return any(self.map.number[square] in reached for square in routes)

    @clause("TD-8.12")
    def grant_moves(self, suspect: str) -> None:
        """Made at once or declined; by a reading kept for one's own turn (TD-A36)."""
        moves = self.rules.hunter_wrong_accuse_moves
        if not moves:
            return
        self.tell("granted", player=suspect, moves=moves)
        if self.rules.hunter_grant_time == "own_turn":
            self.state.granted[suspect] = moves
        elif self.ask(suspect, "granted", ("go", "stay"), moves=moves) == "go":
            self.make_granted_moves(suspect, moves)

    @clause("TD-8.12")
    def make_granted_moves(self, player: str, moves: int) -> None:
        """A movement by TD-5, and perhaps an escape."""
        self.begin_a_movement(player, moves)
        self.state.optional = 0
        self.walk(player)
        self.state.visited = ()

    def mode_acts(self, player: str) -> Iterator[Act]:
        """Moves that were granted for one's own turn."""
        yield from super().mode_acts(player)
        if self.state.granted.get(player):
            yield Act("granted_moves", count=self.state.granted[player])

    def act_granted_moves(self, player: str, act: Act) -> None:
        """Made on one's own turn."""
        del self.state.granted[player]
        self.make_granted_moves(player, act.count)

    @clause("TD-8.14")
    def accused_of_attacking(self, survivor: str, hunter: str, attack: bool) -> None:
        """Attack: the hunter can do nothing this round. Else into the ring of the survivor, who is stunned."""
        if attack:
            self.block(hunter, survivor)
        else:
            self.put_into_the_ring(hunter, self.state.pawn[survivor], survivor)
            self.stun(survivor, survivor)

    def cards_are_back(self) -> None:
        """Uses and granted moves are of one round."""
        super().cards_are_back()
        self.state.accused, self.state.granted = {}, {}
