"""Bots of A Dream of Fourteen Nights. They see views only."""

from __future__ import annotations

from tabletop_lab.engine import RandomBot

BOTS = {"random": RandomBot}
