"""What lies on the table: plain data whose every field says who may see it (visibility.py). Knows no rule.

From the field list come copies (copying.py), views (view.py), the who-knows-what table (knowledge.py) and worlds that a
viewer cannot tell from the true one (determinize.py).
"""

from __future__ import annotations

import dataclasses
from collections.abc import Callable
from typing import Any, TypeVar, cast

from .copying import copier
from .memo import memo
from .visibility import Viewer

S = TypeVar("S", bound="State")
Place = tuple[str, Any]
"""A field of a state, and the key in it (None for a field that is no dict)."""
Notes = dict[Place, dict[str, tuple[Any, ...]]]
"""What each seat has seen at a place and remembers; under "*" what everybody has seen."""


class State:
    """Base of a game's state: a `@dataclass(slots=True)` of plain data.

    >>> from tabletop_lab.engine.core.view import View
    >>> from tabletop_lab.engine.core.visibility import hidden, seen_by_owner
    >>> @dataclasses.dataclass(slots=True)
    ... class Cards(State):
    ...     hands: dict[str, list[str]] = seen_by_owner(pool="deck")
    ...     deck: list[str] = hidden(pool="deck")
    >>> table = Cards({"P1": ["A"], "P2": ["B"]}, ["C", "D"])
    >>> view = View(table, "P1", ("P1", "P2"), rules=None)
    >>> view.hands, view.deck
    ({'P1': ['A'], 'P2': [HIDDEN]}, [HIDDEN, HIDDEN])
    """

    __slots__ = ("_notes",)
    _notes: Notes

    def copy(self: S) -> S:
        """An independent copy, field by field (much faster than `copy.deepcopy`)."""
        return cast(S, _copier(type(self))(self))

    def is_consistent(self, viewer: Viewer, asked: Any) -> bool:
        """Whether the viewer can take this arrangement of hidden things for the true one; a redeal gives only these.

        A game overrides it if a seat can know something about a thing it does not see (it was shown that somebody is a
        wolf). `asked`: the paragraphs of the game (`Game.paragraphs`), which say what the rules, as edited, make of it.
        """
        return True

    def make_consistent(self, viewer: Viewer, asked: Any) -> None:
        """After a redeal: change the others' secrets that follow from what lies where, so that they fit.

        `asked`: the paragraphs of the game.
        """


def notes_of(state: State) -> Notes:
    """What is remembered (see memory.py); empty where nobody has looked at anything."""
    return getattr(state, "_notes", None) or {}


def fields_of(state_class: type[State]) -> tuple[dataclasses.Field[Any], ...]:
    """The state's fields in the order they are written."""
    if state_class is State:
        return ()  # a game that keeps nothing in its state
    if not dataclasses.is_dataclass(state_class):
        raise TypeError(f"{state_class.__name__} must be a @dataclass(slots=True)")
    return dataclasses.fields(state_class)


@memo
def fields_by_name(state_class: type[State]) -> dict[str, dataclasses.Field[Any]]:
    """The same by name."""
    return {field.name: field for field in fields_of(state_class)}


@memo
def _copier(state_class: type[State]) -> Callable[[State], State]:
    plain = copier(state_class, fields_of(state_class), State)
    if not any(_remembers(field) for field in fields_of(state_class)):
        return plain

    def with_notes(state: State) -> State:
        made: State = plain(state)
        made._notes = {place: dict(known) for place, known in notes_of(state).items()}
        return made

    return with_notes


def _remembers(field: dataclasses.Field[Any]) -> bool:
    visibility = field.metadata.get("visibility")
    return visibility is not None and any(
        one.who == "remembered" for one in (visibility, *visibility.readings.values())
    )
