"""`tabletop-lab play`: reads the options of the command and starts a match in the terminal.
The dialogue itself is in `terminal.py`."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from tabletop_lab.cli import options as words
from tabletop_lab.cli.parser import Parser, spoken
from tabletop_lab.engine.core import catalogue
from tabletop_lab.notebook.words import Say


def parser(tell: Say | None = None) -> Parser:
    parser = Parser("play", tell)
    parser.add("game", said="game", metavar="GAME", nargs="?")
    words.add_match_options(parser, seed=None)
    parser.add("--bots")
    words.add_language(parser)
    parser.add("--load", type=Path, metavar="FILE")
    parser.add("--lenient", action="store_true")
    parser.add("--allow-files", action="store_true")
    return parser


def run(options: argparse.Namespace) -> int:
    import tabletop_lab as tl
    from tabletop_lab.cli.terminal import Terminal

    tell, lang = spoken(), tl.language()
    if options.load is not None:
        match = tl.load(options.load, allow_files=options.allow_files, lenient=options.lenient)
        if options.game and (named := catalogue.find(options.game)).name != match.game.name:
            facts = {"file": str(options.load), "its": match.game.name, "named": named.name}
            raise tl.TabletopError(tell("play-other-game", **facts))
        match.lang = lang
        for fault in match.dropped:
            print(tell("dropped", what=str(fault.localized(lang))), file=sys.stderr)
    elif options.game:
        match = tl.Match(
            options.game, players=options.players, seed=options.seed, rules=words.rules(options.rules), lang=lang
        )
        if not match.seed_given:
            match.begin_anew()
    else:
        raise tl.TabletopError(tell("which-game", games=", ".join(sorted(tl.games()))))
    bots = words.bots(options.bots)
    if "all" in bots:
        bots = {**dict.fromkeys(match.players, bots["all"]), **{k: v for k, v in bots.items() if k != "all"}}
    terminal = Terminal(match, bots, lang)
    if set(bots) == set(match.players):
        terminal.watch()
    else:
        terminal.talk(sys.stdin)
    return 0
