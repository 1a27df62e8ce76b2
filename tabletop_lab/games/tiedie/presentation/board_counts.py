"""Where there is no room for what lies in front of the players: the same in numbers, a line a kind, below the round.
Team or role, sleep cards, tokens, what the mode counts, and the targets that the viewer knows."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

from . import table_facts as facts
from .pictograms import ACTIONS, STATES, TOKENS

LINE = 1.3
"""The height of a line, in heights of the smallest type."""
SIGN = 1.6
"""The width of the sign in front of a line."""
COUNTED = {
    "target": STATES["target"], "trophies": STATES["trophy"], "health": STATES["health"],
    "removals": STATES["removed"], "pile": ACTIONS["accuse"],
}  # fmt: skip
"""The signs of what a mode counts, as they stand in front of the players and in the lines of numbers."""


class Row(NamedTuple):
    """One line: what it counts, its sign, and what stands below each seat; a name of a sign, or a word."""

    name: str
    sign: Any
    by_seat: Mapping[str, str]


def rows(view: Any) -> list[Row]:
    """The lines of this position; nothing in them that the viewer does not know."""
    seats, mode = [p for p in view.players if p not in view.out], facts.mode(view)
    found = []
    if sides := facts.sides(view):
        found.append(Row("team", STATES["team"], {p: sides[p] for p in view.players if p in sides}))
    elif strong := {p: facts.role(view, p) for p in view.players if facts.role(view, p) in ("hunter", "warden")}:
        role = next(iter(strong.values()))
        found.append(Row(role, STATES[role], dict.fromkeys(strong, "•")))
    found.append(Row("hands", STATES["asleep"], {p: str(len(view.hands.get(p, ()))) for p in seats}))
    found.append(Row("held", TOKENS["crate"], {p: str(len(view.held.get(p, ()))) for p in seats}))
    if mode == "hp":
        found.append(Row("health", COUNTED["health"], {p: str(view.health.get(p, 0)) for p in seats}))
    elif mode == "team":
        removals = {p: str(view.removals.get(sides.get(p, ""), 0)) for p in seats}
        found.append(Row("removals", COUNTED["removals"], removals))
    elif mode in facts.TARGETS:
        taken = {p: facts.trophies(view, p) for p in seats}
        if any(taken.values()):
            found.append(Row("trophies", COUNTED["trophies"], {p: f"+{count}" for p, count in taken.items() if count}))
        targets = {p: facts.target(view, p) for p in seats}
        known = {p: target or "?" for p, target in targets.items() if target is not None}
        found.append(Row("target", COUNTED["target"], known))
    return found


def draw_counts(page: Any, lines: list[Row], order: tuple[str, ...], x: float, top: float, w: float) -> None:
    """The lines, what belongs to a seat in its column."""
    em = page.size_of("note") / 72
    wide = (w - SIGN * em) / max(len(order), 1)
    for k, line in enumerate(lines):
        y = top - (k + 0.5) * LINE * em
        page.pictogram(line.sign, x + 0.75 * em, y, 1.1 * em, "soft", "panel", z=2)
        for at, player in enumerate(order):
            if said := line.by_seat.get(player, ""):
                bold = said not in ("0", "?")
                left = x + SIGN * em + (at + 0.5) * wide
                page.text(left, y, said, "note", "ink" if bold else "soft", bold, ha="center")
