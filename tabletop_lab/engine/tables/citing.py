"""Batch play that counts the clauses: how often what each of them says was carried out, and how often it was told."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from ..core.clause import Counted, counted
from ..core.result import Result
from ..core.state import State
from ..core.table import Window
from .batch import Playout
from .edited_batch import EditedPlayout


class CitingPlayout(Playout):
    """A table of bots that counts clauses; it plays the same games as any other.

    >>> from tabletop_lab.engine import RandomBot
    >>> from tabletop_lab.testing.sample import Market
    >>> table = CitingPlayout(Market, ("P1", "P2"), Market.Rules(), {"P1": RandomBot(), "P2": RandomBot()})
    >>> result = table.run(seed=1)
    >>> ran, cited = table.counted()
    >>> ran["LM-6.1"] > 0, cited["LM-6.1"] > 0
    (True, True)
    >>> table.came_up() == cited.keys()
    True
    """

    frame: Counted | None

    def _class(self, game: type[Any]) -> type[Any]:
        self.counts: dict[Any, Counted] = {}
        self.gone: list[Counted] = []
        """The ways of calls that were gone in the present game."""
        return counted(game)

    def _run(self, seed: object, state: State | None) -> Result:
        for each in self.gone:
            each.ran = each.cited = 0
        self.gone.clear()
        return super()._run(seed, state)

    def counted(self) -> tuple[dict[str, int], dict[str, int]]:
        """In the game that was played last, for each clause that came up: how often one of its functions was called,
        and how many decisions, chances and events stand under it, as in the trace of a match."""
        ran, cited = dict[str, int](), dict[str, int]()
        for each in self.gone:
            for clause in each.clauses:
                ran[clause] = ran.get(clause, 0) + each.ran
            if each.cited:
                for clause in each.above:
                    cited[clause] = cited.get(clause, 0) + each.cited
        return ran, cited

    def came_up(self) -> set[str]:
        """The clauses under which something was decided, drawn or told in the game that was played last."""
        return set[str]().union(*(each.above for each in self.gone if each.cited))

    def decide(
        self,
        player: str,
        name: str,
        options: Any,
        refused: Any,
        secret: bool,
        facts: Mapping[str, Any],
        together: dict[str, Any] | None = None,
        window: Window | None = None,
    ) -> Any:
        """The seat's bot chooses."""
        if self.frame is not None:
            self.frame.cited += 1
        return super().decide(player, name, options, refused, secret, facts, together, window)

    def chance(self, name: str, outcomes: Any, weights: Sequence[float] | None, only: object) -> Any:
        """Luck decides."""
        if self.frame is not None:
            self.frame.cited += 1
        return super().chance(name, outcomes, weights, only)


class EditedCitingPlayout(CitingPlayout, EditedPlayout):
    """The same for rules that were edited as code."""

