"""Things whose own methods fail: objects, and kinds of text, number, list, table and path with such methods."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import suppress
from os import PathLike
from typing import Any

METHODS = ("__eq__", "__hash__", "__len__", "__iter__", "__index__", "__bool__", "__repr__")
INDEED = ("__contains__", "__getitem__", "__lt__", "__float__", "__fspath__", "strip", "isprintable", "items", "keys")
"""What only some kinds are asked."""


def _no(*_: object, **__: object) -> Any:
    raise RuntimeError("no")


def failing(base: type, *names: str) -> type:
    """A class like `base` with methods that raise."""
    methods = dict.fromkeys(names, _no)
    if "__eq__" in names:
        methods["__ne__"] = _no
        methods.setdefault("__hash__", base.__hash__ or object.__hash__)
    if "__repr__" in names:
        methods |= {"__str__": _no, "__format__": _no}
    return type(f"Failing{base.__name__.title()}", (base,), methods)


class Table(Mapping[Any, Any]):
    """A table of a kind of its own, which cannot be read."""

    __getitem__ = __iter__ = __len__ = _no


def things(text: str) -> Iterator[tuple[str, Any]]:
    """Everything there is, with how it is called; `text` is what the texts among it hold."""
    for made, value in ((object, ()), (str, (text,)), (int, (2,)), (list, ([text],)), (dict, ({text: 2},))):
        for name in (*METHODS, *(INDEED if made is not object else ())):
            if name in vars(object) or name in METHODS or hasattr(made, name):
                yield f"{made.__name__} {name}", failing(made, name)(*value)
        yield f"{made.__name__} all", failing(made, *METHODS, *INDEED)(*value)
    yield "float __float__", failing(float, "__float__")(2.0)
    yield "path", type("FailingPath", (PathLike,), {"__fspath__": _no})()
    yield "table", Table()


def wrapped(thing: Any, name: str, everywhere: bool) -> Iterator[tuple[str, Any]]:
    """The thing alone and as a name in a table; `everywhere`: also in lists, and under `name` and others in tables."""
    yield "alone", thing
    with suppress(TypeError, RuntimeError):  # it has no hash
        yield "as a name", {thing: 1}
    if not everywhere:
        return
    yield "in a list", [thing]
    yield "in a tuple", (thing,)
    for key in ("P1", name, "edits"):
        yield f"in a table, {key}", {key: thing}
    yield "in a position", {"order": [thing], "pawn": {"P1": thing}}
