"""The hands part of the conformance tests: every piece set of the independent data, its hands and its points."""

from __future__ import annotations

from typing import Any

import pytest

from tabletop_lab.games.cetkaik.chapters.reckoning import TooMany, hands_of
from tabletop_lab.games.cetkaik.rules import CetkaikRules
from tests.games.cetkaik.oracle import records

FILES = ("hands_repository_cases.json", "hands_generated.json")
RULES = CetkaikRules.read()


def fault_of(record: dict[str, Any]) -> str:
    """What is wrong with the hands found for one piece set; '' when all agrees."""
    try:
        found = hands_of(record["pieces"], RULES)
    except TooMany as error:
        expected = record.get("too_many")
        if expected is None:
            return f"refused because of {list(error.pieces)}, expected {record['hands']}"
        return "" if sorted(error.pieces) == sorted(expected) else f"too many {error.pieces}, expected {expected}"
    if "error" in record:
        return f"expected the error {record['error']} {record['too_many']}, found {found}"
    if sorted(found) != sorted(record["hands"]):
        return f"found {sorted(found)}, expected {sorted(record['hands'])}"
    points = sum(found.values())
    return "" if points == record["points"] else f"found {points} points, expected {record['points']}"


@pytest.mark.parametrize("file", FILES)
def test_every_piece_set_has_the_hands_and_points_of_the_data(file: str) -> None:
    faults = []
    for number, record in enumerate(records(file), 1):
        if fault := fault_of(record):
            faults.append(f"{file}, record {number} ({' '.join(record['pieces'])}): {fault}")
    assert not faults, f"{len(faults)} records differ:\n" + "\n".join(faults[:20])
