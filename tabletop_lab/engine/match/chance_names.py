"""Which chances a game can ask for by name: those that have words. A name that is a slip of one of them is refused."""

from __future__ import annotations

import difflib
from typing import TYPE_CHECKING

from ..core.errors import TabletopError, echo
from ..language.localized import localized

if TYPE_CHECKING:
    from ..core.game import Game

MESSAGE = "chance-"


def check_chance(game: type[Game], name: str, lang: str) -> None:
    """Refuse a name that is close to that of a chance of the game and is none itself.

    The chances of a game are those that have a message; the tester demands one for each that is drawn, and that each
    one can be drawn. A chance in a game that is still being written may lack it: a name that is like no other is taken.

    >>> from tabletop_lab.testing.sample import Market
    >>> check_chance(Market, "wether", "en")
    Traceback (most recent call last):
    ...
    tabletop_lab.TabletopError: force: there is no chance 'wether' (allowed: weather; others: goods, lot, turn_order; a
    new chance once it has a message chance-wether)
    """
    known = game.words("en").beginning(MESSAGE)
    if name in known:
        return
    if near := difflib.get_close_matches(name, known, n=3):
        rest = ", ".join(one for one in known if one not in near)
        given, first, message = echo(name, 60), ", ".join(near), MESSAGE + name
        fault = localized(
            "no_chance_called", "call", lang=lang, name="force", given=given, near=first, rest=rest, message=message
        )
        raise TabletopError(fault)
