"""The author's door: what a game needs of the engine, and no more. docs/authors_door.md has a line on each name.

Everything else is imported from its own module, such as `tabletop_lab.engine.match.match`.
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any

from .core.bots import Bot, RandomBot
from .core.catalogue import register
from .core.clause import clause, tagged_functions
from .core.content import Content
from .core.course import Course
from .core.domains import Distinct, Domain, Length, Seat
from .core.effects import Effects
from .core.errors import InvalidContent, RuleError, TabletopError
from .core.expansion import Change, adds, amends, changes, fills, gap, replaces
from .core.game import Game
from .core.labels import Subsets, label, sort_key
from .core.metrics import Metric
from .core.modes import Modes
from .core.option import Option, Places
from .core.presentation import Presentation
from .core.printed import CardDeck, Component
from .core.question import NATURE, Decision
from .core.refusal import Refusal
from .core.result import Result
from .core.rules import Rules, rule
from .core.shown import Shown
from .core.state import State
from .core.steps import Steps
from .core.table import PASS
from .core.view import View
from .core.visibility import HIDDEN, MODERATOR, by_rule, hidden, public, remembered, seen_by, seen_by_owner

if TYPE_CHECKING:
    from .tables.search import MonteCarloBot

__all__ = [
    "HIDDEN", "MODERATOR", "NATURE", "PASS", "Bot", "CardDeck", "Change", "Component",
    "Content", "Course", "Decision", "Distinct", "Domain",
    "Effects", "Game", "InvalidContent", "Length", "Metric", "Modes", "MonteCarloBot", "Option", "Places",
    "Presentation", "RandomBot", "Refusal", "Result", "RuleError", "Rules", "Seat", "Shown", "State", "Steps",
    "Subsets",
    "TabletopError", "View", "adds", "amends", "by_rule", "changes", "clause", "fills", "gap", "hidden", "label",
    "public", "register", "remembered", "replaces", "rule", "seen_by", "seen_by_owner", "sort_key",
    "tagged_functions",
]  # fmt: skip


def __getattr__(name: str) -> Any:
    if name == "MonteCarloBot":  # it brings search, which most batches never need
        return import_module(".tables.search", __name__).MonteCarloBot
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
