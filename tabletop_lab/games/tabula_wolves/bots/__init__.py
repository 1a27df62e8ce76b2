"""Bots of The Wolves of Tabula. They see views and options only."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from tabletop_lab.engine import Bot, RandomBot

from .blind import RandomBlind
from .careful import Careful, CarefulTown, CarefulWolves

__all__ = ["BOTS", "Careful", "CarefulTown", "CarefulWolves", "RandomBlind"]

BOTS: Mapping[str, Callable[[], Bot]] = {
    bot.name: bot for bot in (RandomBot, RandomBlind, Careful, CarefulTown, CarefulWolves)
}
