"""What one piece can do, as the rule functions said, and for which boards that holds."""

from __future__ import annotations

from itertools import chain

from .actions import Move

Moves = tuple[Move, ...]


class Over:
    """The moves of one piece over one via point: without and with a stepping throw.

    `looked`: the parts of the situation on which they depend.
    """

    __slots__ = ("far", "far_count", "looked", "step", "step_count")

    def __init__(self, step: Moves, far: Moves, looked: int) -> None:
        self.step, self.far, self.looked = step, far, looked
        self.step_count, self.far_count = len(step), len(far)


class PieceMoves:
    """The moves of one piece: plain ones, and over each via point those without and with a stepping throw.

    They hold for the situations that agree with `pattern` where `mask` is set. `after` holds what came next in other
    games, by the difference between the situations.
    """

    __slots__ = (
        "after", "count", "far_count", "mask", "number", "over", "pattern", "plain", "plain_count", "step_count",
    )  # fmt: skip

    def __init__(self, number: int, mask: int, pattern: int, plain: Moves, over: list[Over]) -> None:
        self.number, self.mask, self.pattern = number, mask, pattern
        self.plain, self.over = plain, over
        self.plain_count = count = len(plain)
        step = far = 0
        for each in over:
            step += each.step_count
            far += each.far_count
        self.step_count, self.far_count, self.count = step, far, count + step + far
        self.after: dict[int, PieceMoves] = {}

    @property
    def step(self) -> Moves:
        """The moves over a piece without a stepping throw."""
        return tuple(chain.from_iterable([over.step for over in self.over]))

    @property
    def far(self) -> Moves:
        """The moves that need a stepping throw."""
        return tuple(chain.from_iterable([over.far for over in self.over]))


class Begun:
    """The plain moves of one piece and its via points, in situations that agree on what these depend on (`looked`).

    `vias`: the numbers of the via points. `found`: all that was found for the whole piece, by mask and pattern of the
    situation.
    """

    __slots__ = ("found", "looked", "plain", "vias")

    def __init__(self, plain: Moves, vias: list[int], looked: int) -> None:
        self.plain, self.vias, self.looked = plain, vias, looked
        self.found: dict[int, dict[int, PieceMoves]] = {}
