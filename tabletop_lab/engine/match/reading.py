"""Reads a value of a position as the type of its field says: strictly, and with every fault at its place.

Numbers are whole numbers and no yes or no; lists may stand for tuples, since a record has no tuples.
"""

from __future__ import annotations

import dataclasses
import math
import types
import typing
from collections.abc import Iterator, Mapping, Set
from typing import Annotated, Any, Literal, Union, get_args, get_origin

from ..core.domains import Domain
from ..core.errors import Fault
from ..core.memo import memo
from ..core.position_faults import joined, named, position_fault

LARGEST = 10**12
LONGEST_TEXT, MOST_THINGS = 1_000, 10_000
"""The largest number, the longest text and the longest list where the type says no limit of its own."""


class Wrong(Exception):
    """A value that is not what the type says; the faults stand in the reading."""


class Reading:
    """One value for one field of a game; `faults` has what is wrong with it."""

    def __init__(self, game: Any) -> None:
        self.game, self.faults = game, list[Fault]()
        self._domains: dict[int, Any] = {}

    def take(self, hint: Any, value: Any, where: str) -> Any:
        """The value as the field keeps it; None where it is wrong, and then there is a fault."""
        before = len(self.faults)
        try:
            return self._take(hint, value, where)
        except Wrong:
            assert len(self.faults) > before
            return None

    def _take(self, hint: Any, value: Any, where: str) -> Any:
        origin, args = get_origin(hint), get_args(hint)
        if hint is Any:
            return value
        if origin is Annotated:
            return self._marked(args[0], args[1:], value, where)
        if origin in (Union, types.UnionType):
            return self._one_of(args, value, where)
        if origin is Literal:
            return self._literal(args, value, where)
        kind = origin or hint
        if kind is dict:
            key_hint, part_hint = args or (Any, Any)
            return self._dict(key_hint, part_hint, value, where)
        if kind in (list, frozenset):
            return kind(self._things(args[0] if args else Any, value, where))
        if kind is tuple or (isinstance(kind, type) and issubclass(kind, tuple)):
            return self._tuple(kind, args, value, where)
        if dataclasses.is_dataclass(kind):
            return self._parts(kind, value, where)
        return self._plain(kind, value, where)

    def _plain(self, kind: type, value: Any, where: str) -> Any:
        if kind is bool or kind is int:
            fits = type(value) is kind
        elif kind is float:
            fits = type(value) in (int, float) and math.isfinite(value)
        elif kind is type(None):
            fits = value is None
        else:
            fits = isinstance(value, kind) or (issubclass(kind, str) and isinstance(value, str))
        if not fits:
            raise self._fault(where, "not_of_type", value=value, of_type=kind)
        if kind in (int, float) and abs(value) > LARGEST:
            raise self._fault(where, "number_too_large", value=value, most=LARGEST)
        if isinstance(value, str):
            if len(value) > LONGEST_TEXT:
                raise self._fault(where, "text_too_long", count=len(value), most=LONGEST_TEXT)
            if "\ud800" <= max(value, default="") <= "\udfff" or any("\ud800" <= c <= "\udfff" for c in value):
                raise self._fault(where, "not_of_type", value=value, of_type=str)
            return value if kind is not str or type(value) is str else str.__str__(value)
        return value

    def _marked(self, hint: Any, marks: tuple[Any, ...], value: Any, where: str) -> Any:
        taken = self._take(hint, value, where)
        before = len(self.faults)
        for mark in marks:
            if type(mark) is Domain and taken in self._domain(mark):
                continue
            if hasattr(mark, "faults"):
                self.faults += mark.faults(taken, self.game, self._speak(where))
        if len(self.faults) > before:
            raise Wrong
        return taken

    def _domain(self, mark: Domain) -> Any:
        """The values of a domain, looked up once."""
        values = self._domains.get(id(mark))
        if values is None:
            values = mark.of(self.game)
            values = self._domains[id(mark)] = (
                values if isinstance(values, range | Set | Mapping) else frozenset(values)
            )
        return values

    def _one_of(self, hints: tuple[Any, ...], value: Any, where: str) -> Any:
        tried = []
        for hint in hints:
            attempt = Reading(self.game)
            attempt._domains = self._domains
            try:
                return attempt._take(hint, value, where)
            except Wrong:
                tried += attempt.faults
        # What comes nearest is told, with what every alternative allows.
        near = [fault for fault in tried if fault.kind == "not_in_domain"] or tried
        self.faults.append(joined(near))
        raise Wrong

    def _literal(self, allowed: tuple[Any, ...], value: Any, where: str) -> Any:
        for one in allowed:
            if type(one) is bool or type(value) is bool:
                if one is value:
                    return one
            elif isinstance(value, type(one)) and value == one:
                return one
        raise self._fault(where, "not_in_domain", value=value, domain=allowed)

    def _things(self, hint: Any, value: Any, where: str) -> list[Any]:
        if not isinstance(value, list | tuple | frozenset):
            raise self._fault(where, "not_of_type", value=value, of_type=list)
        if len(value) > MOST_THINGS:
            raise self._fault(where, "not_so_many", count=len(value), least=0, most=MOST_THINGS)
        if get_origin(hint) is Annotated and get_args(hint)[0] is str and type(get_args(hint)[1]) is Domain:
            known = self._domain(get_args(hint)[1])  # long lists of cards are read at once
            if len(get_args(hint)) == 2 and all(type(thing) is str and thing in known for thing in value):
                return list(value)
        return self._all((hint, thing, f"{where}.{at}") for at, thing in enumerate(value))

    def _tuple(self, kind: type, args: tuple[Any, ...], value: Any, where: str) -> Any:
        if not args and (hints := typing.get_type_hints(kind, include_extras=True)) and hasattr(kind, "_fields"):
            args = tuple(hints[name] for name in kind._fields)
        if not args or args[1:] == (...,):
            return tuple(self._things(args[0] if args else Any, value, where))
        if not isinstance(value, list | tuple):
            raise self._fault(where, "not_of_type", value=value, of_type=tuple)
        if len(value) != len(args):
            raise self._fault(where, "not_so_many", count=len(value), least=len(args), most=len(args))
        things = self._all(
            (hint, part, f"{where}.{at}") for at, (hint, part) in enumerate(zip(args, value, strict=True))
        )
        return kind(*things) if hasattr(kind, "_fields") else tuple(things)

    def _dict(self, key_hint: Any, hint: Any, value: Any, where: str) -> dict[Any, Any]:
        if not isinstance(value, Mapping):
            raise self._fault(where, "not_of_type", value=value, of_type=dict)
        if len(value) > MOST_THINGS:
            raise self._fault(where, "not_so_many", count=len(value), least=0, most=MOST_THINGS)
        keys = self._all((key_hint, _number(key_hint, key), f"{where}.{named(key)}") for key in value)
        parts = self._all((hint, part, f"{where}.{named(key)}") for key, part in value.items())
        return dict(zip(keys, parts, strict=True))

    def _parts(self, kind: Any, value: Any, where: str) -> Any:
        """A dataclass: one of its own, or a table with its fields."""
        if isinstance(value, kind):
            return value
        fields = {field.name: field for field in dataclasses.fields(kind)}
        if not isinstance(value, Mapping):
            raise self._fault(where, "not_of_type", value=value, of_type=dict)
        for name in value:
            if name not in fields:
                raise self._fault(f"{where}.{named(name)}", "no_entry", known=tuple(fields))
        needed = [n for n, f in fields.items() if f.default is f.default_factory is dataclasses.MISSING]
        if missing := [name for name in needed if name not in value]:
            raise self._fault(where, "entry_missing", entry=missing[0])
        hints = typing.get_type_hints(kind, include_extras=True)
        parts = self._all((hints[name], part, f"{where}.{name}") for name, part in value.items())
        return kind(**dict(zip(value, parts, strict=True)))

    def _all(self, wanted: Iterator[tuple[Any, Any, str]]) -> list[Any]:
        """Each part, and after the last one all that is wrong."""
        before = len(self.faults)
        taken = [self.take(hint, part, where) for hint, part, where in wanted]
        if len(self.faults) > before:
            raise Wrong
        return taken

    def _speak(self, where: str) -> Any:
        return lambda kind, clause="", **facts: position_fault(self.game, where, kind, clause, **facts)

    def _fault(self, where: str, kind: str, clause: str = "", **facts: Any) -> Wrong:
        self.faults.append(position_fault(self.game, where, kind, clause, **facts))
        return Wrong()


def _number(hint: Any, key: Any) -> Any:
    """A key of a record is a text; where the field counts by numbers it is read as one."""
    plain = get_args(hint)[0] if get_origin(hint) is Annotated else hint
    if plain is int and isinstance(key, str) and key.isascii() and key.isdigit() and len(key) < 12:
        return int(key)
    return key


@memo
def types_of(state_class: type) -> dict[str, Any]:
    """The types of the fields by name, with what is said beside them."""
    return typing.get_type_hints(state_class, include_extras=True)
