"""Puts a part of a state onto a table that has been set up: a position to start from, checked field by field.

Cards of one pool are conserved: naming where some lie takes them from wherever they were.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from typing import TYPE_CHECKING, Any

from pydantic import TypeAdapter, ValidationError

from ..core.copying import hints_of
from ..core.errors import Fault, InvalidPosition
from ..core.memo import memo
from ..core.state import State, fields_of
from ..core.strict import adapter
from ..core.visibility import visibility_of

if TYPE_CHECKING:
    from ..core.game import Game

Card = tuple[Any, Any]
"""A card by its pool and its name: equal names in two pools are two cards."""


@memo
def _adapters(state_class: type[State]) -> dict[str, TypeAdapter[Any]]:
    hints = hints_of(state_class)
    return {field.name: adapter(hints[field.name]) for field in fields_of(state_class)}


@memo
def _readers(state_class: type[State]) -> dict[str, Callable[[Any], Any]]:
    return {field.name: field.metadata["read"] for field in fields_of(state_class) if field.metadata.get("read")}


def _within(name: str, fault: Fault) -> Fault:
    """A fault of a field's own text, as a place in the position."""
    where = name if fault.where in ("", name) else f"{name}.{fault.where}"
    return Fault(where, fault.reason, fault.allowed, fault.clause)


def apply_position(game: Game, position: Mapping[str, Any]) -> None:
    """Change the game's state to what `position` says; InvalidPosition lists every fault, and then nothing changed.

    A dict in the position is merged by key; everything else replaces the field. Lists of cards that share a pool
    stay complete: cards not named any more go back to the pool's first place, named ones leave their old place.
    """
    state: State = game.state.copy()
    faults: list[Fault] = []
    named: set[tuple[str, Any]] = set()
    for name, value in position.items():
        known = _adapters(type(state)).get(str(name))
        if known is None:
            faults.append(Fault(str(name)[:60], "there is no such field", ", ".join(_adapters(type(state)))))
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
                faults.append(Fault(f"{name}.{strangers[0]}"[:60], "there is no such entry", ", ".join(map(str, old))))
                continue
            named |= {(name, key) for key in value}
            value = {**old, **value}
        else:
            named.add((name, None))
        try:
            setattr(state, name, known.validate_python(value))
        except ValidationError as error:
            for e in error.errors(include_url=False):
                where = ".".join([name, *map(str, e["loc"])])
                faults.append(Fault(where[:60], e["msg"][:120]))
    if not faults:
        faults += _conserve(game, state, named)
    if not faults:
        before, game.state = game.state, state
        try:
            game.complete_position(position)
            faults += [Fault("position", broken) for broken in game.invariants()]
        except InvalidPosition as error:
            faults += error.faults
        if faults:
            game.state = before
    if faults:
        raise InvalidPosition(*faults)


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


def _conserve(game: Game, state: State, named: set[tuple[str, Any]]) -> list[Fault]:
    """Take named items from where they lay before; put displaced ones back to their pool's home."""
    before = list(_zones(game.state, game.rules))
    home = {pool: spot for spot, lying in reversed(before) for pool, _ in lying}
    home |= game.default_zones()
    zones = dict(_zones(state, game.rules))
    fixed = [spot for spot in zones if spot in named or (spot[0], None) in named]
    faults: list[Fault] = []
    known = Counter(card for _, lying in before for card in lying)
    left = known.copy()
    for spot in fixed:
        where = ".".join(str(part) for part in spot if part is not None)
        for card in zones[spot]:
            left[card] -= 1
            if card not in known:
                reason = f"there is no card {card[1]!r} in this game"[:100]
                faults.append(Fault(where, reason, kind="no_card", facts=(("value", card[1]),)))
            elif left[card] < 0:
                reason = f"{card[1]!r} lies in two places"[:100]
                faults.append(Fault(where, reason, kind="two_places", facts=(("value", card[1]),)))
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
