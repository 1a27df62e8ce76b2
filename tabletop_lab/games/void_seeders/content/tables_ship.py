"""The ship, its rooms and exploration tokens, read and checked together (NB-1.1 to 1.3, VS-1.2 to 1.4)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

from tabletop_lab.engine.core.content_tables import read_table, table_fault
from tabletop_lab.engine.core.errors import Fault, echo

from .reading import by_id, few, stop_at
from .rows_ship import TECHNICAL, Coordinates, CorridorRow, Room, SlotRow, Token
from .ship import NUMBERS, TILES, Ship, corridor_name
from .words import speak

ENGINES = ("engine1", "engine2", "engine3")
NEEDED = {"cockpit": "NB-1.2", "hibernatorium": "NB-1.2", **dict.fromkeys(ENGINES, "NB-1.2")}
"""The rooms printed on every ship."""
NEEDED_TILES = ("evac_a", "evac_b", "nest")
"""The tiles without which pods and eggs have no place; they lie on every ship, so they are of set 1."""
LAIRS = 3
NO_ROOMS: Mapping[str, Room] = {}


def read_ship(corridors: Path, slots: Path, rooms: Mapping[str, Room] = NO_ROOMS) -> Ship:
    """The graph of the two tables; what lies on a slot is looked at if there are rooms. Raises InvalidContent.

    >>> folder = Path(__file__).parent
    >>> ship = read_ship(folder / "corridors.csv", folder / "slots.csv")
    >>> len(ship.slots), len(ship.corridors), ship.neighbours[17], ship.entrances
    (21, 29, (14, 19, 20), (2, 4, 5, 9, 14, 15, 19, 21))
    """
    places = read_table(slots, SlotRow, speak)
    stop_at([*_slots_wrong(places, slots.name), *_contents_wrong(places, rooms)])
    rows = read_table(corridors, CorridorRow, speak)
    stop_at(_corridors_wrong(rows, {row.slot for row in places}))
    stop_at(_numbers_wrong(rows, [row.slot for row in places], corridors.name))
    ship = Ship.of(rows, places)
    reached = ship.distances(ship.slots[0])
    apart = [str(slot) for slot in ship.slots if slot not in reached]
    if apart:
        facts: dict[str, Any] = {"slots": ", ".join(apart), "start": ship.slots[0]}
        stop_at([table_fault("ship_apart", corridors.name, clause="NB-1.1", speak=speak, **facts)])
    return ship


def _slots_wrong(rows: Sequence[SlotRow], file: str) -> Iterator[Fault]:
    seen: dict[int, int] = {}
    places: dict[tuple[int, int], int] = {}
    for row in rows:
        if row.slot in seen:
            yield row.fault("slot_again", "slot", "NB-1.1", speak, slot=row.slot, at=str(seen[row.slot]))
        elif (at := places.get((row.x, row.y))) is not None:
            yield row.fault("slot_same_place", "x", "", speak, slot=row.slot, other=at)
        seen.setdefault(row.slot, row.place[1])
        places.setdefault((row.x, row.y), row.slot)
    if not rows:
        yield few(file, 0, 1, "NB-1.1")


def _contents_wrong(rows: Sequence[SlotRow], rooms: Mapping[str, Room]) -> Iterator[Fault]:
    known = (*TILES, *(room.id for room in rooms.values() if room.set == "fixed"))
    for row in rows if rooms else ():
        if row.content not in known:
            facts = {"cell": echo(row.content), "known": ", ".join(known)}
            yield row.fault("slot_content", "content", "NB-1.1", speak, **facts)


def _corridors_wrong(rows: Sequence[CorridorRow], slots: set[int]) -> Iterator[Fault]:
    seen: dict[object, int] = {}
    for row in rows:
        for column, end in (("a", row.a), ("b", row.b)):
            if end != TECHNICAL and end not in slots:
                yield row.fault("corridor_slot", column, "NB-1.1", speak, slot=end)
        if row.a == row.b:
            yield row.fault("corridor_loop", "b", "NB-1.1", speak, slot=row.a)
        name = (row.a, TECHNICAL) if row.b == TECHNICAL else corridor_name(row.a, row.b)
        if name in seen:
            yield row.fault("corridor_again", "a", "NB-1.1", speak, at=str(seen[name]))
        seen.setdefault(name, row.place[1])


def _numbers_wrong(rows: Sequence[CorridorRow], slots: Sequence[int], file: str) -> Iterator[Fault]:
    """In every room each of the numbers 1 to 4 exactly once."""
    at: dict[int, dict[int, int]] = {slot: {} for slot in slots}
    for row in rows:
        for end in (row.a, row.b):
            if isinstance(end, str):
                continue
            for number in row.numbers:
                if number in at[end]:
                    known = {"slot": end, "number": number, "at": str(at[end][number])}
                    yield row.fault("number_again", "numbers", "NB-1.1", speak, **known)
                at[end].setdefault(number, row.place[1])
    for slot, found in at.items():
        if missing := [str(number) for number in NUMBERS if number not in found]:
            facts: dict[str, Any] = {"slot": slot, "numbers": ", ".join(missing)}
            yield table_fault("number_missing", file, clause="NB-1.1", speak=speak, **facts)


def read_rooms(path: Path) -> dict[str, Room]:
    """The rooms by their ids. Raises InvalidContent.

    >>> rooms = read_rooms(Path(__file__).parent / "rooms.csv")
    >>> len(rooms), rooms["generator"].colour, rooms["generator"].computer, rooms["nest"].name("ko")
    (24, 'yellow', True, '둥지')
    """
    rooms = by_id(read_table(path, Room, speak), path.name, "NB-1.3")
    faults = []
    for room, clause in NEEDED.items():
        if room not in rooms:
            faults.append(table_fault("room_missing", path.name, clause=clause, speak=speak, room=room))
        elif rooms[room].set != "fixed":
            faults.append(rooms[room].fault("room_not_fixed", "set", clause, speak, room=room))
    for room in NEEDED_TILES:
        if room not in rooms:
            faults.append(table_fault("room_missing", path.name, clause="NB-1.3", speak=speak, room=room))
        elif rooms[room].set != "1":
            faults.append(rooms[room].fault("room_not_always", "set", "NB-1.3", speak, room=room))
    stop_at(faults)
    return rooms


def laid_wrong(ship: Ship, rooms: Mapping[str, Room], slots: str) -> Iterator[Fault]:
    """Whether the rooms fit in number on the slots; `slots` is the name of their file."""
    for room in (room.id for room in rooms.values() if room.set == "fixed"):
        if (count := len(ship.slots_for(room))) != 1:
            yield table_fault("room_places", slots, clause="NB-1.2", speak=speak, room=room, count=count)
    count, places = _of_set(rooms, "1"), len(ship.slots_for("1"))
    if count != places:
        yield table_fault("tiles_one", slots, clause="VS-1.3", speak=speak, count=count, places=places)
    count, places = _of_set(rooms, "2"), len(ship.slots_for("2"))
    if count < places:
        yield table_fault("tiles_two", slots, clause="VS-1.2", speak=speak, count=count, places=places)


def _of_set(rooms: Mapping[str, Room], number: str) -> int:
    return sum(room.set == number for room in rooms.values())


def read_tokens(path: Path) -> dict[str, Token]:
    """The exploration tokens by their ids. Raises InvalidContent.

    >>> len(read_tokens(Path(__file__).parent / "tokens.csv"))
    19
    """
    tokens = by_id(read_table(path, Token, speak), path.name, "VS-1.4")
    if (count := sum(token.effect == "lair" for token in tokens.values())) > LAIRS:
        stop_at([table_fault("lairs_many", path.name, clause="VS-1.4", speak=speak, count=count, most=LAIRS)])
    return tokens


def tokens_wrong(ship: Ship, tokens: Mapping[str, Token], file: str) -> Iterator[Fault]:
    """VS-1.4: one token for each tile and each engine room."""
    tiles, engines = len(ship.tile_slots), sum(len(ship.slots_for(engine)) for engine in ENGINES)
    if (count := len(tokens)) != tiles + engines:
        facts: dict[str, Any] = {"count": count, "tiles": tiles, "engines": engines, "wanted": tiles + engines}
        yield table_fault("token_count", file, clause="VS-1.4", speak=speak, **facts)


def read_coordinates(path: Path) -> dict[str, Coordinates]:
    """The coordinates cards by their ids. Raises InvalidContent.

    >>> read_coordinates(Path(__file__).parent / "coordinates.csv")["R1"].target("B")
    'mars'
    """
    return by_id(read_table(path, Coordinates, speak), path.name, "VS-1.5")
