"""Dealing hidden things again: worlds that a viewer cannot tell from the true one. Knows no rule."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any, TypeVar

from .memory import rename
from .state import State, fields_of, notes_of
from .view import sees_each
from .visibility import MODERATOR, Pool, Viewer, Visibility, visibility_of

S = TypeVar("S", bound=State)


@dataclass(slots=True)
class Place:
    """A place with a thing that the viewer does not see, or of which the viewer sees only what `seen_as` gives.

    `sees` says whether the viewer would see another thing there.
    """

    box: Any
    key: Any
    _pool: Pool
    sees: Callable[[Any], bool]
    at: tuple[str, Any]
    """The field of the state, and the key in it."""
    seen_as: Callable[[Any], Any] | None = None

    def takes(self, other: Any) -> bool:
        """Whether another thing could lie here without the viewer seeing a difference."""
        return not self.sees(other) and (self.seen_as is None or self.seen_as(other) == self.seen_as(self.item))

    @property
    def pool(self) -> Any:
        """The pool to which what lies here belongs."""
        return self._pool(*self.at, self.item)

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
    """Every place whose item the viewer does not see; an empty place does not count."""
    for field in fields_of(type(state)):
        visibility, value = visibility_of(field, rules), getattr(state, field.name)
        if viewer == MODERATOR or visibility.who == "public":
            continue
        pool = visibility.pool or _itself
        whole: list[tuple[Any, Any, Any]] = [(state, field.name, value)]
        for box, key, part in [(value, k, value[k]) for k in value] if isinstance(value, dict) else whole:
            at = None if box is state else key
            sees = _sees(state, visibility, viewer, at)
            half = visibility.seen_as if at is not None and at == viewer else None
            if isinstance(part, list):
                shown = _shown(state, field.name, visibility, viewer, at, part)
                yield from (
                    Place(part, i, pool, sees, (field.name, at), half) for i, seen in enumerate(shown) if not seen
                )
            elif (part or not visibility.pool) and not all(_shown(state, field.name, visibility, viewer, at, [part])):
                yield Place(box, key, pool, sees, (field.name, at), half)


def _shown(
    state: State, name: str, visibility: Visibility, viewer: Viewer, key: Any, items: list[Any]
) -> Iterable[bool]:
    """For each item at a place whether the viewer sees it."""
    if visibility.who in ("item", "remembered"):
        seen: Iterable[bool] = sees_each(state, name, visibility, viewer, key, items)
        return seen
    return [visibility.who == "owner" and key == viewer and visibility.seen_as is None] * len(items)


def _itself(field: str, key: Any, item: Any) -> str:
    """The pool of a field that shares its items with no other field."""
    return field


def _sees(state: State, visibility: Visibility, viewer: Viewer, key: Any) -> Callable[[Any], bool]:
    """Whether another item would be seen there; a remembered item cannot come there."""
    test = visibility.sees
    return (lambda item: False) if test is None else (lambda item: test(state, viewer, key, item))


def determinize(state: S, viewer: Viewer, rules: Any, random: Callable[[], float], game: Any = None) -> S:
    """A copy in which everything the viewer cannot see is dealt again at random, lengths and pools kept.

    `game`: whose paragraphs say what is possible; None where the state needs none.
    """
    world = state.copy()
    asked = None if game is None else game.paragraphs(rules, world)
    pools: dict[Any, list[Place]] = {}
    for place in unseen(world, viewer, rules):
        pools.setdefault(place.pool, []).append(place)
    asks = type(state).is_consistent is not State.is_consistent
    before = {id(place): place.item for places in pools.values() for place in places}
    for places in pools.values():
        if asks or any(place.seen_as for place in places):
            _rearrange(places, lambda: world.is_consistent(viewer, asked), random)
            continue
        items = [place.item for place in places]
        for place in places:
            place.item = items.pop(int(random() * len(items)))
        if not all([_is_covered(place, places) for place in places]):
            for place in places:
                place.item = before[id(place)]
    if viewer != MODERATOR:
        _what_others_remember(world, viewer, pools.values(), before)
        world.make_consistent(viewer, asked)
    return world


def _what_others_remember(
    world: State, viewer: Viewer, pools: Iterable[list[Place]], before: Mapping[int, Any]
) -> None:
    """In this world, what others have seen at a place is what lies there in this world."""
    if not notes_of(world):
        return
    changes: dict[Any, list[tuple[Any, Any]]] = {}
    for place in (place for places in pools for place in places):
        changes.setdefault(place.at, []).append((before[id(place)], place.item))
    for at, changed in changes.items():
        rename(world, at, changed, but=viewer)


SWAPS = 6
"""How many exchanges are tried for each place, where some arrangements are impossible."""


def _rearrange(places: list[Place], possible: Callable[[], bool], random: Callable[[], float]) -> None:
    """Exchange two things at a time, from the true arrangement on, as long as the viewer could take it for true."""
    for _ in range(SWAPS * len(places) if len(places) > 1 else 0):
        one, other = (places[int(random() * len(places))] for _ in range(2))
        mine, theirs = one.item, other.item
        if not (one.takes(theirs) and other.takes(mine)):
            continue
        one.item, other.item = theirs, mine
        if not possible():
            one.item, other.item = mine, theirs


def _is_covered(place: Place, places: list[Place]) -> bool:
    """Whether the viewer does not see what lies there now; if it is seen, an exchange with another place is tried."""
    mine = place.item
    if not place.sees(mine):
        return True
    for other in places:
        if not other.sees(mine) and not place.sees(other.item):
            place.item, other.item = other.item, mine
            return True
    return False
