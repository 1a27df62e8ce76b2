"""What holds as long as something lies open (a weakness, a wound, a quest item, a weapon): words the rules ask for.

Each word has the paragraph that asks for it, and the bounds of its number; no bounds: it has no number.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import NamedTuple


class Word(NamedTuple):
    """A word that a table may use in the column `changes` or `extra`."""

    clause: str
    least: int = 0
    most: int = 0

    @property
    def numbered(self) -> bool:
        """Whether a number belongs to it."""
        return self.most > 0


@dataclass(frozen=True, slots=True)
class Change:
    """A word with its number, as a table has it.

    >>> str(Change("lair_cards", 1)), str(Change("doors_hold"))
    ('lair_cards 1', 'doors_hold')
    """

    word: str
    number: int = 0

    def __str__(self) -> str:
        return f"{self.word} {self.number}" if self.number else self.word


Words = Mapping[str, Word]
WEAKNESSES: Words = {
    "lurkers_fall": Word("VS-9.2"),
    "lair_cards": Word("VS-8.9", 1, 4),
    "fire_injuries": Word("VS-10.6", 1, 9),
    "no_panic_up_to": Word("VS-7.8", 1, 5),
    "calmed_by_rest": Word("VS-11.2", 1, 4),
    "doors_hold": Word("VS-9.8"),
    "token_less": Word("VS-7.4", 1, 9),
    "blood_less": Word("VS-9.1", 1, 6),
}
WOUNDS: Words = {
    "one_hand": Word("NB-12.1"),
    "item_cost_more": Word("NB-3.2", 1, 9),
    "escape_cost": Word("NB-9.7", 1, 9),
    "hand_size": Word("NB-2.1", 1, 9),
    "bleed_on_pass": Word("NB-2.4", 1, 9),
}
QUESTS: Words = {
    "orders_reach_computers": Word("NB-12.3"),
    "computers_from_anywhere": Word("NB-12.3"),
    "reroll_noise": Word("NB-4.7", 1, 9),
    "more_capacity": Word("NB-11.10", 1, 9),
    "search_keeps": Word("NB-3.5", 1, 9),
}
WEAPONS: Words = {
    "reroll": Word("NB-9.3"),
    "ammo_for_injury": Word("NB-9.3"),
    "fire_on_two_hits": Word("NB-9.3"),
}
