"""`python -m tests.testing.every_nonsense [GAME ...]`: every kind of nonsense in every function of our games, in a
match and as a row of a batch. A line that begins with FOUND is a pair that was not told well; the last line of a game
counts. It takes some minutes of the processor for each game; the suite tries 23 pairs of each."""

from __future__ import annotations

import sys
import time
from collections.abc import Iterator

import tabletop_lab as tl
from tabletop_lab.testing.nonsense import DOES, GIVES, in_a_row, places, what_is_wrong


def pairs(game: str) -> Iterator[tuple[str, str, str]]:
    """For each pair of a function and a kind of nonsense: what is wrong, '' mostly."""
    kind_of = tl.games()[game]
    for name, place in sorted(places(kind_of).items()):
        for kind in (*GIVES, *DOES):
            for _ in range(2):  # what takes long only once was slowed down by the machine
                wrong = what_is_wrong(kind_of, name, kind, place) or in_a_row(kind_of, name, kind, place)
                if "takes" not in wrong:
                    break
            yield name, kind, wrong


def main(*games: str) -> None:
    """Print what is wrong, game by game."""
    for game in games or tuple(tl.games()):
        began, tried, found = time.process_time(), 0, 0
        for name, kind, wrong in pairs(game):
            tried += 1
            if wrong:
                found += 1
                print(f"FOUND {game}: {name}, {kind}: {wrong}", flush=True)
        print(f"{game}: {tried} pairs, {found} wrong, {time.process_time() - began:.0f} s", flush=True)


if __name__ == "__main__":
    main(*sys.argv[1:])
