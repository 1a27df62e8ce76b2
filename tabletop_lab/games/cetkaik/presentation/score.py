"""How the points of both players came about: those of the start, and what each season moved, by its hands."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from tabletop_lab.engine.core.score import Score


def score(view: Any, told: Iterable[Any], words: Any) -> Score:
    """The sheet: a line for each time that points changed hands."""
    left = {seat: view.points[view.side[seat]] for seat in view.players}
    lines: list[tuple[str, dict[str, int], str, dict[str, str]]] = []
    label, hands = "", ""
    for entry in told:
        facts = entry.facts if entry.kind == "event" else {}
        if entry.name == "season_began" and facts:
            label, hands = words("score-season", season=facts["season"], name=facts["name"]), ""
        elif entry.name == "hands_counted" and facts:
            hands = words.join(words.value("hands", hand) for hand in facts["hands"])
        elif entry.name == "points_moved" and facts:
            points, by, off = facts["points"], facts["player"], facts["target"]
            lines.append((label, {by: points, off: -points}, "CK-13.3", {by: hands} if hands else {}))
            left[by] -= points
            left[off] += points
    made = Score()
    part = made.part(words("score-points"))
    part.line(words("score-start"), left, "CK-1.2")
    for label, values, clause, notes in lines:
        part.line(label, values, clause, notes=notes)
    return made
