"""What a person can do wrong at the interface: every error says what, where, why, with the clause, and what is allowed.
Records that do harm are in test_hostile.py."""

from __future__ import annotations

import datetime
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tiny_games import Tiny

import tabletop_lab as tl
from tabletop_lab.engine.match.match import Match
from tabletop_lab.testing.sample import Market

ANYTHING = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=8) | st.binary(max_size=4),
    lambda part: st.lists(part, max_size=3) | st.dictionaries(st.text(max_size=5), part, max_size=3),
    max_leaves=6,
)


def test_an_unknown_game() -> None:
    with pytest.raises(tl.UnknownGame) as error:
        Match("markt")
    assert "did you mean market?" in str(error.value)
    assert "market" in error.value.faults[0].allowed.split(", ")
    for wrong in (None, 5, "", "x" * 10_000, ["market"], Match, int):
        with pytest.raises(tl.UnknownGame) as error:
            Match(wrong)
        assert len(str(error.value)) < 500


@pytest.mark.parametrize("players", [0, 1, 5, -3, 10**9, 3.0, "3", True, [3], float("nan")])
def test_players_out_of_range(players: Any) -> None:
    with pytest.raises(tl.InvalidRules) as error:
        Match(Market, players=players)
    fault = error.value.faults[0]
    assert (fault.where, fault.allowed, fault.clause) == ("players", "2 to 4", "LM-1.1")


def test_several_bad_rules_at_once() -> None:
    with pytest.raises(tl.InvalidRules) as error:
        Match(Market, rules={"days": 40, "start_coins": -1, "tied_bids": "all", "dayz": 3, "reach": "far"})
    faults = {fault.where: fault for fault in error.value.faults}
    assert set(faults) == {"days", "start_coins", "tied_bids", "dayz", "reach"}
    assert (faults["days"].allowed, faults["days"].clause) == ("1 to 12", "LM-1.2")
    assert (faults["start_coins"].allowed, faults["start_coins"].clause) == ("0 to 20", "LM-2.3")
    assert faults["tied_bids"].allowed == "nobody, first_in_order"
    assert "days" in faults["dayz"].allowed and "no such rule" in faults["dayz"].reason
    assert "'far'" in faults["reach"].reason and faults["reach"].allowed == "1 to 4"


@given(rules=ANYTHING)
def test_any_rules_are_rules_or_refused(rules: Any) -> None:
    try:
        Match(Tiny, rules=rules)
    except tl.InvalidRules as error:
        assert error.faults and len(str(error)) < 20_000
    else:
        assert rules is None or rules == {}


@given(
    position=st.dictionaries(
        st.sampled_from(["round", "score", "hands", "piles", "shown", "chosen", "seen", "x"]), ANYTHING
    )
)
def test_any_position_is_a_position_or_refused(position: Any) -> None:
    try:
        match = Match(Tiny, players=2, position=position)
    except tl.InvalidPosition as error:
        assert error.faults
    else:
        assert match.broken_invariants() == []


@given(choice=ANYTHING)
def test_any_choice_is_an_option_or_refused(choice: Any) -> None:
    match = Match(Tiny, players=2)
    try:
        match.play(choice)
    except tl.IllegalChoice as error:
        assert error.faults[0].allowed == "1 | 2 | 3" and error.faults[0].clause
        assert match.step == 0
    else:
        assert str(choice).strip("[]'\" ") in ("1", "2", "3")


def test_an_illegal_choice_names_what_is_legal_and_the_clause() -> None:
    match = Match(Market, players=3, seed=7)
    for choice, clause in [(1, "LM-4.1"), (5, "LM-4.1"), ("seven", None)]:
        with pytest.raises(tl.IllegalChoice) as error:
            match.play(choice)
        fault = error.value.faults[0]
        assert fault.where == "P3, where to walk" and fault.allowed == "2 | 3"
        assert clause is None or fault.clause == clause
        assert fault.clause in match.rulebook("en") and fault.reason
    korean = Match(Market, players=3, seed=7, lang="ko")
    with pytest.raises(tl.IllegalChoice, match="[가-힣]"):
        korean.play(5)


def test_a_long_list_of_options_is_counted_not_listed() -> None:
    hands = {"P1": [f"G{i:02}" for i in range(1, 21)], "P2": []}
    position = {"day": 4, "order": ["P1", "P2"], "coins": {"P1": 90}, "hands": hands}
    match = Match(Market, players=2, position=position)
    assert match.decision.name == "sell" and len(match.decision.options) == 2**20
    with pytest.raises(tl.IllegalChoice) as error:
        match.play("G40")
    assert "and 1,048,564 more" in error.value.faults[0].allowed and len(str(error.value)) < 600
    assert len(repr(match.decision)) < 600
    match.play("G05 + G02")
    assert match.answers[-1].label == "G02 + G05"


@pytest.mark.parametrize("seed", [1.5, True, (1, 2), datetime.date(2020, 1, 1), [1], b"1", 10**400])
def test_a_seed_is_a_number_or_a_word(seed: Any) -> None:
    with pytest.raises(tl.TabletopError, match="seed"):
        Match(Tiny, seed=seed)


def test_seeds_from_tables_of_numbers_are_whole_numbers() -> None:
    import numpy

    match = Match(Tiny, players=numpy.int8(2), seed=numpy.int64(12))
    assert match.players == ("P1", "P2") and match.seed == 12 and type(match.seed) is int
    assert [str(a) for a in match.run().answers] == [str(a) for a in Match(Tiny, players=2, seed=12).run().answers]


def test_languages_and_ways_of_chance_are_checked() -> None:
    with pytest.raises(tl.TabletopError, match="no language"):
        Match(Tiny, lang="fr")
    with pytest.raises(tl.TabletopError, match="chance"):
        Match(Tiny, chance="sometimes")


def test_saving_where_nothing_can_be_written_loses_nothing(tmp_path: Path) -> None:
    match = Match(Tiny, players=2, seed=3).play(1).play(2)
    kept = tmp_path / "kept.yaml"
    match.save(kept)
    before = kept.read_bytes()
    for place in (tmp_path / "no such folder" / "x.yaml", kept / "inside a file.yaml", tmp_path, "", "x\0y.yaml"):
        with pytest.raises(tl.TabletopError, match="cannot be written"):
            match.save(place)
    assert kept.read_bytes() == before and [p.name for p in tmp_path.iterdir()] == ["kept.yaml"]
    assert match.step == 6 and match.play(1).step == 9


def test_saving_is_atomic(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A save that is interrupted leaves the old file whole and no scrap beside it."""
    import os

    path = tmp_path / "match.yaml"
    Match(Tiny, players=2).save(path)
    before = path.read_bytes()

    def full(*arguments: Any) -> Any:
        raise OSError(28, "No space left on device")

    with monkeypatch.context() as patched:
        patched.setattr(os, "replace", full)
        with pytest.raises(tl.TabletopError, match="No space left"):
            Match(Tiny, players=2).play(1).save(path)
    assert path.read_bytes() == before and [p.name for p in tmp_path.iterdir()] == ["match.yaml"]
    Match(Tiny, players=2).play(1).save(path)
    assert path.read_bytes() != before


def test_a_saved_file_can_be_read_by_others(tmp_path: Path) -> None:
    path = Match(Tiny, players=2).save(tmp_path / "a.yaml")
    plain = tmp_path / "b.yaml"
    plain.touch()
    assert path.stat().st_mode == plain.stat().st_mode
