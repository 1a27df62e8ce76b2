"""The table of a game that is over. A game that forgets the run it was played in lets it go at once."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..core.clause import Frame
from ..core.game import Game

if TYPE_CHECKING:
    from .origin import Origin


class Empty:
    """The table of a game that is over: nobody sits there, and the state can still be looked at."""

    __slots__ = ("frame", "given_by_edit", "step")

    def __init__(self, step: int) -> None:
        self.frame: Frame | None = None
        self.given_by_edit: object = None
        self.step = step

    def bind(self, game: Game) -> None:
        """Nothing can be asked any more."""

    def origin(self) -> Origin:
        """Nothing can be tried any more."""
        raise RuntimeError("the game is over: there is nothing to try out")
