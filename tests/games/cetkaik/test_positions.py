"""Positions of one's own: a whole board as text, what it leaves out, and errors that point at the place.
Illegal actions and impossible throws stand here too: all that a person can do wrong at this table."""

from typing import Any

import pytest

from tabletop_lab.engine.core.errors import (
    IllegalChoice,
    ImpossibleChance,
    InvalidPosition,
    InvalidRecord,
    InvalidRules,
)
from tabletop_lab.engine.match import record
from tabletop_lab.engine.match.match import Match
from tabletop_lab.games.cetkaik.content.pieces import INITIAL, START
from tabletop_lab.games.cetkaik.moves.notation import write_board
from tabletop_lab.games.cetkaik.rules import CetkaikRules

EMPTY = "/".join([".................."] * 9)
ALONE = "**" + EMPTY[2:-2] + "bK"


def test_a_board_as_text_is_the_whole_board() -> None:
    match = Match("cetkaik", position={"board": ALONE, "reserve": {"A": "rp rk"}, "turn": "A"})
    assert match.state.board == {"KA": "**", "PIA": "bK"}
    assert match.state.reserve == {"IA": [], "A": ["rp", "rk"]}
    assert len(match.state.missing) == 45 and match.state.missing.count("rp") == 7
    assert (match.decision.player, match.state.season, match.state.phase) == ("P2", 1, "turn")


def test_a_board_square_by_square_is_the_whole_board_too() -> None:
    match = Match("cetkaik", position={"board": {"ZO": "**", "ZIA": "bK", "ZA": "rk"}})
    assert write_board(match.state.board).replace(".", "") == "rk////**////bK"


def test_pieces_of_a_reserve_leave_the_initial_board_the_opponents_first() -> None:
    match = Match("cetkaik", position={"reserve": {"IA": ["rk", "rp"]}})
    gone = {square: piece for square, piece in INITIAL.items() if square not in match.state.board}
    assert sorted(gone.values()) == ["rk", "rp"] and match.state.missing == []


def test_the_next_season_begins_with_the_initial_board() -> None:
    match = Match("cetkaik", position={"board": ALONE}, seed=2)
    match.play("PIA>PAU")
    match.play("KA>KE>KA")
    match.play("end_season")
    assert write_board(match.state.board) == START and match.state.missing == []


@pytest.mark.parametrize(
    ("position", "said"),
    [
        ({"board": ALONE[:-2] + "**"}, "board.square PIA: this is a second tam; the first one is on KA [CK-3.1]"),
        ({"board": EMPTY}, "board: tam does not stand on exactly one square"),
        ({"board": ALONE.replace("bK", "bQ")}, "board.square PIA: 'bQ' is not a piece"),
        ({"board": ALONE[:-1]}, "board.row IA: there are 17 characters (allowed: 18: nine squares of two)"),
        ({"board": ALONE + "/"}, "board: there are 10 rows"),
        ({"board": START.replace("/..................", "/bP................", 1)}, "board.bp: there are 9 of them"),
        ({"board": START, "reserve": {"IA": "rp"}}, "board.rp: there are 9 of them (allowed: 8 in the set)"),
        ({"board": START, "reserve": {"IA": "rp"}}, "board.pieces: there are 49 pieces besides tam"),
        ({"board": 7}, "board: 7 is not a board"),
        ({"board": {"ZZ": "rp", "ZO": "**"}}, "board.square ZZ: there is no such square"),
        ({"reserve": {"IA": ["rP"]}}, "reserve.IA, piece 1: 'rP' is not a captured piece"),
        ({"reserve": {"B": []}}, "reserve: reserves are given by side (allowed: A, IA)"),
        ({"turn": "P1"}, "turn: 'P1' cannot stand here (allowed: IA, A, '')"),
        ({"points": {"IA": 30}}, "points: 30 and 20 points are not 40 together"),
        ({"points": {"IA": 0, "A": 40}}, "points: somebody without points has not lost"),
        ({"rate": {"IA": 3, "A": 3}}, "rate.IA: 3 is not a rate (allowed: 1, 2, 4, 8, 16, 32, 64)"),
        ({"rate": {"IA": 2}}, "rate: the shared rate is not the same for both"),
        ({"side": {"P1": "A", "P2": "A"}}, "side: the two players do not sit at the two sides"),
        ({"season": 99}, "season: 99 cannot stand here (allowed: 0 to 12) [CK-14.1]"),
        ({"phase": "lunch"}, "phase: 'lunch' cannot stand here (allowed: sides, season, turn, over)"),
    ],
)  # fmt: skip
def test_an_impossible_position_is_refused_at_the_place(position: dict[str, Any], said: str) -> None:
    with pytest.raises(InvalidPosition) as error:
        Match("cetkaik", position=position)
    assert any(line.startswith(said) for line in str(error.value).splitlines()), str(error.value)


def test_the_place_of_a_whole_field_is_its_name_in_both_languages() -> None:
    for position, said in (({"board": 7}, "board: 7: 판이 아닙니다"), ({"reserve": 7}, "reserve: 잡은 말은 쪽별로")):
        with pytest.raises(InvalidPosition) as error:
            Match("cetkaik", position=position)
        assert error.value.text("ko").startswith(said)


def test_every_fault_of_a_board_is_listed() -> None:
    with pytest.raises(InvalidPosition) as error:
        Match("cetkaik", position={"board": ALONE.replace("bK", "xx").replace("/..", "/zz", 2)})
    assert [fault.where for fault in error.value.faults] == ["board.square KE", "board.square KI", "board.square PIA"]


def test_a_record_names_the_line_of_the_board() -> None:
    with pytest.raises(InvalidRecord) as error:
        record.loads(f'game: cetkaik\nplayers: 2\nposition:\n  turn: IA\n  board: "{EMPTY}xx"\n', "my.yaml")
    assert str(error.value).startswith("my.yaml, line 5, position.board.row IA: there are 20 characters")


def test_illegal_actions_and_impossible_throws() -> None:
    match = Match("cetkaik", position={"turn": "IA"}, chance="ask")
    for wrong in ("ZA>ZE", "MAU>MAI", "LAI>LU", "@rp>ZY", "MAU^MAI=>MQ", "nonsense", "declare", ""):
        with pytest.raises(IllegalChoice) as error:
            match.play(wrong)
        assert error.value.faults[0].clause.startswith("CK-") and error.value.faults[0].allowed
    match.play("MAU^MAI=>MY")
    for wrong in (6, -1, "MY", "three"):
        with pytest.raises((IllegalChoice, ImpossibleChance)):
            match.play(wrong)
    match.play(1)
    with pytest.raises(IllegalChoice, match="MU"):
        match.play("MU")
    assert match.play("MY").state.board["MY"] == "rB"


@pytest.mark.parametrize(
    ("rules", "said"),
    [
        ({"hand_points": "cult 9"}, "hand_points: there is no hand 'cult'"),
        ({"hand_points": {"king": 100}}, "hand_points: '100' is not a number of points for king (allowed: -99 to 99)"),
        ({"hand_points": "king 2.5"}, "hand_points: '2.5' is not a number of points for king"),
        ({"hand_points": "king"}, "hand_points: the row of king stands there twice or says nothing"),
        ({"hand_points": "king 3, king 4"}, "hand_points: the row of king stands there twice"),
        ({"hand_pieces": "king: queen"}, "hand_pieces: there is no piece 'queen' for king"),
        ({"hand_pieces": {"king": ["king"] * 3}}, "hand_pieces: king asks for 3 pieces king, and there are 2"),
        ({"hand_pieces": "step_tam: king"}, "hand_pieces: there is no hand 'step_tam'"),
        ({"hand_pieces": {"king": ["pawn"] * 11}}, "hand_pieces: king asks for 11 pieces"),
        ({"season_ply_cap": 49}, "season_ply_cap: 49 turns are too few for a season (allowed: 0, or 50 to 1000)"),
        ({"water_need": 3, "sticks": 2}, "water_need: 3 dark faces cannot be thrown with 2 sticks (allowed: 0 to 2)"),
        ({"tam_steps": 1, "tam_via_limit": 2}, "tam_via_limit: 2 via points do not fit into 1 step"),
        ({"season_names": "upper_lower"}, "season_names: 4 seasons are not an upper and a lower one"),
        ({"deadly_army_pawns": 4, "hand_pieces": "deadly_army: pawn"}, "deadly_army_pawns: hand_pieces says already"),
        ({"p_dark": 1.5}, "p_dark: 1.5 is not possible (allowed: 0 to 1)"),
        ({"p_dark": float("nan")}, "p_dark: nan is not possible"),
    ],
)
def test_rules_that_do_not_fit_are_refused(rules: dict[str, Any], said: str) -> None:
    with pytest.raises(InvalidRules) as error:
        CetkaikRules.read(rules)
    assert str(error.value).startswith(said)
    assert error.value.faults[0].clause.startswith("CK-")


def test_presets_are_what_they_are_called() -> None:
    def of(name: str) -> dict[str, Any]:
        return CetkaikRules.read(name).differences()

    assert of("standard") == {}
    assert of("engine_strict") == {"tam_again_stacking": "stack", "flash_loss_is_new": True}
    assert of("cerke_online") == {
        "declare_before_throw": "direction", "tam_square_is_hue": True, "tam_again": "forbidden",
        "tam_pass": "allowed", "step_tam": "immediate",
    }  # fmt: skip
    assert of("quick") == {"seasons": 1, "season_ply_cap": 150}
    assert of("teaching") == {"step_throw": False, "water_need": 0}
    lucky = Match("cetkaik", rules="teaching", seed=4).run(bots="random")
    assert not [entry for entry in lucky.trace if entry.name in ("threw", "failed")], "no luck but who begins"
