"""Cards whose order, or whose faces, somebody does not know: what lies where is decided when a rule looks at it.

That it is decided late changes no probability: whatever could lie there is as likely in one place as in another.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterator, Sequence
from typing import Any, SupportsIndex

from ..core import labels
from ..core.labels import sort_key
from .ways import Alike, Ways, kind_of, kinds


class Pool:
    """Things of which one does not know where they lie. `rest`: those whose place is not decided yet.

    `supposed`: the fields in which others may have chosen what lies there, so that "at random" is supposed.
    """

    __slots__ = ("rest", "supposed", "ways")

    def __init__(self, rest: Sequence[Any], ways: Ways, supposed: Sequence[str] = ()) -> None:
        self.rest, self.ways, self.supposed = list(rest), ways, supposed

    def take(self, alike: Alike | None = None) -> Any:
        """What lies at one of the places: any of the rest."""
        found = kinds(self.rest, lambda item: _kind(item, alike))
        if len(found) > 1 and self.supposed:
            self.ways.supposed.update(self.supposed)
        item = self.ways.take(found)
        self.rest.remove(item)
        return item.pool.take(alike) if type(item) is FaceDown else item

    def take_this(self, item: Any) -> bool:
        """It is known what lies at one of the places; False if that cannot be."""
        found = [(one, n) for one, n in kinds(self.rest, lambda one: _kind(one, None)) if _could_be(one, item)]
        if not found:
            return False
        self.ways.condition(sum(n for _, n in found), len(self.rest))
        one = self.ways.take(found)
        self.rest.remove(one)
        return one.pool.take_this(item) if type(one) is FaceDown else True


class FaceDown:
    """What stands in a pile as long as nobody has looked there; which pool it comes from."""

    __slots__ = ("pool",)

    def __init__(self, pool: Pool) -> None:
        self.pool = pool


class Pile(list[Any]):
    """A list that may hold `FaceDown` things: whatever a rule looks at is decided at that moment.

    >>> ways = Ways()
    >>> def top_two():
    ...     deck = Pile(["A", "B", "B"], ways)
    ...     deck.turn_down()
    ...     return deck.pop() + deck.pop()
    >>> found = []
    >>> while ways.begin():
    ...     found.append((top_two(), str(ways.chance)))
    >>> found
    [('AB', '1/3'), ('BA', '1/3'), ('BB', '1/3')]
    """

    __slots__ = ("alike", "ways")

    def __init__(self, items: Sequence[Any], ways: Ways, alike: Alike | None = None) -> None:
        super().__init__(items)
        self.ways, self.alike = ways, alike

    def lay(self, pools: Sequence[Pool | None]) -> None:
        """Put something face down of each of these pools at the places; None: what lies there is known."""
        known = list.__iter__(self)
        super().__setitem__(
            slice(None), [here if pool is None else FaceDown(pool) for here, pool in zip(known, pools, strict=True)]
        )

    def turn_down(self) -> None:
        """From now on nobody knows in which order all this lies."""
        raw = list(list.__iter__(self))
        pool = Pool(sorted(raw, key=_known_first), self.ways)
        super().__setitem__(slice(None), [FaceDown(pool) for _ in raw])

    def draw(self, alike: Alike | None = None) -> Any:
        """One thing at random, whose place is then decided; it stays here."""
        return self._decided(self.ways.take(self._drawn(alike)), alike)

    def draw_this(self, item: Any) -> bool:
        """It is known that this was drawn: its place is decided; False if that cannot be."""
        raw = list(list.__iter__(self))
        ways = [(at, weight) for at, weight in self._drawn() if _could_be(raw[at], item)]
        if not ways:
            return False
        self.ways.condition(sum(weight for _, weight in ways), len(raw))
        at = self.ways.take(ways)
        if type(raw[at]) is FaceDown and not raw[at].pool.take_this(item):
            return False
        list.__setitem__(self, at, item)
        return True

    def _drawn(self, alike: Alike | None = None) -> list[tuple[int, int]]:
        """A place of each kind of thing, with how many there are."""
        raw = list(list.__iter__(self))
        known = sorted((item for item in raw if type(item) is not FaceDown), key=sort_key)
        ways = [(raw.index(item), count) for item, count in kinds(known, alike)]
        unknown = {id(item.pool): at for at, item in enumerate(raw) if type(item) is FaceDown}
        for pool, at in unknown.items():
            ways.append((at, sum(type(item) is FaceDown and id(item.pool) == pool for item in raw)))
        return ways

    def _decided(self, at: int, alike: Alike | None = None) -> Any:
        item = list.__getitem__(self, at)
        if type(item) is FaceDown:
            item = item.pool.take(alike or self.alike)
            list.__setitem__(self, at, item)
        return item

    def _decide_all(self) -> None:
        for at in range(len(self)):
            self._decided(at)

    # --- what a rule may do with a list ------------------------------------------------------------------------------

    def __iter__(self) -> Iterator[Any]:
        at = 0
        while at < len(self):
            yield self._decided(at)
            at += 1

    def __reversed__(self) -> Iterator[Any]:
        for at in range(len(self) - 1, -1, -1):
            yield self._decided(at)

    def __getitem__(self, at: Any) -> Any:
        return [self._decided(k) for k in range(*at.indices(len(self)))] if isinstance(at, slice) else self._decided(at)

    def pop(self, at: SupportsIndex = -1) -> Any:
        self._decided(at.__index__())
        return super().pop(at)

    def remove(self, item: Any) -> None:
        if item not in list(list.__iter__(self)):
            self._decide_all()
        super().remove(item)

    def __contains__(self, item: object) -> bool:
        return any(here == item for here in self)

    def index(self, item: Any, *between: Any) -> int:
        self._decide_all()
        return super().index(item, *between)

    def count(self, item: Any) -> int:
        self._decide_all()
        return super().count(item)

    def copy(self) -> list[Any]:
        return list(self)

    def sort(self, **how: Any) -> None:
        self._decide_all()
        super().sort(**how)

    def __add__(self, other: Any) -> Any:
        return [*self] + [*other]

    def __radd__(self, other: Any) -> Any:
        return [*other] + [*self]

    def __mul__(self, times: SupportsIndex) -> list[Any]:
        return [*self] * times

    def __eq__(self, other: object) -> bool:
        return isinstance(other, list) and [*self] == [*other]

    def __ne__(self, other: object) -> bool:
        return not self == other

    def __lt__(self, other: list[Any]) -> bool:
        return [*self] < [*other]

    __hash__ = None


def _could_be(here: Any, item: Any) -> bool:
    return type(here) is FaceDown or labels.label(here) == labels.label(item)


def _kind(item: Any, alike: Alike | None) -> Hashable:
    if type(item) is FaceDown:
        return FaceDown, id(item.pool)
    return kind_of(item) if alike is None else alike(item)


def _known_first(item: Any) -> tuple[Any, ...]:
    """An order that tells nothing: it is that of the things, not of their places."""
    return (1,) if type(item) is FaceDown else (0, sort_key(item))
