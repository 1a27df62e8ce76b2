"""How an expansion says which paragraphs of its base game it changes, and the check that it says so everywhere.

A game that says `expansion_of = Base` is an expansion. Other games, and modes, need nothing of this.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import wraps
from typing import Any, NamedTuple

from ..language.localized import localized
from .clause import F, clause, clauses_of, plays_base
from .errors import TabletopError


class Change(NamedTuple):
    """What an expansion does: `how` is 'replaces', 'amends', 'fills' or 'adds'; `base` and `by` are clauses."""

    how: str
    base: tuple[str, ...]
    by: tuple[str, ...]
    function: str


def replaces(*base: str, by: str | tuple[str, ...]) -> Callable[[F], F]:
    """The paragraph of the base game with these clauses (all of them) does not hold; this one is played instead.

    >>> @replaces("BB-1", by="EX-1")
    ... def move(game): ...
    >>> clauses_of(move)
    ('EX-1',)
    """
    return _change("replaces", base, by)


def amends(*base: str, by: str | tuple[str, ...]) -> Callable[[F], F]:
    """The paragraph of the base game holds, and more: the function plays it as `self.base.name(...)`."""
    return _change("amends", base, by)


def fills(*base: str, by: str | tuple[str, ...]) -> Callable[[F], F]:
    """The base game has only the place of this paragraph (see `gap`); this is what is played there."""
    return _change("fills", base, by)


def adds(*by: str) -> Callable[[F], F]:
    """A paragraph that the base game does not have; in an expansion a plain `@clause` means the same."""
    return clause(*by)


def gap(*clauses: str) -> Callable[[F], F]:
    """A paragraph of a base game whose text is not given: an expansion fills it, and until then it cannot be played."""
    tag = clause(*clauses)

    def make(function: F) -> F:
        @wraps(function)
        def missing(self: Any, *args: Any, **facts: Any) -> Any:
            raise TabletopError(localized("gap", "clause", wanted=clauses[0], function=function.__name__))

        missing.__gap__ = True  # type: ignore[attr-defined]
        return tag(missing)  # type: ignore[return-value]

    return make


def _change(how: str, base: tuple[str, ...], by: str | tuple[str, ...]) -> Callable[[F], F]:
    tag = clause(*((by,) if isinstance(by, str) else by))
    if not base or not all(isinstance(each, str) and each for each in base):
        raise ValueError(f"{how}() needs the clause of the base game, such as {how}('NB-4.10', by='VS-9.8')")

    def mark(function: F) -> F:
        tag(function)
        function.__change__ = Change(how, base, clauses_of(function), function.__name__)  # type: ignore[attr-defined]
        return function

    return mark


def changes(game: type[Any]) -> list[Change]:
    """Everything an expansion does, the clauses of the base game first; nothing for a game that is no expansion."""
    found: dict[Change, None] = {}
    for expansion in game.__mro__:
        base = vars(expansion).get("expansion_of")
        for _, name, function in _own(expansion, base) if base else ():
            if clauses_of(function):
                found[_said(function) or Change("adds", (), clauses_of(function), name)] = None
    return sorted(found, key=lambda change: (not change.base, change.base, change.by, change.function))


def replacing(game: type[Any], clause_id: str) -> Change | None:
    """The change by which a clause of the base game is not played any more, if there is one."""
    return next((c for c in changes(game) if c.how in ("replaces", "fills") and clause_id in c.base), None)


def check(expansion: type[Any], base: type[Any]) -> None:
    """Raise TypeError, with what to write, when an expansion hides a base paragraph or declares what is not true."""
    if base not in expansion.__mro__[1:]:
        raise TypeError(f"{expansion.__name__}: expansion_of is {base.__name__}, which is none of its base classes")
    for part, name, function in _own(expansion, base):
        where = f"{part.__name__}.{name}"
        changed, said = getattr(base, name, None), _said(function)
        there = clauses_of(changed)
        if said is None:
            if there:
                shown = ", ".join(map(repr, there))
                raise TypeError(
                    f"{where} hides {base.__name__}.{name} ({', '.join(there)}) and does not say so: write "
                    f"@replaces({shown}, by=...), @amends({shown}, by=...) or another name"
                )
            continue
        fault = _fault(said, changed, function, base)
        if fault:
            raise TypeError(f"{where} {said.how} {', '.join(said.base)}: {fault}")
    for below in base.__mro__:
        if lower := vars(below).get("expansion_of"):
            for part, name, function in (*_own(expansion, base), *_own(below, lower)):
                if "base" in getattr(getattr(function, "__code__", None), "co_names", ()):
                    where = f"{part.__name__}.{name}"
                    raise TypeError(f"{where}: an expansion of an expansion has two bases, write super() for self.base")


def _fault(said: Change, changed: Any, function: Any, base: type[Any]) -> str:
    there = clauses_of(changed)
    not_there = [each for each in said.base if each not in there]
    if not_there:
        has = f"{base.__name__}.{said.function} is {', '.join(there)}" if there else ""
        others = _functions(base, not_there[0])
        lives = f"{not_there[0]} is {' and '.join(others)}" if others else f"{base.__name__} has no {not_there[0]}"
        return "; ".join(part for part in (f"no such paragraph there, {lives}", has) if part)
    is_gap = hasattr(changed, "__gap__")
    if is_gap != (said.how == "fills"):
        return "it is a gap: write @fills" if is_gap else "it is not a gap: write @replaces or @amends"
    if said.how == "amends" and not plays_base(function):
        return f"it never plays the base paragraph, write self.base.{said.function}(...) or @replaces"
    hidden = [each for each in there if each not in said.base]
    if said.how != "amends" and hidden:
        return f"it also hides {', '.join(hidden)}, name all clauses of the paragraph"
    return ""


def _functions(game: type[Any], clause_id: str) -> list[str]:
    return [f"{game.__name__}.{name}" for name in dir(game) if clause_id in clauses_of(getattr(game, name, None))]


def _own(expansion: type, base: type) -> Iterator[tuple[type, str, Any]]:
    """What the expansion's own classes (itself and its chapters) say, as (class, name, value)."""
    for part in expansion.__mro__:
        if part not in base.__mro__:
            yield from ((part, name, value) for name, value in vars(part).items())


def _said(function: object) -> Change | None:
    found: Change | None = getattr(function, "__change__", None)
    return found


def last_before(base: type, game: type) -> type:
    """The last of the classes of an expansion: what comes after it in the order of look-up is the base game."""
    order = game.__mro__
    return order[order.index(base) - 1]
