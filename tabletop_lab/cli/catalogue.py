"""`tabletop-lab games`: lists the installed games."""

from __future__ import annotations

import argparse


def parser() -> argparse.ArgumentParser:
    return argparse.ArgumentParser(prog="tabletop-lab games", description="List the games that can be played.")


def run(options: argparse.Namespace) -> int:
    """Print one line per game: its name for the other commands, then its title."""
    import tabletop_lab as tl

    games = tl.games()
    width = max((len(name) for name in games), default=0)
    for name, game in sorted(games.items()):
        print(f"{name:<{width}}  {game.title.get('en') or name}")
    return 0
