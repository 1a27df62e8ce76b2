"""What the own objective asks for, as errands: the plan of a seat that wants to win."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cached_property

from tabletop_lab.engine import HIDDEN

from .content.conditions import Condition, Fact, Joined
from .plans import EARTH, Errand, Plan

CORPSE = "corpse-blue"
TIME_TO_BLOW_UP = 5
"""So much time must be left for whoever starts the self-destruct sequence, and wants to be gone in a pod."""
NEVER = 50
"""What cannot be any more."""
TOIL: Mapping[str, int] = {
    "signal": 1, "arrives": 0, "brings": 2, "corpse_in": 2, "weakness": 4, "weaknesses": 5, "despoiler_dead": 9,
    "nest_destroyed": 5, "ship_destroyed": 2, "all_explored": 3, "leaves_with": 4, "dead": 3, "only_survivor": 9,
    "others_survive": 1,
}  # fmt: skip
"""How much stands between a seat and a fact."""


class Purpose(Plan):
    """Besides, what the own objective asks for."""

    # --- what is wanted

    @cached_property
    def wishes(self) -> list[Fact]:
        """The facts that the own objective is made of; before one was chosen those of the easiest."""
        own = [card for card in self.view.objectives.get(self.player, ()) if card is not HIDDEN]
        wishes = self.of(self.easiest(own)) if own else []
        for card in self.shared():
            wishes += [fact for fact in self.of(card) if fact not in wishes and fact.name != "signal"]
        return wishes

    def shared(self) -> list[str]:
        """The objectives of all others, where all win together."""
        if self.view.rules.mode != "coop":
            return []
        return [c for p in self.view.players if p != self.player for c in self.view.objectives[p] if c is not HIDDEN]

    def easiest(self, objectives: Sequence[str]) -> str:
        """The objective that asks for least."""
        return min(objectives, key=self.hardness)

    def of(self, objective: str) -> list[Fact]:
        """The facts of an objective that are worked for: of several ways the easiest."""
        return self.way(self.game.content.objectives[objective].condition)

    def way(self, condition: Condition) -> list[Fact]:
        """The easiest way to a condition."""
        if isinstance(condition, Fact):
            return [condition]
        if not isinstance(condition, Joined) or condition.how == "!":
            return []
        parts = [self.way(part) for part in condition.parts]
        return [fact for part in parts for fact in part] if condition.how == "&" else min(parts, key=self.toil)

    def toil(self, facts: list[Fact]) -> int:
        """How much stands between the seat and all of these."""
        return sum(self.toil_of(fact) for fact in facts)

    def toil_of(self, fact: Fact) -> int:
        """How much stands between the seat and a fact as things are."""
        view = self.view
        if fact.name == "ship_destroyed":
            return 0 if view.self_destruct >= 0 else NEVER if self.has_no_time_to_blow_up() else TOIL[fact.name]
        if fact.name == "nest_destroyed":
            return 0 if view.nest_destroyed else TOIL[fact.name] * len(view.eggs) // 5
        if fact.name == "despoiler_dead":
            return TOIL[fact.name] - 3 * int(view.destroyed)
        if fact.name == "signal" and self.player in view.signals:
            return 0
        if fact.name == "weakness":
            return 0 if fact.amounts[0] in view.revealed else 4 + 4 * (fact.amounts[0] == "carcass")
        return TOIL.get(fact.name, 3) + (fact.name == "arrives" and fact.amounts[0] != EARTH)

    def hardness(self, objective: str) -> int:
        """How much stands between the seat and an objective."""
        return self.toil(self.of(objective))

    def wants(self, name: str) -> bool:
        """Whether an objective asks for it."""
        return any(fact.name == name for fact in self.wishes)

    def has_no_time_to_blow_up(self) -> bool:
        """Whether the sequence would come too late, or would spoil what others of the own side need."""
        view = self.view
        arrive = any(fact.name == "arrives" for card in self.shared() for fact in self.facts_of(card))
        return arrive or view.rules.time_length - view.time < TIME_TO_BLOW_UP

    def facts_of(self, objective: str) -> Iterator[Fact]:
        """Every fact that an objective names."""
        return self.game.content.objectives[objective].condition.facts()

    def wanted_target(self) -> str:
        """Mars for whoever is told to go there, else the Earth."""
        targets = [str(fact.amounts[0]) for fact in self.wishes if fact.name == "arrives"]
        return EARTH if EARTH in targets or not targets else targets[0]

    def wants_to_keep(self, thing: str) -> bool:
        """What the objective asks for."""
        if thing == CORPSE:
            return any(
                fact.name in ("brings", "corpse_in") and "blue" in str(fact) + "blue" * (fact.name == "corpse_in")
                for fact in self.wishes
            )
        if thing.startswith("egg"):
            return any(str(fact) in ("brings egg", "weakness egg") or fact.name == "weaknesses" for fact in self.wishes)
        return thing.startswith("carcass") and any(fact.name.startswith("weakness") for fact in self.wishes)

    # --- errands

    def for_the_ship(self) -> Iterator[Errand]:
        """Nothing, for whoever means to blow it up."""
        if not (self.wants("ship_destroyed") and self.view.self_destruct < 0):
            yield from super().for_the_ship()

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
        """What the own objectives ask for; what is not possible yet is left for later."""
        for fact in self.wishes:
            if think := ERRANDS.get(fact.name):
                yield from think(self, fact)

    def to_signal(self, fact: Fact) -> Iterator[Errand]:
        """To the Comms Room."""
        if self.player not in self.view.signals:
            yield from self.if_known("comms", "room comms")

    def to_arrive(self, fact: Fact) -> Iterator[Errand]:
        """The own course is set by oneself, where it is not the one that everybody wants."""
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
        if self.view.lying.get(CORPSE, 0) == slot > 0:
            return
        if not slot:
            yield from self.to_find(str(fact.amounts[0]))
        elif self.holds(CORPSE):
            yield Errand(slot, f"drop {CORPSE}")
        elif lies := self.view.lying.get(CORPSE):
            yield Errand(lies, f"take {CORPSE}")

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

    def carcasses(self) -> list[tuple[str, int]]:
        """Those on the floor, and where."""
        return [(thing, slot) for thing, slot in self.view.lying.items() if thing.startswith("carcass")]

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
        if self.game.loaded(self.player):
            yield from (Errand(slot, "shoot") for slot in lairs)
            if not lairs:
                yield from self.to_explore()
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

    def holds(self, thing: str) -> bool:
        """Whether a hand holds a thing of this kind."""
        return any(held.startswith(thing) for held in self.game.held(self.player))


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
