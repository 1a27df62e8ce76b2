"""A small whole game for tests and for authors to read: it shows a little of everything that a game can have.

It is no installed game. Tests give the class itself, or put it into the catalogue while they run.
"""

from .game import Market

__all__ = ["Market"]
