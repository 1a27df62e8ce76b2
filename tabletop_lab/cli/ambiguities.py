"""`tabletop-lab ambiguities`: which unclear sentences of a rulebook matter, as a list for its author.
`tabletop_lab.ambiguities` does all the playing and ranking."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from tabletop_lab.cli import options as words
from tabletop_lab.cli import study
from tabletop_lab.cli.parser import Parser, spoken
from tabletop_lab.notebook.words import Say


def parser(tell: Say | None = None) -> Parser:
    parser = Parser("ambiguities", tell)
    parser.add("game", said="game", metavar="GAME")
    parser.add("-n", type=int, default=200, metavar="N")
    parser.add("--players", said="players", type=int, metavar="N")
    parser.add("--seed", said="seed", type=int, default=0)
    parser.add("--fields", nargs="+", metavar="NAME")
    study.add_study_options(parser)
    parser.add("--out", type=Path, metavar="FILE")
    words.add_language(parser)
    return parser


def run(options: argparse.Namespace) -> int:
    import tabletop_lab as tl
    from tabletop_lab.playtest.ranking import check_file

    words.check_file(options.out)
    if options.out is not None:
        check_file(options.out)
    asked = tl.ambiguities(
        options.game, options.n, players=options.players, seed=options.seed, fields=options.fields,
        bots=[study.lot(said) for said in options.bots] if options.bots else None, **study.given(options),
    )  # fmt: skip
    code = study.finish(asked.study)
    if options.out is None:
        print(asked.to_do(), end="")
    else:
        asked.save(options.out)
        print(spoken()("ambiguities-written", count=len(asked.all), file=str(options.out)), file=sys.stderr)
    return code
