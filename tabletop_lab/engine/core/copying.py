"""Copies of plain data: code written once for each class, from the types of its fields. Knows no rule and no view."""

from __future__ import annotations

import dataclasses
import types
import typing
from collections.abc import Callable, Iterable
from typing import Any, Final, Literal, get_args, get_origin, get_type_hints

from .memo import memo

_PLAIN = (int, str, float, bool, bytes, type(None), tuple, frozenset)


def copy_code(hint: Any, code: str, where: str, base: type) -> str:
    """Python code that copies `code`, a value of type `hint`; the same code when the value cannot change."""
    origin, args = get_origin(hint), get_args(hint)
    if origin in (typing.Union, types.UnionType):
        if any(copy_code(arg, "x", where, base) != "x" for arg in args):
            raise TypeError(f"{where}: a choice between changeable types is not plain data")
        return code
    if origin is list or hint is list:
        item = copy_code(args[0], "x", where, base) if args else "x"
        return f"{code}[:]" if item == "x" else f"[{item} for x in {code}]"
    if origin is set or hint is set:
        raise TypeError(f"{where}: a copied set may have another order: use dict[..., bool], a list or a frozenset")
    if origin is dict or hint is dict:
        value = copy_code(args[1], "v", where, base) if args else "v"
        return f"{code}.copy()" if value == "v" else f"{{k: {value} for k, v in {code}.items()}}"
    if origin in (tuple, frozenset, Literal, Final) or (isinstance(hint, type) and issubclass(hint, _PLAIN)):
        return code
    if isinstance(hint, type) and issubclass(hint, base):
        return f"{code}.copy()"
    if isinstance(hint, type) and dataclasses.is_dataclass(hint) and hint.__dataclass_params__.frozen:  # type: ignore[attr-defined]
        return code
    raise TypeError(
        f"{where}: {hint!r} is not plain data (numbers, text, tuples, lists, dicts, frozen dataclasses)"
    )


def copier(data_class: type, fields: Iterable[dataclasses.Field[Any]], base: type) -> Callable[[Any], Any]:
    """A function written for this class that copies one value of it; values of the class `base` copy themselves.

    >>> @dataclasses.dataclass
    ... class Table:
    ...     pawn: int
    ...     hands: dict[str, list[str]]
    >>> table = Table(1, {"P1": ["A"]})
    >>> other = copier(Table, dataclasses.fields(Table), Table)(table)
    >>> other.hands["P1"].append("B")
    >>> table, other
    (Table(pawn=1, hands={'P1': ['A']}), Table(pawn=1, hands={'P1': ['A', 'B']}))
    """
    hints = hints_of(data_class)
    parts = [copy_code(hints[f.name], f"s.{f.name}", f"{data_class.__name__}.{f.name}", base) for f in fields]
    return typing.cast(Callable[[Any], Any], eval(f"lambda s: C({', '.join(parts)})", {"C": data_class}))


def copier_of(hint: Any, where: str, base: type) -> Callable[[Any], Any]:
    """A function written for one type that copies a value of it; what cannot change is given back as it is.

    >>> copy = copier_of(dict[str, list[int]], "scores", type)
    >>> before = {"P1": [3]}
    >>> copy(before) == before, copy(before)["P1"] is before["P1"]
    (True, False)
    """
    return typing.cast(Callable[[Any], Any], eval(f"lambda value: {copy_code(hint, 'value', where, base)}"))


@memo
def hints_of(data_class: type) -> dict[str, Any]:
    """The types of the fields, by name."""
    return get_type_hints(data_class)
