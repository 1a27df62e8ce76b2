"""`tabletop-lab questions`: a sheet of questions on each chapter of a rulebook, to be printed, each with its key.
`tabletop_lab.notebook.reader_test` makes them."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from tabletop_lab.cli import options as words
from tabletop_lab.cli.parser import Parser, spoken
from tabletop_lab.engine.core import catalogue
from tabletop_lab.notebook.words import Say


def parser(tell: Say | None = None) -> Parser:
    parser = Parser("questions", tell)
    parser.add("game", said="game", metavar="GAME")
    parser.add("-n", type=int, default=10, metavar="N")
    parser.add("--seed", said="questions-seed", type=int, default=0, metavar="SEED")
    words.add_language(parser)
    parser.add("--out", type=Path, default=None, metavar="FOLDER")
    return parser


def run(options: argparse.Namespace) -> int:
    from tabletop_lab.notebook import reader_test

    catalogue.find(options.game)  # a slip is told before anything is said to be made
    print(spoken()("questions-begun"), file=sys.stderr, flush=True)
    made = reader_test(options.game, options.n, options.seed)
    folder = options.out or Path(f"{made.game.name}-questions")
    paths = made.save(folder)
    print(spoken()("questions-written", folder=str(folder), count=len(paths)))
    return 0
