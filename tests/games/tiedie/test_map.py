"""The map of a layout: what is linked, rings, rooms, starts, turned tiles, and the readings."""

from __future__ import annotations

import os
from itertools import combinations
from pathlib import Path

from tabletop_lab.games.tiedie.content.tiles import read_tiles
from tabletop_lab.games.tiedie.laid import laid_as
from tabletop_lab.games.tiedie.map import FAR, Map, bits, map_of, squares
from tests.games.tiedie.boards import M1, house_map
from tests.games.tiedie.files import TILES, TWO

BOARD = house_map()


def ring(name: str, board: Map = BOARD) -> set[str]:
    return set(board.names(board.ring[board[name]]))


def linked(name: str, board: Map = BOARD) -> set[str]:
    return set(board.names(board.linked[board[name]]))


def test_the_standard_map() -> None:
    assert (BOARD.size, len(BOARD.boxes), BOARD.seats) == (187, 9, 8)
    doors = {BOARD.names(pair) for pair in BOARD.doors}
    assert len(BOARD.doors) == len(doors)
    assert doors == {
        ("T1(2,4)", "T2(2,0)"), ("T2(2,4)", "T3(2,0)"), ("T1(4,2)", "T4(0,2)"), ("T2(4,2)", "T5(0,2)"),
        ("T3(4,2)", "T6(0,2)"), ("T4(2,4)", "T5(2,0)"), ("T5(2,4)", "T6(2,0)"), ("T4(4,2)", "T7(0,2)"),
        ("T5(4,2)", "T8(0,2)"), ("T6(4,2)", "T9(0,2)"), ("T7(2,4)", "T8(2,0)"), ("T8(2,4)", "T9(2,0)"),
    }  # fmt: skip
    assert {start: BOARD.name[square] for start, square in BOARD.starts.items()} == {
        1: "T1(0,0)", 2: "T2(4,0)", 3: "T3(0,4)", 4: "T4(4,4)", 5: "T6(0,4)", 6: "T7(4,0)", 7: "T8(4,4)", 8: "T9(4,4)",
    }  # fmt: skip
    apart = [BOARD.distances(one)[other] for one, other in combinations(BOARD.starts.values(), 2)]
    assert (min(apart), max(apart)) == (9, 28)
    from_boxes = [BOARD.distances(start)[box] for start in BOARD.starts.values() for box in BOARD.boxes]
    assert min(from_boxes) == 4
    assert all(BOARD.room[BOARD[f"T{n}(2,2)"]] == f"T{n}" for n in (1, 5, 7))


def test_names_and_numbers() -> None:
    assert [BOARD[name] for name in BOARD.name] == list(range(BOARD.size))
    assert "T1(1,1)" in BOARD.impassable and "T1(1,1)" not in BOARD.number
    assert BOARD.name[BOARD.at_spot[(10, 4)]] == "T7(0,4)"
    assert len(BOARD.impassable) == 9 * 25 - BOARD.size


def test_rings() -> None:
    """TD-2.4 to TD-2.6, E8: a ring ends at walls, and no diagonal crosses the border of two tiles."""
    assert ring("T7(2,2)") == {f"T7({r},{c})" for r, c in ((1, 2), (2, 1), (2, 3), (3, 2))}
    assert ring("T1(0,4)") == {"T1(0,3)", "T1(1,4)"}
    assert ring("T2(2,0)") == {"T1(2,4)", "T2(1,0)", "T2(2,1)", "T2(3,0)", "T2(3,1)"}
    assert linked("T2(2,0)") == {"T1(2,4)", "T2(1,0)", "T2(2,1)", "T2(3,0)"}
    near = BOARD.near[BOARD["T1(0,4)"]]
    assert (BOARD.name[near[0]], set(BOARD.names(near))) == ("T1(0,4)", {"T1(0,4)", "T1(0,3)", "T1(1,4)"})
    for square in range(BOARD.size):
        assert tuple(squares(BOARD.ring_bits[square])) == BOARD.ring[square]
        assert BOARD.near_bits[square] == bits(BOARD.near[square])
        assert all(square in BOARD.linked[there] for there in BOARD.linked[square])


def test_rings_through_walls() -> None:
    board = house_map(through_walls="geometric")
    assert ring("T1(0,4)", board) == {"T1(0,3)", "T1(1,4)", "T2(0,0)", "T2(1,0)"}
    assert set(board.names(board.near[board["T1(0,4)"]])) == {"T1(0,4)", "T1(0,3)", "T1(1,4)", "T2(0,0)"}
    assert linked("T1(0,4)", board) == linked("T1(0,4)")  # nobody walks through walls


def test_half_doors() -> None:
    # T1 has a door to the east, T7 none to the west.
    for reading, goes in (("closed", set()), ("open", {"T7(2,0)"})):
        board = house_map("T1 T7", half_door=reading)
        assert linked("T1(2,4)", board) - {f"T1({r},{c})" for r in range(5) for c in range(5)} == goes
        assert linked("T7(2,0)", board) >= ({"T1(2,4)"} if goes else set())
        assert len(board.doors) == len(goes)
        assert ("T7(2,0)" in ring("T1(2,4)", board)) is bool(goes)
        for beside in ("T7(1,0)", "T7(3,0)"):  # no diagonal goes through a door
            assert not ring(beside, board) & {"T1(2,4)"}
            assert board["T1(2,4)"] not in board.step[board[beside]]


def test_a_turned_tile_keeps_the_names_of_its_squares() -> None:
    board = house_map("T7*1")  # its doors, north and east, look east and south now
    top = [board.name[board.at_spot[(0, column)]] for column in range(5)]
    assert top == ["T7(4,0)", "T7(3,0)", "T7(2,0)", "T7(1,0)", "T7(0,0)"]
    assert board.spot[board["T7(4,0)"]] == board.spot[board.starts[6]] == (0, 0)
    joined = house_map("T7*1 T8")
    assert {joined.names(pair) for pair in joined.doors} == {("T7(0,2)", "T8(2,0)")}
    four = house_map("T7*3")
    assert four.spot[four["T7(4,0)"]] == (4, 4)


def test_empty_cells() -> None:
    board = map_of({"0,0": "T5", "-1,1": "T1", "0,1": "T4", "-1,0": "T2"}, TILES)
    assert board.spot[board["T2(0,0)"]] == (0, 0) and board.spot[board["T5(0,1)"]] == (5, 1)
    assert {board.names(pair) for pair in board.doors} == {
        ("T2(2,4)", "T1(2,0)"), ("T2(4,2)", "T5(0,2)"), ("T1(4,2)", "T4(0,2)"),
    }  # fmt: skip
    assert map_of({"3,7": "T5"}, TILES).spot[0] == (0, 1)


def test_the_nearest_free_square() -> None:
    """E29: the start square T2(4,0) is taken."""
    home = BOARD["T2(4,0)"]
    free = bits(range(BOARD.size)) & ~bits([home])
    assert set(BOARD.names(BOARD.nearest(home, free))) == {"T2(3,0)", "T2(4,1)"}
    taken = free & ~bits([BOARD["T2(3,0)"], BOARD["T2(4,1)"]])
    assert set(BOARD.names(BOARD.nearest(home, taken))) == {"T2(2,0)", "T2(3,1)", "T2(4,2)"}
    assert BOARD.nearest(home, free | bits([home])) == (home,)
    assert BOARD.nearest(home, 0) == ()


def test_equal_layouts_share_a_map_and_others_do_not() -> None:
    laid = laid_as(M1)
    backwards = dict(reversed(laid.items()))
    assert map_of(laid, TILES) is map_of(backwards, TILES)
    others = (
        map_of(laid, TILES, "geometric"),
        map_of(laid, TILES, half_door="open"),
        map_of(laid, TILES, corners="one_open"),
        map_of({**laid, "0,0": "T1*1"}, TILES),
    )
    assert len({id(board) for board in (map_of(laid, TILES), *others)}) == 5


def test_changed_tiles_give_another_map(tmp_path: Path) -> None:
    file = tmp_path / "tiles.txt"
    file.write_text(TWO, encoding="utf-8")
    one = map_of({"0,0": "T1"}, read_tiles(file))
    file.write_text(TWO.replace("|1....|", "|1...#|"), encoding="utf-8")
    os.utime(file, ns=(1, 1))
    assert (one.size, map_of({"0,0": "T1"}, read_tiles(file)).size) == (21, 20)


def test_tiles_of_other_sizes(tmp_path: Path) -> None:
    file = tmp_path / "tiles.txt"
    file.write_text("A a / 가   B b / 나\n+-D-+   +-D-+\n|1B.|   |2.B|\nD.#.D   D.#.D\n|...|   |...|\n+-D-+   +---+\n")
    board = map_of({"0,0": "A", "0,1": "B*1"}, read_tiles(file, 3))
    assert (board.size, board.seats, board.name[board.starts[2]]) == (16, 2, "B(0,0)")
    # B turned once has doors east, south and north: none towards A, so the two are apart.
    assert board.doors == () and board.distances(0).count(FAR) == 8
    joined = map_of({"0,0": "A", "0,1": "B"}, read_tiles(file, 3))
    assert {joined.names(pair) for pair in joined.doors} == {("A(1,2)", "B(1,0)")}
