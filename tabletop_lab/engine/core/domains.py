"""What may stand in a field of a state: said in the field's type, asked of every position that a person writes.

The type itself is taken strictly (`int` is no text and no yes); what a type cannot say stands beside it:

    Space = Annotated[int, Domain(range(1, 7), "FN-2.5")]
    pawn: dict[Seat, Space] = public(factory=dict)
    suspects: Annotated[tuple[Seat, ...], Distinct(), Length(0, 2, "TW-11.5")] = public(())

What two fields may not say together is said by `Game.invariants`.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Collection, Iterator
from dataclasses import dataclass
from typing import Annotated, Any, Protocol

from .errors import Fault

Speak = Callable[..., Fault]
"""Makes the fault of a kind, with its clause and facts."""


class Mark(Protocol):
    """Something that is asked of a value beside its type."""

    def faults(self, value: Any, game: Any, speak: Speak) -> Iterator[Fault]:
        """What is wrong with the value in this game."""


@dataclass(frozen=True, eq=False)  # a type is hashed with what stands beside it, and values may be a dict
class Domain:
    """The values that may stand there: a range, another collection, or a function of the game that gives one.

    >>> Domain(range(1, 7)).of(None)
    range(1, 7)
    """

    values: Collection[Any] | Callable[[Any], Collection[Any]]
    clause: str = ""

    def of(self, game: Any) -> Collection[Any]:
        """The values in this game."""
        return self.values(game) if callable(self.values) else self.values

    def faults(self, value: Any, game: Any, speak: Speak) -> Iterator[Fault]:
        """Whether the value is one of them."""
        allowed = self.of(game)
        if value not in allowed:
            yield speak("not_in_domain", self.clause, value=value, domain=allowed)


@dataclass(frozen=True)
class Length:
    """From how many things to how many a list, a tuple or a dict may have."""

    least: int
    most: int
    clause: str = ""

    def faults(self, value: Any, game: Any, speak: Speak) -> Iterator[Fault]:
        """Whether it has so many."""
        if not self.least <= len(value) <= self.most:
            yield speak("not_so_many", self.clause, count=len(value), least=self.least, most=self.most)


@dataclass(frozen=True)
class Distinct:
    """No thing stands there twice."""

    clause: str = ""

    def faults(self, value: Any, game: Any, speak: Speak) -> Iterator[Fault]:
        """Whether each thing stands there once."""
        for thing, count in Counter(value).items():
            if count > 1:
                yield speak("twice", self.clause, value=thing)


def _seats(game: Any) -> Collection[str]:
    seats: Collection[str] = game.players
    return seats


Seat = Annotated[str, Domain(_seats)]
"""The type of a field that names a seat of this table."""
