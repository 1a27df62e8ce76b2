"""Remembering what depends on a class alone. One decorator, typed; no state of any match may be kept with it."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Any, TypeVar, cast

F = TypeVar("F", bound=Callable[..., Any])


def memo(function: F) -> F:
    """`functools.lru_cache` that keeps the function's type and takes classes as arguments."""
    return cast(F, lru_cache(maxsize=256)(function))
