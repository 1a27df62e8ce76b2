"""What a seat would like to do next in Void Seeders, from what it sees: errands, each a room and what to do there."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import cached_property
from typing import NamedTuple

from tabletop_lab.engine import HIDDEN

from .health import HIGHEST, Health
from .risks import Risk
from .ways import Ways

EARTH = "earth"
A_ROUND = 2.0
"""So far one comes in a round, carefully."""
SPARE = 6
"""With so many rounds to spare before the jump one thinks of the bed alone."""
PRESSED = 3
"""With so many nobody leaves that room to whatever is in it."""
CAREFUL = 0.05
"""What a card is worth that is left at the end of a round, in panic cards: little to a careful player."""
URGENT = 1
"""With so many one goes there whatever may come."""
TOO_MANY = 7
"""With so many malfunctions or fires on the ship nobody turns up a room without need."""
FEW = 2
"""So many malfunctions are borne with: three may start the self-destruct sequence (E18)."""
UNKNOWN = 0.5
"""By how much a room that nobody knows seems farther than one in which there is something to do."""
LOOKED_FOR = 2.0
"""The same for a room that only one's own objective asks for."""
AT_PEACE = ("room", "take", "card", "item", "drop")
"""What cannot be done in combat, as an errand."""
NEAR = 3.0
"""So far one goes to be healed."""


class Errand(NamedTuple):
    """Go to a room and do something there; `act` is the beginning of what it is called, empty to be there."""

    slot: int
    act: str = ""


class Plan(Health):
    """What a survivor wants: a ship that flies home, and a bed in time."""

    def errands(self) -> Iterator[Errand]:
        """What is to be done, the most urgent first: not at a Lair, and where something stands only then."""
        crowded, later = self.view.seeders.values(), []
        for errand in self.wanted():
            at_peace = errand.act.startswith(AT_PEACE)
            if at_peace and errand.slot in crowded and errand.slot != self.here:
                later.append(errand)
            elif not (at_peace and errand.slot in self.view.lairs.values()):
                yield errand
        yield from (errand for errand in later if errand.slot not in self.view.lairs.values())

    def wanted(self) -> Iterator[Errand]:
        """What one would like to do, the most urgent first; at last one waits where the bed is."""
        if self.view.self_destruct >= 0:
            yield from self.to_live_on()
        if self.is_late():
            yield from self.to_bed()
        yield from self.to_be_healed()
        yield from self.nearest_first(self.for_the_ship(), list(self.own_errands()))
        if self.may_sleep():
            yield from self.to_bed()
        yield from self.nearest_first(self.to_be_sure())
        yield Errand(self.slot_of("hibernatorium"))

    def nearest_first(self, errands: Iterable[Errand], own: Sequence[Errand] = ()) -> list[Errand]:
        """What is near first; what has to be looked for seems farther, most of all for oneself alone."""

        def far(errand: Errand) -> float:
            return self.distance(errand.slot) + (0 if errand.act else LOOKED_FOR if errand in own else UNKNOWN)

        return sorted((*errands, *own), key=far)

    def own_errands(self) -> Iterator[Errand]:
        """What only this seat wants."""
        return iter(())

    def easiest(self, objectives: Sequence[str]) -> str:
        """The objective to keep."""
        return objectives[0]

    def wants_to_keep(self, thing: str) -> bool:
        """Whether a thing in a hand is not to be let go."""
        return False

    # --- time

    def is_late(self) -> bool:
        """Whether it is time to think of the bed alone."""
        return self.spare() <= SPARE

    def lets_madness_rise(self) -> bool:
        """Whether madness is wanted that is high enough to be analysed."""
        return False

    def wants_items(self) -> bool:
        """Whether one searches wherever one can."""
        return False

    def haste(self) -> float:
        """What a card is worth that one does not use in this round."""
        return CAREFUL

    def kept_cards(self) -> int:
        """So many Action cards are not paid with for a move."""
        return 0

    def waits_to_repair(self) -> bool:
        """Whether one stays in a room until one can repair it."""
        return False

    def is_urgent(self) -> bool:
        """Whether there is no time left to be careful."""
        return self.spare() <= URGENT

    def is_pressed(self) -> bool:
        """Whether one fights with bare hands for the room where one is saved."""
        return self.spare() <= PRESSED

    def spare(self) -> float:
        """The rounds that are left when one has gone to bed."""
        view = self.view
        left = view.rules.time_length - view.time
        away = [self.slot_of("hibernatorium")]
        if view.self_destruct >= 0:
            left, away = min(left, view.rules.sd_skull - view.self_destruct), self.sections()
        return float(left - min(map(self.distance, away), default=0.0) / A_ROUND)

    def may_sleep(self) -> bool:
        """Whether one may hibernate already."""
        return bool(self.view.time >= self.view.rules.hibernation_from)

    # --- errands

    def crew(self) -> list[str]:
        """Who is active, in the order of the seats."""
        return [player for player in self.view.players if player in self.view.crew]

    def for_the_ship(self) -> Iterator[Errand]:
        """The course for the first of the crew, the engines for all others; alone one does both."""
        crew = self.crew()
        mine, others = crew.index(self.player), max(1, len(crew) - 1)
        if mine == 0:
            yield from self.to_set_the_course()
        if self.good_engines() > 1:
            return
        for nth, slot in enumerate(sorted(self.game.engines)):
            if len(crew) < 3 or (mine > 0 and nth % others == mine - 1):
                yield from self.to_mend(slot)

    def to_be_sure(self) -> Iterator[Errand]:
        """With time to spare: all that others were to see to."""
        yield from self.to_set_the_course()
        if self.good_engines() < 2:
            for slot in self.game.engines:
                yield from self.to_mend(slot)

    def to_mend(self, slot: int) -> Iterator[Errand]:
        """An engine nobody has looked at, or a damaged one: with a Repair at hand it is mended at once."""
        known, repair = self.view.engine_tops.get(self.game.engines[slot]), self.repair()
        if known != "working" and repair:
            yield Errand(slot, repair)
        elif known is None and slot not in self.view.malfunction:
            yield Errand(slot, "room")

    def repair_card(self) -> str:
        """The act of one's own Repair card."""
        return f"card {self.player}/repair"

    def repair(self) -> str:
        """With what one could repair: a card of the hand with what it costs, or an item."""
        view, player = self.view, self.player
        if self.has("repair") and self.cards() > self.game.card_cost(player, f"{player}/repair"):
            return self.repair_card()
        tools = ("tools", "duct_tape")
        return next((f"item {card} repair" for card in view.items[player] if _use(card).startswith(tools)), "")

    def to_live_on(self) -> Iterator[Errand]:
        """The sequence runs: stop it while it can be stopped, else leave in a pod."""
        view, generator = self.view, self.slot_of("generator")
        left = view.rules.sd_yellow - view.self_destruct
        yield from self.to_a_pod()
        if generator and self.distance(generator) < A_ROUND * left:
            yield from self.to_use(generator, "room generator")
        elif left > 1 and not generator:
            yield from self.to_find("generator")
        yield from self.to_a_broken_section()
        if len(sections := self.sections()) < 2:
            yield from self.to_find("evac_a")
        yield from (Errand(slot) for slot in sorted(sections, key=self.distance))

    def sections(self) -> list[int]:
        """Where the Evacuation Sections are that somebody has found."""
        return [slot for slot in map(self.slot_of, ("evac_a", "evac_b")) if slot]

    def to_a_broken_section(self) -> Iterator[Errand]:
        """A section with a malfunction, for whoever can repair it."""
        repair = self.repair()
        for slot in sorted(self.sections(), key=self.distance):
            if repair and slot in self.view.malfunction:
                yield Errand(slot, repair)

    def good_engines(self) -> int:
        """Engines that work for all one knows."""
        return list(self.view.engine_tops.values()).count("working")

    def bad_engines(self) -> int:
        """Engines that are damaged for all one knows."""
        return list(self.view.engine_tops.values()).count("damaged")

    def to_set_the_course(self) -> Iterator[Errand]:
        """Look at the coordinates, then set the course for the Earth; no longer when somebody sleeps."""
        view, cockpit = self.view, self.slot_of("cockpit")
        if "hibernating" in view.status.values() or cockpit in view.malfunction:
            return
        if not self.known_card():
            yield Errand(cockpit, "room cockpit look_at_coordinates")
        elif self.course() != view.destination:
            yield Errand(cockpit, "room cockpit set_destination")

    def wanted_target(self) -> str:
        """Where the ship should go."""
        return EARTH

    def known_card(self) -> str:
        """The coordinates card, once one has seen it."""
        return next((card for card in self.view.coordinates if card is not HIDDEN), "")

    def course(self) -> str:
        """The space of the destination track that leads where one wants to go; empty if one does not know."""
        if not (known := self.known_card()):
            return ""
        card = self.game.content.coordinates[known]
        return next((space for space in "ABCD" if card.target(space) == self.wanted_target()), "")

    def is_lost(self) -> bool:
        """Whether sleeping would be death for all one knows: a wrong course, engines, a sequence that runs."""
        view, course = self.view, self.course()
        return view.self_destruct >= 0 or self.bad_engines() > 1 or (bool(course) and course != view.destination)

    def to_bed(self) -> Iterator[Errand]:
        """The Hibernatorium; an unlocked pod where one is nearer, or where the ship is lost."""
        beds = list(self.to_a_pod())
        if self.may_sleep() and not (beds and self.is_lost()):
            beds.append(Errand(self.slot_of("hibernatorium"), "room hibernatorium"))
        yield from sorted(beds, key=lambda bed: self.distance(bed.slot))

    def to_a_pod(self) -> Iterator[Errand]:
        """The sections with an open pod."""
        view = self.view
        for section in ("A", "B"):
            slot = self.slot_of(f"evac_{section.lower()}")
            if slot and slot not in view.malfunction and any(view.pods.get(pod) == section for pod in view.unlocked):
                yield Errand(slot, f"room evac_{section.lower()}")

    def to_use(self, slot: int, act: str) -> Iterator[Errand]:
        """The action of a room; if it has a malfunction that is repaired first, as soon as one can."""
        if slot not in self.view.malfunction:
            yield Errand(slot, act)
        elif repair := self.repair():
            yield Errand(slot, repair)
        elif self.waits_to_repair():
            yield Errand(slot, self.repair_card())

    def to_find(self, room: str) -> Iterator[Errand]:
        """The nearest place where a room may lie that nobody has found, if this ship has one."""
        if room in self.game.content.rooms:
            yield from self.to_explore(self.game.content.rooms[room].set)

    def to_explore(self, kind: str = "") -> Iterator[Errand]:
        """The nearest room that nobody knows, unless there are so many malfunctions that one more is a danger."""
        view, contents = self.view, self.game.ship.contents
        unknown = [slot for slot in self.game.ship.slots if slot not in view.explored]
        wanted = [slot for slot in unknown if not kind or contents[slot] == kind]
        if wanted and max(len(view.malfunction), len(view.fire)) < self.most_markers():
            yield Errand(min(wanted, key=lambda slot: (self.distance(slot), slot)))

    def most_markers(self) -> int:
        """With so many malfunctions or fires one turns up no more rooms."""
        return TOO_MANY

    def to_be_healed(self) -> Iterator[Errand]:
        """Who is near death goes where wounds are dressed, and who is near madness where it is lowered."""
        view, player = self.view, self.player
        wanted: list[str] = []
        wounds = view.wounds[player]
        bleeds = self.game.has_wound(player, "bleed_on_pass")
        if len(wounds) + len(view.dressed[player]) > 2 or len(wounds) > 1 or bleeds:
            wanted.append("emergency")
        if view.madness[player] == HIGHEST or (self.is_doomed() and self.unread_in_hand()):
            wanted += ["shower", "canteen"]
        if view.madness[player] == HIGHEST or (view.madness[player] > 3 and self.contamination()):
            wanted.append("surgery")
        for room in wanted:
            slot = self.slot_of(room)
            if slot and slot not in view.malfunction and self.distance(slot) <= NEAR:
                yield Errand(slot, f"room {room}")

    def has(self, use: str) -> bool:
        """Whether an Action card of this kind is in one's own hand."""
        return f"{self.player}/{use}" in self.view.hands[self.player]

    def few_broken(self) -> int:
        """With so many malfunctions on the ship a Repair is not spent on one of them."""
        return FEW

    def deck(self, decks: Sequence[str]) -> str:
        """In which of several item decks to look."""
        return next(deck for deck in ("green", "red", "yellow", *decks) if deck in decks)

    def weakness(self, places: Sequence[str]) -> str:
        """Which of several weaknesses to reveal."""
        return places[0]

    def pod(self, locked: Sequence[int]) -> int:
        """Which of several locked pods to unlock."""
        return locked[0]

    # --- ways

    def goal(self) -> int:
        """The room where the next errand is that is not here."""
        rooms = (errand.slot for errand in self.errands())
        return next((slot for slot in rooms if slot and slot != self.here), self.slot_of("hibernatorium"))

    def next_room(self, target: int, rooms: list[int]) -> int:
        """Of some rooms next door the one from which a target seems nearest, by noise, enemies and doors."""
        back = self.ways if target == self.here or not target else Ways(self.game, target)
        return min(rooms, key=lambda slot: (back.to(slot), self.ways.to(slot), slot))

    @cached_property
    def risk(self) -> Risk:
        """What noise may cost."""
        return Risk(self.view)

    @cached_property
    def ways(self) -> Ways:
        """The ways from here."""
        return Ways(self.game, self.here)

    def slot_of(self, room: str) -> int:
        """Where an explored room is; 0 if nobody knows."""
        return int(self.game.slot_of(room))

    def distance(self, slot: int) -> float:
        """How far a room seems; far away if it is not known where it is."""
        return self.ways.to(slot) if slot and self.here else 99.0


def _use(card: str) -> str:
    """The item of an item card: `yellow-duct_tape2` is `duct_tape2`."""
    return card.rpartition("-")[2]
