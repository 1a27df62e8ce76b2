"""tabletop_lab: rule-exact models of board games, to step through, test and explain.

The engine is here at once; batch play and pictures load when they are used.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

from .engine import HIDDEN, MODERATOR, NATURE, InvalidContent, RuleError, TabletopError, register
from .engine.core import showing
from .engine.core.catalogue import games
from .engine.core.errors import (
    BotError,
    IllegalChoice,
    ImpossibleChance,
    InvalidEdit,
    InvalidPosition,
    InvalidRecord,
    InvalidRules,
    UnknownGame,
)
from .engine.edits.variant import Variant, edited, source_of
from .engine.language.languages import language
from .engine.match import view
from .engine.match.match import Match

if TYPE_CHECKING:
    from . import plots
    from .engine.match.chances import chances
    from .engine.match.record import load
    from .playtest import ambiguities, compare, find, ladder, open_row, open_study, simulate, study, traits, tune
    from .studio import book
    from .studio.changes import changes
    from .studio.motion import animate, embed
    from .studio.sheets import print_and_play

view.PAINTER = "tabletop_lab.figures"
showing.SHOWN_BY = "tabletop_lab.notebook.lab.explore"

__version__ = "0.1.0"

__all__ = [
    "HIDDEN", "MODERATOR", "NATURE", "BotError", "IllegalChoice", "ImpossibleChance", "InvalidContent", "InvalidEdit",
    "InvalidPosition", "InvalidRecord", "InvalidRules", "Match", "RuleError", "TabletopError", "UnknownGame",
    "Variant", "ambiguities", "animate", "book", "chances", "changes",
    "compare", "edited", "embed", "find", "games", "ladder",
    "language", "load",
    "open_row", "open_study", "plots", "print_and_play", "register", "simulate", "source_of", "study", "traits", "tune",
]  # fmt: skip

_LATER = {
    "chances": "engine.match.chances", "load": "engine.match.record", "simulate": "playtest", "compare": "playtest",
    "open_row": "playtest", "study": "playtest", "open_study": "playtest", "ambiguities": "playtest",
    "find": "playtest", "ladder": "playtest", "traits": "playtest", "tune": "playtest",
    "play": "notebook", "book": "studio", "changes": "studio.changes", "print_and_play": "studio.sheets",
    "animate": "studio.motion", "embed": "studio.motion",
}  # fmt: skip


def __getattr__(name: str) -> Any:
    if name == "plots":
        return import_module("tabletop_lab.plots")
    if name in _LATER:
        return getattr(import_module(f"tabletop_lab.{_LATER[name]}"), name)
    raise AttributeError(f"module 'tabletop_lab' has no attribute {name!r}")
