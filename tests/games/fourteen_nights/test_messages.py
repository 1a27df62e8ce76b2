"""Sentences of A Dream of Fourteen Nights that once read badly, and the clause of a penalty."""

from __future__ import annotations

from typing import Any

import pytest

import tabletop_lab as tl
from tabletop_lab.games.fourteen_nights import FourteenNights

SAID: list[tuple[str, dict[str, Any], str, str]] = [
    ("plans_drawn", {"player": "P1", "cards": ("R01",), "count": 1},
     "P1 draws the regular plan “Street pancakes”.", "P1이 일반 계획 1장을 뽑습니다: 길거리 호떡."),
    ("reshuffled", {"cards": 1, "kind": "regular_plan"},
     "The only discarded regular plan is the new deck.", "버린 일반 계획 카드 1장이 새 덱이 됩니다."),
    ("penalised", {"player": "P1", "penalty": 2},
     "P1 gave the least: the penalty is 2 memory.", "P1이 가장 적게 냈습니다. 패널티는 추억 2점입니다."),
    ("memory_changed", {"player": "P1", "change": -1, "memory": -1},
     "P1 loses 1 memory (now −1).", "P1이 추억 1점을 잃습니다. (이제 −1점)"),
    ("paid", {"player": "P1", "payee": "P3", "amount": 0, "owed": 500, "forgiven": 500},
     "P1 has no money left and pays P3 nothing of the 500 TC.", "P1은 돈이 없어 P3에게 줄 500 TC를 내지 못합니다."),
]  # fmt: skip


@pytest.mark.parametrize(("event", "facts", "english", "korean"), SAID, ids=[event for event, *_ in SAID])
def test_an_event_is_a_good_sentence(event: str, facts: dict[str, Any], english: str, korean: str) -> None:
    for lang, said in (("en", english), ("ko", korean)):
        assert FourteenNights.words(lang)(f"event-{event}", **facts) == said


def test_the_penalty_of_a_missed_goal_stands_under_its_own_clause() -> None:
    """Not under points from chance cards (FN-H7), which go the same way onto the sheet of points."""
    match = tl.Match(FourteenNights, 4, seed=2).run()
    penalties = match.trace.events("penalised")
    assert {penalty.clauses for penalty in penalties} == {("FN-12.3.5", "FN-12.3", "FN-12.1")}


def test_why_a_penalty_is_told_before_what_it_takes() -> None:
    told = [event.name for event in tl.Match(FourteenNights, 4, seed=2).run().trace.events()]
    assert told[told.index("penalised") + 1] == "memory_changed"


def test_a_barred_space_says_what_follows_from_the_last_turn() -> None:
    words = {lang: FourteenNights.words(lang) for lang in ("en", "ko")}
    facts = {"player": "P1", "space_n": 4, "space": "x"}
    assert [words[lang]("refused-barred", **facts) for lang in words] == [
        "4 x is barred: P1 acted there in the previous turn or since.",
        "4번 x는 막혀 있습니다. P1이 지난 턴이나 그 뒤에 거기에서 행동했습니다.",
    ]


@pytest.mark.parametrize(
    ("days", "given", "allowed", "english", "korean"),
    [
        (1, 2, "7, or more days", "no token recovers in a game of one day", "하루짜리 게임에는 회복하는 날이"),
        (2, 3, "2", "3 is after the last day", "2만 쓸 수 있습니다."),
        (9, 10, "2 to 9", "10 is after the last day", "2에서 9 사이로 고르세요."),
    ],
)
def test_a_range_without_a_number_in_it_is_never_offered(
    days: int, given: int, allowed: str, english: str, korean: str
) -> None:
    with pytest.raises(tl.InvalidRules) as refused:
        tl.Match(FourteenNights, rules={"days": days, "recovery_day": given})
    assert english in str(refused.value) and f"(allowed: {allowed})" in str(refused.value)
    (fault,) = refused.value.faults
    assert korean in fault.localized("ko").reason
    tl.Match(FourteenNights, rules={"days": days})  # what is offered is taken
    if days > 1:
        tl.Match(FourteenNights, rules={"days": days, "recovery_day": 2})
