"""Where everything lies, as far as one viewer knows: the table as it is, what that viewer does not know face down.

A pile whose order nobody needs to know stays face down until a rule looks at it. What the viewer can still take for
true is, within a pool, equally likely.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from math import comb, factorial, prod
from typing import Any, NamedTuple

from ..core.determinize import Place, determinize, unseen
from ..core.labels import sort_key
from ..core.state import State, fields_by_name, fields_of, notes_of
from ..core.visibility import MODERATOR, Viewer, Visibility, visibility_of
from .face_down import Pile, Pool
from .ways import Alike, Ways, kind_of

MOST_WORLDS = 20_000
"""Where the game says which worlds are possible, so many are looked at."""


class _Box(NamedTuple):
    """A list of the state: its field and key (None), and the pool of each place (None: what lies there is known).

    `down`: whether the viewer knows no order.
    """

    field: str
    key: Any
    pools: Sequence[Any]
    down: bool


class Worlds:
    """What a viewer can take for true, as states to play on. `state`: the table as it is (None: before the setup).

    `open`: whether nothing is hidden from the viewer. `countable`: whether every world can be gone through; where the
    game says which worlds are possible (`State.is_consistent`) they are made one by one, up to a limit.
    """

    def __init__(
        self, state: State | None, viewer: Viewer, rules: Any, game: Any, alike: Mapping[str, Alike] | None = None
    ) -> None:
        self._state, self._viewer, self._rules, self._game = state, viewer, rules, game
        self._alike = alike or {}
        self._worlds: list[tuple[State, int]] | None = None
        self.countable = True
        places = [] if state is None else list(unseen(state, viewer, rules))
        self.open = viewer == MODERATOR
        self._given = state is not None and bool(places) and self._says_what_is_possible(state, places)
        if state is None:
            self._boxes: list[_Box] = []
            return
        self._state = state = state.copy()
        if places:
            self._forget_what_others_know(state, places)
        self._fields = [field.name for field in fields_of(type(state)) if visibility_of(field, rules).who == "hidden"]
        if self._given:
            self._worlds = _all_worlds(state, viewer, rules, game, self._alike)
            self.countable = self._worlds is not None
            places = []
        self._pools, self._supposed = self._pools_of(places), self._supposed_of(places)
        self._boxes = self._boxes_of(state, places)
        self._scalars = [place for place in places if not isinstance(place.box, list)]

    def lay(self, ways: Ways) -> State | None:
        """A world to play on, changed by whoever plays; choices in it are taken from `ways`."""
        if self._state is None:
            return None
        if self._given:
            return self._covered(self._one_world(ways), ways)
        state = self._state.copy()
        pools = {name: Pool(items, ways, self._supposed.get(name, ())) for name, items in self._pools.items()}
        for box in self._boxes:
            pile = self._pile(state, box.field, box.key, ways)
            pile.lay([None if name is None else pools[name] for name in box.pools])
            if box.down:
                pile.turn_down()
        for place in self._scalars:
            field, key = place.at
            item = pools[place.pool].take(self._alike.get(field))
            if key is None:
                setattr(state, field, item)
            else:
                getattr(state, field)[key] = item
        return state

    def _pile(self, state: State, field: str, key: Any, ways: Ways) -> Pile:
        whole = getattr(state, field)
        pile = Pile(whole if key is None else whole[key], ways, self._alike.get(field))
        if key is None:
            setattr(state, field, pile)
        else:
            whole[key] = pile
        return pile

    # --- nothing but pools says what lies where ----------------------------------------------------------------------

    @staticmethod
    def _pools_of(places: Sequence[Place]) -> dict[Any, list[Any]]:
        """The things of each pool, in an order that tells nothing."""
        pools: dict[Any, list[Any]] = {}
        for place in places:
            pools.setdefault(place.pool, []).append(place.item)
        return {name: sorted(items, key=sort_key) for name, items in pools.items()}

    def _supposed_of(self, places: Sequence[Place]) -> dict[Any, tuple[str, ...]]:
        """For each pool the fields in which another seat holds some of it, and may have chosen what to keep."""
        found: dict[Any, dict[str, None]] = {}
        for place in places:
            if self._is_held(place):
                found.setdefault(place.pool, {})[place.at[0]] = None
        return {name: tuple(fields) for name, fields in found.items()}

    def _is_held(self, place: Place) -> bool:
        sight = self._sight(place)
        return sight.who == "owner" or sight.owner

    def _sight(self, place: Place) -> Visibility:
        assert self._state is not None
        return visibility_of(fields_by_name(type(self._state))[place.at[0]], self._rules)

    def _boxes_of(self, state: State, places: Sequence[Place]) -> list[_Box]:
        """The lists in which something is face down or may be shuffled unseen."""
        found: dict[tuple[str, Any], list[Any]] = {}
        for place in places:
            if isinstance(place.box, list):
                found.setdefault(place.at, [None] * len(place.box))[place.key] = place.pool
        for field, key, items in self._hidden_lists(state):
            found.setdefault((field, key), [None] * len(items))
        return [_Box(field, key, pools, not self.open and len(set(pools)) > 1) for (field, key), pools in found.items()]

    def _hidden_lists(self, state: State) -> Iterator[tuple[str, Any, list[Any]]]:
        """The lists that nobody sees."""
        for name in self._fields:
            value = getattr(state, name)
            for key, part in value.items() if isinstance(value, dict) else [(None, value)]:
                if isinstance(part, list):
                    yield name, key, part

    def _forget_what_others_know(self, state: State, places: Sequence[Place]) -> None:
        """What others have seen there lies elsewhere in another world."""
        notes = notes_of(state)
        for at in {place.at for place in places} & set(notes):
            notes[at] = {seat: seen for seat, seen in notes[at].items() if seat in (self._viewer, "*")}

    # --- the game says which worlds are possible ---------------------------------------------------------------------

    def _says_what_is_possible(self, state: State, places: Sequence[Place]) -> bool:
        own = type(state)
        if own.is_consistent is not State.is_consistent or own.make_consistent is not State.make_consistent:
            return True
        return any(place.seen_as or self._sight(place).who == "item" for place in places)

    def _one_world(self, ways: Ways) -> State:
        if self._worlds is not None:
            world: State = ways.take(self._worlds)
            return world.copy()
        assert self._state is not None and ways.number is not None
        return determinize(self._state, self._viewer, self._rules, ways.number, self._game)

    def _covered(self, world: State, ways: Ways) -> State:
        """Lists that nobody sees have no order."""
        for name, key, _ in list(self._hidden_lists(world)):
            self._pile(world, name, key, ways).turn_down()
        return world


def _all_worlds(
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
