"""Collects the checks as pytest tests: each module of checks is a collector for one game, named GAME/CHECKS.
Used by `pytest --game` and by the tests of this repository."""

from __future__ import annotations

import importlib
import pkgutil
from collections.abc import Iterable, Iterator
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from . import checks
from .subject import Need, Subject


def modules_of_checks() -> list[str]:
    """The names of all modules of checks, in alphabetical order."""
    return sorted(found.name for found in pkgutil.iter_modules(checks.__path__))


def _module(name: str) -> ModuleType:
    return importlib.import_module(f"{checks.__name__}.{name}")


def unmet(subject: Subject, module: ModuleType, check: Any = None) -> Need | None:
    """Return the first need of a module of checks, or of one check, that a game does not meet."""
    wanted = [*getattr(module, "NEEDS", ()), *getattr(check, "needs", ())]
    return next((need for need in wanted if not need.met(subject)), None)


class Checks(pytest.Module):
    """One module of checks for one game."""

    subject: Subject

    @classmethod
    def of(cls, parent: Any, subject: Subject, name: str) -> Checks:
        """Make the collector, below a session or a file of tests."""
        above = Path(parent.nodeid).parent.as_posix() if isinstance(parent, pytest.File) else "."
        node_id = f"{subject.name}/{name}" if above == "." else f"{above}/{subject.name}/{name}"
        made: Checks = cls.from_parent(
            parent, path=Path(str(_module(name).__file__)), name=f"{subject.name}/{name}", nodeid=node_id
        )
        made.subject = subject
        made.short = name
        return made

    def _getobj(self) -> ModuleType:
        return _module(self.short)

    def funcnamefilter(self, name: str) -> bool:
        """Checks are called test_..., whatever names the tests of a folder have."""
        return name.startswith("test_")

    def collect(self) -> Iterable[Any]:
        """Collect the checks that make sense for the game."""
        if unmet(self.subject, self.obj):
            return []
        return [
            node for node in super().collect()
            if not (isinstance(node, pytest.Function) and unmet(self.subject, self.obj, node.function))
        ]  # fmt: skip


def all_checks(parent: Any, subjects: Iterable[Subject]) -> Iterator[Checks]:
    """Every module of checks for every game."""
    for subject in subjects:
        for name in modules_of_checks():
            yield Checks.of(parent, subject, name)


def left_out(subject: Subject) -> dict[str, list[str]]:
    """Return what is not checked for a game: for each reason the modules of checks, and the number of single checks."""
    found: dict[str, list[str]] = {}
    for name in modules_of_checks():
        module, count = _module(name), {}
        for check in (thing for key, thing in vars(module).items() if key.startswith("test_")):
            if need := unmet(subject, module, check):
                count[need.missing] = count.get(need.missing, 0) + 1
        for missing, number in count.items():
            found.setdefault(missing, []).append(f"{name} ({number})")
    return found
