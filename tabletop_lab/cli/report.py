"""`tabletop-lab report`: what the study in a folder shows, in words, or as one HTML page with its figures."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from tabletop_lab.cli import options as words
from tabletop_lab.cli.parser import Parser, begin, spoken
from tabletop_lab.notebook.words import Say


def parser(tell: Say | None = None) -> Parser:
    parser = Parser("report", tell)
    parser.add("folder", metavar="FOLDER")
    parser.add("--out", type=Path, metavar="FILE.html")
    words.add_language(parser)
    return parser


def run(options: argparse.Namespace) -> int:
    import tabletop_lab as tl

    words.check_file(options.out)
    report = tl.open_study(options.folder).report()
    if options.out is None:
        print(report.to_text())
    else:
        begin(spoken())
        report.save(options.out)
        print(spoken()("report-written", file=str(options.out)), file=sys.stderr)
    return 0
