"""H13: what objectives ask for. One function a name in the table; which of them an objective joins stands there."""

from __future__ import annotations

from tabletop_lab.engine import adds
from tabletop_lab.games.void_seeders.content.effects import (
    Few,
    ManyItems,
    Object,
    Others,
    PlayerNumber,
    Target,
    WeaknessSlot,
    conditions,
)
from tabletop_lab.games.void_seeders.nemesis.game import Nemesis
from tabletop_lab.games.void_seeders.nemesis.table import BLUE_CORPSE

FIRST_LETTERS = {"egg": "egg", "carcass": "carcass", "corpse": "corpse", "blue_corpse": BLUE_CORPSE}


class Objectives(Nemesis):
    """Each is asked at the end, for one player."""

    # --- what was done

    @conditions("signal")
    @adds("NB-14.7")
    def has_sent_a_signal(self, player: str) -> bool:
        """The player's own Signal marker."""
        return player in self.state.signals

    @conditions("weakness")
    @adds("NB-14.7")
    def is_weakness_revealed(self, player: str, slot: WeaknessSlot) -> bool:
        """The weakness of this slot lies open."""
        return slot in self.state.revealed

    @conditions("weaknesses")
    @adds("NB-14.7")
    def are_weaknesses_revealed(self, player: str, count: Few) -> bool:
        """So many weaknesses at least lie open."""
        return len(self.state.revealed) >= count

    @conditions("all_explored")
    @adds("NB-14.7")
    def is_everything_explored(self, player: str) -> bool:
        """All tiles; under a reading also the tokens of the engine rooms (VS-A41)."""
        state = self.state
        tiles = all(slot in state.explored for slot in self.ship.slots)
        return tiles and (self.rules.explored_tokens == "tiles_only" or not state.covered)

    # --- what is brought along

    @conditions("brings")
    @adds("NB-14.7")
    def brings(self, player: str, what: Object) -> bool:
        """Carried by a character that hibernates or has left in a pod."""
        return player in self.survivors() and any(
            thing in self.objects and thing.startswith(FIRST_LETTERS[what]) for thing in self.held(player)
        )

    @conditions("leaves_with")
    @adds("NB-14.7")
    def leaves_with(self, player: str, count: ManyItems) -> bool:
        """So many items at least in a pod; quest items only if they are active."""
        state = self.state
        active = [quest for quest in state.quests[player] if quest in state.active_quests]
        return state.status[player] == "left" and len(self.belongings(player)) + len(active) >= count

    @conditions("corpse_in")
    @adds("NB-14.7")
    def is_the_corpse_in(self, player: str, room: str) -> bool:
        """The blue corpse lies in this room."""
        slot = self.slot_of(room)
        return bool(slot) and self.state.lying.get(BLUE_CORPSE) == slot

    # --- who lives

    @conditions("dead")
    @adds("NB-14.7")
    def is_number_dead(self, player: str, number: PlayerNumber) -> bool:
        """The character of the player with this number is dead; for that player: is the only survivor."""
        state = self.state
        whose = next((p for p in self.players if state.number[p] == number), "")
        return self.is_only_survivor(player) if whose == player else bool(whose) and state.status[whose] == "dead"

    @conditions("only_survivor")
    @adds("NB-14.7")
    def is_only_survivor(self, player: str) -> bool:
        """Nobody else has survived."""
        return self.survivors() == (player,)

    @conditions("others_survive")
    @adds("NB-14.7")
    def do_others_survive(self, player: str, count: Others) -> bool:
        """The player, and so many others at least."""
        survivors = self.survivors()
        return player in survivors and len(survivors) > count

    # --- the ship

    @conditions("arrives")
    @adds("NB-14.8")
    def does_the_ship_arrive(self, player: str, where: Target) -> bool:
        """It was not destroyed, its engines worked, and it has come there."""
        return bool(self.state.arrived == where)

    @conditions("ship_destroyed")
    @adds("NB-14.2")
    def is_the_ship_destroyed(self, player: str) -> bool:
        """By fire, malfunction, the sequence, or its engines."""
        return bool(self.state.fate == "destroyed")

    @conditions("nest_destroyed")
    @adds("NB-14.2")
    def is_the_nest_destroyed(self, player: str) -> bool:
        """No eggs are left in it, or the ship is destroyed."""
        return bool(self.state.nest_destroyed) or self.is_the_ship_destroyed(player)

    @conditions("despoiler_dead")
    @adds("NB-14.2")
    def is_the_despoiler_dead(self, player: str) -> bool:
        """All Lairs are destroyed, or the ship is."""
        return self.despoiler_is_dead() or self.is_the_ship_destroyed(player)
