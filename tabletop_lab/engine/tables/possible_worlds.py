"""Every arrangement of what a viewer does not see that the game says is possible, made one by one."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from math import comb, factorial, prod
from typing import Any, NamedTuple

from ..core.determinize import Place, unseen
from ..core.labels import sort_key
from ..core.state import State, fields_by_name
from ..core.visibility import Viewer, visibility_of
from .ways import Alike, kind_of

MOST_WORLDS = 20_000
"""So many arrangements are looked at."""


def possible_worlds(
    state: State, viewer: Viewer, rules: Any, game: Any, alike: Mapping[str, Alike]
) -> list[tuple[State, int]] | None:
    """Every world that is possible, with its weight; None if there are too many to go through."""
    world = state.copy()
    places = list(unseen(world, viewer, rules))
    fields = fields_by_name(type(state))
    slots: dict[Any, _Slot] = {}
    pools: dict[Any, list[Any]] = {}
    keys: dict[Any, Alike] = {}
    for place in places:
        pools.setdefault(place.pool, []).append(place.item)
        if place.at[0] in alike:
            keys[place.pool] = alike[place.at[0]]
        several = isinstance(place.box, list) and place.seen_as is None
        at = (place.at, place.pool) if several else (place.at, place.pool, place.key)
        slots.setdefault(at, _Slot(place.pool, [], place.seen_as, place.item)).places.append(place)
    rest = {name: _grouped(items, keys.get(name, kind_of)) for name, items in pools.items()}
    loose = [place for place in places if visibility_of(fields[place.at[0]], rules).pool is None]
    maker = _Maker(world, places, viewer, rules, game)
    if type(state).make_consistent is not State.make_consistent:
        names = {place.pool for place in loose}
        own = [slot for slot in slots.values() if slot.pool not in names]
        orders = _in_two_orders(loose)
        try:
            return maker.made(own, {name: rest[name] for name in rest.keys() - names}, orders)
        except _DoesNotFollow:
            pass
    return maker.made(list(slots.values()), rest, [[]])


def _in_two_orders(places: Sequence[Place]) -> list[list[tuple[Place, Any]]]:
    """What lies in these places, laid out in order, and the other way round."""
    pools: dict[Any, list[Place]] = {}
    for place in places:
        pools.setdefault(place.pool, []).append(place)
    laid = [(group, sorted((place.item for place in group), key=sort_key)) for group in pools.values()]
    return [
        [(place, item) for group, items in laid for place, item in zip(group, items[::step], strict=True)]
        for step in (1, -1)
    ]


class _DoesNotFollow(Exception):
    """What lies in a field without a pool does not follow from what lies elsewhere."""


class _Maker(NamedTuple):
    """Makes the worlds that are possible from one state, whose places it changes."""

    world: State
    places: Sequence[Place]
    viewer: Viewer
    rules: Any
    game: Any

    def made(
        self, slots: Sequence[_Slot], rest: Mapping[Any, Groups], orders: Sequence[Sequence[tuple[Place, Any]]]
    ) -> list[tuple[State, int]] | None:
        """All of them, with their weights; None if there are too many.

        `orders`: in which ways other fields are laid out; that must not matter, since what lies there has to follow.
        """
        if _least_count(slots, rest) > MOST_WORLDS:
            return None
        found: list[tuple[State, int]] = []
        for looked_at, weight in enumerate(_arrangements(slots, rest)):
            if looked_at == MOST_WORLDS:
                return None
            one, *others = [self._one(order) for order in orders]
            if any(other != one for other in others):
                raise _DoesNotFollow
            if one is not None:
                found.append((one, weight))
        return found

    def _one(self, order: Sequence[tuple[Place, Any]]) -> State | None:
        for place, item in order:
            place.item = item
        world, viewer = self.world, self.viewer
        if any(place.sees(place.item) for place in self.places):
            return None
        if not world.is_consistent(viewer, self.game.paragraphs(self.rules, world)):
            return None
        one = world.copy()
        one.make_consistent(viewer, self.game.paragraphs(self.rules, one))
        return one


Groups = Sequence[tuple[Any, ...]]
"""Things, those that are alike together."""


class _Slot(NamedTuple):
    """Places of one list that take things of one pool, or one place. `half`: of what lies there, what is seen of it."""

    pool: Any
    places: list[Place]
    seen_as: Any
    there: Any

    def takes(self, item: Any) -> bool:
        return self.seen_as is None or self.seen_as(item) == self.seen_as(self.there)


def _grouped(items: Sequence[Any], alike: Alike) -> Groups:
    groups: dict[Any, list[Any]] = {}
    for item in sorted(items, key=sort_key):
        groups.setdefault(alike(item), []).append(item)
    return [tuple(group) for group in groups.values()]


def _least_count(slots: Sequence[_Slot], rest: Mapping[Any, Groups]) -> int:
    """There are at least so many arrangements, where nothing is said of what is possible."""
    count = 1
    for name, groups in rest.items():
        at_once = prod([factorial(len(group)) for group in groups])
        at_once *= prod([factorial(len(slot.places)) for slot in slots if slot.pool == name])
        count *= max(1, factorial(sum(map(len, groups))) // at_once)
    return count


def _arrangements(slots: Sequence[_Slot], rest: Mapping[Any, Groups]) -> Iterator[int]:
    """Lay the rest of each pool in its places in every way; gives the weight of each."""
    if not slots:
        yield 1
        return
    slot = slots[0]
    for chosen, left, weight in _choices(rest[slot.pool], len(slot.places)):
        if not all(map(slot.takes, chosen)):
            continue
        for place, item in zip(slot.places, chosen, strict=True):
            place.item = item
        for more in _arrangements(slots[1:], {**rest, slot.pool: left}):
            yield weight * more


def _choices(groups: Groups, count: int) -> Iterator[tuple[list[Any], Groups, int]]:
    """So many of these things, what is left then, and in how many ways.

    >>> for chosen, left, ways in _choices([("A1", "A2"), ("B1",)], 2):
    ...     print(chosen, left, ways)
    ['A1', 'A2'] [('B1',)] 1
    ['A1', 'B1'] [('A2',)] 2
    """
    if not count:
        yield [], groups, 1
    if not count or sum(map(len, groups)) < count:
        return
    group, *others = groups
    for taken in range(min(len(group), count), -1, -1):
        for chosen, left, weight in _choices(others, count - taken):
            kept = [group[taken:], *left] if taken < len(group) else left
            yield [*group[:taken], *chosen], kept, comb(len(group), taken) * weight
