"""What a position decides whatever the setup dealt, and how a wrong one is refused."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import tabletop_lab as tl

PLAIN = {"map_layout": "M1", "character_assign": "none"}
TARGETS = {"P2": "P3", "P3": "P4", "P4": "P5", "P5": "P2"}


@pytest.mark.parametrize("seed", range(1, 8))
def test_the_position_says_who_is_the_warden(seed: int) -> None:
    """And nobody else has what the warden has, nor the warden a target."""
    rules = PLAIN | {"mode": "warden"}
    match = tl.Match("tiedie", 5, seed=seed, rules=rules, position={"warden": "P1", "targets": TARGETS})
    assert match.state.targets == TARGETS
    assert [player for player, cards in match.state.actions.items() if "accuse" in cards] == ["P1"]
    dealt = tl.Match("tiedie", 5, seed=seed, rules=rules, position={"warden": "P1"}).state.targets
    assert sorted(dealt) == sorted(dealt.values()) == ["P2", "P3", "P4", "P5"]


WRONG: dict[str, tuple[dict[str, Any], str]] = {
    "more cards than there are": (
        {"hands": {"P1": ["drink"] * 7}}, "hands.P1: there are 6 of 'drink' (allowed: at most 6 in all places)",
    ),
    "in two hands": (
        {"hands": {"P1": ["drink"] * 4, "P2": ["drink"] * 4}},
        "hands.P2: there are 6 of 'drink' (allowed: at most 6 in all places)",
    ),
    "a card that is written wrong": (
        {"hands": {"P1": ["drnk"]}},
        "hands.P1.0: 'drnk' cannot stand here; did you mean drink? (allowed: one_step, peek, steal, shove, pill, "
        "drink, charge, brace, blanket, hat) [TD-3.6]",
    ),
    "more box tokens than box spaces": (
        {"tokens": {"T5(2,2)": "RA", "T1(4,4)": "RB", "T2(0,2)": "RC", "T3(4,0)": "PS", "T4(0,0)": "PS",
                    "T6(4,0)": "IX", "T7(2,2)": "IA", "T8(4,0)": "IB"}, "held": {"P1": ["IX", "IC"]}},
        "tokens: 10 box tokens lie on the map and on lines or are held (allowed: 9 at most: as many as there are box "
        "spaces) [TD-3.11]",
    ),
    "a square, in the order of the map": (
        {"pawn": {"P1": "T9(9,9)"}},
        "pawn.P1: 'T9(9,9)' cannot stand here (allowed: T1(0,0), T1(0,1), T1(0,2), T1(0,3), T1(0,4), T1(1,0), T1(1,2), "
        "T1(1,4), T1(2,0), T1(2,1), T1(2,2), T1(2,3) and 175 more) [TD-2.1]",
    ),
}  # fmt: skip


@pytest.mark.parametrize(("position", "said"), WRONG.values(), ids=list(WRONG))
def test_a_wrong_position_is_refused(position: dict[str, Any], said: str) -> None:
    with pytest.raises(tl.InvalidPosition) as found:
        tl.Match("tiedie", 5, seed=1, rules=PLAIN, position=position)
    assert str(found.value) == said


@pytest.mark.parametrize("seed", range(4))
def test_there_is_a_box_space_for_every_token_that_somebody_holds(seed: int) -> None:
    """TD-10.19: a position that says what is held, and not what lies on the map, leaves room for it."""
    rules = PLAIN | {"mode": "warden", "redistribute_by": "random"}
    position = {
        "phase": "action", "cycle": ["P1", "P2", "P3", "P4"], "start_player": "P1", "warden": "P1",
        "placed": {"P1": "move"}, "hands": {"P1": ["peek"]}, "held": {"P3": ["IX", "IA"]},
        "targets": {"P2": "P3", "P3": "P4", "P4": "P2"},
    }  # fmt: skip
    match = tl.Match("tiedie", 4, seed=seed, rules=rules, position=position)
    assert len(match.state.tokens) <= 7
    match.play("recover P3 peek")
    assert match.state.held["P3"] == [] and len(match.state.tokens) == 9


def test_a_field_that_there_is_not_is_met_by_its_name_and_by_all_names() -> None:
    with pytest.raises(tl.InvalidPosition) as found:
        tl.Match("tiedie", 5, seed=1, rules=PLAIN, position={"pwan": {}})
    english, korean = str(found.value), found.value.text("ko")
    assert english.startswith("pwan: there is no such field; did you mean pawn? (allowed: phase, round, ")
    assert "trophies)" in english and "more" not in english
    assert "혹시 pawn입니까?" in korean


def test_a_folder_is_no_file_of_tiles(tmp_path: Path) -> None:
    with pytest.raises(tl.InvalidContent, match="that is no file but a folder or a device"):
        tl.Match("tiedie", 5, seed=1, rules={"tiles_file": str(tmp_path)})


@pytest.mark.parametrize("line", [[], ["", "", "", ""]])
def test_a_line_has_as_many_places_as_the_guide_board(line):
    with pytest.raises(tl.InvalidPosition) as told:
        tl.Match("tiedie", 4, seed=1, position={"lines": {"RA": line}})
    said = f"lines.RA: {len(line)} places (allowed: 3, as on the guide board) [TD-3.14]"
    assert said in told.value.text("en")
    assert f"lines.RA: 자리가 {len(line)}개입니다" in told.value.text("ko")
