"""The tester plays a game with modes in each of them, and edits the functions of every mode."""

from __future__ import annotations

import random

import pytest

from tabletop_lab.testing.checks.one_truth import test_whoever_edits_a_clause_changes_what_is_played as edits
from tabletop_lab.testing.corpus import sampled_rules
from tabletop_lab.testing.matches import fixed_tables, modes_of
from tabletop_lab.testing.nonsense import places
from tabletop_lab.testing.one_truth import goes_on_as_a_cell, goes_on_as_a_file, reached, tagged
from tabletop_lab.testing.subject import Subject
from tests.engine.test_modes import Storm, Tower
from tests.registered import registered


def test_each_mode_is_played() -> None:
    assert modes_of(Tower) == modes_of(Tower, 1) == [{"mode": "plain"}, {"mode": "storm"}]
    assert [table["rules"] for table in fixed_tables(Tower)] == modes_of(Tower)
    dice = random.Random(1)
    assert {sampled_rules(Tower, dice, 1)["mode"] for _ in range(20)} == {"plain", "storm"}


def test_a_mode_is_played_by_as_many_as_it_seats(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Storm, "seats", range(2, 3))
    monkeypatch.setattr(Tower, "seats", range(1, 3))
    assert modes_of(Tower, 1) == [{"mode": "plain"}]
    found = [(table["players"], table["rules"]["mode"]) for table in fixed_tables(Tower)]
    assert found == [(1, "plain"), (2, "storm")]


def test_functions_of_one_name_are_told_apart() -> None:
    assert {name: said.clauses for name, said in tagged(Tower).items()} == {
        "build": ("TW-2",), "Tower.weather": ("TW-3",), "Storm.weather": ("TW-4",), "strike": ("TW-5",),
    }  # fmt: skip
    found = reached(Subject(Tower))
    assert set(found) == set(places(Tower)) == set(tagged(Tower))
    assert {name: found[name].rules.get("mode", "plain") for name in ("Tower.weather", "Storm.weather", "strike")} == {
        "Tower.weather": "plain", "Storm.weather": "storm", "strike": "storm",
    }  # fmt: skip


@pytest.mark.parametrize("goes_on", [goes_on_as_a_cell, goes_on_as_a_file])
def test_an_edit_is_met_in_the_mode_that_plays_it(goes_on: object) -> None:
    with registered(Tower):
        edits(Tower, Subject(Tower), goes_on)
