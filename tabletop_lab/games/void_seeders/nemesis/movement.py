"""NB-3.4, NB-4.1 to 4.6, 4.13: going to another room, and what one finds there."""

from __future__ import annotations

from collections.abc import Iterator

from tabletop_lab.engine import Refusal, clause
from tabletop_lab.games.void_seeders.acts import Act

from .noise import Noise


class Movement(Noise):
    """Moves and careful moves, exploring and exploration tokens."""

    # --- NB-3.2, 3.4, 4.1: moving

    @clause("NB-4.1")
    def moves(self, player: str, fighting: bool) -> Iterator[Act]:
        """To every neighbouring room that no closed door shuts off."""
        if self.can_pay(player, self.cost_of_a_move(player, fighting and self.must_escape(player))):
            for slot in self.ways_out(self.state.room[player]):
                yield Act("move", slot)

    @clause("NB-4.1")
    def ways_out(self, slot: int) -> list[int]:
        """The neighbouring rooms of a room for characters: a closed door cancels that."""
        doors = self.state.doors
        return [near for near, corridor in self.ways[slot] if doors.get(corridor) != "closed"]

    @clause("NB-3.2")
    def cost_of_a_move(self, player: str, fighting: bool) -> int:
        """One Action card; a wounded leg makes an Escape dearer."""
        return (fighting and self.has_wound(player, "escape_cost")) or 1

    @clause("NB-4.1")
    def act_move(self, player: str, act: Act) -> None:
        """Out of combat a move, in combat an Escape (NB-9.7)."""
        fighting, origin = self.must_escape(player), self.state.room[player]
        self.pay(player, self.cost_of_a_move(player, fighting), act)
        if self.is_cancelled(player, act):
            return
        if fighting:
            self.escapes_to(player, act.slot)
        else:
            self.goes_to(player, act.slot, self.ship.between(origin, act.slot))

    @clause("NB-9.7")
    def escapes_to(self, player: str, slot: int, most: int | None = None) -> None:
        """The attacks, then the move: unless a door was closed on the way in the meantime (NB-4.10)."""
        origin = self.state.room[player]
        if not self.escapes(player, most):
            return
        if slot in self.ways_out(origin):
            self.goes_to(player, slot, self.ship.between(origin, slot))
        else:
            self.shut_in(player, self.ship.between(origin, slot))

    @clause("NB-4.10")
    def shut_in(self, player: str, corridor: str) -> None:
        """A closed door blocks characters, the one too who has closed it."""
        self.tell("shut_in", player=player, corridor=corridor)

    @clause("NB-3.4")
    def careful_moves(self, player: str) -> Iterator[Act]:
        """Not into a room whose corridors are all marked already; two Action cards."""
        if self.can_pay(player, 2):
            for slot in self.ways_out(self.state.room[player]):
                if self.unmarked(slot):
                    yield Act("careful", slot)

    @clause("NB-3.4")
    def act_careful(self, player: str, act: Act) -> None:
        """A noise marker in a corridor of one's choice instead of the noise roll; it cancels Danger and Silence."""
        origin = self.state.room[player]
        self.pay(player, 2, act)
        if not self.is_cancelled(player, act):
            early = self.rules.careful_choice == "before_token"
            marker = self.corridor_to_mark(player, act.slot) if early else ""
            self.goes_to(player, act.slot, self.ship.between(origin, act.slot), careful=True, marker=marker)

    @clause("NB-4.2")
    def goes_to(
        self,
        player: str,
        slot: int,
        corridor: str = "",
        *,
        careful: bool = False,
        roll: bool = True,
        marker: str = "",
    ) -> None:
        """The room and its token are turned up; then there is noise, unless somebody or something is there already.

        `marker`: the corridor that a careful move has chosen already (VS-A68).
        """
        state = self.state
        origin = state.room[player]
        state.room[player] = slot
        self.tell("moved", player=player, start=origin, slot=slot)
        quiet = bool(self.others_here(player) or self.enemies_at(slot))
        if slot not in state.explored:
            self.turn_up_the_room(player, slot)
        lairs = len(state.lairs)
        if slot in state.covered:
            quiet = self.token_found(player, slot, corridor, careful=careful) or quiet
        if state.room.get(player) != slot or not roll:
            return
        if careful:
            self.careful_noise(player, slot, found_a_lair=len(state.lairs) > lairs, marker=marker)
        elif not quiet:
            self.noise_roll(player)

    @clause("NB-4.2")
    def turn_up_the_room(self, player: str, slot: int) -> None:
        """An unexplored tile is turned up."""
        self.tell("explored", player=player, slot=slot, room=self.room_turned_up(slot))

    def room_turned_up(self, slot: int) -> str:
        """The tile of a slot lies open: the one that somebody has seen, or any of its pile."""
        state = self.state
        first = self.ship.contents[slot] == "1"
        seen, pile = (state.seen_first, state.first_tiles) if first else (state.seen_second, state.second_tiles)
        state.explored[slot] = seen.pop(slot) if slot in seen else self.draw("room", pile)
        return str(state.explored[slot])

    @clause("NB-4.13")
    def seeder_enters(self, seeder: str, slot: int) -> None:
        """It reveals nothing; by a reading it turns up the tile, and the token stays face down (VS-A64)."""
        if slot not in self.state.explored and self.rules.vs_enters_unexplored == "flip_tile":
            self.tell("tile_turned_up", seeder=seeder, slot=slot, room=self.room_turned_up(slot))

    # --- NB-4.3, 4.4: exploration tokens

    def token_found(self, player: str, slot: int, corridor: str, *, careful: bool) -> bool:
        """What the token of a room does; whether it takes the place of the noise roll."""
        return self.explore(player, slot, corridor, careful=careful)

    @clause("NB-4.3")
    def explore(self, player: str, slot: int, corridor: str, *, careful: bool = False) -> bool:
        """The token is turned up, gives the room its counter, is resolved once and leaves the game.

        Says whether it takes the place of the noise roll.
        """
        state = self.state
        state.covered.remove(slot)
        printed = self.content.tokens[self.token_at(slot)]
        self.tell("token", player=player, slot=slot, token=printed.effect, number=printed.number)
        self.set_counter(slot, printed.number)
        return self.resolve_token(player, printed.effect, corridor, careful=careful)

    def token_at(self, slot: int) -> str:
        """The token that lies there: the one that somebody has seen, or any of those that lie face down."""
        state = self.state
        token: str = state.seen_tokens.pop(slot) if slot in state.seen_tokens else self.draw("token", state.tokens)
        return token

    @clause("NB-4.3")
    def set_counter(self, slot: int, number: int) -> None:
        """The number of the token is the item counter of the room; there is none in the Nest."""
        if self.room_at(slot) != "nest":
            self.state.counter[slot] = self.items_alone(number) if self.is_alone() else number

    @clause("NB-15.2")
    def items_alone(self, number: int) -> int:
        """For one player alone 1 and 2 count as one item, 3 and 4 as two."""
        return (number + 1) // 2

    @clause("NB-4.4")
    def resolve_token(self, player: str, effect: str, corridor: str, *, careful: bool) -> bool:
        """Silence and Danger take the place of the roll; fire, malfunction and doors are laid."""
        slot = self.state.room[player]
        if effect == "fire":
            self.put_fire(slot)
        elif effect == "malfunction":
            self.put_malfunction(slot)
        elif effect == "doors" and corridor:
            self.close_door(corridor, player)
        elif effect == "danger" and not careful:
            self.danger(player)
        return effect in ("danger", "silence")

    # --- why not

    def no_moves(self, player: str) -> Iterator[Refusal]:
        """Why one cannot go to a room."""
        state, ship = self.state, self.ship
        here, fighting = state.room[player], self.in_combat(player)
        cost = self.cost_of_a_move(player, self.must_escape(player))
        for slot in ship.slots:
            if slot == here:
                continue
            for kind, price in (("move", cost), ("careful", 2)):
                act = Act(kind, slot)
                if slot not in ship.neighbours[here]:
                    yield Refusal(act, "NB-4.1", "not_next_door", slot=slot, here=here)
                elif state.doors.get(ship.between(here, slot)) == "closed":
                    yield Refusal(act, "NB-4.10", "door_closed", corridor=ship.between(here, slot))
                elif kind == "careful" and fighting:
                    yield Refusal(act, "NB-3.3", "not_in_combat")
                elif not self.can_pay(player, price):
                    yield Refusal(act, "NB-3.1", "too_few_cards", cost=price)
                elif kind == "careful" and not self.unmarked(slot):
                    yield Refusal(act, "NB-3.4", "all_marked", slot=slot)
