"""A game is set up unseen where it begins from a position: what the position leaves open lies as that setup laid it.

Nobody is asked, nothing is told and no answer is recorded: for the players this setup never was.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from ..core import labels
from ..core.clause import Frame
from ..core.game import Game
from ..core.table import Table
from ..match.position import apply_position

Luck = Callable[[str, Any, Sequence[float] | None], Any]
"""The next outcome of a chance, by its name, its outcomes and their weights."""


class Unseen:
    """The table of such a setup: luck answers every question; what is told is heard by nobody."""

    heard = ()

    def __init__(self, table: Table, luck: Luck) -> None:
        self._table, self._luck = table, luck
        self.given: list[tuple[str, str, str]] = []
        """What luck answered: seat ('' for a chance), name and label."""

    @property
    def frame(self) -> Frame | None:
        """The clause at work; the table in whose place this one stands knows it, for an error of an edited rule."""
        return self._table.frame

    @frame.setter
    def frame(self, frame: Frame | None) -> None:
        self._table.frame = frame

    def decide(self, player: str, name: str, options: Any, *asked: Any, **more: Any) -> Any:
        """Luck chooses for the seat."""
        value = self._luck(f"setup {name}", options() if callable(options) else options, None)
        self.given.append((player, name, labels.label(value)))
        return value

    def chance(self, name: str, outcomes: Any, weights: Sequence[float] | None, only: object) -> Any:
        """The outcome that a setup by the rulebook would have had."""
        value = self._luck(name, outcomes, weights)
        self.given.append(("", name, labels.label(value)))
        return value

    def note(self, *told: Any, **more: Any) -> None:
        """Nobody hears it."""

    def checkpoint(self) -> None:
        """Nothing is kept: nobody comes back to here."""

    def rollouts(self, decision: Any) -> Any:
        """No bot is asked at this table."""
        raise RuntimeError("nobody is asked in a setup that a position takes the place of")


def begin_from(game: Game, position: Mapping[str, Any], luck: Luck) -> Unseen:
    """Set the game up unseen and lay the position upon it; the table at which that was done. InvalidPosition."""
    table = game.table
    unseen = game.table = Unseen(table, luck)
    try:
        game.setup()
        game.before_position(position)
        apply_position(game, position)
    finally:
        game.table = table
    return unseen
