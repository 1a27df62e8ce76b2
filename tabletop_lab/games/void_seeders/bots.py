"""Bots of Void Seeders: one plays at random, one survives, one plays for its objective. They see views alone."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from tabletop_lab.engine import PASS, Bot, Decision, RandomBot

from .acts import PASS_TURN, Act
from .alone import plan_of
from .answers import Answers, any_of
from .plans import Errand, Plan

Random = Callable[[], float]
SHOOT = 1
"""With more cards than these in hand one shoots, before one goes."""
STAY = 3
"""With fewer one stays with the weak."""
RESERVE = 3
"""With more cards than these in hand one may search by the way."""
FRESH = 4
"""With so many cards left after the first move of a round nothing surprises."""
NEARLY_DEAD = 2
"""With so many injuries what is weak is shot although one goes on."""
WEAK = ("lurker", "whisperer")
"""What is worth the ammo."""
SLIP_AWAY = ("sprint", "cover_order", "covering_shot", "break_through", "smoke_grenade")
"""Cards and items with which one gets away better than by a Move."""
HEALING = {"bandages": 2, "medkit": 2, "clothes": 2, "food": 0, "adrenaline": 99}
"""Items that heal, and how badly one must be hurt."""


class Survivor(Answers):
    """Explores, keeps the ship flying, fights with a gun, rests when madness rises, sleeps in time.

    Each question for which there is something to think about has a method of its name.
    """

    name = "survivor"
    plan: Callable[[Any, str], Plan] = Plan

    def choose(self, decision: Decision, random: Random) -> Any:
        options = decision.options
        if len(options) == 1:
            return options[0]
        think = getattr(self, f"on_{decision.name}", None)
        if think is None:
            return any_of([option for option in options if option != PASS] or list(options), random)
        chosen = think(decision, self.plan(decision.view, decision.player), random)
        return chosen if chosen is not None else any_of(list(options), random)

    # --- one's own turn

    def on_action(self, decision: Decision, plan: Plan, random: Random) -> Act:
        """In combat shoot or go; else the first errand that can be done or comes nearer; pass."""
        acts = list(decision.options)
        if plan.here and plan.game.in_combat(plan.player):
            return self.in_combat(acts, plan)
        useful = self.at_once(acts, plan)
        if useful is not None:
            return useful
        for errand in plan.errands():
            if errand.slot == plan.here:
                found = next((act for act in acts if errand.act and act.label.startswith(errand.act)), None)
                if found is not None:
                    return found
                if not errand.act or self.waits(errand, plan):
                    break
            elif moved := self.go(acts, plan, errand.slot):
                return (moved if moved != PASS_TURN else None) or self.by_the_way(acts, plan)
        return self.by_the_way(acts, plan)

    def waits(self, errand: Errand, plan: Plan) -> bool:
        """Whether more cards in hand are all that is missing here, or the one that repairs."""
        few = errand.act.startswith(("room", "take", "melee", "shoot")) and plan.cards() < 2
        return few or (plan.waits_to_repair() and errand.act == plan.repair_card())

    def in_combat(self, acts: Sequence[Act], plan: Plan) -> Act:
        """Slip away, shoot what has to be shot, or the weak where one wants to stay; else go where one wants to be."""
        errand = next((errand for errand in plan.errands() if errand.slot), Errand(plan.here))
        moves = [act for act in acts if act.kind == "move"]
        shots = [act for act in acts if act.kind == "shoot" and self.is_worth_a_shot(act, errand, plan)]
        if shots and (plan.cards() > SHOOT or not moves):
            return max(
                shots, key=lambda act: (plan.game.kind(act.target) in WEAK, plan.view.injuries.get(act.target, 0))
            )
        blow = next((act for act in acts if act.kind == "melee" and self.is_worth_a_blow(act, errand, plan)), None)
        if blow is not None:
            return blow
        if plan.game.seeders_at(plan.here):
            for act in acts:
                if act.kind in ("card", "item") and _use(act).startswith(SLIP_AWAY):
                    return act
        if not moves or (plan.cards() < STAY and not plan.is_urgent() and not plan.is_at_a_strong_one()):
            return PASS_TURN
        slot = plan.next_room(errand.slot if errand.slot != plan.here else 0, [act.slot for act in moves])
        return next(act for act in moves if act.slot == slot)

    def is_worth_a_shot(self, act: Act, errand: Errand, plan: Plan) -> bool:
        """A Lair that has to go; a weak apparition where one wants to stay, or that is nearly killed."""
        kind = plan.game.kind(act.target)
        if errand.slot == plan.here:
            return kind in WEAK or (kind == "lair" and errand.act == "shoot")
        return kind in WEAK and plan.view.injuries.get(act.target, 0) >= NEARLY_DEAD

    def is_worth_a_blow(self, act: Act, errand: Errand, plan: Plan) -> bool:
        """A Lair that is nearly destroyed; something weak in the only room where one can still be saved."""
        kind = plan.game.kind(act.target)
        if errand.slot != plan.here:
            return False
        return (kind == "lair" and errand.act == "melee") or (kind in WEAK and bool(errand.act) and plan.is_pressed())

    def at_once(self, acts: Sequence[Act], plan: Plan) -> Act | None:
        """What needs no errand: heal, rest from madness, repair what breaks too often."""
        view, player = plan.view, plan.player
        hurt = view.light[player] + 2 * len(view.wounds[player])
        broken = len(view.malfunction)
        for act in acts:
            use = _use(act)
            if act.kind == "card" and use == "rest" and (self.would_lower(plan) or plan.should_scan()):
                return act
            if act.kind == "card" and use.startswith("search") and plan.wants_items():
                return act
            if act.kind == "room" and use in ("shower", "canteen") and plan.would_recover():
                return act
            if act.kind == "item" and hurt >= HEALING.get(use, 99):
                return act
            if act.kind == "card" and use == "repair" and plan.here in view.malfunction and broken > plan.few_broken():
                return act
            if act.kind == "item" and use == "extinguisher" and plan.here in view.fire:
                return act
        return None

    def would_lower(self, plan: Plan) -> bool:
        """Whether madness can be lowered, and is not wanted as it is."""
        level = plan.view.madness[plan.player]
        return level in (4, 5) or (level == 2 and not plan.lets_madness_rise())

    def by_the_way(self, acts: Sequence[Act], plan: Plan) -> Act:
        """With nothing better to do one searches with a card to spare, leaves a burning room, or passes."""
        escape = self.out_of_the_fire(acts, plan)
        search = next((act for act in acts if act.card.split("/")[-1].startswith("search")), None)
        if search is not None and plan.cards() > RESERVE and not (escape and plan.view.actions_left < 2):
            return search
        return escape or PASS_TURN

    def out_of_the_fire(self, acts: Sequence[Act], plan: Plan) -> Act | None:
        """Whoever ends a turn in a burning room is wounded: to the nearest room that does not burn."""
        safe = [act.slot for act in acts if act.kind == "move" and act.slot not in plan.view.fire]
        if plan.here not in plan.view.fire or not safe:
            return None
        return Act("move", plan.next_room(plan.slot_of("hibernatorium"), safe))

    def go(self, acts: Sequence[Act], plan: Plan, target: int) -> Act | None:
        """A move towards a room: quiet where somebody is, careful where a roll could meet a marker, or none at all."""
        rooms = [act.slot for act in acts if act.kind == "move"]
        if not rooms or not target:
            return None
        if (slot := plan.ways.first.get(target, 0)) not in rooms:
            return self.through_a_door(acts, plan, slot, rooms, target)
        return self.moved(acts, plan, slot)

    def moved(self, acts: Sequence[Act], plan: Plan, slot: int) -> Act:
        """Into that room with a noise roll, or carefully, or not now: whatever seems to cost least."""
        plain, careful = Act("move", slot), Act("careful", slot)
        if plan.ways.is_quiet(slot) or plan.is_urgent():
            return plain
        hand, here, there = len(plan.view.hands[plan.player]), plan.ways.alarms(plan.here), plan.ways.alarms(slot)
        risk, card = plan.risk, plan.haste()
        later = card + min(card, risk.of_a_roll(there, FRESH))
        costs = {
            plain: risk.of_a_roll(there, hand - 1) + risk.of_the_night(there + 1, hand - 1),
            careful: card + risk.of_the_night(there + 1, hand - 2),
            PASS_TURN: later + risk.of_the_night(here, hand),
        }
        possible = [act for act in costs if act in acts and plan.cards() - (act.kind == "careful") > plan.kept_cards()]
        return min([*possible, PASS_TURN], key=costs.__getitem__)

    def through_a_door(self, acts: Sequence[Act], plan: Plan, slot: int, rooms: list[int], target: int) -> Act:
        """The shortest way is shut: the door is broken down, or opened; else one goes round."""
        for act in acts:
            if act.kind in ("card", "item") and act.use in ("destroy_door", "switch_door") and act.card:
                return act
        return self.moved(acts, plan, plan.next_room(target, rooms))


class ForTheObjective(Survivor):
    """Plays for its own objective, and survives."""

    name = "objective"
    plan = staticmethod(plan_of)


def _use(act: Act) -> str:
    """Which card, item or room an act uses.

    >>> _use(Act("item", card="green-bandages3")), _use(Act("card", card="P1/rest")), _use(Act("room", card="shower"))
    ('bandages', 'rest', 'shower')
    """
    if act.kind == "item":
        return act.card.rpartition("-")[2].rstrip("0123456789")
    return act.card.rpartition("/")[2]


BOTS: Mapping[str, Callable[[], Bot]] = {bot.name: bot for bot in (RandomBot, Survivor, ForTheObjective)}
