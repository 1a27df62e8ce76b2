"""The part of the tester that every pytest of an environment loads: its options, and nothing that takes time to import.
With `--game` it brings in the rest, tabletop_lab.testing."""

from __future__ import annotations

from typing import Any

NEEDED = ("hypothesis",)
"""What the tester needs beside pytest; a plain installation of tabletop_lab does without."""


class Hooks:
    """What a conftest.py may say to the tester."""

    def pytest_game_facts(self, game: Any) -> Any:
        """The tabletop_lab.testing.Facts of a game, or None: what the checks of its rulebooks must know."""

    pytest_game_facts.pytest_spec = {"firstresult": True}  # type: ignore[attr-defined]


def pytest_addhooks(pluginmanager: Any) -> None:
    pluginmanager.add_hookspecs(Hooks)


def pytest_addoption(parser: Any) -> None:
    group = parser.getgroup("tabletop_lab", "games of tabletop_lab")
    group.addoption(
        "--game", action="append", default=[], metavar="GAME",
        help="test a game: its name if it is installed, else module:Class, a module, or the path of a .py file "
        "with one game; can be given several times",
    )  # fmt: skip
    group.addoption(
        "--game-examples", type=int, default=0, metavar="N",
        help="how many examples a check makes up, more or less (25 if nothing is said; 3 is a quick look)",
    )  # fmt: skip
    group.addoption(
        "--golden", default="", metavar="FOLDER",
        help="compare whole games with those recorded in FOLDER, GAME.en.txt and GAME.ko.txt",
    )  # fmt: skip
    group.addoption("--update-golden", action="store_true", help="record the games in the folder of --golden anew")


def pytest_configure(config: Any) -> None:
    if not config.getoption("--game"):
        return
    import pytest

    missing = [name for name in NEEDED if not _is_there(name)]
    if missing:
        raise pytest.UsageError(
            f"--game needs {' and '.join(missing)}, which is not installed; install it with: "
            "pip install 'tabletop-lab[test]'"
        )
    from tabletop_lab.testing import plugin

    config.pluginmanager.register(plugin.Tester(config), "tabletop_lab.testing")


def _is_there(module: str) -> bool:
    from importlib.util import find_spec

    return find_spec(module) is not None
