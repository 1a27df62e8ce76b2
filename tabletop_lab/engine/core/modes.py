"""A game whose rules choose a mode: the class that is really played, with the content and the edits that belong to it.

Nothing here knows a table or how an edit is made; `playing` is what matches, batches and testers ask.
"""

from __future__ import annotations

from typing import Any

from .by_name import class_at
from .content import at_home, with_content
from .errors import echo
from .memo import memo
from .rules import readings


class Modes:
    """The modes of a game: the parameter that chooses one, and the subclass that plays each of its values.

    A mode overrides paragraphs of the game and keeps its name. A class that would be imported in a circle is given as
    "module:Class" (".tail:Tail" is beside the game's own module), or `modes` is set once all classes are made:
    `Tower.modes = Modes("mode", plain=Plain, storm=Storm)`. Raises TypeError, when a game is first played, for a mode
    that does not fit.
    """

    def __init__(self, rule: str, **classes: type[Any] | str) -> None:
        self.rule, self._given = rule, classes

    @property
    def names(self) -> tuple[str, ...]:
        """The values of the parameter that choose a mode."""
        return tuple(self._given)

    def chosen(self, rules: Any, game: type[Any]) -> str:
        """The mode that these rules choose."""
        _checked(self, self.owner(game))
        return str(getattr(rules, self.rule))

    def of(self, name: object, game: type[Any]) -> type[Any]:
        """The class that plays a mode of this game (or of a class that comes from it)."""
        return _checked(self, self.owner(game))[str(name)]

    def owner(self, game: type[Any]) -> type[Any]:
        """The class that declares these modes, for a class that comes from it."""
        return next(part for part in game.__mro__ if vars(part).get("modes") is self)

    def _class(self, name: str, owner: type[Any]) -> Any:
        given = self._given[name]
        if not isinstance(given, str):
            return given
        try:
            return class_at(given, owner)
        except LookupError:
            raise TypeError(f"the modes of {owner.__name__}: there is no class {echo(given)} for {name}") from None


@memo
def _checked(modes: Modes, owner: type[Any]) -> dict[str, type[Any]]:
    """The classes by name; TypeError when names, parameter and classes do not fit together."""
    field = owner.Rules.model_fields.get(modes.rule)
    where = f"the modes of {owner.__name__}"
    if field is None:
        known = ", ".join(owner.Rules.model_fields)
        raise TypeError(f"{where}: its Rules have no parameter {modes.rule!r} (they have: {known})")
    values = tuple(map(str, readings(field)))
    if set(values) != set(modes.names):
        chosen, given = ", ".join(values), ", ".join(modes.names)
        raise TypeError(f"{where}: {modes.rule!r} chooses between {chosen}, but the classes given are for {given}")
    found: dict[str, Any] = {name: modes._class(name, owner) for name in modes.names}
    for name, mode in found.items():
        if not isinstance(mode, type) or not issubclass(mode, owner):
            raise TypeError(f"{where}: {name} must be a subclass of {owner.__name__}, not {echo(mode)}")
        called: Any = mode
        if called.name != owner.name:
            raise TypeError(f"{where}: {name} keeps the name {owner.name!r} of the game, but is called {called.name!r}")
    return found


def playing(game: type[Any], rules: Any) -> type[Any]:
    """The class that plays a game under these rules: its mode, with its content, with the edits of the game on top.

    `game`: the class that was asked for, perhaps edited, perhaps a mode itself: the rules alone choose the mode. A
    subclass that changes the game (and is no mode) changes every mode. Raises InvalidContent.

    >>> from tabletop_lab.testing.sample import Market
    >>> playing(Market, Market.Rules()) is Market
    True
    """
    default_class = default_class_of(game)
    default = at_home(default_class)
    modes = default.modes
    found = default if modes is None else _in_mode(default, modes, modes.chosen(rules, default))
    content = found.content.under(rules, found)
    found = found if content is found.content else with_content(found, content)
    edited: type[Any] = found if default_class is game or game.variant is None else game.variant.on(found)
    return edited


def default_class_of(game: type[Any]) -> type[Any]:
    """The class of a game without the edits of its code."""
    found: type[Any] = vars(game).get("default_class") or game
    return found


def family(game: type[Any]) -> tuple[type[Any], ...]:
    """The game itself, then the class of each of its modes, edited as the game is."""
    default = default_class_of(game)
    modes = default.modes
    if modes is None:
        return (game,)
    classes = dict.fromkeys(_in_mode(default, modes, name) for name in modes.names)
    variant = None if default is game else game.variant
    return (game, *(each if variant is None else variant.on(each) for each in classes if each is not default))


@memo
def _in_mode(game: type[Any], modes: Modes, name: str) -> type[Any]:
    mode = modes.of(name, game)
    if issubclass(mode, game):
        return mode
    owner = modes.owner(game)
    own_modes = {modes.of(each, game) for each in modes.names} - {owner}
    own = next((part for part in game.__mro__ if part in own_modes), None)
    if own is not None:
        # A class made from one mode changes nothing in the others.
        return game if own is mode else mode
    if mode is owner:
        return game
    made: type[Any] = type(game.__name__, (game, mode), {"__module__": game.__module__, "__doc__": game.__doc__})
    return made
