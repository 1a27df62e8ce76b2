"""What a screen shows of what has just happened: cards and tokens, the step of a pawn, what is counted of a player.
Everything is read from an entry or a view of one viewer; what that viewer may not see is a back, or is not counted.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from tabletop_lab.engine import HIDDEN, Shown
from tabletop_lab.engine.core.shown import cards_told

from . import table_facts as facts

COURSE = frozenset(("turn", "turn_ends", "round_ends", "announces", "starts_at", "tile_put_under", "reshuffled"))
"""Events that only say where the round is: the board and the question say it, too."""
NAMED = frozenset(("accuses", "guesses"))
"""Events that name a kind of card, which nobody has seen."""
STEPS = ("moves", "charges", "pushed")
"""Events of a pawn that tell where it came from."""


def cards(entry: Any) -> Sequence[Shown]:
    """The cards of an event; a chance is left out, because an event tells of the card that it drew."""
    if entry.kind == "chance" or entry.name in NAMED:
        return ()
    found = list(cards_told(entry, entry.game.content))
    if entry.kind == "event":
        found += [Shown(deck="token") for name in ("token",) if entry.facts.get(name) is HIDDEN]
    return [Shown(deck="sleep", count=one.count) if one.is_back and not one.deck else one for one in found]


def hand(view: Any, player: str) -> Sequence[Shown]:
    """The action cards that the viewer knows, then the sleep cards and the box tokens of a player."""
    found = [Shown(card) for card in view.actions.get(player, ()) if facts.is_open(card)]
    for deck, things in (("sleep", view.hands.get(player, ())), ("token", view.held.get(player, ()))):
        known = [thing for thing in things if facts.is_open(thing)]
        found += [Shown(thing) for thing in known]
        if backs := len(things) - len(known):
            found.append(Shown(deck=deck, count=backs))
    return found


def amounts(view: Any, player: str) -> Mapping[str, int]:
    """Sleep cards, held tokens, active rounds in a row, and what the mode counts."""
    counted = {
        "hands": len(view.hands.get(player, ())), "held": len(view.held.get(player, ())),
        "streak": facts.streak(view, player),
    }  # fmt: skip
    mode = facts.mode(view)
    if mode == "hp":
        counted["health"] = view.health.get(player, 0)
    elif mode == "team":
        counted["removals"] = view.removals.get(facts.sides(view).get(player, ""), 0)
    elif mode in facts.TARGETS:
        counted["trophies"] = len(view.trophies.get(player, ()))
    if mode == "warden" and player == view.warden:
        counted["accuse_cards"] = view.accuse_cards
    return counted


def moves(entry: Any) -> Sequence[tuple[str, str]]:
    """From which square to which a pawn went."""
    if entry.kind != "event" or entry.name not in STEPS:
        return ()
    return [(str(entry.facts["came_from"]), str(entry.facts["square"]))]
