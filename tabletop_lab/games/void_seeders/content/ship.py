"""The ship as a graph: slots for rooms, numbered corridors, entrances of the Technical Corridors (NB-0.4, NB-1.1)."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cached_property

from .rows_ship import TECHNICAL, CorridorRow, SlotRow

NUMBERS = (1, 2, 3, 4)
TILES = ("1", "2")


@dataclass(frozen=True, eq=False)
class Ship:
    """A valid ship. Slots are whole numbers, corridors names such as `5-10` (lower slot first) or `technical`.

    `contents`: what lies on each slot: "1" or "2" for a tile of that set, or the room printed there.

    >>> ship = Ship.of([CorridorRow(a=2, b=1, numbers="1 2"), CorridorRow(a=1, b="technical", numbers="4")], [])
    >>> ship.corridors, ship.neighbours[1], ship.between(1, 2), ship.by_number(1)
    ({'1-2': (1, 2), 'technical': (1, 1)}, (2,), '1-2', {1: '1-2', 2: '1-2', 4: 'technical'})
    """

    contents: Mapping[int, str]
    positions: Mapping[int, tuple[int, int]]
    """Where a slot is drawn: x to the right, y down, 0 to 100."""
    corridors: Mapping[str, tuple[int, int]]
    """The two slots that a corridor joins; `technical` joins nothing and has the same slot twice."""
    numbers: Mapping[int, Mapping[int, str]]
    """For each slot the corridor of each number, 1 to 4."""

    @classmethod
    def of(cls, corridors: Iterable[CorridorRow], slots: Iterable[SlotRow]) -> Ship:
        """The ship of the rows of its two tables; that they are right is checked before."""
        slots = list(slots)
        joined: dict[str, tuple[int, int]] = {}
        numbers: dict[int, dict[int, str]] = {row.slot: {} for row in slots}
        for row in corridors:
            name = corridor_name(row.a, row.b)
            ends = (row.a, row.a) if row.b == TECHNICAL else (row.a, int(row.b))
            joined.setdefault(name, (min(ends), max(ends)))
            for slot in dict.fromkeys(ends):
                numbers.setdefault(slot, {}).update(dict.fromkeys(row.numbers, name))
        return cls(
            {row.slot: row.content for row in slots},
            {row.slot: (row.x, row.y) for row in slots},
            joined,
            {slot: dict(sorted(of.items())) for slot, of in sorted(numbers.items())},
        )

    @property
    def slots(self) -> tuple[int, ...]:
        """Every slot, lowest first."""
        return tuple(self.numbers)

    @cached_property
    def neighbours(self) -> Mapping[int, tuple[int, ...]]:
        """For each slot those joined to it by a corridor (NB-0.4), lowest first; doors are the game's business."""
        found: dict[int, set[int]] = {slot: set() for slot in self.slots}
        for name, (a, b) in self.corridors.items():
            if name != TECHNICAL:
                found[a].add(b)
                found[b].add(a)
        return {slot: tuple(sorted(others)) for slot, others in found.items()}

    @cached_property
    def ways(self) -> Mapping[int, tuple[tuple[int, str], ...]]:
        """For each slot its neighbours, and the corridor that leads there."""
        return {slot: tuple([(n, self.between(slot, n)) for n in near]) for slot, near in self.neighbours.items()}

    @cached_property
    def corridors_of(self) -> Mapping[int, tuple[str, ...]]:
        """For each slot its corridors in the order of their numbers, the technical entrance included (NB-7.11)."""
        return {slot: tuple(dict.fromkeys(of.values())) for slot, of in self.numbers.items()}

    @cached_property
    def entrances(self) -> tuple[int, ...]:
        """The slots with a Technical Corridor entrance."""
        return tuple(slot for slot, of in self.numbers.items() if TECHNICAL in of.values())

    def by_number(self, slot: int) -> Mapping[int, str]:
        """The corridor of each number at a room."""
        return self.numbers[slot]

    def numbers_of(self, slot: int, corridor: str) -> tuple[int, ...]:
        """The numbers that a corridor, or the technical entrance, has at a room.

        >>> Ship.of([CorridorRow(a=1, b=2, numbers="1 2")], []).numbers_of(2, "1-2")
        (1, 2)
        """
        return tuple(number for number, name in self.numbers[slot].items() if name == corridor)

    def between(self, a: int, b: int) -> str:
        """The corridor between two rooms; an empty text if there is none."""
        name = corridor_name(a, b)
        return name if name in self.corridors else ""

    def over(self, slot: int, corridor: str) -> int | None:
        """The room at the other end of a corridor of this room; None: the Technical Corridors."""
        a, b = self.corridors[corridor]
        return None if corridor == TECHNICAL else b if slot == a else a

    def slots_for(self, content: str) -> tuple[int, ...]:
        """The slots on which a tile of set "1" or "2", or a printed room, lies."""
        return tuple(slot for slot in self.slots if self.contents.get(slot) == content)

    @cached_property
    def tile_slots(self) -> tuple[int, ...]:
        """The slots on which tiles lie."""
        return tuple(slot for slot in self.slots if self.contents.get(slot) in TILES)

    def with_contents(self, contents: Mapping[int, str]) -> Ship:
        """The same ship with something else on some slots (VS-A49, VS-A50)."""
        return Ship({**self.contents, **contents}, self.positions, self.corridors, self.numbers)

    def distances(self, start: int, closed: Iterable[str] = ()) -> Mapping[int, int]:
        """Corridors on the shortest way from a room to each room that can be reached, but not through these.

        >>> Ship.of([CorridorRow(a=1, b=2, numbers="1"), CorridorRow(a=2, b=3, numbers="2")], []).distances(3)
        {3: 0, 2: 1, 1: 2}
        """
        closed = {*closed}
        found, waiting = {start: 0}, deque([start])
        while waiting:
            slot = waiting.popleft()
            for other in self.neighbours[slot]:
                if other not in found and self.between(slot, other) not in closed:
                    found[other] = found[slot] + 1
                    waiting.append(other)
        return found


def corridor_name(a: int, b: int | str) -> str:
    """The name of the corridor between two slots, or of the Technical space.

    >>> corridor_name(10, 5), corridor_name(5, "technical")
    ('5-10', 'technical')
    """
    return TECHNICAL if isinstance(b, str) else f"{min(a, b)}-{max(a, b)}"
