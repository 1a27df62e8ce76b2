"""`tabletop-lab simulate`: plays many games with bots and writes one row for each to a CSV file.
`tabletop_lab.simulate` does all the playing and counting."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from tabletop_lab.cli import options as words
from tabletop_lab.cli.parser import Parser, spoken
from tabletop_lab.engine.core.files import write_whole
from tabletop_lab.notebook.words import Say

COLUMNS = "game,players,seed,"
"""How a table of games begins: another file of that name is not written over."""


def parser(tell: Say | None = None) -> Parser:
    parser = Parser("simulate", tell)
    parser.add("game", said="game", metavar="GAME")
    parser.add("-n", type=int, default=1000, metavar="N")
    words.add_match_options(parser)
    parser.add("--bots", default="random")
    parser.add("--jobs", type=int, default=-1, metavar="J")
    parser.add("--out", type=Path, metavar="FILE.csv")
    words.add_language(parser)
    return parser


def run(options: argparse.Namespace) -> int:
    import tabletop_lab as tl

    tell = spoken()
    bots = words.bots(options.bots)
    if options.n < 1:
        raise tl.TabletopError(tell("simulate-none"))
    words.check_file(options.out, COLUMNS)
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
        write_whole(options.out, frame.to_csv(index=False))
        print(tell("simulate-written", count=len(frame), file=str(options.out)), file=sys.stderr)
    failed = int(frame["error"].fillna("").astype(bool).sum())
    if failed:
        print(tell("simulate-failed", failed=failed, count=len(frame)), file=sys.stderr)
    return 1 if failed else 0
