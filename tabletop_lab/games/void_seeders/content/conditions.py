"""The condition of an objective, as a designer writes it in one cell: `signal & (nest_destroyed | ship_destroyed)`.

It is read into a tree; nothing of the cell is run. `!` binds most, then `&`, then `|`.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Annotated, Any, Literal

from pydantic import BeforeValidator

from tabletop_lab.engine.core.content_tables import bad_cell
from tabletop_lab.engine.core.errors import echo

from .parts import Amounts, _amount

DEEPEST = 12
"""Brackets within brackets."""
_TOKEN = re.compile(r"\s*([&|!()]|[^\s&|!()]+)")


@dataclass(frozen=True, slots=True)
class Fact:
    """Something that is so or not: a named function of the game with its amounts."""

    name: str
    amounts: Amounts = ()

    def holds(self, ask: Callable[[Fact], bool]) -> bool:
        """Whether it is so; `ask` says it of a fact."""
        return ask(self)

    def facts(self) -> Iterator[Fact]:
        """Every fact of the condition, in the order in which they stand."""
        yield self

    def __str__(self) -> str:
        return " ".join(map(str, (self.name, *self.amounts)))


@dataclass(frozen=True, slots=True)
class Joined:
    """Several conditions: all of them (&), one at least (|), or the first one not (!).

    >>> condition = read_condition("signal & !(ship_destroyed | dead 2)")
    >>> condition.holds(lambda fact: fact.name == "signal"), [str(fact) for fact in condition.facts()]
    (True, ['signal', 'ship_destroyed', 'dead 2'])
    >>> str(condition)
    'signal & !(ship_destroyed | dead 2)'
    """

    how: Literal["&", "|", "!"]
    parts: tuple[Condition, ...]

    def holds(self, ask: Callable[[Fact], bool]) -> bool:
        """Whether it is so; no more facts are asked for than are needed."""
        if self.how == "!":
            return not self.parts[0].holds(ask)
        return (all if self.how == "&" else any)(part.holds(ask) for part in self.parts)

    def facts(self) -> Iterator[Fact]:
        """Every fact of the condition, in the order in which they stand."""
        for part in self.parts:
            yield from part.facts()

    def __str__(self) -> str:
        said = [f"({part})" if self._binds_more_than(part) else str(part) for part in self.parts]
        return f"!{said[0]}" if self.how == "!" else f" {self.how} ".join(said)

    def _binds_more_than(self, part: Condition) -> bool:
        return isinstance(part, Joined) and "!&|".index(self.how) < "!&|".index(part.how)


Condition = Fact | Joined


def read_condition(cell: Any) -> Condition:
    """Read a condition; a fault says what is wrong with it.

    >>> read_condition("arrives mars | arrives earth & nest_destroyed").how
    '|'
    """
    text = " ".join(str(cell).split())
    tokens = _TOKEN.findall(text)
    if not tokens:
        raise bad_cell("condition_empty")
    condition, rest = _one_of(tokens, text, 0)
    if rest:
        raise bad_cell("condition_bracket" if rest[0] == ")" else "condition_join", at=echo(rest[0]), cell=echo(text))
    return condition


def _one_of(tokens: list[str], text: str, depth: int) -> tuple[Condition, list[str]]:
    return _joined("|", lambda rest: _all_of(rest, text, depth), tokens)


def _all_of(tokens: list[str], text: str, depth: int) -> tuple[Condition, list[str]]:
    return _joined("&", lambda rest: _single(rest, text, depth), tokens)


def _joined(
    how: Literal["&", "|"], read: Callable[[list[str]], tuple[Condition, list[str]]], tokens: list[str]
) -> tuple[Condition, list[str]]:
    part, rest = read(tokens)
    parts = [part]
    while rest and rest[0] == how:
        part, rest = read(rest[1:])
        parts.append(part)
    return parts[0] if len(parts) == 1 else Joined(how, tuple(parts)), rest


def _single(tokens: list[str], text: str, depth: int) -> tuple[Condition, list[str]]:
    if depth > DEEPEST:
        raise bad_cell("condition_deep", most=DEEPEST)
    if not tokens:
        raise bad_cell("condition_end", cell=echo(text))
    if tokens[0] in "&|)":
        raise bad_cell("condition_gap", at=echo(tokens[0]), cell=echo(text))
    first, *rest = tokens
    if first == "!":
        part, rest = _single(rest, text, depth + 1)
        return Joined("!", (part,)), rest
    if first == "(":
        part, rest = _one_of(rest, text, depth + 1)
        if not rest:
            raise bad_cell("condition_bracket", at=echo("("), cell=echo(text))
        if rest[0] != ")":
            raise bad_cell("condition_join", at=echo(rest[0]), cell=echo(text))
        return part, rest[1:]
    words = []
    while rest and rest[0] not in "&|!()":
        words.append(_amount(rest.pop(0)))
    return Fact(first, tuple(words)), rest


ConditionCell = Annotated[Condition, BeforeValidator(read_condition)]
"""Type for the field of a row that holds a condition."""
