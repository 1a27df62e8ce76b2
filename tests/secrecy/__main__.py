"""`python -m tests.secrecy --minutes 60`: pairs of matches of every game, by random rules; every difference is told.
The last line counts pairs and things compared; a finding is a block that begins with FOUND and can be repeated by
`--only GAME:NUMBER`."""

from __future__ import annotations

import argparse
import random
import time
import traceback
from collections import Counter

from tabletop_lab.engine.core import catalogue
from tabletop_lab.testing.sample import Market

from .search import TURNS, one_try
from .what_a_seat_gets import Look, found


def main() -> None:
    words = argparse.ArgumentParser(prog="python -m tests.secrecy")
    words.add_argument("--minutes", type=float, default=1)
    words.add_argument("--start", type=int, default=0)
    words.add_argument("--only", default="")
    words.add_argument("--games", nargs="+", default=TURNS)
    given = words.parse_args()
    catalogue.register(Market)
    counts: Counter[str] = Counter()
    end, number = time.monotonic() + 60 * given.minutes, given.start
    jobs = [tuple(given.only.split(":"))] if given.only else None
    told = time.monotonic()
    while time.monotonic() < end:
        game = given.games[number % len(given.games)] if jobs is None else jobs[0][0]
        at = number if jobs is None else int(jobs[0][1])
        number += 1
        try:
            pair = one_try(game, at)
            counts[f"{game} tries"] += 1
            if pair is not None:
                counts[f"{game} pairs"] += 1
                counts[f"{game} pairs that differ"] += pair.differs
                dice = random.Random(f"look {at}")
                for what, one, other in found(pair.one, pair.other, pair.seat, Look.some(dice))[:5]:
                    counts[f"{game} findings"] += 1
                    print(f"FOUND {game}:{at} {what}\n  {pair}\n  {one!r}\n  {other!r}", flush=True)
        except Exception:
            counts[f"{game} errors"] += 1
            print(f"ERROR {game}:{at}\n{traceback.format_exc()}", flush=True)
        if jobs is not None:
            break
        if time.monotonic() > told + 30:
            told = time.monotonic()
            print(f"SO FAR {dict(sorted(counts.items()))}", flush=True)
    print(f"DONE {dict(sorted(counts.items()))}", flush=True)


main()
