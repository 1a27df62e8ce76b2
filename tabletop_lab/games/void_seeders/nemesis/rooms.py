"""NB-11: what the rooms offer. Two Action cards, out of combat, and no malfunction in the room."""

from __future__ import annotations

from collections.abc import Iterator

from tabletop_lab.engine import Refusal, clause
from tabletop_lab.games.void_seeders.acts import Act
from tabletop_lab.games.void_seeders.content.effects import (
    FULLY,
    NOT,
    Computers,
    Engines,
    Few,
    Peek,
    Tiles,
    effects,
    possible,
    room_effects,
)
from tabletop_lab.games.void_seeders.content.parts import Part

from .parts import Parts

COURSES = ("A", "B", "C", "D")
ROOM_COST = 2


class Rooms(Parts):
    """NB-11.1 to 11.3 and 11.7 to 11.19, in the rulebook's order; pods have a chapter of their own."""

    @clause("NB-3.2")
    def room_acts(self, player: str, fighting: bool) -> Iterator[Act]:
        """The action of the room where a character stands."""
        slot = self.state.room[player]
        if not fighting and self.can_pay(player, ROOM_COST) and self.works(slot):
            yield from self.uses("room", self.room_at(slot), self.room_parts(slot), player)

    @clause("NB-4.11")
    def works(self, slot: int) -> bool:
        """Whether a room has an action, and no malfunction that stops it."""
        printed = self.content.rooms.get(self.room_at(slot))
        if printed is None or printed.when != "action" or not self.is_in_play(printed.tier):
            return False
        return slot not in self.state.malfunction or self.works_all_the_same(printed.id)

    def works_all_the_same(self, room: str) -> bool:
        """A malfunction does not stop boarding a pod, by a reading (VS-A61)."""
        return room in ("evac_a", "evac_b") and self.rules.pod_malfunction == "allowed"

    def room_parts(self, slot: int) -> tuple[Part, ...]:
        """What the room in a slot does."""
        parts: tuple[Part, ...] = self.content.rooms[self.room_at(slot)].parts
        return parts

    @clause("NB-3.2")
    def act_room(self, player: str, act: Act) -> None:
        """The room's action is paid for, and carried out unless somebody cancels it."""
        slot = self.state.room[player]
        self.tell("uses_room", player=player, room=act.card, slot=slot)
        self.pay(player, ROOM_COST)
        if not self.is_cancelled(player, act):
            self.do_use(player, self.room_parts(slot), act.use)
            self.quest_deed(player, act.card)

    # --- NB-11.1: Cockpit

    @effects("look_at_coordinates")
    @clause("NB-11.1")
    def look_at_the_coordinates(self, player: str) -> int:
        """The card beside the Cockpit, for one's own eyes; what one says of it is one's own affair."""
        state = self.state
        if not state.coordinates:
            state.coordinates.append(self.draw("coordinates", state.routes, only=player))
        self.look("coordinates", by=player)
        self.tell("saw_coordinates", player=player, card=state.coordinates[0], secret={"card": player})
        return FULLY

    @effects("set_destination")
    @clause("NB-11.1")
    def choose_the_destination(self, player: str) -> int:
        """The destination marker goes to A, B, C or D."""
        course = self.ask(player, "destination", tuple(c for c in COURSES if c != self.state.destination))
        self.state.destination = course
        self.tell("destination", player=player, course=course)
        return FULLY

    @possible("set_destination")
    @clause("NB-11.1")
    def may_choose_the_destination(self, player: str) -> bool:
        """Not while anyone hibernates, nor with a Void Seeder in the Cockpit."""
        cockpit = self.slot_of("cockpit")
        return "hibernating" not in self.state.status.values() and not self.seeders_at(cockpit)

    # --- NB-11.2, 11.18: engines

    @effects("look_at_engine")
    @clause("NB-11.2", "NB-11.18")
    def look_at_engines(self, player: str, which: Engines) -> int:
        """The top token of the engine here, or those of all three."""
        engines = self.engines
        for engine in sorted(engines.values()) if which == "all" else [engines[self.state.room[player]]]:
            self.see_the_engine(player, engine)
        return FULLY

    @clause("NB-11.2")
    def see_the_engine(self, player: str, engine: int) -> str:
        """The top token of an engine; it is settled when somebody looks for the first time."""
        state = self.state
        if engine not in state.engine_tops:
            state.engine_tops[engine] = self.draw("engine", state.engine_tokens[engine], only=player)
        self.look("engine_tops", engine, by=player)
        token: str = state.engine_tops[engine]
        self.tell("saw_engine", player=player, engine=engine, token=token, secret={"token": player})
        return token

    # --- NB-11.3: Hibernatorium

    @effects("hibernate")
    @clause("NB-11.3")
    def hibernate(self, player: str) -> int:
        """A noise roll; if no Void Seeder is in the room afterwards, the character sleeps until the ship arrives."""
        if not self.stays_alone(player):
            self.tell("no_rest", player=player)
            return NOT
        self.state.status[player] = "hibernating"
        self.tell("hibernates", player=player)
        self.leaves_the_crew(player)
        return FULLY

    @possible("hibernate")
    @clause("NB-11.3")
    def may_hibernate(self, player: str) -> bool:
        """From the blue part of the time track on, with no Void Seeder and no Lair here."""
        state = self.state
        return state.time >= self.rules.hibernation_from and not self.enemies_at(state.room[player])

    @clause("NB-11.3", "NB-11.4")
    def stays_alone(self, player: str) -> bool:
        """A noise roll before one sleeps or boards; whether it brought nothing here (VS-A62)."""
        state = self.state
        here = state.room[player]
        before = set(state.seeders)
        self.noise_roll(player)
        if state.room.get(player) != here:
            return False
        found = self.seeders_at(here)
        if self.rules.hibernate_failed_by == "encounter_only":
            found = [each for each in found if each not in before]
        return not found

    # --- NB-11.7, 11.8: Comms, Generator

    @effects("send_signal")
    @clause("NB-11.7")
    def send_a_signal(self, player: str) -> int:
        """A Signal marker of one's own."""
        self.state.signals += (player,)
        self.tell("signal", player=player)
        return FULLY

    @possible("send_signal")
    @clause("NB-11.7")
    def may_send_a_signal(self, player: str) -> bool:
        """Once is enough."""
        return player not in self.state.signals

    @effects("switch_self_destruct")
    @clause("NB-11.8")
    def switch_self_destruct(self, player: str) -> int:
        """Start the self-destruct sequence, or stop it."""
        if self.state.self_destruct < 0:
            self.start_self_destruct()
        else:
            self.state.self_destruct = -1
            self.tell("self_destruct_stopped")
        return FULLY

    @possible("switch_self_destruct")
    @clause("NB-11.8")
    def may_switch_self_destruct(self, player: str) -> bool:
        """Not started while anyone hibernates; not stopped from the yellow part on."""
        state = self.state
        if state.self_destruct < 0:
            return "hibernating" not in state.status.values()
        return bool(state.self_destruct < self.rules.sd_yellow)

    @clause("NB-11.8")
    def start_self_destruct(self) -> None:
        """The marker on the first space."""
        self.state.self_destruct = 0
        self.tell("self_destruct_started")

    # --- NB-11.12: Airlock Control

    @effects("vent_room")
    @clause("NB-11.12")
    def prepare_the_airlock(self, player: str) -> int:
        """Another yellow room with no destroyed door: all its corridors are closed."""
        state = self.state
        slot = self.ask(player, "airlock_room", tuple(self.rooms_to_vent(player)))
        state.airlock = [slot]
        self.tell("airlock", player=player, slot=slot)
        closed: list[str] = []
        for corridor in self.doorways(slot):
            if self.close_door(corridor, player, closed):
                closed.append(corridor)
        return FULLY

    @possible("vent_room")
    @clause("NB-11.12")
    def rooms_to_vent(self, player: str) -> list[int]:
        """The explored yellow rooms but the own one, none of whose corridors has a destroyed door."""
        state, rooms = self.state, self.content.rooms
        yellow = [slot for slot, room in sorted(state.explored.items()) if rooms[room].colour == "yellow"]
        return [
            slot
            for slot in yellow
            if slot != state.room[player] and all(state.doors.get(c) != "destroyed" for c in self.doorways(slot))
        ]

    def doorways(self, slot: int) -> list[str]:
        """The corridors of a room in which a door can be; there are none in the Technical Corridors (NB-4.9)."""
        return [corridor for corridor in self.ship.corridors_of[slot] if corridor != "technical"]

    @clause("NB-11.12")
    def end_of_player_phase(self) -> None:
        """Where all corridors are still closed, everything alive in the room dies, and the fire goes out."""
        state = self.state
        for slot in state.airlock:
            if all(state.doors.get(corridor) == "closed" for corridor in self.doorways(slot)):
                self.vent(slot)
        state.airlock = []
        super().end_of_player_phase()  # type: ignore[misc]

    @clause("NB-11.12")
    def vent(self, slot: int) -> None:
        """Characters die, Intruders are killed, fire goes out; objects stay."""
        self.tell("vented", slot=slot)
        for seeder in self.seeders_at(slot):
            if seeder in self.state.seeders:
                self.vented(seeder)
        if slot in self.state.fire:
            self.put_out(slot)
        for player in self.at(slot):
            self.dies(player, "airlock")

    # --- NB-11.14: Nest

    @effects("take_egg")
    @clause("NB-11.14")
    def take_an_egg(self, player: str) -> int:
        """One of the eggs on the board into a hand, then a noise roll."""
        state = self.state
        egg = state.eggs.pop(0)
        self.tell("took_egg", player=player)
        self.take_into_a_hand(player, egg)
        self.nest_is_empty()
        self.noise_roll(player)
        return FULLY

    @possible("take_egg")
    @clause("NB-11.14")
    def may_take_an_egg(self, player: str) -> bool:
        """While there are eggs, and the Nest is not destroyed."""
        return bool(self.state.eggs) and not self.state.nest_destroyed

    @clause("NB-11.14")
    def nest_is_empty(self) -> None:
        """No eggs left on the board: the Nest is destroyed."""
        state = self.state
        if not state.eggs and not state.nest_destroyed:
            state.nest_destroyed = True
            self.tell("nest_destroyed")

    # --- NB-11.15 to 11.19: the additional rooms

    @room_effects("put_out_fire")
    @clause("NB-11.15")
    def put_out_fire(self, slot: int, player: str) -> int:
        """The fire marker of a room is removed."""
        return FULLY if self.put_out(slot) else NOT

    def put_out(self, slot: int) -> bool:
        """Take the fire marker away; whether there was one."""
        fire = self.state.fire
        if slot not in fire:
            return False
        fire.remove(slot)
        self.tell("fire_out", slot=slot)
        return True

    @room_effects("clear_room")
    @clause("NB-11.15")
    def clear_a_room(self, slot: int, player: str) -> int:
        """The fire of a room goes out, and every Void Seeder there retreats, one event card each."""
        out, seeders = self.put_out(slot), self.strongest_first(slot)
        for seeder in seeders:
            if seeder in self.state.seeders:
                self.retreat(seeder)
        return FULLY if out or seeders else NOT

    @clause("NB-11.16")
    def start_of_the_player_phase(self) -> None:
        """Whoever starts it in the Cabins, with no enemy and no malfunction there, draws up to six."""
        slot = self.slot_of("cabins")
        if not slot or slot in self.state.malfunction or not self.is_in_play(self.content.rooms["cabins"].tier):
            return
        for player in self.at(slot):
            if not self.enemies_at(slot):
                self.carry_out(self.content.rooms["cabins"].parts, player)

    @effects("draw_to")
    @clause("NB-11.16")
    def fill_the_hand(self, player: str, count: Few) -> int:
        """Draw up to so many cards."""
        self.draw_up_to(player, count)
        return FULLY

    @effects("set_doors")
    @clause("NB-11.17")
    def set_doors(self, player: str) -> int:
        """Any doors around one room are opened or closed."""
        slot = self.ask(player, "which_room", tuple(self.ship.slots))
        placed: list[str] = []
        while ways := [c for c in self.doorways(slot) if self.state.doors.get(c) != "destroyed" and c not in placed]:
            corridor = self.ask(player, "switch_doors", (*ways, "enough"))
            if corridor == "enough":
                break
            if not self.open_door(corridor):
                self.close_door(corridor, player, placed)
            placed.append(corridor)
        return FULLY

    @effects("look_at_tile")
    @clause("NB-11.19")
    def look_at_tiles(self, player: str, count: Few, where: Tiles, what: Peek) -> int:
        """Face-down tiles, with their tokens or without, for one's own eyes; or a token that lies in an engine room."""
        for _ in range(count):
            if slots := self.slots_to_look_at(player, where, what):
                self.look_at_a_slot(player, self.ask(player, "look_at", tuple(slots)), what)
        return FULLY

    @possible("look_at_tile")
    @clause("NB-11.19")
    def may_look_at_tiles(self, player: str, count: Few, where: Tiles, what: Peek) -> bool:
        """While something lies face down there."""
        return bool(self.slots_to_look_at(player, where, what))

    def slots_to_look_at(self, player: str, where: Tiles, what: Peek) -> list[int]:
        """Where something lies face down that may be looked at."""
        state = self.state
        slots = self.ship.neighbours[state.room[player]] if where == "next_door" else self.ship.slots
        tokens = state.covered if what == "with_token" else ()
        return [slot for slot in slots if slot not in state.explored or slot in tokens]

    @clause("NB-11.19")
    def look_at_a_slot(self, player: str, slot: int, what: Peek) -> None:
        """A tile that is looked at is settled from now on, and so is its token."""
        state = self.state
        if slot not in state.explored:
            first = self.ship.contents[slot] == "1"
            name, pile = ("seen_first", state.first_tiles) if first else ("seen_second", state.second_tiles)
            seen = getattr(state, name)
            if slot not in seen:
                seen[slot] = self.draw("room", pile, only=player)
            self.look(name, slot, by=player)
            self.tell("saw_room", player=player, slot=slot, room=seen[slot], secret={"room": player})
        if what == "with_token" and slot in state.covered:
            if slot not in state.seen_tokens:
                state.seen_tokens[slot] = self.draw("token", state.tokens, only=player)
            self.look("seen_tokens", slot, by=player)
            token = self.content.tokens[state.seen_tokens[slot]]
            self.tell(
                "saw_token", player=player, slot=slot, token=token.effect, number=token.number,
                secret={"token": player, "number": player},
            )  # fmt: skip

    @effects("use_room")
    @clause("NB-3.2")
    def use_a_room(self, player: str, where: Computers) -> int:
        """The action of the own room, or of another explored room with a computer that works, for nothing."""
        slot = self.state.room[player]
        if where == "elsewhere":
            slot = self.ask(player, "which_room", tuple(self.rooms_to_use(player, where)))
        parts = self.room_parts(slot)
        ways = [part.effect for part in self.possible_parts(parts, player)]
        use = self.ask(player, "which_part", tuple(ways)) if len(ways) > 1 else ways[0]
        self.tell("uses_room", player=player, room=self.room_at(slot), slot=slot)
        self.do_use(player, parts, use)
        return FULLY

    @possible("use_room")
    @clause("NB-3.2")
    def rooms_to_use(self, player: str, where: Computers) -> list[int]:
        """Which rooms can be used without paying."""
        here = self.state.room[player]
        slots = [here] if where == "here" else [slot for slot in self.computer_rooms() if slot != here]
        return [slot for slot in slots if self.works(slot) and self.possible_parts(self.room_parts(slot), player)]

    # --- why not

    def no_room(self, player: str) -> Iterator[Refusal]:
        """Why the action of the room cannot be used."""
        slot = self.state.room[player]
        room = self.room_at(slot)
        act, printed = Act("room", card=room), self.content.rooms.get(room)
        if printed is None or printed.when != "action":
            yield Refusal(act, "NB-11.16", "no_room_action", room=room)
        elif not self.is_in_play(printed.tier):
            yield Refusal(act, "NB-1.3", "core_game", card=room)
        elif self.in_combat(player):
            yield Refusal(act, "NB-3.3", "not_in_combat")
        elif not self.works(slot):
            yield Refusal(act, "NB-4.11", "broken_down", room=room)
        elif not self.can_pay(player, ROOM_COST):
            yield Refusal(act, "NB-3.1", "too_few_cards", cost=ROOM_COST)
        elif not self.possible_parts(self.room_parts(slot), player):
            yield Refusal(act, "NB-3.2", "nothing_to_do", card=room)
