"""Who may see a field of a state: said beside the field, by one of the functions here. Knows no rule.

What a viewer sees by it is worked out in view.py, what somebody has seen and remembers in memory.py.
"""

from __future__ import annotations

import dataclasses
import inspect
from collections.abc import Callable, Mapping
from typing import Any, Final, Literal

from .errors import echo

Viewer = str | None
MODERATOR: Final = "moderator"
Pool = Callable[[str, Any, Any], Any]
"""The pool of the item at a place, by (field, key, item); things of one pool can be exchanged. None: of no pool."""


class _Hidden:
    """The one value that stands for 'there is something here that you may not see'."""

    _only: _Hidden | None = None

    def __new__(cls) -> _Hidden:
        if cls._only is None:
            cls._only = super().__new__(cls)
        return cls._only

    def __repr__(self) -> str:
        return "HIDDEN"

    def __bool__(self) -> bool:
        raise TypeError("HIDDEN is neither true nor false: check `is HIDDEN` first")

    def __reduce__(self) -> tuple[Any, ...]:
        return (_Hidden, ())


HIDDEN: Final = _Hidden()


@dataclasses.dataclass(frozen=True, slots=True)
class Visibility:
    """Who sees a field.

    `pool`: what an item could be exchanged with; `owner`: remembered, and the owner sees it; `seen_as`: what the owner
    sees of an item.
    """

    who: Literal["public", "owner", "hidden", "item", "remembered", "rule"] = "public"
    pool: Pool | None = None
    sees: Callable[[Any, Viewer, Any, Any], bool] | None = None
    parameter: str = ""
    readings: Mapping[str, Visibility] = dataclasses.field(default_factory=dict)
    owner: bool = False
    seen_as: Callable[[Any], Any] | None = None

    def under(self, rules: Any) -> Visibility:
        """The visibility that holds under these rules (it matters for `by_rule` fields only)."""
        return self.readings[getattr(rules, self.parameter)] if self.who == "rule" else self


def _pool(given: str | Pool | None) -> Pool | None:
    """A pool by its name is the same for every item of the field."""
    if isinstance(given, str):
        return lambda field, key, item: given
    if given is not None and len(inspect.signature(given).parameters) != 3:
        raise TypeError(f"pool= is a name, or a function of (field, key, item): {echo(given)} is neither")
    return given


def _field(visibility: Visibility, default: Any, factory: Any, read: Callable[[Any], Any] | None = None) -> Any:
    extra: dict[str, Any] = {}
    if factory is not None:
        extra["default_factory"] = factory
    elif default is not dataclasses.MISSING:
        extra["default"] = default
    return dataclasses.field(metadata={"visibility": visibility, "read": read}, **extra)


def public(
    default: Any = dataclasses.MISSING,
    *,
    factory: Any = None,
    pool: str | Pool | None = None,
    read: Callable[[Any], Any] | None = None,
) -> Any:
    """Everybody sees it.

    `read`: makes the field's value of what a position says (a whole board written as one text); it raises
    `InvalidPosition` with the places in that text. What it gives replaces the field.
    """
    return _field(Visibility("public", _pool(pool)), default, factory, read)


def hidden(default: Any = dataclasses.MISSING, *, factory: Any = None, pool: str | Pool | None = None) -> Any:
    """Nobody sees it; of a list everybody sees the length.

    `pool`: the name of the pool that its items belong to, or a function of (field, key, item) that gives it. Things of
    one pool may lie in one another's place; equal items of two pools (cards of two seats' own decks) are two things.
    """
    return _field(Visibility("hidden", _pool(pool)), default, factory)


def seen_by_owner(
    default: Any = dataclasses.MISSING,
    *,
    factory: Any = None,
    pool: str | Pool | None = None,
    seen_as: Callable[[Any], Any] | None = None,
) -> Any:
    """A dict by player: each player sees their own entry; of the others' lists everybody sees the length.

    `seen_as`: what the owner sees of an item, for cards of which not even the owner knows everything
    (`seen_as=lambda card: card[:3]`). Offer such a card in a question by what is seen of it, not by itself.
    """
    return _field(Visibility("owner", _pool(pool), seen_as=seen_as), default, factory)


def seen_by(
    sees: Callable[[Any, Viewer, Any, Any], bool],
    default: Any = dataclasses.MISSING,
    *,
    factory: Any = None,
    pool: str | Pool | None = None,
) -> Any:
    """Decided item by item: `sees(state, viewer, key, item)`; key is the dict key, or None."""
    return _field(Visibility("item", _pool(pool), sees), default, factory)


def remembered(
    default: Any = dataclasses.MISSING,
    *,
    factory: Any = None,
    owner: bool = False,
    pool: str | Pool | None = None,
    seen_as: Callable[[Any], Any] | None = None,
    read: Callable[[Any], Any] | None = None,
) -> Any:
    """Whoever has looked sees it, until it is out of sight: see the verbs `look`, `shift` and `take_out` of a game.

    With `owner` it is a dict by player, and each player sees their own entry in any case: the items themselves, or
    what `seen_as` gives of an item until the owner, too, has looked at it. `read`: as for `public`.
    """
    if seen_as is not None and not owner:
        raise TypeError("seen_as= says what the owner sees of an item: write owner=True with it")
    return _field(Visibility("remembered", _pool(pool), owner=owner, seen_as=seen_as), default, factory, read)


def by_rule(parameter: str, default: Any = dataclasses.MISSING, *, factory: Any = None, **readings: Any) -> Any:
    """Who sees it depends on a reading: `by_rule("tc_visibility", open=public(), hidden=seen_by_owner())`."""
    found = {reading: field.metadata["visibility"] for reading, field in readings.items()}
    return _field(Visibility("rule", parameter=parameter, readings=found), default, factory)


def visibility_of(field: dataclasses.Field[Any], rules: Any) -> Visibility:
    """Who sees a field under these rules; a field that does not say is a mistake of the game's author."""
    if "visibility" not in field.metadata:
        raise TypeError(
            f"field {field.name!r} does not say who may see it: use public(), hidden(), seen_by_owner() ..."
        )
    visibility: Visibility = field.metadata["visibility"]
    return visibility.under(rules)


def may_know(only: object, viewer: Viewer) -> bool:
    """Whether somebody is among those a thing was told to (None: everybody)."""
    if only is None or viewer in (MODERATOR, only):
        return True
    return isinstance(only, tuple | list | frozenset) and viewer in only


def watcher(view: Any) -> str:
    """Whose view this is: a seat, "moderator" or "public"."""
    if view.viewer is None:
        return "public"
    return str(view.viewer) if view.viewer in view.players else "moderator"
