"""`--game NAME` finds installed games, modules, classes and files, and says what is allowed when it finds none."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.testing.conftest import ROOT, Run

QUICK = ("-k", "presets", "--game-examples", "1")


@pytest.mark.parametrize("name", ["pebbles", "pebbles.py", "./pebbles.py", "pebbles:Pebbles", "pebbles.py:Pebbles"])
def test_a_file_of_this_folder(run: Run, name: str) -> None:
    done = run("--game", name, *QUICK)
    assert done.returncode == 0 and "1 passed" in done.stdout, done.stdout + done.stderr


def test_a_file_elsewhere_an_installed_game_and_two_at_once(run: Run) -> None:
    example = str(ROOT / "examples" / "three_in_a_row.py")
    done = run("--game", example, "--game", "cetkaik", *QUICK, "-v")
    assert "three_in_a_row/rules::" in done.stdout and "cetkaik/rules::" in done.stdout
    assert "2 passed" in done.stdout, done.stdout


def test_a_package(run: Run, folder: Path) -> None:
    package = folder / "stones"
    package.mkdir()
    (package / "game.py").write_text((folder / "pebbles.py").read_text(encoding="utf-8"), encoding="utf-8")
    (package / "__init__.py").write_text("from .game import Pebbles\n", encoding="utf-8")
    assert "1 passed" in run("--game", "stones", *QUICK).stdout
    assert "1 passed" in run("--game", "stones/game.py", *QUICK).stdout


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("pebblez", ["there is no such game", "Allowed are an installed game (cetkaik,", "Did you mean pebbles?"]),
        ("pebbles:Stones", ["pebbles has no game Stones; it has Pebbles"]),
        ("empty.py", ["empty has no class that is a Game"]),
        ("two.py", ["two has One, Other; one game is needed", "--game two.py:One"]),
        ("broken.py", ["broken cannot be imported", "broken.py:1", "NameError"]),
    ],
)
def test_what_is_no_single_game_is_refused_with_what_is_allowed(
    run: Run, folder: Path, name: str, said: list[str]
) -> None:
    (folder / "empty.py").write_text("")
    games = "from tabletop_lab.engine import Game\nclass One(Game): name = 'one'\nclass Other(One): name = 'x'\n"
    (folder / "two.py").write_text(games)
    (folder / "broken.py").write_text("nothing\n")
    done = run("--game", name)
    assert done.returncode == 4
    for text in said:
        assert text in done.stderr + done.stdout, done.stderr
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
