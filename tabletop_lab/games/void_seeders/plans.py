"""What a seat would like to do next in Void Seeders, from what it sees: errands, each a room and what to do there."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

from tabletop_lab.engine import HIDDEN

from .content.conditions import Condition, Fact

EARTH = "earth"
NOISE = 1.5
"""By how much a corridor seems longer for each marker of the room behind it: there an encounter is likely."""
CROWD = 4.0
"""The same for a room with an enemy in it."""


class Errand(NamedTuple):
    """Go to a room and do something there; `act` is the beginning of what it is called, empty to be there."""

    slot: int
    act: str = ""


class Plan:
    """What a survivor wants: a ship that flies home, and a bed in time."""

    def __init__(self, view: Any, player: str) -> None:
        self.view, self.player, self.game = view, player, view.paragraphs
        self.here: int = view.room.get(player, 0)

    def errands(self) -> Iterator[Errand]:
        """What is to be done, the most urgent first."""
        if self.is_late():
            yield from self.to_bed()
        yield from self.own_errands()
        yield from self.for_the_ship()
        if self.may_sleep():
            yield from self.to_bed()
        yield from self.to_explore()

    def own_errands(self) -> Iterator[Errand]:
        """What only this seat wants."""
        return iter(())

    # --- time

    def is_late(self) -> bool:
        """Whether it is time to think of the bed alone."""
        view = self.view
        left = view.rules.time_length - view.time
        return left <= 2 + self.distance(self.slot_of("hibernatorium")) // 2

    def may_sleep(self) -> bool:
        """Whether one may hibernate already."""
        return bool(self.view.time >= self.view.rules.hibernation_from)

    # --- errands

    def for_the_ship(self) -> Iterator[Errand]:
        """The course, if this seat is the one who looks after it; else an engine. The errands go round by seat."""
        view, slots = self.view, self.game.engines
        mine = view.players.index(self.player)
        engines = sorted(slots, key=slots.__getitem__)
        course = list(self.to_set_the_course())
        if mine == 0 or len(view.players) == 1:
            yield from course
        others = max(1, len(view.players) - 1)
        for nth, slot in enumerate(engines):
            top = view.engine_tops.get(slots[slot], HIDDEN)
            if len(view.players) < 3 or nth % others == (mine - 1) % others:
                if top == "damaged":
                    yield Errand(slot, f"card {self.player}/repair")
                elif top is HIDDEN:
                    yield Errand(slot, "room")
        yield from course

    def to_set_the_course(self) -> Iterator[Errand]:
        """Look at the coordinates, then set the course for the Earth."""
        view = self.view
        cockpit, known = self.slot_of("cockpit"), [card for card in view.coordinates if card is not HIDDEN]
        if not known:
            yield Errand(cockpit, "room cockpit look_at_coordinates")
        elif self.game.content.coordinates[known[0]].target(view.destination) != self.wanted_target():
            yield Errand(cockpit, "room cockpit set_destination")

    def wanted_target(self) -> str:
        """Where the ship should go."""
        return EARTH

    def course(self) -> str:
        """The space of the destination track that leads there; empty if one does not know."""
        known = [card for card in self.view.coordinates if card is not HIDDEN]
        if not known:
            return ""
        card = self.game.content.coordinates[known[0]]
        return next((space for space in "ABCD" if card.target(space) == self.wanted_target()), "")

    def to_bed(self) -> Iterator[Errand]:
        """The Hibernatorium; an unlocked pod where one is nearer."""
        view = self.view
        beds = [Errand(self.slot_of("hibernatorium"), "room hibernatorium")] if self.may_sleep() else []
        for section in ("A", "B"):
            slot = self.slot_of(f"evac_{section.lower()}")
            if slot and any(view.pods.get(pod) == section for pod in view.unlocked):
                beds.append(Errand(slot, f"room evac_{section.lower()}"))
        yield from sorted(beds, key=lambda bed: self.distance(bed.slot))

    def to_explore(self) -> Iterator[Errand]:
        """The nearest room that nobody knows."""
        unknown = [slot for slot in self.game.ship.slots if slot not in self.view.explored]
        if unknown:
            yield Errand(min(unknown, key=lambda slot: (self.distance(slot), slot)))

    # --- ways

    def slot_of(self, room: str) -> int:
        """Where an explored room is; 0 if nobody knows."""
        return int(self.game.slot_of(room))

    def distance(self, slot: int) -> int:
        """Moves to a room, through closed doors, too; far away if it is not known where it is."""
        return int(self.game.ship.distances(self.here).get(slot, 99)) if slot and self.here else 99

    def next_room(self, target: int, rooms: list[int]) -> int:
        """Of the rooms next door the one that seems nearest to a target, by noise and enemies."""
        far = self.game.ship.distances(target)

        def seems(slot: int) -> tuple[float, int]:
            marked = 4 - len(self.game.unmarked(slot)) if not self.game.at(slot) else 0
            return far.get(slot, 99) + NOISE * marked / 4 + CROWD * bool(self.game.enemies_at(slot)), slot

        return min(rooms, key=seems)


class Purpose(Plan):
    """Besides, what the own objective asks for."""

    def wishes(self) -> list[Fact]:
        """The facts that the own objectives are made of; of a choice all."""
        objectives = [card for card in self.view.objectives.get(self.player, ()) if card is not HIDDEN]
        return [fact for card in objectives for fact in facts_of(self.game.content.objectives[card].condition)]

    def wanted_target(self) -> str:
        """Mars for whoever is told to go there, else the Earth."""
        targets = [str(fact.amounts[0]) for fact in self.wishes() if fact.name == "arrives"]
        return EARTH if EARTH in targets or not targets else targets[0]

    def own_errands(self) -> Iterator[Errand]:
        """A signal, eggs, weaknesses, rooms to explore; what is not possible yet is left for later."""
        view = self.view
        for fact in self.wishes():
            if fact.name == "signal" and self.player not in view.signals:
                yield from self.if_known("comms", "room comms")
            elif fact.name == "brings" and fact.amounts[0] == "egg" and not self.holds("egg") and view.eggs:
                yield from self.if_known("nest", "room nest")
            elif fact.name == "brings" and "corpse" in str(fact.amounts[0]) and not self.holds("corpse-blue"):
                if slot := view.lying.get("corpse-blue"):
                    yield Errand(slot, "take corpse-blue")
            elif fact.name in ("weakness", "weaknesses") and len(view.revealed) < 2:
                yield from self.to_analyse()
            elif fact.name == "nest_destroyed" and not view.nest_destroyed:
                yield from self.if_known("nest", "shoot")
                yield from self.if_known("nest", "melee")
            elif fact.name == "all_explored":
                yield from self.to_explore()

    def to_analyse(self) -> Iterator[Errand]:
        """The Laboratory, with an egg if there is one to be had."""
        if not self.holds("egg") and self.view.eggs and "egg" not in self.view.revealed:
            yield from self.if_known("nest", "room nest")
        yield from self.if_known("laboratory", "room laboratory")

    def if_known(self, room: str, act: str) -> Iterator[Errand]:
        """An errand to a room, once somebody has found it; till then one explores."""
        if slot := self.slot_of(room):
            yield Errand(slot, act)
        else:
            yield from self.to_explore()

    def holds(self, thing: str) -> bool:
        """Whether a hand holds a thing of this kind."""
        return any(held.startswith(thing) for held in self.game.held(self.player))


def facts_of(condition: Condition) -> Iterator[Fact]:
    """The single facts of a condition."""
    if isinstance(condition, Fact):
        yield condition
    else:
        for part in condition.parts:
            yield from facts_of(part)
