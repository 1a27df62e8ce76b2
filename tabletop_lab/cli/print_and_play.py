"""`tabletop-lab print`: the cards, boards and tokens of a game as a PDF to cut out.
`tabletop_lab.print_and_play` lays out the sheets."""

from __future__ import annotations

import argparse
from pathlib import Path

from tabletop_lab.cli import options as words
from tabletop_lab.cli.parser import Parser, begin, spoken
from tabletop_lab.engine.core import catalogue
from tabletop_lab.engine.language.languages import known_language
from tabletop_lab.notebook.words import Say


def parser(tell: Say | None = None) -> Parser:
    parser = Parser("print", tell)
    parser.add("game", said="game", metavar="GAME")
    parser.add("--paper", default="a4", metavar="a4, letter")
    parser.add("--rules", said="rules", nargs="+", metavar="KEY=VALUE")
    parser.add("--only", nargs="+", default=[], metavar="TITLE")
    parser.add("--no-backs", dest="backs", action="store_false")
    parser.add("--theme", default="light", metavar="light, contrast")
    words.add_language(parser)
    parser.add("--out", type=Path, metavar="FILE.pdf")
    return parser


def run(options: argparse.Namespace) -> int:
    import tabletop_lab as tl

    tell = spoken()
    out = options.out or Path(f"{options.game}-{known_language(options.lang)}.pdf")
    if not out.parent.is_dir():
        raise tl.TabletopError(f"--out: {tell('export-folder', folder=str(out.parent))}")
    catalogue.find(options.game)
    begin(tell)
    sheets = tl.print_and_play(
        options.game,
        rules=words.rules(options.rules),
        lang=options.lang,
        paper=options.paper,
        only=options.only,
        backs=options.backs,
        theme=options.theme,
    )
    print(tell("print-written", file=str(sheets.save(out)), pages=sheets.pages))
    return 0
