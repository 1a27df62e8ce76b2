"""`tabletop-lab games`: lists the installed games."""

from __future__ import annotations

import argparse

from tabletop_lab.cli import options as words
from tabletop_lab.cli.parser import Parser
from tabletop_lab.notebook.words import Say


def parser(tell: Say | None = None) -> Parser:
    parser = Parser("games", tell)
    words.add_language(parser)
    return parser


def run(options: argparse.Namespace) -> int:
    """Print one line per game: its name for the other commands, then its title."""
    import tabletop_lab as tl

    games, lang = tl.games(), tl.language()
    width = max((len(name) for name in games), default=0)
    for name, game in sorted(games.items()):
        print(f"{name:<{width}}  {game.title.get(lang) or name}")
    return 0
