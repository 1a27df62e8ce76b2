"""Which chances a game can ask for by name, as far as it can be known: a name that is a slip is refused."""

from __future__ import annotations

import difflib
import sys
from collections.abc import Iterator
from types import CodeType, FunctionType
from typing import TYPE_CHECKING

from ..core.errors import TabletopError, echo
from ..core.memo import memo
from ..language.localized import localized

if TYPE_CHECKING:
    from ..core.game import Game

MESSAGE = "chance-"


def check_chance(game: type[Game], name: str, lang: str) -> None:
    """Refuse a name that is close to that of a chance of the game and is none itself.

    A game's chances have messages. A game of one's own need not give each of them one, and can make names as it plays:
    a name that stands in its code, and one that is like no other, are taken.

    >>> from tabletop_lab.testing.sample import Market
    >>> check_chance(Market, "wether", "en")
    Traceback (most recent call last):
    ...
    tabletop_lab.TabletopError: force: there is no chance 'wether' (allowed: weather; others: goods, lot, turn_order)
    """
    known = game.words("en").beginning(MESSAGE)
    if name in known:
        return
    near = difflib.get_close_matches(name, known, n=3)
    if near and name not in _texts(game.default_class or game) | _texts(game):
        rest = ", ".join(one for one in known if one not in near)
        given, first = echo(name, 60), ", ".join(near)
        fault = localized("no_chance_called", "call", lang=lang, name="force", given=given, near=first, rest=rest)
        raise TabletopError(fault)


@memo
def _texts(game: type[Game]) -> frozenset[str]:
    """Every text in the functions of a game, and in those of the modules in which its classes stand."""
    found: set[str] = set()
    for one in game.__mro__:
        if one.__module__.startswith("tabletop_lab.engine") or one is object:
            continue
        module = sys.modules.get(one.__module__)
        for thing in [*vars(one).values(), *(vars(module).values() if module else ())]:
            function = getattr(thing, "__func__", None) or getattr(thing, "fget", None) or thing
            function = getattr(function, "__wrapped__", function)
            if isinstance(function, FunctionType):
                found.update(_constants(function.__code__))
    return frozenset(found)


def _constants(code: CodeType) -> Iterator[str]:
    for constant in code.co_consts:
        if isinstance(constant, str):
            yield constant
        elif isinstance(constant, tuple):
            yield from (one for one in constant if isinstance(one, str))
        elif isinstance(constant, CodeType):
            yield from _constants(constant)
