"""Positions for lessons, pictures and questions: a table of three on the usual ship at a moment worth looking at."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tabletop_lab.engine.core.errors import TabletopError
from tabletop_lab.engine.core.strict import unknown
from tabletop_lab.engine.match.match import Match

from .rules import VoidSeedersRules

Position = Mapping[str, Any]

SHOOT_THE_LAIR, GO_TO_BED = "shoot revolver lair1", "room hibernatorium"
"""How a shot at the first Lair is written, and the use of the Hibernatorium."""
GOOD_END: Mapping[str, Any] = {
    "noise_die": "silence", "engine_token": ["working", "damaged", "working"], "coordinates": "R8",
    "check_card": ["P1/rest", "P1/search1", "P1/rally", "P1/repair"],
}  # fmt: skip
"""Luck with which all who sleep come to Earth."""

CREW = {"P1": "captain", "P2": "scout", "P3": "soldier"}
HAND = ["P1/search1", "P1/search2", "P1/rest", "P1/repair"]

USUAL: Position = {
    "step": "turns", "first": "P1", "number": {"P1": 1, "P2": 2, "P3": 3}, "character": CREW, "chosen": True,
}  # fmt: skip
"""What a position does not say."""

START: Position = {"hands": {"P1": [*HAND, "P1/interruption"]}, "chosen": False}
"""The first turn: all three in the Hibernatorium, every room around it face down."""
NOISE: Position = {
    "room": {"P1": 6, "P2": 11, "P3": 11}, "explored": {5: "storage", 6: "canteen", 7: "shower"},
    "counter": {5: 2, 6: 1, 7: 2}, "noise": ["3-7", "5-10", "6-11"], "hands": {"P1": HAND},
}  # fmt: skip
"""P1 in slot 6, with noise in corridors of the rooms next door."""
MARKED: Position = {
    "room": {"P1": 8, "P2": 11, "P3": 11}, "explored": {4: "comms", 7: "shower", 8: "canteen", 9: "laboratory"},
    "counter": {4: 1, 7: 2, 8: 1, 9: 2}, "noise": ["4-8", "technical", "3-7", "9-12"], "hands": {"P1": HAND},
}  # fmt: skip
"""P1 in slot 8; the Technical Corridors are noisy."""
ENCOUNTER: Position = {
    "explored": {6: "canteen"}, "counter": {6: 1}, "noise": ["2-6", "5-6", "6-7", "13-14"], "bag": [1, 2, 3, 3, 4],
    "hands": {"P1": ["P1/search1", "P1/search2", "P1/rest", "K08"]}, "chosen": False,
    "objectives": {"P1": ["CO1", "PO1"], "P2": ["CO2", "PO2"], "P3": ["CO3", "PO3"]},
}  # fmt: skip
"""P1 beside a room with noise in three of its four corridors; nobody has seen a Void Seeder yet."""
HANDS: Position = {
    "room": {"P1": 11, "P2": 11, "P3": 11}, "explored": {8: "canteen"}, "noise": ["4-8", "7-8", "8-9"],
    "bag": [1, 2, 3, 3, 4], "madness": {"P1": 3},
    "hands": {"P1": ["P1/search1", "P1/search2", "K08"]},
}  # fmt: skip
"""P1 with three cards in hand, one of them contamination, at madness level 3."""
PANIC: Position = {
    "turn_of": "P3", "passed": ["P1", "P2"], "room": {"P1": 9, "P2": 9, "P3": 11}, "explored": {9: "laboratory"},
    "madness": {"P1": 3, "P2": 2}, "ammo": {"revolver": 0}, "bag": [1, 2, 3, 3, 4],
    "hands": {"P2": ["P2/interruption", "P2/search1"]},
}  # fmt: skip
"""P3 is the last to pass; P1, whose revolver is empty, and P2 are in one room."""
EDGE: Position = {
    "room": {"P1": 6, "P2": 6, "P3": 11}, "explored": {6: "canteen"}, "counter": {6: 0},
    "noise": ["2-6", "5-6", "6-7", "6-11"], "madness": {"P1": 5, "P2": 3, "P3": 1}, "ammo": {"revolver": 2},
    "hands": {"P1": ["P1/search1", "P1/rest"]},
}  # fmt: skip
"""P1 at level 5, with noise in every corridor of the room."""
REST: Position = {
    "room": {"P1": 6, "P2": 6, "P3": 11}, "explored": {6: "canteen"}, "madness": {"P1": 4, "P2": 3, "P3": 2},
    "hands": {"P1": ["P1/rest", "P1/search1", "K01"], "P2": ["P2/rest"], "P3": ["P3/rest"]},
}  # fmt: skip
"""P1 at level 4 with Rest and a contamination card in hand."""
LAIR: Position = {
    "room": {"P1": 8, "P2": 11, "P3": 11}, "explored": {8: "shower"}, "hands": {"P1": HAND},
}  # fmt: skip
"""P1 in slot 8; what is next door in slot 9 nobody knows."""
AIM: Position = {
    "room": {"P1": 9, "P2": 11, "P3": 11}, "explored": {8: "shower", 9: "laboratory"}, "lairs": {"lair1": 9},
    "injuries": {"lair1": 3}, "hands": {"P1": HAND},
}  # fmt: skip
"""P1 beside a Lair with three injuries, the revolver full."""
BURNING: Position = {
    "room": {"P1": 8, "P2": 16, "P3": 11}, "explored": {8: "canteen", 9: "laboratory", 16: "storage"}, "fire": [9],
    "destroyed": 2, "lairs": {"lair3": 9}, "injuries": {"lair3": 4}, "lying": {"carcass1": 3, "carcass2": 4},
    "seeders": {"despoiler1": 16}, "bag": [1, 2, 3, 3, 4], "passed": ["P2", "P3"],
    "items": {"P1": ["red-grenade1"]}, "hands": {"P1": ["P1/search1", "P1/rest"]}, "madness": {"P2": 5},
}  # fmt: skip
"""The third Lair burns with four injuries, while P2 fights the Despoiler; P1 next door has a grenade."""
EVENTS: Position = {
    "room": {"P1": 8, "P2": 14, "P3": 13}, "explored": {8: "canteen", 9: "laboratory", 12: "storage", 13: "comms",
                                                      14: "shower", 16: "armory"},
    "seeders": {"whisperer1": 12, "lurker1": 16, "lurker2": 13}, "fire": [13], "injuries": {"lurker2": 1},
    "passed": ["P2", "P3"], "bag": [1, 2, 3, 3, 4], "hands": {"P1": ["P1/search1", "P1/rest"],
                                                              "P3": ["P3/search1"]},
}  # fmt: skip
"""Only P1 has not passed; P3 fights a Lurker in a burning room, two more Void Seeders stand far away."""
LURK: Position = {
    "room": {"P1": 4, "P2": 14, "P3": 1}, "explored": {4: "comms", 14: "shower"}, "doors": {"13-14": "closed"},
    "seeders": {"whisperer1": 12, "lurker1": 16, "lurker2": 13, "stalker1": 8, "lurker3": 20},
    "bag": [1, 2, 3, 3, 4], "hands": {"P1": ["P1/search1"]},
}  # fmt: skip
"""Five Void Seeders not in combat, of which some have a character next door, one of them behind a door."""
END: Position = {
    "time": 14, "round": 15, "room": {"P3": 11}, "status": {"P1": "hibernating", "P2": "left"},
    "pods": {3: "B", 4: "A"}, "unlocked": [3, 4], "launched": [1], "pod_of": {"P2": 1},
    "madness": {"P1": 3, "P2": 2, "P3": 4}, "tainted": {"P1": ["K08", "K09"]},
    "turn_of": "P3", "first": "P3", "hands": {"P3": ["P3/search1", "P3/rest", "P3/repair"]},
    "objectives": {"P1": ["PO1"], "P2": ["CO2"], "P3": ["PO3"]},
}  # fmt: skip
"""The last round: P1 hibernates, P2 has left in a pod, P3 stands beside the last bed."""
LAST: Position = {
    "time": 14, "round": 15, "turn_of": "P3", "first": "P3", "room": {"P3": 9}, "explored": {9: "laboratory"},
    "status": {"P1": "hibernating", "P2": "hibernating"}, "madness": {"P1": 2, "P2": 5, "P3": 1},
    "tainted": {"P1": ["K08", "K09"]}, "hands": {"P2": ["K10"], "P3": ["P3/rest"]},
    "objectives": {"P1": ["PO1"], "P2": ["PO2"], "P3": ["CO2"]},
}  # fmt: skip
"""The jump is next: P1 and P2 hibernate, P3 is awake."""

SCENES: Mapping[str, Position] = {
    "start": START, "noise": NOISE, "marked": MARKED, "encounter": ENCOUNTER, "hands": HANDS, "panic": PANIC,
    "edge": EDGE, "rest": REST, "lair": LAIR, "aim": AIM, "burning": BURNING, "events": EVENTS, "lurk": LURK,
    "end": END, "last": LAST,
}  # fmt: skip


def scene(name: str, luck: Mapping[str, Any] | None = None, **rules: Any) -> Match:
    """A position by its name, under these rules besides; TabletopError for a name that there is not.

    `luck`: for names of chances the outcomes that come first, one or a list of them.

    >>> scene("start").decision.name, scene("start", lurking=False).rules.lurking
    ('action', False)
    """
    if name not in SCENES:
        raise TabletopError(unknown("scene", name, list(SCENES)))
    return lucky(laid(SCENES[name], rules), **(luck or {}))


def laid(told: Position, rules: Any) -> Match:
    """A position under rules; what it does not say is as usual: P1 acts, objectives are chosen, hands are empty."""
    turn = {"turn_of": "P1"} if told.get("step", "turns") == "turns" else {}
    return Match("void_seeders", players=3, seed=1, rules=rules, position={**USUAL, **turn, **told})


def lucky(match: Match, **luck: Any) -> Match:
    """The next outcomes of these chances, one or a list of them."""
    for name, outcomes in luck.items():
        for outcome in outcomes if isinstance(outcomes, list | tuple) else [outcomes]:
            match.force(name, outcome)
    return match


def short_game(seed: int = 1, players: int = 3, bots: str = "objective", **rules: Any) -> Match:
    """A whole game between bots with the short rules of the first lesson: 8 rounds, beds open after 3.

    >>> short_game(bots="random").result is not None
    True
    """
    chosen = {**VoidSeedersRules.presets["first_lesson"], **rules}
    return Match("void_seeders", players=players, seed=seed, rules=chosen).run(bots)
