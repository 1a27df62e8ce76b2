"""Which games, rules, moments and seats are tried."""

from __future__ import annotations

import random
from typing import Any

import tabletop_lab as tl
from tabletop_lab.testing.corpus import sampled_rules

from .rulebook_secrets import TABLES
from .worlds_apart import Pair, beside, first

TURNS = (
    "tabula_wolves", "fourteen_nights", "tiedie", "tabula_wolves", "market", "tiedie", "tabula_wolves",
    "fourteen_nights", "tiedie", "cetkaik", "void_seeders",
)  # fmt: skip
"""Which game is tried next: those with more secrets oftener."""
assert set(TURNS) == set(TABLES)
LONGEST = {"tabula_wolves": 160, "fourteen_nights": 330, "cetkaik": 40, "market": 150, "tiedie": 110,
           "void_seeders": 120}
TRIES = {"tabula_wolves": 30, "fourteen_nights": 6, "cetkaik": 1, "market": 6, "tiedie": 25, "void_seeders": 25}


def rules_for(game: str, dice: random.Random) -> Any:
    """The default rules, a preset, or any."""
    kind = tl.games()[game]
    quiet: dict[str, Any] = {}
    if game == "tabula_wolves" and dice.random() < 0.8:
        quiet = {"talk_rounds": 0, "defence_statements": 0}
    if game == "tiedie":
        quiet = {"mode": dice.choice(kind.modes.names)} | ({"map_layout": "M1"} if dice.random() < 0.9 else {})
    if dice.random() < 0.35:
        return quiet
    rules = sampled_rules(kind, dice, dice.choice(list(kind.seats))) | quiet
    for name, values in TABLES[game]().left_out.items():
        if rules.get(name) in values:
            del rules[name]
    return rules


def one_try(game: str, number: int) -> Pair | None:
    """A pair of matches, if one is found; the same number gives the same."""
    dice = random.Random(f"{game} {number}")
    rules = rules_for(game, dice)
    try:
        one = first(game, dice, rules, LONGEST[game])
    except tl.TabletopError:  # these rules are not for so many players
        return None
    seat = dice.choice((*one.players, *one.players, None))
    if len(one.players) == 1:
        seat = one.players[0]  # on a laptop that nobody else has there is nobody else
    asked = one.decision
    if asked is not None and asked.player in one.players and dice.random() < 0.3:
        seat = asked.player
    if asked is not None and asked.window is not None and dice.random() < 0.5:
        seat = asked.window.seats[0]  # who has the laptop first when it goes round
    for _ in range(TRIES[game]):
        pair = beside(one, seat, dice)
        if pair is not None:
            return pair
    return None
