"""What one piece can do, as the paragraphs gave it, and for which boards that holds."""

from __future__ import annotations

from .actions import Move

Moves = tuple[Move, ...]


class PieceMoves:
    """The moves of one piece: plain ones, those over a piece, those that take a stepping throw.

    They hold for the situations that agree with `pattern` where `mask` is set. `after` tells what came next in other
    games, by how the situation then differed.
    """

    __slots__ = ("after", "count", "far", "mask", "number", "pattern", "plain", "step")

    def __init__(self, number: int, mask: int, pattern: int, plain: Moves, step: Moves, far: Moves) -> None:
        self.number, self.mask, self.pattern = number, mask, pattern
        self.plain, self.step, self.far = plain, step, far
        self.count = len(plain) + len(step) + len(far)
        self.after: dict[int, PieceMoves] = {}
