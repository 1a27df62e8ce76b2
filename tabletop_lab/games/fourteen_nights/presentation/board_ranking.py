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
    places = facts.ranking(view, words)
    rows = sorted(view.players, key=lambda p: places[p])
    numbers = {p: (view.happiness[p], view.memory[p], view.tc[p]) for p in rows}
    decided = _decided_by(numbers[rows[0]], numbers[rows[1]])
    step = min(0.19, (h - 0.06) / (len(rows) + 1))
    right = [x + share * w for share in (0.44, 0.68, 0.93)]
    at = y + h - 0.03 - step / 2
    for caption, edge in zip((words("board-happiness"), words("board-memory"), "TC"), right, strict=True):
        page.text(edge, at, caption, "note", "soft", ha="right")
    spots: dict[str, Point] = {}
    for player in rows:
        at -= step
        first = places[player] == 1
        page.player(x + 0.11, at, facts.seat(view, player), "", 0.07, active=first)
        page.text(x + 0.26, at, player, "note", "ink", first)
        for n, edge in enumerate(right):
            number = numbers[player][n]
            said = facts.money(number) if facts.is_open(number) else "–"
            page.text(edge, at, said, "note", "act" if first and n == decided else "ink", first, ha="right")
        if player == rows[0]:
            spots["won"] = (x + w - 0.02, at)
    return spots


def _decided_by(best: tuple[Any, ...], second: tuple[Any, ...]) -> int | None:
    """Which of the three numbers put the first before the second (FN-3.3); None: none of them that the viewer knows."""
    known = [n for n in range(3) if facts.is_open(best[n]) and facts.is_open(second[n])]
    return next((n for n in known if best[n] != second[n]), None)
