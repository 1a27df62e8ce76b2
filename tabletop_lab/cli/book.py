"""`tabletop-lab book`: writes a game's rulebook with its figures as PDF, HTML or DOCX."""

from __future__ import annotations

import argparse
import atexit
import gc
from pathlib import Path

from tabletop_lab.cli import options as words
from tabletop_lab.cli.parser import Parser, begin, spoken
from tabletop_lab.notebook.words import Say


def parser(tell: Say | None = None) -> Parser:
    parser = Parser("book", tell)
    parser.add("game", said="game", metavar="GAME")
    words.add_language(parser)
    parser.add("--to", default="html", metavar="pdf,html,docx")
    parser.add("--out", type=Path, default=Path("."), metavar="FOLDER")
    parser.add("--paper", choices=("a5", "a4"), default="a5")
    parser.add("--grey", action="store_true")
    parser.add("--examples", type=Path, metavar="FOLDER")
    parser.add("--source", type=Path, metavar="FOLDER")
    parser.add("--study", type=Path, metavar="FOLDER")
    return parser


def run(options: argparse.Namespace) -> int:
    from tabletop_lab.studio import prepared

    tell = spoken()
    make = prepared(
        options.game, options.lang, options.to, options.out, options.paper, options.grey, options.study,
        options.examples or options.source, options.source,
    )  # fmt: skip
    begin(tell)
    gc.disable()  # all that is made is kept until it is written: there is nothing to look for
    atexit.register(gc.freeze)  # nor is there when Python ends
    try:
        written = make()
    finally:
        gc.enable()
    for file in written:
        print(tell("book-written", file=str(file), size=f"{max(file.stat().st_size // 1000, 1):,} kB"))
    return 0
