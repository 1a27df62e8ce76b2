"""Characters with their action cards, weapons, items, crafting and quest items, read and checked together."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from pathlib import Path

from tabletop_lab.engine.core.content_tables import read_table, table_fault
from tabletop_lab.engine.core.errors import Fault

from .changes import QUESTS, WEAPONS
from .reading import by_id, changes_wrong, stop_at, unknown
from .rows_people import ALL, Action, Character, Craft, Item, Quest, Weapon
from .rows_ship import Room
from .words import speak

CRAFTED = "blue"
ACT, DISCARD = "act", "discard"
"""The conditions of quest items."""


def read_weapons(path: Path) -> dict[str, Weapon]:
    """The weapons by their ids. Raises InvalidContent."""
    weapons = by_id(read_table(path, Weapon, speak), path.name, "NB-9.3")
    stop_at(
        fault
        for row in weapons.values()
        for fault in changes_wrong(row, "extra", "NB-9.3", row.extra, WEAPONS, some=False)
    )
    return weapons


def read_characters(path: Path, weapons: Mapping[str, Weapon]) -> dict[str, Character]:
    """The characters by their ids. Raises InvalidContent."""
    characters = by_id(read_table(path, Character, speak), path.name, "VS-1.17")
    faults: list[Fault] = []
    colours: dict[str, str] = {}
    for row in characters.values():
        if row.colour in colours:
            facts = {"colour": row.colour, "character": colours[row.colour]}
            faults.append(row.fault("colour_again", "colour", "VS-1.18", speak, **facts))
        colours.setdefault(row.colour, row.id)
        if row.weapon not in weapons:
            faults.append(unknown(row, "weapon", "VS-1.19", row.weapon, weapons))
    stop_at(faults)
    return characters


def read_actions(path: Path, characters: Mapping[str, Character]) -> dict[str, Action]:
    """The kinds of action card by their ids. Raises InvalidContent."""
    actions = by_id(read_table(path, Action, speak), path.name, "VS-1.19")
    faults = []
    for row in actions.values():
        if not row.characters:
            faults.append(row.fault("cell_empty_of", "characters", "VS-1.19", speak))
        elif row.characters != (ALL,):
            faults += [
                unknown(row, "characters", "VS-1.19", who, (ALL, *characters))
                for who in row.characters
                if who not in characters
            ]
    for who in characters:
        if not any(has_card(who, row) for row in actions.values()):
            faults.append(table_fault("deck_empty", path.name, clause="VS-1.19", speak=speak, character=who))
    stop_at(faults)
    return actions


def has_card(character: str, action: Action) -> bool:
    """Whether a kind of action card is in the deck of a character."""
    return action.characters == (ALL,) or character in action.characters


def read_items(path: Path, weapons: Mapping[str, Weapon]) -> dict[str, Item]:
    """The kinds of item by their ids. Raises InvalidContent.

    >>> folder = Path(__file__).parent
    >>> items = read_items(folder / "items.csv", read_weapons(folder / "weapons.csv"))
    >>> items["clothes"].cards_of("yellow"), items["tools"].icons
    (('yellow-clothes1', 'yellow-clothes2', 'yellow-clothes3'), ('tool',))
    """
    items = by_id(read_table(path, Item, speak), path.name, "NB-12.1")
    faults = []
    for row in items.values():
        if row.when == "weapon":
            if row.id not in weapons:
                faults.append(unknown(row, "id", "NB-9.3", row.id, weapons))
            if not row.heavy:
                faults.append(row.fault("weapon_light", "heavy", "NB-12.1", speak, item=row.id))
        elif not row.parts:
            faults.append(row.fault("item_idle", "parts", "NB-12.3", speak, item=row.id))
    stop_at(faults)
    return items


def read_crafts(path: Path, items: Mapping[str, Item]) -> tuple[Craft, ...]:
    """What is made of which icons. Raises InvalidContent."""
    rows = read_table(path, Craft, speak)
    crafted = [item.id for item in items.values() if item.blue]
    faults = [unknown(row, "product", "NB-3.10", row.product, crafted) for row in rows if row.product not in crafted]
    icons = {icon for item in items.values() if not item.blue for icon in item.icons}
    for row in rows:
        for column in ("icon_a", "icon_b"):
            if (icon := getattr(row, column)) not in icons:
                faults.append(row.fault("icon_nowhere", column, "NB-3.10", speak, icon=icon))
    stop_at(faults)
    return tuple(rows)


def read_quests(
    path: Path, characters: Mapping[str, Character], rooms: Mapping[str, Room], items: Mapping[str, Item]
) -> dict[str, Quest]:
    """The quest items by their ids. Raises InvalidContent."""
    quests = by_id(read_table(path, Quest, speak), path.name, "VS-1.19", 0)
    stop_at(fault for row in quests.values() for fault in _quest_wrong(row, characters, rooms, items))
    return quests


def _quest_wrong(
    row: Quest, characters: Mapping[str, Character], rooms: Mapping[str, Room], items: Mapping[str, Item]
) -> Iterator[Fault]:
    if row.character not in characters:
        yield unknown(row, "character", "VS-1.19", row.character, characters)
    how, *what = row.condition or ("",)
    if how not in (ACT, DISCARD):
        yield unknown(row, "condition", "NB-12.3", how, (ACT, DISCARD))
    elif not what:
        yield row.fault("quest_condition", "condition", "NB-12.3", speak)
    for thing in what:
        known: Mapping[str, object] = rooms if how == ACT else items
        if how in (ACT, DISCARD) and thing not in known:
            yield unknown(row, "condition", "NB-12.3", thing, known)
    if row.when == "lasting":
        yield from changes_wrong(row, "changes", "NB-12.3", row.changes, QUESTS)
    elif not row.parts:
        yield row.fault("item_idle", "parts", "NB-12.3", speak, item=row.id)
