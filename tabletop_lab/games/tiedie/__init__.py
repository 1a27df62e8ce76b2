"""TIEDIE, for 3 to 8 players: rules, map tiles, tokens and cards, rulebook."""

from tabletop_lab.games.tiedie.game import Tiedie

__all__ = ["Tiedie"]
