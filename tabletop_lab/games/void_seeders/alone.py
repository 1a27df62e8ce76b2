"""What somebody alone does whose work the end of the ship does, too: it may be lost, and a pod is the way home."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Any

from .content.conditions import Fact
from .plans import A_ROUND, UNKNOWN, Errand
from .purposes import ERRANDS, WAIT, Purpose
from .wishes import NEVER

BY_ITS_END = ("nest_destroyed", "despoiler_dead", "ship_destroyed")
"""What the end of the ship does as well."""
BY_POD = 2
"""What the end of the ship costs whoever leaves it in a pod anyway: little."""
FOUND = 2.0
"""So many rooms are turned up in a round."""
A_STAY = 0.7
"""So much of a round takes what is done in a room."""
SAFELY = 2.0
"""With so many rounds of work, or less, the sequence is started: after three the pods open, after six it is over."""
GETTING_IN = 1.5
"""So many rounds it takes to board, as not every attempt succeeds."""
A_ROUND_MORE = 1.0
"""With so many rounds left one goes to the pods, whatever is not done."""
IN_A_HURRY, LATER, NO_TIME = 0.2, 0.05, 0.6
"""What a card is worth, in panic cards: to a clear mind, to one that is not, and when time runs out."""
CLEAR = 3
"""Below this level the mind is clear."""
TIGHT = 2.0
"""With so many rounds to spare, or less, one hurries whatever the mind."""
MANY = 5
"""So many malfunctions are borne with by whoever will not stay: with nine the ship is lost (NB-14.2)."""
A_FEW = 3
"""So many cards stay in hand: they count when something surprises one (VS-7.4)."""
ROOMS = {"signal": ("comms",), "nest_destroyed": ("nest",), "ship_destroyed": ("generator",)}
"""Where one has to go for a fact."""


class Alone(Purpose):
    """First the work; the self-destruct sequence opens the pods meanwhile; then away."""

    # --- how to get away

    def wanted(self) -> Iterator[Errand]:
        """The work; then a pod. When time runs out, the pod alone."""
        if not self.leaves_by_pod():
            yield from super().wanted()
            return
        if not self.work() or self.has_to_go():
            yield from self.to_leave()
        yield from self.to_win_time()
        yield from self.to_be_healed()
        yield from self.nearest_first([*self.to_open_the_pods(), *self.own_errands()])
        yield from self.to_leave()
        yield from self.to_explore()

    def leaves_by_pod(self) -> bool:
        """If its end does the work; but where no pod can be opened any more one had better sleep."""
        if not any(fact.name in BY_ITS_END for fact in self.goals()):
            return False
        if self.view.self_destruct >= 0 or self.are_open() or not self.has_no_time_to_blow_up():
            return True
        return bool(self.slot_of("hatch_control") and self.sections())

    def to_win_time(self) -> Iterator[Errand]:
        """A sequence that has begun by itself (E18) is stopped while it can be, if the work would take too long."""
        view, generator = self.view, self.slot_of("generator")
        left = view.rules.sd_yellow - view.self_destruct
        if view.self_destruct >= 0 and generator and self.slack() < 0 and self.distance(generator) < A_ROUND * left:
            yield from self.to_use(generator, "room generator")

    def to_leave(self) -> Iterator[Errand]:
        """An open pod; else what opens one, and then one waits where it is."""
        yield from sorted(self.to_a_pod(), key=lambda errand: self.distance(errand.slot))
        yield from self.to_a_broken_section()
        if all(slot in self.view.malfunction for slot in self.sections()):
            yield from self.to_find("evac_a")
        yield from self.to_open_the_pods()
        yield from (Errand(slot) for slot in sorted(self.sections(), key=self.distance))

    def to_open_the_pods(self) -> Iterator[Errand]:
        """By the sequence, as soon as the rest can be done before the end; a single one by the Hatch Control System."""
        if self.are_open():
            return
        runs, hatch = self.view.self_destruct >= 0, self.slot_of("hatch_control")
        may_fly_on = runs or not self.wants("ship_destroyed") or self.is_generator_lost()
        if hatch and may_fly_on and not self.work() and self.sections():
            yield from self.to_use(hatch, "room hatch_control")
        if not runs and self.rounds_of_work() <= SAFELY:
            yield from self.if_known("generator", "room generator")

    def pod(self, locked: Sequence[int]) -> int:
        """The nearest, if somebody has found its section; farther seems one with a malfunction."""

        def far(pod: int) -> float:
            slot = self.slot_of(f"evac_{self.view.pods[pod].lower()}")
            return self.distance(slot) + A_ROUND * (slot in self.view.malfunction)

        return min(locked, key=lambda pod: (far(pod), pod))

    def is_generator_lost(self) -> bool:
        """Whether a Lair stands where the sequence is started."""
        return self.slot_of("generator") in self.view.lairs.values()

    def are_open(self) -> bool:
        """Whether a pod is open already, wherever it is."""
        return any(pod in self.view.unlocked for pod in self.view.pods)

    def has_to_go(self) -> bool:
        """Whether there is just time to get into a pod."""
        return self.spare() <= A_ROUND_MORE

    # --- how much there is to do

    def goals(self) -> list[Fact]:
        """What the objective asks for that one goes for."""
        own = self.own_objectives()
        return self.of(self.easiest(own)) if own else []

    def work(self) -> list[Fact]:
        """What has still to be done aboard."""
        return [fact for fact in self.goals() if fact.name in ERRANDS and not self.is_done(fact)]

    def rounds_of_work(self) -> float:
        """How long it may take: to find the rooms that are needed, to go there, to do something there."""
        rooms = [room for fact in self.work() for room in ROOMS.get(fact.name, ())]
        known = [slot for slot in map(self.slot_of, rooms) if slot]
        missing = len(rooms) - len(known) + (not self.sections())
        search = missing * (len(self.unexplored()) + 1) / (missing + 1)  # till the last of them is turned up
        return search / FOUND + A_STAY * len(rooms) + max(map(self.distance, known), default=0.0) / A_ROUND

    def slack(self) -> float:
        """The rounds that are left beyond the work: to the end of the ship, or till one has to start that."""
        view, rules = self.view, self.view.rules
        left, leaving = rules.time_length - view.time, GETTING_IN
        if view.self_destruct >= 0:
            left = min(left, rules.sd_skull - view.self_destruct)
        else:
            leaving += rules.sd_yellow
        return float(left - self.rounds_of_work() - leaving)

    def toil_of(self, fact: Fact) -> int:
        """The end of the ship opens the pods, too."""
        if fact.name == "ship_destroyed" and not self.is_done(fact):
            return NEVER if self.has_no_time_to_blow_up() else BY_POD
        return super().toil_of(fact)

    # --- manners

    def nearest_first(self, errands: Iterable[Errand], own: Sequence[Errand] = ()) -> list[Errand]:
        """What waits for a Repair seems farther: meanwhile one looks for the rest."""
        if not self.leaves_by_pod():
            return super().nearest_first(errands, own)

        def far(errand: Errand) -> float:
            broken = errand.act == self.repair_card() and not self.has("repair")
            return self.distance(errand.slot) + WAIT * broken + UNKNOWN * (not errand.act)

        return sorted((*errands, *own), key=far)

    def for_the_ship(self) -> Iterator[Errand]:
        """Nothing, for whoever leaves it."""
        if not self.leaves_by_pod():
            yield from super().for_the_ship()

    def waits_to_repair(self) -> bool:
        """There is nobody else who would do it."""
        return True if self.leaves_by_pod() else super().waits_to_repair()

    def to_exchange(self) -> list[str]:
        """On the way to where only a Repair helps all other cards but a few go, so that one draws it."""
        hand = self.view.hands[self.player]
        first = next((errand.act for errand in self.errands() if errand.act or errand.slot), "")
        if first != self.repair_card() or self.has("repair") or len(hand) <= A_FEW:
            return []
        return [card for card in hand if "/" in card and not card.endswith("/rest")]

    def shield(self) -> int:
        """None: every card that one cannot pay with is time lost."""
        return 0 if self.leaves_by_pod() else super().shield()

    def can_hope_to_scan(self) -> bool:
        """Nor does one wait long for a Rest to scan it."""
        return super().can_hope_to_scan() and not (self.leaves_by_pod() and (self.work() or not self.has("rest")))

    def should_scan(self) -> bool:
        """At last, when the work is done: who finds infection is mad at once (VS-11.4)."""
        return super().should_scan() and not (self.leaves_by_pod() and self.work())

    def few_broken(self) -> int:
        """The Repair is kept for what one needs, while the ship holds."""
        return MANY if self.leaves_by_pod() else super().few_broken()

    def is_late(self) -> bool:
        """Whoever leaves in a pod does not think of the bed."""
        return not self.leaves_by_pod() and super().is_late()

    def is_pressed(self) -> bool:
        """With bare hands one fights only when there is no other round."""
        return self.spare() < 1 if self.leaves_by_pod() else super().is_pressed()

    def haste(self) -> float:
        """The less time there is beyond the work, the more; a clear mind bears what it meets."""
        if not (self.leaves_by_pod() and self.work()):
            return super().haste()
        slack = self.slack()
        if slack < 0:
            return NO_TIME
        return IN_A_HURRY if self.view.madness[self.player] < CLEAR or slack < TIGHT else LATER


def plan_of(view: Any, player: str) -> Purpose:
    """The plan of a seat that plays for its objective: alone one thinks in another way."""
    return (Alone if len(view.players) == 1 else Purpose)(view, player)
