"""A divergence in words: the game's own for seat, question and option, in either language, and told to nobody too many.
Which divergences there are is in test_with_rules.py."""

from __future__ import annotations

import tabletop_lab as tl
from tabletop_lab.engine import Match, Result

BUYS = "P2의 선택 – 살 계획: 농장 식탁, 시장 자전거 여행"


def test_an_answer_that_no_longer_fits_is_told_by_its_words() -> None:
    match = Match("cetkaik", seed=19, lang="ko").run("random", until=14)
    new, found = match.with_rules(step_tam="forbidden")
    assert found.kind == "illegal" and found.tail[0].label == "TAI^TY>NY"
    was, now = found.texts("ko")
    assert was == "P1의 선택 – 행동: TAI, TY를 밟고 NY로 이동"
    assert now == (
        "P1(IA)의 차례입니다. 무엇을 합니까? (KAI의 병사, KY로 이동 | LAI의 병사, LY로 이동 | "
        "NAI의 병사, NO로 이동 (16/32) | NAI의 병사, NY로 이동 | NAI의 병사, NAU로 이동 | "
        f"ZAI의 배, ZI로 이동, 배를 잡음 | 그 밖에 {len(new.decision.options) - 6}가지)"
    )
    was, now = found.texts("en")
    assert was == "P1 chooses an action: TAI steps on TY and goes to NY"
    assert now.startswith("P1 (IA) is to move. Which action? (Pawn KAI to KY | ") and now.endswith("and 264 more)")
    assert (found.answer("en"), found.answer("ko")) == ("TAI steps on TY and goes to NY", "TAI, TY를 밟고 NY로 이동")


def test_the_whole_line_is_of_the_language_of_the_match() -> None:
    match = Match("fourteen_nights", players=3, seed=7, lang="ko").play("3")
    _, found = match.with_rules(adjacency="ring")
    assert str(found) == (
        "8단계 [FN-6.1, FN-6.2, FN-5.3] 이제 고를 수 없음; 이전: P2의 선택 – 갈 곳: 3 집안일; "
        "이후: P2의 말은 어디로 갑니까? (2 조사하기 | 6 자유 행동) (adjacency: 출판된 게임판 -> 고리)"
    )
    assert found.text("en") == (
        "step 8 [FN-6.1, FN-6.2, FN-5.3] illegal; before: P2 chooses where to walk: 3 Chores; "
        "after: Where does P2’s pawn go? (2 Research | 6 Free action) (adjacency: published -> ring)"
    )


def test_a_chance_is_told_by_its_words_and_what_it_could_still_bring_to_the_moderator_alone() -> None:
    match = Match("fourteen_nights", players=2, seed=3, lang="ko").run(until=20)
    _, found = match.with_rules(start_plans=0)
    assert found.kind == "question" and found.tail[0].label == "R19"
    was, now = found.texts("ko")
    assert was == "운 – 일반 계획 카드: 거리 초상화 (R19)"
    assert now.startswith("운이 정합니다: 공동 목표 카드 (골목 사진전 | 마을 벽화 | ")
    assert now.endswith(" | 그 밖에 4가지)")
    assert "nature" not in found.text("en") and "R19" in found.text("en")
    assert found.texts("ko", "P1") == (was, "운이 정합니다: 공동 목표 카드"), "P1 drew it"
    for viewer in ("P2", None):
        assert found.texts("ko", viewer) == ("", "운이 정합니다: 공동 목표 카드")
        assert found.answer("ko", viewer) == ""


def test_the_end_of_a_game_is_a_sentence() -> None:
    match = Match("fourteen_nights", players=2, seed=5, lang="ko").run()
    words = {lang: match.words(lang).ending(match.result) for lang in ("en", "ko")}
    assert words == {
        "en": "The game ends: P2 wins (most happiness; P2 19, P1 8).",
        "ko": "게임이 끝납니다: P2가 이깁니다 (행복 점수가 가장 높음; P2 19, P1 8).",
    }
    nobody, both = Result(()), Result(("P1", "P3"), scores={"P1": 1, "P3": 1, "P2": 0})
    assert match.words("ko").ending(nobody) == "게임이 끝납니다: 이긴 사람이 없습니다."
    assert match.words("ko").ending(both) == "게임이 끝납니다: P1, P3이 함께 이깁니다."
    assert match.words("en").ending(both) == "The game ends: P1, P3 share the victory."


def test_a_secret_answer_is_told_to_those_who_may_know_it() -> None:
    """Who is asked in the night, and what they chose, is nobody else's business, however the rules were changed."""
    match = Match("tabula_wolves", players=9, seed=0, rules="silent", lang="ko").run("random", until=60)
    _, found = match.with_rules(max_days=1)
    seer = found.tail[0].player
    assert (found.kind, found.tail[0].name, seer) == ("end", "seer", "P2")
    ended = "게임이 끝납니다: 이긴 사람이 없습니다 (승부 없이 중단)."
    for viewer in (*match.players, tl.MODERATOR, None):
        knows = viewer in (seer, tl.MODERATOR)
        assert found.texts("ko", viewer) == ("P2의 선택 – 예언자가 지목한 사람: P9" if knows else "", ended), viewer
        assert found.answer("ko", viewer) == ("P9" if knows else ""), viewer


def test_a_question_of_hidden_roles_is_told_to_those_who_may_know_it() -> None:
    match = Match("tabula_wolves", players=9, seed=0, rules="silent").run("random", until=60)
    at = next(step for step, answer in enumerate(match.answers) if answer.name == "seer")
    asked = match.goto(at).decision
    assert asked.covert and asked.told("en") == "P2, seer: whom do you look at? (P3 | P4 | P5 | P7 | P8 | P9)"
    for viewer in (*match.players, None):
        assert bool(asked.told("en", viewer)) == (viewer == "P2") == asked.open_to(viewer)


def test_answers_all_give_at_once_are_told_when_all_have_answered() -> None:
    match = Match("fourteen_nights", players=3, seed=7, lang="ko").run()
    _, found = match.with_rules(days=15)
    assert found.kind == "question" and all(found.texts("ko", v)[0] == BUYS for v in ("P1", "P2", None))
    waiting = match.goto(found.step + 1)
    assert waiting.decision.name == "purchase" and waiting.decision.player != "P2"
    _, found = waiting.with_rules(days=15)
    assert [found.texts("ko", v)[0] for v in ("P1", "P2", None, tl.MODERATOR)] == ["", BUYS, "", BUYS]
    _, found = match.goto(match.steps).with_rules(days=13)
    asked = {viewer: found.texts("ko", viewer)[1] for viewer in ("P1", "P2", None)}
    assert asked["P1"] == asked[None] == ""
    assert asked["P2"].startswith("P2는 손에 든 계획 가운데 무엇을 삽니까? (없음 | ")
