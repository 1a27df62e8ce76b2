"""The effects of the sleep cards: the column `effect` of sleep_cards.csv names them, the chapters play them."""

from __future__ import annotations

from tabletop_lab.engine import Effects

sleep_effects = Effects("sleep_cards.csv", given=("player", "card"), clause="TD-11.1")
"""Each function gives the acts for which a card may be played on one's own turn, before or after the action."""
