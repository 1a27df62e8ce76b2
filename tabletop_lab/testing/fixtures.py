"""The fixtures of checks, and how their failures are shown: a pytest plugin, used where checks are collected.
`game`, `subject` and `facts` last for a whole module of checks, because Hypothesis needs that."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from tabletop_lab.engine.core import catalogue

from . import finding
from .collecting import Checks
from .speech import Reader
from .subject import Subject


@pytest.fixture(scope="module")
def subject(request: Any) -> Subject:
    """The game under test, with its facts and files."""
    return request.node.subject  # type: ignore[no-any-return]


@pytest.fixture(scope="module")
def game(subject: Subject) -> Iterator[Any]:
    """The class under test. It is in the catalogue meanwhile, because records name their game."""
    before = dict(catalogue._registered)
    catalogue.register(subject.game)
    yield subject.game
    catalogue._registered.clear()
    catalogue._registered.update(before)


@pytest.fixture(scope="module")
def facts(subject: Subject) -> Any:
    """What is known about the rulebooks and texts of the game."""
    return subject.facts


@pytest.fixture
def check(caplog: Any) -> Any:
    """Collects wrong texts, and shows all of them when the check is over."""
    return Reader(caplog)


@pytest.hookimpl(wrapper=True)
def pytest_pyfunc_call(pyfuncitem: Any) -> Any:
    """Show a failure with the advice of its check; `--full-trace` shows the traceback."""
    if pyfuncitem.getparent(Checks) is None or pyfuncitem.config.option.fulltrace:
        return (yield)
    finding.forget()
    try:
        done = yield
        if reader := pyfuncitem.funcargs.get("check"):
            reader.verdict()
        return done
    except (Exception, pytest.fail.Exception) as error:
        text = finding.told(error, getattr(pyfuncitem.function, "advice", None))
    pytest.fail(text, pytrace=False)
