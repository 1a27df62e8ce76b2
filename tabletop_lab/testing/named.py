"""Finds the game that `--game NAME` means: an installed one, module:Class, a module, or a file.
Any other name is refused with a sentence that says what is allowed."""

from __future__ import annotations

import importlib
import importlib.util
import sys
import traceback
from difflib import get_close_matches
from pathlib import Path
from types import ModuleType

import tabletop_lab as tl
from tabletop_lab.engine import Game


class NoSuchGame(ValueError):
    """The name does not mean exactly one game; the message says which names do."""


def find_game(name: str, folder: Path) -> type[Game]:
    """Find a game by its name, in the catalogue and in a folder.

    >>> find_game("cetkaik", Path()).title["en"]
    'Cetkaik'
    >>> find_game("tabletop_lab.games.cetkaik:Cetkaik", Path()).name
    'cetkaik'
    >>> find_game("cetkaick", Path())  # doctest: +IGNORE_EXCEPTION_DETAIL
    Traceback (most recent call last):
    tabletop_lab.testing.named.NoSuchGame: --game cetkaick: ...
    """
    place, _, wanted = name.partition(":")
    if not wanted and name in (installed := tl.games()):
        return installed[name]
    module = _module(place, name, folder)
    games = _games_of(module)
    if wanted:
        game = getattr(module, wanted, None)
        if not (isinstance(game, type) and issubclass(game, Game)):
            raise NoSuchGame(f"--game {name}: {module.__name__} has no game {wanted}; it has {_listed(games)}")
        return game
    if len(games) != 1:
        raise NoSuchGame(
            f"--game {name}: {module.__name__} has {_listed(games)}; one game is needed"
            + (": say which, for example --game " + f"{place}:{games[0].__name__}" if games else "")
        )
    return games[0]


def _listed(games: list[type[Game]]) -> str:
    return ", ".join(game.__name__ for game in games) or "no class that is a Game"


def _games_of(module: ModuleType) -> list[type[Game]]:
    """Return the games defined in a module, or those that a package imports from its own modules."""
    own = (module.__name__, f"{module.__name__}.")
    shown = {id(thing): thing for thing in vars(module).values() if isinstance(thing, type) and issubclass(thing, Game)}
    return [
        game for game in shown.values()
        if (game.__module__ == own[0] or game.__module__.startswith(own[1])) and "name" in vars(game)
    ]  # fmt: skip


def _module(place: str, name: str, folder: Path) -> ModuleType:
    """Import the named module; its folder is added to the path, so that other processes find it too."""
    file = (folder / place).resolve()
    for found in (file, file.with_name(f"{file.name}.py")):
        if found.suffix == ".py" and found.is_file():
            return _imported(found, name)
    if (file / "__init__.py").is_file():
        return _imported(file / "__init__.py", name)
    if str(folder) not in sys.path:
        sys.path.insert(0, str(folder))
    try:
        known = importlib.util.find_spec(place) is not None
    except (ImportError, ValueError):
        known = False
    if not known:
        raise NoSuchGame(f"--game {name}: there is no such game. {_allowed(place, folder)}")
    return _import(place, name)


def _imported(file: Path, name: str) -> ModuleType:
    """Return the module of a file, under the name that its folders give it."""
    parts = [] if file.name == "__init__.py" else [file.stem]
    above = file.parent
    while (above / "__init__.py").is_file():
        parts.insert(0, above.name)
        above = above.parent
    if str(above) not in sys.path:
        sys.path.insert(0, str(above))
    module = _import(".".join(parts), name)
    if Path(module.__file__ or "").resolve() != file:
        raise NoSuchGame(
            f"--game {name}: the name {module.__name__} is taken by {module.__file__}; give {file.name} another name"
        )
    return module


def _import(module: str, name: str) -> ModuleType:
    try:
        return importlib.import_module(module)
    except Exception as error:
        lines = "".join(traceback.format_exception_only(error)).strip()
        last = traceback.extract_tb(error.__traceback__)[-1]
        raise NoSuchGame(
            f"--game {name}: {module} cannot be imported ({last.filename}:{last.lineno}): {lines}"
        ) from error


def _allowed(place: str, folder: Path) -> str:
    installed = list(tl.games())
    near = get_close_matches(place, [*installed, *(file.stem for file in folder.glob("*.py"))], n=1)
    return (
        f"Allowed are an installed game ({', '.join(installed)}), module:Class, a module, or the path of a .py file "
        f"with one game; there is no {place}.py and no package {place} in {folder}."
        + (f" Did you mean {near[0]}?" if near else "")
    )
