"""Hunter mode: of a position the hunters know the box tokens, survivors those that lie face up (TD-3.21)."""

from __future__ import annotations

from typing import Any

import pytest

import tabletop_lab as tl
from tabletop_lab import HIDDEN, Match

RULES: dict[str, Any] = {"mode": "hunter", "map_layout": "M1", "character_assign": "none"}
PASSAGES = {"T2(0,2)": "PS", "T3(4,0)": "PS"}
HIDDEN_TOKENS = {"T5(2,2)": "RA", "T7(2,2)": "IX"}
GONE = {"T2(0,2)": "RB", "T3(4,0)": "IX"}


def told(seat: str, hidden: dict[str, str], **rules: Any) -> tuple[Any, Any]:
    """What a seat knows of the map, and of what left it, in a position in which P2 hunts and not P1."""
    position = {"phase": "select", "hunters": ["P2"], "open_tokens": list(PASSAGES), "exchanged": GONE}
    match = Match("tiedie", 4, seed=3, rules=RULES | rules, position=position | {"tokens": PASSAGES | hidden})
    view = match.view(seat)
    assert match.trace[0].seen_by(seat).facts["tokens"] == view.tokens
    return view.tokens, view.exchanged


@pytest.mark.parametrize("seat", ["P1", "P3"])
def test_survivors_are_told_the_passages_alone(seat: str) -> None:
    turned = dict(zip(HIDDEN_TOKENS, reversed(HIDDEN_TOKENS.values()), strict=True))
    nothing = dict.fromkeys(HIDDEN_TOKENS, HIDDEN)
    assert told(seat, HIDDEN_TOKENS) == told(seat, turned) == (PASSAGES | nothing, dict.fromkeys(GONE, HIDDEN))


def test_hunters_know_all_of_them_unless_they_are_blind() -> None:
    assert told("P2", HIDDEN_TOKENS) == (PASSAGES | HIDDEN_TOKENS, GONE)
    tokens, gone = told("P2", HIDDEN_TOKENS, hunter_setup_knowledge="blind")
    assert (tokens, gone) == (PASSAGES | dict.fromkeys(HIDDEN_TOKENS, HIDDEN), dict.fromkeys(GONE, HIDDEN))


def small_map(seed: int) -> Match:
    """The exchange on a map of four tokens, without a position of ours."""
    rules = RULES | {"map_layout": "M6", "role_assign": "number", "first_player": "P1"}
    return Match("tiedie", 4, seed=seed, rules=rules).play("clockwise")


def test_on_a_small_map_the_one_route_with_an_item_of_its_line_goes() -> None:
    match = small_map(0)
    assert match.view(match.decision.player).tokens["T2(0,2)"] == "RC"
    assert (match.decision.name, list(match.decision.options)) == ("exchange_route", ["T2(0,2)"])


def test_on_a_small_map_without_such_a_route_any_two_tokens_go() -> None:
    match = small_map(5)
    four = ["T1(4,4)", "T2(0,2)", "T3(4,0)", "T4(0,0)"]
    assert (match.decision.name, list(match.decision.options)) == ("exchange_token", four)
    assert match.decision.prompt == f"Which token leaves the map? {match.decision.player} decides for the hunters."
    hunter = match.decision.player
    match.play("T2(0,2)")
    assert (match.decision.name, list(match.decision.options)) == ("exchange_token", [*four[:1], *four[2:]])
    match.play("T4(0,0)")
    assert match.view(hunter).exchanged == {"T2(0,2)": "IB", "T4(0,0)": "IC"}
    state = match.view(tl.MODERATOR)._state
    asked = match.game.paragraphs(match.rules, state)
    assert all(state.is_consistent(seat, asked) for seat in match.players), "the game that is played is possible"
