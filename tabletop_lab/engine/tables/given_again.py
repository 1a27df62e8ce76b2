"""A batch table at which the answers of a match are given again: quickly, with no bot that thinks and nothing recorded.
For those who want to look at a game while it goes by: what they look with is called at every question."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from typing import TYPE_CHECKING, Any

from ..core.errors import Unwinds
from .batch import Playout

if TYPE_CHECKING:
    from ..match.match import Match


class LineEnds(Unwinds):
    """The answers are used up: the game is not over, and no bot plays on."""


class GivenAgain(Playout):
    """Plays the present line of a match again from the setup; `look(game, step)` is called at every question.

    >>> import tabletop_lab as tl
    >>> from tabletop_lab.testing.sample import Market
    >>> match, steps = tl.Match(Market, players=2, seed=7).run(), []
    >>> GivenAgain(match, lambda game, step: steps.append(step)).go()
    >>> steps == match.moments[:-1]
    True
    """

    def __init__(self, match: Match, look: Callable[[Any, int], None]) -> None:
        setup = match._setup
        super().__init__(setup.asked or setup.game, setup.players, setup.rules, {}, position=setup.position)
        self._line, self._look, self._begins, self.step = match.line, look, setup.seed, 0

    def go(self) -> None:
        """Play to the end of the line."""
        self.step = 0
        with suppress(LineEnds):
            self.run(self._begins)

    def decide(self, *asked: Any, **more: Any) -> Any:
        """The answer that was given."""
        self._look(self.game, self.step)
        return self._next()

    def chance(self, *asked: Any, **more: Any) -> Any:
        """What chance gave."""
        return self._next()

    def _next(self) -> Any:
        if self.step == len(self._line):
            raise LineEnds
        self.step += 1
        return self._line[self.step - 1].value
