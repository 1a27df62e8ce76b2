"""`tabletop-lab animate`: a stretch of a saved match as a moving picture, a page, or single pictures.
`tabletop_lab.animate` draws them."""

from __future__ import annotations

import argparse
from pathlib import Path

from tabletop_lab.cli import options as words
from tabletop_lab.cli.parser import Parser, begin, spoken
from tabletop_lab.engine.core.errors import TabletopError
from tabletop_lab.engine.language.localized import localized
from tabletop_lab.notebook.words import Say


def parser(tell: Say | None = None) -> Parser:
    parser = Parser("animate", tell)
    parser.add("record", type=Path, metavar="FILE.yaml")
    parser.add("--steps", metavar="10-30")
    parser.add("--viewer", metavar="P1")
    parser.add("--seconds", type=float, default=1.6, metavar="S")
    words.add_language(parser)
    parser.add("--out", type=Path, default=Path("turn.webp"), metavar="FILE.webp")
    return parser


def steps_of(text: str | None) -> list[int] | None:
    """The steps that `10-30`, `3,5,8` or `2,10-12` name; TabletopError for anything else.

    >>> steps_of("2,10-12"), steps_of(None)
    ([2, 10, 11, 12], None)
    """
    if text is None:
        return None
    found: list[int] = []
    for part in text.split(","):
        first, dash, last = part.strip().partition("-")
        if not first.isdecimal() or (dash and not last.isdecimal()) or len(first + last) > 12:
            raise TabletopError(localized("no_steps", "call", name="--steps", given=text[:40]))
        low, high = int(first), int(last) if dash else int(first)
        found += range(low, min(high, low + 10_000) + 1)
    return found


def run(options: argparse.Namespace) -> int:
    import tabletop_lab as tl

    tell = spoken()
    if not options.out.parent.is_dir():
        raise TabletopError(f"--out: {tell('export-folder', folder=str(options.out.parent))}")
    match = tl.load(options.record)
    begin(tell)
    made = tl.animate(match, steps_of(options.steps), viewer=options.viewer, seconds=options.seconds)
    kind = options.out.suffix.lower()
    if kind == ".html":
        made.page(options.out)
    elif kind:
        made.save(options.out)
    else:
        made.panels(options.out)
    print(tell("animate-written", file=str(options.out), count=len(made.frames)))
    return 0
