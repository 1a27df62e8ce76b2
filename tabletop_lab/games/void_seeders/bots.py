"""Bots of Void Seeders: one plays at random, one survives, one plays for its objective. They see views alone."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from tabletop_lab.engine import PASS, Bot, Decision, RandomBot

from .acts import PASS_TURN, Act
from .plans import Plan, Purpose

Random = Callable[[], float]
RESERVE = 2
"""Cards that a careful player keeps in hand: few cards call surprise attacks."""


class Survivor(Bot):
    """Explores, keeps the ship flying, fights with a gun, rests when madness rises, sleeps in time.

    Each question for which there is something to think about has a method of its name.
    """

    name = "survivor"
    plan: type[Plan] = Plan

    def choose(self, decision: Decision, random: Random) -> Any:
        options = decision.options
        if len(options) == 1:
            return options[0]
        think = getattr(self, f"on_{decision.name}", None)
        if think is None:
            return any_of([option for option in options if option != PASS] or list(options), random)
        chosen = think(decision, self.plan(decision.view, decision.player), random)
        return chosen if chosen is not None else any_of(list(options), random)

    # --- the own turn

    def on_action(self, decision: Decision, plan: Plan, random: Random) -> Act:
        """In combat shoot or go; else the first errand that can be done or comes nearer; rest; pass."""
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
            elif moved := self.go(acts, plan, errand.slot):
                return moved
        return PASS_TURN

    def in_combat(self, acts: Sequence[Act], plan: Plan) -> Act:
        """Shoot what can be hit; without ammo leave the room."""
        shots = [act for act in acts if act.kind == "shoot"]
        if shots:
            return max(shots, key=lambda act: plan.view.injuries.get(act.target, 0))
        moves = [act for act in acts if act.kind == "move"]
        if moves:
            bed = plan.slot_of("hibernatorium")
            slot = plan.next_room(bed, [act.slot for act in moves])
            return next(act for act in moves if act.slot == slot)
        return PASS_TURN

    def at_once(self, acts: Sequence[Act], plan: Plan) -> Act | None:
        """What needs no errand: heal, rest from madness, search while there is something to find."""
        view, player = plan.view, plan.player
        hurt = view.light[player] + 2 * len(view.wounds[player])
        for act in acts:
            use = act.card.split("/")[-1] if act.kind == "card" else act.card.split("-")[-1].rstrip("0123456789")
            if act.kind == "card" and use == "rest" and view.madness[player] in (2, 4, 5):
                return act
            if act.kind == "item" and use in ("bandages", "medkit", "clothes") and hurt > 1:
                return act
            if act.kind == "card" and use.startswith("search") and not plan.is_late():
                return act
        return None

    def go(self, acts: Sequence[Act], plan: Plan, target: int) -> Act | None:
        """A move towards a room; a careful one where noise is likely and there are cards for it."""
        rooms = [act.slot for act in acts if act.kind == "move"]
        if not rooms or not target:
            return None
        slot = plan.next_room(target, rooms)
        cards, marked = len(plan.game.action_cards(plan.player)), len(plan.game.unmarked(slot)) < 3
        kind = "careful" if marked and cards > RESERVE and not plan.game.at(slot) else "move"
        if kind == "move" and cards <= 1 and plan.view.actions_left < 2 and not plan.is_late():
            return PASS_TURN
        return next((act for act in acts if act.kind == kind and act.slot == slot), None) or next(
            act for act in acts if act.kind == "move" and act.slot == slot
        )

    # --- single questions

    def on_discard(self, decision: Decision, plan: Plan, random: Random) -> Any:
        """Contamination goes, Action cards stay."""
        bad = [option for option in decision.options if option in ("contamination", "infected")]
        return bad[0] if bad else "enough"

    def on_pay(self, decision: Decision, plan: Plan, random: Random) -> Any:
        """Cards with an action of their own last."""
        wanted = ("search", "rest", "repair", "interruption")
        return min(decision.options, key=lambda card: (card.split("/")[-1].startswith(wanted), card))

    def on_destination(self, decision: Decision, plan: Plan, random: Random) -> Any:
        """The course that leads home."""
        course = plan.course()
        return course if course in decision.options else None

    def on_engine_tokens(self, decision: Decision, plan: Plan, random: Random) -> Any:
        """Whatever works goes on top."""
        return "swap" if decision.facts.get("token") == "damaged" else "leave"

    def on_lower_madness(self, decision: Decision, plan: Plan, random: Random) -> Any:
        """Always."""
        return "yes"

    def on_lower_to_three(self, decision: Decision, plan: Plan, random: Random) -> Any:
        """Always."""
        return "yes"

    def on_scan(self, decision: Decision, plan: Plan, random: Random) -> Any:
        """Clean cards go; with a high level there is nothing to lose."""
        return next(option for option in decision.options if option != PASS)

    def on_launch(self, decision: Decision, plan: Plan, random: Random) -> Any:
        """At once."""
        return "launch"

    def on_in_the_pod(self, decision: Decision, plan: Plan, random: Random) -> Any:
        """Away."""
        return "launch"

    def on_interrupt_action(self, decision: Decision, plan: Plan, random: Random) -> Any:
        """What others do is their affair."""
        return PASS

    def on_interrupt_interruption(self, decision: Decision, plan: Plan, random: Random) -> Any:
        """The same."""
        return PASS

    def on_agree(self, decision: Decision, plan: Plan, random: Random) -> Any:
        """Nothing is given away."""
        return "no"

    def on_offer(self, decision: Decision, plan: Plan, random: Random) -> Any:
        """Nothing."""
        return "enough"


class ForTheObjective(Survivor):
    """Plays for its own objective, and survives."""

    name = "objective"
    plan = Purpose


def any_of(options: Sequence[Any], random: Random) -> Any:
    """One of the options.

    >>> any_of("abc", lambda: 0.9)
    'c'
    """
    return options[int(random() * len(options))]


BOTS: Mapping[str, Callable[[], Bot]] = {bot.name: bot for bot in (RandomBot, Survivor, ForTheObjective)}
