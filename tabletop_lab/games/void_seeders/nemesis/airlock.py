"""NB-11.12: Airlock Control, from the closing of the doors to the end of the player phase."""

from __future__ import annotations

from tabletop_lab.engine import Places, clause
from tabletop_lab.engine.core.labels import in_order
from tabletop_lab.games.void_seeders.content.effects import FULLY, effects, possible

from .table import Table
from .why_not import NO_AIRLOCK


class Airlock(Table):
    """A yellow room is shut off; if it still is when all have passed, everything alive in it dies."""

    @effects("vent_room")
    @clause("NB-11.12")
    def prepare_the_airlock(self, player: str) -> int:
        """Another yellow room with no destroyed door: all its corridors are closed."""
        state = self.state
        slot = self.ask(player, "airlock_room", Places(in_order(self.rooms_to_vent(player))), NO_AIRLOCK)
        if slot not in state.airlock:
            state.airlock.append(slot)
        self.tell("airlock", player=player, slot=slot)
        closed: list[str] = []
        for corridor in self.doorways(slot):
            if self.close_door(corridor, player, closed):
                closed.append(corridor)
        return FULLY

    @possible("vent_room")
    @clause("NB-11.12")
    def rooms_to_vent(self, player: str) -> list[int]:
        """The explored yellow rooms but this one, none of whose corridors has a destroyed door."""
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
    def airlock_is_open(self, corridor: str) -> None:
        """A corridor of the room is open again before the end of the player phase: the procedure ends."""
        for slot in [each for each in self.state.airlock if corridor in self.ship.corridors_of[each]]:
            self.state.airlock.remove(slot)
            self.tell("airlock_open", slot=slot)

    @clause("NB-11.12")
    def end_of_player_phase(self) -> None:
        """Where all corridors are still closed, everything alive in the room dies, and the fire goes out."""
        state = self.state
        for slot in list(state.airlock):
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
