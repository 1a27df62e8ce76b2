"""What a record promises: it names its version, old ones are read, newer ones are refused, and a lenient reading says
what it left out."""

from __future__ import annotations

import io
import sys
from pathlib import Path
from typing import Any

import pytest
import yaml
from tiny_games import Tiny

import tabletop_lab as tl
from tabletop_lab.cli import main
from tabletop_lab.engine.core.errors import LONGEST_MESSAGE
from tabletop_lab.engine.match.match import Match
from tabletop_lab.engine.match.record import loads, to_text
from tabletop_lab.engine.match.record_reading import MOST_DROPPED, VERSION
from tabletop_lab.notebook.widget.match_widget import MatchWidget

EXAMPLES = sorted((Path(__file__).parents[2] / "examples").glob("*/*.yaml"))
PLAYED = Match(Tiny, players=2, seed=3).play(1).play(2)
GOOD = to_text(PLAYED)


def lenient(text: str, **more: Any) -> tuple[Match, list[str]]:
    """The match of a record that is read leniently, and what it says was left out."""
    match = loads(text, "old.yaml", lenient=True, **more)
    for fault in match.dropped:
        assert str(fault) and len(str(fault)) <= LONGEST_MESSAGE
        assert fault.localized("ko").lang == "ko" or "position" in str(fault), "in the language of the screen"
    return match, [str(fault) for fault in match.dropped]


def test_every_record_that_is_written_names_its_version() -> None:
    assert yaml.safe_load(GOOD)["version"] == VERSION == 1
    assert GOOD.startswith("version: 1\ngame: tiny\n")
    assert to_text(loads(GOOD)) == GOOD


def test_a_record_without_a_version_is_read_as_before() -> None:
    assert to_text(loads(GOOD.replace("version: 1\n", ""))) == GOOD
    assert len(EXAMPLES) > 100
    without = [path for path in EXAMPLES if "version" not in yaml.safe_load(path.read_text(encoding="utf-8"))]
    assert without, "some of the examples are from before there were versions"


@pytest.mark.parametrize(("version", "said"), [("2", "newer"), ("999999", "newer"), ("0", "not a version"),
                                               ("-1", "not a version"), ("1.0", "not a version"),
                                               ("yes", "not a version"), ("'1'", "not a version"),
                                               ("[1]", "one value")])  # fmt: skip
def test_other_versions_are_refused_with_a_clear_sentence(version: str, said: str) -> None:
    text = GOOD.replace("version: 1", f"version: {version}")
    with pytest.raises(tl.InvalidRecord) as error:
        loads(text, "new.yaml")
    assert error.value.faults[0].where == "new.yaml, line 1" and said in str(error.value)
    assert "버전" in error.value.text("ko") or "값" in error.value.text("ko")
    if said == "newer":
        assert "version 2" in str(error.value) or "version 999" in str(error.value)
        with pytest.raises(tl.InvalidRecord, match="newer"):
            loads(text, lenient=True)


def test_a_record_that_fits_drops_nothing() -> None:
    match, dropped = lenient(GOOD)
    assert dropped == [] and to_text(match) == GOOD and PLAYED.dropped == ()
    for path in EXAMPLES[::7]:
        assert tl.load(path, lenient=True).dropped == (), path.name


def test_unknown_rules_and_those_out_of_range_are_left_out() -> None:
    text = GOOD.replace("players: 2", "players: 2\nrules: {rounds: 4, roundz: 3, largest: 99, money: seen, greedy: 1}")
    with pytest.raises(tl.InvalidRecord):
        loads(text)
    match, dropped = lenient(text)
    assert match.rules.differences() == {"rounds": 4} and match.step == PLAYED.step
    assert [line.split(": ")[0] for line in dropped] == [
        f"old.yaml, line 4, rules.{name}" for name in ("roundz", "largest", "money", "greedy")
    ] or {line.split(": ")[0].rpartition(".")[2] for line in dropped} == {"roundz", "largest", "money", "greedy"}


def test_an_unknown_preset_and_an_unknown_key_are_left_out() -> None:
    match, dropped = lenient(GOOD.replace("players: 2", "players: 2\nrules: tiniest\nmood: good"))
    assert match.step == PLAYED.step and match.rules.differences() == {}
    assert "there is no key 'mood'" in dropped[0] and "there is no preset 'tiniest'" in dropped[1]


def test_unknown_fields_entries_and_cards_of_a_position_are_left_out() -> None:
    hands = {"P1": ["A1", "Z9", "A2"]}
    position = {"round": 2, "rounds": 5, "score": {"P1": 4, "P9": 1}, "hands": hands, "secret": "x"}
    match, dropped = lenient(yaml.safe_dump({"game": "tiny", "players": 2, "position": position}))
    assert match.state.round == 2 and match.state.hands["P1"] == ["A1", "A2"] and match.state.score["P1"] == 4
    assert len(dropped) == 4 and match.broken_invariants() == []
    for said in ("position.rounds: there is no such field", "position.score.P9", "no card 'Z9'", "position.secret"):
        assert any(said in line for line in dropped), said


def test_a_position_that_cannot_be_is_left_out_as_a_whole() -> None:
    text = "game: market\nplayers: 2\nposition: {day: 99, turn: -4}"
    try:
        loads(text)
    except tl.InvalidRecord:
        assert lenient(text)[0].position is None and lenient(text)[1]
    else:
        assert lenient(text)[1] == []


@pytest.mark.parametrize(
    ("answer", "said"),
    [
        ("P2 number: 9", "not one of the options"), ("P1 number: 1", "not asked here"), ("P1 bid: 1", "not asked here"),
        ("die: 77", "not asked here"), ("just text", "an answer is written"), ("P1 number: [1]", "one label"),
    ],
)  # fmt: skip
def test_the_line_is_played_up_to_where_it_fits(answer: str, said: str) -> None:
    lines = GOOD.splitlines()
    first = lines.index("- P2 number: '2'")
    text = "\n".join([*lines[:first], f"- {answer}", *lines[first:]])
    with pytest.raises(tl.InvalidRecord):
        loads(text)
    match, dropped = lenient(text)
    assert match.step == loads("\n".join(lines[:first])).step and match.decision is not None
    (line,) = dropped
    count = len(lines) - first + 1
    assert said in line and f"all that follow, {count}, are left out" in line and f"line {first + 1}" in line
    assert match.play(1).step > 0


def test_a_game_that_is_over_drops_what_comes_after() -> None:
    whole = to_text(Match(Tiny, players=2, seed=3).run())
    match, dropped = lenient(whole + "- P1 number: '1'\n- P2 number: '1'\n")
    assert match.result is not None and len(dropped) == 1 and "the game is over" in dropped[0]


def test_code_and_files_are_asked_for_and_never_dropped() -> None:
    edits = "edits: [{clause: TG-2, function: turn, name: a, code: 'def turn(self, player): pass'}]"
    with pytest.raises(tl.InvalidRecord, match="allow_code"):
        loads(GOOD.replace("players: 2", f"players: 2\n{edits}"), lenient=True)
    gone = GOOD.replace("players: 2", f"players: 2\n{edits.replace('TG-2', 'TG-77')}")
    match, dropped = lenient(gone, allow_code=True)
    assert match.variant is None and "TG-77" in dropped[0] and match.step == PLAYED.step


def test_what_decides_the_whole_match_is_never_dropped() -> None:
    for broken in ("players: 9", "players: '2'", "seed: true"):
        with pytest.raises(tl.InvalidRecord):
            loads(GOOD.replace("players: 2", broken) if "players" in broken else GOOD.replace("seed: 3", broken),
                  lenient=True)  # fmt: skip
    with pytest.raises(tl.InvalidRecord, match="no game"):
        loads(GOOD.replace("game: tiny", "game: tinie"), lenient=True)


def test_very_much_that_is_left_out_is_counted() -> None:
    rules = ", ".join(f"rule{i}: 1" for i in range(5_000))
    match, dropped = lenient(GOOD.replace("players: 2", f"players: 2\nrules: {{{rules}}}"))
    assert match.step == PLAYED.step and len(dropped) <= MOST_DROPPED + 1
    assert "4,980 more things are left out" in dropped[-1]


def test_who_loads_a_record_is_told_what_was_left_out(tmp_path: Path, capsys: Any, monkeypatch: Any) -> None:
    path = tmp_path / "old.yaml"
    path.write_text(GOOD.replace("players: 2", "players: 2\nrules: {roundz: 3}"), encoding="utf-8")
    monkeypatch.setattr(sys, "stdin", io.StringIO("quit\n"))
    assert main(["play", "--load", str(path)]) == 2 and "roundz" in capsys.readouterr().err
    assert main(["play", "--load", str(path), "--lenient", "--lang", "ko"]) == 0
    assert "뺀 것: old.yaml, 4행, rules.roundz: 그런 규칙은 없습니다" in capsys.readouterr().err
    match = tl.load(path, lenient=True)
    assert match.branch().dropped == match.dropped
    for lang, said in (("en", "One part of the record did not fit"), ("ko", "맞지 않는 1가지를 뺐습니다")):
        assert said in MatchWidget(match, lang=lang).message[0]
    assert MatchWidget(PLAYED).message[0] == ""
