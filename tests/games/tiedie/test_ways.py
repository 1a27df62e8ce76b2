"""Movement of TIEDIE: the worked examples of the rulebook, each reading, and a comparison with plain enumeration."""

from __future__ import annotations

from tabletop_lab.games.tiedie.going import Going
from tabletop_lab.games.tiedie.ways import reach, walks
from tests.games.tiedie.boards import Board

BOARD = Board()


def on(tile: str, *spots: str) -> set[str]:
    """Squares of a tile: on("T7", "10", "21")."""
    return {f"{tile}({row},{column})" for row, column in spots}


# --- the worked examples


def test_e3_spending_all() -> None:
    assert BOARD.final("T7(4,0)", 3) == on("T7", "10", "21", "30", "32", "41", "43")


def test_e4_dead_end() -> None:
    game, at = BOARD, BOARD.map
    begun = game.going("T8(4,2)", 3)
    first = next(step for step in game.steps(begun) if step.to == at["T8(4,1)"])
    then = begun.after(first)
    second = next(step for step in game.steps(then) if step.to == at["T8(4,0)"])
    last = then.after(second)
    assert last.left == 1 and game.steps(last) == [] and game.may_stop(last, [])
    assert "T8(4,0)" in game.final("T8(4,2)", 3)


def test_e5_jump() -> None:
    game = BOARD
    begun = game.going("T1(0,2)", 3, pawns="T1(0,3)")
    jump = next(step for step in game.steps(begun) if step.over >= 0)
    assert (jump.cost, game.map.name[jump.to], game.map.name[jump.over]) == (1, "T1(0,4)", "T1(0,3)")
    after = begun.after(jump)
    assert set(game.map.names(walks(game, after))) == {"T1(2,4)"}
    assert [game.map.name[step.to] for step in walks(game, after)[game.map["T1(2,4)"]]] == ["T1(1,4)", "T1(2,4)"]


def test_e6_no_double_jump() -> None:
    # By night two moves would pay a diagonal, but both are impassable here.
    assert BOARD.first("T1(2,0)", 3, pawns="T1(2,1) T1(2,2)") == on("T1", "10", "30")


def test_e7_diagonal_at_night() -> None:
    assert BOARD.final("T5(1,1)", 2) == on("T5", "02", "13", "20", "22", "31")
    assert BOARD.map["T5(2,2)"] in BOARD.map.boxes
    begun = BOARD.going("T5(1,1)", 2)
    once = begun.after(next(step for step in BOARD.steps(begun) if step.cost == 1))
    assert all(step.cost == 1 for step in BOARD.steps(once))


def test_e8_walls() -> None:
    game, board = BOARD, BOARD.map
    start, target = board["T1(0,4)"], board["T2(0,0)"]
    assert target not in board.ring[start]
    found = reach(game, game.going("T1(0,4)", 3, pawns="T2(0,0)"))
    assert not any(target in board.ring[square] for square in found)
    assert board["T2(2,0)"] in found
    names = set(board.names(board.ring[board["T2(2,0)"]]))
    assert names == {"T1(2,4)", "T2(1,0)", "T2(2,1)", "T2(3,0)", "T2(3,1)"}


def test_e28_passage() -> None:
    game, board = BOARD, BOARD.map
    begun = game.going("T2(0,1)", 3, passages="T2(0,2) T9(0,0)")
    onto = begun.after(next(step for step in game.steps(begun) if step.to == board["T2(0,2)"]))
    off = next(step for step in game.steps(onto) if step.to == board["T9(0,1)"])
    after = onto.after(off)
    assert (onto.left, off.cost, board.name[off.via], after.left) == (2, 0, "T9(0,0)", 2)
    assert set(board.names(walks(game, after))) == {"T6(4,2)", "T9(0,3)", "T9(1,0)"}
    shut = game.going("T2(0,1)", 3, passages="T2(0,2) T9(0,0)", pawns="T9(0,0)")
    onto = shut.after(next(step for step in game.steps(shut) if step.to == board["T2(0,2)"]))
    assert not any(step.via >= 0 for step in game.steps(onto))


def test_e39_acrobat() -> None:
    game, board = BOARD, BOARD.map
    now: Going = game.going("T7(0,0)", 2, pawns="T7(0,1) T7(0,3)", abilities="acrobat")
    for square in ("T7(0,2)", "T7(0,4)"):
        step = next(step for step in game.steps(now) if step.to == board[square])
        assert (step.cost, step.must) == (0, False)
        now = now.after(step)
    assert set(board.names(walks(game, now))) == {"T7(2,4)"}
    assert [board.name[step.to] for step in walks(game, now)[board["T7(2,4)"]]] == ["T7(1,4)", "T7(2,4)"]
