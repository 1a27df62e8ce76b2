"""NB-3.6, 3.7: repairing and breaking; doors that somebody opens, closes or destroys."""

from __future__ import annotations

from tabletop_lab.engine import Places, clause
from tabletop_lab.games.void_seeders.content.effects import FULLY, NOT, Few, effects, possible

from .rooms import Rooms
from .why_not import NO_DOOR, NOT_TO_REPAIR

MALFUNCTION, ENGINE = "malfunction", "engine"
LEAVE, SWAP = "leave", "swap"


class Repairs(Rooms):
    """What the cards Repair and Demolition do, and others after them."""

    @effects("repair")
    @clause("NB-3.6")
    def repair(self, player: str) -> int:
        """The malfunction marker of the room goes, or an engine is repaired or broken."""
        ways = self.things_to_repair(player)
        if self.choose(player, "repair", ways, NOT_TO_REPAIR) == MALFUNCTION:
            self.state.malfunction.remove(self.state.room[player])
            self.tell("repaired", player=player, slot=self.state.room[player])
        else:
            self.work_on_the_engine(player)
        return FULLY

    @possible("repair")
    @clause("NB-3.6")
    def things_to_repair(self, player: str) -> list[str]:
        """A malfunction marker here, and in an engine room the engine, whether or not it has such a marker."""
        slot = self.state.room[player]
        broken = [MALFUNCTION] if slot in self.state.malfunction else []
        return [*broken, *([ENGINE] if slot in self.engines else [])]

    @clause("NB-3.6")
    def work_on_the_engine(self, player: str) -> None:
        """Both tokens are looked at in secret; whether they are swapped must be said."""
        state = self.state
        engine = self.engines[state.room[player]]
        top = self.see_the_engine(player, engine)
        if self.ask(player, "engine_tokens", (LEAVE, SWAP), engine=engine, token=top, secret=True) == SWAP:
            (other,) = state.engine_tokens[engine]
            knew = [seat for seat in self.players if self.has_seen("engine_tops", engine, by=seat)]
            state.engine_tops[engine], state.engine_tokens[engine] = other, [top]
            for seat in knew:
                self.look("engine_tops", engine, by=seat)
            self.tell("engine_swapped", player=player, engine=engine)
        else:
            self.tell("engine_left", player=player, engine=engine)

    @effects("destroy_door")
    @clause("NB-3.7")
    def destroy_a_door(self, player: str) -> int:
        """One closed door of the room is destroyed; it stays open for ever."""
        corridor = self.choose(player, "destroy_door", Places(self.closed_doors(player)), NO_DOOR)
        self.state.doors[corridor] = "destroyed"
        self.tell("door_destroyed", corridor=corridor)
        self.airlock_is_open(corridor)
        return FULLY

    @possible("destroy_door")
    @clause("NB-3.7")
    def closed_doors(self, player: str) -> list[str]:
        """The closed doors of the room."""
        slot = self.own_room(player)
        return [c for c in self.doorways(slot) if self.state.doors.get(c) == "closed"] if slot else []

    @effects("close_door")
    @clause("NB-4.10")
    def close_a_door(self, player: str, count: Few) -> int:
        """Doors in corridors of the room that have none."""
        placed: list[str] = []
        while len(placed) < count and (free := self.open_ways(player)):
            corridor = self.choose(player, "close_door", Places(free), NO_DOOR)
            if not self.close_door(corridor, player, placed):
                break
            placed.append(corridor)
        return FULLY if len(placed) == count else NOT

    @possible("close_door")
    @clause("NB-4.10")
    def may_close_a_door(self, player: str, count: Few) -> bool:
        """While a corridor of the room has no door."""
        return bool(self.open_ways(player))

    def open_ways(self, player: str) -> list[str]:
        """The corridors of the room without a door."""
        slot = self.own_room(player)
        return [c for c in self.doorways(slot) if c not in self.state.doors] if slot else []

    @effects("switch_door")
    @clause("NB-4.10")
    def switch_a_door(self, player: str, count: Few) -> int:
        """A door of the room is opened or closed."""
        placed: list[str] = []
        for _ in range(count):
            ways = [c for c in self.switchable(player) if c not in placed]
            if not ways:
                return NOT
            corridor = self.choose(player, "switch_door", Places(ways), NO_DOOR)
            if not self.open_door(corridor):
                self.close_door(corridor, player, placed)
            placed.append(corridor)
        return FULLY

    @possible("switch_door")
    @clause("NB-4.10")
    def may_switch_a_door(self, player: str, count: Few) -> bool:
        """While a corridor of the room has no destroyed door."""
        return bool(self.switchable(player))

    def switchable(self, player: str) -> list[str]:
        """The corridors of the room whose door is not destroyed."""
        return [c for c in self.doorways(self.state.room[player]) if self.state.doors.get(c) != "destroyed"]

    @effects("mend_doors")
    @clause("NB-12.3")
    def mend_doors(self, player: str) -> int:
        """Destroyed doors of the room are closed doors again."""
        doors = self.state.doors
        mended = [c for c in self.doorways(self.state.room[player]) if doors.get(c) == "destroyed"]
        for corridor in mended:
            doors[corridor] = "closed"
            self.tell("door_closed", corridor=corridor)
        return FULLY if mended else NOT
