"""What one viewer may see of a state, worked out from what the fields say. Knows no rule."""

from __future__ import annotations

import dataclasses
from collections.abc import Callable
from typing import Any

from .copying import copier_of, hints_of
from .labels import sort_key
from .memo import memo
from .memory import known_at, shown
from .state import State, fields_by_name, fields_of, notes_of
from .visibility import HIDDEN, MODERATOR, Viewer, Visibility, visibility_of

ViewCache = dict[str, tuple[Any, Any]]
"""What a viewer saw at the last look: for each field a copy of what lay there, and what was seen of it."""


class View:
    """What one viewer may see of a state: the same attributes, with HIDDEN in the place of what is not shown.

    A viewer is a player, `MODERATOR` (sees all), or None (sees what is public). Values are plain copies, made when they
    are asked for. `cache`: what an earlier view of the same viewer saw; what has not changed since is not copied again.
    """

    __slots__ = ("__dict__", "_cache", "_state", "game", "players", "rules", "viewer")

    def __init__(
        self,
        state: State,
        viewer: Viewer,
        players: tuple[str, ...],
        rules: Any,
        game: Any = None,
        cache: ViewCache | None = None,
    ) -> None:
        self._state, self.viewer, self.players, self.rules, self.game = state, viewer, players, rules, game
        self._cache = cache

    def __getattr__(self, name: str) -> Any:
        state = self._state
        field = fields_by_name(type(state)).get(name)
        if field is None:
            raise AttributeError(f"a view of {type(state).__name__} has no {name!r}")
        if self._cache is None:
            seen = seen_value(state, field, self.viewer, self.rules)
        else:
            seen = _look_again(state, field, self.viewer, self.rules, self._cache)
        self.__dict__[name] = seen
        return seen

    @property
    def paragraphs(self) -> Any:
        """The functions of the game by its rules and edits, for pictures to ask; this view is their state."""
        if self.game is None:
            raise AttributeError("this view was made without its game")
        return self.game.paragraphs(self.rules, self)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, View) and self.viewer == other.viewer and self.as_dict() == other.as_dict()

    __hash__ = None  # type: ignore[assignment]

    def as_dict(self) -> dict[str, Any]:
        """All fields by name."""
        return {field.name: getattr(self, field.name) for field in fields_of(type(self._state))}

    def __repr__(self) -> str:
        return f"View({self.viewer!r}: {self.as_dict()!r})"


def plain_copy(value: Any) -> Any:
    """A copy that shares nothing changeable with the original."""
    if isinstance(value, list):
        return [plain_copy(v) for v in value]
    if isinstance(value, dict):
        return {k: plain_copy(v) for k, v in value.items()}
    if isinstance(value, set):
        return set(value)
    return value.copy() if isinstance(value, State) else value


def mask(value: Any) -> Any:
    """The same shape with nothing in it: the length of a list stays, everything else is HIDDEN."""
    if isinstance(value, list):
        return [HIDDEN] * len(value)
    if isinstance(value, dict):
        return {k: mask(v) for k, v in value.items()}
    return HIDDEN


@memo
def _copiers(state_class: type[State]) -> dict[str, Callable[[Any], Any]]:
    hints = hints_of(state_class)
    return {f.name: copier_of(hints[f.name], f"{state_class.__name__}.{f.name}", State) for f in fields_of(state_class)}


def seen_value(state: State, field: dataclasses.Field[Any], viewer: Viewer, rules: Any) -> Any:
    """One field of the state as the viewer sees it.

    Of a list of which the viewer sees only some items, these come first, in order, then as many HIDDEN as there are
    others: where they lie among them would tell two worlds apart that the viewer cannot tell apart.
    """
    value, visibility = getattr(state, field.name), visibility_of(field, rules)
    who = visibility.who
    if viewer == MODERATOR or who == "public":
        return _copiers(type(state))[field.name](value)
    if who == "hidden":
        return mask(value)
    if who == "owner":
        return {k: plain_copy(v) if k == viewer else mask(v) for k, v in value.items()}
    if isinstance(value, dict):
        if who == "remembered":
            return {k: _remembered(state, field.name, visibility.owner, viewer, k, v) for k, v in value.items()}
        return {k: _part(state, field.name, visibility, viewer, k, v) for k, v in value.items()}
    return _part(state, field.name, visibility, viewer, None, value)


def _remembered(state: State, name: str, owner: bool, viewer: Viewer, key: Any, part: Any) -> Any:
    """What is seen of one entry of a remembered field; most often all of it or nothing."""
    if owner and key == viewer:
        return plain_copy(part)
    if (name, key) not in notes_of(state):
        return mask(part)
    return _part(state, name, _REMEMBERED, viewer, key, part)


_REMEMBERED = Visibility("remembered")


def _part(state: State, name: str, visibility: Any, viewer: Viewer, key: Any, part: Any) -> Any:
    """What is seen of one entry of a field whose items are decided one by one."""
    if not isinstance(part, list):
        return plain_copy(part) if next(sees_each(state, name, visibility, viewer, key, [part])) else mask(part)
    seen = list(sees_each(state, name, visibility, viewer, key, part))
    if all(seen):
        return plain_copy(part)
    known = sorted((item for item, sees in zip(part, seen, strict=True) if sees), key=sort_key)
    return [*plain_copy(known), *[HIDDEN] * (len(part) - len(known))]


def sees_each(state: State, name: str, visibility: Any, viewer: Viewer, key: Any, items: list[Any]) -> Any:
    """For each item at a place whether the viewer sees it."""
    if visibility.who == "remembered":
        if visibility.owner and key == viewer:
            return iter([True] * len(items))
        return shown(items, known_at(state, viewer, (name, key)))
    assert visibility.sees is not None
    return (visibility.sees(state, viewer, key, item) for item in items)


def _look_again(state: State, field: dataclasses.Field[Any], viewer: Viewer, rules: Any, cache: ViewCache) -> Any:
    """The same as `seen_value`; what lies there as at the last look is not copied again."""
    visibility = field.metadata.get("visibility")
    who = visibility.who if visibility is not None else ""
    if who in ("rule", ""):
        who = visibility_of(field, rules).who
    if who not in ("public", "owner", "hidden"):
        return seen_value(state, field, viewer, rules)  # it may depend on other fields
    value = getattr(state, field.name)
    last = cache.get(field.name)
    if last is not None and last[0] == value:
        return last[1]
    seen = seen_value(state, field, viewer, rules)
    cache[field.name] = (seen if who == "public" else _copiers(type(state))[field.name](value), seen)
    return seen
