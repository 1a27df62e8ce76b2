"""Cards that can be used in more than one way, and cards by which one escapes."""

from __future__ import annotations

from typing import Any

import pytest

from tabletop_lab.games.void_seeders.acts import Act
from tabletop_lab.games.void_seeders.content.parts import read_parts

from .scripted import game, hand, put


def with_the_card(kind: str, action: str, slot: int = 9) -> tuple[Any, str]:
    """P1 plays this character, stands in an explored room and holds this card and two others."""
    made = game(3)
    state = made.state
    state.character["P1"] = kind
    put(made, P1=slot)
    state.explored[slot] = "storage"
    hand(made, "P1", 2)
    card = f"P1/{action}"
    state.hands["P1"] = [card, *state.hands["P1"]]
    made.table.told.clear()
    return made, card


def asked(made: Any, name: str) -> list[tuple[Any, ...]]:
    return [options for _, question, options in made.table.asked if question == name]


# --- NB-3.1: the way that was announced is the way that is carried out


@pytest.mark.parametrize(
    ("burns", "ways"), [(True, ["put_out_fire"]), (False, ["light_fire"])], ids=["where it burns", "where it does not"]
)
def test_only_ways_that_are_possible_are_offered(burns: bool, ways: list[str]) -> None:
    made, card = with_the_card("mechanic", "fire_work")
    made.state.items["P1"] = ["green-alcohol1"]
    made.state.fire = [9] if burns else []
    parts = made.content.data(card).parts
    assert [act.use for act in made.uses("card", card, parts, "P1")] == ways


@pytest.mark.parametrize("use", ["destroy_door", "break_down"])
def test_the_way_that_was_chosen_is_not_asked_for_again(use: str) -> None:
    made, card = with_the_card("captain", "demolition")
    made.state.doors = {"9-12": "closed"}
    parts = made.content.data(card).parts
    assert {act.use for act in made.uses("card", card, parts, "P1")} == {"destroy_door", "break_down"}
    made.act_card("P1", Act("card", card=card, use=use))
    assert asked(made, "which_part") == [] and card in made.state.discards["P1"]
    assert (made.state.doors["9-12"] == "destroyed") == (use == "destroy_door")
    assert (9 in made.state.malfunction) == (use == "break_down")


def test_what_a_card_says_after_its_ways_is_done_too() -> None:
    made, _ = with_the_card("captain", "demolition")
    made.do_use("P1", read_parts("go_mad 2 or break_down; go_mad 1"), "break_down")
    assert 9 in made.state.malfunction and made.state.madness["P1"] == 2 and asked(made, "which_part") == []


# --- NB-9.7: an Escape by a card


def fight(action: str, kind: str, slot: int = 9) -> tuple[Any, str]:
    made, card = with_the_card(kind, action, slot)
    put(made, lurker1=slot, stalker1=slot)
    made.table.luck["attack_card"] = ["A15", "A16"]
    made.table.luck["noise_die"] = ["silence"]
    made.table.answers["escape_to"] = [12]
    return made, card


@pytest.mark.parametrize(
    ("kind", "action", "attackers"),
    [("scout", "sprint", ["stalker1", "lurker1"]), ("soldier", "break_through", ["stalker1"])],
)
def test_whoever_escapes_by_a_card_is_attacked_before_and_pays_no_more(
    kind: str, action: str, attackers: list[str]
) -> None:
    made, card = fight(action, kind)
    before = len(made.state.hands["P1"])
    made.act_card("P1", Act("card", card=card))
    told = [event for event, _ in made.table.told if event in ("escape", "attack", "moved")]
    assert told == ["escape", *["attack"] * len(attackers), "moved"]
    assert [facts["seeder"] for facts in made.table.events("attack")] == attackers
    assert made.state.room["P1"] == 12
    drawn = len(made.table.events("drew"))
    assert len(made.state.hands["P1"]) == before - 1 + drawn and drawn == (action == "sprint")


def test_where_to_is_asked_among_the_rooms_that_can_be_reached() -> None:
    made, _ = fight("sprint", "scout", slot=6)
    first, *others = sorted(made.ways_out(6))
    assert len(others) > 1
    made.state.doors = {made.ship.between(6, first): "closed"}
    made.table.answers["escape_to"] = [others[-1]]
    made.escape_by_card("P1", "all")
    ((options),) = asked(made, "escape_to")
    assert sorted(options) == others and made.state.room["P1"] == others[-1]


def test_one_way_out_is_not_asked_for() -> None:
    made, _ = fight("sprint", "scout")
    made.state.doors = {"8-9": "closed"}
    made.escape_by_card("P1", "all")
    assert asked(made, "escape_to") == [] and made.state.room["P1"] == 12


def test_whoever_dies_of_an_attack_does_not_move() -> None:
    made, _ = fight("sprint", "scout")
    made.state.wounds["P1"] = [made.state.piles["wound"].pop() for _ in range(3)]
    made.table.luck["attack_card"] = ["A17"]
    made.escape_by_card("P1", "all")
    assert made.state.status["P1"] == "dead" and made.table.events("moved") == []
    assert len(made.table.events("attack")) == 1, "the second one finds nobody"


def test_behind_closed_doors_nobody_escapes_by_a_card() -> None:
    made, card = fight("sprint", "scout")
    for near, corridor in made.ways[9]:
        made.state.doors[corridor] = "closed"
        assert near not in made.ways_out(9)
    assert not made.may_escape("P1", "all")
    assert card not in [act.card for act in made.uses("card", card, made.content.data(card).parts, "P1")]


# --- NB-2.1: that somebody is asked says nothing of what is hidden


@pytest.mark.parametrize("actions", [1, 3])
@pytest.mark.parametrize("cell", ["everybody discard 2 or contaminate 1", "discard 2 or go_mad 1"])
def test_who_could_not_discard_is_asked_all_the_same(cell: str, actions: int) -> None:
    made = game(3)
    for player in made.players:
        hand(made, player, actions)
    made.table.asked.clear()
    made.carry_out(read_parts(cell), "P1")
    asked_of = made.players if cell.startswith("everybody") else ["P1"]
    assert [player for player, name, _ in made.table.asked if name == "which_part"] == list(asked_of)
    assert [len(options) for options in asked(made, "which_part")] == [2 if actions == 3 else 1] * len(asked_of)


@pytest.mark.parametrize("more", [(), ("green-alcohol2", "green-bandages1")])
def test_what_something_is_made_of_is_asked_even_of_one_pair(more: tuple[str, ...]) -> None:
    made = game(2)
    made.state.items["P1"] = ["green-alcohol1", "green-medkit1", *more]
    made.table.asked.clear()
    made.craft("P1", "antidote")
    assert len(asked(made, "components")) == 1
