"""Public calls check what they are given by what their parameters say: a wrong kind is told, whatever it is."""

from __future__ import annotations

import inspect
import os
from collections.abc import Callable, Mapping
from functools import wraps
from pathlib import Path
from types import NoneType, UnionType
from typing import Any, ParamSpec, TypeVar, Union, get_args, get_origin

from ..language.localized import localized
from .errors import TabletopError, echo
from .plainly import plainly
from .strict import as_whole

P = ParamSpec("P")
T = TypeVar("T")

_CHECKED = {str: "text", int: "whole", bool: "bool", Path: "path", Mapping: "table", NoneType: "none"}
"""The kinds that are looked at, as our messages call them; a parameter of any other kind is left to its function."""


def checked(function: Callable[P, T]) -> Callable[P, T]:
    """Like `checked_but`, without anything left out.

    >>> @checked
    ... def walk(to: int, why: str = "") -> int:
    ...     return to
    >>> walk(4)
    4
    >>> walk("4")
    Traceback (most recent call last):
    tabletop_lab.TabletopError: to: '4' is not possible (allowed: a whole number)
    """
    return _checked(function, (), TabletopError)


def checked_but(*names: str, error: type[TabletopError] = TabletopError) -> Callable[[Callable[P, T]], Callable[P, T]]:
    """Makes a call whose arguments are of the kinds that its parameters name, else TabletopError says which is not.

    Looked at are texts, whole numbers, truth values, paths and mappings; whole numbers of other libraries become ints.
    Whatever its parameter says, every text or number of another class becomes a plain one first (see `plainly`).
    `names`: parameters that the function looks at itself. `error`: the kind of the error.
    """

    def decorate(function: Callable[P, T]) -> Callable[P, T]:
        return _checked(function, names, error)

    return decorate


def _checked(function: Callable[P, T], but: tuple[str, ...], error: type[TabletopError]) -> Callable[P, T]:
    signature: inspect.Signature | None = None
    kinds: dict[str, tuple[type, ...]] = {}

    @wraps(function)
    def call(*given: P.args, **named: P.kwargs) -> T:
        nonlocal signature
        if signature is None:  # when it is first called: by then everything that annotations name is there
            kinds.update({name: found for name, found in _kinds(function).items() if name not in but})
            signature = inspect.signature(function)
        try:
            bound = signature.bind(*given, **named)
        except TypeError:
            return function(*given, **named)  # Python says it best itself
        for name, value in bound.arguments.items():
            bound.arguments[name] = value = plainly(value)
            wanted = kinds.get(name)
            if wanted is None or _fits(value, wanted):
                continue
            number = as_whole(value) if int in wanted else None
            if number is None:
                raise error(_fault(name, value, wanted, getattr(given[0], "lang", "en") if given else "en"))
            bound.arguments[name] = number
        return function(*bound.args, **bound.kwargs)

    return call


def _kinds(function: Callable[..., Any]) -> dict[str, tuple[type, ...]]:
    """For each parameter that is looked at, the types it may have."""
    found = {}
    for name, parameter in inspect.signature(function).parameters.items():
        if parameter.kind in (parameter.VAR_KEYWORD, parameter.VAR_POSITIONAL):
            continue
        hint = parameter.annotation
        try:
            hint = eval(hint, vars(inspect.getmodule(function))) if isinstance(hint, str) else hint
        except (NameError, TypeError):
            continue  # a name that only type checkers import
        parts = get_args(hint) if get_origin(hint) in (Union, UnionType) else (hint,)
        types = tuple(get_origin(part) or part for part in parts)
        if set(types) <= _CHECKED.keys():
            found[name] = types
    return found


def _fits(value: object, wanted: tuple[type, ...]) -> bool:
    for kind in wanted:
        if kind is int:
            if type(value) is int:
                return True
        elif kind is Path:
            if isinstance(value, os.PathLike):
                return True
        elif isinstance(value, kind):
            return True
    return False


def _fault(name: str, value: object, wanted: tuple[type, ...], lang: str) -> Any:
    # The first kind is the one to name: `str | Path`, `Mapping | str | None`.
    kind = next((_CHECKED[one] for one in wanted if one in (Path, Mapping)), _CHECKED[wanted[0]])
    return localized(f"no_{kind}_given", "call", lang=lang, name=name, given=echo(value))
