"""Which clauses are at work in many games: `python -m tests.games.tiedie.every_clause --games 3000`.

At work means: on the way to something that was asked, drawn or told, or the reason of a refusal. Games are played in
all modes in turn, with all numbers of players, half of them with bots that answer at random, half with sensible ones;
every third game has the usual rules, every third the speedy ones, every third any rules. Beside the modes stands
whether the clause is at work in the worked examples, and in what is said about rules and numbers of players that do not
fit. A clause that was never at work is listed, unless nothing can show it: those are in CANNOT, with the reason.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Mapping
from pathlib import Path
from random import Random
from time import perf_counter
from typing import Any

import tabletop_lab as tl
from tabletop_lab.engine import Bot, Decision
from tabletop_lab.engine.match import record, yaml_text
from tabletop_lab.games.tiedie.game import Tiedie
from tabletop_lab.testing import profiles
from tabletop_lab.testing.checks.clauses import in_faults
from tabletop_lab.testing.corpus import Seen, Watching, refused_in, sampled_rules

MODES = ("tail", "team", "hp", "hunter", "warden")
_TERM = "says what a word means; the clauses that use the word are at work"
_LIST = "sums up what other clauses say"
CANNOT: Mapping[str, str] = {
    "TD-1.2": "an invitation to change rules",
    "TD-1.6": _TERM,
    "TD-1.7": "about the text of the rulebook",
    "TD-2.2": _TERM,
    "TD-2.3": _TERM,
    "TD-2.7": _TERM,
    "TD-4.9": "each ability says it in its own clause",
    "TD-5.8": "says what does not happen",
    "TD-5.9": _LIST,
    "TD-10.10": "says what nobody knows",
    "TD-10.16": "says when nothing can be done",
    "TD-11.16": _LIST,
}
"""The clauses of TD-1 to TD-13 that nothing can show, each with the reason: notes."""
EXAMPLES, FAULTS = "examples", "wrong rules"


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


def in_examples() -> Seen:
    """What is at work in the worked examples, with what they expect to be refused."""
    seen = Seen()
    for file in sorted((Path(__file__).parents[3] / "examples" / "tiedie").glob("*.yaml")):
        text = file.read_text(encoding="utf-8")
        seen.hear(record.loads(text, file.name, check=True))
        seen.clauses.update(refused_in(yaml_text.values(yaml_text.parse(text, file.name))))
    return seen


def where(seen: Mapping[str, Seen]) -> dict[str, list[str]]:
    """Every clause of TD-1 to TD-13, with the modes and other places in which it was at work."""
    book = [clause for clause in Tiedie.rulebook("en") if clause[3].isdigit() and "." in clause]
    places = {mode: look.clauses for mode, look in seen.items()}
    places |= {EXAMPLES: in_examples().clauses, FAULTS: in_faults(Tiedie)}
    return {clause: [place for place, there in places.items() if clause in there] for clause in book}


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=3000)
    profiles.load()
    games = parser.parse_args().games
    begun = perf_counter()
    found = where(at_work(games))
    for clause, places in found.items():
        print(f"{clause:9}", ", ".join(places) or f"- {CANNOT.get(clause, 'NEVER')}")
    never = [clause for clause, places in found.items() if not places and clause not in CANNOT]
    in_play = sum(any(place in MODES for place in places) for places in found.values())
    anywhere = sum(map(bool, found.values()))
    print(f"{games} games in {perf_counter() - begun:.0f} s: of {len(found)} clauses {in_play} were at work in games,")
    print(f"{anywhere} anywhere; {len(CANNOT)} cannot be; missing: {', '.join(never) or 'none'}")
    return bool(never)


if __name__ == "__main__":
    sys.exit(main())
