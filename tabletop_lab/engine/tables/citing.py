"""Batch play that counts the clauses: how often what each of them says was carried out, and how often it was told."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from ..core.clause import Frame, cited_clauses, traced
from ..core.result import Result
from ..core.state import State
from ..core.table import Window
from .batch import Listener
from .edited_batch import EditedPlayout


class _Everything(dict[str, Sequence[Listener]]):
    """Listeners by event; nobody listens to any other event, but it is told."""

    def __contains__(self, event: object) -> bool:
        return True

    def __missing__(self, event: str) -> Sequence[Listener]:
        return ()


class CitingPlayout(EditedPlayout):
    """A table of bots that counts clauses; it plays the same games as any other.

    `ran`: how often a function of the clause was called. `cited`: how many decisions, chances and events stand under
    it, as in the trace of a match.

    >>> from tabletop_lab.engine import RandomBot
    >>> from tabletop_lab.testing.sample import Market
    >>> table = CitingPlayout(Market, ("P1", "P2"), Market.Rules(), {"P1": RandomBot(), "P2": RandomBot()})
    >>> result = table.run(seed=1)
    >>> table.ran["LM-6.1"] > 0, table.cited["LM-6.1"] > 0
    (True, True)
    """

    def _class(self, game: type[Any]) -> type[Any]:
        self.ran, self.cited = Counter[str](), Counter[str]()
        self._frame: Frame | None = None
        return traced(game)

    @property
    def frame(self) -> Frame | None:
        """The tagged function that is running."""
        return self._frame

    @frame.setter
    def frame(self, frame: Frame | None) -> None:
        if frame is not None and frame.parent is self._frame:
            self.ran.update(frame.clauses)
        self._frame = frame

    @property
    def heard(self) -> Mapping[str, Sequence[Listener]]:
        """What listens to an event; here every event is told."""
        return self._heard

    @heard.setter
    def heard(self, listeners: Mapping[str, Sequence[Listener]]) -> None:
        self._heard = _Everything(listeners)

    def _run(self, seed: object, state: State | None) -> Result:
        self.ran.clear()
        self.cited.clear()
        return super()._run(seed, state)

    def _cite(self) -> None:
        self.cited.update(cited_clauses(self._frame))

    def decide(self, *asked: Any, **more: Any) -> Any:
        """The seat's bot chooses."""
        self._cite()
        return super().decide(*asked, **more)

    def chance(self, name: str, outcomes: Any, weights: Sequence[float] | None, only: object) -> Any:
        """Luck decides."""
        self._cite()
        return super().chance(name, outcomes, weights, only)

    def note(
        self,
        event: str,
        facts: Mapping[str, Any],
        only: object = None,
        secret: Mapping[str, object] | None = None,
        window: Window | None = None,
    ) -> None:
        """Something is told; windows leave no line."""
        if window is None:
            self._cite()
        super().note(event, facts, only, secret, window)
