"""What is printed in the box of Void Seeders: the ship, its rooms and tokens, decks, characters, items, objectives.

Every table can be a file of the designer's own; all are read, checked together and handed out here.
"""

from __future__ import annotations

from .box import FILES, HOUSE, Box, load
from .effects import FULLY, NOT, PARTLY
from .parts import YOU, Part
from .rows_ship import KINDS, TECHNICAL
from .ship import Ship

__all__ = ["FILES", "FULLY", "HOUSE", "KINDS", "NOT", "PARTLY", "TECHNICAL", "YOU", "Box", "Part", "Ship", "load"]
