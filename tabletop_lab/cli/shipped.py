"""The notebooks that come with the package, and how they are copied into the user's folder.
Never changes a file that the user has changed; knows nothing about Jupyter."""

from __future__ import annotations

import hashlib
import json
import os
import shutil
from dataclasses import dataclass, field
from pathlib import Path

START = "00_start.ipynb"
RECORD = ".tabletop-lab.json"


@dataclass
class Copied:
    """The result of `copy_to`: names of the new, the updated and the kept files (those the user has changed)."""

    new: list[str] = field(default_factory=list)
    renewed: list[str] = field(default_factory=list)
    kept: list[str] = field(default_factory=list)


def folder() -> Path:
    """Return the folder of the shipped notebooks: beside the package in a checkout, or inside an installed package.

    >>> (folder() / START).name
    '00_start.ipynb'
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

    A file that is still as it was shipped is replaced by its newer version. `.tabletop-lab.json` in the target records
    what was shipped.
    """
    source = source or folder()
    target.mkdir(parents=True, exist_ok=True)
    record = target / RECORD
    shipped = _read(record)
    done = Copied()
    for file in sorted(source.rglob("*")):
        name = file.relative_to(source).as_posix()
        if not file.is_file() or any(part.startswith((".", "__")) for part in Path(name).parts):
            continue
        goal, fresh = target / name, _digest(file)
        if goal.exists():
            present = _digest(goal)
            if present != fresh and present != shipped.get(name):
                done.kept.append(name)
                continue
            if present != fresh:
                done.renewed.append(name)
        else:
            done.new.append(name)
        goal.parent.mkdir(parents=True, exist_ok=True)
        if not goal.exists() or _digest(goal) != fresh:
            shutil.copyfile(file, goal)
        shipped[name] = fresh
    record.write_text(json.dumps(shipped, indent=1, sort_keys=True) + "\n", encoding="utf-8")
    return done


def _digest(file: Path) -> str:
    return hashlib.sha256(file.read_bytes()).hexdigest()


def _read(record: Path) -> dict[str, str]:
    # With a damaged record no file counts as unchanged: nothing of the user's is lost.
    try:
        data = json.loads(record.read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return {}
    return {k: v for k, v in data.items() if isinstance(v, str)} if isinstance(data, dict) else {}
