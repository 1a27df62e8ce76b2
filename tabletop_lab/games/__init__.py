"""The games, a package each. Python puts this package over the function `tabletop_lab.games` when the first game is
imported, so it answers a call in the same way; nothing else belongs here."""

import sys
from collections.abc import Mapping
from types import ModuleType

from tabletop_lab.engine import Game
from tabletop_lab.engine.core import catalogue


class _Games(ModuleType):
    def __call__(self) -> Mapping[str, type[Game]]:
        """Every game by name, in alphabetical order."""
        return catalogue.games()


sys.modules[__name__].__class__ = _Games
