"""Tables of compositions of a designer's own: what they change, and every way they can be wrong.
What single readings do is told by tests/generic from readings.yaml."""

from pathlib import Path

import pytest

from tabletop_lab.engine import InvalidContent
from tabletop_lab.engine.core.errors import InvalidRules
from tabletop_lab.engine.match.match import Match
from tabletop_lab.games.tabula_wolves.content import HOUSE


def own_table(tmp_path: Path, row: str) -> str:
    """The house table with another row for eight players."""
    text = (HOUSE / "compositions.csv").read_text(encoding="utf-8")
    old = next(line for line in text.splitlines() if line.startswith("8,"))
    (tmp_path / "mine.csv").write_text(text.replace(old, row), encoding="utf-8")
    return str(tmp_path / "mine.csv")


def test_a_designers_table_replaces_the_house_table(tmp_path: Path) -> None:
    file = own_table(tmp_path, "8,2,0,0,1,0,1,0,0,0,4")
    match = Match("tabula_wolves", players=8, rules={"compositions_file": file})
    assert match.state.composition == (("wolf", 2), ("seer", 1), ("guard", 1), ("villager", 4))
    own_table(tmp_path, "8,1,0,0,1,0,1,0,0,0,5")
    again = Match("tabula_wolves", players=8, rules={"compositions_file": file})
    assert again.state.composition[0] == ("wolf", 1), "an edited file is read again"


@pytest.mark.parametrize(
    ("row", "said"),
    [
        ("8,2,0,0,1,0,1,0,0,0,5", "mine.csv, row 3: the cards of 8 players add up to 9 (allowed: 8 cards) [TW-4.6]"),
        ("8,2,0,0,one,0,1,0,0,0,4", "mine.csv, row 3, column seer: 'one' is not a whole number"),
        ("6,2,0,0,1,0,0,0,0,0,3", "mine.csv, row 3, column players: '6' is too small (allowed: 7 or more) [TW-1.2]"),
        ("9,2,0,0,1,0,0,0,0,0,6", "9 players have two rows"),
    ],
)
def test_a_faulty_table_says_file_row_and_column(tmp_path: Path, row: str, said: str) -> None:
    with pytest.raises(InvalidContent) as error:
        Match("tabula_wolves", players=8, rules={"compositions_file": own_table(tmp_path, row)})
    assert said in str(error.value)


def test_a_designers_row_must_keep_the_conditions(tmp_path: Path) -> None:
    file = own_table(tmp_path, "8,4,0,0,1,0,0,1,0,0,2")
    with pytest.raises(InvalidRules) as error:
        Match("tabula_wolves", players=8, rules={"compositions_file": file})
    assert [fault.clause for fault in error.value.faults] == ["TW-4.6", "TW-4.6", "TW-3.1", "TW-3.6"]
    with pytest.raises(InvalidContent, match="no such file"):
        Match("tabula_wolves", players=8, rules={"compositions_file": "no/such/file.csv"})
