"""The command `tabletop-lab`: opens JupyterLab, or plays and simulates in the terminal.
It only reads arguments and reports errors; every command has its own module."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence

COMMANDS = ("play", "simulate", "games", "export", "lab")

_EPILOG = """commands:
  tabletop-lab [lab]           open JupyterLab on the start notebook (this help; other options go to JupyterLab)
  tabletop-lab play GAME       play in the terminal
  tabletop-lab simulate GAME   let bots play many games, one row each in a CSV file
  tabletop-lab games           list the games
  tabletop-lab export FILE     make one HTML page of a notebook that opens without a network
Each command has its own --help.
"""


def main(argv: Sequence[str] | None = None) -> int:
    """Run one command and return the exit code: 0, or 2 for an error that the user can correct (stderr says how).

    >>> main(["--version"]).__class__.__name__
    tabletop-lab ...
    'int'
    """
    words = list(sys.argv[1:] if argv is None else argv)
    command = words.pop(0) if words and words[0] in COMMANDS else "lab"
    from tabletop_lab.engine.core.errors import TabletopError

    try:
        return _run(command, words)
    except TabletopError as error:
        print(f"tabletop-lab: {str(error).strip()}", file=sys.stderr)
        return 2
    except OSError as error:
        # Only files that the user named are opened here: name and reason are enough.
        if error.filename is None:
            raise
        print(f"tabletop-lab: {error.filename}: {error.strerror}", file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        print("\ntabletop-lab: stopped", file=sys.stderr)
        return 130


def _run(command: str, words: Sequence[str]) -> int:
    if command == "play":
        from tabletop_lab.cli import play

        return play.run(play.parser().parse_args(words))
    if command == "simulate":
        from tabletop_lab.cli import simulate

        return simulate.run(simulate.parser().parse_args(words))
    if command == "games":
        from tabletop_lab.cli import catalogue

        return catalogue.run(catalogue.parser().parse_args(words))
    if command == "export":
        from tabletop_lab.cli import export

        return export.run(export.parser().parse_args(words))
    from tabletop_lab.cli import lab

    top = argparse.ArgumentParser(
        prog="tabletop-lab",
        description="Board games as readable rules, in JupyterLab.",
        epilog=_EPILOG,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    top.add_argument("--version", action="store_true", help="print the version and stop")
    lab.add_options(top)
    options, rest = top.parse_known_args(words)
    if options.version:
        from importlib.metadata import version

        print("tabletop-lab", version("tabletop-lab"))
        return 0
    return lab.run(options, rest)
