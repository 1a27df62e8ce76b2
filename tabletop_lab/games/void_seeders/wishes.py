"""What one's own objective asks for, and how much of it is still to do."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cached_property

from tabletop_lab.engine import HIDDEN

from .content.conditions import Condition, Fact, Joined
from .plans import EARTH, Plan

CORPSE = "corpse-blue"
TIME_TO_BLOW_UP = 5
"""So much time must be left for whoever starts the self-destruct sequence, and wants to be gone in a pod."""
ANALYSABLE = 3
"""Madness that can be analysed in the Laboratory (VS-11.7)."""
FAR = ("all_explored", "weaknesses")
"""What asks for many rooms, or for things from several of them."""
NEVER = 50
"""What cannot be any more."""
TOIL: Mapping[str, int] = {
    "signal": 1, "arrives": 0, "brings": 2, "corpse_in": 2, "weakness": 4, "weaknesses": 5, "despoiler_dead": 9,
    "nest_destroyed": 5, "ship_destroyed": 5, "all_explored": 3, "leaves_with": 5, "dead": 3, "only_survivor": 9,
    "others_survive": 1,
}  # fmt: skip
"""How much stands between a seat and a fact, as 300 games of four show in which it was always gone for."""
A_HUNT, AN_EGG = 3, 2
"""So much more where a Lair has to fall for a carcass, and where an egg has to leave the ship."""


class Wishes(Plan):
    """Knows, besides, what one's own objective asks for."""

    @cached_property
    def wishes(self) -> list[Fact]:
        """The facts that one's own objective is made of; before one was chosen those of both that spoil nothing."""
        own = self.own_objectives()
        easiest = self.easiest(own) if own else ""
        wishes = self.of(easiest) if own else []
        for card in [card for card in own if card != easiest]:
            wishes += [fact for fact in self.of(card) if fact not in wishes and fact.name != "ship_destroyed"]
        for card in self.shared():
            wishes += [fact for fact in self.of(card) if fact not in wishes and fact.name != "signal"]
        return wishes

    def own_objectives(self) -> list[str]:
        """The objectives that this seat has been dealt, and has not let go."""
        return [card for card in self.view.objectives.get(self.player, ()) if card is not HIDDEN]

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

    def hardness(self, objective: str) -> int:
        """How much stands between the seat and an objective."""
        return self.toil(self.of(objective))

    def toil(self, facts: list[Fact]) -> int:
        """How much stands between the seat and all of these."""
        return sum(self.toil_of(fact) for fact in facts)

    def toil_of(self, fact: Fact) -> int:
        """How much stands between the seat and a fact as things are."""
        if self.is_done(fact):
            return 0
        if fact.name == "ship_destroyed":
            return NEVER if self.has_no_time_to_blow_up() else TOIL[fact.name]
        if fact.name == "nest_destroyed":
            return TOIL[fact.name] * len(self.view.eggs) // 5
        if fact.name == "despoiler_dead":
            return TOIL[fact.name] - 3 * int(self.view.destroyed)
        if fact.name == "all_explored":
            return len(self.unexplored()) // 3
        if fact.name == "weakness":
            hunt = fact.amounts[0] == "carcass" and not (self.carcasses() or self.holds("carcass"))
            return 3 + A_HUNT * hunt - self.knows("laboratory", "nest")
        if fact.name == "brings":
            return TOIL[fact.name] + AN_EGG * (fact.amounts[0] == "egg")
        if fact.name == "weaknesses":
            return 4 - self.knows("laboratory", "nest") - (self.view.madness.get(self.player, 1) >= ANALYSABLE)
        if fact.name == "corpse_in":
            return TOIL[fact.name] - self.knows(str(fact.amounts[0]))
        return TOIL.get(fact.name, 3) + (fact.name == "arrives" and fact.amounts[0] != EARTH)

    def is_done(self, fact: Fact) -> bool:
        """Whether a fact is so already, and stays so as long as one lives."""
        view, of = self.view, fact.amounts[0] if fact.amounts else ""
        done: dict[str, Callable[[], object]] = {
            "signal": lambda: self.player in view.signals,
            "ship_destroyed": lambda: view.self_destruct >= 0,
            "nest_destroyed": lambda: view.nest_destroyed,
            "despoiler_dead": lambda: 0 < self.lairs() <= view.destroyed,
            "all_explored": lambda: not self.unexplored(),
            "weakness": lambda: of in view.revealed,
            "weaknesses": lambda: len(view.revealed) >= int(of),
            "brings": lambda: self.holds(CORPSE if of == "blue_corpse" else str(of)),
            "corpse_in": lambda: view.lying.get(CORPSE, 0) == self.slot_of(str(of)) > 0,
            "leaves_with": lambda: len(self.game.belongings(self.player)) >= int(of),
        }
        return bool(done[fact.name]()) if fact.name in done else False

    @cached_property
    def left_to_do(self) -> list[Fact]:
        """What the objective that asks for least still asks for."""
        own = self.own_objectives()
        return [fact for fact in self.of(self.easiest(own)) if not self.is_done(fact)] if own else []

    def wants(self, name: str) -> bool:
        """Whether an objective asks for it."""
        return any(fact.name == name for fact in self.wishes)

    def facts_of(self, objective: str) -> Iterator[Fact]:
        """Every fact that an objective names."""
        return self.game.content.objectives[objective].condition.facts()

    @property
    def has_far_to_go(self) -> bool:
        """Whether some of it is far off."""
        return any(fact.name in FAR for fact in self.left_to_do)

    def wants_items(self) -> bool:
        """For one who is to leave with many things."""
        return any(fact.name == "leaves_with" and not self.is_done(fact) for fact in self.wishes)

    def has_no_time_to_blow_up(self) -> bool:
        """Whether the sequence would come too late, or would spoil what others of one's own side need."""
        view = self.view
        arrive = any(fact.name == "arrives" for card in self.shared() for fact in self.facts_of(card))
        return arrive or view.rules.time_length - view.time < TIME_TO_BLOW_UP

    def knows(self, *rooms: str) -> int:
        """How many of these rooms somebody has found."""
        return sum(bool(self.slot_of(room)) for room in rooms)

    def unexplored(self) -> list[int]:
        """The rooms that nobody has turned up."""
        return [slot for slot in self.game.ship.slots if slot not in self.view.explored]

    def lairs(self) -> int:
        """How many Lairs there are in this game."""
        tokens = sum(token.effect == "lair" for token in self.game.content.tokens.values())
        return min(tokens, int(self.view.rules.lair_tokens))

    def carcasses(self) -> list[tuple[str, int]]:
        """Those on the floor, and where."""
        return [(thing, slot) for thing, slot in self.view.lying.items() if thing.startswith("carcass")]

    def holds(self, thing: str) -> bool:
        """Whether a hand holds a thing of this kind."""
        return any(held.startswith(thing) for held in self.game.held(self.player))
