"""The bot of The Wolves of Tabula that uses nothing it knows: the reference of the exact tables."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tabletop_lab.engine import Bot, Decision

PASSES = {"pass", "abstain"}
SILENT = ("talk", "defence", "plea")
"""The questions that are answered with statements."""


class RandomBlind(Bot):
    """Every option but passing is equally likely, whatever is known; nothing is ever said.

    The reference of the exact tables: who wins if nobody uses any information.
    """

    name = "random_blind"

    def choose(self, decision: Decision, random: Callable[[], float]) -> Any:
        if decision.name in SILENT:
            return "pass"
        options = decision.options
        # Passing stands last wherever it is allowed.
        choices = len(options) - (len(options) > 1 and options[-1] in PASSES)
        return options[int(random() * choices)]
