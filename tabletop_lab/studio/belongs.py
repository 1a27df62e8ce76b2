"""A folder with a rulebook says whose it is by its clauses."""

from __future__ import annotations

from collections.abc import Collection
from pathlib import Path
from typing import Any

from tabletop_lab.engine.core.errors import TabletopError
from tabletop_lab.engine.language.localized import localized


def belongs(game: Any, lang: str, clauses: Collection[str], file: Path) -> None:
    """TabletopError for a rulebook that shares no clause with the game's own; a game without one may have any."""
    folder = game.folder()
    if folder is None or not (folder / f"rulebook.{lang}.md").is_file():
        return
    own = list(game.rulebook(lang))
    if clauses and own and not set(clauses) & set(own):
        first = ", ".join(own[:3])
        raise TabletopError(localized("book_other_game", game=game.name, file=str(file), first=first))
