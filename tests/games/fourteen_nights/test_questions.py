"""The questions of lessons: what is right by the rules in force; and that what the lesson says of its game is so."""

import pytest

import tabletop_lab as tl
from tabletop_lab.games.fourteen_nights.presentation.questions import QUESTIONS
from tabletop_lab.teach.exercises import ask, hint
from tests.games.fourteen_nights.lesson_game import at, begun

SETS = ("R09+R12+R13+R37", "R12+R21+R37+R42", "R09+R21+R37+R42", "R09+R12+R21+R37")


SETTLING = {
    "buying": (
        {"hands": {"P1": ["R09", "R12", "R13", "R21", "R37", "R42"], "P2": [], "P3": []}, "tc": {"P1": 13500}}, (),
    ),
    "scores": (
        {"hands": {"P1": [], "P2": [], "P3": []}, "memory": {"P1": 3, "P2": 4, "P3": 5}, "destination": {"P1": "D08"},
         "free_plans": {"P1": ["F12", "F18", "F06", "F09"]}},
        ("none", "none", "none", "0", "0", "0"),
    ),
}  # fmt: skip
"""Positions of the settlement: they do not depend on how a game came there."""


def settling(moment):
    """The match at a moment of the settlement."""
    position, answers = SETTLING[moment]
    match = tl.Match("fourteen_nights", 3, position={"day": 15, "first_player": "P1", "goal": "G05"} | position)
    for answer in answers:
        match.play(answer)
    return match


def right(match, kind, choice=None, among=(), lang="en"):
    """The right answers as they are read."""
    question = ask(match, kind, choice=choice, among=among)
    return [answer.text(lang) for answer in question.choices if answer.key in question.right]


def test_the_plan_that_brings_most_is_found_by_the_weights_of_the_destination():
    assert right(begun(), "best", "P1", ["R09", "R37", "R42"]) == [
        "Riverside music boat (Culture 1, Water 1, Memory 1, 2,500 TC)"
    ]
    assert right(begun(), "best", "P3", ["R09", "R37", "R42"]) == ["Farm table (Taste 2, Nature 2, 4,000 TC)"]
    bare, _ = begun().with_rules(minor_trait_scoring="zero_unless_converted")
    assert right(bare, "best", "P2", ["R09", "R37"]) == ["Farm table (Taste 2, Nature 2, 4,000 TC)"]


def test_only_chores_bring_money_whatever_comes():
    assert right(begun(), "sure") == ["3 Chores"]
    assert right(begun(), "sure", lang="ko") == ["3 집안일"]


def test_who_was_moved_acts_where_the_pawn_was_put():
    moved = at("moved")
    assert moved.state.pawn == {"P1": 5, "P2": 5, "P3": 5}
    assert right(moved, "acts_on", "P3") == ["5 Chance"]


def test_tokens_recover_for_those_who_spent_none():
    assert right(at("day 6"), "gains_token") == ["P2", "P3"]
    nobody, _ = at("day 6").with_rules(recovery_day=5)
    assert nobody.step == at("day 6").step
    with pytest.raises(tl.TabletopError):
        ask(nobody, "gains_token")


def test_sets_are_affordable_as_the_settlement_offers_them():
    match = settling("buying")
    question = ask(match, "affords", among=SETS)
    assert question.right == ("a", "c")
    assert "together cost 14,500 TC; P1 has only 13,500 TC" in hint(question, ["b"], "en")[0]
    for label, key in zip(SETS, "abcd", strict=True):
        assert (tuple(label.split("+")) in match.decision.options) == (key in question.right)


def test_who_gives_least_to_a_missed_goal_loses_memory():
    match = at("goal")
    assert right(match, "loses", (0, 500, 0)) == ["P1", "P3"]
    assert right(match, "loses", (500, 0, 500)) == ["P2"]
    assert match.state.memory == {"P1": 3, "P2": 7, "P3": 5}, "the match itself goes nowhere"
    nobody, _ = match.with_rules(lowest_tie="first_in_turn_order")
    assert right(nobody, "loses", (0, 500, 0)) == ["P1"]


def test_happiness_is_that_of_the_end():
    match = settling("scores")
    assert match.decision.name == "convert" and match.decision.labels == ["stop", "water"]
    assert right(match, "happiness", "P1", (3, 4, 5, 7)) == ["5"]
    assert match.branch().play("stop").result.scores == {"P1": 5, "P2": 2, "P3": 3}


@pytest.mark.parametrize("lang", ("en", "ko"))
@pytest.mark.parametrize(
    ("kind", "moment", "choice", "among"),
    [
        ("best", "first card", "P1", ("R09", "R37")), ("sure", "first card", None, ()),
        ("acts_on", "moved", "P3", ()), ("gains_token", "day 6", None, ()), ("affords", "buying", None, SETS),
        ("loses", "goal", (0, 500, 0), ()), ("happiness", "scores", "P1", (5, 7)),
    ],
)  # fmt: skip
def test_every_question_is_a_sentence_in_both_languages(kind, moment, choice, among, lang):
    match = settling(moment) if moment in SETTLING else at(moment)
    text = ask(match, kind, choice=choice, among=among).text(lang)
    assert text[-1] in "?." and "{" not in text and "ask-" not in text
    assert any("가" <= letter <= "힣" for letter in text) == (lang == "ko")


def test_all_kinds_are_tried_here():
    assert set(QUESTIONS) == {"best", "sure", "acts_on", "gains_token", "affords", "loses", "happiness"}


# --- what the lesson says of its game ---------------------------------------------------------------------------------


def test_what_the_lesson_says_beside_its_boards_is_so():
    first = begun()
    assert first.decision.labels == ["2", "3"] and first.branch().play("3").state.tc["P1"] == 4500
    card = at("first card")
    assert card.decision.labels == ["1", "5"]
    assert {refusal.label: refusal.clause for refusal in card.decision.refused()}["3"] == "FN-6.1"
    free = at("free action").play("6")
    assert free.decision.labels == ["1", "2", "3", "5"], "4 is missing: P2 acted there last"
    later = free.play("5").play("stop").play("3").play("stop").play("4").play("stop")
    assert later.decision.player == "P2" and later.decision.labels == ["4"]
    token = at("token")
    assert token.decision.labels == ["stop", "1", "2", "3", "5", "6"]
    assert token.state.tokens["P1"] == 1
    after = token.branch().play("3").play("4").play("stop").play("1").play("stop")
    assert after.view().barred["P1"] == (3, 4) and after.decision.labels == ["2", "5", "6"], "no way is lost"
    seven = at("day 6").play("stop")
    assert seven.state.day == 7 and seven.state.tokens == {"P1": 0, "P2": 2, "P3": 2}
    wheel = tl.Match("fourteen_nights", players=3, seed=6, rules={"adjacency": "wheel"})
    assert wheel.decision.labels == ["2", "5", "6"]


def test_the_lesson_s_recorded_game_comes_to_the_money_that_the_lesson_names():
    """Like a recorded game: every rule that was at work on the way has a part in it."""
    goal = at("goal")
    assert goal.state.tc == {"P1": 1000, "P2": 2000, "P3": 1000} and goal.view().paragraphs.target() == 3000
