"""`tabletop-lab changes`: writes what differs between two versions of a rulebook as a booklet."""

from __future__ import annotations

import argparse
from pathlib import Path

from tabletop_lab.cli import options as words
from tabletop_lab.cli.parser import Parser, begin, spoken
from tabletop_lab.notebook.words import Say


def parser(tell: Say | None = None) -> Parser:
    parser = Parser("changes", tell)
    parser.add("before", metavar="BEFORE")
    parser.add("after", metavar="AFTER")
    words.add_language(parser)
    parser.add("--to", default="html", metavar="pdf,html,docx")
    parser.add("--out", type=Path, default=Path("."), metavar="FOLDER")
    return parser


def run(options: argparse.Namespace) -> int:
    import tabletop_lab as tl
    from tabletop_lab.studio.changes import game_of

    tell = spoken()
    for name in ("before", "after"):
        game_of(name, getattr(options, name))  # a slip is told before anything is said to be made
    begin(tell)
    found = tl.changes(options.before, options.after, lang=options.lang)
    print(tell("changes-found", clauses=len(found.clauses), examples=len(found.examples), added=len(found.added)))
    for file in found.save(options.to, options.out):
        print(tell("book-written", file=str(file), size=f"{max(file.stat().st_size // 1000, 1):,} kB"))
    return 0
