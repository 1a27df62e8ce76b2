"""A class that is named by a text instead of being imported: it is loaded when somebody needs it."""

from __future__ import annotations

from importlib import import_module
from importlib.util import resolve_name
from typing import Any


def class_at(named: str, owner: type[Any]) -> Any:
    """What "module:Class" names; ".board:Board" is beside the module of the `owner`. LookupError: nothing there.

    >>> class_at("tabletop_lab.engine.core.memo:memo", object).__name__
    'memo'
    """
    module, _, wanted = named.partition(":")
    try:
        module = resolve_name(module, owner.__module__.rpartition(".")[0])
        return getattr(import_module(module), wanted)
    except ModuleNotFoundError as error:
        if error.name != module and not module.startswith(f"{error.name}."):
            raise  # the module is there, and imports something that is not
        raise LookupError(named) from error
    except (AttributeError, ImportError, ValueError) as error:
        if isinstance(error, ImportError) and error.name:
            raise
        raise LookupError(named) from error
