"""The example that newcomers copy: it runs as a script, and it is a whole game for the engine and for batches."""

import runpy
from pathlib import Path

import pytest

from examples.three_in_a_row import LINES, ThreeInARow
from tabletop_lab.engine import tagged_functions
from tabletop_lab.engine.match.match import Match
from tabletop_lab.playtest import open_row, simulate

EXAMPLE = Path(__file__).parents[2] / "examples" / "three_in_a_row.py"


def test_the_script_plays_a_game(capsys):
    runpy.run_path(str(EXAMPLE), run_name="__main__")
    said = capsys.readouterr().out
    assert "TR-2" in said and "Winners: P" in said


def test_every_clause_it_cites_is_in_its_text():
    text = EXAMPLE.read_text(encoding="utf-8")
    for _, _, clauses in tagged_functions(ThreeInARow):
        assert all(f"\n{clause}  " in text for clause in clauses)


def test_a_line_wins_and_a_taken_square_is_no_option():
    match = Match(ThreeInARow)
    for square in (1, 4, 2, 5):
        match.play(square)
    assert match.decision.player == "P1" and match.decision.labels == ["3", "6", "7", "8", "9"]
    match.play(3)
    assert match.result.winners == ("P1",) and match.trace.events("line_made")[0].facts["squares"] == (1, 2, 3)
    other, _ = match.with_rules(line_wins=False)
    assert other.result.winners == ("P2",)


def test_nine_marks_without_a_line_are_a_draw():
    match = Match(ThreeInARow)
    for square in (1, 2, 3, 5, 4, 6, 8, 7, 9):
        match.play(square)
    assert match.result.reason == "draw" and match.result.winners == ("P1", "P2")


def test_known_shares_of_random_play():
    """Random play: the first player wins 58.49 %, the second 28.81 %, 12.70 % are drawn (exact values)."""
    frame = simulate(ThreeInARow, 2000, jobs=1, progress=False)
    shares = frame["winners"].value_counts(normalize=True)
    assert shares["P1"] == pytest.approx(0.5849, abs=0.035)
    assert shares["P2"] == pytest.approx(0.2881, abs=0.035)
    assert shares["P1+P2"] == pytest.approx(0.1270, abs=0.025)
    match = open_row(frame.loc[17], game=ThreeInARow)
    assert "+".join(match.result.winners) == frame.loc[17, "winners"] and len(LINES) == 8
