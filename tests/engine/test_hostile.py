"""Records from anywhere: truncated, mistyped, huge, deep, or meant to do harm.
Only TabletopError comes out of them, with file, line and reason."""

from __future__ import annotations

import os
import re
import time
from pathlib import Path
from typing import Any

import pytest
import yaml
from hypothesis import example, given, settings
from hypothesis import strategies as st
from tiny_games import Tiny

import tabletop_lab as tl
from tabletop_lab.engine.match.match import Match
from tabletop_lab.engine.match.record import loads, to_text

GOOD = to_text(Match(Tiny, players=2, seed=3, title="한 판").run(until=6))
LINES = GOOD.splitlines()


def refused(text: str, name: str = "evil.yaml") -> list[Any] | None:
    """The faults of a record that is refused; None for one that is a match."""
    for check in (False, True):
        try:
            match = loads(text, name, check=check)
        except tl.TabletopError as error:
            assert error.faults
            for fault in error.faults:
                assert fault.where.startswith(name) and fault.reason, fault
                assert len(str(fault)) < 3000
            return list(error.faults)
        except AssertionError as error:
            assert check and str(error).startswith(name)
            return None
        assert match.broken_invariants() == []
    return None


def test_the_good_one_is_good() -> None:
    assert refused(GOOD) is None
    assert "title: 한 판" in GOOD and loads(GOOD).title == "한 판"


@pytest.mark.parametrize("end", range(0, len(GOOD), max(1, len(GOOD) // 60)))
def test_truncated_anywhere(end: int) -> None:
    refused(GOOD[:end])


@pytest.mark.parametrize("at", range(len(LINES)))
def test_a_line_missing_doubled_or_garbled(at: int) -> None:
    for lines in (
        LINES[:at] + LINES[at + 1 :],
        LINES[:at] + [LINES[at]] + LINES[at:],
        LINES[:at] + ["\t%@`"] + LINES[at:],
    ):
        refused("\n".join(lines))


SCALARS = st.one_of(
    st.none(), st.booleans(), st.integers(), st.floats(), st.dates(), st.text(max_size=6),
    st.sampled_from(["P1 number", "die", "1", "none", "<<", "=", "0x" + "f" * 6000, "1" * 6000, ".nan", "1:2:3"]),
)  # fmt: skip
NESTED = st.recursive(
    SCALARS,
    lambda p: st.lists(p, max_size=3) | st.dictionaries(SCALARS.filter(lambda k: k == k), p, max_size=3),
    max_leaves=8,
)


@st.composite
def mistyped(draw: Any) -> str:
    """A record one part of which is something else."""
    record = yaml.safe_load(GOOD)
    record["position"] = {"round": 2, "hands": {"P1": ["A3"]}}
    record["rules"] = {"rounds": 2}
    record["expect"] = {"state": {"round": 2}, "events": ["rolled"], "illegal": [{"choice": 7, "clause": "TG-2"}]}
    spot: Any = record
    for _ in range(draw(st.integers(1, 4))):
        if not (isinstance(spot, dict | list) and spot):
            break
        key = draw(st.sampled_from(list(spot) if isinstance(spot, dict) else list(range(len(spot)))))
        if draw(st.booleans()) or not isinstance(spot[key], dict | list):
            spot[key] = draw(NESTED)
            break
        spot = spot[key]
    if draw(st.booleans()):
        record[
            draw(st.sampled_from(["expect", "players", "seed", "position", "rules", "play", "note", "clauses", "x"]))
        ] = draw(NESTED)
    return yaml.safe_dump(record, allow_unicode=draw(st.booleans()), sort_keys=False)


@given(text=mistyped())
@settings(max_examples=150 * settings().max_examples // 25)
def test_wrong_types_everywhere(text: str) -> None:
    refused(text)


@given(
    key=st.sampled_from(["state", "view", "decision", "illegal", "result", "clauses", "events", "no_events", "what"]),
    value=NESTED,
)
@settings(max_examples=100 * settings().max_examples // 25)
def test_any_expectation_is_checked_or_refused(key: str, value: Any) -> None:
    refused(GOOD + yaml.safe_dump({"expect": {key: value}}))
    refused(yaml.safe_dump({"game": "tiny", "players": 2, "rules": {"rounds": 1}, "play": [{"expect": {key: value}}]}))


@given(text=st.text(max_size=60))
@example("game: tiny\nplay:\n- P1 number: !!python/name:os.system\n")
@example("game: tiny\n--- \ngame: tiny")
@example("%YAML 9.9\n---\ngame: tiny")
@example("? [a]\n: b")
@example("game: {a: b}")
@example("{game: tiny, <<: {players: 2}}")
@example("game: tiny\nseed: 0x" + "f" * 5000)
@example("game: tiny\nplayers: 0x" + "f" * 5000)
@example("game: tiny\nrules: {rounds: 0x" + "f" * 5000 + "}")
@example("game: tiny\nposition: {round: 0x" + "f" * 5000 + "}")
@example("game: tiny\nseed: 2020-99-99")
@example("game: tiny\nseed: 1.5")
@example("game: tiny\nrules: [1]")
@example("game: tiny\nposition: 5")
@example("game: tiny\nplay: yes")
@example("game: tiny\nplay: [[P1 number: 1]]")
@example("game: tiny\nplay: [{P1 number: {a: 1}}]")
def test_any_text(text: str) -> None:
    refused(text)
    refused("game: tiny\nplayers: 2\n" + text)


@pytest.mark.parametrize(
    ("text", "line", "reason"),
    [
        ("game: tiny\nplayers: 9\n", 2, "cannot be played by 9"),
        ("game: tinny\n", 1, "did you mean tiny"),
        ("title: x\n", 1, "names its game"),
        ("game: tiny\ncheat: 1\n", 2, "no key 'cheat'"),
        ("game: tiny\ngame: tiny\n", 2, "a second time"),
        ("game: tiny\nrules:\n  rounds: 2\n  rounds: 3\n", 4, "a second time"),
        ("game: tiny\nrules:\n  largest: 2\n  rounds: 99\n", 4, "99 is not possible"),
        ("game: tiny\nposition:\n  round: 2\n  hands: {P1: [Z1]}\n", 4, "no card 'Z1'"),
        ("game: tiny\nseed: 1\nplay:\n- P1 number: 9\n", 4, "not one of the options"),
        ("game: tiny\nplay:\n- P1 number: 6\n", 3, "cannot be chosen"),
        ("game: tiny\nplay:\n- P2 number: 1\n", 3, "is not asked here"),
        ("game: tiny\nplay:\n- P1 number: 1\n- die: 7\n", 4, "cannot come up"),
        ("game: tiny\nplay:\n- P1 number: 1\n  P2 number: 1\n", 3, "an answer is written"),
        ("game: tiny\nplay:\n- run\n", 3, "an answer is written"),
        ("game: &a tiny\nplayers: 2\n", 1, "anchors"),
        ("game: tiny\nplayers: *a\n", 2, ""),
        ("game: tiny\nplayers: !!int 2\n", 2, "tags such as"),
        ("game: tiny\ntitle: !local x\n", 2, "tags such as"),
        ("game: tiny\n  bad: [indent\n", 2, "not valid YAML"),
        ("game: tiny\nseed: [1]\n", 2, "must be one value"),
    ],
)
def test_every_fault_has_its_line(text: str, line: int, reason: str) -> None:
    faults = refused(text)
    assert faults is not None
    assert re.match(rf"evil.yaml, line {line}\b", faults[0].where), faults[0]
    assert reason in faults[0].reason, faults[0]


def test_wrong_answers_say_what_was_legal() -> None:
    fault = refused("game: tiny\nrules: {rounds: 1}\nplay:\n- P1 number: 6\n")[0]
    assert fault.allowed == "1 | 2 | 3" and fault.clause == "TG-2"
    fault = refused(
        "game: tiny\nplayers: 2\nrules: {rounds: 1}\nplay:\n- P1 number: 1\n- P2 number: 1\n- P1 number: 1\n"
    )[0]
    assert "the game is over" in fault.reason


@pytest.mark.parametrize(
    "text",
    [
        "game: !!python/object/apply:os.system ['touch HARM']",
        "game: tiny\ntitle: !!python/object/new:os.system [touch HARM]",
        "!!python/object/apply:subprocess.check_output [[touch, HARM]]",
        "game: tiny\nplay:\n- P1 number: !!python/object/apply:pathlib.Path.touch ['HARM']",
        "game: tiny\nposition: {round: \"__import__('os').system('touch HARM')\"}",
        "game: ../../../etc/passwd",
        "game: __import__('os')",
        "game: os",
        "game: tiny\nposition: {__class__: 1, __dict__: {}}",
        "game: tiny\nrules: {__init__: 1, model_config: {}}",
        "game: tiny\nplay:\n- __class__ __init__: 1",
    ],
)
def test_nothing_is_executed(text: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    assert refused(text)
    assert list(tmp_path.iterdir()) == []


BOMB = "a: &a [x, x]\n" + "".join(
    f"{b}: &{b} [*{a}, *{a}, *{a}]\n" for a, b in zip("abcdefgh", "bcdefghi", strict=True)
)


@pytest.mark.parametrize(
    "text",
    [
        BOMB,
        "game: " + "[" * 100_000,
        "game: " + "{a: " * 5_000,
        "- " * 50_000,
        "game: tiny\nplay: " + "[" * 500 + "]" * 500,
        "x" * 3_000_000,
        "game: tiny\ntitle: " + "x" * 500_000 + "\ncheat: 1",
        "game: tiny\nplay:\n" + "- [\n" * 30_000,
        "? " * 20_000,
        "game: tiny\n" + "\n".join(f"k{i}: 1" for i in range(5_000)),
    ],
    ids=["bomb", "lists", "tables", "dashes", "deep play", "long", "title", "open lists", "keys of keys", "many keys"],
)
def test_huge_and_deep_records_are_refused_soon(text: str) -> None:
    start = time.perf_counter()
    assert refused(text)
    assert time.perf_counter() - start < 30


def test_binary_and_unreadable_files(tmp_path: Path) -> None:
    for name, data in [
        ("a.yaml", b"\xff\xfe\x00\x01"),
        ("b.yaml", os.urandom(500) + b"\xff"),
        ("c.yaml", b"game: \x00tiny"),
        ("d.yaml", b""),
    ]:
        path = tmp_path / name
        path.write_bytes(data)
        with pytest.raises(tl.InvalidRecord) as error:
            tl.load(path)
        assert error.value.faults[0].where.startswith(name)
    for place in (tmp_path, tmp_path / "none.yaml", "x\0y.yaml", ""):
        with pytest.raises(tl.InvalidRecord, match="cannot be read"):
            tl.load(place)
    big = tmp_path / "big.yaml"
    with big.open("wb") as file:
        file.truncate(1 << 31)
    with pytest.raises(tl.InvalidRecord, match="too many"):
        tl.load(big)


def test_the_match_in_memory_is_not_touched_by_a_bad_record(tmp_path: Path) -> None:
    match = Match(Tiny, players=2, seed=3).play(1)
    text = to_text(match)
    (tmp_path / "bad.yaml").write_text("game: tiny\nplay: [P1 number: 99]\n")
    with pytest.raises(tl.InvalidRecord):
        tl.load(tmp_path / "bad.yaml")
    assert to_text(match) == text and match.play(2).step == 6


@given(data=st.data())
@settings(max_examples=60 * settings().max_examples // 25)
def test_positions_of_a_real_game_never_crash_the_loader(data: Any) -> None:
    """Any fields with any values: a match, or faults with a place; rules that fail on it are the record's fault too."""
    from tabletop_lab.engine.core.state import fields_of

    game = tl.games()["market"]
    names = [field.name for field in fields_of(game.State)]
    numbers, cards = st.integers(-2, 20), st.lists(st.sampled_from(["G05", "G16", "X", 3]), max_size=2)
    words = st.sampled_from(["P1", "P9", "G05", "", "rain", "market", "over"])
    by_player = st.dictionaries(st.sampled_from(["P1", "P9", "x"]), numbers | cards | words, max_size=2)
    values = numbers | words | cards | by_player
    position = data.draw(st.dictionaries(st.sampled_from(names), values, min_size=1, max_size=4))
    record = {"game": "market", "players": 2, "seed": 1, "rules": {"days": 2}, "position": position}
    text = yaml.safe_dump(record)
    try:
        loads(text, "evil.yaml")
    except tl.InvalidRecord as error:
        assert all(fault.where.startswith("evil.yaml") and fault.reason for fault in error.faults)
