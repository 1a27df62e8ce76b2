"""The page lists every message of a game that the engine looks for, and no others."""

import re
from pathlib import Path

from tabletop_lab.engine.language.functions import FUNCTIONS

ROOT = Path(__file__).parents[2]
OF_A_GAME = ROOT / "docs" / "authors_door.md"
OWN = {
    "ambiguities", "book", "chances", "changes", "clause", "code", "differences", "div", "ending", "export", "figure",
    "head", "help", "how", "mark", "page", "tongue", "versions",
    "kernel", "key", "knows", "lab", "laptop", "map", "panic", "plot", "quantity", "question",
    "seen", "sq", "study", "system",
    "tester", "trait", "traits", "ttl", "tuned", "verdict",
}  # fmt: skip
"""What the program says of itself, with a name in it; no game writes these."""
ELSEWHERE = {"seat", "story", "unit"}
"""Looked for by a name that is put together otherwise: `seat-facts`, `unit-round`, and story-<decision>."""
CODE = [path for path in (ROOT / "tabletop_lab").rglob("*.py") if not {"games", "testing"} & set(path.parts)]


def section() -> str:
    return OF_A_GAME.read_text(encoding="utf-8").split("### Messages of a game\n")[1].split("\n## ")[0]


def test_the_page_names_every_prefix_and_no_other() -> None:
    written = "\n".join(path.read_text(encoding="utf-8") for path in CODE)
    looked_for = set(re.findall(r'f"([a-z]+)-\{', written)) - OWN
    assert "seat-facts" in written and "unit-round" in written and re.search(r'"story"\)', written)
    rows = [row.split("|")[1] for row in section().splitlines() if row.startswith("| `")]
    named = {prefix for row in rows for prefix in re.findall(r"`([a-z]+)-", row)}
    assert named == looked_for | ELSEWHERE


def test_the_page_names_every_function() -> None:
    assert set(re.findall(r"`([A-Z]+)\(", section())) == set(FUNCTIONS)


def test_every_row_says_what_happens_without_the_message() -> None:
    rows = [row.strip("|").split("|") for row in section().splitlines() if row.startswith("| `")]
    assert len(rows) > 15 and all(len(row) == 3 and all(cell.strip() for cell in row) for row in rows)
