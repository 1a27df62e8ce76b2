"""What lies on the table: plain data whose every field says who may see it.

From the field list come copies (copying.py), views, the who-knows-what table (knowledge.py) and redeals (redeal.py).
Nothing here knows a rule.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any, Final, Literal, TypeVar, cast

from .copying import copier
from .memo import memo

if TYPE_CHECKING:
    from .game import Game

Viewer = str | None
S = TypeVar("S", bound="State")
MODERATOR: Final = "moderator"


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
class Sight:
    """Who sees a field: 'public', 'owner', 'hidden', or by item; `pool` names what it could be exchanged with."""

    who: Literal["public", "owner", "hidden", "item", "rule"] = "public"
    pool: Callable[[Any], Any] | None = None
    sees: Callable[[State, Viewer, Any, Any], bool] | None = None
    parameter: str = ""
    readings: Mapping[str, Sight] = dataclasses.field(default_factory=dict)

    def under(self, rules: Any) -> Sight:
        """The sight that holds under these rules (it matters for `by_rule` fields only)."""
        return self.readings[getattr(rules, self.parameter)] if self.who == "rule" else self


def _field(sight: Sight, default: Any, factory: Any, read: Callable[[Any], Any] | None = None) -> Any:
    extra: dict[str, Any] = {}
    if factory is not None:
        extra["default_factory"] = factory
    elif default is not dataclasses.MISSING:
        extra["default"] = default
    return dataclasses.field(metadata={"sight": sight, "read": read}, **extra)


def public(
    default: Any = dataclasses.MISSING,
    *,
    factory: Any = None,
    pool: Callable[[Any], Any] | None = None,
    read: Callable[[Any], Any] | None = None,
) -> Any:
    """Everybody sees it.

    `read`: makes the field's value of what a position says (a whole board written as one text); it raises
    `InvalidPosition` with the places in that text. What it gives replaces the field.
    """
    return _field(Sight("public", pool), default, factory, read)


def hidden(default: Any = dataclasses.MISSING, *, factory: Any = None, pool: Callable[[Any], Any] | None = None) -> Any:
    """Nobody sees it; of a list everybody sees the length. Items of one `pool` may lie anywhere in it."""
    return _field(Sight("hidden", pool), default, factory)


def seen_by_owner(
    default: Any = dataclasses.MISSING, *, factory: Any = None, pool: Callable[[Any], Any] | None = None
) -> Any:
    """A dict by player: each sees the own entry; of the others' lists everybody sees the length."""
    return _field(Sight("owner", pool), default, factory)


def seen_by(
    sees: Callable[[Any, Viewer, Any, Any], bool],
    default: Any = dataclasses.MISSING,
    *,
    factory: Any = None,
    pool: Callable[[Any], Any] | None = None,
) -> Any:
    """Decided item by item: `sees(state, viewer, key, item)`; key is the dict key, or None."""
    return _field(Sight("item", pool, sees), default, factory)


def by_rule(parameter: str, default: Any = dataclasses.MISSING, *, factory: Any = None, **readings: Any) -> Any:
    """Who sees it depends on a reading: `by_rule("tc_visibility", open=public(), hidden=seen_by_owner())`."""
    sights = {reading: field.metadata["sight"] for reading, field in readings.items()}
    return _field(Sight("rule", parameter=parameter, readings=sights), default, factory)


class State:
    """Base of a game's state: a `@dataclass(slots=True)` of plain data.

    >>> @dataclasses.dataclass(slots=True)
    ... class Cards(State):
    ...     hands: dict[str, list[str]] = seen_by_owner(pool=lambda card: "deck")
    ...     deck: list[str] = hidden(pool=lambda card: "deck")
    >>> table = Cards({"P1": ["A"], "P2": ["B"]}, ["C", "D"])
    >>> view = View(table, "P1", ("P1", "P2"), rules=None)
    >>> view.hands, view.deck
    ({'P1': ['A'], 'P2': [HIDDEN]}, [HIDDEN, HIDDEN])
    """

    __slots__ = ()

    def copy(self: S) -> S:
        """An independent copy, field by field (much faster than `copy.deepcopy`)."""
        return cast(S, _copier(type(self))(self))

    def possible(self, viewer: Viewer, asked: Any) -> bool:
        """Whether the viewer can take this arrangement of hidden things for the true one; a redeal keeps to these.

        What is hidden in its place and still partly known (somebody was shown to be a wolf) is a matter of the game.
        `asked`: the paragraphs of the game (`Game.paragraphs`), which say what the rules, as edited, make of it.
        """
        return True

    def agree(self, viewer: Viewer, asked: Any) -> None:
        """After a redeal: change the others' secrets that follow from what lies where, so that they fit.

        `asked`: the paragraphs of the game.
        """


def fields_of(state_class: type[State]) -> tuple[dataclasses.Field[Any], ...]:
    """The state's fields in the order they are written."""
    if not dataclasses.is_dataclass(state_class):
        raise TypeError(f"{state_class.__name__} must be a @dataclass(slots=True)")
    return dataclasses.fields(state_class)


@memo
def _copier(state_class: type[State]) -> Callable[[State], State]:
    return copier(state_class, fields_of(state_class), State)


@memo
def _fields_by_name(state_class: type[State]) -> dict[str, dataclasses.Field[Any]]:
    return {field.name: field for field in fields_of(state_class)}


def sight_of(field: dataclasses.Field[Any], rules: Any) -> Sight:
    """Who sees a field under these rules; a field that does not say is a mistake of the game's author."""
    if "sight" not in field.metadata:
        raise TypeError(
            f"field {field.name!r} does not say who may see it: use public(), hidden(), seen_by_owner() ..."
        )
    sight: Sight = field.metadata["sight"]
    return sight.under(rules)


# --- views ---------------------------------------------------------------------------------------------------


class View:
    """What one viewer may see of a state: the same attributes, with HIDDEN in the place of what is not shown.

    A viewer is a player, `MODERATOR` (sees all), or None (sees what is public). Values are plain copies.
    """

    __slots__ = ("_known", "_state", "game", "players", "rules", "viewer")

    def __init__(
        self, state: State, viewer: Viewer, players: tuple[str, ...], rules: Any, game: type[Game] | None = None
    ) -> None:
        self._state, self.viewer, self.players, self.rules, self.game = state, viewer, players, rules, game
        self._known: dict[str, Any] = {}

    def __getattr__(self, name: str) -> Any:
        if name.startswith("_"):
            raise AttributeError(name)
        if name not in self._known:
            field = _fields_by_name(type(self._state)).get(name)
            if field is None:
                raise AttributeError(f"a view of {type(self._state).__name__} has no {name!r}")
            self._known[name] = seen_value(self._state, field, self.viewer, self.rules)
        return self._known[name]

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


def seen_value(state: State, field: dataclasses.Field[Any], viewer: Viewer, rules: Any) -> Any:
    """One field of the state as the viewer sees it."""
    value, sight = getattr(state, field.name), sight_of(field, rules)
    if viewer == MODERATOR or sight.who == "public":
        return plain_copy(value)
    if sight.who == "hidden":
        return mask(value)
    if sight.who == "owner":
        return {k: plain_copy(v) if k == viewer else mask(v) for k, v in value.items()}
    assert sight.sees is not None

    def item_by_item(key: Any, part: Any) -> Any:
        assert sight.sees is not None
        if isinstance(part, list):
            return [plain_copy(v) if sight.sees(state, viewer, key, v) else mask(v) for v in part]
        return plain_copy(part) if sight.sees(state, viewer, key, part) else mask(part)

    return {k: item_by_item(k, v) for k, v in value.items()} if isinstance(value, dict) else item_by_item(None, value)
