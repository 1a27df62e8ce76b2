"""Plays a game in another process, with another hash seed, and prints one line per match; the lines must be the same.
Used as `python -m tabletop_lab.testing.elsewhere module:Class record.yaml`."""

from __future__ import annotations

import hashlib
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import tabletop_lab as tl

from .matches import fixed_tables
from .named import find_game


def start(game: type, record: Path, hash_seed: str) -> subprocess.Popen[str]:
    """Start to play the fixed tables of a game, and a saved match of it, in a new process."""
    environment = {**os.environ, "PYTHONHASHSEED": hash_seed, "PYTHONPATH": os.pathsep.join(filter(None, sys.path))}
    command = [sys.executable, "-m", __name__, f"{game.__module__}:{game.__qualname__}", str(record)]
    return subprocess.Popen(
        command, env=environment, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, encoding="utf-8"
    )


def heard(process: subprocess.Popen[str]) -> list[str]:
    """Return what the process printed, when it has ended; an error in it raises an error here."""
    out, error = process.communicate()
    if process.returncode:
        raise AssertionError(f"the game does not run in another process:\n{error.strip()[-1500:]}")
    return out.splitlines()


def _line(what: object, match: Any) -> str:
    text = match.trace.to_text("en") + repr(match.view(tl.MODERATOR).as_dict()) + repr(match.result)
    return f"{what} {hashlib.sha256(text.encode()).hexdigest()[:12]}"


def main(name: str, record: str) -> None:
    """Print a line for each match."""
    game = find_game(name, Path())
    tl.register(game)
    for table in fixed_tables(game):
        said = f"players {table['players']}, seed {table['seed']}, rules {table['rules']}:"
        print(_line(said, tl.Match(**table).run()))
    print(_line("a saved match:", tl.load(record)))


if __name__ == "__main__":
    main(*sys.argv[1:])
