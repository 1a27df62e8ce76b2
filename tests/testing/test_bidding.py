"""A whole game fits into a hundred lines, with words and rulebook in two languages, and passes every check."""

from __future__ import annotations

import ast
import os
import subprocess
import sys

from tests.testing.conftest import ROOT

FILE = ROOT / "tests" / "testing" / "bidding.py"
LEFT_OUT = [
    "bidding: golden (1): no folder of recorded games is given",
    "bidding: messages (1), readings (3), words (1): nobody tells the facts of its rulebooks and words",
    "bidding: pictures (2): it has no presentation of its own",
    "bidding: records (3): it has no worked examples",
    "bidding: rule_words (6): it has no message files in both languages",
    "bidding: rulebooks (13): it has no two rulebooks to compare",
]
"""What only files and facts beside a game can be asked."""


def test_the_bidding_game_passes_every_check_that_applies() -> None:
    environment = {**os.environ, "PYTHONPATH": str(ROOT), "COLUMNS": "200"}
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-p", "no:nbval"]
    done = subprocess.run(
        [*command, "--game-examples", "5", "--game", "tests/testing/bidding.py"],
        cwd=ROOT, env=environment, capture_output=True, text=True, encoding="utf-8", check=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stdout + done.stderr
    assert "skipped" not in done.stdout
    told = [line for line in done.stdout.splitlines() if line.startswith("bidding: ")]
    assert [line[: len(start)] for line, start in zip(told, LEFT_OUT, strict=True)] == LEFT_OUT


def test_it_has_hidden_hands_bids_at_once_a_reaction_and_four_clauses_in_a_hundred_lines() -> None:
    text = FILE.read_text(encoding="utf-8")
    assert len(text.splitlines()) <= 100
    called = [node.func.attr for node in ast.walk(ast.parse(text))
              if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute)]  # fmt: skip
    assert called.count("reaction") == called.count("ask_all") == 1
    assert "seen_by_owner(" in text
    clauses = {f"BD-{n}" for n in range(1, 5)}
    assert all(f'@clause("{clause}")' in text and text.count(f"### {clause} ") == 2 for clause in clauses)
