"""What each season of Cetkaik brings, for whoever looks at games of a study again."""

from __future__ import annotations

from typing import Any

from tabletop_lab.engine import Course


class SeasonBySeason(Course):
    """`points_` by player when each season begins, and at the end.

    Squares on which pieces `landed`, or were `captured`.
    """

    events = ("season_began",)
    happenings = {"moved": "landed", "captured": "captured"}

    def row(self, game: Any) -> dict[str, Any]:
        return {f"points_{player}": game.state.points[side] for player, side in game.state.side.items()}
