"""NB-11: using a room. Two Action cards, out of combat, and no malfunction in the room."""

from __future__ import annotations

from collections.abc import Iterator

from tabletop_lab.engine import Places, Refusal, clause
from tabletop_lab.engine.core.labels import in_order
from tabletop_lab.games.void_seeders.acts import Act, Doing
from tabletop_lab.games.void_seeders.content.effects import FULLY, Computers, effects, possible
from tabletop_lab.games.void_seeders.content.parts import Part

from .parts import Parts
from .why_not import NO_COMPUTER, NOT_POSSIBLE

ROOM_COST = 2


class Rooms(Parts):
    """What it costs to use a room, and which one can be used; what the rooms do is in the chapters after this."""

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
        self.pay(player, ROOM_COST, act)
        if not self.is_cancelled(player, act):
            self.do_use(player, self.room_parts(slot), act.use)
            self.quest_deed(player, act.card)

    @effects("use_room")
    @clause("NB-3.2")
    def use_a_room(self, player: str, where: Computers) -> int:
        """The action of one's own room, or of another explored room with a computer that works, for nothing."""
        slot = self.state.room[player]
        if where == "elsewhere":
            slot = self.ask(player, "which_room", Places(in_order(self.rooms_to_use(player, where))), NO_COMPUTER)
        parts = self.room_parts(slot)
        ways = [Doing(part) for part in self.possible_parts(parts, player)]
        use = self.choose(player, "which_part", ways, NOT_POSSIBLE).part.effect
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
