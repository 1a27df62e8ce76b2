"""The paths of tam as trees of king steps, so that each action is made once and shared by all lists."""

from __future__ import annotations

from tabletop_lab.games.cetkaik.content.squares import SQUARES

from .actions import TamMove
from .sets import numbers

Names = tuple[str, ...]
NO_VIA = -1
"""The number used for the via point if there is none."""


class Paths:
    """The starts of tam: an empty path from every square; `made` counts what was made from them."""

    def __init__(self) -> None:
        self.made = 0
        self.begin = [Path(self, square) for square in SQUARES]


class Path:
    """What tam has done so far in its turn: the squares it was on, and the via points before each ('' for none)."""

    __slots__ = ("_ends", "_on", "length", "origin", "paths", "steps", "vias")

    def __init__(self, paths: Paths, origin: str, steps: Names = (), vias: Names = ()) -> None:
        self.paths, self.origin, self.steps, self.vias = paths, origin, steps, vias
        self.length = len(steps) + 1
        """The number of the step that comes next."""
        self._on: dict[tuple[int, int], Path] = {}
        self._ends: dict[int, Ends] = {}

    def on(self, via: int, to: int) -> Path:
        """Return the same path with one more king step."""
        path = self._on.get((via, to))
        if path is None:
            steps, vias = (*self.steps, SQUARES[to]), (*self.vias, _name(via))
            path = self._on[via, to] = Path(self.paths, self.origin, steps, vias)
            self.paths.made += 1
        return path

    def ends(self, via: int) -> Ends:
        """Return the actions whose last king step leads on from here over a via point."""
        ends = self._ends.get(via)
        if ends is None:
            ends = self._ends[via] = Ends(self, via)
        return ends


class Ends(dict[int, tuple[TamMove, ...]]):
    """The actions that are equal except for the last square, by the set of last squares, in board order.

    >>> ends = Paths().begin[40].on(NO_VIA, 31).ends(NO_VIA)
    >>> [str(move) for move in ends[1 << 30 | 1 << 22]]
    ['ZO>ZU>ZI', 'ZO>ZU>TU']
    """

    __slots__ = ("known", "origin", "paths", "steps", "vias")

    def __init__(self, path: Path, via: int) -> None:
        super().__init__()
        self.paths, self.origin, self.steps, self.vias = path.paths, path.origin, path.steps, (*path.vias, _name(via))
        self.known: dict[int, TamMove] = {}

    def __missing__(self, targets: int) -> tuple[TamMove, ...]:
        known, move = self.known, self.move
        moves = self[targets] = tuple([known.get(to) or move(to) for to in numbers(targets)])
        self.paths.made += 1
        return moves

    def move(self, to: int) -> TamMove:
        """Return the action that ends on the square of that number."""
        move = self.known.get(to)
        if move is None:
            move = self.known[to] = TamMove(self.origin, (*self.steps, SQUARES[to]), self.vias)
        return move


def _name(via: int) -> str:
    return "" if via == NO_VIA else SQUARES[via]
