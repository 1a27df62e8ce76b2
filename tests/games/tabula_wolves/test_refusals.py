"""What somebody may try that is not offered: the sentence and the clause that really forbids it."""

import json
from typing import Any

import pytest

from tabletop_lab import IllegalChoice
from tabletop_lab.engine.match import record

EIGHT = {"P1": "C02", "P2": "C01", "P3": "C05", "P4": "C03", "P5": "C15", "P6": "C04", "P7": "C06", "P8": "C08"}
DAY = {"cards": EIGHT, "night": 1, "day": 1, "ghosts": {"P1": "night 1"}, "token": "P1", "murder": True}
SECOND_VOTE = {"rules": "silent", "position": DAY | {"phase": "verdict", "suspects": ["P5", "P6"]}}
FEW = {"day_vote_mode": "single_suspect", "talk_rounds": 0, "defence_statements": 0}
FINALISTS = {"rules": FEW | {"day_vote_mode": "two_finalists"}, "position": SECOND_VOTE["position"]}
VERDICT = {"rules": FEW, "position": DAY | {"phase": "verdict", "suspects": ["P4"]}}
TALK = {"position": DAY | {"night": 2, "day": 2, "phase": "talk"}, "play": []}
MEDIUM = {
    "players": 15, "rules": "silent",
    "position": {"cards": {
        "P1": "C02", "P2": "C15", "P3": "C10", "P4": "C05", "P5": "C16", "P6": "C03", "P7": "C11", "P8": "C17",
        "P9": "C01", "P10": "C19", "P11": "C07", "P12": "C18", "P13": "C13", "P14": "C04", "P15": "C06",
    }, "night": 2, "day": 2, "ghosts": {"P1": "night 2", "P9": "day 2"}, "token": "P1"},
    "play": [{"P5 witch": "pass"}, {"P4 seer": "P6"}, {"P7 guard": "pass"}, {"P2 raid": "P12"}],
}  # fmt: skip

CASES = [
    (MEDIUM, "P12", "TW-8.5", "P12 is alive; you can ask only about the dead.",
     "P12는 살아 있습니다. 죽은 사람의 정체만 물을 수 있습니다."),
    (SECOND_VOTE, "P6", "TW-13.2", "P6 is the footprint side: choose the side, not the name.",
     "P6은 발자국 면입니다. 이름이 아니라 토큰의 면을 고릅니다."),
    (SECOND_VOTE, "P3", "TW-13.2", "P3 is not a suspect.", "P3은 용의자가 아닙니다."),
    (SECOND_VOTE, "abstain", "TW-13.2", "Everybody who may vote has to vote.",
     "투표할 수 있는 사람은 모두 투표해야 합니다."),
    (FINALISTS, "fur", "TW-14.1", "There are no sides to choose here: choose one of P5 and P6.",
     "여기서는 토큰의 면을 고르지 않습니다. P5, P6 가운데 한 사람을 고릅니다."),
    (VERDICT, "abstain", "TW-14.2", "Everybody who may vote has to vote.",
     "투표할 수 있는 사람은 모두 투표해야 합니다."),
    (TALK, "result seer 1 P5 wolf", "TW-7.2",
     "Only the wolves act on the first night, so nobody has a result to tell of it.",
     "첫날 밤에는 늑대만 움직이므로 말할 결과가 없습니다."),
    (TALK, "result seer 3 P5 wolf", "TW-10.4", "So far there are results of night 2 only.",
     "지금은 두 번째 밤의 결과만 말할 수 있습니다."),
    (TALK, "result seer 2 P5 mason", "TW-H2",
     "The seer can tell one of these results: blocked, not a wolf, a wolf.",
     "예언자가 말할 수 있는 결과: 능력을 빼앗김, 늑대 아님, 늑대."),
    (TALK, "result wolf 2 P5 wolf", "TW-H2", 
     "Only these characters have results to tell: guard, medium, seer, witch.",
     "알아낸 것을 말할 수 있는 캐릭터: 경비병, 무녀, 예언자, 마녀."),
    (TALK, "accuse P5", "TW-H2", "This kind of statement says 2 things, in this order: a player, how sure you are.",
     "이 발언에는 다음을 차례로 적습니다: 사람, 얼마나 확실한지."),
    (TALK, "accuse P5 9", "TW-H2", "Say how sure you are with 1, 2 or 3.", "얼마나 확실한지는 1, 2, 3으로 적습니다."),
    (TALK, "agree 4", "TW-10.4", "Nobody has made a statement yet.", "아직 아무도 발언하지 않았습니다."),
    (TALK, "vote P1", "TW-15.1", "P1 is a ghost and cannot be chosen.", "P1은 유령이라 고를 수 없습니다."),
    (TALK, "P5 is a wolf", "TW-H2",
     "No statement begins like this: see the kinds of statement. For words of your own, begin with “text”.",
     "이렇게 시작하는 발언은 없습니다. 발언의 종류를 보세요."),
    (TALK | {"play": [{"P2 talk": "claim seer"}]}, "retract 1", "TW-10.4",
     "You can take back only your own statements; statement 1 is P2’s.",
     "자기가 한 말만 거둘 수 있습니다. 1번 발언은 P2의 말입니다."),
    (TALK | {"play": [{"P2 talk": "claim seer"}]}, "agree 7", "TW-10.4",
     "There is no statement with this number. The last one is 1.",
     "그런 번호의 발언은 없습니다. 마지막 발언은 1번입니다."),
]  # fmt: skip


@pytest.mark.parametrize(("story", "tried", "clause", "english", "korean"), CASES, ids=range(len(CASES)))
def test_a_refusal_has_its_sentence_and_its_clause(
    story: dict[str, Any], tried: str, clause: str, english: str, korean: str
) -> None:
    told = {"game": "tabula_wolves", "players": 8, "rules": {}, "play": []} | story
    match = record.loads(json.dumps(told), "refused")
    with pytest.raises(IllegalChoice) as refused:
        match.play(tried)
    fault = refused.value.faults[0]
    assert (fault.localized("en").reason, fault.localized("ko").reason, fault.clause) == (english, korean, clause)
