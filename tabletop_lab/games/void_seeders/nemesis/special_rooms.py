"""NB-11.3, 11.7, 11.8 and 11.14 to 11.17: Hibernatorium, Comms, Generator, Nest, Fire Control, Cabins, Command."""

from __future__ import annotations

from tabletop_lab.engine import Places, clause
from tabletop_lab.engine.core.labels import in_order
from tabletop_lab.games.void_seeders.content.effects import FULLY, NOT, Few, effects, possible, room_effects

from .table import Table
from .why_not import NO_COMPUTER, NO_DOOR


class SpecialRooms(Table):
    """What these rooms do, in the rulebook's order."""

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
        """A noise roll before one sleeps or boards; whether it brought nothing here (VS-A62), and one is still here."""
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

    # --- NB-11.15 to 11.17: the additional rooms

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
        slot = self.ask(player, "which_room", Places(in_order(self.ship.slots)), NO_COMPUTER)
        placed: list[str] = []
        while ways := [c for c in self.doorways(slot) if self.state.doors.get(c) != "destroyed" and c not in placed]:
            corridor = self.ask(player, "switch_doors", Places(in_order((*ways, "enough"))), NO_DOOR)
            if corridor == "enough":
                break
            if not self.open_door(corridor):
                self.close_door(corridor, player, placed)
            placed.append(corridor)
        return FULLY
