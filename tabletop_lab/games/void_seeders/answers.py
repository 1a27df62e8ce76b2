"""What the bots of Void Seeders answer in the middle of something: which card, where to, yes or no."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from tabletop_lab.engine import PASS, Bot, Decision

from .plans import Plan

Random = Callable[[], float]
KEPT = (
    "interruption",
    "search",
    "sprint",
    "covering_shot",
    "cover_order",
    "break_through",
    "iron_nerves",
    "repair",
    "rest",
)
"""Action cards that are paid with last, and the last of them at the very last."""
WANTED = ("medkit", "bandages", "antidote", "tools", "duct_tape", "energy_charge", "food", "clothes", "grenade")
"""Items that are kept first."""
FITTEST = ("scout", "soldier", "mechanic", "scientist", "captain", "pilot")
"""Who gets away from what appears, and shoots well, first."""


class Answers(Bot):
    """Each question for which there is something to think about has a method of its name; None: any of the options."""

    # --- cards

    def on_discard(self, decision: Decision, plan: Plan, random: Random) -> Any:
        """Contamination goes unless it waits to be scanned or shields the hand, Action cards stay."""
        if plan.is_doomed() and plan.can_hope_to_scan():
            return "enough"
        if spare := [card for card in plan.to_exchange() if card in decision.options]:
            return min(spare, key=lambda card: (_worth(card), card))
        bad = [option for option in decision.options if option in ("contamination", "infected")]
        held = len(plan.view.hands[plan.player]) - plan.cards()
        return bad[0] if bad and held > plan.shield() else "enough"

    def on_pay(self, decision: Decision, plan: Plan, random: Random) -> Any:
        """Cards with an action of their own last."""
        return min(decision.options, key=lambda card: (_worth(card), card))

    def on_must_discard(self, decision: Decision, plan: Plan, random: Random) -> Any:
        """The same."""
        return self.on_pay(decision, plan, random)

    def on_keep_item(self, decision: Decision, plan: Plan, random: Random) -> Any:
        """What heals or repairs first; two heavy things are enough."""
        return min(decision.options, key=lambda card: (_rank(card), card))

    def on_which_deck(self, decision: Decision, plan: Plan, random: Random) -> Any:
        """Green things heal, red ones shoot."""
        return plan.deck(decision.options)

    def on_let_go(self, decision: Decision, plan: Plan, random: Random) -> Any:
        """Whatever the objective does not ask for, an empty weapon first."""
        ammo = plan.view.ammo
        return min(decision.options, key=lambda thing: (plan.wants_to_keep(thing), ammo.get(thing, 0), thing))

    def on_cast_away(self, decision: Decision, plan: Plan, random: Random) -> Any:
        """The same."""
        return self.on_let_go(decision, plan, random)

    def on_drop_hand(self, decision: Decision, plan: Plan, random: Random) -> Any:
        """The hand with what one wants less."""
        view, player = plan.view, plan.player
        keeps_left = any(plan.wants_to_keep(thing) for thing in view.left_hand[player])
        return "right" if keeps_left else "left"

    # --- where to

    def on_careful_noise(self, decision: Decision, plan: Plan, random: Random) -> Any:
        """Where it means least: behind one, and with a single number."""
        numbers = plan.game.ship.numbers[plan.view.room[plan.player]]
        return min(decision.options, key=lambda corridor: (list(numbers.values()).count(corridor), str(corridor)))

    def on_noise_where(self, decision: Decision, plan: Plan, random: Random) -> Any:
        """The same."""
        return self.on_careful_noise(decision, plan, random)

    def on_escape_to(self, decision: Decision, plan: Plan, random: Random) -> Any:
        """Where the errand is."""
        return plan.next_room(plan.goal(), list(decision.options))

    def on_sneak_to(self, decision: Decision, plan: Plan, random: Random) -> Any:
        """The same."""
        return plan.next_room(plan.goal(), list(decision.options))

    def on_destroy_door(self, decision: Decision, plan: Plan, random: Random) -> Any:
        """The door on the way."""
        return self._door(decision, plan)

    def on_switch_door(self, decision: Decision, plan: Plan, random: Random) -> Any:
        """The same."""
        return self._door(decision, plan)

    def _door(self, decision: Decision, plan: Plan) -> Any:
        slot = plan.ways.first.get(plan.goal(), 0)
        corridor = plan.game.ship.between(plan.here, slot) if slot else ""
        if corridor in decision.options:
            return corridor
        return next((each for each in decision.options if plan.view.doors.get(each) == "closed"), None)

    # --- the ship

    def on_destination(self, decision: Decision, plan: Plan, random: Random) -> Any:
        """The course that leads home."""
        course = plan.course()
        return course if course in decision.options else None

    def on_repair(self, decision: Decision, plan: Plan, random: Random) -> Any:
        """The engine first, unless it is known to work."""
        works = plan.view.engine_tops.get(plan.game.engines.get(plan.here, 0)) == "working"
        return "malfunction" if works else "engine"

    def on_engine_tokens(self, decision: Decision, plan: Plan, random: Random) -> Any:
        """Whatever works goes on top."""
        return "swap" if decision.facts.get("token") == "damaged" else "leave"

    def on_pod(self, decision: Decision, plan: Plan, random: Random) -> Any:
        """A locked one where they are locked and unlocked."""
        locked = [pod for pod in decision.options if pod not in plan.view.unlocked]
        return plan.pod(locked) if locked else decision.options[-1]

    def on_launch(self, decision: Decision, plan: Plan, random: Random) -> Any:
        """At once."""
        return "launch"

    def on_in_the_pod(self, decision: Decision, plan: Plan, random: Random) -> Any:
        """Away."""
        return "launch"

    # --- oneself

    def on_character(self, decision: Decision, plan: Plan, random: Random) -> Any:
        """The fittest; one of a table of one's own by chance."""
        known = [character for character in decision.options if character in FITTEST]
        return min(known, key=FITTEST.index) if known else None

    def on_which_part(self, decision: Decision, plan: Plan, random: Random) -> Any:
        """Rather fewer cards than madness or contamination."""
        return next((part for part in decision.options if part.label == "discard"), None)

    def on_objective(self, decision: Decision, plan: Plan, random: Random) -> Any:
        """The one that asks for less."""
        return plan.easiest(decision.options)

    def on_analyse(self, decision: Decision, plan: Plan, random: Random) -> Any:
        """What the objective asks for."""
        return plan.weakness(decision.options)

    def on_lower_madness(self, decision: Decision, plan: Plan, random: Random) -> Any:
        """Always, but for one who wants to analyse it."""
        return "no" if plan.lets_madness_rise() and plan.view.madness[plan.player] < 3 else "yes"

    def on_lower_to_three(self, decision: Decision, plan: Plan, random: Random) -> Any:
        """Always."""
        return "yes"

    def on_scan(self, decision: Decision, plan: Plan, random: Random) -> Any:
        """Clean cards go; who would have to draw for life anyway has little to lose."""
        return next((option for option in decision.options if option != PASS), PASS) if plan.should_scan() else PASS

    # --- others

    def on_interrupt_action(self, decision: Decision, plan: Plan, random: Random) -> Any:
        """What others do is their affair."""
        return PASS

    def on_interrupt_interruption(self, decision: Decision, plan: Plan, random: Random) -> Any:
        """The same."""
        return PASS

    def on_reroll_noise(self, decision: Decision, plan: Plan, random: Random) -> Any:
        """Only to avoid an encounter or Danger."""
        face = decision.facts.get("face")
        corridor = plan.game.ship.numbers[plan.here].get(face) if plan.here else None
        if face != "danger" and corridor not in plan.view.noise:
            return PASS
        return min((o for o in decision.options if o != PASS), key=lambda card: (_worth(card), card))

    def on_agree(self, decision: Decision, plan: Plan, random: Random) -> Any:
        """Nothing is given away."""
        return "no"

    def on_offer(self, decision: Decision, plan: Plan, random: Random) -> Any:
        """Nothing."""
        return "enough"


def any_of(options: Sequence[Any], random: Random) -> Any:
    """One of the options.

    >>> any_of("abc", lambda: 0.9)
    'c'
    """
    return options[int(random() * len(options))]


def _worth(card: str) -> int:
    """How long a card is kept: 0 is paid with first.

    >>> _worth("P1/demolition"), _worth("P2/rest"), _worth("P2/search2")
    (0, 9, 2)
    """
    name = card.rpartition("/")[2]
    return next((rank for rank, kept in enumerate(KEPT, 1) if name.startswith(kept)), 0)


def _rank(item: str) -> int:
    """How gladly an item is kept: 0 is the best.

    >>> _rank("green-medkit3"), _rank("red-decoy1")
    (0, 9)
    """
    name = item.rpartition("-")[2]
    return next((rank for rank, wanted in enumerate(WANTED) if name.startswith(wanted)), len(WANTED))
