"""How a game is started from a part of its state: where the rest lies, and what follows. Each has a default."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any


class Positions:
    """The base of every game that can begin from a position a person wrote."""

    def default_zones(self) -> Mapping[Any, tuple[str, Any]]:
        """Where cards of a pool lie when nothing else is said: {pool: (field, key or None)}."""
        return {}

    def before_position(self, position: Mapping[str, Any]) -> None:
        """Change what the setup dealt before a position is laid upon it: sets of cards that hang on what it says.

        The position is not checked yet, so that what makes no sense is passed over.
        """

    def complete_position(self, position: Mapping[str, Any]) -> None:
        """Make `self.state` whole after a part of it was given as a position."""
