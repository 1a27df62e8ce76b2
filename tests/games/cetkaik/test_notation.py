"""Boards, reserves and actions as texts: read back as written, and refused with the place."""

import random

import pytest

from tabletop_lab.engine.core.errors import InvalidPosition
from tabletop_lab.games.cetkaik.content.pieces import INITIAL, START
from tabletop_lab.games.cetkaik.moves import notation
from tabletop_lab.games.cetkaik.moves.actions import Drop, Move, TamMove
from tabletop_lab.games.cetkaik.moves.notation import (
    InvalidNotation,
    read_action,
    read_board,
    read_position,
    read_reserve,
)
from tests.games.cetkaik.tables import table

ROW = ".................."
EMPTY = "/".join([ROW] * 9)


def test_the_start_is_read_and_written():
    assert read_board(START) == INITIAL and notation.write_board(INITIAL) == START


def faults(text, reserve=None):
    with pytest.raises(InvalidPosition) as caught:
        read_position(text, reserve or {})
    return [(fault.where, fault.reason, fault.clause) for fault in caught.value.faults]


def test_two_tams():
    second = "this is a second tam; the first one is on KA"
    assert faults("**" + EMPTY[2:-2] + "**") == [("square PIA", second, "CK-3.1")]


def test_more_of_a_kind_than_the_set_has():
    assert faults(START, {"IA": ["bk"], "A": ["rp", "rp"]}) == [
        ("pieces", "there are 51 pieces besides tam", "CK-3.1"),
        ("bk", "there are 2 of them", "CK-3.1"),
        ("rp", "there are 10 of them", "CK-3.1"),
    ]


def test_unknown_pieces():
    assert faults("xx" + EMPTY[2:-2] + "RP") == [
        ("square KA", "'xx' is not a piece", "CK-3.1"),
        ("square PIA", "'RP' is not a piece", "CK-3.1"),
    ]


def test_wrong_rows():
    assert faults("/".join([ROW] * 8)) == [("board", "there are 8 rows", "CK-2.1")]
    assert faults("/".join([ROW] * 4 + [ROW[:-1]] + [ROW] * 4)) == [("row O", "there are 17 characters", "CK-2.1")]


@pytest.mark.parametrize("board", [None, 4, ["bs"], {"KA": "bs"}])
def test_no_board(board):
    assert faults(board)[0][0] == "board"


def test_reserves():
    assert read_reserve("rp, bk") == ["rp", "bk"] and notation.write_reserve(["rp", "bk"]) == "bk rp"
    assert faults(EMPTY, {"IA": ["rP", "**"]}) == [
        ("IA, piece 1", "'rP' is not a captured piece", "CK-2.7"),
        ("IA, piece 2", "'**' is not a captured piece", "CK-2.7"),
    ]
    assert faults(EMPTY, {"B": []})[0][1] == "there is no side 'B'"
    assert faults(EMPTY, {"A": 3})[0][0] == "A"


@pytest.mark.parametrize("rules", [{}, {"declare_before_throw": "direction"}, {"declare_before_throw": "none"},
                                   {"tam_may_stop": True}, {"tam_steps": 3, "tam_via_limit": 2}])  # fmt: skip
def test_every_action_is_read_back(rules):
    actions = table(None, {"IA": ["rp"]}, **rules).actions("IA")
    for action in random.Random(3).sample(list(actions), min(150, len(actions))):
        assert read_action(str(action), tam="ZO") == action


def test_one_step_is_of_tam_only_on_its_square():
    assert read_action("ZO>ZY") == Move("ZO", "ZY") and read_action("ZO>ZY", tam="ZO") == TamMove("ZO", ("ZY",))
    assert read_action(" @rp>ZO ") == Drop("rp", "ZO")


@pytest.mark.parametrize(
    ("text", "at", "reason"),
    [
        ("", 1, "the text ends too early"),
        ("LAI", 4, "the text ends too early"),
        ("LAI>", 5, "the text ends too early"),
        ("LAI>LQ", 5, "'LQ' is not a square"),
        ("lai>ly", 1, "'lai' is not a square"),
        ("QQ>LY", 1, "'QQ' is not a square"),
        ("LAI-LY", 4, "'-' does not belong here"),
        ("LAI=>LY", 4, "'=' does not belong here"),
        ("NAI^LAI", 8, "the text ends too early"),
        ("NAI^LAI>LY~~", 12, "'~' does not belong here"),
        ("MAU^MAI=>MY~+", 13, "'+' does not belong here"),
        ("MAU^MAI=>?!", 11, "'!' does not belong here"),
        ("ZO>ZY>XY~", 9, "'~' does not belong here"),
        ("ZO>ZY^XY=>XO", 9, "'=' does not belong here"),
        ("@xx>ZO", 2, "'xx' is not a captured piece"),
        ("@rpZO", 4, "'Z' does not belong here"),
        ("@rp>ZO>", 7, "'>' does not belong here"),
    ],
)
def test_malformed_actions_are_refused_at_the_character(text, at, reason):
    with pytest.raises(InvalidNotation) as caught:
        read_action(text)
    (fault,) = caught.value.faults
    assert fault.where == f"{text}, character {at}" and fault.reason == reason and fault.clause == "CK-4.1"


@pytest.mark.parametrize("text", [None, 7, ("LAI", "LY"), Move("LAI", "LY")])
def test_no_text_is_no_action(text):
    with pytest.raises(InvalidNotation, match="is not an action"):
        read_action(text)


def test_an_error_is_short():
    with pytest.raises(InvalidNotation) as caught:
        read_action("LAI>" + "Q" * 100_000)
    assert len(str(caught.value)) < 600
