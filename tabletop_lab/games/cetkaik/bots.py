"""Bots of Cetkaik."""

from __future__ import annotations

from tabletop_lab.engine import Bot, RandomBot

BOTS: dict[str, type[Bot]] = {bot.name: bot for bot in (RandomBot,)}
