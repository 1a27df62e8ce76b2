"""The event phase: worked examples of the catalogue, and each reading both ways."""

from __future__ import annotations

from typing import Any

import pytest

from .scripted import ends, game, hand, put


def after(step: str, players: int = 3, **rules: Any) -> Any:
    """A game that stands at a step of the event phase, the characters far from everything."""
    made = game(players, **rules)
    made.state.step = step
    for player in made.players:
        made.state.room[player] = 1
    return made


# --- VS-10.4


def test_time_reaches_the_jump() -> None:  # 32
    made = after("time_passes")
    made.state.time = 14
    result = ends(made, made.time_passes)
    assert made.state.fate == "jumped" and result.winners == () and result.reason == "jumped"
    assert set(made.state.status.values()) == {"dead"} and made.table.events("attack") == []


@pytest.mark.parametrize("time", [3, 14])
def test_the_skull(time: int) -> None:
    made = after("time_passes")
    made.state.time, made.state.self_destruct = time, 5
    result = ends(made, made.time_passes)
    assert made.state.fate == "destroyed" and result.reason == "destroyed"


def test_a_running_sequence_makes_the_jump_an_explosion_and_yellow_unlocks_the_pods() -> None:
    made = after("time_passes")
    made.state.time, made.state.self_destruct = 2, 2
    made.time_passes()
    assert made.state.unlocked == tuple(sorted(made.state.pods)) and made.state.step == "void_seeders_attack"
    made.state.step, made.state.time = "time_passes", 14
    assert ends(made, made.time_passes).reason == "destroyed"


# --- VS-10.5


def test_who_attacks_in_which_order() -> None:
    made = after("void_seeders_attack")
    put(made, P1=9, P2=4, lurker1=9, stalker1=9, whisperer1=4, lurker2=17)
    made.table.luck["attack_card"] = ["A15", "A16", "A01"]
    made.void_seeders_attack()
    told = [(facts["seeder"], facts["player"]) for facts in made.table.events("attack")]
    assert told == [("whisperer1", "P2"), ("stalker1", "P1"), ("lurker1", "P1")]
    assert made.state.step == "fire_burns" and made.state.queue == [] and made.table.stops == 2


def test_a_step_goes_on_where_it_was_left() -> None:
    made = after("void_seeders_attack")
    put(made, P1=9, lurker1=9, lurker2=9)
    made.state.begun, made.state.queue = True, ["lurker2"]
    made.void_seeders_attack()
    assert [facts["seeder"] for facts in made.table.events("attack")] == ["lurker2"]


def test_attacks_that_are_left_out() -> None:
    made = after("void_seeders_attack")
    put(made, P1=9, lurker1=9)
    made.state.no_attacks = True
    made.void_seeders_attack()
    assert made.table.events("attack") == [] and not made.state.no_attacks


# --- VS-10.6


@pytest.mark.parametrize(("reading", "board", "floor"), [("floor_then_board", 5, 0), ("board_then_floor", 4, 1)])
def test_which_egg_burns(reading: str, board: int, floor: int) -> None:  # VS-A43
    made = after("fire_burns", egg_burns=reading)
    made.state.explored[9], made.state.fire, made.state.lying["egg8"] = "nest", [9], 9
    made.fire_burns()
    assert (len(made.state.eggs), sum(thing == "egg8" for thing in made.state.lying)) == (board, floor)


def test_whoever_retreats_into_another_fire_burns_once() -> None:
    made = after("fire_burns")
    put(made, stalker1=8, lair1=8)
    made.state.fire = [8, 9]
    made.table.luck["attack_card"] = ["A04", "A07", "A05", "A06"]
    made.table.luck["event_card"] = ["E05"]  # corridor 4 leads from 8 to 9
    made.fire_burns()
    assert made.state.seeders == {"stalker1": 9} and made.state.injuries == {"stalker1": 1, "lair1": 1}


def test_fire_shy() -> None:
    made = after("fire_burns")
    put(made, lair1=8)
    made.state.fire, made.state.revealed["egg"] = [8], "W3"
    made.table.luck["attack_card"] = ["A05", "A06"]
    made.fire_burns()
    assert made.state.injuries == {"lair1": 2}


# --- VS-10.7


def test_doors_do_not_stop_what_moves() -> None:  # 21
    made = after("event")
    put(made, lurker1=8, whisperer1=12, stalker1=8)
    made.state.doors["8-9"] = "closed"
    made.table.luck["event_card"] = ["E07"]  # L W, corridor 4
    made.event()
    assert made.state.seeders == {"lurker1": 9, "whisperer1": 16, "stalker1": 8}
    assert made.state.doors == {"8-9": "closed"} and made.state.used["event"] == ["E07"]


def test_whoever_is_in_combat_stays() -> None:
    made = after("event")
    put(made, lurker1=8, P1=8)
    hand(made, "P1", 5)
    made.table.luck["event_card"] = ["E20"]
    made.event()
    assert made.state.seeders == {"lurker1": 8} and len(made.state.eggs) == 6


def test_a_card_that_leaves_the_game() -> None:
    made = after("event")
    made.state.used["event"] = ["E01"]
    made.state.piles["event"].remove("E01")
    made.table.luck["event_card"] = ["E10"]
    made.event()
    assert made.state.removed == ["E10"] and made.state.used["event"] == [] and len(made.state.pods) == 2
    assert sorted(made.state.piles["event"]) == [f"E{n:02}" for n in range(1, 21) if n != 10]


@pytest.mark.parametrize(("reading", "entered"), [("random_token", 1), ("set_aside_number", 4)])
def test_the_token_of_what_goes_into_the_ducts(reading: str, entered: int) -> None:  # VS-A46
    made = after("event", technical_token=reading)
    put(made, lurker1=9)
    made.state.bag, made.state.supply, made.state.brought = [], [1, 4], {"lurker1": 4}
    made.leave_by("lurker1", 3)
    assert made.state.bag == [entered] and made.state.seeders == {} and made.state.brought == {}


# --- VS-10.8


def test_lurking_is_prevented_behind_a_door() -> None:  # 22
    made = after("lurk")
    put(made, lurker1=13, P1=14)
    made.state.doors["13-14"] = "closed"
    made.lurk()
    assert made.state.seeders == {"lurker1": 13} and made.state.noise == []


def test_lurking() -> None:  # 23
    made = after("lurk")
    put(made, whisperer1=12, lurker1=16, lurker2=16, lair1=12)
    bag = len(made.state.bag)
    made.lurk()
    assert sorted(made.state.noise) == ["12-16", "15-16", "16-21", "9-12"]
    assert made.state.seeders == {} and made.state.lairs == {"lair1": 12} and len(made.state.bag) == bag + 3


def test_no_lurking() -> None:
    made = after("lurk", lurking=False)
    put(made, lurker1=12)
    made.lurk()
    assert made.state.seeders == {"lurker1": 12} and made.state.step == "develop_the_bag"


def test_lurking_with_an_empty_supply() -> None:  # VS-A27
    made = after("lurk")
    put(made, lurker1=16, lurker2=16)
    made.state.supply, made.state.bag = [2], []
    made.lurk()
    assert made.state.seeders == {} and made.state.bag == [2]


@pytest.mark.parametrize(
    ("rule", "reading", "stays", "technical"),
    [
        ("lurking_technical_adjacent", False, False, True),
        ("lurking_technical_adjacent", True, True, False),
        ("lurking_technical_noise", False, False, False),
    ],
)  # VS-A28, VS-A30
def test_lurking_and_the_technical_corridors(rule: str, reading: bool, stays: bool, technical: bool) -> None:
    made = after("lurk", **{rule: reading})
    put(made, lurker1=9, P1=19)
    made.lurk()
    assert bool(made.state.seeders) == stays and ("technical" in made.state.noise) == technical


@pytest.mark.parametrize(("reading", "stays"), [(False, False), (True, True)])  # VS-A29
def test_lurking_beside_a_waiting_pod(reading: bool, stays: bool) -> None:
    made = after("lurk", lurking_pods=reading)
    waits_in_a_pod(made, "P1", 12)
    put(made, lurker1=16)
    made.lurk()
    assert bool(made.state.seeders) == stays


def waits_in_a_pod(made: Any, player: str, slot: int) -> None:
    """A character in pod 1 of section A, which is in a room."""
    made.state.explored[slot] = "evac_a"
    made.state.pods = {1: "A"}
    made.state.status[player], made.state.pod_of[player] = "pod", 1
    del made.state.room[player]


@pytest.mark.parametrize(("reading", "stays"), [("doors_count", False), ("doors_ignored", True)])  # VS-A66
def test_lurking_behind_a_door_that_holds(reading: str, stays: bool) -> None:
    made = after("lurk", tethered_lurking=reading)
    made.state.revealed["egg"] = "W6"
    put(made, lurker1=13, P1=14)
    made.state.doors["13-14"] = "closed"
    made.lurk()
    assert bool(made.state.seeders) == stays


# --- VS-10.9


def test_the_token_of_the_dead_is_removed_and_another_drawn() -> None:  # 24
    made = after("develop_the_bag")
    made.dies("P1", "panic")
    made.table.luck["bag_token"] = ["P1", "blank"]
    bag = len(made.state.bag)
    made.develop_the_bag()
    assert made.state.bag_madness == ("P2", "P3") and len(made.state.bag) == bag + 1
    assert made.state.step == "end_of_round"


def test_the_token_of_the_living_makes_them_panic() -> None:
    made = after("develop_the_bag")
    made.table.luck["bag_token"] = ["P2"]
    made.table.luck["panic_card"] = ["P17"]
    made.develop_the_bag()
    assert made.state.madness == {"P1": 1, "P2": 2, "P3": 1} and made.state.bag_madness == ("P1", "P2", "P3")


@pytest.mark.parametrize(("reading", "rolls"), [("at_own_roll", ["P3"]), ("at_start", ["P3", "P1"])])
def test_noise_of_the_bag(reading: str, rolls: list[str]) -> None:  # 25, VS-A31
    made = after("develop_the_bag", bagdev_combat_time=reading)
    made.state.first = "P2"
    made.make_crew()
    put(made, P2=9, lair1=9, P3=13, P1=13, whisperer1=10)
    made.table.luck["bag_token"] = ["void_seeder"]
    made.table.luck["noise_die"] = ["danger", "silence"]
    bag = sorted(made.state.bag)
    made.develop_the_bag()
    assert [facts["player"] for facts in made.table.events("noise_roll")] == rolls
    assert made.state.seeders == {"whisperer1": 13} and sorted(made.state.bag) == bag


@pytest.mark.parametrize(("reading", "rolls"), [("no_roll", 2), ("roll_for_section", 3)])  # VS-A32
def test_noise_of_the_bag_in_a_waiting_pod(reading: str, rolls: int) -> None:
    made = after("develop_the_bag", bagdev_pods=reading)
    waits_in_a_pod(made, "P1", 12)
    made.table.luck["bag_token"] = ["void_seeder"]
    made.table.luck["noise_die"] = [1, 1, 2]
    made.develop_the_bag()
    rolled = made.table.events("noise_roll")
    assert len(rolled) == rolls and rolled[0]["slot"] == (12 if rolls == 3 else 1)


# --- Danger (NB-4.7, VS-8.7)


@pytest.mark.parametrize(("reading", "noise"), [(False, 4), (True, 0)])  # VS-A47
def test_danger_beside_a_lair(reading: bool, noise: int) -> None:
    made = after("turns", danger_lair=reading)
    put(made, P1=12, lair1=16)
    made.danger("P1")
    assert len(made.state.noise) == (2 if noise else 0) and made.state.lairs == {"lair1": 16}


@pytest.mark.parametrize(("reading", "noise"), [("markers", 2), ("no_markers", 0)])  # VS-A65
def test_danger_behind_a_door_that_holds(reading: str, noise: int) -> None:
    made = after("turns", tethered_danger=reading)
    made.state.revealed["egg"], made.state.doors["12-16"] = "W6", "closed"
    put(made, P1=12, lurker1=16)
    made.danger("P1")
    assert made.state.seeders == {"lurker1": 16} and len(made.state.noise) == noise


# --- VS-4.5: Lair tokens


@pytest.mark.parametrize(("reading", "marked"), [("marker_still_placed", 1), ("no_marker", 0)])  # VS-A21
def test_a_careful_move_finds_a_lair(reading: str, marked: int) -> None:
    made = after("turns", careful_lair_marker=reading)
    put(made, P1=8)
    made.table.luck["token"] = [next(t for t in made.state.tokens if made.content.tokens[t].effect == "lair")]
    made.goes_to("P1", 9, "8-9", careful=True)
    assert made.state.lairs == {"lair1": 9} and len(made.state.noise) == marked


@pytest.mark.parametrize(("reading", "lairs"), [("lair_in_nest", 1), ("redraw", 0)])  # VS-A42
def test_a_lair_in_the_nest(reading: str, lairs: int) -> None:
    made = after("turns", lair_in_nest=reading)
    put(made, P1=8)
    lair = next(t for t in made.state.tokens if made.content.tokens[t].effect == "lair")
    made.table.luck["token"], made.table.luck["room"] = [lair], ["nest"]
    made.table.luck["noise_die"] = ["silence"]
    made.goes_to("P1", 9, "8-9")
    assert len(made.state.lairs) == lairs and (lair in made.state.tokens) == (lairs == 0)
    assert 9 not in made.state.counter
