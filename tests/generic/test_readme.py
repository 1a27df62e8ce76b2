"""What the README says of each game is counted: players, clauses, switches, worked examples."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import tabletop_lab as tl
from tabletop_lab.engine.core.rules import question_of
from tabletop_lab.testing.subject import Subject

ROOT = Path(__file__).parents[2]


@pytest.mark.parametrize("game", tl.games().values(), ids=lambda game: game.name)
def test_the_readme_counts_what_there_is(game: Any) -> None:
    """Clauses without chapters and questions; parameters that answer a question; files."""
    lines = (ROOT / "README.md").read_text(encoding="utf-8").splitlines()
    (row,) = (line for line in lines if line.startswith(f"| *{game.title['en']}* ({game.title['ko']}"))
    _, _, players, said, _ = (cell.strip() for cell in row.split("|"))
    clauses = sum(clause.kind not in ("chapter", "reading") for clause in game.rulebook("en").values())
    switches = sum(bool(question_of(field)) for field in game.Rules.model_fields.values())
    assert said.split(", ")[:3] == [
        f"{clauses} clauses",
        f"{switches} switches",
        f"{len(Subject(game, root=ROOT).records)} worked examples",
    ]
    assert players == "–".join(str(n) for n in dict.fromkeys((min(game.seats), max(game.seats))))


def test_what_is_installed_is_what_the_commands_need() -> None:
    """Studies in folders need the extra `lab`; PDF and Word files need `export`."""
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    installed = [line for line in readme.splitlines() if line.startswith("|") and "pip install -e" in line]
    assert len(installed) == 3 and all(".[lab,export]" in line for line in installed)
    assert "--folder" in readme and "--to pdf" in readme and "tabletop-lab print" in readme
    assert "$(PIP) -e '.[lab,export]'" in (ROOT / "Makefile").read_text()
    assert "-e .[test,lab,export]" in (ROOT / "environment.yml").read_text()
