"""Which actions there are (CK-5 to CK-10) under every switch: small positions written by hand."""

import pytest

from tabletop_lab.games.cetkaik.content.pieces import TAM
from tabletop_lab.games.cetkaik.moves.actions import Move, TamMove
from tests.games.cetkaik.tables import HORSE, PROTECTION, SHAMAN, board, going, labels, sorts, table


@pytest.mark.parametrize(
    ("reading", "ends"),
    [
        ("skip_adjacent", {"XU", "LU", "KI", "LAU", "KIA", "XAU", "CIA"}),
        # Past the pawn on XU to the edge; the own pawn on NAI is the one piece passed on that line.
        ("one_jump", {"XU", "CI", "ME", "PA", "LU", "KI", "LAU", "KIA", "XAU", "CIA"}),
        ("leaps_of_two", {"XU", "LU", "LAU", "XAU"}),
        ("blocked_adjacent", {"XU", "LU", "KI", "XAU", "CIA"}),
    ],
)
def test_horse_hue(reading, ends):
    assert going(table(HORSE, horse_hue=reading), "IA", "TY") == ends


def test_shaman_hue_jumps():
    assert "TA" in going(table(SHAMAN, shaman_hue_jumps=2), "IA", "TY")
    assert not {"TI", "TE", "TA"} & going(table(SHAMAN, shaman_hue_jumps=0), "IA", "TY")


def test_tam_square_is_hue():
    squares = {"MO": TAM, "MY": "rN"}
    assert going(table(squares), "IA", "MY", "MO") == {"MU", "MI", "ME", "MA"}
    assert {"PO", "CO", "MY"} <= going(table(squares, tam_square_is_hue=True), "IA", "MY", "MO")


def test_general_protects():
    assert "TI" in going(table(PROTECTION, general_protects=False), "IA", "LI")


def test_general_protects_itself():
    assert "TU" in going(table(PROTECTION), "IA", "LI", "TI")
    assert "TU" not in going(table(PROTECTION, general_protects_itself=True), "IA", "LI", "TI")


@pytest.mark.parametrize(("steppable", "vias"), [("any", {"TI", "LU"}), ("not_tam", {"TI", "LU"}), ("own", {"LU"})])
def test_steppable(steppable, vias):
    squares = {"LI": "bB", "TI": "bp", "LU": "rP", "LA": TAM}
    found = {move.via for move in table(squares, steppable=steppable).actions("IA").of("LI")} - {""}
    assert found == (vias | {"LA"} if steppable == "any" else vias)


def test_step_tam_forbidden():
    assert any(move.via == "ZO" for move in table().actions("IA").of("ZAI"))
    assert not any(move.via == "ZO" for move in table(step_tam="forbidden").actions("IA").of("ZAI"))


def test_capture_stepped():
    squares = board(LI="bB", TI="bp")
    assert "LI^TI>TI" not in table(squares).actions("IA")
    assert "LI^TI>TI" in table(squares, capture_stepped=True).actions("IA")
    assert "LI^TI>TI" not in table(PROTECTION, capture_stepped=True).actions("IA")


def test_capture_own():
    squares = board(ZAI="bK", ZAU="rP", XY="rG", XAI="bP")
    game = table(squares, capture_own=True)
    assert "ZAI>ZAU" not in table(squares).actions("IA")
    assert "ZAI>ZAU" in game.actions("IA")
    # The general on a hue square keeps the pawn beside it from the king, but not from itself.
    assert "ZAI>XAI" not in game.actions("IA") and "XY>XAI" in game.actions("IA")
    assert "ZAI>XAI" in table(squares, capture_own=True, general_protects=False).actions("IA")


def test_tam_again():
    moved = {"tam_moved": "A", "last": "ZO>ZY>XY", "ply": 1}
    assert sorts(table(state=moved).actions("IA"))["tam"]
    barred = table(state=moved, tam_again="forbidden")
    assert not sorts(barred.actions("IA"))["tam"] and len(barred.actions("IA")) == 123
    assert sorts(barred.actions("A"))["tam"]
    other = {"tam_moved": "", "last": "LI>LU", "ply": 1}
    assert sorts(table(state=other, tam_again="forbidden").actions("IA"))["tam"]
    assert not sorts(table(state=other, tam_again="forbidden", tam_again_after="any").actions("IA"))["tam"]
    assert sorts(table(tam_again="forbidden", tam_again_after="any").actions("IA"))["tam"]


def test_tam_pass():
    returns = {str(move) for move in table().actions("IA") if isinstance(move, TamMove) and move.returns}
    without = set(labels(table().actions("IA"))) - set(labels(table(tam_pass="forbidden").actions("IA")))
    assert returns and without == returns
    assert len(table(tam_pass="forbidden").actions("IA")) == 249 - len(returns)


@pytest.mark.parametrize(
    ("rules", "lengths"),
    [({"tam_steps": 1}, {1}), ({"tam_steps": 3}, {3}), ({"tam_may_stop": True}, {1, 2}), ({}, {2})],
)
def test_tam_steps(rules, lengths):
    actions = table({"KA": TAM, "LA": "rp"}, **rules).actions("IA")
    assert {len(move.steps) for move in actions} == lengths
    if rules == {"tam_steps": 1}:
        assert set(labels(actions)) == {"KA>KE", "KA>LE", "KA^LA>KE", "KA^LA>LE", "KA^LA>NA", "KA^LA>NE", "KA^LA>KA"}
        assert actions.find("KA>LE") == TamMove("KA", ("LE",))


@pytest.mark.parametrize("limit", [0, 1, 2])
def test_tam_via_limit(limit):
    squares = {"ZO": TAM, "ZU": "rp", "ZI": "bp"}
    moves = [move for move in table(squares, tam_via_limit=limit).actions("IA") if isinstance(move, TamMove)]
    assert max(sum(via != "" for via in move.vias) for move in moves) == limit


def test_drops_off():
    assert len(table(reserve={"IA": ["rp"]}, drops=False).actions("IA")) == 249


def test_null_move_forbidden():
    without = set(labels(table().actions("IA"))) - set(labels(table(null_move="forbidden").actions("IA")))
    assert without and all(move.split("^")[0] == move.split(">")[-1] for move in without)
    assert "ZIA^TIA>ZIA" in without


def test_hopeless_declaration():
    squares = board(MAU="bB", MAI="rP")
    assert {"MY", "ME", "MA"} <= going(table(squares), "IA", "MAU", "MAI")
    near = going(table(squares, hopeless_declaration="forbidden"), "IA", "MAU", "MAI")
    assert {"MU", "MI", "ME"} <= near and "MA" not in near
    assert "MA" in going(table(squares, hopeless_declaration="forbidden", step_throw=False), "IA", "MAU", "MAI")
    from_origin = {"hopeless_declaration": "forbidden", "throw_counts_from": "origin"}
    assert "ME" not in going(table(squares, **from_origin), "IA", "MAU", "MAI")


def test_first_leg_throw():
    squares = board(LIA="bB", LE="rP", LI="rp")
    rules = {"hopeless_declaration": "forbidden", "first_leg_throw": True}
    assert going(table(squares), "IA", "LIA", "LI")
    assert not going(table(squares, **rules), "IA", "LIA", "LI")
    assert going(table(squares, first_leg_throw=True), "IA", "LIA", "LI")


def test_water():
    squares = board(ZE="rP", KU="bB", KY="rP", NU="rP", NO="bP")
    assert {"NO~", "TO~"} <= going(table(board(KO="bB")), "IA", "KO")
    assert "NO" in going(table(board(KO="bB"), water_need=0), "IA", "KO")
    assert not any("~" in label for label in labels(table(squares, water_need=0).actions("IA")))
    over = board(NAI="bP", NY="rp")
    assert going(table(over), "IA", "NAI", "NY") == {"NO~"}
    on_water = board(LY="bK", NO="rp")
    assert "TO~" in going(table(on_water), "IA", "LY", "NO")
    assert "TO" in going(table(on_water, via_water_exempts=True), "IA", "LY", "NO")


def test_direction_is_declared_once_for_each_ray():
    squares = board(MAU="bB", MAI="rP")
    far = labels(move for move in table(squares, declare_before_throw="direction").actions("IA").of("MAU") if move.via)
    assert far == ["MAU^MAI=>MY+", "MAU^MAI=>CAI+", "MAU^MAI=>PAI+", "MAU^MAI=>MAU+"]
    game = table(squares, declare_before_throw="direction")
    assert game.landings(Move("MAU", "MY", "MAI", far=True, toward=True)) == ("MA", "ME", "MI", "MU", "MO", "MY")


def test_nothing_is_declared():
    squares = board(MAU="bB", MAI="rP")
    game = table(squares, declare_before_throw="none")
    assert [str(move) for move in game.actions("IA").of("MAU") if move.via] == ["MAU^MAI=>?"]
    every = table(squares).actions("IA").of("MAU")
    assert set(game.landings(Move("MAU", "", "MAI", far=True))) == {move.to for move in every if move.via}
