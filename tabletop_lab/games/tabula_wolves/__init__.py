"""The Wolves of Tabula, for 7 to 22 players and a moderator: rules, cards, rulebook and bots."""

from tabletop_lab.games.tabula_wolves.game import TabulaWolves

__all__ = ["TabulaWolves"]
