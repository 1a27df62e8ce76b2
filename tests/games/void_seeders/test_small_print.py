"""What is easily overlooked in single paragraphs."""

from __future__ import annotations

from typing import Any

import pytest

import tabletop_lab as tl
from tabletop_lab.games.void_seeders.acts import Act
from tabletop_lab.games.void_seeders.game import VoidSeeders
from tabletop_lab.games.void_seeders.presentation.table_facts import aim
from tabletop_lab.games.void_seeders.scenes import GO_TO_BED, GOOD_END, lucky, scene

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


def test_who_pays_is_told_for_what() -> None:  # NB-3.1
    match = scene("start").play("careful 6")
    assert match.decision.text("en") == "Move carefully to room 6: which card does P1 pay with? Cards to pay: 2"
    assert match.decision.text("ko") == "6번 방으로 신중히 이동: P1은 어느 카드로 비용을 냅니까? 낼 카드: 2장"
    assert aim(match.decision) == ("6",) and aim(scene("start").decision) == ()
    with pytest.raises(tl.IllegalChoice, match=r"Now you choose the card to pay with\..*NB-3\.1"):
        match.play("6")
    with pytest.raises(tl.IllegalChoice, match="no such card is in hand"):
        match.play("P1/rally")


def test_the_last_line_says_who_has_won() -> None:  # NB-14.4
    match = scene("end", GOOD_END)
    while match.result is None:
        labels = [str(option) for option in match.decision.options]
        match.play(GO_TO_BED if GO_TO_BED in labels else labels[0])
    *_, last = match.trace
    assert (last.name, last.clauses[0], last.facts["winners"]) == ("game_over", "NB-14.4", match.result.winners)
    assert last.text("en") == "The game is over (the ship reached Earth). Winners: P1."


def test_an_event_card_is_told_with_what_it_demands() -> None:  # VS-10.7
    match = lucky(scene("panic"), event_card="E02").play("pass")
    told = next(entry for entry in match.trace if entry.name == "event")
    assert told.text("en").startswith("Event: Herding. Stalker, Despoiler: through corridor 1. Each character not in ")


def test_a_token_is_called_by_what_it_does() -> None:
    content = VoidSeeders.content
    assert content.name("X02", "en") == "malfunction 3" and content.name("X17", "ko") == "마굴 3"
