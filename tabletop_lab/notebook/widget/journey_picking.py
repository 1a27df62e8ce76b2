"""Places that several answers in a row lead to: which one has been pressed, and what its answers are.
The first press shows the way, the second one goes it. Knows only places and answers; shows nothing."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

Ways = Mapping[str, Sequence[str]]


class JourneyPicking:
    """The journey picked so far, for one question at a time.

    >>> from types import SimpleNamespace as Question
    >>> journey = JourneyPicking()
    >>> journey.follow(Question(places={"D3": "D3"}), lambda: {"D3": ["D3"], "D4": ["D3", "D4"]})
    >>> journey.press("D4"), journey.picked, journey.press("D4"), journey.press("E1")
    (False, 'D4', True, False)
    """

    def __init__(self) -> None:
        self.picked = ""
        self.ways: Ways = {}
        self._decision: Any = None

    def follow(self, decision: Any, ways: Callable[[], Ways]) -> None:
        """Start again with another question (None: nothing to pick); a place that is an option is no journey."""
        if decision is not self._decision:
            self._decision, self.picked = decision, ""
            found = {} if decision is None else ways()
            self.ways = {place: answers for place, answers in found.items() if place not in decision.places}

    def press(self, place: str) -> bool:
        """Press a place: pick it, or say that it is to be gone to, because it was picked before."""
        again = bool(place) and place == self.picked
        self.picked = place if place in self.ways else ""
        return again

    @property
    def answers(self) -> tuple[str, ...]:
        """The answers that lead to the place that was picked, as their labels."""
        return tuple(self.ways.get(self.picked, ()))

    def marks(self) -> dict[str, str]:
        """The marks of the places: 'sel' for the one that was picked, 'target' for the others."""
        return dict.fromkeys(self.ways, "target") | dict.fromkeys([self.picked] if self.picked else [], "sel")
