"""Which files a record may name: those below its own folder. Nothing is read here."""

from __future__ import annotations

from pathlib import Path


def below(folder: Path | None, named: object) -> str | None:
    """The path of a file or folder that a record names, if it lies below the record's folder; None if not.

    A path that is not absolute is looked for from the record's folder, then from where the program runs.

    >>> below(Path("games"), "../secret"), below(Path("games"), "/etc"), below(None, "decks")
    (None, None, None)
    """
    if folder is None or not isinstance(named, str):
        return None
    try:
        home = folder.resolve()
        here = Path(named).resolve()
        there = (home / named).resolve()
        if here == there:
            return named if _is_below(here, home) else None
        if _is_below(there, home) and (there.exists() or not here.exists()):
            now = Path.cwd()
            return str(there.relative_to(now)) if _is_below(there, now) and there != now else str(there)
        return named if _is_below(here, home) else None
    except (OSError, ValueError, RuntimeError):  # no path at all, or links in a circle
        return None


def _is_below(path: Path, folder: Path) -> bool:
    return folder in (path, *path.parents)
