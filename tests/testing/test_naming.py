"""`--game NAME` finds installed games, modules, classes and files, and says what is allowed when it finds none."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from tabletop_lab.testing.named import NoSuchGame, find_game
from tests.testing.conftest import ROOT, Run

QUICK = ("-k", "presets", "--game-examples", "1")


NAMES = ("pebbles", "pebbles.py", "pebbles:Pebbles", "stones", "stones/game.py")


def test_files_packages_and_installed_games(run: Run, folder: Path) -> None:
    package = folder / "stones"
    package.mkdir()
    (package / "game.py").write_text((folder / "pebbles.py").read_text(encoding="utf-8"), encoding="utf-8")
    (package / "__init__.py").write_text("from .game import Pebbles\n", encoding="utf-8")
    names = [*NAMES, str(ROOT / "examples" / "three_in_a_row.py"), "cetkaik"]
    done = run(*(f"--game={name}" for name in names), *QUICK, "-vv")
    assert "7 passed" in done.stdout, done.stdout + done.stderr
    assert "three_in_a_row/rules::" in done.stdout and "cetkaik/rules::" in done.stdout


REFUSED = {
    "pebblez": ["there is no such game", "Allowed are an installed game (cetkaik,", "Did you mean pebbles?"],
    "pebbles:Stones": ["pebbles has no game Stones; it has Pebbles"],
    "empty.py": ["empty has no class that is a Game"],
    "two.py": ["two has One, Other; one game is needed", "--game two.py:One"],
    "broken.py": ["broken cannot be imported", "broken.py:1", "NameError"],
}


@pytest.mark.parametrize("name", REFUSED)
def test_what_is_no_single_game_is_refused(folder: Path, name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    (folder / "empty.py").write_text("")
    lines = ("from tabletop_lab.engine import Game", "class One(Game): name = 'one'", "class Other(One): name = 'x'")
    (folder / "two.py").write_text("\n".join(lines))
    (folder / "broken.py").write_text("nothing\n")
    monkeypatch.setattr(sys, "path", [str(folder), *sys.path])
    for module in ("pebbles", "empty", "two", "broken"):
        monkeypatch.delitem(sys.modules, module, raising=False)
    with pytest.raises(NoSuchGame) as error:
        find_game(name, folder)
    assert all(text in str(error.value) for text in REFUSED[name]), str(error.value)


def test_pytest_says_it_without_a_traceback(run: Run) -> None:
    done = run("--game", "pebblez")
    assert done.returncode == 4 and "ERROR: --game pebblez: there is no such game." in done.stderr
    assert "Traceback" not in done.stderr


def test_golden_needs_a_folder(run: Run) -> None:
    done = run("--game", "pebbles", "--update-golden")
    assert done.returncode == 4 and "--golden FOLDER" in done.stderr


def test_without_hypothesis_a_sentence_says_what_is_missing(run: Run, folder: Path) -> None:
    (folder / "as_if.py").write_text("from pytest_tabletop_lab import *\nimport pytest_tabletop_lab\n"
                                     "pytest_tabletop_lab.NEEDED = ('no_such_package',)\n")  # fmt: skip
    done = run("--game", "pebbles", plugin="as_if")
    assert done.returncode == 4
    assert "--game needs no_such_package" in done.stderr and "pip install 'tabletop-lab[test]'" in done.stderr


def test_a_plain_pytest_imports_nothing_of_the_package(run: Run, folder: Path) -> None:
    (folder / "test_light.py").write_text(
        "import sys\ndef test_light():\n    assert not [m for m in sys.modules if m.startswith('tabletop_lab')]\n"
    )
    done = run("test_light.py")
    assert done.returncode == 0, done.stdout
