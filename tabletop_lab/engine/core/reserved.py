"""The names of the verbs belong to the engine: a game that uses one for something else is refused at once.

Otherwise a game's own `look` would be called where another paragraph means the verb, far from where it was written.
"""

from __future__ import annotations

from inspect import isfunction

from ..language.localized import localized
from .clause import plays_base
from .errors import TabletopError
from .verbs import Verbs

RESERVED = (
    *(name for name, verb in vars(Verbs).items() if isfunction(verb) and not name.startswith("_")),
    "base", "players", "rules", "state", "table",
)  # fmt: skip
"""The verbs, and what a game finds on itself while it is played."""


def check_names(game: type, base: type) -> None:
    """TabletopError when a class of the game, before the engine's own `base`, has a thing with a reserved name.

    A function that plays the verb itself, as `super().look(...)`, is meant to have its name.
    """
    for part in game.__mro__[: game.__mro__.index(base)]:
        own = vars(part)
        for name in RESERVED:
            if name in own and not plays_base(own[name]):
                raise TabletopError(localized("name_reserved", game=part.__name__, reserved=name))
