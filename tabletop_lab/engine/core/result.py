"""How a game ended: who won, in which places, with which scores, and why."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

Players = tuple[str, ...]
"""The names of seats, such as ("P1", "P2")."""


@dataclass(frozen=True, slots=True)
class Result:
    """How a game ended. `ranking` lists places from first to last; players who share a place stand together."""

    winners: Players
    ranking: tuple[Players, ...] = ()
    scores: Mapping[str, Any] = field(default_factory=dict)
    reason: str = ""
