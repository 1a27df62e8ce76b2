"""The room that a page has for a board: what it reports, and the form of a drawing that is made for it.
Knows no game and no match; `room.js` measures it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Any

from tabletop_lab.figures.style import Form, live

SIZES = ("notebook", "projector")
"""How large a player is: as its output, or as the whole window, in type for a room."""
STRIP, SLIM, BIG, BRIEF, LOW = 58, 42, 96, 44, 400
"""CSS pixels of the line of seats below a board that does not show what they hold; slim where the room is low,
big before a projector, brief before a square one."""
SQUARE, CROWD = 1200, 5
"""A projector that is narrower has no room for all that so many seats hold: the line has their names, and a press on
one shows the rest."""
LEAST, MOST = 120, 8000
"""CSS pixels: what a page may report."""


@dataclass(frozen=True, slots=True)
class Room:
    """CSS pixels for the board and what lies below it, and of the whole player; `large`: the window of a projector."""

    width: int
    height: int
    across: int
    large: bool = False
    brief: bool = field(default=False, repr=False)

    @classmethod
    def of(cls, message: Mapping[str, Any]) -> Room | None:
        """What a page reports; None if it is no size.

        >>> Room.of({"width": 800, "height": 400.0, "across": 1200, "large": False})
        Room(width=800, height=400, across=1200, large=False)
        >>> Room.of({"width": "wide", "height": 0}) is None
        True
        """
        sizes = [message.get(name) for name in ("width", "height", "across")]
        if not all(isinstance(size, int | float) and LEAST <= size <= MOST for size in sizes):
            return None
        return cls(*(int(size) for size in sizes), bool(message.get("large")))  # type: ignore[arg-type]

    def form(self, strip: bool = False) -> Form:
        """The form of a board for this room, above the line of seats or without it."""
        below = BRIEF if self.brief else BIG if self.large else SLIM if self.slim else STRIP
        return live(self.width, self.height - (below if strip else 0), self.across, self.large)

    def with_seats(self, seats: int, many: bool) -> Room:
        """The same room above the line of so many seats; `many`: they hold more than a narrow line shows.

        >>> square = Room(620, 570, 1000, large=True)
        >>> square.with_seats(5, many=True).brief, square.with_seats(4, many=True).brief
        (True, False)
        """
        return replace(self, brief=self.large and self.across < SQUARE and seats >= CROWD and many)

    @property
    def slim(self) -> bool:
        """Whether the line of seats has to be slim."""
        return self.height < LOW and not self.large
