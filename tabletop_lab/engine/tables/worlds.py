"""Where everything lies, as far as one viewer knows: the table as it is, what that viewer does not know face down.

A pile whose order nobody needs to know stays face down until a rule looks at it. What the viewer can still take for
true is, within a pool, equally likely.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, NamedTuple

from ..core.determinize import Place, determinize, unseen
from ..core.labels import sort_key
from ..core.state import State, fields_by_name, fields_of, notes_of
from ..core.visibility import MODERATOR, Viewer, Visibility, visibility_of
from .face_down import Pile, Pool
from .possible_worlds import possible_worlds
from .ways import Alike, Ways


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
            self._worlds = possible_worlds(state, viewer, rules, game, self._alike)
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
