"""The table of TW-3: what is printed of each character, its side, how it counts, as what it seems.

What the rules make of it is asked of the paragraphs in the chapters.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

Side = Literal["town", "wolves"]


@dataclass(frozen=True, slots=True)
class Role:
    """One character. `head`: how it counts at the end; `seems`: what the seer is shown; `copies`: how many cards exist.

    `power`: 'night' (a turn of its own), 'passive' (works by itself), 'none'. `players`: from how many players on it
    may be used, by the headings of the rules and by the list of the setup.
    """

    side: Side
    head: Literal["wolf", "citizen"]
    seems: Literal["wolf", "not_wolf"]
    power: Literal["night", "passive", "none"]
    copies: int
    players: tuple[int, int] = (7, 7)


ROLES = {
    "wolf": Role("wolves", "wolf", "wolf", "night", 3),
    "witch": Role("wolves", "wolf", "not_wolf", "night", 1, (12, 12)),
    "servant": Role("wolves", "citizen", "not_wolf", "none", 1, (7, 9)),
    "seer": Role("town", "citizen", "not_wolf", "night", 1),
    "medium": Role("town", "citizen", "not_wolf", "night", 1, (7, 9)),
    "guard": Role("town", "citizen", "not_wolf", "night", 1, (7, 9)),
    "mason": Role("town", "citizen", "not_wolf", "none", 2, (12, 12)),
    "mercenary": Role("town", "citizen", "not_wolf", "passive", 1, (12, 12)),
    "gypsy": Role("town", "citizen", "wolf", "passive", 1, (12, 12)),
    "spiritist": Role("town", "citizen", "not_wolf", "night", 1, (7, 9)),
    "villager": Role("town", "citizen", "not_wolf", "none", 10),
}
"""The characters, in the order of the table of compositions; the servant's head is a matter of a reading."""

SPECIAL = {
    "all_non_villagers": frozenset(ROLES) - {"villager"},
    "section_1_1_and_1_2_only": frozenset(ROLES) - {"villager", "wolf"},
    "active_powers_only": frozenset(("seer", "guard", "medium", "spiritist", "wolf")),
}
"""Who is a special character for the witch, by reading."""
