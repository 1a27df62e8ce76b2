"""Whether somebody is asked says nothing of what lies hidden (TD-4.14): others count the same public moments."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import pytest

import tabletop_lab as tl
from tabletop_lab.notebook.sharing.public_checkpoints import TimelineIndex

TABLE = {"map_layout": "M1", "character_assign": "none"}
ROUND = {"phase": "action", "cycle": ["P1", "P2", "P3", "P4"], "start_player": "P1"}
PAWNS = {"P1": "T5(1,1)", "P2": "T5(2,2)", "P3": "T1(0,0)", "P4": "T9(4,4)"}


def a_rescue(held: list[str]) -> tl.Match:
    """A survivor strikes a hunter who holds two items."""
    position = ROUND | {
        "hunters": ["P2"], "pawn": PAWNS, "placed": {"P1": "attack"}, "held": {"P2": held},
    }  # fmt: skip
    match = tl.Match("tiedie", 4, seed=1, rules=TABLE | {"mode": "hunter"}, position=position)
    return match.play("attack").play("P2 from T5(1,1)")


def a_charge(hand: list[str]) -> tl.Match:
    """Somebody loses one of two sleep cards."""
    pawns = PAWNS | {"P1": "T7(0,0)", "P2": "T7(0,3)"}
    position = ROUND | {"pawn": pawns, "placed": {"P1": "move"}, "hands": {"P1": ["charge"], "P2": hand}}
    rules = TABLE | {"mode": "tail", "charge_discard": "one"}
    return tl.Match("tiedie", 4, seed=1, rules=rules, position=position).play("charge P2")


def a_stop(hand: list[str]) -> tl.Match:
    """The Doorkeeper pays two of three cards."""
    position = ROUND | {
        "pawn": PAWNS, "placed": {"P1": "move", "P2": "move"}, "hands": {"P2": hand}, "character": {"P2": "C1"},
    }  # fmt: skip
    match = tl.Match("tiedie", 4, seed=1, rules=TABLE | {"mode": "tail", "character_assign": "random"},
                     position=position)  # fmt: skip
    return match.play("stop P1")


def an_inheritance(targets: dict[str, str]) -> tl.Match:
    """Somebody is eliminated by an accusation, and the accuser may keep the old target."""
    position = ROUND | {"pawn": PAWNS, "placed": {"P1": "attack", "P3": "accuse"}, "targets": targets}
    rules = TABLE | {"mode": "tail", "target_after_removal": "choose"}
    return tl.Match("tiedie", 4, seed=1, rules=rules, position=position).play("attack P1 P2")


def moments_until_something_public(match: tl.Match) -> int:
    """How many public moments there have been when the secret questions are over."""
    asked = match.decision
    while asked is not None and asked.secret and asked.name in ("recover", "lose_a_card", "pay", "keep_target"):
        match.play(asked.labels[0])
        asked = match.decision
    return len(TimelineIndex(match).checkpoints)


RING = {"P1": "P2", "P2": "P3", "P3": "P4", "P4": "P1"}


@pytest.mark.parametrize(
    ("played", "worlds"),
    [
        (a_rescue, (["IX", "IX"], ["IX", "IA"])),
        (a_charge, (["hat", "hat"], ["hat", "drink"])),
        (a_stop, (["hat", "hat", "hat"], ["hat", "hat", "drink"])),
        (an_inheritance, (RING, {"P1": "P2", "P2": "P4", "P3": "P1", "P4": "P3"})),
    ],
)
def test_two_worlds_have_as_many_public_moments(played: Callable[[Any], tl.Match], worlds: Sequence[Any]) -> None:
    counts = [moments_until_something_public(played(world)) for world in worlds]
    assert counts[0] == counts[1]


def test_of_two_tokens_that_are_mixed_their_owner_knows_neither() -> None:
    """TD-10.19: unseen; only tokens that are alike are known wherever they lie."""
    seen = {}
    for held in (["IA", "IB"], ["IX", "IX"]):
        position = ROUND | {
            "warden": "P1", "pawn": PAWNS, "placed": {"P1": "attack"}, "held": {"P2": held},
            "tokens": {"T1(4,4)": "RA"},
        }  # fmt: skip
        match = tl.Match("tiedie", 4, seed=1, rules=TABLE | {"mode": "warden"}, position=position)
        match.play("attack").play("P2 from T5(1,1)")
        for _ in held:
            match.play(match.decision.labels[0])
        seen[held[0]] = [token for square, token in match.view("P2").tokens.items() if square != "T1(4,4)"]
    assert seen == {"IA": [tl.HIDDEN, tl.HIDDEN], "IX": ["IX", "IX"]}
