"""What every paragraph asks of the table: who is in a room, what stands there, what is held. No rule is here."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property, lru_cache
from typing import Any

from tabletop_lab.engine import Game
from tabletop_lab.engine.core.errors import Unwinds
from tabletop_lab.games.void_seeders.content import Box
from tabletop_lab.games.void_seeders.content.ship import Ship
from tabletop_lab.games.void_seeders.state import VoidSeedersState, is_contamination

from .rules import ENGINE_SLOTS, ROOM2_SLOTS, NemesisRules

ABOARD = ("aboard", "pod")
"""Who is active: alive, not hibernating, not gone."""


EGGS = tuple(f"egg{number}" for number in range(1, 9))
BLUE_CORPSE = "corpse-blue"
CARCASSES = tuple(f"carcass{number}" for number in range(1, 9))
STOCK = {
    "lurker": tuple(f"lurker{number}" for number in range(1, 7)),
    "whisperer": tuple(f"whisperer{number}" for number in range(1, 5)),
    "stalker": ("stalker1",),
    "despoiler": ("despoiler1",),
    "lair": ("lair1", "lair2", "lair3"),
}
"""The miniatures of each kind."""


def laid_out(ship: Ship, rules: Any) -> Ship:
    """A ship under the rules: of the printed one, which slots are for rooms "2" (VS-A49), and where engines are."""
    return ship if rules.slots_file else _printed(ship, rules.room2_slots, rules.engine_numbering)


@lru_cache(maxsize=32)
def _printed(ship: Ship, room2_slots: str, engine_numbering: str) -> Ship:
    second, engines = ROOM2_SLOTS[room2_slots], ENGINE_SLOTS[engine_numbering]
    tiles = {slot: "2" if slot in second else "1" for slot in ship.tile_slots}
    return ship.with_contents(tiles | {slot: f"engine{number}" for slot, number in engines.items()})


@lru_cache(maxsize=32)
def heavy_things(box: Box) -> frozenset[str]:
    """The item cards and starting weapons of a box that take a hand."""
    heavy = [card for item in box.items.values() if item.heavy for card in item.copies]
    return frozenset((*heavy, *(hero.weapon for hero in box.characters.values())))


class ShipIsGone(Unwinds):
    """The game is over: nothing more is carried out but the victory check (invariant 16).

    No error: what unwinds is not taken for a fault of an edited paragraph.
    """


class Table(Game):
    """Questions that have one answer at any moment.

    Active: alive, not hibernating, not departed. In turn order: from the first player clockwise (NB-2.2). A Void
    Seeder is a miniature that moves; a Lair is not one (VS-8.3), and an enemy is either.
    """

    Rules, State = NemesisRules, VoidSeedersState
    rules: Any
    state: Any
    content: Box

    @cached_property
    def ship(self) -> Ship:
        """The ship under these rules."""
        return laid_out(self.content.ship, self.rules)

    @cached_property
    def engines(self) -> dict[int, int]:
        """The number of the engine of a slot."""
        return {slot: int(room[-1]) for slot, room in self.ship.contents.items() if room.startswith("engine")}

    @property
    def ways(self) -> Mapping[int, tuple[tuple[int, str], ...]]:
        """For each slot its neighbours, and the corridor that leads there."""
        return self.ship.ways

    @property
    def heavy(self) -> frozenset[str]:
        """The item cards and starting weapons that take a hand."""
        return heavy_things(self.content)

    @cached_property
    def objects(self) -> frozenset[str]:
        """Every object of this table: eggs, carcasses, corpses."""
        corpses = [f"corpse-{player}" for player in self.players]
        return frozenset((*EGGS, *CARCASSES, *corpses, BLUE_CORPSE))

    def printed_rooms(self) -> dict[int, str]:
        """The rooms that are printed on the ship and lie open from the start (NB-1.2)."""
        return {slot: room for slot, room in self.ship.contents.items() if room in self.content.rooms}

    def tiles(self, kind: str) -> list[str]:
        """The tiles of a set, 1 or 2."""
        return [room.id for room in self.content.rooms.values() if room.set == kind]

    def is_infected(self, card: str) -> bool:
        """What a contamination card says; nobody may be told before it is scanned."""
        return int(card[1:]) <= self.content.contamination["infected"]

    # --- characters

    def is_alone(self) -> bool:
        """Whether one player alone is at the table (NB-15.2)."""
        return len(self.players) == 1 and self.rules.mode != "coop"

    def crew(self) -> tuple[str, ...]:
        """Who is active, in turn order. Asked a thousand times a game: kept in the state."""
        crew: tuple[str, ...] = self.state.crew
        return crew

    def is_active(self, player: str) -> bool:
        """Whether a character is alive, not hibernating and not gone."""
        return player in self.state.crew

    def is_in_a_room(self, player: str) -> bool:
        """Whether a character is active and not in a pod."""
        return player in self.state.room

    def at(self, slot: int) -> tuple[str, ...]:
        """The characters in a room, in turn order."""
        room = self.state.room
        return tuple([player for player in self.state.crew if room.get(player) == slot])

    def beside(self, player: str) -> int:
        """The room of a character; of one in a waiting pod the section in which the pod is; 0 if nobody knows it."""
        state = self.state
        if state.status[player] == "pod":
            return self.slot_of(f"evac_{state.pods[state.pod_of[player]].lower()}")
        return int(state.room.get(player, 0))

    def own_room(self, player: str) -> int:
        """What a card calls "your room": for one in a waiting pod none, or by a reading the section (VS-A15)."""
        here: int = self.state.room.get(player, 0)
        return here or (self.beside(player) if self.rules.panic_in_pod == "section_room" else 0)

    def others_here(self, player: str) -> tuple[str, ...]:
        """The other characters in a character's room, in turn order."""
        room, here = self.state.room, self.own_room(player)
        return tuple([other for other in self.state.crew if here and other != player and room.get(other) == here])

    def make_crew(self) -> None:
        """Who is active, from the first player on."""
        self.state.crew = self.crew_in_order()

    def crew_in_order(self) -> tuple[str, ...]:
        """Who is alive, not hibernating and not gone, from the first player on."""
        state = self.state
        return tuple([p for p in self.clockwise(state.first) if state.status[p] in ABOARD])

    def cards_of_a_hand(self) -> frozenset[str]:
        """Every card that a hand of this table can hold."""
        cards = [f"{p}/{card}" for p in self.players for hero in self.content.characters for card in self.deck_of(hero)]
        return frozenset((*cards, *self.content.contamination_deck))

    def deck_of(self, character: str) -> tuple[str, ...]:
        """The names of the ten Action cards of a character (VS-1.19 C)."""
        return self.content.action_decks[character]

    def action_cards(self, player: str) -> list[str]:
        """The Action cards in a hand: all but contamination (NB-3.1)."""
        return [card for card in self.state.hands[player] if not is_contamination(card)]

    def holds(self, player: str, card: str) -> str:
        """The first Action card of this kind in a hand; empty if there is none."""
        return next((c for c in self.action_cards(player) if self.content.data(c).id == card), "")

    # --- hands and rooms

    def held(self, player: str) -> list[str]:
        """What a character holds in both hands (NB-12.1)."""
        return [*self.state.left_hand[player], *self.state.right_hand[player]]

    def weapon(self, thing: str) -> Any:
        """What is printed on a weapon, a starting one or an item card; nothing if something held is none."""
        return self.content.weapons.get(self.content.data(thing).id) if thing in self.heavy else None

    def weapons(self, player: str) -> list[str]:
        """The weapons in both hands."""
        return [thing for thing in self.held(player) if self.weapon(thing)]

    def things(self) -> frozenset[str]:
        """Everything that a hand can hold."""
        return self.heavy | self.objects

    def room_at(self, slot: int) -> str:
        """The room in a slot; empty while it lies face down."""
        return str(self.state.explored.get(slot, ""))

    def slot_of(self, room: str) -> int:
        """The slot of an explored room; 0 if nobody knows it."""
        return next((slot for slot, found in self.state.explored.items() if found == room), 0)

    def item_cards(self) -> frozenset[str]:
        """Every item card, and every starting weapon."""
        cards = [card for item in self.content.items.values() for card in item.copies]
        return frozenset((*cards, *(hero.weapon for hero in self.content.characters.values())))

    # --- miniatures

    def miniatures(self) -> tuple[str, ...]:
        """Every miniature but those of the characters."""
        return tuple([each for stock in STOCK.values() for each in stock])

    def kind(self, miniature: str) -> str:
        """lurker, whisperer, stalker, despoiler or lair."""
        return miniature.rstrip("0123456789")

    def seeders_at(self, slot: int) -> list[str]:
        """The Void Seeders in a room, in the order in which they appeared."""
        return [each for each, where in self.state.seeders.items() if where == slot]

    def lair_at(self, slot: int) -> str:
        """The Lair in a room; empty if there is none."""
        return next((lair for lair, where in self.state.lairs.items() if where == slot), "")

    def enemies_at(self, slot: int) -> list[str]:
        """Void Seeders and Lair of a room."""
        lair = self.lair_at(slot)
        return [*self.seeders_at(slot), *((lair,) if lair else ())]

    def where(self, miniature: str) -> int:
        """The room of a miniature; 0 if it is not on the ship."""
        state = self.state
        return int(state.seeders.get(miniature) or state.lairs.get(miniature) or 0)
