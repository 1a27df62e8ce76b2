"""How a short story of TIEDIE becomes a match record: three players on the standard map, and P1 is about to act."""

from __future__ import annotations

from typing import Any

PLAIN: dict[str, Any] = {"map_layout": "M1", "character_assign": "none"}
"""The rules of most stories: the map of the examples, and nobody can do anything special."""
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


def begins(position: dict[str, Any] | None) -> dict[str, Any] | None:
    """Where a story begins: a position that does not say who sits in what order adds to the usual one.

    What it says to be null is left out of the usual one: other modes have no targets.
    """
    if position is None or "cycle" in position:
        return position
    whole = {field: value for field, value in (USUAL | position).items() if value is not None}
    return whole | {"pawn": USUAL["pawn"] | whole["pawn"]}
