"""Cetkaik, for two: squares that change how pieces move, a shared piece, throwing sticks, hands of captured pieces."""

from tabletop_lab.games.cetkaik.game import Cetkaik

__all__ = ["Cetkaik"]
