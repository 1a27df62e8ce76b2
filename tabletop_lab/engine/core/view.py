"""What one viewer may see of a state, worked out from what the fields say. Knows no rule.

How a field is looked at is code written once for each class of states, as for copies: a bot looks at every decision.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Self, cast, get_args, get_origin

from .copying import copy_code, hints_of
from .labels import sort_key
from .memo import memo
from .memory import EVERYBODY, known_at, shown
from .state import State, fields_of, notes_of
from .visibility import HIDDEN, MODERATOR, Viewer, Visibility, visibility_of

Look = Callable[[State, Viewer, Any], Any]
"""What a viewer sees of one field of a state, under the rules."""


class View:
    """What one viewer may see of a state: the same attributes, with HIDDEN in the place of what is not shown.

    A viewer is a player, `MODERATOR` (sees all), or None (sees what is public). Values are plain copies, made when they
    are asked for. A view belongs to a subclass that was made for the class of its state and has its fields.
    """

    def __new__(cls, state: State, viewer: Viewer, *more: Any, **named: Any) -> Self:
        return object.__new__(_view_class(cls, type(state), viewer == MODERATOR))  # type: ignore[return-value]

    def __init__(
        self,
        state: State,
        viewer: Viewer,
        players: tuple[str, ...],
        rules: Any,
        game: Any = None,
        paragraphs: Callable[[Any], Any] | None = None,
    ) -> None:
        self._state, self.viewer, self.players, self.rules, self.game = state, viewer, players, rules, game
        self._paragraphs = paragraphs

    if TYPE_CHECKING:

        def __getattr__(self, name: str) -> Any: ...

    @property
    def paragraphs(self) -> Any:
        """The functions of the game by its rules and edits, for pictures to ask; this view is their state."""
        if self._paragraphs is not None:
            return self._paragraphs(self)
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
    return value.copy() if isinstance(value, State) else value


def mask(value: Any) -> Any:
    """The same shape with nothing in it: the length of a list stays, everything else is HIDDEN."""
    if isinstance(value, list):
        return [HIDDEN] * len(value)
    if isinstance(value, dict):
        return {k: mask(v) for k, v in value.items()}
    return HIDDEN


class _Field:
    """A field of a state in a view: looked at when it is asked for, and from then on an attribute of the view."""

    __slots__ = ("look", "name")

    def __init__(self, name: str, look: Look) -> None:
        self.name, self.look = name, look

    def __get__(self, view: Any, owner: type) -> Any:
        seen = self.look(view._state, view.viewer, view.rules)
        setattr(view, self.name, seen)
        return seen


@memo
def _view_class(base: type[View], state_class: type[State], sees_all: bool) -> type[View]:
    looks = _looks(state_class, sees_all)
    fields = {name: _Field(name, look) for name, look in looks.items() if not hasattr(base, name)}
    return type(f"view of {state_class.__name__}", (base,), {**fields, "__module__": __name__})


def seen_value(state: State, field: dataclasses.Field[Any], viewer: Viewer, rules: Any) -> Any:
    """One field of the state as the viewer sees it.

    Of a list of which the viewer sees only some items, these come first, in order, then as many HIDDEN as there are
    others (or what is seen of them, in order): where they lie among them would tell two worlds apart that the viewer
    cannot tell apart. For the same reason what is remembered of another's list is in order, even if all of it is known.
    """
    return _looks(type(state), viewer == MODERATOR)[field.name](state, viewer, rules)


@memo
def _looks(state_class: type[State], sees_all: bool) -> dict[str, Look]:
    """How each field of such a state is looked at, by a moderator or by somebody else."""
    hints = hints_of(state_class)
    looks: dict[str, Look] = {}
    for field in fields_of(state_class):
        seen = Visibility() if sees_all else field.metadata.get("visibility")
        where = f"{state_class.__name__}.{field.name}"
        looks[field.name] = _look(field.name, hints[field.name], where, seen) if seen else _undeclared(field)
    return looks


def _look(name: str, hint: Any, where: str, visibility: Visibility) -> Look:
    match visibility.who:
        case "rule":
            return _by_rule(visibility, {key: _look(name, hint, where, v) for key, v in visibility.readings.items()})
        case "public":
            return _written(copy_code(hint, f"state.{name}", where, State))
        case "hidden":
            return _written(_mask_code(hint, f"state.{name}"))
        case "owner":
            return _own_entry(name, hint, where, visibility.seen_as)
        case "item":
            return _by_item(name, visibility)
        case _:
            if visibility.owner:
                return _by_notes(name, visibility, _own_entry(name, hint, where, visibility.seen_as))
            return _by_notes(name, visibility, _written(_mask_code(hint, f"state.{name}")))


def _written(code: str) -> Look:
    """A function written for one field."""
    words = {"HIDDEN": HIDDEN, "mask": mask, "plain_copy": plain_copy}
    return cast(Look, eval(f"lambda state, viewer, rules: {code}", words))


def _mask_code(hint: Any, code: str) -> str:
    """Python code for `mask` of a value of this type."""
    origin, args = get_origin(hint) or hint, get_args(hint)
    if origin is list:
        return f"[HIDDEN] * len({code})"
    if origin is dict:
        return f"{{k: {_mask_code(args[1], 'v')} for k, v in {code}.items()}}" if args else f"mask({code})"
    return "HIDDEN"


def _own_entry(name: str, hint: Any, where: str, seen_as: Callable[[Any], Any] | None) -> Look:
    """Each player sees their own entry of a dict, or what is seen of its items."""
    if seen_as is not None:
        return lambda state, viewer, rules: {
            k: _seen_as(v, seen_as) if k == viewer else mask(v) for k, v in getattr(state, name).items()
        }
    args = get_args(hint)
    own = copy_code(args[1], "v", where, State) if args else "plain_copy(v)"
    other = _mask_code(args[1], "v") if args else "mask(v)"
    return _written(f"{{k: {own} if k == viewer else {other} for k, v in state.{name}.items()}}")


def _seen_as(part: Any, seen_as: Callable[[Any], Any]) -> Any:
    """What an owner sees of an entry whose items keep something from him; of a list in order, see `seen_value`."""
    return sorted(map(seen_as, part), key=sort_key) if isinstance(part, list) else seen_as(part)


def _by_rule(visibility: Visibility, looks: dict[str, Look]) -> Look:
    parameter = visibility.parameter
    return lambda state, viewer, rules: looks[getattr(rules, parameter)](state, viewer, rules)


_UNCHANGEABLE = {str, int, bool, float, tuple, type(None)}
"""What need not be copied, and is seen whole or not at all."""


def _by_item(name: str, visibility: Visibility) -> Look:
    sees, whole = visibility.sees, visibility.seen_as is None

    def look(state: State, viewer: Viewer, rules: Any) -> Any:
        value = getattr(state, name)
        if isinstance(value, dict):
            if whole and sees is not None and _UNCHANGEABLE.issuperset(map(type, value.values())):
                return {k: v if sees(state, viewer, k, v) else HIDDEN for k, v in value.items()}
            return {k: _part(state, name, visibility, viewer, k, v) for k, v in value.items()}
        return _part(state, name, visibility, viewer, None, value)

    return look


def _by_notes(name: str, visibility: Visibility, masked: Look) -> Look:
    """What was seen and is remembered; `masked`: what is seen without that."""

    def look(state: State, viewer: Viewer, rules: Any) -> Any:
        seen, value = masked(state, viewer, rules), getattr(state, name)
        for (field, key), known in notes_of(state).items():
            if field != name or (viewer not in known and EVERYBODY not in known):
                continue
            if visibility.owner and key == viewer and visibility.seen_as is None:
                continue
            if not isinstance(value, dict):
                return _part(state, name, visibility, viewer, None, value)
            if key in value:
                seen[key] = _part(state, name, visibility, viewer, key, value[key])
        return seen

    return look


def _undeclared(field: dataclasses.Field[Any]) -> Look:
    return lambda state, viewer, rules: visibility_of(field, rules)  # raises: the field does not say who may see it


def _part(state: State, name: str, visibility: Any, viewer: Viewer, key: Any, part: Any) -> Any:
    """What is seen of one entry of a field whose items are decided one by one."""
    half = visibility.seen_as if visibility.owner and key == viewer else None
    if not isinstance(part, list):
        if any(sees_each(state, name, visibility, viewer, key, [part])):
            return plain_copy(part)
        return mask(part) if half is None else half(part)
    seen = list(sees_each(state, name, visibility, viewer, key, part))
    if all(seen) and visibility.who != "remembered":
        return plain_copy(part)
    known = sorted((item for item, sees in zip(part, seen, strict=True) if sees), key=sort_key)
    if half is None:
        return [*plain_copy(known), *[HIDDEN] * (len(part) - len(known))]
    halves = [half(item) for item, sees in zip(part, seen, strict=True) if not sees]
    return [*plain_copy(known), *sorted(halves, key=sort_key)]


def sees_each(state: State, name: str, visibility: Any, viewer: Viewer, key: Any, items: list[Any]) -> Any:
    """For each item at a place whether the viewer sees all of it."""
    if visibility.who == "remembered":
        if visibility.owner and key == viewer and visibility.seen_as is None:
            return iter([True] * len(items))
        return shown(items, known_at(state, viewer, (name, key)))
    assert visibility.sees is not None
    return (visibility.sees(state, viewer, key, item) for item in items)
