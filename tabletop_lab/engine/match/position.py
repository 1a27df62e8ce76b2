"""Puts a part of a state onto a table that has been set up: a position to start from, checked field by field.

Cards of one pool are conserved: naming where some lie takes them from wherever they were.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from itertools import islice
from typing import TYPE_CHECKING, Any

from pydantic import TypeAdapter, ValidationError

from ..core import strict
from ..core.copying import hints_of
from ..core.errors import MOST_FAULTS, Fault, InvalidPosition, echo
from ..core.memo import memo
from ..core.state import State, fields_of
from ..core.visibility import visibility_of
from ..language.localized import localized

if TYPE_CHECKING:
    from ..core.game import Game

Card = tuple[Any, Any]
"""A card by its pool and its name: equal names in two pools are two cards."""

Lost = tuple[str, str, Any]
"""A card that cannot lie where it is named: what is wrong, where, which card."""


@memo
def _adapters(state_class: type[State]) -> dict[str, TypeAdapter[Any]]:
    hints = hints_of(state_class)
    return {field.name: strict.adapter(hints[field.name]) for field in fields_of(state_class)}


@memo
def _readers(state_class: type[State]) -> dict[str, Callable[[Any], Any]]:
    return {field.name: field.metadata["read"] for field in fields_of(state_class) if field.metadata.get("read")}


def _within(name: str, fault: Fault) -> Fault:
    """A fault of a field's own text, as a place in the position."""
    return fault.at(lambda lang, where: name if where in ("", name) else f"{name}.{where}")


def _wrong(kind: str, where: str, **facts: Any) -> Fault:
    """What is wrong at a place of a position: the message `wrong-<kind>`; `card` is a fact of its own."""
    return localized(kind, "call", name=where[:60], **facts)


_WANTED = {
    "int_type": "whole", "int_from_float": "whole", "float_type": "number", "string_type": "text", "bool_type": "bool",
    "list_type": "list", "tuple_type": "list", "set_type": "list", "frozen_set_type": "list", "dict_type": "table",
}  # fmt: skip
"""What pydantic missed, as our messages call it."""


def _value_fault(where: str, error: Any) -> Fault:
    """A value of the wrong kind, in our words."""
    given = error["input"]
    shown = echo(list(given) if isinstance(given, tuple) else given)
    if wanted := _WANTED.get(error["type"]):
        return _wrong(f"no_{wanted}_here", where, given=shown)
    if error["type"] == "literal_error":
        known = str(error["ctx"]["expected"]).replace("'", "").replace(" or ", ", ")
        return _wrong("no_value_of", where, given=shown, known=known)
    return _wrong("no_value_here", where, given=shown)


def apply_position(game: Game, position: Mapping[str, Any]) -> None:
    """Change the game's state to what `position` says; InvalidPosition lists every fault, and then nothing changed.

    A dict in the position is merged by key; everything else replaces the field. Lists of cards that share a pool
    stay complete: cards not named any more go back to the pool's first place, named ones leave their old place.
    """
    state: State = game.state.copy()
    faults: list[Fault] = []
    more = 0
    named: set[tuple[str, Any]] = set()
    for name, value in position.items():
        adapter = _adapters(type(state)).get(str(name))
        if adapter is None:
            if len(faults) < MOST_FAULTS:
                shown = name if isinstance(name, str) else echo(name)
                faults.append(_wrong("no_field", shown, known=", ".join(_adapters(type(state)))))
            else:
                more += 1
            continue
        old = getattr(state, name)
        if read := _readers(type(state)).get(name):
            try:
                value, old = read(value), None
            except InvalidPosition as error:
                faults += [_within(name, fault) for fault in error.faults]
                continue
        if isinstance(old, dict) and isinstance(value, Mapping):
            strangers = [key for key in value if old and key not in old]
            if strangers:
                stranger = strangers[0] if isinstance(strangers[0], str) else echo(strangers[0])
                faults.append(_wrong("no_entry", f"{name}.{stranger}", known=", ".join(map(str, old))))
                continue
            named |= {(name, key) for key in value}
            value = {**old, **value}
        else:
            named.add((name, None))
        try:
            setattr(state, name, adapter.validate_python(value))
        except ValidationError as error:
            found = error.errors(include_url=False)
            more += max(0, len(found) - MOST_FAULTS)
            for e in found[:MOST_FAULTS]:
                where = ".".join([name, *(echo(part).strip("'") for part in e["loc"] if part != "[key]")])
                faults.append(_value_fault(where, e))
    if not faults:
        lost = _conserve(game, state, named)
        more += max(0, len(lost) - MOST_FAULTS)
        faults += [_wrong(kind, where, shown=echo(card), card=card) for kind, where, card in lost[:MOST_FAULTS]]
    if not faults:
        before, game.state = game.state, state
        try:
            game.complete_position(position)
            broken = islice(game.invariants(), MOST_FAULTS)
            faults += [_wrong("broken", "position", broken=sentence) for sentence in broken]
        except InvalidPosition as error:
            faults += error.faults
        if faults:
            game.state = before
    if faults:
        raise InvalidPosition(*faults, more=more)


def _zones(state: State, rules: Any) -> Iterator[tuple[tuple[str, Any], list[Card]]]:
    """Every place of pooled items: (field, key or None), and what lies there. One card alone is a place too."""
    for field in fields_of(type(state)):
        pool = visibility_of(field, rules).pool
        value = getattr(state, field.name)
        if pool is None:
            continue
        for key, part in value.items() if isinstance(value, dict) else [(None, value)]:
            items = part if isinstance(part, list) else [part] if part else []
            yield (field.name, key), [(pool(field.name, key, item), item) for item in items]


def _put(state: State, spot: tuple[str, Any], cards: list[Card]) -> None:
    """Write a place's cards back into its field."""
    name, key = spot
    items = [item for _, item in cards]
    value = getattr(state, name)
    old = value if key is None else value[key]
    new = items if isinstance(old, list) else items[0] if items else ""
    if key is None:
        setattr(state, name, new)
    else:
        value[key] = new


def _conserve(game: Game, state: State, named: set[tuple[str, Any]]) -> list[Lost]:
    """Take named items from where they lay before; put displaced ones back to their pool's home."""
    before = list(_zones(game.state, game.rules))
    home = {pool: spot for spot, lying in reversed(before) for pool, _ in lying}
    home |= game.default_zones()
    zones = dict(_zones(state, game.rules))
    fixed = [spot for spot in zones if spot in named or (spot[0], None) in named]
    faults: list[Lost] = []
    known = Counter(card for _, lying in before for card in lying)
    left = known.copy()
    for spot in fixed:
        where = ".".join(str(part) for part in spot if part is not None)
        for card in zones[spot]:
            left[card] -= 1
            if card not in known:
                faults.append(("no_card", where, card[1]))
            elif left[card] < 0:
                faults.append(("two_places", where, card[1]))
    if faults:
        return faults
    for spot in (spot for spot in zones if spot not in fixed):
        lay, zones[spot] = zones[spot], []
        for card in lay:
            if left[card] > 0:
                left[card] -= 1
                zones[spot].append(card)
    for card in left.elements():
        zones[home[card[0]]].append(card)
    for spot, lying in zones.items():
        _put(state, spot, lying)
    return []
