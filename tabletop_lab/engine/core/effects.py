"""Effects: names in a table of content, each played by one function of the game that is tagged with its clauses.
Checked both ways: every name in the table has a function, every function is used by the table that the game brings.

The amounts an effect takes are the parameters of its function; what they may be is said by their annotations.
"""

from __future__ import annotations

import difflib
import inspect
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING, Annotated, Any, Literal, TypeVar, get_args, get_origin, get_type_hints
from weakref import WeakKeyDictionary

from pydantic import BeforeValidator
from pydantic.fields import FieldInfo
from pydantic_core import PydanticCustomError

from .clause import clauses_of
from .content_tables import TableRow, table_fault, whole_number
from .errors import Fault, InvalidContent, echo
from .memo import memo

if TYPE_CHECKING:
    from ..language.localized import Speak

F = TypeVar("F", bound=Callable[..., Any])


def _amounts(cell: Any) -> tuple[int | str, ...]:
    """The words of a cell, whole numbers as numbers; what they should be depends on the effect.

    >>> _amounts("500 red")
    (500, 'red')
    """

    def read(word: str) -> int | str:
        try:
            return whole_number(word)
        except PydanticCustomError:
            return word

    return tuple(read(word) for word in str(cell).split())


Amounts = Annotated[tuple[int | str, ...], BeforeValidator(_amounts)]
"""Type for the field of a row that holds the amounts of an effect: words and whole numbers, separated by spaces."""


@dataclass(frozen=True, slots=True)
class Amount:
    """One amount of an effect: the parameter of its function. `kind`: its annotation."""

    name: str
    kind: Any
    optional: bool = False
    repeated: bool = False

    def __str__(self) -> str:
        return f"{self.name}..." if self.repeated else self.name

    def wrong(self, amount: int | str) -> tuple[str, dict[str, str]] | None:
        """The kind of fault and its facts if this cannot be the amount; None if it can.

        >>> Amount("space", Annotated[int, FieldInfo(ge=1, le=6)]).wrong(7)
        ('amount_range', {'amount': '7', 'name': 'space', 'low': '1', 'high': '6'})
        >>> Amount("colour", Literal["red", "blue"]).wrong("green")
        ('amount_unknown', {'amount': "'green'", 'name': 'colour', 'known': 'red, blue'})
        """
        kind, *limits = get_args(self.kind) if get_origin(self.kind) is Annotated else (self.kind,)
        if get_origin(kind) is Literal:
            known = ", ".join(map(str, get_args(kind)))
            facts = {"amount": _as_told(amount), "name": str(self), "known": known}
            return None if amount in get_args(kind) else ("amount_unknown", facts)
        if kind is str:
            return None
        if kind is not int:
            raise TypeError(f"the amount {self.name} must be an int, a str or a Literal, not {kind}")
        if not isinstance(amount, int):
            return "cell_not_whole", {"cell": echo(amount)}
        low, high = (_limit(limits, name) for name in ("ge", "le"))
        facts = {"amount": str(amount), "name": str(self), "low": str(low), "high": str(high)}
        too_small, too_large = low is not None and amount < low, high is not None and amount > high
        if not (too_small or too_large):
            return None
        return "amount_range" if None not in (low, high) else "amount_low" if too_small else "amount_high", facts


def _as_told(amount: int | str) -> str:
    return echo(amount) if isinstance(amount, str) else str(amount)


def _limit(annotations: Iterable[Any], name: str) -> int | None:
    """What `Field(ge=..., le=...)` says in an annotation."""
    for field in annotations:
        for rule in field.metadata if isinstance(field, FieldInfo) else ():
            if hasattr(rule, name):
                return int(getattr(rule, name))
    return None


class Effects:
    """The effects that one table names, and the decorator for their functions.

    `table`: the file whose rows name them; `column` and `amounts`: where in a row. `given`: the parameters that the
    rules pass before the amounts. `clause`: the clause that faults of the table cite. Write it in a module, not in the
    class, so that the edited text of a function finds it too.

    >>> from typing import Annotated
    >>> from pydantic import Field
    >>> from tabletop_lab.engine import Game, clause
    >>> effects = Effects("chance.csv")
    >>> class ChanceCards(Game):
    ...     @effects("gain")
    ...     @clause("XX-1")
    ...     def gain_money(self, player: str, amount: Annotated[int, Field(ge=0)]) -> str:
    ...         return f"{player} gains {amount}"
    >>> effects.names(ChanceCards)
    ('gain',)
    >>> effects.play(ChanceCards.paragraphs(None), "gain", "P1", 500)
    'P1 gains 500'
    """

    def __init__(
        self,
        table: str,
        *,
        column: str = "effect",
        amounts: str = "amounts",
        given: Sequence[str] = ("player",),
        clause: str = "",
    ) -> None:
        self.table, self.column, self.amounts, self.clause = table, column, amounts, clause
        self.given = ("self", *given)
        self.key = f"{table} {column}"  # not the object: a module may be loaded again

    def __call__(self, name: str) -> Callable[[F], F]:
        """Let a function of the game be the effect of this name; `@clause` beside it says which paragraph it is."""
        if not isinstance(name, str) or not name.strip():
            raise TypeError(f"write the name that {self.table} has in its column {self.column}: @effects('gain')")

        def tag(function: F) -> F:
            named = getattr(function, "__effects__", ())
            function.__effects__ = (*named, (self, name))  # type: ignore[attr-defined]
            return function

        return tag

    def play(self, game: Any, name: str, *given: Any) -> Any:
        """Play the effect with the function of the game's own class (overridden, edited, traced); gives its result."""
        try:
            function = game.effect_functions[self.key][name]
        except KeyError:
            raise InvalidContent(self._unknown(type(game), table_fault, self.table, name)) from None
        return getattr(game, function)(*given)

    # --- the check of the table ---------------------------------------------------------------------------------

    def names(self, game: type[Any]) -> tuple[str, ...]:
        """The names the game has functions for, in the order in which they are written."""
        return tuple(game.effect_functions.get(self.key, ()))

    def paired(self, game: type[Any], name: str, amounts: Sequence[Any]) -> Iterator[tuple[Amount, Any]]:
        """Each amount of a row with the parameter it is for, as far as there are parameters."""
        wanted = self._wanted(game, name)
        for i, amount in enumerate(amounts):
            if i < len(wanted) or (wanted and wanted[-1].repeated):
                yield wanted[min(i, len(wanted) - 1)], amount

    def faults(
        self, game: type[Any], row: TableRow, name: str, amounts: Sequence[int | str], speak: Speak | None = None
    ) -> Iterator[Fault]:
        """What is wrong with the effect that a row names: no function, another number or kind of amounts.

        `speak`: the words of the game, if its messages say more than the engine's.
        """
        if name not in self.names(game):
            yield self._unknown(game, row.fault, self.column, name)
            return
        wanted = self._wanted(game, name)
        least = sum(not (amount.optional or amount.repeated) for amount in wanted)
        most = None if wanted and wanted[-1].repeated else len(wanted)
        if len(amounts) < least or (most is not None and len(amounts) > most):
            kind = "amounts_at_least" if most is None else "amounts_count" if most == least else "amounts_between"
            named = f": {' '.join(map(str, wanted))}" if wanted else ""
            facts = {"effect": name, "count": len(amounts), "wanted": least, "most": most or 0, "names": named}
            yield row.fault(kind, self.amounts, self.clause, speak, **facts)
            return
        for parameter, amount in self.paired(game, name, amounts):
            if wrong := parameter.wrong(amount):
                kind, about = wrong
                yield row.fault(kind, self.amounts, self.clause, speak, **about)

    def check_used(self, game: type[Any], used: Iterable[str]) -> None:
        """Every effect of the game is in its own table; raises InvalidContent. A designer's deck may use only some."""
        used = set(used)
        functions = game.effect_functions.get(self.key, {})
        unused = [(name, function) for name, function in functions.items() if name not in used]
        if unused:
            raise InvalidContent(
                *(
                    table_fault("effect_unused", self.table, clause=self.clause, effect=name, function=function)
                    for name, function in unused
                )
            )

    def _unknown(self, game: type[Any], fault: Callable[..., Fault], where: str, name: str) -> Fault:
        known = self.names(game)
        near = difflib.get_close_matches(name, known, n=3)
        kind = "cell_unknown_near" if near else "cell_unknown"
        facts = {"cell": echo(name), "near": ", ".join(near), "known": ", ".join(known)}
        return fault(kind, where, clause=self.clause, **facts)

    def _wanted(self, game: type[Any], name: str) -> tuple[Amount, ...]:
        """The amounts of an effect; for an edited game those of the default one, whose parameters it must keep."""
        default = game.default_class or game
        return _parameters(getattr(default, default.effect_functions[self.key][name]), len(self.given))


@memo
def _parameters(function: Callable[..., Any], given: int) -> tuple[Amount, ...]:
    amounts = list(inspect.signature(function).parameters.values())[given:]

    def annotated() -> None: ...

    # The other annotations may name what is imported for type checkers alone.
    annotated.__annotations__ = {amount.name: amount.annotation for amount in amounts}
    kinds = get_type_hints(annotated, inspect.unwrap(function).__globals__, include_extras=True)
    return tuple(
        Amount(
            amount.name,
            kinds[amount.name],
            optional=amount.default is not amount.empty,
            repeated=amount.kind is amount.VAR_POSITIONAL,
        )
        for amount in amounts
    )


# --- when a class is made -------------------------------------------------------------------------------------------


def effect_functions(game: type) -> Mapping[str, Mapping[str, str]]:
    """{table and column: {name: function}} of a class and its bases; raises TypeError for what could not be played."""
    found: dict[str, dict[str, str]] = {}
    for base in reversed(game.__mro__):
        for effects, name, attribute in _own_effects(base):
            other = found.setdefault(effects.key, {}).setdefault(name, attribute)
            if other != attribute:
                raise TypeError(
                    f"{game.__name__}: {other} and {attribute} are both the effect {name!r} of {effects.table}; "
                    f"give one of them another name, or call it {other} if it is to replace that one"
                )
    return found


def _own_effects(base: type) -> tuple[tuple[Effects, str, str], ...]:
    """The effects that a class itself plays, each with its function's name.

    They are kept with the class: many classes are made on top of the same ones, one for every edit of a rule.
    """
    kept: tuple[tuple[Effects, str, str], ...] | None = _played_by.get(base)
    if kept is None:
        found = []
        for attribute, function in vars(base).items():
            for effects, name in getattr(function, "__effects__", ()) if inspect.isfunction(function) else ():
                _check(effects, name, function)
                found.append((effects, name, attribute))
        kept = _played_by[base] = tuple(found)
    return kept


_played_by: WeakKeyDictionary[type, tuple[tuple[Effects, str, str], ...]] = WeakKeyDictionary()


@lru_cache(maxsize=4096)
def _check(effects: Effects, name: str, function: Callable[..., Any]) -> None:
    where = f"{function.__qualname__}, the effect {name!r} of {effects.table},"
    if not clauses_of(function):
        raise TypeError(f'{where} has no clause; write @clause("...") above its def')
    parameters = list(inspect.signature(function).parameters.values())
    given, amounts = parameters[: len(effects.given)], parameters[len(effects.given) :]
    if tuple(parameter.name for parameter in given) != effects.given:
        raise TypeError(f"{where} is called with other parameters; write def ...({', '.join(effects.given)}, amounts)")
    for amount in amounts:
        if amount.kind in (amount.KEYWORD_ONLY, amount.VAR_KEYWORD):
            raise TypeError(f"{where} takes {amount.name} by name; amounts are given in their order")
        if amount.annotation is amount.empty:
            raise TypeError(f"{where} does not say what {amount.name} is; write {amount.name}: int, for example")
