"""The questions of the lesson: the engine finds the answers that a person works out with the rulebook."""

import pytest

import tabletop_lab as tl
from tabletop_lab.notebook import exercise
from tabletop_lab.playtest import worked_example


def table(board=None, **more):
    return tl.Match("cetkaik", seed=1, position={"turn": "IA", **({"board": board} if board else {}), **more})


HUNT = {"LA": "bg", "LE": "rH", "LI": "bK", "PAU": "rP", "PIA": "**"}
SHORE = {"PA": "**", "ZO": "bK", "XAI": "rT", "TY": "rG", "CAI": "bN"}
AIMS = ["MAU^MAI=>MY", "MAU^MAI=>MO", "MAU^MAI=>MU", "MAU^MAI=>MI"]
# kind, position, what it is about, answers to choose from, right ones
ASKED = [
    ("fixed", table(), None, ["TU", "ZU", "XY", "NO", "ZO", "XO"], ("TU", "XY", "ZO")),
    ("hue", table(), None, ["TU", "ZU", "NO", "NI"], ("TU", "ZU", "NI")),
    ("ends", table({"PA": "**", "NAI": "rT"}), "NAI", ["LAU", "NY", "XU", "NAU"], ("LAU", "XU")),
    ("over", table(), "ZIA^TAU", ["NAU", "ZAU", "ZIA", "TAI", "ZY"], ("NAU", "ZAU", "ZIA")),
    ("drops", table(reserve={"IA": ["bt"]}), "bt", ["ZO", "LA", "NO", "ZE"], ("NO", "ZE")),
    ("sure", table(SHORE), None, ["ZO>ZY", "XAI>ZY~", "TY>ZY~", "CAI>CO"], ("a", "d")),
    ("throws", table(), "MAU^MAI=>MI", [1, 5, 6, 16], ("6",)),
    ("farthest", table(), None, AIMS, ("b",)),
    ("worth", table(), "rp rp bk", [3, 5, 8, 11], ("11",)),
    ("worth", table(), "rt bh rn bc", [5, 8, 10], ("8",)),
    ("worth", table(), "rt rh rn rc", [8, 10, 12], ("12",)),
    ("worth", table(), "rt bt rh bh", [3, 5, 6, 10], ("5",)),
    ("worth", table(), "bg bm bs bb bp", [17, 19, 21], ("21",)),
]


@pytest.mark.parametrize(("kind", "match", "choice", "among", "right"), ASKED)
def test_the_rules_in_force_answer(kind, match, choice, among, right):
    one = exercise(match, kind, choice=choice, among=among)
    assert one.question.right == right and one.right is None
    assert one.check(*right) and not one.check(one.question.choices[0].key) or one.question.choices[0].key in right
    assert all(len(one.question.text(lang)) > 15 for lang in ("en", "ko"))


def test_an_edited_rule_answers_otherwise():
    easier, _ = table(SHORE).with_rules(water_need=0)
    assert exercise(easier, "sure", among=["ZO>ZY", "XAI>ZY"]).question.right == ("a", "b")
    dearer, _ = table().with_rules(hand_points={"army": 9})
    assert exercise(dearer, "worth", choice="rg rp bp", among=[3, 9]).question.right == ("9",)


def test_what_a_season_brings_and_what_wins():
    hunt = table(HUNT, turn="A", reserve={"A": ["rt"]}).play("LA>LE").play("continue").play("PAU>PAI")
    assert exercise(hunt, "gain", choice="LE>LI", among=[5, 10, 15, 20]).question.right == ("20",)
    moves = ["LIA>LAU", "LIA>KIA", "LIA>NIA", "LIA^KIA>KAU", "LIA^NIA>NAU"]
    assert exercise(worked_example("cetkaik", 33).goto(28), "wins", among=moves).question.right == ("e",)


def test_a_wrong_answer_is_told_why_with_the_clause_and_not_the_right_one():
    one = exercise(table(), "ends", choice="LAI", among=["LY", "LO", "KAI"])
    assert not one.answer(0, ["LO"])
    said = repr(one)
    assert "On LAI, which is not hue, a red pawn does not move towards LO. [CK-5.3]" in said
    assert "Something that is possible has not been chosen yet." in said and "LY" not in said.split("✗")[1]


def test_how_an_action_is_written_does_not_tell_whether_it_needs_a_throw():
    one = exercise(table(SHORE), "sure", among=["ZO>ZY", "XAI>ZY~"], lang="en")
    assert "~" not in one.to_text() and "16/32" not in one.to_text()


def test_a_question_without_a_right_answer_is_refused():
    with pytest.raises(tl.TabletopError, match="among"):
        exercise(table(), "throws", choice="MAU^MAI=>MI", among=[1, 2])
    with pytest.raises(tl.TabletopError, match="no kind 'nonsense'"):
        exercise(table(), "nonsense")
