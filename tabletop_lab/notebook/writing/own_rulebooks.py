"""Where a writer's own rulebook of a game lies unless another folder is given, and which games have a rulebook."""

from __future__ import annotations

from pathlib import Path

from tabletop_lab.engine import Game
from tabletop_lab.engine.core import catalogue


def own_folder(game: type[Game]) -> Path:
    """The folder beside the notebook for one's own rulebook of a game.

    >>> from tabletop_lab.testing.sample import Market
    >>> str(own_folder(Market))
    'my_market'
    """
    return Path(f"my_{game.name}")


def with_rulebooks(shown: type[Game]) -> list[tuple[str, type[Game]]]:
    """The games of the catalogue that have a rulebook as a file, and the one that is shown, by name."""
    found = {**catalogue.games(), shown.name: shown}
    return [
        (name, game) for name, game in found.items() if (own := game.folder()) and (own / "rulebook.en.md").is_file()
    ]
