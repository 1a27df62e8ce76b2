"""The short form of the harness: a few seconds of hostile records, values, positions, calls and files, always the same.
The long form is a program: see harness.py."""

from __future__ import annotations

import sys

import pytest

import tabletop_lab as tl
from tabletop_lab.engine.core.errors import LONGEST_MESSAGE, Fault, TabletopError
from tabletop_lab.engine.core.rules import names_files
from tabletop_lab.testing.sample import Market
from tests.fuzz import harness, mutations
from tests.registered import registered


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no timer of processor time")
@pytest.mark.parametrize(
    ("kind", "count"), [("records", 250), ("values", 400), ("positions", 250), ("calls", 500), ("files", 150)]
)
def test_what_is_hostile_works_or_is_refused(kind: str, count: int) -> None:
    with registered(Market):
        found = harness.fuzz(kind, count)
    assert found.wrong == []
    assert found.outcomes.total() + found.in_play.total() >= count * 0.9 and found.longest <= LONGEST_MESSAGE
    assert found.outcomes["worked"] > count / 100 and found.outcomes.total() > found.outcomes["worked"]


@pytest.mark.parametrize("game", harness.FILES)
def test_every_hostile_file_is_given_to_a_parameter_that_reads_files(game: str) -> None:
    fields = tl.games()[game].Rules.model_fields
    assert [name for name in harness.FILES[game] if name not in fields or not names_files(fields[name])] == []


def test_every_table_of_void_seeders_is_tried() -> None:
    fields = tl.games()["void_seeders"].Rules.model_fields
    assert {name for name, field in fields.items() if names_files(field)} == set(harness.FILES["void_seeders"])


def test_the_same_seed_makes_the_same_things() -> None:
    from random import Random

    assert len(mutations.RECORDS) > 110
    assert [mutations.record(Random(i)) for i in range(9)] == [mutations.record(Random(i)) for i in range(9)]


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no timer of processor time")
def test_the_harness_finds_what_is_wrong(monkeypatch: pytest.MonkeyPatch) -> None:
    """Raw errors, messages that are too long, and what does not end: each is found."""
    monkeypatch.setattr(harness, "SECONDS", 0.1)

    def endless() -> None:
        while True:
            pass

    def long() -> None:
        error = TabletopError(Fault("a", "b"))
        monkeypatch.setattr(TabletopError, "text", lambda self, lang: "x" * 9_999)
        raise error

    for action, said in ((endless, "Hang"), (lambda: 1 / 0, "ZeroDivisionError"), (long, "9999 characters")):
        found = harness.Findings()
        harness.attempt(found, "call 1", action)
        assert len(found.wrong) == 1 and said in found.wrong[0]
