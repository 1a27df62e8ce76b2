"""The ways in which chance can go, taken one after another, or some of them by luck. Knows no game and no table.

A way is a row of choices, written on a tape; its probability is a product of whole numbers.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Sequence
from fractions import Fraction
from functools import lru_cache
from math import lcm
from typing import Any

from ..core import labels

Alike = Callable[[Any], Hashable]
"""What of an outcome matters: outcomes of which it gives the same are taken as one."""


class Ways:
    """A tape of choices. `number`: uniform numbers by which luck chooses; None: every way, one after another.

    >>> ways, found = Ways(), []
    >>> while ways.begin():
    ...     coin = ways.take([("heads", 1), ("tails", 1)])
    ...     found.append((coin, ways.take([(1, 5), (6, 1)]) if coin == "heads" else 0, str(ways.chance)))
    >>> found
    [('heads', 1, '5/12'), ('heads', 6, '1/12'), ('tails', 0, '1/2')]
    """

    def __init__(self, number: Callable[[], float] | None = None) -> None:
        self.number = number
        self.supposed: set[str] = set()
        """What was taken as dealt at random though somebody may have chosen it: names of fields."""
        self._tape: list[tuple[int, int]] = []
        """Of each choice: which way is taken, and how many there are."""
        self._at = self._weight = self._total = 0
        self._begun = False

    def begin(self) -> bool:
        """Go to the next way; False when all have been taken."""
        self._at, self._weight, self._total = 0, 1, 1
        if self.number is not None or not self._begun:
            self._begun = True
            return True
        tape = self._tape
        while tape:
            k, count = tape.pop()
            if k + 1 < count:
                tape.append((k + 1, count))
                return True
        return False

    @property
    def chance(self) -> Fraction:
        """The probability of the present way; by luck: of what it was made to be by `condition`."""
        return Fraction(self._weight, self._total)

    def take(self, ways: Sequence[tuple[Any, int]]) -> Any:
        """One of the values, each with a weight of 1 or more."""
        if len(ways) == 1:
            return ways[0][0]
        total = sum([weight for _, weight in ways])
        if self.number is not None:
            return self._by_luck(ways, total, self.number())
        if self._at == len(self._tape):
            self._tape.append((0, len(ways)))
        k, _ = self._tape[self._at]
        self._at += 1
        value, weight = ways[k]
        self._weight *= weight
        self._total *= total
        return value

    def condition(self, weight: int, total: int) -> None:
        """It is known that one of the choices with this weight came up, of all with this total."""
        self._weight *= weight
        self._total *= total

    @staticmethod
    def _by_luck(ways: Sequence[tuple[Any, int]], total: int, number: float) -> Any:
        rest = number * total
        for value, weight in ways:
            rest -= weight
            if rest < 0:
                return value
        return ways[-1][0]


def kinds(items: Iterable[Any], alike: Alike | None = None) -> list[tuple[Any, int]]:
    """Each kind of thing with how many there are of it; equal things are of one kind, and so are those `alike`.

    >>> kinds(["A", "B", "A"]), kinds(["A1", "B1", "A2"], lambda card: card[0])
    ([('A', 2), ('B', 1)], [('A1', 2), ('B1', 1)])
    """
    counts: dict[Hashable, list[Any]] = {}
    for item in items:
        key = kind_of(item) if alike is None else alike(item)
        known = counts.get(key)
        if known is None:
            counts[key] = [item, 1]
        else:
            known[1] += 1
    return [(item, count) for item, count in counts.values()]


def kind_of(item: Any) -> Hashable:
    """What makes two things the same; True and 1 are two things."""
    try:
        hash(item)
    except TypeError:
        return labels.label(item)
    return type(item), item


def weighted(outcomes: Sequence[Any], weights: Sequence[float], alike: Alike | None = None) -> list[tuple[Any, int]]:
    """The outcomes that can come up, with whole numbers in the proportion of the weights.

    Fractions are exact, and a number such as 0.3 is read as it is written.

    >>> weighted(("a", "b", "c"), (0.3, 0, 0.1)), weighted((1, 2), (Fraction(1, 3), 1))
    ([('a', 3), ('c', 1)], [(1, 1), (2, 3)])
    """
    whole = _whole(tuple(weights))
    found = [(outcome, weight) for outcome, weight in zip(outcomes, whole, strict=True) if weight]
    if alike is None:
        return found
    same: dict[Hashable, list[Any]] = {}
    for outcome, weight in found:
        same.setdefault(alike(outcome), [outcome, 0])[1] += weight
    return [(outcome, weight) for outcome, weight in same.values()]


@lru_cache(maxsize=256)
def _whole(weights: tuple[Any, ...]) -> tuple[int, ...]:
    exact = [weight if isinstance(weight, int | Fraction) else Fraction(str(weight)) for weight in weights]
    common = lcm(*[weight.denominator for weight in exact])
    return tuple(int(weight * common) for weight in exact)
