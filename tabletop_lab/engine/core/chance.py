"""Chance: streams of uniform random numbers keyed by (seed, name), and what an outcome of chance is.

The k-th number of a stream depends on nothing but (seed, name, k), so variants of the rules get the same random
numbers.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from hashlib import blake2b
from itertools import chain, count, repeat
from math import inf
from secrets import randbelow
from struct import Struct
from typing import Any

from .errors import echo
from .misuse import Misuse

_SIXTEEN = Struct("<16I").unpack
UNIT = 2.0**-32
"""What a whole number of a stream is worth as a number in [0, 1)."""


def stream(seed: object, name: str) -> Callable[[], float]:
    """Uniform numbers in [0, 1), one after another, for one purpose of one game.

    >>> first = stream(7, "die")
    >>> first() == stream(7, "die")(), first() == stream(8, "die")()
    (True, False)
    """
    return map(UNIT.__mul__, whole_numbers(seed, name)).__next__


def whole_numbers(seed: object, name: str) -> Iterator[int]:
    """The same numbers before they are divided by 2**32: `(number * n) >> 32` picks one of n as `stream` would.

    An iterator for `next`: a batch takes some fifty numbers a game, and a bound `__next__` takes twice as long.

    >>> next(whole_numbers(7, "die")) * UNIT == stream(7, "die")()
    True
    """
    # A map instead of a generator: most streams need one block, and a generator has to be closed.
    return chain.from_iterable(map(_block, repeat(f"{seed}|{name}|"), count()))


def _block(key: str, number: int) -> tuple[int, ...]:
    """Sixteen numbers, hashed: ten times quicker to start than a `random.Random`, and a game starts many streams."""
    return _SIXTEEN(blake2b(f"{key}{number}".encode()).digest())


def fresh_seed() -> int:
    """A seed that nobody knows and nobody can find by trying: for games in which people hide something.

    >>> fresh_seed() == fresh_seed()
    False
    """
    return randbelow(10**18)


class RandomStreams:
    """The same streams as `stream`, but any number of them can be looked up again (for undo and branches).

    They are kept as those of `whole_numbers`, which are quicker to choose by.

    >>> RandomStreams(7).number("die", 0) == stream(7, "die")()
    True
    """

    def __init__(self, seed: object) -> None:
        self.seed = seed
        self._known: dict[str, list[int]] = {}

    def whole_numbers(self, name: str, least: int = 0) -> list[int]:
        """The beginning of the stream `name`, at least that long; the same list grows when more is asked for."""
        numbers = self._known.get(name)
        if numbers is None:
            numbers = self._known[name] = []
        while len(numbers) < least:
            numbers += _block(f"{self.seed}|{name}|", len(numbers) // 16)
        return numbers

    def number(self, name: str, k: int) -> float:
        """The k-th uniform number (k = 0, 1, ...) of the stream `name`."""
        return self.whole_numbers(name, k + 1)[k] * UNIT


class Reader:
    """A bot's own stream that knows how far it has been read, so that stepping and batch runs agree."""

    __slots__ = ("streams", "name", "used")

    def __init__(self, streams: RandomStreams, name: str, used: int = 0) -> None:
        self.streams, self.name, self.used = streams, name, used

    def __call__(self) -> float:
        self.used += 1
        return self.streams.number(self.name, self.used - 1)


def pick(outcomes: Sequence[Any], u: float, weights: Sequence[float] | None = None) -> Any:
    """The outcome at the uniform number u; all equally likely unless weights are given.

    >>> pick(("heads", "tails"), 0.7), pick((0, 1, 2), 0.5, weights=(6, 1, 1))
    ('tails', 0)
    """
    if weights is None:
        return outcomes[int(u * len(outcomes))]
    rest = u * sum(weights)
    for outcome, weight in zip(outcomes, weights, strict=True):
        rest -= weight
        if rest < 0:
            return outcome
    return max(zip(weights, range(len(outcomes)), outcomes, strict=True))[2]


def check_weights(name: str, outcomes: Sequence[Any], weights: Sequence[float] | None) -> None:
    """Refuse a chance without outcomes, or with weights that cannot be used."""
    if not outcomes:
        raise Misuse("no_outcome", name=echo(name))
    if weights is not None and (len(weights) != len(outcomes) or min(weights) < 0 or not 0 < sum(weights) < inf):
        raise Misuse("weights", name=echo(name), count=len(outcomes), given=echo(weights))
