"""Which clauses nothing can show: notes alone, and a few games show none of them. The many games: every_clause.py."""

from __future__ import annotations

from tabletop_lab.games.tiedie.game import Tiedie
from tests.games.tiedie.every_clause import CANNOT, CLAUSES, MODES


def test_only_notes_cannot_be_at_work_and_each_has_its_reason() -> None:
    book = Tiedie.rulebook("en")
    assert {clause: book[clause].kind for clause in CANNOT} == dict.fromkeys(CANNOT, "note")
    assert all(CANNOT.values())


def test_what_cannot_be_at_work_never_is_and_most_others_are_soon() -> None:
    found = CLAUSES.where(CLAUSES.at_work(len(MODES)))
    assert len(found) == 187
    assert [clause for clause in CANNOT if found[clause]] == []
    never = [clause for clause, places in found.items() if not places and clause not in CANNOT]
    assert len(never) < 10, never
