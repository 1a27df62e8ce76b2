"""Runs the checks of tabletop_lab.testing for every installed game and the example game.
There is one collector for each game and module of checks. No fixture of a single game belongs here."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import tabletop_lab as tl
from tabletop_lab.testing import fixtures
from tabletop_lab.testing.collecting import all_checks
from tabletop_lab.testing.named import find_game
from tabletop_lab.testing.subject import Subject

ROOT = Path(__file__).parents[2]
EXAMPLE_GAME = "examples/three_in_a_row.py"


def pytest_configure(config: Any) -> None:
    if not config.pluginmanager.has_plugin("tabletop_lab.testing.fixtures"):
        config.pluginmanager.register(fixtures, "tabletop_lab.testing.fixtures")


class EveryGame(pytest.File):
    """All checks of all games."""

    def collect(self) -> Any:
        games = [*tl.games().values(), find_game(EXAMPLE_GAME, ROOT)]
        told = self.config.hook.pytest_game_facts
        return list(all_checks(self, [Subject(game, told(game=game), ROOT) for game in games]))


def pytest_pycollect_makemodule(module_path: Path, parent: Any) -> Any:
    if module_path.name == "test_every_game.py":
        return EveryGame.from_parent(parent, path=module_path)
    return None
