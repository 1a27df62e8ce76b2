"""What noise may cost whoever makes it, as the bots of Void Seeders reckon: in the harm that one panic card does."""

from __future__ import annotations

from typing import Any

VISIT = 0.4
"""The harm of an encounter as such: an attack while one goes away, or noise everywhere."""
SURPRISE = 3.0
"""The harm of a surprise attack: contamination stays to the end, and panic raises madness (VS-7.8)."""
IN_THE_BAG = 0.6
"""How likely a token of the bag makes everybody roll at the end of a round (VS-10.9)."""


class Risk:
    """The dangers of noise for one seat, from what everybody sees: the bag by kinds, markers and cards in hand."""

    def __init__(self, view: Any) -> None:
        seeders, faces = len(view.bag), view.rules.noise_faces()
        self.seeders = seeders / (seeders + 1 + len(view.bag_madness))
        self._tokens: tuple[int, ...] = view.paragraphs.content.vs_tokens
        numbers = [face for face in faces if isinstance(face, int)]
        self.number = len(numbers) / max(1, len(set(numbers))) / len(faces)
        """The chance of a number of the noise die, the mean of all (NB-4.7)."""

    def surprised(self, hand: int) -> float:
        """The share of Void Seeder tokens that surprise a hand of so many cards (VS-7.4)."""
        return sum(number > hand for number in self._tokens) / max(1, len(self._tokens))

    def of_a_roll(self, alarms: float, hand: int) -> float:
        """A noise roll where so many numbers mean an encounter, with so many cards in hand."""
        return self.number * alarms * (VISIT + self.seeders * SURPRISE * self.surprised(hand))

    def of_the_night(self, alarms: float, hand: int) -> float:
        """To end the round there: bag development may ask for a roll."""
        return IN_THE_BAG * self.of_a_roll(min(alarms, 4.0), hand)
