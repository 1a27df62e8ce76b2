"""Reads values as what they are: True is not a number, "7" and 7.0 are not whole numbers, a list is not a text.

Only the outside of a container is read leniently: files know lists, where a game has tuples and sets.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from operator import index
from types import UnionType
from typing import Annotated, Any, Union, get_args, get_origin

from pydantic import Field, Strict, TypeAdapter

from ..language.localized import localized
from .errors import Fault, TabletopError, echo
from .plainly import plainly

_SCALARS = (int, float, bool, str)
LONGEST_NUMBER = 40
"""So many digits a number that somebody gives can have."""
MOST = 10**15
"""No number of a position is larger."""
LONGEST_SEED = 64
"""So many letters a word as a seed can have."""


def whole(place: str, value: object, least: int | None = None, most: int | None = None, lang: str | None = None) -> int:
    """A whole number of any library's kind, as an int; TabletopError names the place and the range.

    >>> whole("n", 7, least=1)
    7
    >>> whole("n", 7.0, least=1)
    Traceback (most recent call last):
    tabletop_lab.TabletopError: n: 7.0 is not possible (allowed: a whole number of at least 1)
    """
    number = as_whole(value)
    if number is None or (least is not None and number < least) or (most is not None and number > most):
        kind = "no_whole" if least is None else "no_whole_least" if most is None else "no_whole_between"
        raise TabletopError(
            localized(kind, "call", lang=lang, name=place, given=echo(value), least=least or 0, most=most or 0)
        )
    return number


def as_whole(value: object) -> int | None:
    """The whole number that a value is, of at most 40 digits; None for everything else, True and 7.0 among it."""
    if isinstance(value, bool) or not hasattr(value, "__index__"):
        return None
    try:
        number = index(value)
    except Exception:
        return None
    return number if abs(number) < 10**LONGEST_NUMBER else None


def text(place: str, value: object, most: int = 200, lang: str | None = None) -> str:
    """A text that can be printed, in one line; TabletopError names the place.

    >>> text("title", 5)
    Traceback (most recent call last):
    tabletop_lab.TabletopError: title: 5 is not possible (allowed: a text of up to 200 letters)
    """
    value = plainly(value)
    if not isinstance(value, str) or len(value) > most or not value.isprintable():
        raise TabletopError(localized("no_text", "call", lang=lang, name=place, given=echo(value), most=most))
    return value


def seed(value: object, lang: str | None = None) -> int | str:
    """A seed that can be written down: a whole number (of any library's kind) or a word.

    >>> seed("tuesday"), seed(12)
    ('tuesday', 12)
    """
    value = plainly(value)
    if isinstance(value, str) and len(value) <= LONGEST_SEED and value.isprintable():
        return value
    number = as_whole(value)
    if number is None:
        raise TabletopError(
            localized(
                "no_seed", "call", lang=lang, name="seed", given=echo(value), digits=LONGEST_NUMBER,
                letters=LONGEST_SEED,
            )
        )  # fmt: skip
    return number


def adapter(hint: Any) -> TypeAdapter[Any]:
    """What checks a value against a type hint strictly.

    >>> adapter(dict[str, tuple[int, ...]]).validate_python({"P1": [1, 2]})
    {'P1': (1, 2)}
    """
    return TypeAdapter(_strict(hint))


def _strict(hint: Any) -> Any:
    if hint is int:
        return Annotated[int, Strict(), Field(ge=-MOST, le=MOST)]
    if hint in _SCALARS:
        return Annotated[hint, Strict()]
    origin, parts = get_origin(hint), get_args(hint)
    if origin is Annotated:
        return Annotated[(_strict(parts[0]), *hint.__metadata__)]
    if origin in (Union, UnionType):
        return Union[tuple(map(_strict, parts))]  # noqa: UP007
    if origin in (list, dict, tuple, set, frozenset) or (isinstance(origin, type) and issubclass(origin, Mapping)):
        return origin[tuple(part if part is Ellipsis else _strict(part) for part in parts)]
    return hint


def unknown(name: str, given: object, known: Iterable[str], lang: str | None = None) -> Fault:
    """A name that there is not, with those there are.

    >>> print(unknown("theme", "pink", ("light", "dark")))
    theme: there is no theme 'pink' (allowed: light, dark)
    """
    return localized("unknown", "call", lang=lang, name=name, given=echo(given), known=", ".join(map(str, known)))


def word(part: object) -> str:
    """A part of a list or table as the text that it is written as; what is neither text nor a whole number is no word.

    >>> word("wolf"), word(2), word(2.0), word(True)
    ('wolf', '2', '<2.0>', '<True>')
    """
    return str(part) if isinstance(part, str) or as_whole(part) is not None else f"<{echo(part)}>"


def exactly_one_of(value: object, readings: tuple[Any, ...]) -> bool:
    """Whether a value is one of the readings, and of its kind: True is not 1.

    >>> exactly_one_of(True, (1, 6)), exactly_one_of(6, (1, 6))
    (False, True)
    """
    try:
        return any(reading == value and type(reading) is type(value) for reading in readings)
    except Exception:  # a value that cannot be compared
        return False


def plain(value: object, depth: int = 20) -> Any:
    """Numbers of other libraries as Python's own, and lists as tuples: what a file writes as it is kept."""
    if isinstance(value, list | tuple) and depth:
        parts = list.__iter__(value) if isinstance(value, list) else tuple.__iter__(value)
        return tuple(plain(part, depth - 1) for part in parts)
    if type(value) in _SCALARS or value is None:
        return value
    number = as_whole(value)
    if number is not None:
        return number
    return float.__float__(value) if isinstance(value, float) else value
