"""What may be tried in TIEDIE although it is never offered: its clause and its sentence, in both languages."""

from __future__ import annotations

from typing import Any

import pytest

from tabletop_lab import Match
from tests.games.tiedie.stories import PLAIN, begins

NEAR: dict[str, Any] = {"pawn": {"P1": "T5(2,1)", "P2": "T1(0,0)"}, "tokens": {"T5(2,2)": "IX"}}
ONE_STEP: dict[str, Any] = {"hands": {"P1": ["one_step"]}}
ATTACKS: dict[str, Any] = {"placed": {"P1": "attack"}}
SUSPECTED: dict[str, Any] = {"placed": {"P1": "move", "P2": "accuse", "P3": "move"}, "asleep": {}}

Case = tuple[dict[str, Any], list[str], str, str, str, str]
CASES: dict[str, Case] = {
    "Move without One Step": (
        {}, [], "move +1", "TD-11.1", "You do not hold One Step.", "한 걸음 카드가 없습니다.",
    ),
    "more One Steps than one has": (
        ONE_STEP, [], "move +2", "TD-11.4", "There may be 3 One Steps in a turn, as far as you have them.",
        "한 턴에 쓸 수 있는 한 걸음은 3장까지입니다.",
    ),
    "another card than the one that was laid": (
        ATTACKS | ONE_STEP, [], "move +1", "TD-4.7", "You did not lay Move this round.",
        "이번 라운드에 이동 카드를 내지 않았습니다.",
    ),
    "Attack with One Step, and nobody is near": (
        NEAR | ATTACKS | ONE_STEP, [], "attack +1", "TD-6.2",
        "Nobody can be attacked from here: Attack is not a second Move.",
        "여기서는 아무도 공격할 수 없습니다. 공격 카드로 이동만 할 수는 없습니다.",
    ),
    "an item of another token set": (
        NEAR, ["search T5(2,2)"], "exchange_down IY", "TD-3.12", "There is no IY among the items of this game.",
        "이번 게임의 아이템 가운데 IY는 없습니다.",
    ),
    "a seat of a larger table": (
        SUSPECTED, [], "attack P6 P2", "TD-8.18", "P6 does not play in this match.",
        "P6은 이번 게임에 참가하지 않습니다.",
    ),
}  # fmt: skip


@pytest.mark.parametrize(("position", "play", "tried", "clause", "english", "korean"), CASES.values(), ids=list(CASES))
def test_it_is_refused_by_its_clause(
    position: dict[str, Any], play: list[str], tried: str, clause: str, english: str, korean: str
) -> None:
    match = Match("tiedie", 3, seed=1, rules=PLAIN, position=begins(position))
    for answer in play:
        match.play(answer)
    assert match.decision is not None
    refusal = match.decision.why_not(tried)
    assert refusal is not None, match.decision
    assert (refusal.clause, refusal.text("en"), refusal.text("ko")) == (clause, english, korean)
