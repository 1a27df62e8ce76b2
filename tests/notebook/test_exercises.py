"""Exercises: made by the engine or by a lesson, judged by the engine, with hints that give nothing away.
Pressing and code are one path."""

import importlib.util
import re
import sys
from pathlib import Path

import pytest

import tabletop_lab as tl
from tabletop_lab.notebook import exercise, markup
from tabletop_lab.teach import exercises
from tabletop_lab.testing.sample import Market

ASKED = {"en": "Get a token in this turn.", "ko": "이번 턴에 토큰을 받으세요."}


@pytest.fixture(scope="module")
def match():
    return tl.Match(Market, players=3, seed=2)


def text(html):
    return re.sub(r"\s+", " ", re.sub(r"<[^>]+>", " ", html))


def test_unanswered_is_no_fault(match):
    one = exercise(match, "legal")
    assert one.right is None and "Not answered yet." in repr(one) and "Not answered yet." in one.feedback.value
    assert "☐ 2 Crates" in one.to_text() and "Right" not in one.to_text()
    assert not one.check_button.disabled
    assert exercise(match, "legal").widget.children[-1] is one.widget.children[-1], "one style sheet for all of them"
    bundle = one._repr_mimebundle_()
    assert "Not answered yet." in bundle["text/plain"] and "☐ 2 Crates" in bundle["text/html"]


def test_an_exercise_can_be_made_after_all_widgets_were_closed(match):
    before = exercise(match, "legal").widget.children[-1]
    before.close()
    after = exercise(match, "legal").widget.children[-1]
    assert after is not before and after.comm is not None


def test_a_wrong_answer_gets_its_clause_and_may_be_tried_again(match):
    one = exercise(match, "legal", answer=["2", "5"])
    said = text(one.feedback.value)
    assert one.right is False and not one.check_button.disabled
    assert "5 Square is too far away. [ LM-4.1 ]" in said
    assert "Something that is possible has not been chosen yet." in said and "3 Tea house" not in said
    assert all(not box.disabled for _, box in one._boxes)
    for key, box in one._boxes:
        box.enter(key in ("2", "3"))
    one.check_button.click()
    assert one.right is True and one.check_button.disabled and "✓ Right" in one.feedback.value
    assert "LM-4.1" in one.feedback.value and "Right" in repr(one)


def test_checking_does_not_answer(match):
    one = exercise(match, "legal")
    assert one.check("2", "3") and not one.check("2") and one.right is None
    assert one.give(None) is one and one.right is None
    assert one.give(["2", "3"]).right is True and one.give("2").right is False
    with pytest.raises(tl.TabletopError, match="not one of the answers"):
        one.check("9")


@pytest.mark.parametrize(
    "kind, more", [("legal", {}), ("refused", {}), ("clause", {"seed": 3}), ("next", {"choice": "3"})]
)
@pytest.mark.parametrize("lang", ["en", "ko"])
def test_every_kind_is_judged_by_the_engine_and_hints_in_both_languages(kind, more, lang):
    match = tl.Match(Market, players=3, seed=2, lang=lang)
    one = exercise(match, kind, **more)
    assert one.check(*one.question.right) and one.right is None
    for choice in one.question.choices:
        if choice.key in one.question.right:
            continue
        assert one.answer(0, choice.key) is False
        hints = exercises.hint(one.question, [choice.key], lang)
        assert hints and not any(one.explanation() in line for line in hints)
        assert re.search("LM-", " ".join(hints))
        assert ("다시 해 보세요" if lang == "ko" else "try again") in one.feedback.value
    assert one.answer(0, one.question.right) and ("✓ 맞습니다" if lang == "ko" else "✓ Right") in one.feedback.value


def test_a_move_is_played_by_the_engine(match):
    one = exercise(match, ASKED, reached=lambda after: after.state.tokens["P1"] > 0, clauses=["LM-5.3"])
    assert one.question.right == ("3",) and match.step == tl.Match(Market, players=3, seed=2).step
    one.answer(0, "2")
    said = text(one.feedback.value)
    assert "2 Crates is possible, but it is not what was asked for. What follows:" in said and "LM-5.3" in said
    one.answer(0, "5")
    assert "is too far away" in text(one.feedback.value) and "LM-4.1" in one.feedback.value
    assert one.answer(0, "3") and "Tea house" in text(one.feedback.value)


def test_every_move_that_reaches_the_goal_is_right():
    match = tl.Match(Market, players=3, seed=2, position={"tokens": {"P1": 1}})
    one = exercise(match, ASKED, reached=lambda after: after.decision.name == "again", clauses=["LM-5.7"])
    assert one.question.right == ("2", "3") and one.check("2") and one.check("3") and not one.check("2", "3")


def test_an_amount_is_worked_out_by_the_engine(match):
    asked = {"en": "Which day is it?", "ko": "며칠째인가요?"}
    one = exercise(match, asked, right=lambda m: m.state.day, among=[14, 1, 2, 2], clauses=["LM-3.1"], lang="ko")
    assert [choice.key for choice in one.question.choices] == ["14", "1", "2"] and one.check(1)
    one.answer(0, 2)
    assert "LM-3.1" in one.feedback.value and "며칠째" in one.asked.value and "연습 문제" in one.head.value


def test_the_language_can_be_switched(match):
    one = exercise(match, "legal", answer="5")
    one.languages.enter("ko")
    assert "다시 해 보세요" in one.feedback.value and "연습 문제" in one.head.value and "2번" not in one.head.value


@pytest.mark.parametrize("lang", ["en", "ko"])
def test_a_position_that_is_shown_is_not_told_above_the_question(lang):
    start = {"first_player": "P1", "pawn": {"P1": 5}}
    match = tl.Match("fourteen_nights", players=3, seed=6, position=start, lang=lang)
    one, told = exercise(match, "legal"), match.alt_text("P1", lang, asked=False)
    assert f'alt="{told}"' in one.picture.value, "for those who do not see it"
    before = [entry.text(lang) for entry in match.trace if entry.kind == "event"][1:]
    assert before and markup.sentence(" ".join(before)) in one.asked.value
    for shown in (one.asked.value, text(one._repr_mimebundle_()["text/html"])):
        assert told[:20] not in shown and told[-20:] not in shown
    assert told in one.question.to_text(lang), "on paper without pictures it is told"


def test_what_cannot_be_asked(match):
    with pytest.raises(tl.TabletopError, match="no kind"):
        exercise(match, "riddle")
    with pytest.raises(tl.TabletopError, match="which choice"):
        exercise(match, "next")
    with pytest.raises(tl.TabletopError, match="not there"):
        exercise(match, ASKED, right=lambda m: 7, among=[1, 2])
    with pytest.raises(tl.TabletopError, match="'ko'"):
        exercise(match, {"en": "Only English"}, right=lambda m: 1, among=[1])
    over = match.branch().run(bots="random")
    with pytest.raises(tl.TabletopError, match="no question"):
        exercise(over, "legal")
    with pytest.raises(tl.TabletopError, match="nobody has to decide"):
        exercise(over, ASKED, reached=lambda after: True)


def test_other_games_have_exercises_too():
    path = Path(__file__).parents[2] / "examples" / "three_in_a_row.py"
    spec = importlib.util.spec_from_file_location("three_for_exercises", path)
    module = sys.modules["three_for_exercises"] = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    match = tl.Match(module.ThreeInARow, players=2)
    for square in ("1", "4", "2", "5"):
        match.play(square)
    texts = {"en": "Win now.", "ko": "지금 이기세요."}
    one = exercise(match, texts, reached=lambda after: after.decision is None)
    assert one.question.right == ("3",)
    one.answer(0, "9")
    assert "9 is possible, but it is not what was asked for" in text(one.feedback.value)
