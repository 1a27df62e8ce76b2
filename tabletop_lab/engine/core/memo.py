"""Remembering what depends on a class alone (no state of any match may be kept with it), and what an object works out
when it is first asked."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Any, Generic, TypeVar, cast, overload

F = TypeVar("F", bound=Callable[..., Any])
T = TypeVar("T")


def memo(function: F) -> F:
    """`functools.lru_cache` that keeps the function's type and takes classes as arguments."""
    return cast(F, lru_cache(maxsize=256)(function))


class once(Generic[T]):  # noqa: N801  # used like `property`
    """A property that is worked out when it is first asked for, and is then an attribute of the object.

    `functools.cached_property` takes a lock each time (in Python 3.11), which costs more than what a bot looks up.

    >>> class Deck:
    ...     @once
    ...     def cards(self): return [print("made")]
    >>> deck = Deck()
    >>> deck.cards is deck.cards
    made
    True
    """

    def __init__(self, function: Callable[[Any], T]) -> None:
        self.function, self.name, self.__doc__ = function, function.__name__, function.__doc__

    @overload
    def __get__(self, found_for: None, owner: type) -> once[T]: ...

    @overload
    def __get__(self, found_for: object, owner: type) -> T: ...

    def __get__(self, found_for: object, owner: type) -> T | once[T]:
        if found_for is None:
            return self
        found = self.function(found_for)
        setattr(found_for, self.name, found)
        return found
