"""Bots of The Wolves of Tabula. They see views and options only."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from tabletop_lab.engine import Bot, RandomBot
from tabletop_lab.games.tabula_wolves.blind import RandomBlind
from tabletop_lab.games.tabula_wolves.careful import Careful, CarefulTown, CarefulWolves

__all__ = ["BOTS", "Careful", "CarefulTown", "CarefulWolves", "RandomBlind"]

BOTS: Mapping[str, Callable[[], Bot]] = {
    bot.name: bot for bot in (RandomBot, RandomBlind, Careful, CarefulTown, CarefulWolves)
}
