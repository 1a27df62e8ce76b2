"""What a match says of sleep, draws and positions, in both languages."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest

import tabletop_lab as tl
from tabletop_lab.games.tiedie.metrics import Eliminations
from tabletop_lab.notebook.sharing.seat_view import SeatView

PLAIN = {"map_layout": "M1", "character_assign": "none"}
FOUR: dict[str, Any] = {"phase": "action", "cycle": ["P1", "P2", "P3", "P4"], "start_player": "P1"}
PAWNS = {"P1": "T5(1,1)", "P2": "T5(1,2)", "P3": "T1(0,0)", "P4": "T9(4,4)"}


def told(match: tl.Match, event: str, lang: str) -> str:
    return str(list(match.trace.events(event))[-1].text(lang))


def test_a_wrong_guess_names_both_rounds_of_sleep() -> None:
    position = FOUR | {
        "pawn": PAWNS, "character": {"P3": "C8"}, "targets": {"P1": "P2", "P2": "P3", "P3": "P4", "P4": "P1"},
        "placed": {"P1": "move", "P2": "evade", "P3": "accuse"}, "asleep": {"P4": "choice"},
    }  # fmt: skip
    match = tl.Match("tiedie", 4, seed=1, rules=PLAIN, position=position).play("guess P1 evade")
    assert match.state.sleeps_until["P3"] == 3
    assert "P3 must sleep from round 2 to round 3" in told(match, "forced_sleep", "en")
    assert "P3은 2라운드부터 3라운드까지 강제로 수면합니다" in told(match, "forced_sleep", "ko")


@pytest.mark.parametrize("mode", ["hunter", "warden"])
def test_nobody_wins_a_draw(mode: str) -> None:
    rules = {"mode": mode, "day_limit": 1, "map_layout": "M1"}
    match = tl.Match("tiedie", 5, seed=1, rules=rules, bots="random").run()
    assert match.result is not None and match.result.reason == "day_limit"
    assert match.result.winners == () and match.result.ranking == (match.players,)
    assert match.state.round == 2, "no third round has begun"
    assert "It is a draw" in told(match, "game_over", "en") and "무승부" in told(match, "game_over", "ko")


def test_every_screen_tells_the_position_that_a_match_begins_from(capfd: pytest.CaptureFixture[str]) -> None:
    match = tl.load("examples/tiedie/12_evade_turns_the_tables.yaml")
    for lang in ("en", "ko"):
        for viewer in (None, "P1"):
            first = SeatView(match, viewer, 0, 0, False, False, match.game.words).trace[0]
            assert first.text(lang) == match.trace.for_player(viewer)[0].text(lang) and "…" not in first.text(lang)
    assert "Unknown external" not in "".join(capfd.readouterr())


def test_a_lost_mutual_attack_is_not_counted_as_an_evade() -> None:
    match = tl.load("examples/tiedie/15_mutual_attack.yaml")
    counted = Eliminations()
    for entry in match.trace.events():
        if entry.name in Eliminations.events:
            counted.hear(SimpleNamespace(state=match.state, day=False), entry.facts)
    assert match.state.out == {"P1": "eliminated"}
    assert {cause: n for cause, n in counted.causes.items() if n} == {"mutual": 1}


def test_the_terminal_shows_the_doors_and_the_tile_in_hand_while_tiles_are_placed() -> None:
    match = tl.Match("tiedie", 3, seed=1).play("clockwise")
    lines = match.board_text("en").splitlines()
    assert [line for line in lines if "  .  .  ." in line[:9]] == [
        "  .  .  .  .  .",  # T2 has doors to the west, east and south
        "  .  .  .  . ## |    .  .  .  .  .    |##  .  .  .  .      .  .  .  .  .",
    ]
    at = lines.index("The tile in hand, Laundry, turned clockwise as often as the number says:")
    assert lines[at + 1 : at + 4] == [
        "*0                 *1                 *2                 *3",
        "+T6----   ------+  +T6----   ------+  +T6----   ------+  +T6-------------+",
        "| .  .  .  .  . |  |[]  .  . ##  . |  | .  .  .  . [] |  | .  . ## ##  . |",
    ]
    assert "놓을 타일 세탁실. 숫자만큼 시계 방향으로 돌린 모습입니다." in match.board_text("ko")
    laid = tl.Match("tiedie", 3, seed=1, rules=PLAIN).play("clockwise").board_text("en")
    assert "+T1-------------+T2-------------+T3-------------+" in laid and "tile in hand" not in laid


def test_every_card_that_is_dealt_is_told_to_those_who_may_know() -> None:
    match = tl.Match("tiedie", 3, seed=1, rules=PLAIN).play("clockwise")
    dealt = [(entry.facts["player"], entry.facts["target"]) for entry in match.trace.events("dealt_target")]
    assert dict(dealt) == match.state.targets and len(dealt) == 3
    assert [e.facts["player"] for e in match.trace.for_player("P2") if e.name == "dealt_target"] == ["P2"]
    lies = {entry.facts["square"]: entry.facts["token"] for entry in match.trace.events("token_lies")}
    assert lies == match.state.tokens and not any(e.name == "token_lies" for e in match.trace.for_player("P2"))
    hunt = tl.Match("tiedie", 3, seed=1, rules=PLAIN | {"mode": "hunter"}).play("clockwise")
    (hunter,) = hunt.state.hunters
    for seat in hunt.players:
        assert any(e.name == "token_lies" for e in hunt.trace.for_player(seat)) == (seat == hunter)


def test_a_question_about_abilities_does_not_speak_of_accusing() -> None:
    """With two players in play nobody accuses (TD-8.1), and a Doorkeeper can still stop somebody."""
    position = FOUR | {
        "pawn": PAWNS, "character": {"P2": "C1"}, "targets": {"P1": "P2", "P2": "P1"}, "hands": {"P2": ["hat", "peek"]},
        "out": {"P3": "eliminated", "P4": "eliminated"}, "placed": {"P1": "move", "P2": "move"},
    }  # fmt: skip
    decision = tl.Match("tiedie", 4, seed=1, rules=PLAIN, position=position).decision
    assert decision is not None and (decision.player, decision.labels) == ("P2", ["pass", "stop P1"])
    assert decision.prompt == "P1’s turn comes next. Does P2 use an ability?"
    assert decision.option_text("pass", "ko") == "쓰지 않기"
