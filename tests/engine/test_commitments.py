"""Simultaneous choices: seats answer in any order, and change their own answer until the last one is in."""

from __future__ import annotations

from typing import Any

import pytest

import tabletop_lab as tl
from tabletop_lab.engine import Result
from tabletop_lab.engine.core import catalogue
from tabletop_lab.engine.match.match import Match
from tabletop_lab.engine.match.record import loads, to_text
from tests.engine.tiny_games import script


def bids(game: Any) -> Result:
    chosen = game.ask_all({player: (1, 2, 3) for player in game.players}, "bid")
    return Result((), reason=" ".join(f"{player}:{bid}" for player, bid in chosen.items()))


def match() -> Match:
    return Match(script(bids), players=3)


def test_any_order_is_recorded_in_seat_order() -> None:
    played = match().play(3, seat="P3").play(2, seat="P2")
    assert played.decision.player == "P1" and played.committed == ("P2", "P3") and played.step == 0
    played.play(1)
    assert played.result.reason == "P1:1 P2:2 P3:3"
    assert [str(answer) for answer in played.answers] == ["P1 bid: 1", "P2 bid: 2", "P3 bid: 3"]


def test_an_answer_can_be_changed_without_asking_the_others_again() -> None:
    played = match().play(1).play(2)
    assert played.decision.player == "P3"
    played.play(3, seat="P1")
    assert played.decision.player == "P3" and not played.branches
    assert played.play(1).result.reason == "P1:3 P2:2 P3:1"


def test_a_commitment_before_its_turn_can_be_changed_and_taken_back() -> None:
    played = match().play(3, seat="P3").play(2, seat="P3").play(1).play(1)
    assert played.result.reason == "P1:1 P2:1 P3:2"
    played = match().play(3, seat="P3").undo()
    assert played.committed == () and played.play(1).play(1).decision.player == "P3"


def test_nobody_sees_a_commitment() -> None:
    played = match().play(1).play(3, seat="P3")
    for viewer in ("P2", "P3", None):
        assert not [entry for entry in played.trace.for_player(viewer) if entry.kind == "decision"]


def test_a_branch_has_commitments_of_its_own() -> None:
    played = match().play(3, seat="P3")
    branch = played.branch().play(1, seat="P3")
    assert played.play(1).play(1).result.reason == "P1:1 P2:1 P3:3"
    assert branch.play(1).play(1).result.reason == "P1:1 P2:1 P3:1"


def test_a_record_keeps_an_answer_that_was_given_before_its_turn(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(catalogue._registered, "script", match().game)
    saved = to_text(match().play(3, seat="P3"))
    again = loads(saved)
    assert again.decision.player == "P1" and again.committed == ("P3",) and to_text(again).endswith("- P3 bid: '3'\n")
    assert again.play(1).play(2).result.reason == "P1:1 P2:2 P3:3"


@pytest.mark.parametrize("seat", ["P4", "nature", "P1 "])
def test_who_is_not_asked_is_refused(seat: str) -> None:
    with pytest.raises(tl.IllegalChoice, match="is not asked now.*P1, P2, P3"):
        match().play(1, seat=seat)
    with pytest.raises(tl.IllegalChoice, match="7"):
        match().play(7, seat="P3")


def test_one_seat_alone_cannot_be_answered_for() -> None:
    alone = Match(script(lambda game: Result((), reason=str(game.ask("P1", "bid", (1, 2))))))
    with pytest.raises(tl.IllegalChoice, match="P2"):
        alone.play(1, seat="P2")


def twice(game: Any) -> Result:
    """Two bids, one after the other, under one name."""
    first = bids(game).reason
    return Result((), reason=f"{first} / {bids(game).reason}")


def test_a_commitment_is_for_its_own_question_alone() -> None:
    """A bot that plays on answers for everybody; what was committed before is not kept for the next bid."""
    played = Match(script(twice), players=3).play(3, seat="P3").run("random", until=3)
    assert played.step == 3 and played.committed == ()
    played.play(1).play(1)
    assert played.decision.player == "P3" and played.play(2).result.reason.endswith("P1:1 P2:1 P3:2")


def test_going_the_same_way_again_keeps_a_commitment() -> None:
    played = match().play(1).play(2).play(3).undo().undo().undo()
    played.play(2, seat="P3").play(1)
    assert played.decision.player == "P2" and played.committed == ("P1", "P3")
    assert played.play(2).result.reason == "P1:1 P2:2 P3:2"
