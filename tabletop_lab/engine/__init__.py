"""The engine: decisions, chance, traces, matches and records for any game. It knows no game, no picture, no widget."""

from importlib import import_module
from typing import TYPE_CHECKING, Any

from .core.bots import Bot, RandomBot
from .core.catalogue import find, games, register
from .core.chance import RandomStreams, stream
from .core.clause import cited_clauses, clause, clauses_of, tagged_functions
from .core.effects import Effects
from .core.errors import (
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
from .core.expansion import Change, adds, amends, changes, fills, gap, replaces
from .core.game import Game, Result, seats
from .core.labels import Subsets, label, sort_key
from .core.metrics import Metric
from .core.modes import Modes
from .core.question import NATURE, Decision, Refusal
from .core.rules import Rules, rule
from .core.state import State
from .core.table import PASS, Window
from .core.view import View
from .core.visibility import HIDDEN, MODERATOR, by_rule, hidden, public, remembered, seen_by, seen_by_owner
from .edits.variant import RuleEdit, Variant, edited, functions_of, source_of
from .language.languages import LANGUAGES
from .language.rulebook import Clause, Rulebook
from .match.differences import Difference, Differences
from .match.divergence import Divergence
from .match.match import Match
from .match.trace import Entry, Node, Trace
from .tables.batch import Playout

if TYPE_CHECKING:
    from .language.messages import Messages
    from .match.record import load
    from .tables.rollout import Rollouts
    from .tables.search import MonteCarloBot

__all__ = [
    "HIDDEN", "LANGUAGES", "MODERATOR", "NATURE", "PASS", "Bot", "Change", "Clause", "Decision", "Difference",
    "Differences", "Divergence", "Effects", "Entry", "Fault", "Game", "IllegalChoice", "ImpossibleChance",
    "InvalidContent", "InvalidEdit", "InvalidPosition", "InvalidRecord", "InvalidRules", "Match", "Messages",
    "Metric", "Modes", "MonteCarloBot", "Node", "Playout", "RandomBot", "RandomStreams", "Refusal", "Result",
    "Rollouts", "RuleEdit", "RuleError", "Rulebook", "Rules", "State", "Subsets", "TabletopError", "Trace",
    "UnknownGame", "Variant", "View", "Window", "adds", "amends", "by_rule", "changes", "cited_clauses", "clause",
    "clauses_of", "edited", "fills", "find", "functions_of", "games", "gap", "hidden", "label", "load", "public",
    "register", "remembered", "replaces", "rule", "seats", "seen_by", "seen_by_owner", "sort_key", "source_of",
    "stream", "tagged_functions",
]  # fmt: skip

_LATER = {
    "load": ".match.record", "Messages": ".language.messages", "Rollouts": ".tables.rollout",
    "MonteCarloBot": ".tables.search",
}  # fmt: skip
"""They bring YAML, Fluent and search, which most batches never need."""


def __getattr__(name: str) -> Any:
    if name in _LATER:
        return getattr(import_module(_LATER[name], __name__), name)
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
