"""What a screen shows of what has just happened: cards, the way of a pawn, what is counted of a player.
Everything is read from an entry or a view of one viewer; what that viewer may not see is a back, or is not counted.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from tabletop_lab.engine import HIDDEN, Shown
from tabletop_lab.games.fourteen_nights.content import TRAITS

from . import table_facts as facts

COURSE = frozenset(
    ("set_up", "clean_sheets", "cards_removed", "turn_begins", "acts", "no_own_move", "settlement_step", "no_recovery",
     "first_player", "free_action_used", "no_action_follows", "must_act_there", "extra_action_declined")
)  # fmt: skip
"""Events that only say where the turn is: the board and the question say it, too."""
PLANS = ("plan_drawn", "plans_drawn", "plan_bought_off", "plans_swapped")
"""Events of which only some learn the cards: they are regular plans."""


def cards(entry: Any) -> Sequence[Shown]:
    """The cards of an event, or the card that chance has drawn.

    A chance whose card an event tells of is left out: it would be shown twice.
    """
    if entry.kind == "decision" or entry.name in ("cards_removed", *_TOLD):
        return ()
    values = (entry.value,) if entry.kind == "chance" else entry.facts.values()
    known = entry.game.content.cards
    found = [Shown(card) for value in values for card in _many(value) if isinstance(card, str) and card in known]
    if entry.name in PLANS:
        count = int(entry.facts.get("count", 1))
        backs = sum(value is HIDDEN for value in entry.facts.values()) * count
        found += [Shown(deck="regular_plan", count=backs)] if backs else []
    return found


_TOLD = ("destination", "free_plan", "regular_plan", "chance", "shared_goal", "bargain", "first_player")
"""Chances whose outcome an event names."""


def hand(view: Any, player: str) -> Sequence[Shown]:
    """The plans in hand, then what lies open before a player."""
    mine = view.hands.get(player, ())
    opened = [card for card in mine if card is not HIDDEN]
    found = [Shown(card) for card in opened]
    if backs := len(mine) - len(opened):
        found.append(Shown(deck="regular_plan", count=backs))
    destination = view.destination.get(player, "")
    lying = [*view.bought.get(player, ()), *view.free_plans.get(player, ()), destination, *view.kept.get(player, ())]
    return [*found, *(Shown(card) for card in lying if facts.is_open(card) and card)]


def amounts(view: Any, player: str) -> Mapping[str, int]:
    """Money, memory, tokens, points, plans; what is hidden from the viewer is not counted."""
    counted = {
        "tc": view.tc.get(player), "memory": view.memory.get(player), "tokens": view.tokens.get(player),
        "hand": len(view.hands.get(player, ())), "free": len(view.free_plans.get(player, ())),
    }  # fmt: skip
    points = facts.points(view, player)
    counted |= {f"trait-{trait}": points[trait] for trait in TRAITS}
    return {name: number for name, number in counted.items() if type(number) is int}


def moves(entry: Any) -> Sequence[tuple[str, str]]:
    """From which space to which a pawn went."""
    if entry.kind != "event" or entry.name not in ("moved", "was_moved"):
        return ()
    return [(str(entry.facts["came_from"]), str(entry.facts["space"]))]


def _many(value: Any) -> Sequence[Any]:
    return value if isinstance(value, list | tuple) else (value,)
