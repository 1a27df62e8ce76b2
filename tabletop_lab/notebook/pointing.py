"""What a person points at on the board when an option is a way over it: one place after another.
Part of the player; what the places mean stands in `walking.py`."""

from __future__ import annotations

from typing import Any


class Pointing:
    """The player's answers to places that are parts of an option."""

    match: Any
    _screen: Any
    lang: str
    message: tuple[str, BaseException | None]
    click: Any

    def _walk(self, place: str) -> None:
        """One more place of an option is pointed out; with the last one it is played."""
        walk = self._screen.choices.walk
        refusal = None if walk.leads_to(place) else walk.refusal(place)
        option = walk.press(place)
        if option:
            self.click(option)
            return
        why = f"{refusal.text(self.lang)} ({refusal.clause})" if refusal is not None else ""
        self.message = (why, None)
        self._screen.show_walk()

    def _walk_back(self, places: int | None = None) -> None:
        walk = self._screen.choices.walk
        walk.walked = walk.walked[: len(walk.walked) - 1 if places is None else places]
        self.message = ("", None)
        self._screen.show_walk()

    def _choose(self, name: str) -> None:
        self._screen.choices.choose(name)
        if self._screen.choices.walk.open:
            self._screen.show_walk()
