"""How the stories of this folder (readings.yaml, chance_cards.yaml, interactions.yaml) become match records."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import yaml

from tabletop_lab.engine.match import record
from tabletop_lab.engine.match.match import Match

LOADER: Any = getattr(yaml, "CSafeLoader", yaml.SafeLoader)


def stories(name: str) -> list[dict[str, Any]]:
    return yaml.load((Path(__file__).parent / f"{name}.yaml").read_text(encoding="utf-8"), Loader=LOADER)


def cards(plain: Any) -> Any:
    """The same data with `R01-R42` in lists of cards written out."""
    if isinstance(plain, dict):
        return {key: cards(part) for key, part in plain.items()}
    if not isinstance(plain, list):
        return plain
    found: list[Any] = []
    for part in plain:
        span = re.fullmatch(r"([A-Z])(\d\d)-[A-Z](\d\d)", part) if isinstance(part, str) else None
        found += [f"{span[1]}{i:02}" for i in range(int(span[2]), int(span[3]) + 1)] if span else [cards(part)]
    return found


def data(*, players: int = 3, rules: Any = None, position: Any = None, play: Any = ()) -> dict[str, Any]:
    """A match record; without a position the table is set up as usual."""
    if position is not None:
        seats = [f"P{i}" for i in range(1, players + 1)]
        position = {"first_player": "P1", "tokens": dict.fromkeys(seats, 0)} | cards(position)
    return {
        "game": "fourteen_nights",
        "players": players,
        "rules": rules or {},
        "position": position,
        "play": list(play),
    }


def of_reading(story: dict[str, Any], value: Any, then: list[Any]) -> dict[str, Any]:
    """A story of readings.yaml under one value of its parameter."""
    return data(
        players=story.get("players", 3),
        rules=story.get("with", {}) | {story["rule"]: value},
        position=story.get("position"),
        play=[*story.get("play", []), *then],
    )


def tell(name: str, *, expect: Any = None, **story: Any) -> Match:
    """Play a story as a record, with everything it expects."""
    told = data(**story) | ({} if expect is None else {"expect": expect})
    text = json.dumps(told, indent=1)  # JSON is YAML, and quicker to write
    match = record.loads(text, name, check=True, allow_files=True)
    assert match.broken_invariants() == []
    return match
