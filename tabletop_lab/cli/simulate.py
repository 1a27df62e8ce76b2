"""`tabletop-lab simulate`: plays many games with bots and writes one row for each to a CSV file.
`tabletop_lab.simulate` does all the playing and counting."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from tabletop_lab.cli import options as words


def parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="tabletop-lab simulate", description="Let bots play many games and write one row for each."
    )
    parser.add_argument("game", metavar="GAME", help="a name from `tabletop-lab games`")
    parser.add_argument("-n", type=int, default=1000, metavar="N", help="number of games (default: 1000)")
    words.add_match_options(parser)
    parser.add_argument("--bots", default="random", help="one bot for all seats, or P1=random,P2=... (default: random)")
    parser.add_argument("--jobs", type=int, default=-1, metavar="J", help="processes; -1 = one per core (default)")
    parser.add_argument("--out", type=Path, metavar="FILE.csv", help="default: the table goes to standard output")
    return parser


def run(options: argparse.Namespace) -> int:
    import tabletop_lab as tl

    bots = words.bots(options.bots)
    if options.n < 1:
        raise tl.TabletopError("-n must be 1 or more")
    if options.out is not None and not options.out.parent.is_dir():
        raise tl.TabletopError(f"--out: there is no folder {options.out.parent}")
    frame = tl.simulate(
        options.game,
        n=options.n,
        players=options.players,
        rules=words.rules(options.rules),
        bots=bots["all"] if set(bots) == {"all"} else bots,
        seed=options.seed,
        jobs=options.jobs,
        progress=sys.stderr.isatty(),
    )
    if options.out is None:
        frame.to_csv(sys.stdout, index=False)
    else:
        part = words.new_file(options.out)
        try:
            frame.to_csv(part, index=False)
            part.replace(options.out)
        finally:
            part.unlink(missing_ok=True)
        print(f"{len(frame)} games in {options.out}", file=sys.stderr)
    failed = int(frame["error"].fillna("").astype(bool).sum())
    if failed:
        print(f"{failed} of {len(frame)} games stopped with an error; see the columns error and seed", file=sys.stderr)
    return 1 if failed else 0
