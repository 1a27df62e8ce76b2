"""Which clauses are at work in many games: `python -m tests.games.tiedie.every_clause --games 3000`.

At work means: on the way to something that was asked, drawn or told, or the reason of a refusal. Games are played in
all modes in turn, with all numbers of players, half of them with bots that answer at random, half with sensible ones;
every third game has the usual rules, every third the speedy ones, every third any rules. A clause that was never at
work is listed, unless nothing can show it: those are in CANNOT, with the reason.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Mapping
from random import Random
from time import perf_counter
from typing import Any

import tabletop_lab as tl
from tabletop_lab.engine import Bot, Decision
from tabletop_lab.games.tiedie.game import Tiedie
from tabletop_lab.testing import profiles
from tabletop_lab.testing.corpus import Seen, Watching, sampled_rules

MODES = ("tail", "team", "hp", "hunter", "warden")
_TERM = "says what a word means; the clauses that use the word are at work"
_MADE = "is done before a play begins, with the rules and files"
_LIST = "sums up what other clauses say"
CANNOT: Mapping[str, str] = {}
"""The clauses of TD-1 to TD-13 that nothing in a play can show, each with the reason."""


class Beside(Watching):
    """Looks at the questions that another bot answers."""

    def __init__(self, seen: Seen, bot: Bot) -> None:
        super().__init__(seen)
        self.bot = bot

    def choose(self, decision: Decision, random: Callable[[], float]) -> Any:
        self.seen.watch(decision)
        return self.bot.choose(decision, random)


def rules_of_a_game(number: int, mode: str, players: int, dice: Random) -> Mapping[str, Any]:
    """The usual rules, the speedy ones, or any."""
    if number % 3 == 2:
        return sampled_rules(Tiedie, dice, players) | {"mode": mode}
    return (Tiedie.Rules.presets["speedy"] if number % 3 else {}) | {"mode": mode}


def at_work(games: int, first: int = 0) -> dict[str, Seen]:
    """Play so many games; for each mode what was seen in it."""
    seen = {mode: Seen(mode=mode) for mode in MODES}
    for number in range(first, first + games):
        dice, mode = Random(number), MODES[number % len(MODES)]
        seats = Tiedie.modes.of(mode, Tiedie).seats if Tiedie.modes else Tiedie.seats
        players = dice.choice(seats)
        rules = rules_of_a_game(number // len(MODES), mode, players, dice)
        try:
            match = tl.Match(Tiedie, players, seed=number, rules=dict(rules))
        except tl.InvalidRules:  # rules drawn for another mode
            match = tl.Match(Tiedie, players, seed=number, rules={"mode": mode})
        look = seen[mode]
        bots = Watching(look) if number // len(MODES) % 2 else Beside(look, Tiedie.bots["sensible"]())
        match.run(bots)
        look.hear(match)
    return seen


def modes_by_clause(seen: Mapping[str, Seen]) -> dict[str, list[str]]:
    """Every clause of TD-1 to TD-13, with the modes in which it was at work."""
    book = [clause for clause in Tiedie.rulebook("en") if clause[3].isdigit() and "." in clause]
    return {clause: [mode for mode in MODES if clause in seen[mode].clauses] for clause in book}


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=3000)
    profiles.load()
    games = parser.parse_args().games
    begun = perf_counter()
    found = modes_by_clause(at_work(games))
    for clause, modes in found.items():
        print(f"{clause:9}", " ".join(modes) or f"- {CANNOT.get(clause, 'NEVER')}")
    never = [clause for clause, modes in found.items() if not modes and clause not in CANNOT]
    there = sum(bool(modes) for modes in found.values())
    print(f"{games} games in {perf_counter() - begun:.0f} s: {there} of {len(found)} clauses were at work, "
          f"{len(CANNOT)} cannot be; missing: {', '.join(never) or 'none'}")  # fmt: skip
    return bool(never)


if __name__ == "__main__":
    sys.exit(main())
