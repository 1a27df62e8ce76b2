"""`tabletop-lab study`: the same games under several rules, and what they show, in words.
`tabletop_lab.study` does all the playing and counting; with a folder it goes on where it was stopped."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any

from tabletop_lab.cli import options as words
from tabletop_lab.cli.parser import Parser, spoken
from tabletop_lab.notebook.words import Say

if TYPE_CHECKING:
    from tabletop_lab.playtest.studies import Study

BASE = "base"
"""What the variants are compared with."""
INTERRUPTED = 130


def parser(tell: Say | None = None) -> Parser:
    parser = Parser("study", tell)
    parser.add("game", said="game", metavar="GAME")
    parser.add("--variant", nargs="+", action="append", default=[], metavar="KEY=VALUE")
    parser.add("-n", type=int, default=1000, metavar="N")
    words.add_match_options(parser)
    add_study_options(parser)
    words.add_language(parser)
    return parser


def add_study_options(parser: Parser) -> None:
    """Who plays, where, and where the games are kept."""
    parser.add("--bots", said="study-bots", action="append", metavar="BOT")
    parser.add("--folder", said="study-folder", type=Path, metavar="FOLDER")
    parser.add("--where", said="study-where", default="local", metavar="ADDRESS")
    parser.add("--jobs", said="simulate-jobs", type=int, default=-1, metavar="J")


def run(options: argparse.Namespace) -> int:
    import tabletop_lab as tl

    lots = [lot(said) for said in options.bots or ["random"]]
    study = tl.study(
        options.game, variants(options.game, options.rules, options.variant), options.n, players=options.players,
        bots=lots, seed=options.seed, **given(options),
    )  # fmt: skip
    code = finish(study)
    print(study.report().to_text())
    return code


def given(options: argparse.Namespace) -> dict[str, Any]:
    """What `add_study_options` read, but the bots."""
    return {"folder": options.folder, "where": options.where, "jobs": options.jobs, "progress": sys.stderr.isatty()}


def finish(study: Study) -> int:
    """Wait for the games and say on stderr what went wrong with them; return the code with which the command ends."""
    study.wait()
    tell = spoken()
    if study.done < study.plan.games:
        print(tell("study-interrupted", done=study.done, games=study.plan.games), file=sys.stderr)
        return INTERRUPTED
    failed = len(study.failures())
    if failed:
        print(tell("simulate-failed", failed=failed, count=study.plan.games), file=sys.stderr)
    return 1 if failed else 0


def lot(said: str) -> object:
    """One lot of bots: a name for all seats, or a table of seats."""
    read = words.bots(said)
    return read["all"] if set(read) == {"all"} else read


def variants(game: str, rules: list[str] | None, asked: list[list[str]]) -> dict[str, object]:
    """The rules of `--rules` under the name "base", and for each `--variant` what it changes in them.

    >>> variants("fourteen_nights", None, [["wheel", "adjacency=wheel"], ["days=7"]])["wheel"].adjacency
    'wheel'
    >>> list(variants("tabula_wolves", ["silent"], [["talk_rounds=1"]]))
    ['base', 'talk_rounds=1']
    """
    from tabletop_lab.engine.core import catalogue

    readable = catalogue.find(game).Rules
    base = readable.read(words.rules(rules))
    found: dict[str, object] = {BASE: base}
    for said in asked:
        named = "=" not in said[0] and len(said) > 1
        changes = words.rules(said[1:] if named else said)
        name = said[0] if named else " ".join(said)
        found[name] = base.changed(**changes) if isinstance(changes, dict) else readable.read(changes)
    return found
