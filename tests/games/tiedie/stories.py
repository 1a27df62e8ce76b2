"""How a short story of TIEDIE becomes a match record: three players on the standard map, and P1 is about to act."""

from __future__ import annotations

import json
from typing import Any

from tabletop_lab.engine.match import record
from tabletop_lab.engine.match.match import Match

USUAL: dict[str, Any] = {
    "phase": "action",
    "cycle": ["P1", "P2", "P3"],
    "start_player": "P1",
    "pawn": {"P1": "T5(1,1)", "P2": "T5(1,2)", "P3": "T9(4,4)"},
    "targets": {"P1": "P2", "P2": "P3", "P3": "P1"},
    "placed": {"P1": "move"},
    "asleep": {"P2": "choice", "P3": "choice"},
}
"""Where a story begins if it does not say otherwise: P1 is about to move, the others sleep."""


def tell(
    name: str,
    play: list[Any],
    *,
    rules: dict[str, Any] | None = None,
    position: dict[str, Any] | None = None,
    players: int = 3,
) -> Match:
    """Play a story as a record, with all that it expects; the table must be whole afterwards.

    What a position says to be null is left out of the usual one: other modes have no targets.
    """
    begins = {field: value for field, value in (USUAL | (position or {})).items() if value is not None}
    begins["pawn"] = USUAL["pawn"] | begins["pawn"]
    told = {
        "game": "tiedie",
        "players": players,
        "seed": 1,
        "rules": {"mode": "tail", "map_layout": "M1", "character_assign": "none"} | (rules or {}),
        "position": begins,
        "play": play,
    }
    match = record.loads(json.dumps(told, indent=1), name, check=True)
    assert match.broken_invariants() == []
    return match
