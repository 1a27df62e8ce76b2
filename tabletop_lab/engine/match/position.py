"""Puts a part of a state onto a table that has been set up: a position to start from, checked field by field.

Cards of one pool are conserved: naming where some lie takes them from wherever they were.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from typing import TYPE_CHECKING, Annotated, Any, Literal, get_args, get_origin

from ..core.errors import Fault, InvalidPosition
from ..core.memo import memo
from ..core.memory import forget, forget_what_is_gone
from ..core.position_faults import named, position_fault
from ..core.state import State, fields_by_name, fields_of
from ..core.view import plain_copy
from ..core.visibility import visibility_of
from ..language.localized import localized
from .reading import Reading, types_of

if TYPE_CHECKING:
    from ..core.game import Game

MOST_FAULTS = 8
"""How many faults a refusal tells; of the others it says how many they are."""
Card = tuple[Any, Any]
"""A card by its pool and its name: equal names in two pools are two cards."""


@memo
def _readers(state_class: type[State]) -> dict[str, Callable[[Any], Any]]:
    return {field.name: field.metadata["read"] for field in fields_of(state_class) if field.metadata.get("read")}


def _within(name: str, fault: Fault) -> Fault:
    """A fault of a field's own text, as a place in the position."""
    whole = fault.localized("en").where in ("", name)  # of the field itself, whatever a language calls it
    return fault.at(lambda _, where: name if whole else f"{name}.{where}")


def apply_position(game: Game, position: Mapping[str, Any]) -> None:
    """Change the game's state to what `position` says; InvalidPosition lists every fault, and then nothing changed.

    A dict in the position is merged by key; everything else replaces the field. Lists of cards that share a pool
    stay complete: cards not named any more go back to the pool's first place, named ones leave their old place.
    What follows from other fields (`Game.complete_position`) cannot be said otherwise. What the position lays somewhere
    nobody has seen, unless `complete_position` says so: a setup that never was has shown nothing of it.
    """
    state: State = game.state.copy()
    faults: list[Fault] = []
    moved: set[tuple[str, Any]] = set()
    said: dict[str, Any] = {}
    reading = Reading(game)
    for name, value in position.items():
        if name not in fields_by_name(type(state)):
            known = tuple(fields_by_name(type(state)))
            faults.append(position_fault(game, named(name), "no_field", fields=known))
        else:
            faults += _put_field(reading, state, name, value, moved, said)
    if not faults:
        faults += _conserve(game, state, moved)
    if not faults:
        before, game.state = game.state, state
        forget(state, moved)
        try:
            game.complete_position(position)
            faults += _contradicted(game, said)
            faults += faults or _as_a_whole(reading, before, said)
            faults += faults or [one if isinstance(one, Fault) else Fault("position", one) for one in game.invariants()]
        except InvalidPosition as error:
            faults += error.faults
        if faults:
            game.state = before
    if faults:
        more = len(faults) - MOST_FAULTS
        raise InvalidPosition(*faults[:MOST_FAULTS], *([localized("more_faults", count=more)] if more > 0 else []))
    forget_what_is_gone(game.state)


def _put_field(
    reading: Reading, state: State, name: str, value: Any, moved: set[tuple[str, Any]], said: dict[str, Any]
) -> list[Fault]:
    """Read what the position says of one field and write it there; what is wrong with it."""
    old = getattr(state, name)
    if read := _readers(type(state)).get(name):
        try:
            value, old = read(value), None
        except InvalidPosition as error:
            return [_within(name, fault) for fault in error.faults]
    reading.faults = []
    hint = types_of(type(state))[name]
    taken = reading.take(hint, value, name)
    if reading.faults:
        return reading.faults
    said[name] = taken
    if isinstance(old, dict):
        if strangers := [key for key in taken if old and key not in old and not has_domain(hint)]:
            return [position_fault(reading.game, f"{name}.{named(strangers[0])}", "no_entry", known=tuple(old))]
        moved |= {(name, key) for key in taken}
        taken = {**old, **taken}
    else:
        moved.add((name, None))
    setattr(state, name, plain_copy(taken))
    return []


def has_domain(hint: Any) -> bool:
    """Whether a dict says of its keys what they may be: then each of them has its place, taken or not."""
    keys = get_args(hint)[0] if get_origin(hint) is dict else None
    return get_origin(keys) in (Annotated, Literal)


def _contradicted(game: Game, said: Mapping[str, Any]) -> Iterator[Fault]:
    """What the position says of a field and the rules, by the rest of it, say otherwise."""
    for name, value in said.items():
        now = getattr(game.state, name)
        if not _kept(value, now):
            yield position_fault(game, name, "follows", value=value, domain=(now,))


def _as_a_whole(reading: Reading, before: State, said: Mapping[str, Any]) -> list[Fault]:
    """What is wrong in fields that were not said so: taking a card away may leave a place empty."""
    reading.faults, state = [], reading.game.state
    for name, hint in types_of(type(state)).items():
        if name in fields_by_name(type(state)):
            now = getattr(state, name)
            if now != (said[name] if name in said else getattr(before, name)):
                reading.take(hint, now, name)
    return reading.faults


def _kept(said: Any, now: Any) -> bool:
    """Whether a value is as it was said; a dict may have more than was said of it."""
    if isinstance(said, dict) and isinstance(now, dict):
        return all(key in now and _kept(part, now[key]) for key, part in said.items())
    if isinstance(said, list) and isinstance(now, list):
        return now[: len(said)] == said  # cards that no place was named for come on top of those that were
    return bool(said == now)


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
    new = items if isinstance(_at(state, spot), list) else items[0] if items else ""
    if key is None:
        setattr(state, name, new)
    else:
        getattr(state, name)[key] = new


def _at(state: State, spot: tuple[str, Any]) -> Any:
    """What lies at a place of a state: a list, or one thing."""
    name, key = spot
    value = getattr(state, name)
    return value if key is None else value[key]


def _conserve(game: Game, state: State, named: set[tuple[str, Any]]) -> list[Fault]:
    """Take named items from where they lay before; put displaced ones back to their pool's home."""
    before = list(_zones(game.state, game.rules))
    home = {pool: spot for spot, lying in reversed(before) for pool, _ in lying}
    home |= game.default_zones()
    zones = dict(_zones(state, game.rules))
    fixed = [spot for spot in zones if spot in named or (spot[0], None) in named]
    faults: list[Fault] = []
    known = Counter(card for _, lying in before for card in lying)
    for spot in fixed:
        known |= Counter({card for card in zones[spot] if card[0] is None})  # of no deck: there is one of it
    left = known.copy()
    for spot in fixed:
        where = ".".join(str(part) for part in spot if part is not None)
        for card in zones[spot]:
            left[card] -= 1
            if card not in known:
                faults.append(position_fault(game, where, "no_card", value=card[1]))
            elif left[card] == -1 and known[card] > 1:
                faults.append(position_fault(game, where, "too_many_of_it", value=card[1], most=known[card]))
            elif left[card] < 0 and known[card] == 1:
                faults.append(position_fault(game, where, "two_places", value=card[1]))
    if faults:
        return faults
    for spot in (spot for spot in zones if spot not in fixed):
        lay, zones[spot] = zones[spot], []
        for card in lay:
            if left[card] > 0:
                left[card] -= 1
                zones[spot].append(card)
    emptied = [spot for spot, lay in before if len(lay) == 1 and spot in zones and not zones[spot]]
    emptied = [spot for spot in emptied if spot not in fixed and not isinstance(_at(state, spot), list)]
    pools = {spot: lay[0][0] for spot, lay in before if lay}
    open_pools = {pools[spot] for spot in zones if spot in pools and spot not in fixed}
    for card in left.elements():
        if card[0] is None:
            continue
        if card[0] not in open_pools and all(spot in fixed for spot in zones if spot[0] == home[card[0]][0]):
            continue  # every place is named, so this card is out of the game
        # A place of one card that was taken from there gets one that is left over: the two change places.
        spot = next((spot for spot in emptied if pools[spot] == card[0]), home[card[0]])
        if spot in emptied:
            emptied.remove(spot)
        zones[spot].append(card)
    for spot, lying in zones.items():
        _put(state, spot, lying)
    return []
