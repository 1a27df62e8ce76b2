"""Which games there are: entry points of installed packages, plus games registered by hand (in a notebook, say)."""

from __future__ import annotations

import difflib
from collections.abc import Mapping
from functools import cache, lru_cache
from typing import Any

from ..language.languages import language
from ..language.localized import localized
from .errors import TabletopError, UnknownGame, echo, shortened
from .game import Game
from .plainly import plainly

GROUP = "tabletop_lab.games"
_registered: dict[str, type[Game]] = {}


@lru_cache(maxsize=1)
def _points() -> dict[str, Any]:
    from importlib.metadata import entry_points  # slow to import, and a class given directly needs no catalogue

    return {point.name: point for point in sorted(entry_points(group=GROUP), key=lambda p: p.name)}


@cache
def _installed(name: str) -> type[Game]:
    """A game of an installed package: its files are read when somebody asks for it, not with those of all others."""
    game: type[Game] = _points()[name].load()
    return game


def register(game: type[Game]) -> type[Game]:
    """Add a game to the catalogue for this process; usable as a class decorator. TabletopError for anything else."""
    if not (isinstance(game, type) and issubclass(game, Game)):
        raise TabletopError(localized("no_game_class", "call", name="register", given=echo(game)))
    _registered[game.name] = game
    return game


class Games(dict[str, type[Game]]):
    """The games by name; as the last line of a cell, each with its title."""

    def __repr__(self) -> str:
        lang, width = language(), max(map(len, self), default=0)
        return "\n".join(f"{name:<{width}}  {game.title.get(lang) or name}" for name, game in self.items())


def games() -> Mapping[str, type[Game]]:
    """Every game by name, in alphabetical order.

    >>> "fourteen_nights" in games()
    True
    """
    return Games(sorted({**{name: _installed(name) for name in _points()}, **_registered}.items()))


def find(game: object) -> type[Game]:
    """The game of that name (or the class itself); UnknownGame says which names there are."""
    if isinstance(game, type) and issubclass(game, Game):
        return game
    game = plainly(game)
    if isinstance(game, str) and game in _registered:
        return _registered[game]
    if isinstance(game, str) and game in _points():
        return _installed(game)
    known = games()
    shown = shortened(game, 80) if isinstance(game, str) else echo(game, 80)
    near = difflib.get_close_matches(shown, known, n=1)
    kind, hint = ("no_game_near", near[0]) if near else ("no_game", "")
    raise UnknownGame(localized(kind, "game", wanted=repr(shown), near=hint, games=", ".join(known)))
