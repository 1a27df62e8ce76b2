"""Ways over the ship for somebody who would rather meet nobody: noise, enemies, fire and closed doors lengthen them."""

from __future__ import annotations

from heapq import heappop, heappush
from math import inf
from typing import Any

NOISE = 4.0
"""By how much a room seems farther if every number of the noise die would mean an encounter there."""
CROWD = 4.0
"""The same for a room with an enemy in it."""
FIRE = 0.5
"""The same for a burning room."""
DOOR = 12.0
"""The same for a closed door on the way."""


class Ways:
    """From one room to all others: how far they seem, and through which room next door one goes there."""

    def __init__(self, game: Any, here: int) -> None:
        self.game, self.here = game, here
        self.far: dict[int, float] = {here: 0.0}
        self.first: dict[int, int] = {here: here}
        self._rooms: dict[int, float] = {}
        state = game.state
        self._crowded = {*state.seeders.values(), *state.lairs.values()}
        self._company = {state.room.get(player) for player in state.crew}
        self._search()

    def to(self, slot: int) -> float:
        """How far a room seems; 99 if nobody knows where it is, or there is no way."""
        return self.far.get(slot, 99.0)

    def alarms(self, slot: int) -> int:
        """Numbers of the noise die that would mean an encounter for whoever goes there alone."""
        noise = self.game.state.noise
        return sum([corridor in noise for corridor in self.game.ship.numbers[slot].values()])

    def is_quiet(self, slot: int) -> bool:
        """Whether nobody rolls who goes there: somebody or something is there already (NB-4.2)."""
        return slot in self._company or slot in self._crowded

    def _entering(self, slot: int) -> float:
        found = self._rooms.get(slot)
        if found is None:
            found = 1.0 + FIRE * (slot in self.game.state.fire)
            if slot in self._crowded:
                found += CROWD
            elif slot not in self._company:
                found += NOISE * self.alarms(slot) / 4
            self._rooms[slot] = found
        return found

    def _search(self) -> None:
        doors, far, first, ways = self.game.state.doors, self.far, self.first, self.game.ways
        entering = self._rooms
        waiting = [(0.0, self.here)]
        while waiting:
            so_far, slot = heappop(waiting)
            if so_far > far[slot]:
                continue
            for near, corridor in ways[slot]:
                new = so_far + (entering.get(near) or self._entering(near))
                if doors.get(corridor) == "closed":
                    new += DOOR
                if new < far.get(near, inf):
                    far[near] = new
                    first[near] = near if slot == self.here else first[slot]
                    heappush(waiting, (new, near))
