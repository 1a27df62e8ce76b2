"""Movement of TIEDIE: the worked examples of the rulebook, each reading, and a comparison with plain enumeration."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

from tabletop_lab.games.tiedie.content.costs import Costs
from tabletop_lab.games.tiedie.going import Going, Way
from tabletop_lab.games.tiedie.laid import text_of
from tabletop_lab.games.tiedie.layout import Terms
from tabletop_lab.games.tiedie.ways import cost_of, reach, walks
from tests.games.tiedie.boards import DIALS, Board
from tests.games.tiedie.every_layout import lay_out
from tests.games.tiedie.plain_ways import PlainWays

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


# --- the readings and dials


def test_diagonals() -> None:
    def diagonals(pawns: str = "", **dials: Any) -> set[str]:
        board = Board(**dials)
        going = board.going("T5(2,1)", 2, pawns=pawns)
        here = board.map.spot[going.at]
        return {board.map.name[step.to] for step in board.steps(going)
                if all(one != other for one, other in zip(here, board.map.spot[step.to], strict=True))}  # fmt: skip

    assert diagonals() == on("T5", "10", "12", "30", "32")
    assert diagonals(diag_reading="only_past_pawn") == set()
    assert diagonals("T5(2,2)", diag_reading="only_past_pawn") == on("T5", "12", "32")
    assert diagonals("T5(1,2)") == on("T5", "10", "30", "32", "03")
    assert diagonals("T5(1,2)", diag_reading="only_jump") == on("T5", "03")
    assert diagonals("T5(1,2)", diag_jump_cost="off") == on("T5", "10", "30", "32")
    assert diagonals("T5(1,2)", diag_cost="off") == on("T5", "03")
    assert diagonals(diag_cost=3) == set()


def test_corners() -> None:
    # T9(1,1) and T9(2,2) touch between two impassable squares; T9(1,3) and T9(2,4) beside one.
    for reading, goes in (("irrelevant", True), ("one_open", False)):
        board = Board(readings={"corners": reading})
        assert ("T9(2,2)" in board.first("T9(1,1)", 2)) is goes
        assert "T9(2,4)" in board.first("T9(1,3)", 2)
        assert board.map["T9(2,2)"] in board.map.ring[board.map["T9(1,1)"]]


def test_jumps_over_several() -> None:
    pawns = "T8(2,1) T8(2,2) T8(2,3)"
    for span, lands in ((1, None), (2, None), (3, "T8(2,4)")):
        jumps = {step for step in Board(jump_span=span).steps(BOARD.going("T8(2,0)", 1, pawns=pawns)) if step.over >= 0}
        assert {BOARD.map.name[step.to] for step in jumps} == ({lands} if lands else set())
    two = Board(jump_span=2)
    jump = next(step for step in two.steps(two.going("T8(2,0)", 1, pawns="T8(2,1) T8(2,2)")) if step.over >= 0)
    assert (two.map.name[jump.to], two.map.name[jump.over], jump.cost) == ("T8(2,3)", "T8(2,1)", 1)


def test_a_jump_through_a_door_and_onto_a_wall() -> None:
    assert "T2(2,0)" in BOARD.first("T1(2,3)", 1, pawns="T1(2,4)")
    assert "T2(2,1)" in BOARD.first("T1(2,4)", 1, pawns="T2(2,0)")
    assert BOARD.first("T1(0,3)", 1, pawns="T1(0,4)") == on("T1", "02")  # behind it is a wall


def test_a_hat_stops_a_jump() -> None:
    assert "T1(0,4)" in BOARD.first("T1(0,2)", 2, pawns="T1(0,3)")
    assert "T1(0,4)" not in BOARD.first("T1(0,2)", 2, pawns="T1(0,3)", hats="T1(0,3)")
    # E25: two moves are left, and none of them over that pawn.
    assert BOARD.final("T1(0,2)", 2, pawns="T1(0,3)", hats="T1(0,3)") == on("T1", "00", "22")


def test_costs_of_characters() -> None:
    assert BOARD.costs() == Costs(1, 2, 1, 2)
    assert BOARD.costs(["heavy_feet", "night_runner"]) == Costs(1, 2, 2, 2)
    assert BOARD.costs(["acrobat"]) == Costs(1, 2, 0, 3)
    assert Board(diag_jump_cost="off", jump_cost=3).costs(["acrobat"]) == Costs(1, 2, 0, None)
    assert "T1(0,4)" not in BOARD.first("T1(0,2)", 1, pawns="T1(0,3)", abilities="heavy_feet")
    assert "T1(0,4)" in BOARD.first("T1(0,2)", 2, pawns="T1(0,3)", abilities="heavy_feet")


def test_the_acrobat_need_not_jump() -> None:
    ends = BOARD.final("T1(0,2)", 0, pawns="T1(0,3)", abilities="acrobat")
    assert ends == on("T1", "02", "04")


def test_additional_moves_need_not_be_spent() -> None:
    two, four = BOARD.final("T5(1,1)", 2), BOARD.final("T5(1,1)", 4)
    ends = BOARD.final("T5(1,1)", 4, extra=2)
    assert two | four < ends
    assert "T5(1,2)" not in two | four and "T5(1,2)" in ends  # three moves: one of the additional ones is spent


def test_not_all_moves_need_be_spent_by_a_dial() -> None:
    board = Board(must_spend_all=False)
    assert board.final("T8(4,2)", 1) == on("T8", "42", "41", "43", "32")
    assert BOARD.final("T8(4,2)", 1) == on("T8", "41", "43", "32")


def test_back_over_its_own_squares_by_a_dial() -> None:
    assert Board(no_revisit=False).final("T8(4,0)", 2) == on("T8", "40", "42")
    assert BOARD.final("T8(4,0)", 2) == on("T8", "42")
    # A jump for nothing never leads back, or it would have no end.
    there = Board(no_revisit=False, jump_cost=0)
    assert there.final("T1(0,2)", 0, pawns="T1(0,3)") == on("T1", "02", "04")
    assert there.first("T1(0,4)", 0, pawns="T1(0,3)", visited="T1(0,2)") == set()


def test_an_open_route_ends_a_move() -> None:
    ends = BOARD.final("T5(1,2)", 3, goals="T5(2,2)")
    assert "T5(2,2)" in ends and "T5(3,2)" not in BOARD.final("T5(2,2)", 1, goals="T5(2,2)")
    assert BOARD.final("T5(2,2)", 0, goals="T5(2,2)") == on("T5", "22")
    straight = Board(diag_cost="off")
    going = straight.going("T5(2,1)", 2, goals="T5(2,2)", pawns="T5(1,1) T5(3,1)")
    near = set(straight.map.names(reach(straight, going)))
    assert "T5(2,2)" in near and not near & on("T5", "12", "23", "32")


def test_what_a_passage_costs() -> None:
    given = ("T2(0,2)", 1)
    for dials, cost in (({}, 0), ({"passage_cost": 1}, 1), ({"passage_exit_cost": 1}, 1)):
        board = Board(**dials)
        steps = [step for step in board.steps(board.going(*given, passages="T2(0,2) T9(0,0)")) if step.via >= 0]
        assert {(board.map.name[step.to], step.cost) for step in steps} == {("T9(0,1)", cost), ("T9(1,0)", cost)}
    dear = Board(passage_cost=1, passage_exit_cost=1)
    assert not [step for step in dear.steps(dear.going(*given, passages="T2(0,2) T9(0,0)")) if step.via >= 0]


def test_whether_a_passage_must_be_taken() -> None:
    # Nothing else can be done from T2(0,2): both squares beside it are taken.
    given = {"pawns": "T2(0,1) T2(0,3)", "passages": "T2(0,2) T9(0,0)"}
    board = Board(diag_cost="off", diag_jump_cost="off", jump_cost=3)
    assert board.final("T2(0,2)", 1, **given) == {"T2(0,2)", *on("T9", "02", "11", "20")}
    must = Board(diag_cost="off", diag_jump_cost="off", jump_cost=3, passage_must_be_taken=True)
    assert must.final("T2(0,2)", 1, **given) == on("T9", "02", "11", "20")


def test_a_passage_needs_a_square_to_step_off_to() -> None:
    taken = "T9(0,1) T9(1,0)"
    going = BOARD.going("T2(0,2)", 1, pawns=taken, passages="T2(0,2) T9(0,0)")
    assert not [step for step in BOARD.steps(going) if step.via >= 0]


def test_a_passage_that_was_walked_over_is_closed() -> None:
    # The Acrobat walks over one passage, jumps for nothing onto the other and cannot travel back.
    going = BOARD.going("T5(1,0)", 1, pawns="T5(1,2)", passages="T5(1,1) T5(1,3)", abilities="acrobat")
    near = BOARD.map.names(reach(BOARD, going))
    assert {"T5(1,1)", "T5(1,3)"} <= set(near) and not set(near) & on("T5", "01", "21")


def test_a_movement_that_went_on() -> None:
    """One Step (TD-11.4): what is left is added, and the squares of the movement stay closed."""
    assert BOARD.final("T7(3,0)", 1, visited="T7(4,0)") == on("T7", "20")


# --- compared with plain enumeration


def random_case(random: Random) -> tuple[Board, PlainWays, dict[str, Any]]:
    """A board with pawns, hats, goals and passages anywhere, and dials of any kind that ends."""
    laid, _ = lay_out(Terms(), random)
    few = dict(list(laid.items())[: random.choice((2, 3, 9))])
    dials = DIALS | {
        "jump_span": random.choice((1, 1, 2)),
        "jump_cost": random.choice((1, 1, 2)),
        "diag_cost": random.choice((2, 2, 1)),
        "passage_cost": random.choice((0, 0, 1)),
        "passage_exit_cost": random.choice((0, 0, 1)),
    }
    board = Board(text_of(few), **dials)
    abilities = random.choice(("", "", "acrobat", "heavy_feet"))
    names = random.sample(board.map.name, 14)
    around = {
        "pawns": " ".join(names[1 : random.choice((4, 8, 11))]),
        "passages": random.choice(("", " ".join(names[11:13]))),
    }
    around["hats"] = " ".join(around["pawns"].split()[:1] if random.random() < 0.3 else [])
    given = {
        "at": names[0], "left": random.choice((1, 2, 3, 4)), "extra": random.choice((0, 0, 1, 2)),
        "goals": names[13] if random.random() < 0.3 else "", "abilities": abilities, **around,
    }  # fmt: skip
    if random.random() < 0.5:  # near pawns make jumps
        given["pawns"] = " ".join({*given["pawns"].split(), *board.map.names(board.map.linked[board.map[names[0]]])})
    if random.random() < 0.2 and given["passages"]:
        given["passages"] = " ".join(board.map.names((board.map[names[0]], board.map[names[12]])))
    return board, PlainWays(few, dials, board.costs(abilities.split())._asdict()), given


def test_the_same_as_plain_enumeration() -> None:
    seen: Counter[str] = Counter()
    for seed in range(150):
        board, plain, given = random_case(Random(seed))
        given["pawns"] = " ".join(set(given["pawns"].split()) - {given["at"]})
        going = board.going(**given)
        asked = {name: set(given[name].split()) for name in ("pawns", "hats", "goals")}
        ends, spent = plain.answers(
            given["at"], given["left"], given["extra"], asked["goals"], (), pawns=asked["pawns"], hats=asked["hats"],
            passages=tuple(given["passages"].split()),
        )  # fmt: skip
        found = {board.map.name[square]: way for square, way in walks(board, going).items()}
        near = {board.map.name[square]: way for square, way in reach(board, going).items()}
        assert found.keys() == ends, seed
        assert {square: cost_of(way) for square, way in near.items()} == spent, seed
        for way in (*found.values(), *near.values()):
            assert_legal(board, going, way)
            seen.update({"jump": any(step.over >= 0 for step in way), "passage": any(step.via >= 0 for step in way)})
            seen["diagonal"] += any(step.cost == 2 for step in way)
    assert min(seen["jump"], seen["passage"], seen["diagonal"]) > 50


def assert_legal(board: Board, going: Going, way: Way) -> None:
    """Each step of a way is one of those that the paragraphs allow there."""
    for step in way:
        assert step in board.steps(going)
        going = going.after(step)
