"""The plan of a seat that wants to win: what its objective asks for, as errands."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence

from .content.conditions import Fact
from .plans import CAREFUL, EARTH, TOO_MANY, Errand
from .wishes import CORPSE, Wishes

NEARLY_DESTROYED = 2
"""A Lair with so many injuries is fought hand to hand without ammo."""
HASTE = {1: 0.6, 2: 0.6, 3: 0.15}
"""What a card is worth at a level of madness to whoever has far to go: a clear mind bears what it meets."""
BUSY = 0.1
"""The same for whoever has something to do that is near."""
LAST = 3
"""With so many rounds to spare whoever has far to go goes to bed all the same."""
FOR_THE_SHIP = 8
"""From then on whoever has far to go sees to the ship, too."""
WAIT = 3.0
"""By how much a room seems farther that has to be repaired, with nothing at hand to repair it."""


class Purpose(Wishes):
    """Besides, does what one's own objective asks for."""

    def lets_madness_rise(self) -> bool:
        """For one who wants several weaknesses, and has not shown that of madness."""
        return self.wants("weaknesses") and "madness" not in self.view.revealed

    def is_late(self) -> bool:
        """Whoever has far to go stays up longer."""
        return self.spare() <= LAST if self.has_far_to_go else super().is_late()

    def haste(self) -> float:
        """Whoever has far to go has to hurry, as long as the mind is clear; who has something to do, a little."""
        if self.has_far_to_go:
            return HASTE.get(self.view.madness[self.player], CAREFUL)
        busy = any(fact.name in ERRANDS and fact.name != "arrives" for fact in self.left_to_do)
        return BUSY if busy else super().haste()

    def waits_to_repair(self) -> bool:
        """Alone there is nobody else who would do it."""
        return self.has_far_to_go and len(self.view.crew) == 1

    def kept_cards(self) -> int:
        """The Repair stays in hand on the way to where it is wanted."""
        if not (self.waits_to_repair() and self.has("repair")):
            return 0
        return int(next((errand.act for errand in self.errands() if errand.slot), "") == self.repair_card())

    def most_markers(self) -> int:
        """Nor is there anybody else who would turn up the last rooms."""
        return TOO_MANY + self.wants("all_explored")

    def wanted_target(self) -> str:
        """Mars for whoever is told to go there, else the Earth."""
        targets = [str(fact.amounts[0]) for fact in self.wishes if fact.name == "arrives"]
        return EARTH if EARTH in targets or not targets else targets[0]

    def wants_to_keep(self, thing: str) -> bool:
        """What the objective asks for."""
        if thing == CORPSE:
            return any(fact.name == "corpse_in" or str(fact) == "brings blue_corpse" for fact in self.wishes)
        if thing.startswith("egg"):
            return any(str(fact) in ("brings egg", "weakness egg") or fact.name == "weaknesses" for fact in self.wishes)
        return thing.startswith("carcass") and any(fact.name.startswith("weakness") for fact in self.wishes)

    # --- errands

    def for_the_ship(self) -> Iterator[Errand]:
        """Nothing, for whoever means to blow it up, or has far to go and has just begun."""
        busy = self.has_far_to_go and self.view.time < FOR_THE_SHIP
        if not busy and not (self.wants("ship_destroyed") and self.view.self_destruct < 0):
            yield from super().for_the_ship()

    def nearest_first(self, errands: Iterable[Errand], own: Sequence[Errand] = ()) -> list[Errand]:
        """Whoever has far to go does that first; what waits to be repaired seems farther."""
        if not self.has_far_to_go:
            return super().nearest_first(errands, own)

        def far(errand: Errand) -> float:
            broken = errand.act == self.repair_card() and not self.repair()
            return self.distance(errand.slot) + WAIT * broken

        return [*sorted(own, key=far), *sorted(errands, key=far)]

    def to_bed(self) -> Iterator[Errand]:
        """Whoever wants the ship to be destroyed sees to that before anybody sleeps in it."""
        for fact in self.wishes:
            if fact.name == "ship_destroyed":
                yield from self.to_blow_up_the_ship(fact)
        yield from super().to_bed()

    def to_live_on(self) -> Iterator[Errand]:
        """Whoever wants the ship to be destroyed does not stop it."""
        signal = self.wants("signal") and self.player not in self.view.signals
        if self.wants("ship_destroyed") and signal and self.spare() > 2:
            yield from self.to_signal(Fact("signal"))
        yield from (
            errand
            for errand in super().to_live_on()
            if not (self.wants("ship_destroyed") and errand.act == "room generator")
        )

    def own_errands(self) -> Iterator[Errand]:
        """What one's own objectives ask for; what is not possible yet is left for later."""
        for fact in self.wishes:
            if think := ERRANDS.get(fact.name):
                yield from think(self, fact)

    def to_signal(self, fact: Fact) -> Iterator[Errand]:
        """To the Comms Room."""
        if self.player not in self.view.signals:
            yield from self.if_known("comms", "room comms")

    def to_arrive(self, fact: Fact) -> Iterator[Errand]:
        """A course of one's own is set by oneself, where it is not the one that everybody wants."""
        if fact.amounts[0] != EARTH:
            yield from self.to_set_the_course()

    def to_bring(self, fact: Fact) -> Iterator[Errand]:
        """An egg from the Nest, or the blue corpse."""
        if fact.amounts[0] == "egg":
            yield from self.to_fetch_an_egg()
        elif not self.holds(CORPSE) and (slot := self.view.lying.get(CORPSE)):
            yield Errand(slot, f"take {CORPSE}")

    def to_fetch_an_egg(self) -> Iterator[Errand]:
        """One from the floor, or out of the Nest."""
        view = self.view
        if self.holds("egg"):
            return
        lying = [(thing, slot) for thing, slot in view.lying.items() if thing.startswith("egg")]
        yield from (Errand(slot, f"take {thing}") for thing, slot in lying)
        if view.eggs and not view.nest_destroyed:
            yield from self.if_known("nest", "room nest")

    def to_carry_the_corpse(self, fact: Fact) -> Iterator[Errand]:
        """Into the room where it is wanted; there it is dropped."""
        slot = self.slot_of(str(fact.amounts[0]))
        lies = self.view.lying.get(CORPSE, 0)
        if lies == slot > 0:
            return
        if lies:
            yield Errand(lies, f"take {CORPSE}")
        elif not slot:
            yield from self.to_find(str(fact.amounts[0]))
        elif self.holds(CORPSE):
            yield Errand(slot, f"drop {CORPSE}")

    def to_analyse(self, fact: Fact) -> Iterator[Errand]:
        """The Laboratory, with an egg, a carcass, or madness that is high enough."""
        revealed, which = self.view.revealed, str(fact.amounts[0])
        if fact.name == "weakness":
            if which not in revealed:
                yield from self.to_show(which)
        elif len(revealed) < int(which):
            for weakness in ("egg", "madness", *(("carcass",) if self.carcasses() else ())):
                if weakness not in revealed:
                    yield from self.to_show(weakness)

    def to_show(self, weakness: str) -> Iterator[Errand]:
        """What is wanted for a weakness, and then the Laboratory."""
        if weakness == "carcass" and not self.holds("carcass"):
            yield from (Errand(slot, f"take {thing}") for thing, slot in self.carcasses())
            if not self.carcasses():
                yield from self.to_hunt(Fact("despoiler_dead"))
        elif weakness == "egg" and not self.holds("egg"):
            yield from self.to_fetch_an_egg()
        elif weakness != "madness" or self.view.madness[self.player] >= 3:
            yield from self.if_known("laboratory", "room laboratory")

    def weakness(self, places: Sequence[str]) -> str:
        """What the objective names."""
        wanted = [str(fact.amounts[0]) for fact in self.wishes if fact.name == "weakness"]
        return next((place for place in wanted if place in places), places[0])

    def to_hunt(self, fact: Fact) -> Iterator[Errand]:
        """To the nearest Lair, while there is something to shoot with; as long as none is known one explores."""
        lairs = sorted(self.view.lairs.values(), key=self.distance)
        injured = [slot for slot in lairs if self.view.injuries.get(self.game.lair_at(slot), 0) >= NEARLY_DESTROYED]
        if not lairs:
            yield from self.to_explore()
        elif self.game.loaded(self.player):
            yield from (Errand(slot, "shoot") for slot in lairs)
        elif injured:
            yield Errand(injured[0], "melee")
        else:
            yield from self.if_known("armory", "room armory")

    def to_empty_the_nest(self, fact: Fact) -> Iterator[Errand]:
        """Shoot the eggs, or break them."""
        if not self.view.nest_destroyed:
            act = "shoot" if self.game.loaded(self.player) else "melee"
            yield from self.if_known("nest", act)

    def to_survey(self, fact: Fact) -> Iterator[Errand]:
        """Every room."""
        yield from self.to_explore()

    def to_blow_up_the_ship(self, fact: Fact) -> Iterator[Errand]:
        """The sequence is started as soon as an evacuation section is known; then a pod, once they are open."""
        view = self.view
        section = self.slot_of("evac_a") or self.slot_of("evac_b")
        if view.self_destruct < 0 and not self.has_no_time_to_blow_up():
            if not section:
                yield from self.to_find("evac_a")
            elif not self.wants("signal") or self.player in view.signals:
                yield from self.if_known("generator", "room generator")

    def to_pack(self, fact: Fact) -> Iterator[Errand]:
        """Things, out of the Storage; with enough of them a pod, which somebody has to open."""
        if len(self.game.belongings(self.player)) < int(fact.amounts[0]):
            yield from self.if_known("storage", "room storage")
        elif pods := list(self.to_a_pod()):
            yield from pods
        elif self.slot_of("hatch_control"):
            yield from self.if_known("hatch_control", "room hatch_control")
        else:
            yield from self.to_blow_up_the_ship(fact)

    def if_known(self, room: str, act: str) -> Iterator[Errand]:
        """An errand to a room, once somebody has found it; till then one explores."""
        slot = self.slot_of(room)
        if not slot:
            yield from self.to_find(room)
        else:
            yield from self.to_use(slot, act)


ERRANDS: Mapping[str, Callable[[Purpose, Fact], Iterator[Errand]]] = {
    "signal": Purpose.to_signal,
    "arrives": Purpose.to_arrive,
    "brings": Purpose.to_bring,
    "corpse_in": Purpose.to_carry_the_corpse,
    "weakness": Purpose.to_analyse,
    "weaknesses": Purpose.to_analyse,
    "despoiler_dead": Purpose.to_hunt,
    "nest_destroyed": Purpose.to_empty_the_nest,
    "all_explored": Purpose.to_survey,
    "ship_destroyed": Purpose.to_blow_up_the_ship,
    "leaves_with": Purpose.to_pack,
}
"""What is done for each fact of an objective; the others come by themselves."""
