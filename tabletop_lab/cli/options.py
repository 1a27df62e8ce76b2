"""Reads the options that several commands share: rules and bots, and raises their errors. It is no command itself."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any


def rules(words: list[str] | None) -> dict[str, Any] | str | None:
    """Read `days=7 adjacency=ring` as a dict of differences; one word without `=` is the name of a preset.

    >>> rules(["days=7", "allow_debt=true", "adjacency=ring"])
    {'days': 7, 'allow_debt': True, 'adjacency': 'ring'}
    >>> rules(["short"]), rules([])
    ('short', None)
    """
    import yaml

    from tabletop_lab.engine.core.errors import Fault, InvalidRules

    if not words:
        return None
    if len(words) == 1 and "=" not in words[0]:
        return words[0]
    found: dict[str, Any] = {}
    for word in words:
        key, equals, text = word.partition("=")
        if not equals or not key:
            raise InvalidRules(Fault(f"--rules {word}", "this is not a rule", "key=value, such as days=7"))
        try:
            found[key] = yaml.safe_load(text)
        except yaml.YAMLError:
            found[key] = text
    return found


def bots(text: str | None) -> dict[str, str]:
    """Read `P2=random,P3=greedy` or `all=random` as {seat: bot}; a single word means every seat.

    >>> bots("P2=random,P3=greedy"), bots("random"), bots(None)
    ({'P2': 'random', 'P3': 'greedy'}, {'all': 'random'}, {})
    """
    found = {}
    for part in (text or "").split(","):
        seat, equals, bot = part.strip().partition("=")
        if seat:
            found[seat if equals else "all"] = bot if equals else seat
    return found


def add_match_options(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--players", type=int, metavar="N", help="number of players (default: the game's own)")
    parser.add_argument("--seed", type=int, default=0, help="the same seed gives the same luck (default: 0)")
    parser.add_argument("--rules", nargs="+", metavar="KEY=VALUE", help="changed rules, or the name of a preset")


def new_file(path: Path) -> Path:
    """Return a file beside the target to write first and rename later: a stopped run never leaves half a file."""
    return path.with_name(f".{path.name}.part")
