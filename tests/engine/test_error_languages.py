"""An error is told in the language of the screen: rules, positions, records, compositions, and every other one."""

from __future__ import annotations

import ast
import re
from pathlib import Path
from typing import Any

import pytest
from tiny_games import Tiny

import tabletop_lab as tl
from tabletop_lab.cli import main
from tabletop_lab.engine.core.errors import TabletopError
from tabletop_lab.engine.match.match import Match
from tabletop_lab.engine.match.record import loads

PACKAGE = Path(tl.__file__).parent
HANGUL, ENGLISH = re.compile(r"[가-힣]"), re.compile(r"\b(is|are|not|possible|there|must|than|allowed|of|the)\b")

WRONG: list[dict[str, Any]] = [
    {"game": "market", "rules": {"days": 99}},
    {"game": "market", "rules": {"start_cards": 4, "hand_limit": 1}},
    {"game": "market", "rules": {"dayz": 1}},
    {"game": "market", "rules": "tiny"},
    {"game": "market", "rules": 5},
    {"game": "market", "players": 9},
    {"game": "fourteen_nights", "rules": {"recovery_day": 20, "days": 10}},
    {"game": "fourteen_nights", "rules": {"adjacency": "custom", "custom_edges": [[1, 2]]}},
    {"game": "fourteen_nights", "rules": {"hand_limit": 99}},
    {"game": "tabula_wolves", "players": 8, "rules": {"custom_cards": "wolf 2, villager 6"}},
    {"game": "tabula_wolves", "players": 8, "rules": {"composition": "custom", "custom_cards": "wolf two, troll 1"}},
    {"game": "tabula_wolves", "rules": {"night_order": "seer, seer"}},
    {"game": "cetkaik", "rules": {"hand_points": "kings 3"}},
    {"game": "cetkaik", "rules": {"water_need": 9}},
]


def korean(error: TabletopError) -> None:
    for fault in error.faults:
        said = fault.localized("ko")
        assert said.lang == "ko" and HANGUL.search(said.reason), said
        assert not ENGLISH.search(re.sub(r"‘.*?’|'.*?'|`.*?`", "", f"{said.reason} {said.allowed}")), said
        assert fault.localized("en").lang == "en" and not HANGUL.search(fault.localized("en").reason), fault


@pytest.mark.parametrize("wrong", WRONG, ids=lambda wrong: f"{wrong['game']} {wrong.get('rules', '')}"[:60])
def test_rules_are_refused_in_the_language_of_the_screen(wrong: dict[str, Any]) -> None:
    with pytest.raises(tl.InvalidRules) as error:
        Match(**wrong)
    korean(error.value)


@pytest.mark.parametrize(
    "text",
    [
        "game: [", "- a", "game: &a market", "game: !!int 5", "game: market\ngame: market", "game: market\nmood: good",
        "players: 2", "game: chess", "version: 9\ngame: market", "version: x\ngame: market",
        "game: market\nplayers: [1]", "game: market\nseed: 1.5", "game: market\nrules: {days: 99}",
        "game: market\nplay: [a]", "game: market\nplay:\n- P1 walk: 77", "game: market\nplay:\n- P9 walk: 2",
        "game: market\nplay:\n- P1 walk: [2]", "game: market\nedits: 5", "game: market\nedits: [5]",
        "game: market\nedits: [{clause: LM-1, function: a, name: b, code: c}]", "game: market\nexpect: 5",
        "game: market\nexpect: {mood: 1}", 'game: market\ntitle: "\\ud800"',
        "game: fourteen_nights\nrules: {decks: /etc}", "game: market\nplayers: 9", "? [a]\n: b", "a: 1\n---\nb: 1",
        "game: market\ntitle: " + "x" * 999,
    ],
)  # fmt: skip
def test_records_are_refused_in_the_language_of_the_screen(text: str) -> None:
    with pytest.raises(tl.InvalidRecord) as error:
        loads(text, "기록.yaml", check=True)
    for fault in error.value.faults:
        assert "행" in fault.localized("ko").where or "line" not in fault.where
    if text[-1] != "[" and "bet" not in text:
        korean(error.value)


def test_files_that_cannot_be_read_are_told_in_both(tmp_path: Path, capsys: Any) -> None:
    for path in (tmp_path, tmp_path / "none.yaml", "/dev/null", "", 5):
        with pytest.raises(tl.InvalidRecord) as error:
            tl.load(path)  # type: ignore[arg-type]
        korean(error.value)
    assert main(["play", "--load", str(tmp_path / "none.yaml"), "--lang", "ko"]) == 2
    assert "읽을 수 없습니다: 그런 파일이 없습니다" in capsys.readouterr().err


@pytest.mark.parametrize("text", ["", "LAI>LQ", "LAI", "@xx>ZO", "NAI^LAI", "ZO>XU^ZI>ZE!", "LAI>LY LY", 5])
def test_actions_are_refused_in_every_language(text: Any) -> None:
    from tabletop_lab.games.cetkaik.moves.notation import InvalidNotation, read_action

    with pytest.raises(InvalidNotation) as error:
        read_action(text)
    korean(error.value)


@pytest.mark.parametrize("text", ["", "chess", "cetkaik, P1 plays IA, rules none",
                                  "cetkaik, P1 plays IA, rules standard\nx",
                                  "cetkaik, P1 plays IA, rules standard\n1 A LAI>LY"])  # fmt: skip
def test_games_as_text_are_refused_in_every_language(text: str) -> None:
    from tabletop_lab.games.cetkaik.game_record import read_game

    with pytest.raises(tl.InvalidRecord) as error:
        read_game(text)
    korean(error.value)


def test_no_error_is_written_in_one_language() -> None:
    """A `Fault` whose reason is a text of the code knows no other language: `localized` makes it of messages.

    Left out: what the command line says, which speaks one language at a time.
    """
    left_out = {"languages.py"}
    found = []
    for path in sorted(PACKAGE.rglob("*.py")):
        if "testing" in path.parts:
            continue
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "Fault" and len(node.args) > 1:
                reason = node.args[1]
                if isinstance(reason, ast.Constant | ast.JoinedStr) and path.name not in left_out:
                    found.append(f"{path.relative_to(PACKAGE)}:{node.lineno}")
    assert found == []


def test_the_messages_are_there_in_every_language() -> None:
    one = re.compile(r"^([a-z][\w-]*) =", re.MULTILINE)
    for english in sorted(PACKAGE.rglob("*.en.ftl")):
        other = english.with_name(english.name.replace(".en.", ".ko."))
        names = [one.findall(file.read_text(encoding="utf-8")) for file in (english, other)]
        assert sorted(n for n in names[0] if n.startswith("wrong-")) == sorted(
            n for n in names[1] if n.startswith("wrong-")
        ), english.name
        assert all(len(set(n)) == len(n) for n in names), english.name


def test_a_game_that_borrows_the_parameters_of_another_does_not_take_its_words() -> None:
    from tabletop_lab.games.cetkaik import Cetkaik

    class Borrowed(Tiny):
        name = "borrowed"
        Rules = Cetkaik.Rules

    with pytest.raises(tl.InvalidRules) as error:
        Cetkaik.Rules.read({"hand_points": "kings 3"})
    assert Borrowed.name and "그런 족보는 없습니다" in error.value.text("ko")


def test_a_parameter_that_is_called_otherwise_is_found_by_what_its_help_says():
    with pytest.raises(tl.InvalidRules, match="allowed: start_tc,"):
        tl.Match("fourteen_nights", players=3, rules={"start_money": 1})
