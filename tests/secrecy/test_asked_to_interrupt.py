"""Whether somebody learns of an Interruption in a hand by who is asked, or not asked: two worlds that differ in one
card of P2's hand, looked at by P3 in the same room, by P1 who panics or acts, and by people without a seat."""

from __future__ import annotations

from typing import Any

import pytest

import tabletop_lab as tl
from tabletop_lab.games.void_seeders import scenes
from tabletop_lab.games.void_seeders.game import VoidSeeders

from .what_a_seat_gets import Look, found

LOOK = Look(modes=("hotseat",), dear=False)
TOGETHER = {
    **scenes.USUAL, "turn_of": "P1", "room": dict.fromkeys(("P1", "P2", "P3"), 6), "explored": {6: "canteen"},
    "madness": {"P1": 3}, "noise": ["2-6", "5-6", "6-7", "6-11"], "bag": [1, 2, 3, 3, 4], "lairs": {"lair1": 6},
}  # fmt: skip
WHO_HOLDS_WHAT = {True: "P2/interruption", False: "P2/rest"}
PANIC = {"noise_die": "2", "bag_token": "P3", "panic_card": "P05"}
"""P1 passes in the room of a Lair: an encounter, a madness token, a panic card that can be applied."""


def world(holds: bool, game: Any = VoidSeeders) -> Any:
    """Three in a room with a Lair, before P1 has acted; P2 holds an Interruption, or another card."""
    hands = {"P1": ["P1/search1", "P1/rest"], "P2": [WHO_HOLDS_WHAT[holds], "P2/search1"], "P3": ["P3/search1"]}
    return tl.Match(game, 3, seed=1, position={**TOGETHER, "hands": hands})


def after_a_panic(holds: bool, game: Any = VoidSeeders) -> Any:
    """P1 has panicked; whoever could cancel that has kept still."""
    match = world(holds, game)
    for name, outcome in PANIC.items():
        match.force(name, outcome)
    match.play("pass").play("enough")
    assert len(match.trace.events("panic")) == 1
    return kept_still(match)


def after_an_action(holds: bool, game: Any = VoidSeeders) -> Any:
    """P1 has announced and paid a shot; whoever could cancel it has kept still."""
    match = world(holds, game).force("combat_die", "miss").play("shoot revolver lair1")
    match.play("P1/rest")
    return kept_still(match)


def kept_still(match: Any) -> Any:
    """Who is able to react does not."""
    while match.decision.window is not None:
        match.play("pass")
    return match


@pytest.mark.parametrize("seat", ["P1", "P3", None])
@pytest.mark.parametrize("after", [after_a_panic, after_an_action])
def test_nobody_learns_who_could_have_interrupted(after: Any, seat: str | None) -> None:
    one, other = after(True), after(False)
    assert [(w.window.name, w.window.seats) for w in one.windows] != []
    assert found(one, other, seat, LOOK) == []


def test_who_holds_the_card_sees_the_difference() -> None:
    assert found(after_a_panic(True), after_a_panic(False), "P2", LOOK) != []


class AskingOnlyHolders(VoidSeeders):
    """A window that names only those who hold the card."""

    def may_interrupt(self, player: str) -> tuple[str, ...]:
        return tuple(other for other in super().may_interrupt(player) if self.interruptions(other))


def test_to_ask_only_those_who_hold_the_card_is_found() -> None:
    tl.register(AskingOnlyHolders)
    try:
        one, other = (after_a_panic(holds, AskingOnlyHolders) for holds in (True, False))
        assert found(one, other, "P3", LOOK) != []
    finally:
        tl.register(VoidSeeders)
