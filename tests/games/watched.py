"""Thousands of games that are looked at at every decision: the part that every game's every_game.py has in common.

A game says which tables are played, how one is played, and what must hold. What does not hold is printed with the line
that plays that game again; the last lines count.
"""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping
from time import process_time
from typing import Any

from tabletop_lab.engine import Bot, Game

Table = tuple[int, dict[str, Any], int]
"""Number of players, differences from the default rules, seed."""
Lasting = Mapping[str, tuple[Any, Callable[[Any, Any], bool]]]
"""What stays as it is, or changes in one way only: its value, and whether it may have become another one."""


class Watch(Bot):
    """Looks at the table, then answers; one for all seats of a game. `wrong`: what did not hold."""

    name = "watch"

    def __init__(self) -> None:
        self.wrong: list[str] = []
        self.before: dict[str, Any] = {}
        self.decisions = 0

    def changed(self, lasting: Lasting) -> Iterator[str]:
        """What has changed since the last decision and must not."""
        for name, (value, may_change) in lasting.items():
            if name in self.before and self.before[name] != value and not may_change(self.before[name], value):
                yield f"{name}: {self.before[name]} has become {value}"
        self.before = {name: value for name, (value, _) in lasting.items()}


def command(
    game: type[Game],
    about: str | None,
    tables: Callable[[int, int], Iterable[Table]],
    play: Callable[[Table], tuple[Watch, Any]],
) -> None:
    """The command line: play so many games, print what was wrong, count how they ended in each mode."""
    parser = argparse.ArgumentParser(description=about)
    parser.add_argument("--games", type=int, default=3000)
    parser.add_argument("--start", type=int, default=0)
    given = parser.parse_args()
    began, decisions, wrong, ends = process_time(), 0, 0, Counter[str]()
    usual = game.Rules().mode
    for table in tables(given.games, given.start):
        players, rules, seed = table
        again = f"Match({game.name!r}, {players}, seed={seed}, rules={rules})"
        try:
            watch, result = play(table)
        except Exception as error:
            wrong += 1
            print(f"WRONG {type(error).__name__}: {error}\n  {again}", flush=True)
            continue
        decisions += watch.decisions
        ends[f"{rules.get('mode', usual)}: {result.reason}"] += 1
        if watch.wrong:
            wrong += 1
            said = "; ".join(f"{count} x {what}" for what, count in Counter(watch.wrong).most_common(3))
            print(f"WRONG {said}\n  {again}", flush=True)
    print(f"{given.games} games, {decisions:,} decisions, wrong in {wrong}, {process_time() - began:.0f} s")
    print(dict(sorted(ends.items())))
