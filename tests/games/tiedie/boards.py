"""Boards of TIEDIE for tests: the map of a layout, and the steps over it, without a game around them."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

from tabletop_lab.games.tiedie.chapters.moving_steps import MovingSteps
from tabletop_lab.games.tiedie.content import HOUSE
from tabletop_lab.games.tiedie.content.tiles import read_tiles
from tabletop_lab.games.tiedie.going import Going
from tabletop_lab.games.tiedie.laid import laid_as
from tabletop_lab.games.tiedie.map import Map, bits, map_of
from tabletop_lab.games.tiedie.ways import walks

M1 = "T1 T2 T3\nT4 T5 T6\nT7 T8 T9"
DIALS: dict[str, Any] = {
    "jump_cost": 1, "jump_span": 1, "diag_cost": 2, "diag_jump_cost": 2, "diag_reading": "free_step",
    "no_revisit": True, "must_spend_all": True, "passage_cost": 0, "passage_exit_cost": 0,
    "passage_must_be_taken": False,
}  # fmt: skip
"""The rules on which movement depends, as they are by default."""


def house_map(layout: str = M1, **readings: Any) -> Map:
    return map_of(laid_as(layout), read_tiles(HOUSE / "tiles.txt"), **readings)


class Board(MovingSteps):
    """A map with rules, and pawns by the names of their squares."""

    def __init__(self, layout: str = M1, readings: dict[str, Any] | None = None, **dials: Any) -> None:
        self.map = house_map(layout, **(readings or {}))
        self.rules = SimpleNamespace(**(DIALS | dials))

    def going(self, at: str, left: int, pawns: str = "", passages: str = "", abilities: str = "", **more: Any) -> Going:
        def squares(names: str) -> list[int]:
            return [self.map[name] for name in names.split()]

        given = {name: bits(squares(more.pop(name))) for name in ("visited", "hats", "goals") if name in more}
        costs = self.costs(abilities.split())
        return Going(
            self.map[at], left, bits(squares(pawns)), passages=tuple(squares(passages)), costs=costs, **given, **more
        )

    def final(self, *asked: Any, **more: Any) -> set[str]:
        """The names of the squares where a Move may end."""
        return set(self.map.names(walks(self, self.going(*asked, **more))))

    def first(self, *asked: Any, **more: Any) -> set[str]:
        """The names of the squares of one step."""
        return set(self.map.names(step.to for step in self.steps(self.going(*asked, **more))))
