"""What somebody may try that is not offered: the sentence and the clause that really forbids it."""

from typing import Any

import pytest

from tabletop_lab import IllegalChoice
from tests.games.fourteen_nights.stories import tell

AFTER = {"day": 15, "first_player": "P1", "goal": "G05"}
ON_5 = {"pawn": {"P1": 4}, "hands": {"P1": [], "P2": [], "P3": []}}
"""P1 walks to space 5 and draws a chance card."""


def drawing(card: str, **position: Any) -> dict[str, Any]:
    return {"position": ON_5 | position, "play": [{"P1 move": 5}, {"chance": card}]}


BUYING = {"position": AFTER | {"hands": {"P1": ["R35", "R09", "R02"], "P2": [], "P3": []}, "tc": {"P1": 5500}}}
GIVING = {"position": AFTER | {"hands": {"P1": [], "P2": [], "P3": []}, "tc": {"P1": 1000}},
          "play": [{"P1 purchase": "none"}, {"P2 purchase": "none"}, {"P3 purchase": "none"}]}  # fmt: skip
CONVERTING = {
    "players": 2,
    "position": AFTER | {"destination": {"P1": "D08"}, "free_plans": {"P1": ["F12", "F18", "F06", "F09"]},
                         "hands": {"P1": [], "P2": []}},
    "play": [{"P1 purchase": "none"}, {"P2 purchase": "none"}, {"P1 contribution": 0}, {"P2 contribution": 0}],
}  # fmt: skip

CASES = [
    (BUYING, "R09 + R35", "FN-12.2",
     "“Academies and royal tombs” and “Surf lesson” together cost 6,500 TC; P1 has only 5,500 TC.",
     "‘서원과 왕릉 답사’, ‘서핑 강습’ 카드는 모두 6,500 TC인데 P1의 돈은 5,500 TC입니다."),
    (BUYING, "R01", "FN-12.2", "“Street pancakes” is not in P1’s hand.", "‘길거리 호떡’ 카드는 P1의 손에 없습니다."),
    (BUYING, "R02 + R02", "FN-12.2", "“Market soup bowl” can be chosen only once.",
     "‘시장 국밥 한 그릇’ 카드는 한 번만 고를 수 있습니다."),
    (BUYING | {"position": BUYING["position"] | {"tc": {"P1": 3000}}}, "R35", "FN-12.2",
     "“Surf lesson” costs 3,500 TC; P1 has only 3,000 TC.",
     "‘서핑 강습’ 카드는 3,500 TC인데 P1의 돈은 3,000 TC입니다."),
    (GIVING, "2000", "FN-12.3.1", "P1 has only 1,000 TC left and cannot give more.",
     "P1에게 남은 돈은 1,000 TC이며, 그보다 많이 낼 수 없습니다."),
    (GIVING, "250", "FN-12.3.1", "Contributions go in steps of 500 TC.", "기여 금액은 500 TC 단위로 정합니다."),
    (GIVING, "-500", "FN-12.3.1", "Nobody can give less than 0 TC.", "0 TC보다 적게 낼 수 없습니다."),
    (GIVING | {"rules": {"contribution_min": 500}}, "0", "FN-12.3.1",
     "A player who has the money gives at least 500 TC.",
     "돈이 있으면 적어도 500 TC를 냅니다."),
    (CONVERTING, "taste", "FN-12.4",
     "Only points of minor traits (×1) can be converted; P1’s destination weighs taste ×3.",
     "가중치가 1배인 비주류 특성의 점수만 바꿀 수 있습니다. P1의 여행지에서 맛은 3배입니다."),
    (CONVERTING, "nature", "FN-12.4",
     "A conversion takes 3 points in nature; P1 has 1 that can be converted.",
     "한 번 바꾸려면 자연 3점이 필요한데, P1이 바꿀 수 있는 자연 점수는 1점입니다."),
    (CONVERTING, "nature + water + water", "FN-12.4", "All 3 points of a conversion must be of the same trait.",
     "한 번에 한 특성의 점수 3점을 바꿉니다. 여러 특성을 섞을 수 없습니다."),
    (CONVERTING | {"rules": {"conversion_pool": "pooled"}}, "water + water", "FN-12.4",
     "A conversion takes exactly 3 points.", "한 번에 꼭 3점을 바꿉니다."),
    (drawing("C08", destination={"P1": "D08"}), "culture", "FN-H1",
     "The card asks for a minor trait (×1); P1’s destination weighs culture ×2.",
     "가중치가 1배인 특성을 고르는 카드입니다. P1의 여행지에서 문화는 2배입니다."),
    (drawing("C12", hands={"P1": [], "P2": ["R01"], "P3": []}), "P3", "FN-H2", "P3 holds no regular plan.",
     "P3의 손에는 일반 계획이 없습니다."),
    (drawing("C12", hands={"P1": [], "P2": ["R01"], "P3": []}), "P1", "FN-H2",
     "The card asks for another player: P1 cannot choose themselves.",
     "다른 플레이어를 고르는 카드입니다. P1은 자기 자신을 고를 수 없습니다."),
    (drawing("C19", pawn={"P1": 4, "P2": 3, "P3": 2}), "P2", "FN-H2", "P2’s pawn stands on 3 Chores already.",
     "P2의 말은 이미 3번 집안일에 있습니다."),
    (drawing("C14"), "P9", "FN-H2", "there is no seat P9", "P9 자리는 없습니다"),
    (drawing("C23", hands={"P1": ["R01"], "P2": [], "P3": []}), "R02", "FN-H3",
     "“Market soup bowl” is not in P1’s hand.", "‘시장 국밥 한 그릇’ 카드는 P1의 손에 없습니다."),
]  # fmt: skip


@pytest.mark.parametrize(("story", "tried", "clause", "english", "korean"), CASES, ids=range(len(CASES)))
def test_a_refusal_has_its_sentence_and_its_clause(
    story: dict[str, Any], tried: str, clause: str, english: str, korean: str
) -> None:
    match = tell("refused", **story)
    with pytest.raises(IllegalChoice) as refused:
        match.play(tried)
    fault = refused.value.faults[0]
    assert (fault.localized("en").reason, fault.localized("ko").reason, fault.clause) == (english, korean, clause)


@pytest.mark.parametrize(
    ("card", "position", "english", "korean"),
    [
        ("C12", {"hands": {"P1": [], "P2": ["R35"], "P3": []}, "tc": {"P1": 500}},
         "“Bargaining” has no effect: P1 does not have the full price.",
         "P1은 값을 다 낼 돈이 없어 ‘계획 흥정’ 카드는 효과가 없습니다."),
        ("C12", {}, "“Bargaining” has no effect: no other player holds a regular plan.",
         "다른 사람의 손에 일반 계획이 없어 ‘계획 흥정’ 카드는 효과가 없습니다."),
        ("C13", {"hands": {"P1": [], "P2": ["R35"], "P3": []}},
         "“Plan swap” has no effect: P1 holds no regular plan to give.",
         "P1에게 내줄 일반 계획이 없어 ‘서로 바꿔 보기’ 카드는 효과가 없습니다."),
        ("C19", {"pawn": {"P1": 4, "P2": 3, "P3": 3}},
         "“Urgent errand” has no effect: every other pawn stands there already.",
         "다른 말이 모두 이미 그 칸에 있어 ‘급한 심부름’ 카드는 효과가 없습니다."),
    ],
)  # fmt: skip
def test_a_card_without_effect_says_why(card: str, position: dict[str, Any], english: str, korean: str) -> None:
    match = tell("no effect", **drawing(card, **position))
    (event,) = match.trace.events("no_candidate")
    assert (event.text("en"), event.text("ko")) == (english, korean)
