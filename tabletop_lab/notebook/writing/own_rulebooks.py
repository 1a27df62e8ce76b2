"""Where a writer's own rulebook of a game lies unless another folder is given, and which games have a rulebook."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from tabletop_lab.engine import Game
from tabletop_lab.engine.core import catalogue


def own_folder(game: type[Game]) -> Path:
    """The folder beside the notebook for one's own rulebook of a game.

    >>> from tabletop_lab.testing.sample import Market
    >>> str(own_folder(Market))
    'my_market'
    """
    return Path(f"my_{game.name}")


class Permission:
    """Which folders outside of the one of the notebook a person has agreed to. A folder given in code is agreed to."""

    def __init__(self, given: Any = None) -> None:
        self._agreed = set() if given is None else {Path(given).resolve()}

    def covers(self, folder: str | Path) -> bool:
        """Whether a folder lies below that of the notebook (links followed), or was agreed to.

        >>> Permission().covers("my_market"), Permission().covers("../elsewhere"), Permission("/etc/x").covers("/etc/x")
        (True, False, True)
        """
        place = Path(folder).resolve()
        return place in self._agreed or place.is_relative_to(Path.cwd().resolve())

    def give(self, folder: str | Path) -> None:
        """Agree to a folder."""
        self._agreed.add(Path(folder).resolve())


def with_rulebooks(shown: type[Game]) -> list[tuple[str, type[Game]]]:
    """The games of the catalogue that have a rulebook as a file, and the one that is shown, by name."""
    found = {**catalogue.games(), shown.name: shown}
    return [
        (name, game) for name, game in found.items() if (own := game.folder()) and (own / "rulebook.en.md").is_file()
    ]
