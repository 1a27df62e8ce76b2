"""Ties functions to rulebook clauses, and makes the traced twin of a game that notes them.

Nothing here knows a match or a table beyond its `frame`; an untraced game pays nothing for its tags.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import wraps
from typing import Any, TypeVar

from .memo import memo

F = TypeVar("F", bound=Callable[..., Any])


class Frame:
    """A tagged function that is running: its clauses, its name, and the frame that called it."""

    __slots__ = ("clauses", "name", "parent")

    def __init__(self, parent: Frame | None, clauses: tuple[str, ...], name: str) -> None:
        self.parent, self.clauses, self.name = parent, clauses, name

    def path(self) -> list[Frame]:
        """The frames from the outermost call down to this one."""
        frames: list[Frame] = []
        frame: Frame | None = self
        while frame is not None:
            frames.append(frame)
            frame = frame.parent
        return frames[::-1]


def clause(*ids: str) -> Callable[[F], F]:
    """Tie a function of a game to the clauses it carries out.

    >>> @clause("TT-1")
    ... def place_a_mark(game): ...
    >>> clauses_of(place_a_mark)
    ('TT-1',)
    """
    if not ids or not all(isinstance(i, str) and i for i in ids):
        raise ValueError("clause() needs at least one clause ID, such as clause('FN-6.1')")

    def tag(function: F) -> F:
        function.__clauses__ = ids  # type: ignore[attr-defined]
        return function

    return tag


def clauses_of(function: object) -> tuple[str, ...]:
    """The clause IDs a function was tagged with; empty when it has none."""
    return getattr(function, "__clauses__", ())


def tagged_functions(game_class: type) -> Iterator[tuple[str, Callable[..., Any], tuple[str, ...]]]:
    """Every method of a game that carries clauses, as (name, function, clauses)."""
    for name in dir(game_class):
        function = getattr(game_class, name, None)
        if callable(function) and (ids := clauses_of(function)):
            yield name, function, ids


def cited_clauses(frame: Frame | None) -> tuple[str, ...]:
    """All clauses on the call stack, innermost first, each once.

    >>> outer = Frame(None, ("FN-5.3",), "turn")
    >>> cited_clauses(Frame(outer, ("FN-6.1", "FN-6.2"), "move"))
    ('FN-6.1', 'FN-6.2', 'FN-5.3')
    """
    found: dict[str, None] = {}
    while frame is not None:
        found.update(dict.fromkeys(frame.clauses))
        frame = frame.parent
    return tuple(found)


@memo
def traced(game_class: type) -> type:
    """The same game, with every tagged function noting its frame on the table while it runs."""
    wrapped = {name: _noting(function, ids) for name, function, ids in tagged_functions(game_class)}
    return type(
        game_class.__name__, (game_class,), {**wrapped, "__module__": game_class.__module__, "untraced": game_class}
    )


def _noting(function: Callable[..., Any], ids: tuple[str, ...]) -> Callable[..., Any]:
    name = function.__name__

    @wraps(function)
    def noting(self: Any, *args: Any, **facts: Any) -> Any:
        table = self.table
        caller = table.frame
        table.frame = Frame(caller, ids, name)
        try:
            return function(self, *args, **facts)
        finally:
            table.frame = caller

    return _noting_what_it_gives(noting) if hasattr(function, "__edit__") else noting


def _noting_what_it_gives(noting: Callable[..., Any]) -> Callable[..., Any]:
    """An edited rule may give what the others cannot go on with: the table remembers what it gave last."""

    @wraps(noting)
    def remembering(self: Any, *args: Any, **facts: Any) -> Any:
        value = noting(self, *args, **facts)
        self.table.given_by_edit = (self.table.step, noting.__edit__, value)  # type: ignore[attr-defined]
        return value

    return remembering
