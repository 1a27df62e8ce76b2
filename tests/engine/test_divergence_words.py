"""A divergence in words: the game's own for seat, question and option, in either language, and told to nobody too many.
Which divergences there are is in test_with_rules.py."""

from __future__ import annotations

import re

import tabletop_lab as tl
from tabletop_lab.engine import Result
from tabletop_lab.engine.match.match import Match
from tabletop_lab.testing.sample import Market

SELLS = "P3의 선택 – 팔 물건: 사과, 셔츠"


def test_an_answer_that_no_longer_fits_is_told_by_its_words() -> None:
    match = Match("cetkaik", seed=19, lang="ko").run("random", until=14)
    new, found = match.with_rules(step_tam="forbidden")
    assert found.kind == "illegal" and found.remaining_answers[0].label == "TAI^TY>NY"
    was, now = found.texts("ko")
    assert was == "P1의 선택 – 행동: TAI, TY를 밟고 NY로 이동"
    assert now == (
        "P1(IA)의 턴입니다. 무엇을 합니까? (KAI의 병사, KY로 이동 | LAI의 병사, LY로 이동 | "
        "NAI의 병사, NO로 이동 (16/32) | NAI의 병사, NY로 이동 | NAI의 병사, NAU로 이동 | "
        f"ZAI의 배, ZI로 이동, 배를 잡음 | 그 밖에 {len(new.decision.options) - 6}가지)"
    )
    was, now = found.texts("en")
    assert was == "P1 chooses an action: TAI steps on TY and goes to NY"
    assert now.startswith("P1 (IA) is to move. Which action? (Pawn KAI to KY | ") and now.endswith("and 264 more)")
    assert (found.answer("en"), found.answer("ko")) == ("TAI steps on TY and goes to NY", "TAI, TY를 밟고 NY로 이동")


def test_the_whole_line_is_of_the_language_of_the_match() -> None:
    match = Match(Market, players=3, seed=7, lang="ko").play("3")
    _, found = match.with_rules(reach=1)
    assert str(found) == (
        "8수 [LM-4.1, LM-4.2, LM-3.2] 이제 고를 수 없음; 이전: P3의 선택 – 갈 곳: 3 찻집; "
        "이후: P3의 말은 어디로 갑니까? (2 상자) (reach: 2 -> 1)"
    )
    assert found.text("en") == (
        "step 8 [LM-4.1, LM-4.2, LM-3.2] illegal; before: P3 chooses where to walk: 3 Tea house; "
        "after: Where does P3’s pawn go? (2 Crates) (reach: 2 -> 1)"
    )


def test_a_chance_is_told_by_its_words_and_to_those_who_may_know_it() -> None:
    match = Match(Market, players=2, seed=3, lang="ko").run(until=20)
    _, found = match.with_rules(start_cards=0)
    assert found.kind == "question" and found.remaining_answers[0].label == "G14"
    was, now = found.texts("ko")
    assert (was, now) == ("운 – 상자의 물건: 셔츠 (G14)", "운이 정합니다: 차례 (P1, P2)")
    assert "nature" not in found.text("en") and "G14" in found.text("en")
    assert found.texts("ko", "P1", sees_all=True) == (was, "운이 정합니다: 차례"), "P1 drew it"
    for viewer in ("P2", None):
        assert found.texts("ko", viewer, sees_all=True) == ("", "운이 정합니다: 차례")
        assert found.answer("ko", viewer, sees_all=True) == ""


def test_what_a_chance_could_still_bring_is_told_to_the_moderator_alone() -> None:
    match = Match(Market, players=2, seed=3, rules={"start_cards": 0}, lang="ko").run(until=20)
    _, found = match.with_rules(start_cards=2)
    assert found.kind == "question" and found.texts("ko") == (
        "운 – 차례: P1, P2",
        "운이 정합니다: 상자의 물건 (사과 | 배 | 자두 | 앵두 | 복숭아 | 포도 | 그 밖에 18가지)",
    )
    assert found.texts("ko", None, sees_all=True) == ("운 – 차례: P1, P2", "")


def test_a_replay_is_an_oracle_that_no_seat_may_ask() -> None:
    """The lynched shows a card only under another reading: what the replay tells is true of the present game."""
    match = Match("tabula_wolves", players=9, seed=0, rules="silent", lang="ko").run("random", until=60)
    _, found = match.with_rules(reveal_on_death="role")
    _, same = match.with_rules(guard_streak="cumulative")
    assert same is None
    role = dict(found._sides[1].facts)["role"]
    assert match.words("en").value("role", role) in found.text("en"), "the moderator is told"
    for viewer in (*match.players, None):
        assert not match.knows_all(viewer) and not found.is_open_to(viewer)
        assert found.texts("en", viewer) == ("", "") and found.answer("en", viewer) == ""
        assert found.text("en", viewer) == (
            "What other rules change is told only to somebody who may know everything here "
            "(reveal_on_death: none -> role)"
        )
        assert not re.search(r"\d수\b", found.text("ko", viewer)) and "TW-" not in found.text("ko", viewer)


def test_where_nothing_is_hidden_everybody_is_told() -> None:
    match = Match("cetkaik", seed=3).run("random", until=20)
    _, found = match.with_rules(start_points=30)
    assert all(match.knows_all(viewer) for viewer in (*match.players, None))
    assert found.text("en", "P1") == found.text("en", None) == found.text("en")


def test_the_end_of_a_game_is_a_sentence() -> None:
    match = Match(Market, players=2, seed=5, lang="ko").run()
    words = {lang: match.words(lang).ending(match.result) for lang in ("en", "ko")}
    assert words == {
        "en": "The game ends: P1 wins (the highest score; P1 10, P2 7).",
        "ko": "게임이 끝납니다: P1이 이깁니다 (점수가 가장 높음; P1 10, P2 7).",
    }
    nobody, both = Result(()), Result(("P1", "P3"), scores={"P1": 1, "P3": 1, "P2": 0})
    assert match.words("ko").ending(nobody) == "게임이 끝납니다: 이긴 사람이 없습니다."
    assert match.words("ko").ending(both) == "게임이 끝납니다: P1, P3이 함께 이깁니다."
    assert match.words("en").ending(both) == "The game ends: P1 and P3 share the victory."


def test_a_secret_answer_is_told_to_those_who_may_know_it() -> None:
    """Who is asked in the night, and what they chose, is nobody else's business, however the rules were changed."""
    match = Match("tabula_wolves", players=9, seed=0, rules="silent", lang="ko").run("random", until=60)
    _, found = match.with_rules(max_days=1)
    seer = found.remaining_answers[0].player
    assert (found.kind, found.remaining_answers[0].name, seer) == ("end", "seer", "P2")
    ended = "게임이 끝납니다: 이긴 사람이 없습니다 (승부 없이 중단)."
    for viewer in (*match.players, tl.MODERATOR, None):
        knows = viewer in (seer, tl.MODERATOR)
        was = "P2의 선택 – 살펴볼 사람: P9" if knows else ""
        assert found.texts("ko", viewer, sees_all=True) == (was, ended), viewer
        assert found.answer("ko", viewer, sees_all=True) == ("P9" if knows else ""), viewer


def test_a_question_of_hidden_roles_is_told_to_those_who_may_know_it() -> None:
    match = Match("tabula_wolves", players=9, seed=0, rules="silent").run("random", until=60)
    at = next(step for step, answer in enumerate(match.answers) if answer.name == "seer")
    asked = match.goto(at).decision
    assert asked.window.name == "seer"
    assert asked.full_text("en") == "P2, seer: whom do you look at? (P3 | P4 | P5 | P7 | P8 | P9)"
    for viewer in (*match.players, None):
        assert bool(asked.full_text("en", viewer)) == (viewer == "P2") == asked.open_to(viewer)


def test_answers_all_give_at_once_are_told_when_all_have_answered() -> None:
    match = Match(Market, players=3, seed=7, lang="ko").run()
    _, found = match.with_rules(days=4)
    assert found.kind == "question" and all(found.texts("ko", v, sees_all=True)[0] == SELLS for v in ("P1", "P3", None))
    waiting = match.goto(found.step + 1)
    assert (waiting.decision.name, waiting.decision.player) == ("sell", "P1"), "P3 is first and has answered"
    _, found = waiting.with_rules(days=4)
    assert [found.texts("ko", v, sees_all=True)[0] for v in ("P1", "P3", None, tl.MODERATOR)] == ["", SELLS, "", SELLS]
    _, found = match.goto(match.steps).with_rules(days=2)
    asked = {viewer: found.texts("ko", viewer, sees_all=True)[1] for viewer in ("P1", "P3", None)}
    assert asked["P1"] == asked[None] == ""
    assert asked["P3"].startswith("P3은 어느 물건을 가판대에 올립니까? (없음 | ")
