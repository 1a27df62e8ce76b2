"""Reads all tables, our own or the designer's, and checks them together."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from functools import lru_cache
from pathlib import Path
from typing import Any, NamedTuple, TypeVar

from tabletop_lab.engine import InvalidContent
from tabletop_lab.engine.core.content_tables import stamp
from tabletop_lab.engine.core.errors import Fault

from . import tables_cards, tables_people, tables_ship
from .cells import Thing
from .effects import ROOM_SELECTORS, SELECTORS
from .parts import known_selectors
from .words import speak

HOUSE = Path(__file__).parent
FILES = {
    "ship": "corridors.csv",
    "slots": "slots.csv",
    "rooms": "rooms.csv",
    "tokens": "tokens.csv",
    "bag": "bag.csv",
    "madness": "madness.csv",
    "panic": "panic.csv",
    "attack": "attack.csv",
    "event": "event.csv",
    "weaknesses": "weaknesses.csv",
    "characters": "characters.csv",
    "actions": "actions.csv",
    "weapons": "weapons.csv",
    "items": "items.csv",
    "crafts": "crafts.csv",
    "wounds": "wounds.csv",
    "contamination": "contamination.csv",
    "coordinates": "coordinates.csv",
    "objectives": "objectives.csv",
    "quests": "quests.csv",
}
"""Our own files. The rules name others in the fields `ship_file`, `slots_file` ..."""
MADNESS_READINGS = "madness_readings.csv"
BoxT = TypeVar("BoxT")
Stamped = tuple[str, Path, int, int]


class Readings(NamedTuple):
    """The readings of what is lost or told differently; they hold for our own files.

    >>> Readings().madness_arrows
    'all_but_3to2'
    """

    token_numbers: str = "F5"
    madness_arrows: str = "all_but_3to2"
    level_map: str = "LLWSD"

    @classmethod
    def of(cls, rules: Any) -> Readings:
        """Those of the rules, as far as these have them."""
        return cls(**{name: str(getattr(rules, name, default)) for name, default in cls._field_defaults.items()})


def tables(box: Callable[..., BoxT], own: Mapping[str, str], readings: Readings, selectors: tuple[str, ...]) -> BoxT:
    """All tables, put into a box. Raises InvalidContent with every fault of every file."""
    files = {part: Path(own.get(part) or HOUSE / file) for part, file in FILES.items()}
    stamped = tuple((part, path, *stamp(path)) for part, path in files.items())
    known = frozenset(selectors or (*SELECTORS, *ROOM_SELECTORS))
    return _tables(box, stamped, readings, known)  # type: ignore[no-any-return]


@lru_cache(maxsize=32)
def _tables(box: Callable[..., Any], files: tuple[Stamped, ...], readings: Readings, selectors: frozenset[str]) -> Any:
    token = known_selectors.set(selectors)
    try:
        return _read(box, {part: path for part, path, *_ in files}, readings)
    finally:
        known_selectors.reset(token)


def _read(box: Callable[..., Any], path: Mapping[str, Path], readings: Readings) -> Any:
    faults: list[Fault] = []

    def read(reader: Callable[..., Any], part: str, *given: Any) -> Any:
        """What a reader gives; nothing if it finds a fault, or if what it needs has one."""
        if None in given:
            return None
        try:
            return reader(path[part], *given)
        except InvalidContent as error:
            faults.extend(error.faults)
            return None

    found: dict[str, Any] = {}
    found["rooms"] = read(tables_ship.read_rooms, "rooms")
    found["ship"] = read(tables_ship.read_ship, "ship", path["slots"], found["rooms"] or {})
    found["tokens"] = read(tables_ship.read_tokens, "tokens")
    found["bag"] = read(tables_cards.read_bag, "bag", readings.token_numbers)
    found["madness"] = read(tables_cards.read_madness, "madness")
    for part in ("panic", "attack", "event", "weaknesses"):
        found[part] = read(getattr(tables_cards, f"read_{part}"), part)
    weapons = read(tables_people.read_weapons, "weapons")
    found["characters"] = read(tables_people.read_characters, "characters", weapons)
    found["actions"] = read(tables_people.read_actions, "actions", found["characters"])
    found["weapons"] = weapons
    found["items"] = read(tables_people.read_items, "items", weapons)
    found["crafts"] = read(tables_people.read_crafts, "crafts", found["items"])
    for part in ("wounds", "contamination"):
        found[part] = read(getattr(tables_cards, f"read_{part}"), part)
    found["coordinates"] = read(tables_ship.read_coordinates, "coordinates")
    found["objectives"] = read(tables_cards.read_objectives, "objectives")
    found["quests"] = read(tables_people.read_quests, "quests", found["characters"], found["rooms"], found["items"])
    names = {part: file.name for part, file in path.items()}
    faults += _together(found, names)
    if faults:
        raise InvalidContent(*faults)
    if path["madness"] == HOUSE / FILES["madness"]:
        arrows, kinds = readings.madness_arrows, readings.level_map
        found["madness"] = tables_cards.read_as(found["madness"], HOUSE / MADNESS_READINGS, arrows, kinds)
    return box(**found)


def _together(found: Mapping[str, Any], names: Mapping[str, str]) -> Iterator[Fault]:
    """What is wrong between files."""
    ship, rooms, tokens = found["ship"], found["rooms"], found["tokens"]
    if ship and rooms:
        yield from tables_ship.laid_wrong(ship, rooms, names["slots"])
    if ship and tokens:
        yield from tables_ship.tokens_wrong(ship, tokens, names["tokens"])
    seen: dict[str, tuple[str, Thing]] = {}
    for part, things in found.items():
        for thing in things.values() if isinstance(things, Mapping) else ():
            for name in dict.fromkeys((thing.id, *thing.copies)) if isinstance(thing, Thing) else ():
                of, other = seen.setdefault(name, (part, thing))
                if other is not thing and not _its_weapon(other, thing):
                    yield thing.fault("id_elsewhere", "id", "", speak, card=name, other=names[of])
                    break


def _its_weapon(weapon: Thing, thing: Thing) -> bool:
    """An item card of a weapon has the id of the weapon."""
    return weapon.what == "weapon" and weapon.id == thing.id and getattr(thing, "when", "") == "weapon"
