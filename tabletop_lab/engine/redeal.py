"""Dealing hidden things again: worlds that a viewer cannot tell from the true one. Knows no rule."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, TypeVar

from .state import HIDDEN, MODERATOR, Sight, State, Viewer, fields_of, seen_value, sight_of

if TYPE_CHECKING:
    from .game import Game

S = TypeVar("S", bound=State)


@dataclass(slots=True)
class Place:
    """Where one thing lies that the viewer does not see; `sees` tells whether another thing would be seen there."""

    box: Any
    key: Any
    pool: Callable[[Any], Any]
    sees: Callable[[Any], bool]

    @property
    def item(self) -> Any:
        return getattr(self.box, self.key) if isinstance(self.box, State) else self.box[self.key]

    @item.setter
    def item(self, item: Any) -> None:
        if isinstance(self.box, State):
            setattr(self.box, self.key, item)
        else:
            self.box[self.key] = item


def unseen(state: State, viewer: Viewer, rules: Any) -> Iterator[Place]:
    """Every place whose item the viewer does not see; an empty place of a pool is none."""
    for field in fields_of(type(state)):
        sight, value = sight_of(field, rules), getattr(state, field.name)
        if viewer == MODERATOR or sight.who == "public":
            continue
        pool = sight.pool or _itself(field.name)
        seen = seen_value(state, field, viewer, rules)
        whole: list[tuple[Any, Any, Any, Any]] = [(state, field.name, value, seen)]
        parts = [(value, k, value[k], seen[k]) for k in value] if isinstance(value, dict) else whole
        for box, key, part, shown in parts:
            sees = _sees(state, sight, viewer, None if box is state else key)
            if isinstance(part, list):
                yield from (Place(part, i, pool, sees) for i in range(len(part)) if shown[i] is HIDDEN)
            elif shown is HIDDEN and (part or not sight.pool):
                yield Place(box, key, pool, sees)


def _itself(name: str) -> Callable[[Any], Any]:
    """The pool of a field that shares with no other."""
    return lambda item: name


def _sees(state: State, sight: Sight, viewer: Viewer, key: Any) -> Callable[[Any], bool]:
    test = sight.sees
    return (lambda item: False) if test is None else (lambda item: test(state, viewer, key, item))


def redeal(state: S, viewer: Viewer, rules: Any, random: Callable[[], float], game: type[Game] | None = None) -> S:
    """A copy in which everything the viewer cannot see is dealt again at random, lengths and pools kept.

    `game`: whose paragraphs say what is possible; None where the state needs none.
    """
    world = state.copy()
    asked = None if game is None else game.paragraphs(rules, world)
    pools: dict[Any, list[Place]] = {}
    for place in unseen(world, viewer, rules):
        pools.setdefault(place.pool(place.item), []).append(place)
    asks = type(state).possible is not State.possible
    for places in pools.values():
        if asks:
            _rearrange(places, lambda: world.possible(viewer, asked), random)
            continue
        before = [place.item for place in places]
        items = list(before)
        for place in places:
            place.item = items.pop(int(random() * len(items)))
        if not all([_is_covered(place, places) for place in places]):
            for place, item in zip(places, before, strict=True):
                place.item = item
    if viewer != MODERATOR:
        world.agree(viewer, asked)
    return world


SWAPS = 6
"""So many exchanges are tried for each place where some arrangements are impossible."""


def _rearrange(places: list[Place], possible: Callable[[], bool], random: Callable[[], float]) -> None:
    """Exchange two things at a time, from the true arrangement on, as long as the viewer could take it for true."""
    for _ in range(SWAPS * len(places) if len(places) > 1 else 0):
        one, other = (places[int(random() * len(places))] for _ in range(2))
        mine, theirs = one.item, other.item
        one.item, other.item = theirs, mine
        if one.sees(theirs) or other.sees(mine) or not possible():
            one.item, other.item = mine, theirs


def _is_covered(place: Place, places: list[Place]) -> bool:
    """Whether the viewer does not see what lies there now, if need be after changing it with another place."""
    mine = place.item
    if not place.sees(mine):
        return True
    for other in places:
        if not other.sees(mine) and not place.sees(other.item):
            place.item, other.item = other.item, mine
            return True
    return False
