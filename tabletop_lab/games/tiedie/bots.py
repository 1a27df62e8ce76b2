"""Bots of TIEDIE: one plays at random, one plays whatever role its seat has. They see views and options only.

Whom a role hunts and fears is in `roles.py`; here it is decided what to lay, where to go and what to do.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Any

from tabletop_lab.engine import PASS, Bot, Decision, RandomBot

from .acts import END, Accusation, Act, Strike
from .in_hand import KEPT
from .roles import Role, role_of

Random = Callable[[], float]

KINDS = (
    "escape", "remove", "drink", "place", "take", "search", "take_item", "pick_up", "peek", "pill", "attack", "charge",
    "steal", "shove", "move", "granted_moves", "recover",
)  # fmt: skip
"""What is done in a turn, in this order; anything else is left alone."""
FOR_OTHERS = ("peek", "shove", "steal", "pill", "charge")
DOORWAY = 1
"""So many steps farther an end in a doorway seems to be: a pawn that falls there is in everybody's way for good."""
LONG_TURN = 12
"""After so many searches and cards somebody ends the turn."""


class Sensible(Bot):
    """Hunts whom it may and flees from whom it fears, searches on the way, escapes when a route is open.

    It sleeps when it is tired and nobody is near, and does not accuse without a reason. Each question for which there
    is something to think about has a method of its name; the others are answered at random.
    """

    name = "sensible"

    def choose(self, decision: Decision, random: Random) -> Any:
        options = decision.options
        if len(options) == 1:
            return options[0]
        think = getattr(self, f"on_{decision.name}", None)
        if think is None:
            return any_of([option for option in options if option != PASS] or options, random)
        return think(decision, role_of(decision.view, decision.player), random)

    # --- the select phase

    def on_commit(self, decision: Decision, role: Role, random: Random) -> str:
        """Attack where prey is in reach, Evade or Accuse where hunters are, sleep when tired, else Move."""
        options = decision.options
        tired = role.is_tired()
        near = role.is_threatened()
        if "move" in options and role.can_escape():
            if random() < role.dares():
                return "move"
            options = [option for option in options if option != "move"]
        if "attack" in options and role.reachable_prey(role.one_steps()) and random() > role.evades * near:
            return "attack"
        if "accuse" in options and random() < role.accuses and role.has_a_suspect():
            return "accuse"
        if "evade" in options and near and random() < role.evades:
            return "evade"
        if "sleep" in options and not role.stays_awake:
            safe = role.caution and role.is_safe() and role.view.streak[role.player]
            if safe or (tired and (role.sleeps_well or not (near or role.danger(role.pawn[role.player])))):
                return "sleep"
        return "move" if "move" in options else str(any_of(options, random))

    # --- one's own turn

    def on_turn(self, decision: Decision, role: Role, random: Random) -> Act:
        """The first thing that is any use."""
        view = role.view
        if len(view.played) + view.searches >= LONG_TURN:
            return END
        for kind in KINDS:
            useful = [act for act in decision.options if act.kind == kind and self.is_useful(act, role)]
            if useful:
                wanted = role.one_steps_to_move(len(useful) - 1) if kind == "move" else 0
                act: Act = min(useful, key=lambda act: abs(act.count - wanted))
                return act
        return END

    def is_useful(self, act: Act, role: Role) -> bool:
        """Whether an act is worth doing for a role."""
        if act.kind == "attack":
            return any(not role.will_evade(other) for other in role.reachable_prey(act.count))
        if act.kind == "search":
            return role.is_worth_a_search(act.where)
        if act.kind in ("place", "take"):
            return role.is_good_at_a_line(act)
        return act.kind not in FOR_OTHERS or role.is_worth_playing(act)

    def on_step(self, decision: Decision, role: Role, random: Random) -> str:
        """Towards the nearest aim; with nothing to go for, anywhere."""
        squares = [square for square in decision.options if square != PASS]
        far = role.distance_to_an_aim()
        last = role.view.left <= 1

        def seems(square: str) -> int:
            return far(square) + role.danger(square) + (DOORWAY if last and role.is_in_a_doorway(square) else 0)

        here = role.view.pawn[role.player]
        best = min(squares, key=lambda square: (seems(square), random()))
        return PASS if PASS in decision.options and seems(best) >= seems(here) else best

    def on_attack(self, decision: Decision, role: Role, random: Random) -> Strike | str:
        """The prey, from anywhere; whom a Long Hat stopped attacks nobody else without need."""
        prey = [other for other in role.prey() if not role.will_evade(other)]
        strikes = [strike for strike in decision.options if strike != PASS]
        good = [strike for strike in strikes if strike.victim in prey]
        if not good and PASS in decision.options:
            return PASS
        clear = [strike for strike in good if not role.is_in_a_doorway(strike.square)]
        strike: Strike = any_of(clear or good or strikes, random)
        return strike

    def on_found(self, decision: Decision, role: Role, random: Random) -> Act:
        """An item is kept, or exchanged for one that is of no use; else it goes back unseen. Passages are opened."""
        kinds: dict[str, Act] = {act.kind: act for act in decision.options}
        if "back_up" in kinds and decision.facts["token"] not in role.game.content.items:
            return kinds["back_up"]
        back = kinds.get("keep") or kinds.get("back_down") or next(iter(kinds.values()))
        if back.kind == "keep" or not role.is_wanted(decision.facts["token"]):
            return back
        held: Iterator[Act] = (act for act in decision.options if act.kind == "exchange_down")
        return next((act for act in held if not role.is_wanted(act.what)), back)

    def on_take(self, decision: Decision, role: Role, random: Random) -> Act:
        """The survivor before an item."""
        act: Act = next((act for act in decision.options if act != PASS and act.kind == "pick_up"), decision.options[0])
        return act

    def on_full_hand(self, decision: Decision, role: Role, random: Random) -> str:
        """A new card for the one that is missed least, unless that one is good."""
        card = role.least([option for option in decision.options if option != "decline"])
        return "decline" if role.worth(card) >= KEPT else card

    def on_too_many_cards(self, decision: Decision, role: Role, random: Random) -> str:
        """What is missed least."""
        return role.least(decision.options)

    # --- out of turn

    def on_accuse(self, decision: Decision, role: Role, random: Random) -> Any:
        """Only where the role has a reason."""
        accusations = [option for option in decision.options if isinstance(option, Accusation)]
        return role.accusation(accusations) or PASS

    on_ability = on_accuse

    def on_attacked(self, decision: Decision, role: Role, random: Random) -> str:
        """Evade; an ability that cancels the attack only without it."""
        return "evade" if "evade" in decision.options else next(o for o in decision.options if o != PASS)

    def on_act_at_once(self, decision: Decision, role: Role, random: Random) -> str:
        """At once, with prey in reach or a route open."""
        return "now" if role.reachable_prey() or role.can_escape() else "later"


def any_of(options: Iterable[Any] | Sequence[Any], random: Random) -> Any:
    """One of the options.

    >>> any_of("abc", lambda: 0.9)
    'c'
    """
    options = options if isinstance(options, Sequence) else list(options)
    return options[int(random() * len(options))]


BOTS: Mapping[str, Callable[[], Bot]] = {bot.name: bot for bot in (RandomBot, Sensible)}
