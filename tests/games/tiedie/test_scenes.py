"""Positions for lessons: each is whole, and its questions have the answers that the rules give."""

import pytest

import tabletop_lab as tl
from tabletop_lab.games.tiedie.scenes import SCENES, lay, scene
from tabletop_lab.teach import exercises


def right(match, kind, choice=None, among=()):
    question = exercises.ask(match, kind, 0, choice, among)
    texts = {one.key: one.texts["en"] for one in question.choices}
    assert all(one.texts["ko"] and question.asked["ko"] for one in question.choices)
    return [texts[key] for key in question.right]


@pytest.mark.parametrize("name", SCENES)
def test_every_scene_is_a_whole_table(name):
    match = scene(name)
    assert match.broken_invariants() == []
    assert match.decision is not None and len(match.decision.options) > 0


def test_a_scene_that_there_is_not_is_refused():
    with pytest.raises(tl.TabletopError, match="there is no scene 'moon'"):
        scene("moon")


def test_where_a_way_ends_and_from_where_an_attack_comes():
    squares = ["T9(3,3)", "T9(2,4)", "T9(4,3)", "T8(2,4)", "T9(1,3)"]
    assert right(scene("jump"), "ends", None, squares) == ["T9(2,4)", "T9(4,3)", "T8(2,4)"]
    assert right(scene("door"), "strikes", "P2", ["T1(2,4)", "T2(2,1)", "nowhere"]) == ["T2(2,1)"]
    assert right(scene("witness"), "strikes", "P2", ["T5(2,2)", "nowhere"]) == ["from nowhere"]
    assert right(scene("witness", start_time="night"), "strikes", "P2", ["T5(2,2)", "nowhere"]) == ["T5(2,2)"]


@pytest.mark.parametrize(
    ("name", "asked", "found"),
    [("evade", "evade P2", "P2"), ("evade", "evade P3", "P2"), ("evade", "pass P1", "P5"), ("self", "pass P1", "P3")],
)
def test_who_hunts_whom_after_an_attack(name, asked, found):
    assert right(scene(name), "hunts", asked, ["P1", "P2", "P3", "P4", "P5"]) == [found]


def test_who_must_sleep_and_what_an_accusation_brings():
    assert right(scene("next"), "sleeps", None, ["P1", "P2", "P3", "P4"]) == ["P1", "P2"]
    match = lay(scene("round"), P1="move", P2="attack", P3="evade", P4="accuse")
    assert right(match, "fate", "attack P1 P2") == ["P4 must sleep in the next round"]
    assert right(match, "fate", "attack P2 P5") == ["P2 must sleep in the next round"]
    assert right(match, "fate", "attack P2 P3") == ["P2 is eliminated"]


def test_the_other_questions():
    peeked = scene("pill").play("peek P2 placed")
    assert right(peeked, "knows", "P1", ["P1", "P2", "P3", "P4"]) == ["P1", "P2"]
    assert right(scene("lines"), "lacks", "RC", [0, 1, 2]) == ["1"]
    for act, card in (("steal P2 card", "Shove"), ("pill P2", "Energy Drink"), ("charge P2", "Brace")):
        assert right(scene("defence"), "answers", act, ["shove", "drink", "brace"]) == [card]
    assert right(scene("hunter"), "majority", None, [2, 3, 4]) == ["3"]
    assert right(scene("hunter", hunter_goal="all"), "majority", None, [2, 3, 4]) == ["4"]
    assert right(scene("warden"), "pile", "attack P2 P3", [3, 4, 5]) == ["4"]
    assert right(scene("warden"), "pile", "attack P4 P5", [3, 4, 5]) == ["5"]


def test_nobody_who_can_be_attacked_is_said_to_be_out_of_reach():
    decision = scene("self").play("attack").decision
    assert {refusal.label for refusal in decision.refused()} == {"P4"}
    (team,) = (r for r in scene("teams").play("attack").decision.refused() if r.label == "P4")
    assert team.clause == "TD-6.8"
