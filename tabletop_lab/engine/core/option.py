"""Options that say more than a text: how they are written, where they stand, what they mean, which places they touch.

Texts, numbers, truth values and tuples of them are options as they are. Nothing here knows a game or a board.
"""

from __future__ import annotations

from typing import Any


class Option:
    """The base of options with something to say; everything has a default. Equal options must be equal objects.

    It has no fields, so that a slotted dataclass, a `str` or a tuple can come from it; what it says may be a field, a
    property or a value of the class.

    >>> from dataclasses import dataclass
    >>> @dataclass(frozen=True, slots=True)
    ... class Jump(Option):
    ...     start: str
    ...     end: str
    ...     @property
    ...     def label(self):
    ...         return f"{self.start}>{self.end}"
    ...     @property
    ...     def places(self):
    ...         return self.start, self.end
    >>> str(Jump("A", "B")), Jump("A", "B").places, Jump("A", "B").order
    ('A>B', ('A', 'B'), None)
    """

    __slots__ = ()

    label: str
    """How it is written in records and on buttons: another one for each option of a question. Or it has a `__str__`."""
    order: tuple[Any, ...] | None = None
    """Where it stands among options of its kind, which come last; None: sorted by its label."""
    places: tuple[str, ...] = ()
    """The places of the board that a hand would touch, in order; none for an option that is not about places."""

    def words(self, words: Any, decision: Any = None) -> str | None:
        """The option in words; with the question at hand it may speak of the position (`decision.view`).

        None: as the messages say it (`option-<decision>-<label>`), else the label.
        """
        return None

    def note(self, words: Any, decision: Any) -> str:
        """A second line on the button: what it needs or costs; empty: as the messages say it (`note-<decision>`)."""
        return ""

    def __str__(self) -> str:
        return self.label


class Places(tuple[Any, ...]):
    """Options that are places of the board, each called as its label says: `self.ask(p, "walk", Places(spaces))`.

    Others may be among them ("stop"): the board shows those that it has.

    >>> Places([2, 3, "stop"])
    (2, 3, 'stop')
    """

    __slots__ = ()
