"""What the functions for notebooks are called with: a match, or an error that says so."""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from typing import Any, ParamSpec, TypeVar

from tabletop_lab.engine.core.errors import TabletopError, echo
from tabletop_lab.engine.language.localized import localized

P, T = ParamSpec("P"), TypeVar("T")


def needs_a_match(function: Callable[P, T]) -> Callable[P, T]:
    """The function, which raises TabletopError if its first argument, `match`, is none.

    >>> needs_a_match(len)("cetkaik")
    Traceback (most recent call last):
    ...
    tabletop_lab.TabletopError: len: 'cetkaik' is not a match (allowed: a Match)
    """

    @wraps(function)
    def call(*given: P.args, **named: P.kwargs) -> T:
        from tabletop_lab.engine.match.match import Match  # not before it is needed

        match: Any = given[0] if given else named.get("match")
        if (given or "match" in named) and not isinstance(match, Match):
            raise TabletopError(localized("no_match", "call", name=function.__name__, given=echo(match)))
        return function(*given, **named)

    return call
