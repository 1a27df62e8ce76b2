"""FN-7.2: one regular plan into hand, seen by nobody else, and nothing is paid."""

from __future__ import annotations

import tabletop_lab as tl
from tabletop_lab.engine import HIDDEN


def test_research_draws_one_plan_and_costs_nothing() -> None:
    match = tl.Match("fourteen_nights", players=3, seed=7)
    before = match.state
    after = match.play("2").state
    *held, drawn = after.hands["P2"]
    assert held == before.hands["P2"] and after.tc == before.tc
    told = [entry for entry in match.trace.about(clause="FN-7.2") if entry.kind == "event"]
    assert [(entry.name, entry.facts) for entry in told] == [("plan_drawn", {"player": "P2", "card": drawn})]
    other = told[0].seen_by("P3")
    assert other is not None and other.facts["card"] is HIDDEN
