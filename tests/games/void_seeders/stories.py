"""How a short story of Void Seeders becomes a match record: three players, and P1 is about to act in slot 6."""

from __future__ import annotations

from typing import Any

CREW = {"P1": "captain", "P2": "scout", "P3": "soldier", "P4": "pilot", "P5": "mechanic"}
USUAL: dict[str, Any] = {
    "step": "turns",
    "turn_of": "P1",
    "explored": {6: "canteen", 7: "shower", 9: "laboratory"},
    "room": {"P1": 6},
    "chosen": True,
    "bag": [1, 2, 3, 3, 4],
    "hands": {"P1": ["P1/search1", "P1/search2", "P1/rest", "P1/repair"]},
}
"""Where a story begins if it does not say otherwise: P1 alone in an explored room, the others in the Hibernatorium with
empty hands, objectives chosen. `begins` adds who plays whom, and the order."""
TURN = ("turn_of", "hands")
"""What belongs to a turn: a story that begins in the event phase does not have it."""


def begins(position: dict[str, Any] | None, players: int) -> dict[str, Any] | None:
    """Where a story begins: what it says in place of what is usual; a table is added to the usual one.

    What it says to be null is left out.
    """
    if position is None:
        return None
    seats = [f"P{number}" for number in range(1, players + 1)]
    usual = USUAL | {"first": "P1", "number": {seat: number for number, seat in enumerate(seats, 1)}}
    usual["character"] = {seat: CREW[seat] for seat in seats}
    if position.get("step", "turns") != "turns":
        usual = {field: value for field, value in usual.items() if field not in TURN}
    tables = {field: usual[field] | value for field, value in position.items() if isinstance(usual.get(field), dict)}
    whole = usual | position | tables
    away = [player for player, status in whole.get("status", {}).items() if status != "aboard"]
    whole["room"] = {player: slot for player, slot in whole["room"].items() if player not in away}
    return {field: value for field, value in whole.items() if value is not None}
