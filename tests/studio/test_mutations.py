"""A few of the edits of `python -m tests.studio.mutations`."""

import re
from pathlib import Path

import pytest

from tests.studio.mutations import EDITS, GAMES, Edit, edits, judged, said

EDITED = edits(10, 6)[3::5] + edits(10, 6)[4::5]
"""Two edited records and two edited rules, of different games."""


@pytest.mark.parametrize("edit", EDITED, ids=lambda edit: edit.what)
def test_an_edit_is_caught_with_its_line(edit: Edit, tmp_path: Path) -> None:
    assert judged(edit, said(edit, tmp_path)) == "caught", edit


def test_what_is_caught_elsewhere_is_missed() -> None:
    edit = Edit("cetkaik", "a card", "en", 12, "")
    assert judged(edit, "rulebook.en.md:13: the game has no card X99") == "MISSED"
    assert judged(edit, "rulebook.en.md:12: the game has no card X99") == "caught"
    assert judged(edit, "") == "MISSED"


def test_the_edits_are_of_all_kinds_and_games() -> None:
    made = edits(50, 1)
    assert {one.game for one in made} == set(GAMES)
    assert {re.sub("^the rule .*", "a rule", one.what) for one in made} == {*EDITS, "a record", "a rule"}
