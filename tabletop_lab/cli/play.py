"""`tabletop-lab play`: reads the options of the command and starts a match in the terminal.
The dialogue itself is in `terminal.py`."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from tabletop_lab.cli import options as words


def parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="tabletop-lab play", description="Play in the terminal; `help` lists commands."
    )
    parser.add_argument("game", metavar="GAME", nargs="?", help="a name from `tabletop-lab games`")
    words.add_match_options(parser)
    parser.add_argument("--bots", help="P2=random,P3=greedy, or all=random to watch a whole game")
    parser.add_argument("--lang", choices=("en", "ko"), default="en")
    parser.add_argument("--load", type=Path, metavar="FILE", help="go on with a saved match")
    return parser


def run(options: argparse.Namespace) -> int:
    from tabletop_lab.engine.core.errors import TabletopError

    try:
        return _play(options)
    except TabletopError as error:
        raise type(error)(*(fault.localized(options.lang) for fault in error.faults)) from None


def _play(options: argparse.Namespace) -> int:
    import tabletop_lab as tl
    from tabletop_lab.cli.terminal import Terminal
    from tabletop_lab.notebook.words import say

    if options.load is not None:
        match = tl.load(options.load)
        match.lang = options.lang
    elif options.game:
        match = tl.Match(
            options.game,
            players=options.players,
            seed=options.seed,
            rules=words.rules(options.rules),
            lang=options.lang,
        )
    else:
        tell = say(options.lang, Path(__file__).parent)
        raise tl.TabletopError(tell("which-game", games=", ".join(sorted(tl.games()))))
    bots = words.bots(options.bots)
    if "all" in bots:
        bots = {**dict.fromkeys(match.players, bots["all"]), **{k: v for k, v in bots.items() if k != "all"}}
    terminal = Terminal(match, bots, options.lang)
    if set(bots) == set(match.players):
        terminal.watch()
    else:
        terminal.talk(sys.stdin)
    return 0
