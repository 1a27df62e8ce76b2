"""Ties functions to rulebook clauses, and makes the traced twin of a game that notes them.

Nothing here knows a match or a table beyond its `frame`; an untraced game pays nothing for its tags.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from functools import lru_cache, wraps
from inspect import Parameter, signature, unwrap
from types import CodeType
from typing import Any, NamedTuple, TypeVar

from .errors import Unwinds
from .memo import memo
from .modes import family

F = TypeVar("F", bound=Callable[..., Any])


class Frame:
    """A tagged function that is running: its clauses, its name, and the frame that called it."""

    __slots__ = ("clauses", "name", "parent")

    def __init__(self, parent: Frame | None, clauses: tuple[str, ...], name: str) -> None:
        self.parent, self.clauses, self.name = parent, clauses, name

    def path(self) -> list[Frame]:
        """The frames from the outermost call down to this one."""
        frames: list[Frame] = []
        frame: Frame | None = self
        while frame is not None:
            frames.append(frame)
            frame = frame.parent
        return frames[::-1]


def clause(*ids: str) -> Callable[[F], F]:
    """Tie a function of a game to the clauses it carries out.

    >>> @clause("TT-1")
    ... def place_a_mark(game): ...
    >>> clauses_of(place_a_mark)
    ('TT-1',)
    """
    if not ids or not all(isinstance(i, str) and i for i in ids):
        raise ValueError("clause() needs at least one clause ID, such as clause('FN-6.1')")

    def tag(function: F) -> F:
        function.__clauses__ = ids  # type: ignore[attr-defined]
        return function

    return tag


def clauses_of(function: object) -> tuple[str, ...]:
    """The clause IDs a function was tagged with; empty when it has none."""
    return getattr(function, "__clauses__", ())


def tagged_functions(game_class: type[Any]) -> Iterator[tuple[str, Callable[..., Any], tuple[str, ...]]]:
    """Every method of a game and of its modes that carries clauses and can be played, as (name, function, clauses)."""
    found = (paragraph for each in family(game_class) for paragraph in paragraphs_of(each))
    yield from {(name, function): (name, function, ids) for name, function, ids, *_ in found}.values()


class Paragraph(NamedTuple):
    """A tagged function, and the class of the game that says it. `on_top`: no other class of the game overrides it."""

    name: str
    function: Callable[..., Any]
    clauses: tuple[str, ...]
    owner: type
    on_top: bool


@memo
def paragraphs_of(game_class: type) -> tuple[Paragraph, ...]:
    """Every tagged function that can be played, also an overridden one that the overriding function plays."""
    return tuple(_paragraphs(game_class))


def _paragraphs(game_class: type) -> Iterator[Paragraph]:
    order = [(owner, vars(owner)) for owner in game_class.__mro__]
    tagged = {name for _, own in order for name, function in own.items() if hasattr(function, "__clauses__")}
    for name in sorted(tagged):
        on_top = True
        for owner, own in order:
            if name not in own:
                continue
            function = own[name]
            if callable(function) and (ids := clauses_of(function)):
                yield Paragraph(name, function, ids, owner, on_top)
            if not plays_base(function):
                break
            on_top = False


def plays_base(function: object) -> bool:
    """Whether a function plays the one it overrides: it says `super().name(...)` or `self.base.name(...)`."""
    code = getattr(unwrap(function), "__code__", None) if callable(function) else None
    return isinstance(code, CodeType) and _names_its_base(code)


@lru_cache(maxsize=4096)
def _names_its_base(code: CodeType) -> bool:
    names = _names(code)
    return code.co_name in names and ("super" in names or "base" in names)


def _names(code: CodeType) -> set[str]:
    return {*code.co_names}.union(*(_names(part) for part in code.co_consts if isinstance(part, CodeType)))


def cited_clauses(frame: Frame | None) -> tuple[str, ...]:
    """All clauses on the call stack, innermost first, each once.

    >>> outer = Frame(None, ("FN-5.3",), "turn")
    >>> cited_clauses(Frame(outer, ("FN-6.1", "FN-6.2"), "move"))
    ('FN-6.1', 'FN-6.2', 'FN-5.3')
    """
    found: dict[str, None] = {}
    while frame is not None:
        found.update(dict.fromkeys(frame.clauses))
        frame = frame.parent
    return tuple(found)


@memo
def traced(game_class: type) -> type:
    """The same game, with every tagged function noting its frame on the table while it runs.

    An overridden function that is still played (by `super()` or `self.base`) notes its own clauses.
    """
    return with_paragraphs(game_class, lambda said: _noting(said.function, said.clauses), untraced=game_class)


class Counted(Frame):
    """A way of calls from the outermost tagged function to one: how often it was gone, and what was told at its end.

    The same calls one inside the other are the same object, so that counting makes nothing new. `ran`: how often the
    function was called so; `cited`: how many decisions, chances and events came up while it was the innermost one.
    """

    __slots__ = ("above", "after", "cited", "ran")

    def __init__(self, parent: Frame | None, clauses: tuple[str, ...], name: str) -> None:
        super().__init__(parent, clauses, name)
        self.above = cited_clauses(self)
        self.after: dict[Any, Counted] = {}
        self.ran = self.cited = 0


@memo
def counted(game_class: type) -> type:
    """The same game, with every tagged function counted on the table, which has the outermost calls in `counts`."""
    noting = with_paragraphs(game_class, lambda said: _counting(said.function, said.clauses), untraced=game_class)
    own = {"__module__": game_class.__module__, "untraced": game_class}
    return type(game_class.__name__, (_Tells, noting), own)


class _Tells:
    """Counts what is told, whoever hears it."""

    table: Any

    def tell(self, event: str, /, **facts: Any) -> None:
        if (frame := self.table.frame) is not None:
            frame.cited += 1
        super().tell(event, **facts)  # type: ignore[misc]


def _counting(function: Callable[..., Any], ids: tuple[str, ...]) -> Callable[..., Any]:
    """Code written for the parameters of one function: a game calls some thousand, and `*args` cost as much again."""

    def begin(table: Any, caller: Counted | None) -> Counted | None:
        """This call for the first time; None for a game that is over, and has no table."""
        after = caller.after if caller is not None else getattr(table, "counts", None)
        if after is None:
            return None
        if function not in after:
            after[function] = Counted(caller, ids, function.__name__)
        found: Counted = after[function]
        return found

    taken = signature(function).parameters.values()
    names: dict[str, Any] = {"function": function, "begin": begin, "Missing": (KeyError, AttributeError)}
    names |= {f"default{i}": each.default for i, each in enumerate(taken)}
    listed = ", ".join(_listed(taken))
    given = ", ".join(_GIVEN[each.kind].format(each.name) for each in taken)
    exec(_COUNTING.format(first=next(iter(taken)).name, listed=listed, given=given), names)
    counting: Callable[..., Any] = wraps(function)(names["counting"])
    return _noting_what_it_gives(counting) if hasattr(function, "__edit__") else counting


_COUNTING = """
def counting({listed}):
    table_ = {first}.table
    caller_ = table_.frame
    try:
        frame_ = (table_.counts if caller_ is None else caller_.after)[function]
    except Missing:
        frame_ = begin(table_, caller_)
        if frame_ is None:
            return function({given})
    if frame_.ran:
        frame_.ran += 1
    else:
        frame_.ran = 1
        table_.gone.append(frame_)
    table_.frame = frame_
    try:
        return function({given})
    finally:
        table_.frame = caller_
"""
_GIVEN = {
    Parameter.POSITIONAL_ONLY: "{0}", Parameter.POSITIONAL_OR_KEYWORD: "{0}", Parameter.KEYWORD_ONLY: "{0}={0}",
    Parameter.VAR_POSITIONAL: "*{0}", Parameter.VAR_KEYWORD: "**{0}",
}  # fmt: skip


def _listed(parameters: Iterable[Parameter]) -> Iterator[str]:
    """Parameters as they are written, with the names of their defaults."""
    starred = False
    for i, each in enumerate(parameters):
        starred |= each.kind is each.VAR_POSITIONAL
        if each.kind is each.KEYWORD_ONLY and not starred:
            yield "*"
            starred = True
        stars = "*" if each.kind is each.VAR_POSITIONAL else "**" if each.kind is each.VAR_KEYWORD else ""
        yield f"{stars}{each.name}" + (f"=default{i}" if each.default is not each.empty else "")


def with_paragraphs(game_class: type, instead: Callable[[Paragraph], Any], **own: Any) -> type:
    """The same game with something `instead` of each tagged function, or the function itself where that is None.

    What is instead of an overridden function stands in a class of its own, before the owner of the function in the
    order in which Python looks for methods.
    """
    made: dict[type, dict[str, Any]] = {}
    for said in paragraphs_of(game_class):
        if (function := instead(said)) is not None:
            made.setdefault(game_class if said.on_top else said.owner, {})[said.name] = function
    on_top_of_all = made.pop(game_class, {})
    below = [_class_above(owner, made[owner]) for owner in game_class.__mro__ if owner in made]
    own = {**on_top_of_all, "__module__": game_class.__module__, **own}
    return type(game_class.__name__, (game_class, *below), own)


@memo
def remembering(game_class: type) -> type:
    """The same game, whose edited functions tell the table what they give; the others are played as they are."""
    edited = {name: function for name, function, *_ in paragraphs_of(game_class) if hasattr(function, "__edit__")}
    own = {name: _noting_what_it_gives(function) for name, function in edited.items()}
    return type(game_class.__name__, (game_class,), {**own, "__module__": game_class.__module__})


def _class_above(owner: type, own: dict[str, Any]) -> type:
    return type(owner.__name__, (owner,), {**own, "__module__": owner.__module__})


@lru_cache(maxsize=4096)
def _noting(function: Callable[..., Any], ids: tuple[str, ...]) -> Callable[..., Any]:
    """Made once for each function: an edited game shares all but the edited ones with the game as printed."""
    name = function.__name__

    @wraps(function)
    def noting(self: Any, *args: Any, **facts: Any) -> Any:
        table = self.table
        caller = table.frame
        table.frame = Frame(caller, ids, name)
        try:
            return function(self, *args, **facts)
        finally:
            table.frame = caller

    return _noting_what_it_gives(noting) if hasattr(function, "__edit__") else noting


def _noting_what_it_gives(noting: Callable[..., Any]) -> Callable[..., Any]:
    """An edited rule may return what other rules cannot use: the table remembers what it returned last."""

    @wraps(noting)
    def remembering(self: Any, *args: Any, **facts: Any) -> Any:
        table = self.table
        try:
            value = noting(self, *args, **facts)
        except Unwinds:  # it ended the game, or waits for a person
            table.edit_was_left(noting.__edit__)  # type: ignore[attr-defined]
            raise
        if hasattr(table, "edit_gave"):  # a game that is over has no table
            table.edit_gave(noting.__edit__, value)  # type: ignore[attr-defined]
        return value

    return remembering
