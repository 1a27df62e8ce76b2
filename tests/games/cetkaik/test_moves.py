"""Which actions there are (CK-5 to CK-10): the rule sheet's positions and other small ones, written by hand."""

import pytest

from tabletop_lab.games.cetkaik.content.pieces import INITIAL, TAM
from tabletop_lab.games.cetkaik.content.squares import SIDES, SQUARES
from tabletop_lab.games.cetkaik.moves.actions import Drop, Move
from tests.games.cetkaik.tables import HORSE, PROTECTION, SHAMAN, board, going, labels, sorts, table


@pytest.mark.parametrize("side", SIDES)
def test_start(side):
    actions = table().actions(side)
    assert {sort: len(found) for sort, found in sorts(actions).items()} == {
        "plain": 20, "step": 62, "step_inf": 41, "tam": 126,
    }  # fmt: skip
    assert len(actions) == len(list(actions)) == len(set(actions)) == 249


def test_pawns_at_the_start():
    actions = table().actions("IA")
    assert labels(actions.of("LAI")) == ["LAI>LY"] + [label for label in labels(actions.of("LAI")) if "^" in label]
    assert set(labels(actions.of("NAI"))) == {"NAI>NY", "NAI>NAU", "NAI>NO~", "NAI^LAI>LY", "NAI^TAI>TY"}


def test_bow_steps_and_slides():
    game = table()
    far = {move.to for move in game.actions("IA").of("MAU") if isinstance(move, Move) and move.via == "MAI"}
    assert {"MY", "MU", "MI"} <= far
    assert all(move.far for move in game.actions("IA").of("MAU") if isinstance(move, Move) and move.via == "MAI")


def test_boat_over_tam():
    actions = table().actions("IA").of("ZAI")
    finite = {str(move) for move in actions if move.via == "ZO" and not move.far}
    assert finite == {"ZAI^ZO>TO", "ZAI^ZO>NO", "ZAI^ZO>XO", "ZAI^ZO>CO"}
    assert "ZAI^ZO=>ZI" in labels(actions)


def test_tiger_via_hue():
    actions = labels(table().actions("IA").of("TAU"))
    assert len(actions) == 9
    assert {label for label in actions if "^NAI" in label} == {f"TAU^NAI=>{to}" for to in ("LY", "TY", "KO", "TAU")}
    assert {label for label in actions if "^ZAI" in label} == {"TAU^ZAI>TY", "TAU^ZAI>XY", "TAU^ZAI>TAU"}


def test_horse_over_a_pawn():
    assert going(table(), "IA", "LIA", "TAI") == {"LO", "LIA", "XO~"}


def test_two_throws():
    squares = {square: piece for square, piece in INITIAL.items() if piece != TAM}
    assert "TAU^NAI=>ZO~" in table({**squares, "KO": TAM}).actions("IA")


def test_horse_in_hue():
    assert going(table(HORSE), "IA", "TY") == {"XU", "LU", "KI", "LAU", "KIA", "XAU", "CIA"}


def test_shaman_in_hue():
    ends = going(table(SHAMAN), "IA", "TY")
    assert {"TO~", "TI", "TE"} <= ends and "TA" not in ends and len(ends) == 28


def test_protection():
    game = table(PROTECTION)
    plain = going(game, "IA", "LI")
    assert {"KI", "NI"} <= plain and "TI" not in plain
    via = [move for move in game.actions("IA").of("LI") if move.via == "TI"]
    assert len(via) == 11 and all(move.far for move in via) and "LI^TI=>TU" in labels(via)


def test_no_protection_off_hue_until_tam_comes():
    off = {"LI": "bB", "TI": "bp", "TE": "rg"}
    assert "TI" in going(table(board(**off)), "IA", "LI")
    hue = table({**off, "ZE": TAM})
    assert "TI" not in going(hue, "IA", "LI")
    assert len(going(hue, "IA", "LI", "TI")) == 10


def test_chariot_leaps():
    assert going(table(board(TAU="rC", TAI="rP", NAU="bp")), "IA", "TAU") == {"LAU", "TY", "XAU"}


def test_a_pace_needs_the_square_between():
    game = table(board(NAI="bP", NY="rp"))
    assert {"NY"} <= going(game, "IA", "NAI") and not going(game, "IA", "NAI") & {"NO", "NO~"}
    assert going(game, "IA", "NAI", "NY") == {"NO~"}


def test_drops():
    squares = {square: piece for square, piece in INITIAL.items() if square not in ("ZO", "LAI", "NAI")}
    game = table({**squares, "KO": TAM}, {"IA": ["rp", "rp", "bp"]})
    actions = game.actions("IA")
    drops = [action for action in actions if isinstance(action, Drop)]
    assert "@rp>ZO" in labels(drops) and len(drops) == 2 * (81 - len(game.state.board))
    assert labels(drops) == sorted(labels(drops), key=lambda text: (text[:3], SQUARES.index(text[4:])))
    assert not [a for a in game.actions("A") if isinstance(a, Drop)]


def test_null_move_is_possible():
    assert "ZIA^TIA>ZIA" in table().actions("IA")
