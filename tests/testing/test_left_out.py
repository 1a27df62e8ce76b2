"""No check is left out for a game of this repository but for a reason that is written here."""

from __future__ import annotations

from pathlib import Path

import pytest

import tabletop_lab as tl
from tabletop_lab.testing.collecting import left_out
from tabletop_lab.testing.named import find_game
from tabletop_lab.testing.subject import Subject
from tests.conftest import pytest_game_facts

ROOT = Path(__file__).parents[2]


def checks_left_out(game: type) -> list[str]:
    subject = Subject(game, pytest_game_facts(game), ROOT)
    return sorted(check for checks in left_out(subject).values() for check in checks)


@pytest.mark.parametrize("game", tl.games().values(), ids=lambda game: game.name)
def test_our_games_are_asked_everything(game: type) -> None:
    """Recorded games are compared in tests/playthroughs; some games open no windows."""
    windows = game.name in ("tabula_wolves", "tiedie", "void_seeders")
    assert checks_left_out(game) == ["golden (1)"] + ["windows (1)"] * (not windows)


def test_the_example_game_has_no_words_no_rulebook_no_worked_examples_and_no_window() -> None:
    game = find_game("examples/three_in_a_row.py", ROOT)
    assert checks_left_out(game) == [
        "citations (5)", "clauses (4)", "golden (1)", "messages (6)", "one_language (4)", "pictures (2)",
        "readings (3)", "records (3)", "refusals (1)", "rule_words (6)", "rulebooks (13)", "windows (1)", "words (6)",
    ]  # fmt: skip
