"""What lies on the table: plain data whose every field says who may see it.

From the field list come copies, views, the who-knows-what table and redeals. Nothing here knows a rule.
"""

from __future__ import annotations

import dataclasses
import types
import typing
from collections.abc import Callable, Iterator, Mapping
from typing import TYPE_CHECKING, Any, Final, Literal, TypeVar, get_args, get_origin, get_type_hints

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
        return typing.cast(S, _copier(type(self))(self))

    def possible(self, viewer: Viewer, rules: Any) -> bool:
        """Whether the viewer can take this arrangement of hidden things for the true one; a redeal keeps to these.

        What is hidden in its place and still partly known (somebody was shown to be a wolf) is a matter of the game.
        """
        return True

    def agree(self, viewer: Viewer, rules: Any) -> None:
        """After a redeal: change the others' secrets that follow from what lies where, so that they fit."""


def fields_of(state_class: type[State]) -> tuple[dataclasses.Field[Any], ...]:
    """The state's fields in the order they are written."""
    if not dataclasses.is_dataclass(state_class):
        raise TypeError(f"{state_class.__name__} must be a @dataclass(slots=True)")
    return dataclasses.fields(state_class)


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


# --- copying -------------------------------------------------------------------------------------------------

_PLAIN = (int, str, float, bool, bytes, type(None), tuple, frozenset)


def _copy_code(hint: Any, code: str, where: str) -> str:
    """Python code that copies `code`, a value of type `hint`; the same code when the value cannot change."""
    origin, args = get_origin(hint), get_args(hint)
    if origin in (typing.Union, types.UnionType):
        if any(_copy_code(arg, "x", where) != "x" for arg in args):
            raise TypeError(f"{where}: a choice between changeable types is not plain data")
        return code
    if origin is list or hint is list:
        item = _copy_code(args[0], "x", where) if args else "x"
        return f"{code}[:]" if item == "x" else f"[{item} for x in {code}]"
    if origin is set or hint is set:
        return f"{code}.copy()"
    if origin is dict or hint is dict:
        value = _copy_code(args[1], "v", where) if args else "v"
        return f"{code}.copy()" if value == "v" else f"{{k: {value} for k, v in {code}.items()}}"
    if origin in (tuple, frozenset, Literal, Final) or (isinstance(hint, type) and issubclass(hint, _PLAIN)):
        return code
    if isinstance(hint, type) and issubclass(hint, State):
        return f"{code}.copy()"
    if isinstance(hint, type) and dataclasses.is_dataclass(hint) and hint.__dataclass_params__.frozen:  # type: ignore[attr-defined]
        return code
    raise TypeError(
        f"{where}: {hint!r} is not plain data (numbers, text, tuples, lists, dicts, sets, frozen dataclasses)"
    )


@memo
def _copier(state_class: type[State]) -> Callable[[State], State]:
    """A function written for this class that copies one state."""
    hints = _hints(state_class)
    parts = [
        _copy_code(hints[f.name], f"s.{f.name}", f"{state_class.__name__}.{f.name}") for f in fields_of(state_class)
    ]
    return typing.cast(Callable[[State], State], eval(f"lambda s: C({', '.join(parts)})", {"C": state_class}))


@memo
def _hints(state_class: type[State]) -> dict[str, Any]:
    return get_type_hints(state_class)


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


def who_knows(
    state: State, players: tuple[str, ...], rules: Any, viewer: Viewer = MODERATOR
) -> dict[str, dict[str, str]]:
    """For every field and every player: 'all', 'own', 'count', 'part' or 'none' (the table of the notebooks).

    Where single items decide who sees them, how much another seat sees can betray a secret (which of them is the
    wolf): for a viewer who is not the moderator it is 'may' there, unless there is nothing to see.
    """
    table: dict[str, dict[str, str]] = {}
    for field in fields_of(type(state)):
        truth, sight = getattr(state, field.name), sight_of(field, rules)
        row = {}
        for player in players:
            seen = seen_value(state, field, player, rules)
            if sight.who == "item" and viewer not in (MODERATOR, player) and mask(truth) != truth:
                row[player] = "may"
            elif sight.who == "public" or seen == truth:
                row[player] = "all"
            elif sight.who == "owner":
                row[player] = "own"
            elif sight.who == "item":
                row[player] = "part"
            else:
                row[player] = "count" if isinstance(truth, list | dict) else "none"
        table[field.name] = row
    return table


# --- redeals -------------------------------------------------------------------------------------------------


@dataclasses.dataclass(slots=True)
class _Place:
    """Where one thing lies that the viewer does not see; `sees` tells whether another thing would be seen there."""

    box: Any
    key: Any
    pool: Callable[[Any], Any]
    sees: Callable[[Any], bool]

    @property
    def item(self) -> Any:
        return getattr(self.box, self.key) if isinstance(self.box, State) else self.box[self.key]

    @item.setter
    def item(self, item: Any) -> None:
        if isinstance(self.box, State):
            setattr(self.box, self.key, item)
        else:
            self.box[self.key] = item


def _unseen(state: State, viewer: Viewer, rules: Any) -> Iterator[_Place]:
    """Every place whose item the viewer does not see; an empty place of a pool is none."""
    for field in fields_of(type(state)):
        sight, value = sight_of(field, rules), getattr(state, field.name)
        if viewer == MODERATOR or sight.who == "public":
            continue
        pool = sight.pool or _itself(field.name)
        seen = seen_value(state, field, viewer, rules)
        whole: list[tuple[Any, Any, Any, Any]] = [(state, field.name, value, seen)]
        parts = [(value, k, value[k], seen[k]) for k in value] if isinstance(value, dict) else whole
        for box, key, part, shown in parts:
            sees = _sees(state, sight, viewer, None if box is state else key)
            if isinstance(part, list):
                yield from (_Place(part, i, pool, sees) for i in range(len(part)) if shown[i] is HIDDEN)
            elif shown is HIDDEN and (part or not sight.pool):
                yield _Place(box, key, pool, sees)


def _itself(name: str) -> Callable[[Any], Any]:
    """The pool of a field that shares with no other."""
    return lambda item: name


def _sees(state: State, sight: Sight, viewer: Viewer, key: Any) -> Callable[[Any], bool]:
    test = sight.sees
    return (lambda item: False) if test is None else (lambda item: test(state, viewer, key, item))


def redeal(state: S, viewer: Viewer, rules: Any, random: Callable[[], float]) -> S:
    """A copy in which everything the viewer cannot see is dealt again at random, lengths and pools kept."""
    world = state.copy()
    pools: dict[Any, list[_Place]] = {}
    for place in _unseen(world, viewer, rules):
        pools.setdefault(place.pool(place.item), []).append(place)
    asks = type(state).possible is not State.possible
    for places in pools.values():
        if asks:
            _rearrange(places, lambda: world.possible(viewer, rules), random)
            continue
        before = [place.item for place in places]
        items = list(before)
        for place in places:
            place.item = items.pop(int(random() * len(items)))
        if not all([_is_covered(place, places) for place in places]):
            for place, item in zip(places, before, strict=True):
                place.item = item
    if viewer != MODERATOR:
        world.agree(viewer, rules)
    return world


SWAPS = 6
"""So many exchanges are tried for each place where some arrangements are impossible."""


def _rearrange(places: list[_Place], possible: Callable[[], bool], random: Callable[[], float]) -> None:
    """Exchange two things at a time, from the true arrangement on, as long as the viewer could take it for true."""
    for _ in range(SWAPS * len(places) if len(places) > 1 else 0):
        one, other = (places[int(random() * len(places))] for _ in range(2))
        mine, theirs = one.item, other.item
        one.item, other.item = theirs, mine
        if one.sees(theirs) or other.sees(mine) or not possible():
            one.item, other.item = mine, theirs


def _is_covered(place: _Place, places: list[_Place]) -> bool:
    """Whether the viewer does not see what lies there now, if need be after changing it with another place."""
    mine = place.item
    if not place.sees(mine):
        return True
    for other in places:
        if not other.sees(mine) and not place.sees(other.item):
            place.item, other.item = other.item, mine
            return True
    return False
