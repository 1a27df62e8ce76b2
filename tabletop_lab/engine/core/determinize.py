"""Dealing hidden things again: worlds that a viewer cannot tell from the true one. Knows no rule."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from .labels import label, sort_key
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
    def sees_some(self) -> bool:
        """Whether the viewer would see some things there, and others not."""
        return self.sees is not _sees_none

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
    return _sees_none if test is None else (lambda item: test(state, viewer, key, item))


def _sees_none(item: Any) -> bool:
    """A remembered item cannot come there."""
    return False


def determinize(state: S, viewer: Viewer, rules: Any, random: Callable[[], float], game: Any = None) -> S:
    """A copy in which everything the viewer cannot see is dealt again at random, lengths and pools kept.

    `game`: whose paragraphs say what is possible; None where the state needs none.
    """
    return Redeal(state, viewer, rules, game).deal(random)


TRIES = 30
"""So often a pool is dealt until the game says that it is possible; then two things at a time are exchanged."""
SWAPS = 6
"""How many exchanges are tried for each place, where few arrangements are possible."""


class Redeal(Generic[S]):
    """What a viewer cannot see of one state, to be dealt again as often as wanted.

    The things of a pool and the places they lie in begin in an order that tells nothing: of two states that the viewer
    cannot tell apart, the same numbers make the same world, as far as any deal of a pool is quickly found possible.
    `pinned`: labels of things that the viewer has seen since then; one of a kind, they stay where they were.

    >>> from tabletop_lab.testing.sample import Market
    >>> import tabletop_lab as tl
    >>> from .chance import stream
    >>> match = tl.Match(Market, players=2, seed=3)
    >>> redeal = Redeal(match.state, "P1", match.rules, match.game)
    >>> redeal.deal(stream(1, "a")) == redeal.deal(stream(1, "a")) != redeal.deal(stream(2, "a"))
    True
    """

    def __init__(
        self, state: S, viewer: Viewer, rules: Any, game: Any = None, pinned: Collection[str] = ()
    ) -> None:
        self._world, self._viewer = state.copy(), viewer
        self._asks = type(state).is_consistent is not State.is_consistent
        self._asked = None if game is None else game.paragraphs(rules, self._world)
        self._rules, self._game = rules, game
        pools: dict[Any, list[Place]] = {}
        for place in _known_first(self._world, list(unseen(self._world, viewer, rules))):
            pools.setdefault(place.pool, []).append(place)
        made = [_Pool(_unpinned(places, pinned)) for places in pools.values()]
        self._pools = [pool for pool in made if not pool.alone]
        self._remembers = bool(notes_of(self._world))

    def deal(self, random: Callable[[], float]) -> S:
        """Deal once."""
        world = self._world
        for pool in self._pools:
            pool.gather()
        for pool in self._pools:
            free = not (self._asks or pool.picky)
            for _ in range(TRIES):
                pool.lay(random)
                if free or (pool.fits() and (not self._asks or world.is_consistent(self._viewer, self._asked))):
                    break
            else:
                pool.gather()
                _rearrange(pool.places, lambda: world.is_consistent(self._viewer, self._asked), random)
        made = world.copy()
        if self._viewer != MODERATOR:
            if self._remembers:
                self._what_others_remember(made)
            made.make_consistent(self._viewer, None if self._game is None else self._game.paragraphs(self._rules, made))
        return made

    def _what_others_remember(self, made: S) -> None:
        """In this world, what others have seen at a place is what lies there in this world."""
        changes: dict[Any, list[tuple[Any, Any]]] = {}
        for pool in self._pools:
            for place, before in zip(pool.places, pool.truth, strict=True):
                changes.setdefault(place.at, []).append((before, place.item))
        for at, changed in changes.items():
            rename(made, at, changed, but=self._viewer)


class _Pool:
    """The places of one pool, and what lies there; of some places the viewer sees what kind of thing it is."""

    def __init__(self, places: list[Place]) -> None:
        self.places = sorted(places, key=lambda place: place.seen_as is None)
        self.truth = [place.item for place in self.places]
        self.alone = all(item == self.truth[0] for item in self.truth)
        self._may_see = [place for place in self.places if place.sees_some]
        self.picky = bool(self._may_see) or any(place.seen_as is not None for place in self.places)
        seen_as = self.places[0].seen_as if self.places else None
        self._half = [place for place in self.places if place.seen_as is not None]
        self._kinds = [sort_key(seen_as(place.item)) for place in self._half] if seen_as else []
        self._kind_of = seen_as
        self._sorted = sorted(self.truth, key=sort_key)
        self._runs = _runs(self.places)

    def gather(self) -> None:
        """Lay everything where it really is."""
        self._put(self.truth)

    def lay(self, random: Callable[[], float]) -> None:
        """Lay everything anew: what must be of a kind first, by chance among those of that kind."""
        rest = _shuffled(self._sorted, random)
        if self._kind_of is not None:
            first = []
            for kind in self._kinds:
                at = next(i for i, item in enumerate(rest) if sort_key(self._kind_of(item)) == kind)
                first.append(rest.pop(at))
            rest = first + rest
        self._put(rest)

    def _put(self, items: list[Any]) -> None:
        done = 0
        for box, key, count in self._runs:
            if count:
                box[key] = items[done : done + count]
                done += count
            else:
                box[key] = items[done]
                done += 1

    def fits(self) -> bool:
        """Whether the viewer sees none of it where it lies now."""
        return not any([place.sees(place.item) for place in self._may_see])


def _unpinned(places: list[Place], pinned: Collection[str]) -> list[Place]:
    """The places that are dealt again."""
    if not pinned:
        return places
    said = [label(place.item) for place in places]
    return [place for place, one in zip(places, said, strict=True) if one not in pinned or said.count(one) > 1]


def _runs(places: Sequence[Place]) -> list[tuple[Any, Any, int]]:
    """Where the places are, in order: (list, slice, how many) for neighbours in a list, else (box, key, 0)."""
    runs: list[tuple[Any, Any, int]] = []
    for place in places:
        if isinstance(place.box, State):
            runs.append((_Fields(place.box), place.key, 0))
        elif not isinstance(place.box, list):
            runs.append((place.box, place.key, 0))
        elif runs and runs[-1][0] is place.box and runs[-1][1].stop == place.key:
            start = runs[-1][1].start
            runs[-1] = (place.box, slice(start, place.key + 1), place.key + 1 - start)
        else:
            runs.append((place.box, slice(place.key, place.key + 1), 1))
    return runs


class _Fields:
    """The fields of a state, to be laid by name."""

    def __init__(self, state: State) -> None:
        self._state = state

    def __setitem__(self, name: str, item: Any) -> None:
        setattr(self._state, name, item)


def _shuffled(items: Sequence[Any], random: Callable[[], float]) -> list[Any]:
    """The same things in an order of chance."""
    left = list(items)
    for i in range(len(left) - 1, 0, -1):
        j = int(random() * (i + 1))
        left[i], left[j] = left[j], left[i]
    return left


def _known_first(world: State, places: list[Place]) -> list[Place]:
    """The places in an order that tells nothing.

    In a list of which the viewer sees a part, what is seen lies first, as in views: where it lay would tell something.
    """
    boxes: dict[int, list[Place]] = {}
    for place in places:
        if isinstance(place.box, list):
            boxes.setdefault(id(place.box), []).append(place)
    for own in boxes.values():
        box = own[0].box
        if len(own) == len(box) and own[0].seen_as is None:
            continue
        hidden = {place.key for place in own}
        known = sorted((item for i, item in enumerate(box) if i not in hidden), key=sort_key)
        seen_as = own[0].seen_as
        rest = [place.item for place in own]
        if seen_as is not None:
            rest.sort(key=lambda item, seen_as=seen_as: sort_key(seen_as(item)))  # type: ignore[misc]
        box[:] = known + rest
        for key, place in enumerate(own, len(known)):
            place.key = key
    return sorted(places, key=lambda place: (place.at[0], sort_key(place.at[1]), _index(place)))


def _index(place: Place) -> int:
    return place.key if isinstance(place.box, list) else 0


def _rearrange(places: list[Place], possible: Callable[[], bool], random: Callable[[], float]) -> None:
    """Exchange two things at a time, from the true arrangement on, as long as the viewer could take it for true."""
    for _ in range(SWAPS * len(places)):
        one, other = (places[int(random() * len(places))] for _ in range(2))
        mine, theirs = one.item, other.item
        if not (one.takes(theirs) and other.takes(mine)):
            continue
        one.item, other.item = theirs, mine
        if not possible():
            one.item, other.item = mine, theirs
