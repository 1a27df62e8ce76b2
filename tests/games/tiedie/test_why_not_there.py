"""Why a pawn cannot go to a square: each reason on the position of a worked example, and its clause."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from tabletop_lab.engine import Refusal
from tabletop_lab.games.tiedie.content.words import speak
from tabletop_lab.games.tiedie.ways import walks
from tabletop_lab.games.tiedie.why_not_there import refused_steps, why_no_end, why_no_step
from tests.games.tiedie.boards import Board

BOARD = Board()
Given = tuple[str, int, dict[str, Any], str]


def said(refusal: Refusal | None, lang: str = "en") -> str:
    assert refusal is not None
    return speak(lang).refusal(refusal)


ENDS: dict[str, tuple[Given, str, str, str]] = {
    "E3: all moves must be spent": (
        ("T7(4,0)", 3, {}, "T7(2,0)"),
        "TD-5.3",
        "On T7(2,0) there is 1 move left, and a step that can be paid. All moves must be spent.",
        "T7(2,0) 칸에서는 이동 횟수가 1회 남고, 더 갈 수 있습니다. 이동 횟수는 모두 써야 합니다.",
    ),
    "E5: no way back": (
        ("T1(0,4)", 2, {"pawns": "T1(0,3)", "visited": "T1(0,2)"}, "T1(0,2)"),
        "TD-5.2",
        "This movement has been on T1(0,2) already; there is no way back.",
        "T1(0,2) 칸은 이번 이동에서 이미 지나온 칸입니다. 되돌아갈 수 없습니다.",
    ),
    "E4: a dead end": (
        ("T8(4,0)", 1, {"visited": "T8(4,1) T8(4,2)"}, "T8(2,0)"),
        "TD-5.3",
        "From here no step can be made; the moves that are left (1) are lost.",
        "여기서는 더 갈 수 없습니다. 남은 이동 횟수 1회는 사라집니다.",
    ),
    "E6: two pawns in a row": (
        ("T1(2,0)", 3, {"pawns": "T1(2,1) T1(2,2)"}, "T1(2,3)"),
        "TD-5.5",
        "2 pawns stand in a row before T1(2,3); a jump crosses 1 at most.",
        "T1(2,3) 칸 앞에 말이 2개 잇달아 있습니다. 한 번에 1개까지만 뛰어넘을 수 있습니다.",
    ),
    "E8: a wall": (
        ("T1(0,4)", 3, {}, "T2(0,0)"),
        "TD-2.6",
        "A wall stands between the pawn and T2(0,0): without a door on both sides nobody gets through.",
        "T2(0,0) 칸과의 사이는 벽입니다. 두 타일에 모두 문이 있어야 지나갈 수 있습니다.",
    ),
    "a pawn": (
        ("T7(4,0)", 3, {"pawns": "T7(3,0)"}, "T7(3,0)"),
        "TD-5.4",
        "A pawn stands on T7(3,0).",
        "T7(3,0) 칸에 다른 말이 있습니다.",
    ),
    "impassable": (
        ("T7(4,0)", 3, {}, "T7(3,1)"),
        "TD-2.10",
        "T7(3,1) is impassable.",
        "T7(3,1) 칸은 이동 불가 칸입니다.",
    ),
    "no square": (
        ("T7(4,0)", 3, {}, "T7(5,0)"),
        "TD-2.1",
        "There is no square T7(5,0) on this map.",
        "이 맵에 T7(5,0) 칸은 없습니다.",
    ),
    "its own square": (
        ("T7(4,0)", 3, {}, "T7(4,0)"),
        "TD-5.2",
        "The pawn stands on T7(4,0) already.",
        "말이 이미 T7(4,0) 칸에 있습니다.",
    ),
    "too far": (
        ("T7(4,0)", 3, {}, "T7(0,0)"),
        "TD-5.3",
        "T7(0,0) is 4 moves away, and 3 are left.",
        "T7(0,0) 칸까지 이동 횟수가 4회 드는데, 3회 남았습니다.",
    ),
    "pawns in the way": (
        ("T7(4,0)", 2, {"pawns": "T8(2,0) T8(2,1) T4(4,2) T4(3,2)"}, "T9(4,4)"),
        "TD-5.4",
        "Pawns close every way to T9(4,4).",
        "T9(4,4) 칸으로 가는 길이 모두 다른 말에 막혀 있습니다.",
    ),
    "back over its own squares": (
        ("T8(4,1)", 2, {"visited": "T8(4,2) T8(3,2) T8(4,3)"}, "T8(0,0)"),
        "TD-5.2",
        "Every way to T8(0,0) leads back over squares of this movement.",
        "T8(0,0) 칸으로 가려면 이번 이동에서 지나온 칸을 다시 지나야 합니다.",
    ),
    "a hat": (
        ("T1(0,2)", 2, {"pawns": "T1(0,3)", "hats": "T1(0,3)"}, "T1(0,4)"),
        "TD-11.14",
        "The pawn on T1(0,3) has shown a Long Hat; it cannot be jumped again in this movement.",
        "T1(0,3) 칸의 말은 기다란 모자를 냈습니다. 이번 이동에서는 다시 뛰어넘을 수 없습니다.",
    ),
}
STEPS: dict[str, tuple[Given, str, str, str]] = {
    "the diagonal is too dear": (
        ("T5(1,1)", 1, {}, "T5(2,2)"),
        "TD-5.6",
        "The diagonal to T5(2,2) costs 2 moves, and 1 is left.",
        "T5(2,2) 칸으로 가는 대각선은 이동 횟수를 2회 쓰는데, 1회 남았습니다.",
    ),
    "the border of two tiles": (
        ("T1(2,4)", 2, {}, "T2(1,0)"),
        "TD-5.6",
        "A diagonal cannot cross from one tile to another.",
        "대각선으로는 다른 타일로 갈 수 없습니다.",
    ),
    "two squares away": (
        ("T5(1,1)", 3, {}, "T5(1,3)"),
        "TD-5.1",
        "T5(1,3) is more than one step away.",
        "T5(1,3) 칸은 한 걸음에 갈 수 없는 칸입니다.",
    ),
    "nothing left": (
        ("T5(1,1)", 0, {}, "T5(1,2)"),
        "TD-5.3",
        "The step to T5(1,2) costs 1 move, and 0 are left.",
        "T5(1,2) 칸으로 가는 데 이동 횟수가 1회 드는데, 0회 남았습니다.",
    ),
    "E28: the other passage is taken": (
        ("T2(0,2)", 2, {"passages": "T2(0,2) T9(0,0)", "pawns": "T9(0,0)"}, "T9(0,1)"),
        "TD-10.15",
        "A pawn stands on the other passage, T9(0,0).",
        "다른 통로인 T9(0,0) 칸에 말이 있습니다.",
    ),
    "on the other passage": (
        ("T2(0,2)", 2, {"passages": "T2(0,2) T9(0,0)"}, "T9(0,0)"),
        "TD-10.17",
        "The pawn cannot stay on the passage: it steps off to a square beside it.",
        "통로 위에 머무를 수 없습니다. 옆의 칸으로 한 칸 이동합니다.",
    ),
}


@pytest.mark.parametrize("case", ENDS)
def test_why_a_move_cannot_end_there(case: str) -> None:
    (at, left, given, square), clause, english, korean = ENDS[case]
    refusal = why_no_end(BOARD, BOARD.going(at, left, **given), square)
    assert (said(refusal), said(refusal, "ko")) == (english, korean)
    assert refusal is not None and refusal.clause == clause


@pytest.mark.parametrize("case", STEPS)
def test_why_the_next_step_cannot_end_there(case: str) -> None:
    (at, left, given, square), clause, english, korean = STEPS[case]
    refusal = why_no_step(BOARD, BOARD.going(at, left, **given), square)
    assert (said(refusal), said(refusal, "ko")) == (english, korean)
    assert refusal is not None and refusal.clause == clause


@pytest.mark.parametrize(
    ("dials", "given", "reason"),
    [
        ({"diag_cost": "off"}, ("T5(1,1)", 3, "T5(2,2)"), "no_diagonals"),
        ({"diag_reading": "only_jump"}, ("T5(1,1)", 3, "T5(2,2)"), "no_diagonals"),
        ({"diag_reading": "only_past_pawn"}, ("T5(1,1)", 3, "T5(2,2)"), "diagonal_past_pawn"),
        ({"readings": {"corners": "one_open"}}, ("T9(1,1)", 3, "T9(2,2)"), "diagonal_corners"),
    ],
)
def test_why_not_under_other_readings(dials: dict[str, Any], given: tuple[str, int, str], reason: str) -> None:
    board, (at, left, square) = Board(**dials), given
    refusal = why_no_step(board, board.going(at, left), square)
    assert refusal is not None and (refusal.reason, refusal.clause) == (reason, "TD-5.6")
    assert why_no_step(BOARD, BOARD.going(at, left), square) is None


def test_what_is_refused_of_the_next_step() -> None:
    """E5 after the jump: one way on, and everything else around the pawn has its reason."""
    going = BOARD.going("T1(0,4)", 2, pawns="T1(0,3)", visited="T1(0,2)")
    refused = {str(found.option): (found.reason, found.clause) for found in refused_steps(BOARD, going)}
    assert refused == {
        "T1(0,3)": ("pawn_there", "TD-5.4"),
        "T2(0,0)": ("wall", "TD-2.6"),
        "T2(1,0)": ("diagonal_border", "TD-5.6"),
        "pass": ("step_due", "TD-5.3"),
    }
    (tried,) = refused_steps(BOARD, going, "T1(0,2)")
    assert tried.reason == "visited" and not list(refused_steps(BOARD, going, "T1(1,4)"))
    (stop,) = refused_steps(BOARD, going, "pass")
    assert (said(stop), said(stop, "ko")) == (
        "There are 2 moves left, and a step that can be paid. All moves must be spent.",
        "이동 횟수가 2회 남았고, 더 갈 수 있습니다. 이동 횟수는 모두 써야 합니다.",
    )
    assert not list(refused_steps(BOARD, going._replace(left=0), "pass"))


def test_every_square_is_an_end_or_has_a_reason() -> None:
    board, random = Board("T1 T2\nT4 T3*1"), Random(3)
    names = [*board.map.name, *sorted(board.map.impassable)]
    for _ in range(4):
        at, *pawns = random.sample(board.map.name, 9)
        going = board.going(at, random.choice((2, 3)), pawns=" ".join(pawns))
        ends = {board.map.name[square] for square in walks(board, going)}
        steps = {board.map.name[step.to] for step in board.steps(going)}
        for square in names:
            refusal = why_no_end(board, going, square)
            assert (refusal is None) == (square in ends)
            assert refusal is None or not said(refusal).startswith("refused") and "…" not in said(refusal, "ko")
            assert (why_no_step(board, going, square) is None) == (square in steps)
