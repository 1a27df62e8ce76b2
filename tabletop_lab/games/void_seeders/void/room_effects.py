"""H5 to H7: what panic and event cards do in a room."""

from __future__ import annotations

from tabletop_lab.engine import Places, adds
from tabletop_lab.engine.core.labels import in_order
from tabletop_lab.games.void_seeders.content.effects import FULLY, NOT, Corridors, Few, possible, room_effects
from tabletop_lab.games.void_seeders.nemesis.game import Nemesis

from .effects import how_much


class RoomEffects(Nemesis):
    """One function a name in the tables; the room is given by its slot."""

    @possible("make_noise")
    @adds("VS-6.5")
    def may_make_noise(self, player: str, where: Corridors) -> bool:
        """While a corridor of the room has no marker."""
        slot = self.own_room(player)
        return bool(slot) and bool(self.unmarked(slot))

    @room_effects("make_noise")
    @adds("VS-6.5")
    def make_noise(self, slot: int, player: str, where: Corridors) -> int:
        """A marker in every marker-free corridor, in that with the lowest number, or in one that the player chooses."""
        free = self.unmarked(slot)
        if not free:
            return NOT
        if where == "all":
            self.noise_everywhere(slot)
        elif where == "lowest":
            self.put_noise(free[0])
        else:
            self.put_noise(self.ask(player, "noise_where", Places(in_order(free)), self.no_corridor(slot)))
        return FULLY

    @room_effects("break_down")
    @adds("VS-6.5")
    def break_down(self, slot: int, player: str) -> int:
        """A malfunction marker; not a second one, and none in the Nest."""
        return FULLY if self.put_malfunction(slot) else NOT

    @possible("catch_fire")
    @adds("VS-6.5")
    def may_catch_fire(self, player: str) -> bool:
        """Where nothing burns."""
        slot = self.own_room(player)
        return bool(slot) and slot not in self.state.fire

    @room_effects("catch_fire")
    @adds("VS-6.5")
    def catch_fire(self, slot: int, player: str) -> int:
        """A fire marker; not a second one."""
        return FULLY if self.put_fire(slot) else NOT

    @possible("open_doors")
    @adds("VS-6.5")
    def may_open_doors(self, player: str) -> bool:
        """Where a door is closed."""
        return bool(self.closed_doors(player))

    @room_effects("open_doors")
    @adds("VS-6.5")
    def open_the_doors(self, slot: int, player: str) -> int:
        """Every closed door of the room opens."""
        opened = [corridor for corridor in self.ship.corridors_of[slot] if self.open_door(corridor)]
        return FULLY if opened else NOT

    @possible("lower_counter")
    @adds("VS-6.5")
    def may_lower_the_counter(self, player: str, count: Few) -> bool:
        """While items are left in the room."""
        return self.state.counter.get(self.own_room(player), 0) >= count

    @room_effects("lower_counter")
    @adds("VS-6.5")
    def lower_the_counter(self, slot: int, player: str, count: Few) -> int:
        """The item counter of the room goes down."""
        counter = self.state.counter
        done = min(count, counter.get(slot, 0))
        if done:
            counter[slot] -= done
            self.tell("counter", slot=slot, count=counter[slot])
        return how_much(done, count)
