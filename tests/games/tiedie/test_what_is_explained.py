"""What may be tried in TIEDIE although it is never offered: its clause and its sentence, in both languages."""

from __future__ import annotations

from typing import Any

import pytest

from tabletop_lab import IllegalChoice, Match
from tabletop_lab.games.tiedie.scenes import scene
from tests.games.tiedie.stories import PLAIN, begins

NEAR: dict[str, Any] = {"pawn": {"P1": "T5(2,1)", "P2": "T1(0,0)"}, "tokens": {"T5(2,2)": "IX"}}
ONE_STEP: dict[str, Any] = {"hands": {"P1": ["one_step"]}}
FULL: dict[str, Any] = {
    "pawn": {"P1": "T5(2,1)", "P2": "T5(2,0)", "P3": "T1(0,0)"}, "hands": {"P1": ["steal"], "P2": ["drink"]},
    "held": {"P1": ["IX", "IX"], "P2": ["IX"]},
}  # fmt: skip
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
    "Steal an item with full hands": (
        FULL, [], "steal P2 token", "TD-11.7", "You hold 2 items, which is the most: only a sleep card can be stolen.",
        "아이템을 이미 2개, 가질 수 있는 만큼 가지고 있습니다. 수면 카드만 훔칠 수 있습니다.",
    ),
    "Steal an item where there is none": (
        FULL | {"held": {}}, [], "steal P2 token", "TD-11.7", "P2 has nothing of that kind.",
        "P2에게는 그런 것이 없습니다.",
    ),
    "Steal from far away": (
        FULL, [], "steal P3 card", "TD-11.7", "P3 is not within 1 square.", "P3이 1칸 이내에 있지 않습니다.",
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


SEEN: dict[str, Any] = {
    "pawn": {"P1": "T5(1,1)", "P2": "T5(3,3)", "P3": "T5(3,1)"}, "targets": {"P1": "P2", "P2": "P3", "P3": "P1"},
    "placed": {"P1": "attack", "P2": "move"}, "asleep": {"P3": "choice"},
}  # fmt: skip
EMPTY: dict[str, Any] = {
    "start_player": "P2", "hunters": ["P1"], "placed": {"P1": "move", "P2": "attack"}, "asleep": {"P3": "choice"},
    "pawn": {"P1": "T5(1,1)", "P2": "T5(1,2)", "P3": "T1(0,0)"},
}  # fmt: skip
NOT_STRUCK = {
    "a sleeper would see it": (
        {}, SEEN, "attack", "TD-6.5", "P2 cannot be attacked from T5(2,2): P3 would be a witness, also asleep.",
        "T5(2,2)에서는 P2를 공격할 수 없습니다. P3이 목격자가 됩니다. 수면 중인 사람도 목격자입니다.",
    ),
    "somebody who is named": (
        {}, SEEN, "attack P3", "TD-6.5", "P3 cannot be attacked from T5(2,1): P2 would be a witness.",
        "T5(2,1)에서는 P3을 공격할 수 없습니다. P2가 목격자가 됩니다.",
    ),
    "a hunter without a load": (
        {"mode": "hunter", "hunter_count": 1}, EMPTY, "attack", "TD-6.17", "P1 holds neither a survivor nor an item.",
        "P1은 생존자도 아이템도 가지고 있지 않습니다.",
    ),
    "the own pawn": (
        {}, SEEN, "attack P1", "TD-6.1", "Nobody attacks their own pawn.", "자기 자신은 공격할 수 없습니다.",
    ),
}  # fmt: skip


@pytest.mark.parametrize("case", NOT_STRUCK)
def test_attack_is_refused_for_what_protects_somebody_near(case: str) -> None:
    rules, position, tried, clause, english, korean = NOT_STRUCK[case]
    table = {"map_layout": "M1", "character_assign": "none", **rules}
    given = {"phase": "action", "cycle": ["P1", "P2", "P3"], "start_player": "P1", **position}
    decision = Match("tiedie", 3, seed=1, rules=table, position=given).decision
    assert decision is not None
    refusal = decision.why_not(tried)
    assert refusal is not None, decision
    assert (refusal.clause, refusal.text("en"), refusal.text("ko")) == (clause, english, korean)


SUSPECTS = {
    "P1": ("TD-8.18", "Nobody accuses themselves."),
    "P4": ("TD-8.18", "P4 sleeps this round: only active players are accused."),
    "P3": ("TD-8.18", "P3’s card lies open already."),
}


@pytest.mark.parametrize("suspect", SUSPECTS)
def test_why_somebody_cannot_be_accused(suspect: str) -> None:
    position = {
        "phase": "action", "cycle": ["P1", "P2", "P3", "P4"], "start_player": "P2", "face_up": ["P3"],
        "pawn": {"P1": "T5(1,1)", "P2": "T1(0,0)", "P3": "T9(4,4)", "P4": "T7(4,0)"}, "asleep": {"P4": "choice"},
        "targets": {"P1": "P2", "P2": "P3", "P3": "P4", "P4": "P1"},
        "placed": {"P1": "accuse", "P2": "move", "P3": "move"},
    }  # fmt: skip
    decision = Match("tiedie", 4, seed=1, rules=PLAIN, position=position).decision
    assert decision is not None and decision.name == "accuse" and decision.player == "P1"
    refusal = decision.why_not(f"attack {suspect} P2")
    assert refusal is not None and (refusal.clause, refusal.text("en")) == SUSPECTS[suspect]


def test_a_slip_of_the_pen_is_not_an_option_and_nothing_else_is_said() -> None:
    """P2 holds Shove, and Steal has been played: `shove` is only written otherwise."""
    match = scene("defence").play("steal P2 card")
    assert match.decision is not None
    with pytest.raises(IllegalChoice, match="'shove' is not one of the options; did you mean 'shove_back P1"):
        match.play("shove")
    drink, hat = match.decision.why_not("drink"), match.decision.why_not("hat")
    assert drink is not None and drink.text("en") == "Energy Drink does not answer this."
    assert hat is not None and hat.text("en") == "You do not hold Long Hat."
