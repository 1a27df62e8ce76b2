"""What noise may cost whoever makes it, as the bots of Void Seeders reckon: in the harm that one panic card does."""

from __future__ import annotations

from typing import Any

NUMBER = 0.2
"""The chance of each number of the noise die (NB-4.7)."""
VISIT = 0.4
"""The harm of an encounter as such: an attack while one goes away, or noise everywhere."""
SURPRISE = 3.0
"""The harm of a surprise attack: contamination stays to the end, and panic raises madness (VS-7.8)."""
IN_THE_BAG = 0.6
"""How likely a token of the bag makes everybody roll at the end of a round (VS-10.9)."""
SURPRISED = {0: 1.0, 1: 14 / 16, 2: 9 / 16, 3: 4 / 16}
"""The share of Void Seeder tokens that surprise a hand of so many cards; more cards are surprised by none (VS-7.4)."""


class Risk:
    """The dangers of noise for one seat, from what everybody sees: the bag by kinds, markers and cards in hand."""

    def __init__(self, view: Any) -> None:
        seeders = len(view.bag)
        self.seeders = seeders / (seeders + 1 + len(view.bag_madness))

    def of_a_roll(self, alarms: float, hand: int) -> float:
        """A noise roll where so many numbers mean an encounter, with so many cards in hand."""
        surprise = SURPRISED.get(max(0, hand), 0.0)
        return NUMBER * alarms * (VISIT + self.seeders * SURPRISE * surprise)

    def of_the_night(self, alarms: float, hand: int) -> float:
        """To end the round there: bag development may ask for a roll."""
        return IN_THE_BAG * self.of_a_roll(min(alarms, 4.0), hand)
