"""How an option is written down (its label), the fixed order of options, and lazy families of options.

Labels are what records, terminals and buttons show; nothing here knows a game.
"""

from __future__ import annotations

import difflib
import re
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import lru_cache
from itertools import islice
from typing import Any

from .option import Option

JOIN, NOTHING = " + ", "none"
FEW = 9
LOOKED_AT = 12
"""So many options are looked at to tell what kind they are of."""
COMPARED = 300
"""With so many options a slip of the pen is compared."""


def label(option: object) -> str:
    """The text for an option in records and on buttons.

    >>> label(4), label("stop"), label(("R02", "R05")), label(()), label(True)
    ('4', 'stop', 'R02 + R05', 'none', 'yes')
    """
    if type(option) is str:
        return option
    if type(option) is int:
        return str(option)
    if option is True or option is False:
        return "yes" if option else "no"
    if isinstance(option, Option):
        return str(option)
    if isinstance(option, tuple | list | frozenset):
        return JOIN.join(label(part) for part in option) if option else NOTHING
    return NOTHING if option is None else str(option)


def sort_key(option: object) -> tuple[Any, ...]:
    """Words first, then numbers, then groups; digits inside words count as numbers.

    An `Option` may give its place in the order as a tuple `order`; such options come last.

    >>> sorted([6, "stop", 2, "R10", "R9"], key=sort_key)
    ['R9', 'R10', 'stop', 2, 6]
    """
    if type(option) is str:
        return _word_key(option)
    if isinstance(option, bool):
        return (1, int(option))
    if isinstance(option, int | float):
        return (1, option)
    if isinstance(option, Option):
        return _word_key(str(option)) if (order := option.order) is None else (3, order)
    if isinstance(option, tuple | list | frozenset):
        return (2, tuple(sort_key(part) for part in option))
    return _word_key(str(option))


@lru_cache(maxsize=4096)
def _word_key(word: str) -> tuple[Any, ...]:
    return (0, tuple((0, int(part)) if part.isdecimal() else (1, part) for part in re.split(r"(\d+)", word)))


def in_order(options: Iterable[Any]) -> tuple[Any, ...]:
    """The options in their fixed order."""
    return tuple(sorted(options, key=sort_key))


def find(options: Sequence[Any], wanted: object) -> Any:
    """The option that equals `wanted` or is written like it; LookupError when there is none.

    >>> find((2, 6), "6"), find(("stop", 3), "stop")
    (6, 'stop')
    """
    finder = getattr(options, "find", None)
    if callable(finder):
        return finder(wanted)
    if isinstance(options, range) and isinstance(wanted, str) and re.fullmatch(r"-?\d{1,12}", wanted.strip()):
        wanted = int(wanted)
    if not isinstance(wanted, str):
        for option in options:
            if option == wanted and type(option) is type(wanted):
                return option
    text = label(wanted).strip()
    for option in options:
        if label(option) == text:
            return option
    raise LookupError(text)


def near(options: Sequence[Any], wanted: str) -> str:
    """The label that somebody may have meant who wrote something else; '' where none is like it.

    Another number is another thing, not a slip of the pen.

    >>> near(("pass", "shove_back P1"), "shove"), near(("move", "attack"), "Mvoe"), near(("T5(1,3)",), "T5(1,2)")
    ('shove_back P1', 'move', '')
    """
    text, numbers = wanted.strip().lower(), re.findall(r"\d+", wanted)
    if not re.search(r"[^\W\d_]{2}", text):
        return ""
    written = {}
    for option in islice(options, COMPARED):
        shown = label(option)
        if re.findall(r"\d+", shown)[: len(numbers)] == numbers:
            written[shown.lower()] = shown
    begins = [like for like in written if like.startswith(text)]
    found = begins[:1] or difflib.get_close_matches(text, written, n=1)
    return written[found[0]] if found else ""


def read_like(options: Sequence[Any], wanted: str) -> Any:
    """What somebody wrote, in the form of the options: a number among numbers, a tuple where several are chosen.

    Everywhere else it is the text itself, whatever it is: a function of refusals may take it apart.

    >>> read_like((2, 6), "-3"), read_like(("a", "b"), "3"), read_like(Subsets(("R02", "R05")), "R07 + R05")
    (-3, '3', ('R05', 'R07'))
    >>> read_like(("a", "b"), "a + b"), read_like((("a", "b"), ("a",)), "b + c")
    ('a + b', ('b', 'c'))
    """
    text = wanted.strip()
    sets = isinstance(options, Subsets)
    kinds = {tuple} if sets else {type(option) for option in islice(options, LOOKED_AT)}
    if sets or (JOIN in text and tuple in kinds):
        parts = [] if sets and text == NOTHING else [part.strip() for part in text.split("+")]
        return in_order(parts)
    return int(text) if int in kinds and re.fullmatch(r"-?\d{1,12}", text) else text


class Subsets(Sequence[tuple[Any, ...]]):
    """Every subset of `items` whose cost is at most `budget`, in order, made only when looked at.

    Twenty cards have a million subsets: this counts, indexes and recognises them without listing them.

    >>> plans = Subsets(("R02", "R05"), cost={"R02": 2000, "R05": 3500}.get, budget=4000)
    >>> len(plans), list(plans), ("R02", "R05") in plans
    (3, [(), ('R02',), ('R05',)], False)
    """

    def __init__(self, items: Sequence[Any], cost: Callable[[Any], int] | None = None, budget: int = 0) -> None:
        self.items = in_order(items)
        self.costs = tuple([cost(item) for item in self.items]) if cost else (0,) * len(self.items)
        if min(self.costs, default=0) < 0:
            raise ValueError("a negative cost has no place in Subsets")
        self.budget = max(0, budget) if cost else 0
        self._counts: dict[tuple[int, int], int] = {}
        self._listed = self._list() if len(self.items) <= FEW else None

    def _list(self) -> list[int]:
        """The subsets of a few items, the last first, each as one number: cost in the high bits, members below."""
        bits = len(self.items)
        limit = (self.budget + 1) << bits
        rows: list[int] = []
        for i in range(bits - 1, -1, -1):
            step = (self.costs[i] << bits) | (1 << i)
            room = limit - step
            rows += [row + step for row in rows if row < room]
            if room > 0:
                rows.append(step)
        rows.append(0)
        return rows

    def _chosen(self, row: int) -> tuple[Any, ...]:
        return tuple([item for i, item in enumerate(self.items) if row >> i & 1])

    def _count(self, start: int, budget: int) -> int:
        """How many subsets of items[start:] fit into the budget."""
        if start == len(self.items):
            return 1
        key = (start, budget)
        if (known := self._counts.get(key)) is None:
            cost = self.costs[start]
            known = self._count(start + 1, budget) + (self._count(start + 1, budget - cost) if cost <= budget else 0)
            self._counts[key] = known
        return known

    def __len__(self) -> int:
        return len(self._listed) if self._listed is not None else self._count(0, self.budget)

    def __getitem__(self, index: Any) -> Any:
        if self._listed is not None and not isinstance(index, slice):
            return self._chosen(self._listed[~index])
        if isinstance(index, slice):
            return [self[i] for i in range(*index.indices(len(self)))]
        size = len(self)
        if not -size <= index < size:
            raise IndexError(index)
        index %= size
        chosen: list[Any] = []
        start, budget = 0, self.budget
        while index:
            index -= 1
            while True:
                cost = self.costs[start]
                block = self._count(start + 1, budget - cost) if cost <= budget else 0
                if index < block:
                    break
                index -= block
                start += 1
            chosen.append(self.items[start])
            budget -= self.costs[start]
            start += 1
        return tuple(chosen)

    def __iter__(self) -> Iterator[tuple[Any, ...]]:
        def grow(chosen: tuple[Any, ...], start: int, budget: int) -> Iterator[tuple[Any, ...]]:
            yield chosen
            for i in range(start, len(self.items)):
                if self.costs[i] <= budget:
                    yield from grow((*chosen, self.items[i]), i + 1, budget - self.costs[i])

        return grow((), 0, self.budget)

    def __contains__(self, option: object) -> bool:
        try:
            self.find(option)
        except LookupError:
            return False
        return True

    def find(self, wanted: object) -> tuple[Any, ...]:
        """The subset that equals `wanted` or is written like it, whatever the order of its parts."""
        if isinstance(wanted, str):
            text = wanted.strip()
            parts = [] if text == NOTHING else [part.strip() for part in text.split("+")]
        elif isinstance(wanted, tuple | list | frozenset | set):
            parts = [label(part) for part in wanted]
        else:
            raise LookupError(label(wanted))
        by_label = {label(item): i for i, item in enumerate(self.items)}
        if len(set(parts)) != len(parts) or any(part not in by_label for part in parts):
            raise LookupError(label(wanted))
        places = sorted(by_label[part] for part in parts)
        if places and sum(self.costs[i] for i in places) > self.budget:
            raise LookupError(label(wanted))
        return tuple(self.items[i] for i in places)


class Orders(Sequence[tuple[Any, ...]]):
    """The possible orders of a pile, too many to list: an order can be recognised, and the present one is shown."""

    def __init__(self, pile: Sequence[Any]) -> None:
        self.pile = tuple(pile)

    def __len__(self) -> int:
        return 1

    def __getitem__(self, index: Any) -> Any:
        return (self.pile,)[index]

    def by_luck(self, number: Callable[[], float]) -> tuple[Any, ...]:
        """A uniformly random order; uses one number in [0, 1) for each item."""
        rest, shuffled = list(self.pile), []
        while rest:
            shuffled.append(rest.pop(int(number() * len(rest))))
        return tuple(shuffled)

    def find(self, wanted: object) -> tuple[Any, ...]:
        """The order that is written like `wanted`, if it has exactly the pile's items."""
        parts = str(label(wanted)).split(JOIN)
        rest = list(self.pile)
        found = []
        for part in parts:
            item = find(rest, part)
            rest.remove(item)
            found.append(item)
        if rest:
            raise LookupError(str(wanted))
        return tuple(found)
