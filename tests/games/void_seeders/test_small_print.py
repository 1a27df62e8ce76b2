"""What is easily overlooked in single paragraphs."""

from __future__ import annotations

from typing import Any

from tabletop_lab.games.void_seeders.acts import Act

from .scripted import game, hand, put


def in_a_room(room: str, slot: int = 9) -> Any:
    made = game(3)
    put(made, P1=slot)
    made.state.explored[slot] = room
    hand(made, "P1", 4)
    return made


def test_who_has_no_wound_can_have_a_snack() -> None:  # VS-11.6a
    made = in_a_room("canteen")
    made.state.madness["P1"] = 2
    assert list(made.room_acts("P1", False)) == [Act("room", card="canteen")]
    made.table.answers["lower_madness"] = ["yes"]
    made.act_room("P1", Act("room", card="canteen"))
    assert made.state.madness["P1"] == 1


def test_a_snack_heals_one_wound() -> None:  # VS-11.6a
    made = in_a_room("canteen")
    made.state.light["P1"] = 2
    made.act_room("P1", Act("room", card="canteen"))
    assert made.state.light["P1"] == 1


def test_whoever_takes_the_antidote_passes_and_may_discard() -> None:  # VS-11.9, NB-2.4
    made = in_a_room("laboratory")
    made.state.actions_left = 1
    card, kept = made.state.hands["P1"][0], made.state.hands["P1"][1:]
    made.table.answers["discard"] = [card, "enough"]
    made.take_the_antidote("P1")
    assert made.state.passed == ("P1",) and made.state.made_to_pass == ()
    assert made.state.hands["P1"] == kept and made.state.discards["P1"] == [card]


def airlock() -> Any:
    """The Generator in slot 4 under the procedure; P1 is in it."""
    made = game(3)
    made.state.explored |= {4: "generator", 8: "airlock"}
    put(made, P1=4)
    made.state.airlock = [4]
    made.state.doors = {"1-4": "closed", "4-8": "closed"}
    return made


def test_the_airlock_kills() -> None:  # NB-11.12
    made = airlock()
    made.end_of_player_phase()
    assert made.state.status["P1"] == "dead"


def test_a_door_that_was_open_for_a_moment_ends_the_procedure() -> None:  # NB-11.12
    made = airlock()
    made.open_door("1-4")
    made.close_door("1-4", "P1")
    made.end_of_player_phase()
    assert made.state.status["P1"] == "aboard" and made.table.events("airlock_open") == [{"slot": 4}]
