"""What a screen shows of what has just happened: cards, steps of pawns and miniatures, what is counted of a player.
Everything is read from an entry or a view of one viewer; what that viewer may not see is a back, or is not counted.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from tabletop_lab.engine import HIDDEN, Shown

from . import table_facts as facts

COURSE = frozenset(("turn", "drew", "new_deck", "first_player", "token_into_the_bag", "round"))
"""Events that only say where the round is: the board and the question say it, too."""
STEPS = ("moved", "seeder_moved")
"""Events that tell from where to where something went."""
CARDS = {
    "card": "", "wound": "wound", "objective": "objective", "weakness": "weakness", "item": "item", "items": "item",
    "quest": "quest",
}  # fmt: skip
"""Facts that are cards, and the deck of their back where it does not follow from the event."""
BACKS = {"drew": "action", "foresaw": "event", "saw_coordinates": "coordinates", "saw_objective": "objective"}
DECKS = ("green", "yellow", "red", "blue")


def cards(entry: Any) -> Sequence[Shown]:
    """The cards of an event; a chance is left out, because an event tells of the card that it drew."""
    if entry.kind != "event":
        return ()
    found: list[Shown] = []
    content = entry.game.content
    for name, back in CARDS.items():
        value = entry.facts.get(name)
        for one in value if isinstance(value, list | tuple) else (value,):
            if one is HIDDEN:
                found.append(Shown(deck=BACKS.get(entry.name, back or "action")))
            elif isinstance(one, str) and facts.is_contamination_side(one):
                found.append(Shown(deck="contamination"))
            elif isinstance(one, str) and content.name(one, "en") is not None:
                found.append(Shown(one))
    return found


def hand(view: Any, player: str) -> Sequence[Shown]:
    """The cards in hand, then items and objectives, as the viewer sees them."""
    found: list[Shown] = []
    hidden = 0
    for card in facts.hand(view, player):
        if not facts.is_open(card):
            hidden += 1
        elif facts.is_contamination_side(card):
            found.append(Shown(deck="contamination"))
        else:
            found.append(Shown(card))
    if hidden:
        found.append(Shown(deck="action", count=hidden))
    items = facts.backs(view, player)
    found += [Shown(item) for _, item in items if facts.is_open(item)]
    unknown = Counter(back for back, item in items if not facts.is_open(item))
    found += [Shown(deck=back or "item", count=count) for back, count in unknown.items()]
    objectives = view.objectives.get(player, ())
    found += [Shown(card) for card in objectives if facts.is_open(card)]
    if backs := sum(not facts.is_open(card) for card in objectives):
        found.append(Shown(deck="objective", count=backs))
    return found


def amounts(view: Any, player: str) -> Mapping[str, int]:
    """Madness, wounds, cards in hand, items, ammo of the weapons in hand."""
    weapons = [thing for side in facts.held(view, player) for thing in side if facts.ammo(view, thing) is not None]
    counted = {
        "madness": view.madness.get(player, 0), "light": view.light.get(player, 0),
        "wounds": len(facts.wounds(view, player)), "hands": len(facts.hand(view, player)),
        "items": len(view.items.get(player, ())),
    }  # fmt: skip
    if weapons:
        counted["ammo"] = sum(view.ammo[weapon] for weapon in weapons)
    return counted


def moves(entry: Any) -> Sequence[tuple[str, str]]:
    """From which room to which a pawn or a miniature went."""
    if entry.kind != "event" or entry.name not in STEPS:
        return ()
    return [(str(entry.facts["start"]), str(entry.facts["slot"]))]
