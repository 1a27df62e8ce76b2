"""Movement written once more, as plainly as can be: every path is walked, square by square, on the drawn map.

It shares nothing with the game but the tiles, the names of squares and the dials.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from typing import Any

from tabletop_lab.games.tiedie.content import load
from tabletop_lab.games.tiedie.laid import Laid, cell_of, tile_of

Path = tuple[str, ...]
Step = tuple[int, str, str, bool]
"""Its price, where to, the far passage (or nothing), whether it must be made."""


class PlainWays:
    """The squares as a dictionary by row and column."""

    def __init__(self, laid: Laid, dials: dict[str, Any], costs: dict[str, int | None]) -> None:
        self.dials, self.costs = dials, costs
        self.name: dict[tuple[int, int], str] = {}
        self.doors: set[tuple[int, int, int, int]] = set()
        top, left = (min(spots) for spots in zip(*map(cell_of, laid), strict=True))
        for place, written in laid.items():
            (row, column), (tile_id, turns) = cell_of(place), tile_of(written)
            tile = load().tiles[tile_id]
            down, right = (row - top) * 5, (column - left) * 5
            names = [[f"{tile_id}({r},{c})" if mark != "#" else "" for c, mark in enumerate(line)]
                     for r, line in enumerate(tile.rows)]  # fmt: skip
            for _ in range(turns):
                names = [list(line) for line in zip(*names[::-1], strict=True)]
            self.name |= {
                (down + r, right + c): name for r, line in enumerate(names) for c, name in enumerate(line) if name
            }
            for door in tile.doors:
                r, c, out_r, out_c = ((0, 2, -1, 2), (2, 4, 2, 5), (4, 2, 5, 2), (2, 0, 2, -1))[(door + turns) % 4]
                self.doors.add((down + r, right + c, down + out_r, right + out_c))
        self.spot = {name: spot for spot, name in self.name.items()}

    def beside(self, one: str, down: int, right: int) -> str:
        """The square one step on; nothing if a wall or the border of a tile is between."""
        r, c = self.spot[one]
        other = self.name.get((r + down, c + right), "")
        same_tile = other.split("(")[0] == one.split("(")[0]
        both_doors = {(r, c, r + down, c + right), (r + down, c + right, r, c)} <= self.doors
        return other if same_tile or both_doors else ""

    def steps(self, at: str, left: int, been: Path, pawns: set[str], hats: set[str], passages: Path) -> Iterator[Step]:
        """Every legal step."""
        found: list[Step] = []
        for down in (-1, 0, 1):
            for right in (-1, 0, 1):
                diagonal = bool(down and right)
                next_one = self.beside(at, down, right) if down or right else ""
                if next_one and next_one not in pawns:
                    found.append((self.costs["diagonal" if diagonal else "step"], next_one, "", True))
                crossed = 0
                while next_one in pawns - hats and crossed < self.dials["jump_span"]:
                    next_one, crossed = self.beside(next_one, down, right), crossed + 1
                if crossed and next_one:
                    price = self.costs["diagonal_jump" if diagonal else "jump"]
                    found.append((price, next_one, "", price > 0))
        if at in passages:
            (far,) = (one for one in passages if one != at)
            price = self.dials["passage_cost"] + self.dials["passage_exit_cost"]
            if far not in pawns and far not in been:
                for down, right in ((-1, 0), (0, 1), (1, 0), (0, -1)):
                    if to := self.beside(far, down, right):
                        found.append((price, to, far, False))
        for price, to, far, must in found:
            if price <= left and to not in pawns and to not in been:
                yield price, to, far, must

    def paths(
        self, at: str, left: int, extra: int, goals: set[str], been: Path, **around: Any
    ) -> Iterator[tuple[Path, int, bool]]:
        """Every path, finished or not: its squares, what is left, whether the movement may end there."""
        been = (*been, at)
        steps = [] if at in goals else list(self.steps(at, left, been, **around))
        yield been, left, at in goals or not any(must and price <= left - extra for price, _, _, must in steps)
        for price, to, far, _ in steps:
            more = (*been, far) if far else been
            yield from self.paths(to, left - price, extra, goals, more, **around)

    def answers(
        self, at: str, left: int, extra: int, goals: set[str], been: Path, **around: Any
    ) -> tuple[set[str], dict[str, int]]:
        """Where a Move may end, and the least moves to each square in reach."""
        ends, spent = set(), {}
        for path, rest, may_end in self.paths(at, left, extra, goals, been, **around):
            square = path[-1]
            spent[square] = min(spent.get(square, 99), left - rest)
            if may_end:
                ends.add(square)
        return ends, spent


def no_square_twice(path: Path) -> bool:
    """TD-5.2."""
    return len(set(path)) == len(path) and all(one != other for one, other in pairwise(path))
