"""H5 to H7: whom, and which rooms, the parts of panic, attack and event cards mean."""

from __future__ import annotations

from tabletop_lab.engine import Places, adds
from tabletop_lab.engine.core.labels import in_order
from tabletop_lab.games.void_seeders.content.effects import room_selectors, selectors
from tabletop_lab.games.void_seeders.nemesis.game import Nemesis
from tabletop_lab.games.void_seeders.nemesis.why_not import NO_COMPUTER, NOBODY_THERE

Players = tuple[str, ...]


class Selectors(Nemesis):
    """Players in turn order, seen from the one whose card it is; rooms by their numbers."""

    # --- characters

    @selectors("others")
    @adds("VS-6.5")
    def the_others_here(self, player: str) -> Players:
        """Every other character in the room."""
        return self.others_here(player)

    @selectors("one_other")
    @adds("VS-6.5")
    def one_other_here(self, player: str) -> Players:
        """Another character in the room, chosen by the player."""
        others = self.others_here(player)
        return (self.ask(player, "whom", in_order(others), NOBODY_THERE),) if others else ()

    @selectors("one_here")
    @adds("VS-6.5")
    def one_of_those_here(self, player: str) -> Players:
        """A character in the room, their own included, chosen by the player."""
        here = self.at(self.state.room.get(player, 0))
        return (self.ask(player, "whom", in_order(here), NOBODY_THERE),) if here else ()

    @selectors("everyone_here")
    @adds("NB-9.8")
    def all_here(self, player: str) -> Players:
        """Every character in the room."""
        return self.at(self.state.room.get(player, 0))

    @selectors("everybody")
    @adds("VS-10.7")
    def everybody(self, player: str) -> Players:
        """Every active player."""
        return self.crew()

    @selectors("if_mad")
    @adds("NB-9.8")
    def if_mad(self, player: str) -> Players:
        """The character, if its madness is 3 or more."""
        return (player,) if self.state.madness[player] >= 3 else ()

    @selectors("alone")
    @adds("VS-10.7")
    def those_alone(self, player: str) -> Players:
        """Characters with nobody in their own or a neighbouring room."""
        return tuple([p for p in self.in_rooms() if not self.others_here(p) and not self.has_a_neighbour(p)])

    def has_a_neighbour(self, player: str) -> bool:
        """Whether a character stands in a neighbouring room; a closed door parts rooms for characters (NB-0.4)."""
        return any(self.at(slot) for slot in self.ways_out(self.state.room[player]))

    def in_rooms(self) -> Players:
        """The characters that are in a room, in turn order."""
        return tuple([p for p in self.crew() if self.is_in_a_room(p)])

    @selectors("empty_handed")
    @adds("VS-10.7")
    def the_empty_handed(self, player: str) -> Players:
        """Characters whose players hold no Action card."""
        return tuple([p for p in self.crew() if not self.action_cards(p)])

    @selectors("at_peace")
    @adds("VS-10.7")
    def those_at_peace(self, player: str) -> Players:
        """Characters not in combat."""
        return tuple([p for p in self.in_rooms() if not self.in_combat(p)])

    @selectors("first_at_peace")
    @adds("VS-10.7")
    def the_first_at_peace(self, player: str) -> Players:
        """The first of them in turn order."""
        return self.those_at_peace(player)[:1]

    @selectors("sane_at_peace")
    @adds("VS-10.7")
    def the_sane_at_peace(self, player: str) -> Players:
        """Those of them whose madness is 2 or less."""
        return tuple([p for p in self.those_at_peace(player) if self.state.madness[p] <= 2])

    @selectors("at_an_entrance")
    @adds("VS-10.7")
    def those_at_an_entrance(self, player: str) -> Players:
        """Characters in rooms with a technical entrance."""
        return tuple([p for p in self.in_rooms() if self.state.room[p] in self.ship.entrances])

    @selectors("at_a_lair")
    @adds("VS-10.7")
    def those_at_a_lair(self, player: str) -> Players:
        """Characters in the room of a Lair."""
        return tuple([p for p in self.in_rooms() if self.lair_at(self.state.room[p])])

    @selectors("maddest_of_a_crowd")
    @adds("VS-10.7")
    def the_maddest_of_a_crowd(self, player: str) -> Players:
        """In each room with two or more characters the one with the highest madness, ties in turn order."""
        madness, room = self.state.madness, self.state.room
        crowds = [self.at(slot) for slot in sorted(set(room[p] for p in self.in_rooms()))]
        return tuple([max(crowd, key=madness.__getitem__) for crowd in crowds if len(crowd) > 1])

    @selectors("with_an_egg")
    @adds("VS-10.7")
    def those_with_an_egg(self, player: str) -> Players:
        """Characters carrying an egg."""
        return tuple([p for p in self.crew() if any(thing.startswith("egg") for thing in self.held(p))])

    # --- rooms

    @room_selectors("unbroken_computer_room")
    @adds("VS-10.7")
    def an_unbroken_computer_room(self, player: str) -> tuple[int, ...]:
        """The explored room with a computer and the lowest number that has no malfunction marker."""
        broken = self.state.malfunction
        return tuple([slot for slot in self.computer_rooms() if slot not in broken][:1])

    def computer_rooms(self) -> list[int]:
        """The explored rooms with a computer, by their numbers."""
        return [slot for slot in sorted(self.state.explored) if self.has_computer(slot)]

    @room_selectors("unbroken_yellow_room")
    @adds("VS-10.7")
    def an_unbroken_yellow_room(self, player: str) -> tuple[int, ...]:
        """The explored yellow room with the highest number that has no malfunction marker."""
        broken, rooms = self.state.malfunction, self.content.rooms
        yellow = [slot for slot, room in sorted(self.state.explored.items()) if rooms[room].colour == "yellow"]
        return tuple([slot for slot in yellow if slot not in broken][-1:])

    @room_selectors("unburnt_engine_room")
    @adds("VS-10.7")
    def an_unburnt_engine_room(self, player: str) -> tuple[int, ...]:
        """The engine room with the lowest engine number that has no fire."""
        engines = self.engines
        return tuple([slot for slot in sorted(engines, key=engines.__getitem__) if slot not in self.state.fire][:1])

    @room_selectors("the_generator")
    @adds("VS-10.7")
    def the_generator(self, player: str) -> tuple[int, ...]:
        """The Generator, once it is explored."""
        slot = self.slot_of("generator")
        return (slot,) if slot else ()

    @room_selectors("every_room")
    @adds("VS-10.7")
    def every_room(self, player: str) -> tuple[int, ...]:
        """All rooms."""
        return tuple(self.ship.slots)

    @room_selectors("lair_rooms")
    @adds("VS-10.7")
    def the_rooms_of_lairs(self, player: str) -> tuple[int, ...]:
        """The rooms with a Lair, by their numbers."""
        return tuple(sorted(self.state.lairs.values()))

    @room_selectors("a_computer_room")
    @adds("NB-3.2")
    def a_computer_room(self, player: str) -> tuple[int, ...]:
        """An explored room with a computer, chosen by the player."""
        rooms = self.computer_rooms()
        return (self.ask(player, "which_room", Places(in_order(rooms)), NO_COMPUTER),) if rooms else ()

    @room_selectors("a_room")
    @adds("NB-11.15")
    def a_room(self, player: str) -> tuple[int, ...]:
        """Any room, chosen by the player."""
        return (self.ask(player, "which_room", Places(in_order(self.ship.slots)), NO_COMPUTER),)
