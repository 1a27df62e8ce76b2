"""The decks, the bag and the madness track, read and checked."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

from tabletop_lab.engine.core.content_tables import read_table, table_fault
from tabletop_lab.engine.core.errors import Fault

from .changes import WEAKNESSES, WOUNDS
from .reading import by_id, changes_wrong, few, stop_at
from .rows_cards import Attack, ContaminationRow, Event, Objective, Panic, Weakness, Wound
from .rows_ship import BagRow, Level, MadnessReading
from .words import speak

LEVELS = 5
SHOWN_TOGETHER = 2
"""Attack cards turned up for one check (VS-9.2)."""
WEAKNESS_SLOTS = 3
PLAYERS = range(2, 6)
"""With so many the corporate and the personal objectives are dealt."""
SOLO_OBJECTIVES = 2


def read_panic(path: Path) -> dict[str, Panic]:
    """The panic cards by their ids. Raises InvalidContent."""
    return by_id(read_table(path, Panic, speak), path.name, "VS-6.1")


def read_attack(path: Path) -> dict[str, Attack]:
    """The attack cards by their ids. Raises InvalidContent.

    >>> deck = read_attack(Path(__file__).parent / "attack.csv")
    >>> sum("lurker" in card.symbols for card in deck.values()), sum(card.retreat for card in deck.values())
    (10, 3)
    """
    return by_id(read_table(path, Attack, speak), path.name, "VS-9.2", SHOWN_TOGETHER)


def read_event(path: Path) -> dict[str, Event]:
    """The event cards by their ids. Raises InvalidContent."""
    return by_id(read_table(path, Event, speak), path.name, "VS-10.7")


def read_weaknesses(path: Path) -> dict[str, Weakness]:
    """The weaknesses by their ids. Raises InvalidContent."""
    cards = by_id(read_table(path, Weakness, speak), path.name, "VS-1.9", WEAKNESS_SLOTS)
    stop_at(
        fault for row in cards.values() for fault in changes_wrong(row, "changes", "VS-11.7", row.changes, WEAKNESSES)
    )
    return cards


def read_wounds(path: Path) -> dict[str, Wound]:
    """The serious wounds by their ids. Raises InvalidContent."""
    cards = by_id(read_table(path, Wound, speak), path.name, "NB-13.2")
    stop_at(fault for row in cards.values() for fault in changes_wrong(row, "changes", "NB-13.2", row.changes, WOUNDS))
    return cards


def read_contamination(path: Path) -> dict[str, int]:
    """How many contamination cards are infected and clean. Raises InvalidContent."""
    rows = read_table(path, ContaminationRow, speak)
    counts: dict[str, int] = {}
    faults = [] if rows else [few(path.name, 0, 1, "NB-13.6")]
    for row in rows:
        if row.kind in counts:
            faults.append(row.fault("kind_again", "kind", "NB-13.6", speak, word=row.kind))
        counts[row.kind] = row.count
    stop_at(faults)
    return {"infected": counts.get("infected", 0), "clean": counts.get("clean", 0)}


def read_bag(path: Path, token_numbers: str = "F5") -> dict[int, int]:
    """How many Void Seeder tokens bear each number, under a reading of VS-A53. Raises InvalidContent.

    >>> read_bag(Path(__file__).parent / "bag.csv"), read_bag(Path(__file__).parent / "bag.csv", "F4_trim")
    ({1: 2, 2: 5, 3: 5, 4: 4}, {1: 3, 2: 5, 3: 5, 4: 3})
    """
    faults, counts = [], {}
    for row in (rows := read_table(path, BagRow, speak)):
        if row.token_numbers in ("both", token_numbers):
            if row.number in counts:
                faults.append(row.fault("bag_again", "number", "VS-1.10", speak, number=row.number))
            counts[row.number] = row.count
    if not rows:
        faults.append(few(path.name, 0, 1, "VS-1.10"))
    stop_at(faults)
    return counts


def read_madness(path: Path) -> dict[int, Level]:
    """The madness track by levels. Raises InvalidContent.

    >>> track = read_madness(Path(__file__).parent / "madness.csv")
    >>> [level.down for level in track.values()], track[3].apparition
    ([None, 1, None, 3, 4], 'whisperer')
    """
    rows = read_table(path, Level, speak)
    stop_at([*_levels_wrong(rows, path.name), *(fault for row in rows for fault in _arrows_wrong(row))])
    return {row.level: row for row in sorted(rows, key=lambda row: row.level)}


def _levels_wrong(rows: Sequence[Level], file: str) -> Iterator[Fault]:
    seen: set[int] = set()
    for row in rows:
        if row.level in seen:
            yield row.fault("level_again", "level", "VS-5.1", speak, level=row.level)
        seen.add(row.level)
    for level in range(1, LEVELS + 1):
        if level not in seen:
            yield table_fault("level_missing", file, clause="VS-5.7", speak=speak, level=level)


def _arrows_wrong(row: Level) -> Iterator[Fault]:
    """Up to a higher level, but not from 5, where one dies (VS-5.3); down to a lower one, or nowhere."""
    if row.level < LEVELS and (row.up is None or not row.level < row.up <= LEVELS):
        yield row.fault("arrow_up", "up", "VS-5.2", speak, level=row.level, least=row.level + 1, most=LEVELS)
    if row.level == LEVELS and row.up is not None:
        yield row.fault("arrow_over", "up", "VS-5.3", speak, level=row.level)
    if row.down is not None and not 1 <= row.down < row.level:
        yield row.fault("arrow_down", "down", "VS-5.2", speak, level=row.level, most=row.level - 1)


def read_as(madness: Mapping[int, Level], path: Path, down: str, apparition: str) -> dict[int, Level]:
    """Our track under readings of VS-A1 and VS-A2, of which the file at `path` holds the arrows and apparitions.

    >>> folder = Path(__file__).parent
    >>> track = read_as(read_madness(folder / "madness.csv"), folder / "madness_readings.csv", "free", "LLWWD")
    >>> [(level.down, level.apparition[0]) for level in track.values()]
    [(None, 'l'), (1, 'l'), (2, 'w'), (3, 'w'), (4, 'd')]
    """
    readings = {(row.of, row.id): row.cells for row in read_table(path, MadnessReading, speak)}
    arrows, kinds = readings["down", down], readings["apparition", apparition]
    return {
        number: level.model_copy(
            update={"down": int(arrows[number - 1]) if arrows[number - 1] else None, "apparition": kinds[number - 1]}
        )
        for number, level in madness.items()
    }


def read_objectives(path: Path) -> dict[str, Objective]:
    """The objectives by their ids. Raises InvalidContent.

    >>> str(read_objectives(Path(__file__).parent / "objectives.csv")["PO3"].condition)
    'signal & (ship_destroyed | despoiler_dead)'
    """
    cards = by_id(read_table(path, Objective, speak), path.name, "VS-1.16")
    faults = []
    for card in cards.values():
        for fact in card.condition.facts():
            number = fact.amounts[0] if fact.name == "dead" and fact.amounts else 0
            if isinstance(number, int) and card.kind != "solo" and card.players < number <= max(PLAYERS):
                faults.append(card.fault("objective_seat", "players", "VS-1.16", speak, number=number))
    stop_at([*faults, *_objectives_few(cards.values(), path.name)])
    return cards


def _objectives_few(cards: Iterable[Objective], file: str) -> Iterator[Fault]:
    kinds = [(card.kind, card.players) for card in cards]
    for kind in ("corporate", "personal"):
        for players in PLAYERS:
            count = sum(of == kind and least <= players for of, least in kinds)
            if count < players:
                facts: dict[str, Any] = {"kind_of": kind, "players": players, "count": count}
                yield table_fault("objectives_few", file, clause="VS-1.16", speak=speak, **facts)
                break
    count = sum(of == "solo" for of, _ in kinds)
    if count < SOLO_OBJECTIVES:
        yield table_fault("objectives_solo", file, clause="NB-15.2", speak=speak, count=count, least=SOLO_OBJECTIVES)
