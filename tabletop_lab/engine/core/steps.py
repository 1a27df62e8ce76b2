"""A list of steps of a phase that an expansion can add to, without writing the whole list again. Knows no game."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from .errors import echo


class Steps(tuple[str, ...]):
    """The names of the paragraphs of a phase, in order: `for step in EVENT_PHASE: getattr(self, step)()`.

    An expansion makes another list of it; the base game's own stays as it is. A name that is not there, or that comes
    twice, is a ValueError when the class is made.

    >>> EVENT_PHASE = Steps(["time", "attack", "fire", "event_card"])
    >>> EVENT_PHASE.after("fire", "lurking")
    Steps('time', 'attack', 'fire', 'lurking', 'event_card')
    >>> EVENT_PHASE.before("time", "dawn").instead("fire", "flood")
    Steps('dawn', 'time', 'attack', 'flood', 'event_card')
    """

    __slots__ = ()

    def __new__(cls, names: Iterable[str] = ()) -> Steps:
        given = tuple(names)
        if twice := [name for i, name in enumerate(given) if name in given[:i]]:
            raise ValueError(f"the step {twice[0]!r} comes twice: {', '.join(given)}")
        return super().__new__(cls, given)

    def after(self, step: str, *added: str) -> Steps:
        """The same steps with others added after one of them."""
        at = self._place(step) + 1
        return Steps((*self[:at], *added, *self[at:]))

    def before(self, step: str, *added: str) -> Steps:
        """The same steps with others added before one of them."""
        at = self._place(step)
        return Steps((*self[:at], *added, *self[at:]))

    def instead(self, step: str, *others: str) -> Steps:
        """The same steps with one of them left out, and others in its place."""
        at = self._place(step)
        return Steps((*self[:at], *others, *self[at + 1 :]))

    def _place(self, step: str) -> int:
        if step not in self:
            raise ValueError(f"there is no step {echo(step)}: {', '.join(self)}")
        return self.index(step)

    def __repr__(self) -> str:
        return f"Steps({', '.join(map(repr, self))})"

    def __reduce__(self) -> tuple[Any, ...]:
        return (Steps, (tuple(self),))
