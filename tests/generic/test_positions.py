"""Positions that cannot be, game by game: each is refused at its field, with the reason and what would be possible."""

from __future__ import annotations

from typing import Any

import pytest

import tabletop_lab as tl

HUGE = 10**30
NIGHTS, WOLVES, CETKAIK = ("fourteen_nights", 3), ("tabula_wolves", 8), ("cetkaik", 2)
VERDICT = {"phase": "verdict", "night": 1, "day": 1}

IMPOSSIBLE: list[tuple[tuple[str, int], dict[str, Any], str]] = [
    (NIGHTS, {"turn": 3}, "turn: 3 cannot stand here (allowed: 0 to 2) [FN-5.1]"),
    (NIGHTS, {"goal": "R01"}, "goal: 'R01' cannot stand here (allowed: G01"),
    (NIGHTS, {"discards": {"chore": ["F01"]}}, "discards.chore: F01 is a card of another kind"),
    (NIGHTS, {"decks": {"chore": ["R01", "H01"]}}, "decks.chore: R01 is a card of another kind"),
    (NIGHTS, {"hands": {"P1": ["F01"]}}, "hands.P1.0: 'F01' cannot stand here (allowed: R01"),
    (NIGHTS, {"hands": {"P1": ["R01", "R01"]}}, "hands.P1: 'R01' lies in two places"),
    (NIGHTS, {"destination": {"P1": "R01"}}, "destination.P1: 'R01' cannot stand here (allowed: D01"),
    (NIGHTS, {"day": -5}, "day: -5 cannot stand here (allowed: 1 to 15) [FN-1.2]"),
    (NIGHTS, {"day": True}, "day: True is of the wrong kind (allowed: a whole number)"),
    (NIGHTS, {"day": 2.0}, "day: 2.0 is of the wrong kind (allowed: a whole number)"),
    (NIGHTS, {"day": "2"}, "day: '2' is of the wrong kind (allowed: a whole number)"),
    (NIGHTS, {"day": 15, "turn": 1}, "turn: all 14 days are over: nobody has a turn (allowed: 0) [FN-5.7]"),
    (NIGHTS, {"token_uses": {"P1": -1}}, "token_uses.P1: -1 cannot stand here (allowed: 0 to 999)"),
    (NIGHTS, {"token_uses": -1}, "token_uses: -1 is of the wrong kind (allowed: a table of names and values)"),
    (NIGHTS, {"acted_since": {"P1": [9]}}, "acted_since.P1.0: 9 cannot stand here (allowed: 1 to 6) [FN-2.5]"),
    (NIGHTS, {"acted_since": {"P1": [2, 2]}}, "acted_since.P1: 2 appears here twice (allowed: each once) [FN-5.5]"),
    (NIGHTS, {"first_player": "P99"}, "first_player: 'P99' cannot stand here (allowed: P1, P2, P3)"),
    (NIGHTS, {"first_player": ""}, "first_player: '' cannot stand here (allowed: P1, P2, P3)"),
    (NIGHTS, {"owed_extras": ["x"]}, "owed_extras.0: 'x' cannot stand here (allowed: P1, P2, P3)"),
    (NIGHTS, {"phase": "scoring"}, "phase: 'scoring' cannot stand here (allowed: turns)"),
    (NIGHTS, {"tc": {"P1": float("nan")}}, "tc.P1: nan is of the wrong kind (allowed: a whole number)"),
    (NIGHTS, {"tc": {"P1": HUGE}}, "tc.P1: 1000000000000000000000000000000 is too large"),
    (NIGHTS, {"tc": {"P1": 250}}, "tc.P1: 250 is not a multiple of the coin (allowed: multiples of 500) [FN-1.3]"),
    (NIGHTS, {"bank_paid": 500}, "bank_paid: the players’ money is not what the bank has paid out (allowed: 0)"),
    (NIGHTS, {"last_action": {"P1": [1, 2]}}, "last_action.P1: no action has these labels"),
    (NIGHTS, {"last_action": {"P1": [1, 2, 6]}}, "last_action.P1: 3 things stand here (allowed: at most 2) [FN-5.5]"),
    (WOLVES, VERDICT, "suspects: 0 suspects do not fit this part of the day (allowed: 2) [TW-11.5]"),
    (WOLVES, VERDICT | {"suspects": ["P1", "P1"]}, "suspects: 'P1' appears here twice (allowed: each once)"),
    (WOLVES, {"suspects": ["P1", "P2"]}, "suspects: 2 suspects do not fit this part of the day (allowed: none)"),
    (WOLVES, {"night": 2, "day": 1, "phase": "talk"}, "night: 2 nights and 1 day do not fit together here"),
    (WOLVES, {"phase": "talk"}, "day: there is no day before the first night (allowed: 1 or more)"),
    (WOLVES, {"ghosts": {"P1": "x"}}, "ghosts.P1: 'x' cannot stand here (allowed: night 1, day 1, night 2"),
    (WOLVES, {"ghosts": {"P1": "day 3"}}, "ghosts.P1: day 3 is still to come"),
    (WOLVES, {"living": ["P1"]}, "living: ('P1',) does not fit the rest of the position"),
    (WOLVES, {"cards": {"P1": "C99"}}, "cards.P1: 'C99' cannot stand here"),
    (WOLVES, {"token": "P1"}, "token: the “Welcome!” token lies in front of P1, who lives"),
    (WOLVES, {"statements": [[1, "P1", "accuse P9 1"]]}, "statements.0: accuse P9 1 is not a statement"),
    (WOLVES, {"phase": "setup"}, "phase: 'setup' cannot stand here (allowed: night, talk, first_vote, verdict, over)"),
    (CETKAIK, {"ply": HUGE}, "ply: 1000000000000000000000000000000 is too large"),
    (CETKAIK, {"ply": 10**6}, "ply: 1000000 cannot stand here (allowed: 0 to"),
    (CETKAIK, {"last": "x"}, "last: x is not an action"),
    (CETKAIK, {"held": {"IA": ["nonsense"]}}, "held.IA.0: 'nonsense' cannot stand here"),
    (CETKAIK, {"turn": ""}, "turn: nobody is to move (allowed: IA, A)"),
]  # fmt: skip


@pytest.mark.parametrize(("game", "position", "said"), IMPOSSIBLE, ids=lambda part: str(part)[:60])
def test_a_position_that_cannot_be_is_refused_at_its_field(
    game: tuple[str, int], position: dict[str, Any], said: str
) -> None:
    with pytest.raises(tl.InvalidPosition) as error:
        tl.Match(game[0], game[1], position=position)
    assert any(line.startswith(said) for line in str(error.value).splitlines()), str(error.value)
    korean = error.value.text("ko")
    assert len(korean.splitlines()) == len(error.value.faults) and korean.count("할 수 있는 것") == str(
        error.value
    ).count("allowed")


def test_a_record_says_the_line_in_the_language_of_the_screen() -> None:
    from tabletop_lab.engine.match.record import loads

    with pytest.raises(tl.InvalidRecord) as error:
        loads("game: fourteen_nights\nplayers: 3\nposition:\n  day: 99\n", "mine.yaml")
    assert str(error.value) == "mine.yaml, line 4, position.day: 99 cannot stand here (allowed: 1 to 15) [FN-1.2]"
    assert error.value.text("ko") == (
        "mine.yaml, 4행, position.day: 99: 여기에 올 수 없습니다 (할 수 있는 것: 1–15) [FN-1.2]"
    )


def test_who_loses_a_card_to_a_position_gets_another() -> None:
    """A position that names one seat's destination leaves nobody without: the two change places."""
    usual = tl.Match("fourteen_nights", 3, seed=7).state.destination
    moved = tl.Match("fourteen_nights", 3, seed=7, position={"destination": {"P1": usual["P2"]}}).state.destination
    assert moved == {"P1": usual["P2"], "P2": usual["P1"], "P3": usual["P3"]}


def test_a_long_list_of_faults_ends_with_their_number() -> None:
    position = {"tc": {f"P{i}": "x" for i in (1, 2, 3)}, "pawn": {f"P{i}": 99 for i in (1, 2, 3)}}
    position |= {"memory": {f"P{i}": None for i in (1, 2, 3)}, "nonsense": 1}
    with pytest.raises(tl.InvalidPosition) as error:
        tl.Match("fourteen_nights", 3, position=position)
    assert str(error.value).endswith("\nand 2 more") and error.value.text("ko").endswith("\n그 밖에 2가지")
