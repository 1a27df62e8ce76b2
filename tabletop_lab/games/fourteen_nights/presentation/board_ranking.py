"""The last panel of a storyboard: what each player has reached, best first, and the number that decided.
A function of a view alone."""

from __future__ import annotations

from typing import Any

from . import table_facts as facts

Box = tuple[float, float, float, float]
Point = tuple[float, float]


def ranking(page: Any, view: Any, words: Any, box: Box) -> dict[str, Point]:
    """Draw happiness, memory and money of everybody; gives the place of the call-out for who won ("won")."""
    x, y, w, h = box
    page.line([(x, y + h), (x + w, y + h)], "line", page.HAIR)
    keys = {p: (view.happiness[p], view.memory[p], view.tc[p]) for p in view.players}
    rows = sorted(view.players, key=lambda p: keys[p], reverse=True)
    step = min(0.19, (h - 0.06) / (len(rows) + 1))
    right = [x + share * w for share in (0.44, 0.68, 0.93)]
    at = y + h - 0.03 - step / 2
    for caption, edge in zip((words("board-happiness"), words("board-memory"), "TC"), right, strict=True):
        page.text(edge, at, caption, "note", "soft", ha="right")
    spots: dict[str, Point] = {}
    for player in rows:
        at -= step
        first = keys[player] == keys[rows[0]]
        page.player(x + 0.11, at, facts.seat(view, player), "", 0.07, active=first)
        page.text(x + 0.26, at, player, "note", "ink", first)
        for n, edge in enumerate(right):
            tone = "act" if first and n == _decided_by(keys, rows) else "ink"
            page.text(edge, at, facts.money(keys[player][n]), "note", tone, tone == "act" or first, ha="right")
        if player == rows[0]:
            spots["won"] = (x + w - 0.02, at)
    return spots


def _decided_by(keys: dict[str, tuple[int, ...]], rows: list[str]) -> int | None:
    """Which of the three numbers put the first before the second (FN-3.3); None: they share the victory."""
    best, second = keys[rows[0]], keys[rows[1]]
    return next((n for n in range(3) if best[n] != second[n]), None)
