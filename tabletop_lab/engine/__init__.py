"""The engine: decisions, chance, traces, matches and records for any game. It knows no game, no picture, no widget."""

from importlib import import_module
from typing import TYPE_CHECKING, Any

from .bots import Bot, RandomBot
from .catalogue import find, games, register
from .chance import Luck, stream
from .clause import cited_clauses, clause, clauses_of, tagged_functions
from .decision import NATURE, Decision, Refusal
from .differences import Difference, Differences
from .divergence import Divergence
from .edits import RuleEdit, Variant, edited, functions_of, source_of
from .errors import (
    Fault,
    IllegalChoice,
    ImpossibleChance,
    InvalidContent,
    InvalidEdit,
    InvalidPosition,
    InvalidRecord,
    InvalidRules,
    RuleError,
    TabletopError,
    UnknownGame,
)
from .game import Game, Result, seats
from .labels import Subsets, label, sort_key
from .languages import LANGUAGES
from .match import Match
from .metrics import Metric
from .playout import Playout
from .rulebook import Clause, Rulebook
from .rules import Rules, rule
from .state import HIDDEN, MODERATOR, State, View, by_rule, hidden, public, seen_by, seen_by_owner
from .trace import Entry, Node, Trace

if TYPE_CHECKING:
    from .fork import Fork
    from .record import load
    from .search import MonteCarloBot
    from .words import Words

__all__ = [
    "HIDDEN", "LANGUAGES", "MODERATOR", "NATURE", "Bot", "Clause", "Decision", "Difference", "Differences",
    "Divergence", "Entry", "Fault", "Fork", "Game", "IllegalChoice", "ImpossibleChance", "InvalidContent",
    "InvalidEdit", "InvalidPosition", "InvalidRecord", "InvalidRules", "Luck", "Match", "Metric", "MonteCarloBot",
    "Node", "Playout", "RandomBot", "Refusal", "Result", "RuleEdit", "RuleError", "Rulebook", "Rules", "State",
    "Subsets", "TabletopError", "Trace", "UnknownGame", "Variant", "View", "Words", "by_rule", "cited_clauses",
    "clause", "clauses_of", "edited", "find", "functions_of", "games", "hidden", "label", "load", "public", "register",
    "rule", "seats", "seen_by", "seen_by_owner", "sort_key", "source_of", "stream", "tagged_functions",
]  # fmt: skip

_LATER = {"load": ".record", "Words": ".words", "Fork": ".fork", "MonteCarloBot": ".search"}
"""They bring YAML, Fluent and search, which most batches never need."""


def __getattr__(name: str) -> Any:
    if name in _LATER:
        return getattr(import_module(_LATER[name], __name__), name)
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
