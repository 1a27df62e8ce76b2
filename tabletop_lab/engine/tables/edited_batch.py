"""Batch play of rules that were edited as code: remembers what the edited functions give, so that a game that fails
later can say which of them is at fault. Batches of the rules as printed pay nothing for it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ..core.clause import remembering
from ..core.errors import is_failure
from ..core.modes import default_class_of
from ..core.result import Result
from ..core.state import State
from .batch import Playout
from .hearing import columns_of, made_metrics
from .watches_edits import WatchesEdits


class EditedPlayout(WatchesEdits, Playout):
    """A table of bots that knows what `rule_error` asks of a table."""

    step = 0
    """How many answers and chances there have been."""

    def fails_as_printed(self, error: BaseException) -> bool:
        """Whether the rules without the edits, or what listens to them, fail in the same way with the same seed."""
        game_class, players, rules, position = self._dealt
        try:
            table = Playout(default_class_of(game_class), players, rules, self.bots, position=position)
            metrics, table.heard = made_metrics(table.game)
            table.run(self.seed)
            for metric in metrics:
                columns_of(metric, table.game, frozenset())
        except BaseException as as_printed:
            if not is_failure(as_printed):
                raise
            return type(as_printed) is type(error)
        return False

    def _class(self, game: type[Any]) -> type[Any]:
        return remembering(game)

    def _run(self, seed: object, state: State | None) -> Result:
        self.step = self.calls = 0
        self.given_by_edit = self.chosen_of_edit = None
        return super()._run(seed, state)

    def decide(self, *asked: Any, **more: Any) -> Any:
        """The seat's bot chooses, perhaps from what an edited rule gave."""
        value = super().decide(*asked, **more)
        self.chosen_at(self.step)
        self.step += 1
        return value

    def chance(self, name: str, outcomes: Any, weights: Sequence[float] | None, only: object) -> Any:
        """Luck decides."""
        value = super().chance(name, outcomes, weights, only)
        self.step += 1
        return value
