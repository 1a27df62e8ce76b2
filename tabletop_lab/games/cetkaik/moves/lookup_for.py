"""Finds the `Lookup` that fits a table: the same functions of moving and the same switches share one."""

from __future__ import annotations

import inspect
from typing import TYPE_CHECKING, Any

from .family import Actions, ListedActions
from .lookup import Lookup

if TYPE_CHECKING:
    from tabletop_lab.games.cetkaik.chapters.choosing import Choosing

PARAGRAPHS = (
    "is_hue", "way", "shaman_in_hue", "horse_in_hue", "reach", "protected_by", "may_step_on", "may_return",
    "first_leg_needs_throw", "throw_distance", "may_capture_stepped", "may_declare", "water_takes_a_throw",
    "king_steps", "tam_lengths", "tam_may_return", "may_capture",
)  # fmt: skip
"""The functions a `Lookup` asks."""
TOGETHER = (
    "protector", "may_end", "leg", "plain_moves", "via_points", "near_ends", "far_ends", "may_end_after_stepping",
    "stepping_moves", "throwing_moves", "tam_step", "tam_moves", "drops", "all_actions", "needs_water_throw",
)  # fmt: skip
"""The functions that put these together on a board; a `Lookup` does that by itself."""
SWITCHES = (
    "declare_before_throw", "horse_hue", "tam_square_is_hue", "shaman_hue_jumps", "general_protects",
    "general_protects_itself", "steppable", "capture_stepped", "capture_own", "step_tam", "tam_pass", "tam_steps",
    "tam_via_limit", "tam_may_stop", "null_move", "hopeless_declaration", "via_water_exempts", "water_need",
    "step_throw", "first_leg_throw", "throw_counts_from", "sticks",
)  # fmt: skip
"""The rules these functions read."""
MOST = 24
"""How many sets of rules are remembered at a time."""

_lookups: dict[Any, Lookup] = {}


def actions_of(game: Choosing, side: str) -> Actions:
    """Everything a side can do, by the lookup that fits the game's rules, or by the chapter itself if it was edited."""
    own: dict[str, Any] = vars(game)
    if "lookup" not in own:
        own["lookup"] = _find(game)
    lookup: Lookup | None = own["lookup"]
    if lookup is None:
        return ListedActions(game, side, Lookup(game)) if _put_together_anew(type(game)) else _fresh(game, side)
    return lookup.actions(game, side)


def _fresh(game: Choosing, side: str) -> Actions:
    """A paragraph reads more than it is given (the season, the points ...): nothing can be remembered."""
    return Lookup(game).actions(game, side)


def _find(game: Choosing) -> Lookup | None:
    game_class = type(game)
    paragraphs = [inspect.unwrap(getattr(game_class, name)) for name in PARAGRAPHS]
    if _put_together_anew(game_class) or any("state" in paragraph.__code__.co_names for paragraph in paragraphs):
        return None
    rules = game.rules
    printed = all(paragraph.__module__.startswith(__package__) for paragraph in paragraphs) and not game.variant
    switches = tuple([getattr(rules, name) for name in SWITCHES]) if printed else repr(sorted(vars(rules).items()))
    key = (tuple(paragraphs), switches)
    lookup = _lookups.get(key)
    if lookup is None:
        if len(_lookups) >= MOST:
            _lookups.clear()
        lookup = _lookups[key] = Lookup(game_class.paragraphs(rules))
    return lookup


def _put_together_anew(game_class: type) -> bool:
    """Whether one of the functions that put the paragraphs together is not the printed one."""
    from tabletop_lab.games.cetkaik.chapters.choosing import Choosing

    return any(inspect.unwrap(getattr(game_class, name)) is not vars(Choosing)[name] for name in TOGETHER)


def forget_all() -> None:
    """Let go of everything remembered; tables that are in use keep what they have."""
    _lookups.clear()
