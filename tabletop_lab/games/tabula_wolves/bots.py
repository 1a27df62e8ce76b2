"""Bots of The Wolves of Tabula. They see views and options only."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from tabletop_lab.engine import Bot, Decision, RandomBot

NOT_CHOSEN = {"pass", "abstain"}
SILENT = ("talk", "defence", "plea")


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
        choices = len(options) - (len(options) > 1 and options[-1] in NOT_CHOSEN)
        return options[int(random() * choices)]


BOTS: Mapping[str, Callable[[], Bot]] = {"random": RandomBot, "random_blind": RandomBlind}
