"""Records that carry edited rules: what is written, that nothing of it runs unless it may, and then that it does.
Records without code are in test_hostile.py."""

from __future__ import annotations

import textwrap
from pathlib import Path
from typing import Any

import pytest
import yaml
from tiny_games import Tiny

import tabletop_lab as tl
from tabletop_lab.engine.edits.variant import source_of
from tabletop_lab.engine.match.match import Match
from tabletop_lab.engine.match.record import loads, to_text

TURN = source_of(Tiny, "TG-2")


def edited_match(text: str, name: str = "double") -> Match:
    return Match(Tiny, players=2, seed=3).play(1).play(2).with_edit("TG-2", text, name=name)[0]


def record(code: str, **more: Any) -> str:
    edit = {"clause": "TG-2", "function": "turn", "name": "evil", "code": code} | more
    return yaml.safe_dump({"game": "tiny", "edits": [edit]}, sort_keys=False)


def evil(path: Path) -> list[str]:
    """Code that leaves a file behind: when it is defined, when it is played, and on the way of every part."""
    touch = f"__import__('pathlib').Path({str(path)!r}).touch()"
    return [
        f"def turn(self, player, way={touch}): pass\n",
        f"@({touch} or (lambda f: f))\ndef turn(self, player): pass\n",
        f"def turn(self, player):\n    {touch}\n",
        f"def turn(self, player) -> {touch}: pass\n",
        f"{touch}\ndef turn(self, player): pass\n",
        f"class turn:\n    {touch}\n",
        touch,
    ]


def test_edits_are_saved_as_text_that_a_person_can_read(tmp_path: Path) -> None:
    match = edited_match(TURN.replace("number + ", "2 * number + "))
    text = to_text(match)
    assert "edits:\n- clause: TG-2\n  function: turn\n  name: double\n  code: |\n    @clause" in text
    match.save(tmp_path / "x.yaml")
    loaded = tl.load(tmp_path / "x.yaml", allow_code=True)
    assert loaded.variant == match.variant and loaded.state == match.state and loaded.step == match.step
    assert to_text(loaded) == text and loaded.trace.to_text() == match.trace.to_text()
    assert repr(loaded.differences()) == repr(match.differences())


@pytest.mark.parametrize(
    "line",
    ["x = '한글 \\t \U0001f600'", "x = 'a\tb'", "x = 1   ", "# a: [b", "x = '''\n  less'''", "x = '\\\\'", "\x0c"],
)
def test_any_text_comes_back_as_it_was(line: str) -> None:
    match = edited_match(TURN.rstrip() + f"\n    {line}\n    return\n")
    assert loads(to_text(match), allow_code=True).variant == match.variant


def test_a_record_with_code_is_refused_and_says_how_to_allow_it(tmp_path: Path) -> None:
    edited_match(TURN).save(tmp_path / "x.yaml")
    with pytest.raises(tl.InvalidRecord) as caught:
        tl.load(tmp_path / "x.yaml")
    said = str(caught.value)
    assert said.startswith("x.yaml, line 6: ") and "carries code" in said and "TG-2 turn" in said
    assert "load(path, allow_code=True)" in said


@pytest.mark.parametrize("which", range(7))
@pytest.mark.parametrize("allow", [False, None, "no", 1])
def test_code_never_runs_unless_it_may(tmp_path: Path, which: int, allow: Any) -> None:
    trap = tmp_path / "trap"
    text = record(evil(trap)[which])
    (tmp_path / "x.yaml").write_text(text, encoding="utf-8")
    for attempt in (
        lambda: tl.load(tmp_path / "x.yaml", allow_code=allow),
        lambda: tl.load(tmp_path / "x.yaml"),
        lambda: loads(text),
        lambda: loads(text, check=True),
    ):
        with pytest.raises(tl.InvalidRecord, match="carries code"):
            attempt()
        assert not trap.exists()


@pytest.mark.parametrize("which", range(3))
def test_the_trap_works_when_code_may_run(tmp_path: Path, which: int) -> None:
    trap = tmp_path / "trap"
    loads(record(evil(trap)[which]), allow_code=True)
    assert trap.exists(), "else the test above would prove nothing"


@pytest.mark.parametrize("which", range(3, 7))
def test_what_is_no_function_or_no_value_does_not_run_even_then(tmp_path: Path, which: int) -> None:
    trap = tmp_path / "trap"
    if which == 3:
        loads(record(evil(trap)[which]), allow_code=True)
    else:
        with pytest.raises(tl.InvalidRecord, match="beside the function"):
            loads(record(evil(trap)[which]), allow_code=True)
    assert not trap.exists()


@pytest.mark.parametrize(
    "edits",
    ["edits: 7", "edits: {a: b}", "edits: [7]", "edits: [{clause: TG-2}]", "edits: [[]]", "edits: text",
     "edits: [{clause: TG-2, function: turn, name: a, code: [1]}]",
     "edits: [{clause: TG-2, function: turn, name: a, code: x, more: y}]",
     "edits: [{clause: a, function: b, name: c, code: d}, {clause: a, function: b, name: other, code: d}]",
     "edits: [{clause: TG-2, function: turn, name: a, code: x}]",
     "edits: [{clause: TG-2, function: setup, name: a, code: 'def setup(self): pass'}]",
     "edits: [{clause: XX-2, function: turn, name: a, code: 'def turn(self, player): pass'}]",
     "edits: [{clause: TG-2, function: turn, name: '', code: 'def turn(self, player): pass'}]",
     "edits: [{clause: TG-2, function: turn, name: a, code: 'def turn(self, player): 1 / 0'}]",
     "rules: {edits: [{clause: TG-2, function: turn, name: a, code: 'def turn(self, player): pass'}]}",
     "position: {edits: [{clause: TG-2, function: turn, name: a, code: 'def turn(self, player): pass'}]}"],
)  # fmt: skip
@pytest.mark.parametrize("allow", [False, True])
def test_malformed_edits_are_refused_with_their_line(edits: str, allow: bool) -> None:
    text = f"game: tiny\nplayers: 2\n{edits}\nplay:\n- P1 number: 1\n"
    with pytest.raises(tl.InvalidRecord) as caught:
        loads(text, "bad.yaml", allow_code=allow)
    assert str(caught.value).startswith("bad.yaml, line ")


def test_an_edit_that_fails_later_is_told_with_its_line() -> None:
    code = "def turn(self, player):\n    self.ask(player, 'number', (1, 2))\n    self.roll('die', (1, 2)) / 0\n"
    with pytest.raises(tl.InvalidRecord, match=r"record, line 3: TG-2 turn, line 3: ZeroDivisionError"):
        loads(record(code) + "play:\n- P1 number: 1\n- die: 2\n", allow_code=True)
    with pytest.raises(tl.InvalidRecord, match=r"record, line 3: TG-2 turn, line 3: ZeroDivisionError"):
        loads(record(code) + "play:\n- P1 number: 1\n", allow_code=True)


def test_no_edits_are_no_code() -> None:
    for none in ("[]", "null", ""):
        assert loads(f"game: tiny\nedits: {none}\n").variant is None


def test_a_mistake_in_allowed_code_is_told_with_its_line() -> None:
    code = textwrap.indent(TURN.replace("number + ", "number +* "), "    ")
    text = f"game: tiny\nedits:\n- clause: TG-2\n  function: turn\n  name: a\n  code: |\n{code}\n"
    with pytest.raises(tl.InvalidRecord, match=r"bad.yaml, line 6: TG-2, line 4: .*SyntaxError"):
        loads(text, "bad.yaml", allow_code=True)
