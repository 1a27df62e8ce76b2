"""Attacks of Void Seeders and escaping from them (NB-9.7, 9.8): each reading both ways."""

from __future__ import annotations

import pytest

from .scripted import checks, hand, one_seeder, put


def test_the_strongest_attacks_first_and_only_whoever_shows_on_the_card_hits() -> None:
    made = one_seeder("lurker1")
    put(made, stalker1=9, lurker2=9)
    assert made.strongest_first(9) == ["stalker1", "lurker1", "lurker2"]
    checks(made, "A13", "A17", "A05")
    assert made.escapes("P1")
    told = [(facts["seeder"], facts["card"], facts["hit"]) for facts in made.table.events("attack")]
    assert told == [("stalker1", "A13", False), ("lurker1", "A17", False), ("lurker2", "A05", True)]
    assert made.state.light["P1"] == 1


@pytest.mark.parametrize(("most", "attacks"), [(None, 2), (1, 1), (0, 0)])
def test_escaping_with_help(most: int | None, attacks: int) -> None:
    made = one_seeder("lurker1")
    put(made, stalker1=9)
    checks(made, "A15", "A16")
    assert made.escapes("P1", most) and len(made.table.events("attack")) == attacks


@pytest.mark.parametrize(("reading", "first"), [("strongest_first", "stalker1"), ("player_chooses", "lurker1")])
def test_who_says_the_order_of_attacks(reading: str, first: str) -> None:  # VS-A45
    made = one_seeder("lurker1", attack_order=reading)
    put(made, stalker1=9)
    made.table.answers["next_attacker"] = ["lurker1"]
    checks(made, "A15", "A16")
    made.escapes("P1")
    assert made.table.events("attack")[0]["seeder"] == first


@pytest.mark.parametrize(("reading", "target"), [("action_cards", "P2"), ("all_cards", "P1")])  # VS-A44
def test_who_is_attacked(reading: str, target: str) -> None:
    made = one_seeder(target_cards=reading)
    put(made, P2=9)
    hand(made, "P1", 2)
    hand(made, "P2", 1, contamination=2)
    assert made.target_in(9) == target


@pytest.mark.parametrize(("closed", "slot"), [("9-12", 9), ("8-9", 12)])
def test_a_door_that_panic_closes_stops_an_escape(closed: str, slot: int) -> None:  # NB-4.1, NB-4.10
    made = one_seeder("lurker1")
    made.state.madness["P1"] = 3
    checks(made, "A09")
    made.table.luck["panic_card"] = ["P02"]
    made.table.answers["close_door"] = [closed]
    made.escapes_to("P1", 12)
    assert made.state.doors == {closed: "closed"} and made.state.room["P1"] == slot
    assert made.table.events("shut_in") == ([{"player": "P1", "corridor": "9-12"}] if slot == 9 else [])


def test_an_echo_leaves_and_becomes_a_token() -> None:
    made = one_seeder("whisperer1")
    bag = len(made.state.bag)
    checks(made, "A13")
    made.attacks("whisperer1", "P1")
    assert made.state.seeders == {} and len(made.state.bag) == bag + 1 and len(made.state.tainted["P1"]) == 1


@pytest.mark.parametrize(("reading", "attacks"), [("never", 0), ("draws_and_misses", 1)])  # VS-A17
def test_whether_a_lair_attacks(reading: str, attacks: int) -> None:
    made = one_seeder("lair1", lair_attack=reading)
    assert made.escapes("P1")
    assert [facts["hit"] for facts in made.table.events("attack")] == [False] * attacks


@pytest.mark.parametrize(("reading", "must"), [("escape_no_attack", True), ("plain_move", False)])  # VS-A18
def test_leaving_a_lair(reading: str, must: bool) -> None:
    made = one_seeder("lair1", lair_escape=reading)
    assert made.in_combat("P1") and made.must_escape("P1") == must
