"""Which clauses of a game are at work in many games; each game says in its every_clause.py what there is to play.

At work means: on the way to something that was asked, drawn or told, or the reason of a refusal. Games are played in
all modes in turn, with all numbers of players, half of them with bots that answer at random, half with sensible ones;
every third game has the usual rules, every third the speedy ones, every third any rules. Beside the modes stands
whether the clause is at work in the worked examples, and in what is said about rules and numbers of players that do not
fit. A clause that was never at work is listed, unless nothing can show it.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path
from random import Random
from time import perf_counter
from typing import Any

import tabletop_lab as tl
from tabletop_lab.engine import Bot, Decision, Game
from tabletop_lab.engine.match import record, yaml_text
from tabletop_lab.testing import profiles
from tabletop_lab.testing.checks.clauses import in_faults
from tabletop_lab.testing.corpus import Seen, Watching, refused_in, sampled_rules

EXAMPLES, FAULTS = "examples", "wrong rules"


class Beside(Watching):
    """Looks at the questions that another bot answers."""

    def __init__(self, seen: Seen, bot: Bot) -> None:
        super().__init__(seen)
        self.bot = bot

    def choose(self, decision: Decision, random: Callable[[], float]) -> Any:
        self.seen.watch(decision)
        return self.bot.choose(decision, random)


@dataclass(frozen=True)
class Clauses:
    """A game, its modes, a preset of speedy rules, a sensible bot, and what nothing can show, each with its reason."""

    game: type[Game]
    modes: tuple[str, ...]
    speedy: str
    bot: str
    cannot: Mapping[str, str]

    def rules_of_a_game(self, number: int, mode: str, players: int, dice: Random) -> Mapping[str, Any]:
        """The usual rules, the speedy ones, or any."""
        if number % 3 == 2:
            return sampled_rules(self.game, dice, players) | {"mode": mode}
        return (self.game.Rules.presets[self.speedy] if number % 3 else {}) | {"mode": mode}

    def at_work(self, games: int, first: int = 0) -> dict[str, Seen]:
        """Play so many games; for each mode what was seen in it."""
        seen = {mode: Seen(mode=mode) for mode in self.modes}
        for number in range(first, first + games):
            dice, mode, nth = Random(number), self.modes[number % len(self.modes)], number // len(self.modes)
            modes = self.game.modes
            players = dice.choice(list(modes.of(mode, self.game).seats if modes else self.game.seats))
            rules = self.rules_of_a_game(nth, mode, players, dice)
            try:
                match = tl.Match(self.game, players, seed=number, rules=dict(rules))
            except tl.InvalidRules:  # rules drawn for another mode
                match = tl.Match(self.game, players, seed=number, rules={"mode": mode})
            look = seen[mode]
            match.run(Watching(look) if nth % 2 else Beside(look, self.game.bots[self.bot]()))
            look.hear(match)
        return seen

    def in_examples(self) -> Seen:
        """What is at work in the worked examples, with what they expect to be refused."""
        seen = Seen()
        for file in sorted((Path(__file__).parents[2] / "examples" / self.game.name).glob("*.yaml")):
            text = file.read_text(encoding="utf-8")
            seen.hear(record.loads(text, file.name, check=True))
            seen.clauses.update(refused_in(yaml_text.values(yaml_text.parse(text, file.name))))
        return seen

    def where(self, seen: Mapping[str, Seen]) -> dict[str, list[str]]:
        """Every clause but those of readings, with the modes and other places in which it was at work."""
        book = [c for c in self.game.rulebook("en") if c.partition("-")[2][0].isdigit() and "." in c]
        places = {mode: look.clauses for mode, look in seen.items()}
        places |= {EXAMPLES: self.in_examples().clauses, FAULTS: in_faults(self.game)}
        return {clause: [place for place, there in places.items() if clause in there] for clause in book}

    def main(self) -> int:
        """The command: what was found, and 1 if a clause is missing."""
        parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
        parser.add_argument("--games", type=int, default=3000)
        games = parser.parse_args().games
        profiles.load()
        begun = perf_counter()
        found = self.where(self.at_work(games))
        for clause, places in found.items():
            print(f"{clause:9}", ", ".join(places) or f"- {self.cannot.get(clause, 'NEVER')}")
        never = [clause for clause, places in found.items() if not places and clause not in self.cannot]
        in_play = sum(any(place in self.modes for place in places) for places in found.values())
        anywhere = sum(map(bool, found.values()))
        print(f"{games} games in {perf_counter() - begun:.0f} s: of {len(found)} clauses {in_play} were at work")
        print(f"in games, {anywhere} anywhere; {len(self.cannot)} cannot be; missing: {', '.join(never) or 'none'}")
        return bool(never)
