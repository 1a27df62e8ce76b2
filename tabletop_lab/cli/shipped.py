"""The notebooks that come with the package, and how they are copied into the user's folder.
Never changes a file that the user has changed; knows nothing about Jupyter."""

from __future__ import annotations

import hashlib
import json
import os
import platform
import re
from dataclasses import dataclass, field
from pathlib import Path

from tabletop_lab.engine.core.files import write_whole
from tabletop_lab.engine.core.ordinary_files import read_file

RECORD = ".tabletop-lab.json"
Marks = dict[str, str]
MOST_BYTES = 1_000_000
_VERSION = re.compile(rb'("pygments_lexer": "ipython3",\s*"version": ")[^"]*')


def start(lang: str) -> str:
    """Return the name of the start notebook in a language.

    >>> start("ko")
    'ko/00_start.ipynb'
    """
    return f"{lang}/00_start.ipynb"


@dataclass
class Copied:
    """The result of `copy_to`: names of the new, the updated and the kept files (those the user has changed)."""

    new: list[str] = field(default_factory=list)
    renewed: list[str] = field(default_factory=list)
    kept: list[str] = field(default_factory=list)


def folder() -> Path:
    """Return the folder of the shipped notebooks: beside the package in a checkout, or inside an installed package.

    >>> sorted(path.name for path in folder().iterdir())
    ['en', 'ko']
    """
    package = Path(__file__).resolve().parents[1]
    checkout = package.parent / "notebooks"
    if (package.parent / "pyproject.toml").is_file() and checkout.is_dir():
        return checkout
    return package / "_notebooks"


def default_target() -> Path:
    """Return `~/tabletop-lab`, or `./tabletop-lab-notebooks` if it exists or the home folder cannot be written."""
    here = Path.cwd() / "tabletop-lab-notebooks"
    try:
        home = Path.home()
    except RuntimeError:  # no HOME and no entry in the user database
        return here
    if here.is_dir() or not os.access(home, os.W_OK):
        return here
    return home / "tabletop-lab"


def copy_to(target: Path, source: Path | None = None) -> Copied:
    """Copy the shipped notebooks to `target`; a file the user has changed or made stays as it is.

    A file that is still as it was shipped is replaced by its newer version, and removed when it is no longer shipped. A
    notebook is changed when the text of its cells is: JupyterLab completes the metadata of every notebook that is
    looked at, and running one saves its outputs. `.tabletop-lab.json` in the target records what was shipped.
    """
    source = source or folder()
    target.mkdir(parents=True, exist_ok=True)
    record = target / RECORD
    before, now, done = _read(record), {}, Copied()
    for file in sorted(source.rglob("*")):
        name = file.relative_to(source).as_posix()
        if not file.is_file() or any(part.startswith((".", "__")) for part in Path(name).parts):
            continue
        goal, content = target / name, _of_here(file)
        fresh = _marks(content)
        if not goal.exists():
            done.new.append(name)
        else:
            present = _marks(goal.read_bytes())
            if _same(present, fresh, before.get(name)):
                now[name] = fresh
                continue
            if not _untouched(present, before.get(name)):
                done.kept.append(name)
                if name in before:
                    now[name] = before[name]
                continue
            done.renewed.append(name)
        goal.parent.mkdir(parents=True, exist_ok=True)
        write_whole(goal, content)
        now[name] = fresh
    for name in sorted(before.keys() - now.keys() - set(done.kept)):
        _remove(target, name, before[name])
    write_whole(record, json.dumps(now, indent=1, sort_keys=True) + "\n")
    return done


def _same(present: Marks, fresh: Marks, shipped: Marks | None) -> bool:
    """Whether there is nothing to renew: the same file, or the same cells with the outputs of somebody's own run."""
    if present["file"] == fresh["file"]:
        return True
    return present.get("cells", "") == fresh.get("cells") and present["file"] != (shipped or fresh)["file"]


def _untouched(present: Marks, shipped: Marks | None) -> bool:
    return shipped is not None and any(present.get(kind, "") == mark for kind, mark in shipped.items())


def _remove(target: Path, name: str, shipped: Marks) -> None:
    """Remove a file that is no longer shipped, if it is a file in the target and as it was shipped."""
    goal = target / name
    if goal.is_file() and target.resolve() in goal.resolve().parents and _untouched(_marks(goal.read_bytes()), shipped):
        goal.unlink()


def _of_here(file: Path) -> bytes:
    """A shipped file; a notebook names the Python of this computer.

    JupyterLab would write that into it and call it unsaved before anything was pressed.
    """
    content = file.read_bytes()
    if file.suffix != ".ipynb":
        return content
    return _VERSION.sub(rb"\g<1>" + platform.python_version().encode(), content)


def _marks(content: bytes) -> Marks:
    """What a file is recognized by: its bytes and, for a notebook, the text of its cells."""
    found = {"file": hashlib.sha256(content).hexdigest()}
    try:
        cells = [(cell["cell_type"], "".join(cell["source"])) for cell in json.loads(content)["cells"]]
    except (ValueError, KeyError, TypeError, RecursionError):  # no notebook, or a damaged one
        return found
    # JupyterLab adds an empty cell below the last one that is run.
    text = json.dumps([cell for cell in cells if cell[1].strip()])
    return found | {"cells": hashlib.sha256(text.encode()).hexdigest()}


def _read(record: Path) -> dict[str, Marks]:
    # With a damaged record no file counts as unchanged: nothing of the user's is lost.
    try:
        data = json.loads(read_file(record, MOST_BYTES))
    except (OSError, ValueError, RecursionError):
        return {}
    found = data.items() if isinstance(data, dict) else ()
    return {name: mark for name, mark in found if isinstance(mark, dict) and isinstance(mark.get("file"), str)}
