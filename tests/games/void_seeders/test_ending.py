"""Wounds, death, the four checks, objectives, one player alone and full cooperation."""

from __future__ import annotations

from fractions import Fraction
from itertools import combinations
from typing import Any

import pytest

import tabletop_lab as tl
from tabletop_lab.engine.core.errors import InvalidRules
from tabletop_lab.games.void_seeders.content import FULLY
from tabletop_lab.games.void_seeders.game import VoidSeeders

from .scripted import ends, game, hand, put


def finished(players: int = 2, **rules: Any) -> Any:
    """A game whose engines work and whose marker shows Earth: what is left is to say who hibernates."""
    made = game(players, **rules)
    made.table.luck["engine_token"] = ["working"] * 3
    made.table.luck["coordinates"] = [arriving(made, "earth")]
    made.state.chosen = True
    return made


def arriving(made: Any, target: str) -> str:
    """A card that leads there from where the destination marker is."""
    cards = made.content.coordinates.values()
    return str(next(card.id for card in cards if card.target(made.state.destination) == target))


def sleep(made: Any, *players: str) -> None:
    for player in players:
        made.state.status[player] = "hibernating"
        made.state.room.pop(player, None)


def checked(made: Any) -> Any:
    made.make_crew()
    return ends(made, made.hyperjump)


# --- NB-13


def test_light_and_serious_wounds() -> None:
    made = game()
    made.table.luck["wound_card"] = ["body1", "bleeding1", "hand1"]
    for _ in range(3):
        made.light_wound("P1", "fire")
    assert made.state.light["P1"] == 0 and made.state.wounds["P1"] == ["body1"] and made.hand_size("P1") == 4
    made.dress_wounds("P1", "all")
    assert made.hand_size("P1") == 5 and made.serious_wounds("P1") == 1
    made.serious_wound("P1", "card")
    made.passes("P1")
    assert made.state.light["P1"] == 1 and made.heal_light_wounds("P1", "all") == FULLY
    made.serious_wound("P1", "card")
    made.light_wound("P1", "fire")
    assert made.state.status["P1"] == "dead" and "P1" not in made.crew()
    assert made.state.lying["corpse-P1"] == 11 and made.state.unlocked == tuple(sorted(made.state.pods))
    made.heal_serious_wounds("P1", "1")
    assert made.state.used["wound"] == ["body1"]


def test_objects_stay_where_somebody_dies_and_items_leave_the_game() -> None:
    made = game()
    put(made, P1=9)
    weapon = made.held("P1")[0]
    made.state.right_hand["P1"] = ["egg1"]
    made.state.eggs.remove("egg1")
    made.state.items["P1"] = ["green-food1"]
    made.dies("P1", "panic")
    assert made.state.lying["egg1"] == 9 and made.held("P1") == [] and weapon not in made.state.ammo
    assert made.state.lost_items["P1"] == [weapon, "green-food1"]


def test_the_last_one_ends_the_voyage() -> None:  # NB-14.3
    made = game(2)
    made.dies("P1", "panic")
    assert ends(made, made.dies, "P2", "panic").reason == "jumped" and made.state.time == 15
    made = game(1)
    made.state.self_destruct = 0
    assert ends(made, made.dies, "P1", "panic").reason == "destroyed" and made.state.self_destruct == 6


# --- the four checks


def test_all_four_checks() -> None:
    made = finished()
    sleep(made, "P1")
    made.state.objectives["P1"] = ["PO1"]
    result = checked(made)
    told = [event for event, _ in made.table.told if event.endswith("_check") or event == "uncontaminated"]
    assert told == ["engines_check", "coordinates_check", "uncontaminated", "objective_check"]
    assert result.winners == ("P1",) and result.reason == "earth" and made.state.status["P2"] == "dead"


@pytest.mark.parametrize(("damaged", "reason"), [(1, "earth"), (2, "destroyed")])
def test_engines(damaged: int, reason: str) -> None:  # NB-14.5
    made = finished()
    made.table.luck["engine_token"] = ["damaged"] * damaged + ["working"] * (3 - damaged)
    sleep(made, "P1")
    assert checked(made).reason == reason and (made.state.status["P1"] == "dead") == (damaged > 1)


@pytest.mark.parametrize(("objective", "winners"), [("PO2", ("P1",)), ("PO1", ())])  # VS-A59
def test_mars_is_for_those_who_want_to_go_there(objective: str, winners: tuple[str, ...]) -> None:
    made = finished()
    made.table.luck["coordinates"] = [arriving(made, "mars")]
    sleep(made, "P1", "P2")
    made.state.objectives |= {"P1": [objective], "P2": ["PO1"]}
    result = checked(made)
    assert result.winners == winners and made.state.status["P2"] == "dead"


def test_who_has_left_in_a_pod_needs_no_ship() -> None:
    made = finished()
    made.table.luck["engine_token"] = ["damaged"] * 3
    made.state.status["P1"] = "left"
    del made.state.room["P1"]
    made.state.objectives["P1"], made.state.signals = ["PO9"], ("P1",)
    assert checked(made).winners == ("P1",)


# --- VS-14: contamination check


@pytest.mark.parametrize(("cards", "level", "drawn"), [(1, 4, False), (2, 5, True), (4, 5, True)])  # 30
def test_contamination_raises_the_level(cards: int, level: int, drawn: bool) -> None:
    made = finished()
    hand(made, "P1", 2, contamination=cards)
    made.state.madness["P1"] = 3
    sleep(made, "P1")
    checked(made)
    assert made.state.madness["P1"] == level and bool(made.table.events("contamination_check")) == drawn


def test_the_chance_of_surviving_the_check() -> None:  # 30
    made = finished()
    hand(made, "P1", 2, contamination=2)
    made.state.madness["P1"] = 5
    sleep(made, "P1")
    cards = made.all_cards("P1")
    survived = 0
    for drawn in combinations(cards, 4):
        made.state.status["P1"], made.table.luck["check_card"] = "hibernating", list(drawn)
        made.draw_for_life("P1")
        survived += made.state.status["P1"] == "hibernating"
    assert Fraction(survived, 495) == Fraction(14, 33)


@pytest.mark.parametrize("check_draw", [1, 8])
def test_without_contamination_one_survives_at_level_five(check_draw: int) -> None:  # VS-A39
    made = finished(check_draw=check_draw)
    made.state.madness["P1"] = 5
    sleep(made, "P1")
    checked(made)
    told = made.table.events("contamination_check")
    assert told == [{"player": "P1", "count": check_draw, "found": 0}]
    assert made.state.status["P1"] == "hibernating"


# --- objectives


@pytest.mark.parametrize(
    ("reading", "winners"), [("either_counts", ("P1",)), ("choose_at_end", ()), ("none_counts", ())]
)  # VS-A8
def test_nobody_ever_had_to_choose(reading: str, winners: tuple[str, ...]) -> None:
    made = finished(objective_unchosen=reading)
    made.state.chosen = False
    made.state.objectives |= {"P1": ["CO2", "PO1"], "P2": ["CO3", "PO2"]}
    made.table.answers["objective"] = ["CO2"]
    sleep(made, "P1")
    assert checked(made).winners == winners


CARRYING: dict[str, Any] = {"right_hand": ["egg1"]}
OBJECTIVES: list[tuple[str, dict[str, Any], bool]] = [
    ("CO1", {"signals": ("P1",), "revealed": {"carcass": "W1"}}, True),
    ("CO1", {"revealed": {"carcass": "W1"}}, False),
    ("CO2", {"revealed": {"egg": "W1"}}, True),
    ("CO2", {"revealed": {"carcass": "W1"}}, False),
    ("CO3", {"revealed": {"egg": "W1", "madness": "W2"}}, True),
    ("CO3", {"revealed": {"egg": "W1"}}, False),
    ("CO4", {"signals": ("P1",), "right_hand": {"P1": ["egg1"]}}, True),
    ("CO4", {"signals": ("P1",), "right_hand": {"P2": ["egg1"]}}, False),
    ("PO1", {"fate": "jumped", "arrived": "earth"}, True),
    ("PO1", {"fate": "jumped", "arrived": "mars"}, False),
    ("PO2", {"arrived": "mars"}, True),
    ("PO2", {"arrived": "earth"}, False),
    ("PO2", {"arrived": "earth", "nest_destroyed": True}, True),
    ("PO3", {"signals": ("P1",), "destroyed": 3}, True),
    ("PO3", {"signals": ("P1",), "destroyed": 2}, False),
    ("PO3", {"signals": ("P1",), "fate": "destroyed"}, True),
    ("PO4", {"signals": ("P1",), "left_hand": {"P1": ["corpse-blue"]}}, True),
    ("PO4", {"signals": ("P1",), "left_hand": {"P1": ["corpse-P2"]}}, False),
    ("PO8", {}, True),
    ("PO9", {"signals": ("P1",), "nest_destroyed": True}, True),
    ("PO9", {"nest_destroyed": True}, False),
    ("SO7", {"explored": {5: "surgery"}, "lying": {"corpse-blue": 5}}, True),
    ("SO7", {"explored": {5: "surgery"}, "lying": {"corpse-blue": 6}}, False),
]


@pytest.mark.parametrize(("objective", "facts", "fulfilled"), OBJECTIVES)
def test_objectives(objective: str, facts: dict[str, Any], fulfilled: bool) -> None:
    made = finished()
    sleep(made, "P1", "P2")
    for field, value in facts.items():
        old = getattr(made.state, field)
        setattr(made.state, field, old | value if isinstance(old, dict) else value)
    assert made.is_fulfilled("P1", objective) == fulfilled


def test_objectives_about_the_dead() -> None:
    made = finished(3)
    sleep(made, "P1", "P2")
    made.state.number = {"P1": 1, "P2": 2, "P3": 3}
    assert not made.is_fulfilled("P1", "CO5.2") and not made.is_fulfilled("P1", "CO5.1")
    made.state.status["P3"] = "dead"
    assert made.is_fulfilled("P1", "CO5.3") and made.is_fulfilled("P1", "PO8")
    made.state.status["P2"] = "dead"
    assert made.is_fulfilled("P1", "CO5.1") and made.is_fulfilled("P1", "PO7") and not made.is_fulfilled("P1", "PO8")


def test_seven_items_in_a_pod() -> None:
    made = finished()
    made.state.status["P1"] = "left"
    made.state.items["P1"] = [f"green-bandages{n}" for n in range(1, 6)]
    assert not made.is_fulfilled("P1", "PO5")
    made.state.active_quests = tuple(made.state.quests["P1"][:1])
    assert made.is_fulfilled("P1", "PO5")
    made.state.status["P1"] = "hibernating"
    assert not made.is_fulfilled("P1", "PO5")


@pytest.mark.parametrize(("reading", "done"), [("tiles_only", True), ("tokens_too", False)])  # VS-A41
def test_everything_explored(reading: str, done: bool) -> None:
    made = finished(explored_tokens=reading)
    made.state.signals = ("P1",)
    assert not made.is_fulfilled("P1", "PO6")
    made.state.explored |= {slot: "cabins" for slot in made.ship.slots if slot not in made.state.explored}
    made.state.covered = [19]
    assert made.is_fulfilled("P1", "PO6") == done


# --- NB-15


def test_alone() -> None:  # NB-15.2
    made = game(1)
    assert [objective[:2] for objective in made.state.objectives["P1"]] == ["SO", "SO"]
    assert len(made.state.bag) == 3 and made.state.bag_madness == ("P1",) and len(made.state.pods) == 2
    for number, counter in ((1, 1), (2, 1), (3, 2), (4, 2)):
        made.set_counter(9, number)
        assert made.state.counter[9] == counter


def test_the_solo_game_is_for_one() -> None:
    with pytest.raises(InvalidRules) as refused:
        tl.Match(VoidSeeders, players=2, rules={"mode": "solo"})
    assert refused.value.faults[0].clause == "NB-15.2" and "할 수 있는 것: 1" in refused.value.text("ko")
    assert game(1, mode="solo").state.step == "draw_cards"


@pytest.mark.parametrize("coop_cards", [1, 2])  # VS-A63
def test_objectives_of_all(coop_cards: int) -> None:
    made = game(3, mode="coop", coop_cards=coop_cards)
    assert [len(own) for own in made.state.objectives.values()] == [coop_cards] * 3 and made.state.chosen


@pytest.mark.parametrize(("senders", "wins"), [(("P1",), False), (("P1", "P3"), True)])
def test_each_signal_needs_a_sender(senders: tuple[str, ...], wins: bool) -> None:  # NB-15.3
    made = finished(3, mode="coop")
    made.state.objectives |= {"P1": ["SO1"], "P2": ["SO2"], "P3": ["SO4"]}
    made.state.nest_destroyed, made.state.destroyed, made.state.signals = True, 3, senders
    sleep(made, "P1")
    assert checked(made).winners == (("P1", "P2", "P3") if wins else ())


def test_all_objectives_must_be_fulfilled() -> None:
    made = finished(2, mode="coop")
    made.state.objectives |= {"P1": ["SO4"], "P2": ["SO6"]}
    sleep(made, "P1", "P2")
    assert checked(made).winners == ()


@pytest.mark.parametrize(("broken", "alive"), [(False, True), (True, False)])
def test_the_dead_come_back(broken: bool, alive: bool) -> None:  # NB-15.3
    made = game(2, mode="coop")
    made.table.luck["wound_card"] = ["arm1"]
    made.serious_wound("P1", "card")
    made.dies("P1", "panic")
    put(made, P2=9)
    made.state.explored[9] = "emergency"
    del made.state.lying["corpse-P1"]
    made.state.right_hand["P2"], made.state.left_hand["P2"] = ["corpse-P1"], []
    made.state.malfunction = [9] if broken else []
    made.draw_cards()
    assert made.is_active("P1") == alive and made.state.dressed["P1"] == (["arm1"] if alive else [])
    assert len(made.state.hands["P1"]) == (5 if alive else 0)
