"""Whether the game knows what its tables name: effects, selectors and conditions, with the right amounts."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from tabletop_lab.engine import Effects, Game
from tabletop_lab.engine.core.content_tables import TableRow
from tabletop_lab.engine.core.errors import Fault

from .effects import conditions, effects, room_effects, room_selectors, selectors
from .parts import YOU, Part
from .reading import unknown
from .words import speak


def parts_wrong(game: type[Game], row: TableRow, parts: tuple[Part, ...]) -> Iterator[Fault]:
    """What is wrong with what a card does, by the functions of the game that play it."""
    for part in (choice for each in parts for choice in each.choices):
        if part.effect in room_effects.names(game):
            yield from room_effects.faults(game, row, part.effect, part.amounts, speak)
        elif part.effect not in effects.names(game):
            known = (*effects.names(game), *room_effects.names(game))
            people = (YOU, *selectors.names(game), *room_selectors.names(game))
            names = (*known, *people) if part.selector == YOU and part.amounts else known
            yield unknown(row, "parts", "VS-6.5", part.effect, names)
        else:
            if part.selector in room_selectors.names(game):
                facts = {"effect": part.effect, "selector": part.selector, "known": ", ".join(room_effects.names(game))}
                yield row.fault("parts_room", "parts", "VS-6.5", speak, **facts)
            yield from effects.faults(game, row, part.effect, part.amounts, speak)


def conditions_wrong(game: type[Game], row: TableRow, condition: Any, rooms: Mapping[str, Any]) -> Iterator[Fault]:
    """What is wrong with the facts of a condition."""
    for fact in condition.facts():
        if fact.name not in conditions.names(game):
            yield unknown(row, "condition", "NB-14.7", fact.name, conditions.names(game))
            continue
        yield from conditions.faults(game, row, fact.name, fact.amounts, speak)
        if fact.name == "corpse_in" and fact.amounts and fact.amounts[0] not in rooms:
            yield unknown(row, "condition", "NB-14.7", str(fact.amounts[0]), rooms)


def selectors_of(game: type[Game]) -> tuple[str, ...]:
    """The selectors of a game, by which the first word of a part is read."""
    return *selectors.names(game), *room_selectors.names(game)


REGISTRIES: tuple[Effects, ...] = (effects, room_effects, selectors, room_selectors, conditions)
