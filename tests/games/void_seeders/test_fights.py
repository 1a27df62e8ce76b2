"""Shooting, melee, injury checks, Lairs: worked examples of the catalogue, and each reading both ways."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import tabletop_lab as tl

from .scripted import checks, game, hand, one_seeder, put

EXAMPLES = Path(__file__).parents[3] / "examples/void_seeders"


# --- NB-9.2, VS-8.8: faces


@pytest.mark.parametrize(
    ("target", "faces"),
    [
        ("lurker1", "lurker whisperer one_hit two_hits"),
        ("whisperer1", "whisperer one_hit two_hits"),
        ("stalker1", "one_hit two_hits"),
        ("despoiler1", "one_hit two_hits"),
        ("lair1", "lurker whisperer one_hit two_hits"),
        ("eggs", "lurker whisperer one_hit two_hits"),
    ],
)
def test_which_faces_hit(target: str, faces: str) -> None:
    made = game()
    hits = [face for face in ("miss", "lurker", "whisperer", "one_hit", "two_hits") if made.is_hit(face, target)]
    assert " ".join(hits) == faces


@pytest.mark.parametrize(
    ("least", "count"), [("lurker", 4), ("whisperer", 3), ("one_hit", 2), ("two_hits", 1)]
)  # VS-A3
def test_which_faces_hit_a_lair(least: str, count: int) -> None:
    made = game(lair_hit_min_face=least)
    assert sum(made.is_hit(face, "lair1") for face in ("miss", "lurker", "whisperer", "one_hit", "two_hits")) == count


@pytest.mark.parametrize(
    ("combat_die", "weights"),
    [
        ("scan", {"miss": 1, "lurker": 2, "whisperer": 1, "one_hit": 1, "two_hits": 1}),
        ("double_miss", {"miss": 2, "lurker": 1, "whisperer": 1, "one_hit": 1, "two_hits": 1}),
        ("double_adult", {"miss": 1, "lurker": 1, "whisperer": 2, "one_hit": 1, "two_hits": 1}),
    ],
)  # VS-A4
def test_the_combat_die(combat_die: str, weights: dict[str, int]) -> None:
    made = game(combat_die=combat_die)
    assert dict(zip(made.combat_faces, made.combat_weights, strict=True)) == weights


def injuries(made: Any, weapon: str, face: str, target: str) -> int:
    made.state.left_hand["P1"] = [weapon]
    return made.injuries_of(weapon, face, target)


@pytest.mark.parametrize(
    ("weapon", "target", "dealt"),
    [  # miss, lurker, whisperer, one hit, two hits
        ("revolver", "stalker1", (0, 0, 0, 1, 3)),
        ("shotgun", "lurker1", (0, 2, 2, 2, 3)),
        ("pistol", "stalker1", (0, 0, 0, 1, 1)),
        ("sawn_off", "whisperer1", (0, 0, 1, 2, 2)),
        ("red-prototype_shotgun1", "stalker1", (0, 1, 1, 2, 3)),
        ("blue-flamethrower1", "despoiler1", (0, 1, 1, 1, 2)),
    ],
)
def test_what_weapons_deal(weapon: str, target: str, dealt: tuple[int, ...]) -> None:
    made = game()
    faces = ("miss", "lurker", "whisperer", "one_hit", "two_hits")
    assert tuple(injuries(made, weapon, face, target) for face in faces) == dealt


@pytest.mark.parametrize(("reading", "dealt"), [("face_rule_first", 0), ("weapon_text_first", 1)])  # VS-A52
def test_a_weapon_that_always_injures_against_a_lair(reading: str, dealt: int) -> None:
    made = game(weapon_vs_lair=reading, lair_hit_min_face="two_hits")
    assert injuries(made, "blue-flamethrower1", "lurker", "lair1") == dealt


# --- worked examples 12, 14 to 20


def test_a_shot_at_a_lair() -> None:  # 12
    made = game()
    put(made, P1=9, lair1=9)
    hand(made, "P1", 4)
    weapon = made.held("P1")[0]
    ammo = made.state.ammo[weapon]
    made.table.luck["combat_die"] = ["lurker"]
    checks(made, "A05", "A11")
    assert made.in_combat("P1")
    made.shoot("P1", weapon, "lair1")
    assert made.state.injuries["lair1"] == made.weapon(weapon).kind_face and made.state.ammo[weapon] == ammo - 1
    assert made.table.events("injury_check")[0]["blood"] == 5 and made.state.lairs == {"lair1": 9}
    made.table.luck["noise_die"] = [3]
    made.end_of_turn("P1")
    assert made.state.noise == ["technical"]


def test_a_retreat_icon_saves_a_lair() -> None:  # 14
    made = one_seeder("lair1", injuries=5)
    checks(made, "A11", "A04")
    made.injure("lair1", 1)
    assert made.state.injuries["lair1"] == 6 and made.state.lairs == {"lair1": 9}


@pytest.mark.parametrize(("token", "added"), [(True, 1), (False, 0)])  # VS-A24
def test_the_last_lair_burns(token: bool, added: int) -> None:  # 15
    made = game(despoiler_death_token=token)
    put(made, P1=16, lair3=9, despoiler1=16)
    state = made.state
    state.destroyed, state.injuries["lair3"], state.fire = 2, 4, [9]
    state.step, bag = "fire_burns", len(state.bag)
    checks(made, "A07", "A16")  # 4 and 5
    made.fire_burns()
    assert state.lairs == {} and state.destroyed == 3 and state.lying["carcass3"] == 9
    assert state.seeders == {} and made.despoiler_is_dead() and len(state.bag) == bag + added
    assert state.injuries == {}


def test_a_whisperer_is_killed() -> None:  # 16
    made = one_seeder("whisperer1", injuries=2)
    bag = len(made.state.bag)
    checks(made, "A18")
    made.injure("whisperer1", 1)
    assert made.state.seeders == {} and made.state.injuries == {} and len(made.state.bag) == bag + 1
    assert not any(thing.startswith("carcass") for thing in made.state.lying)


def test_a_lurker_is_killed() -> None:  # 17
    made = one_seeder("lurker1", injuries=1)
    checks(made, "A06", "A11")
    made.injure("lurker1", 1)
    assert made.state.seeders == {}


@pytest.mark.parametrize(("reading", "lives"), [("retreat_wins", True), ("kill_wins", False)])  # VS-A5
def test_a_stalker_escapes_death_into_the_ducts(reading: str, lives: bool) -> None:  # 18, 19
    made = one_seeder("stalker1", 14, injuries=3, retreat_vs_kill=reading)
    bag = len(made.state.bag)
    checks(made, "A07", "A04")  # 4 and the icon
    made.table.luck["event_card"] = ["E09"]  # corridor 3 is the technical entrance of room 14
    made.injure("stalker1", 1)
    assert made.state.seeders == {} and made.state.injuries == {} and len(made.state.bag) == bag + 1
    assert bool(made.table.events("into_the_ducts")) == lives and bool(made.table.events("killed")) != lives
    assert made.state.used["event"] == (["E09"] if lives else []) and made.table.events("event") == []


def test_it_keeps_its_injuries_when_it_retreats_into_a_room() -> None:
    made = one_seeder("stalker1", 14, injuries=3)
    made.state.doors["11-14"] = "closed"
    checks(made, "A07", "A04")
    made.table.luck["event_card"] = ["E08"]  # corridor 4 leads to room 11, behind a door
    made.injure("stalker1", 1)
    assert made.state.seeders == {"stalker1": 11} and made.state.injuries == {"stalker1": 4}
    assert made.state.doors == {"11-14": "closed"}


@pytest.mark.parametrize(("card", "slot"), [("A11", 9), ("A04", 12)])
def test_the_despoiler_is_never_injured(card: str, slot: int) -> None:  # 20
    made = one_seeder("despoiler1")
    checks(made, card)
    made.table.luck["event_card"] = ["E01"]
    made.injure("despoiler1", 2)
    assert made.state.injuries.get("despoiler1", 0) == 0 and made.state.seeders == {"despoiler1": slot}


@pytest.mark.parametrize(("reading", "shown"), [("one_check", 1), ("check_each", 2)])  # VS-A51
def test_several_injuries_at_once(reading: str, shown: int) -> None:
    made = one_seeder("whisperer1", multi_injury_check=reading)
    checks(made, "A06", "A05")
    made.injure("whisperer1", 2)
    assert made.state.injuries["whisperer1"] == 2 and len(made.table.events("injury_check")) == shown


# --- melee


def test_a_melee_that_misses_is_a_serious_wound() -> None:
    made = one_seeder()
    made.table.luck["combat_die"] = ["miss"]
    made.table.luck["wound_card"] = ["leg1"]
    made.melee("P1", "lurker1")
    assert made.state.wounds["P1"] == ["leg1"] and len(made.state.tainted["P1"]) == 1
    assert made.cost_of_a_move("P1", True) == 2 and made.cost_of_a_move("P1", False) == 1


def test_eggs() -> None:
    made = game()
    nest = made.state
    nest.explored[9] = "nest"
    put(made, P1=9)
    nest.lying["egg8"] = 9
    assert made.targets("P1") == ["eggs", "nest_eggs"]
    made.table.luck["combat_die"] = ["miss", "two_hits"]
    made.table.luck["noise_die"] = ["silence", "silence"]
    made.melee_with_eggs("P1", "nest_eggs")
    assert len(nest.eggs) == 5 and nest.tainted["P1"] == [] and nest.wounds["P1"] == []
    made.melee_with_eggs("P1", "nest_eggs")
    assert len(nest.eggs) == 4 and len(nest.tainted["P1"]) == 1 and not nest.nest_destroyed
    assert made.destroy_eggs(9, 9) == 5 and nest.nest_destroyed and "egg8" not in nest.lying


# --- VS-8.6: the end of a turn


@pytest.mark.parametrize(
    ("reading", "order"),
    [("fire_then_lair", "light_wound noise_roll"), ("lair_then_fire", "noise_roll light_wound"),
     ("player_chooses", "noise_roll light_wound")],
)  # fmt: skip
def test_fire_and_lair_at_the_end_of_a_turn(reading: str, order: str) -> None:  # VS-A20
    made = one_seeder("lair1", end_turn_order=reading)
    made.state.fire = [9]
    made.table.answers["end_of_turn"] = ["lair"]
    made.table.luck["noise_die"] = ["silence"]
    made.end_of_turn("P1")
    assert " ".join(event for event, _ in made.table.told if event in ("light_wound", "noise_roll")) == order


@pytest.mark.parametrize(("reading", "rolls"), [(True, 1), (False, 0)])  # VS-A58
def test_who_was_made_to_pass_beside_a_lair(reading: bool, rolls: int) -> None:
    made = one_seeder("lair1", forced_pass_roll=reading)
    made.table.luck["noise_die"] = ["silence"]
    made.passes("P1", made_to=True)
    made.end_of_turn("P1")
    assert len(made.table.events("noise_roll")) == rolls


@pytest.mark.parametrize(("reading", "added"), [(False, 0), (True, 1)])  # VS-A22
def test_the_token_of_a_destroyed_lair(reading: bool, added: int) -> None:
    made = one_seeder("lair1", lair_token_on_destroy=reading)
    bag = len(made.state.bag)
    made.lair_destroyed("lair1")
    assert len(made.state.bag) == bag + added and made.state.lying["carcass1"] == 9


@pytest.mark.parametrize(
    ("reading", "board", "bag"), [("survives", True, 0), ("removed_as_lurking", False, 1), ("killed", False, 1)]
)  # VS-A25
def test_the_despoiler_without_air(reading: str, board: bool, bag: int) -> None:
    made = one_seeder("despoiler1", airlock_despoiler=reading)
    before = len(made.state.bag)
    made.vented("despoiler1")
    assert bool(made.state.seeders) == board and len(made.state.bag) == before + bag


def test_a_room_without_air() -> None:  # 31
    made = game()
    put(made, lair1=9, whisperer1=9)
    bag = len(made.state.bag)
    made.vent(9)
    assert made.state.lairs == {} and made.state.seeders == {} and made.state.lying["carcass1"] == 9
    assert len(made.state.bag) == bag + 1


# --- weaknesses


@pytest.mark.parametrize(
    ("weakness", "target", "injuries", "cards", "killed"),
    [
        ("W1", "lurker1", 1, (), True),
        ("W2", "lair1", 5, ("A16",), True),
        ("W8", "stalker1", 3, ("A07", "A11"), True),
        ("W3", "stalker1", 3, ("A07", "A11"), False),
    ],
)
def test_weaknesses(weakness: str, target: str, injuries: int, cards: tuple[str, ...], killed: bool) -> None:
    made = one_seeder(target, injuries=injuries - 1)
    made.state.revealed["egg"] = weakness
    checks(made, *cards)
    made.injure(target, 1)
    assert (made.where(target) == 0) == killed


@pytest.mark.parametrize(("reading", "moves"), [("stays", False), ("retreats", True)])  # VS-A67
def test_a_door_that_holds(reading: str, moves: bool) -> None:
    made = one_seeder("stalker1", 14, tethered_retreat=reading)
    made.state.revealed["egg"] = "W6"
    made.state.doors["11-14"] = "closed"
    made.table.luck["event_card"] = ["E08"]
    made.leave_by("stalker1", 4)
    assert made.state.seeders == {"stalker1": 14}
    made.retreat("stalker1")
    assert made.state.seeders == {"stalker1": 11 if moves else 14}


# --- what is cited


CITED = {
    ("injured", "lair"): "VS-8.9", ("injury_check", "lair"): "VS-8.9", ("injury_check", "lurker"): "VS-9.2",
    ("injury_check", "whisperer"): "VS-9.3", ("injury_check", "stalker"): "VS-9.4",
    ("icon_check", "despoiler"): "VS-9.5",
    ("injured", "lurker"): "NB-9.5", ("injured", "whisperer"): "NB-9.5", ("injured", "stalker"): "NB-9.5",
    ("into_the_ducts", "stalker"): "NB-4.9",
}  # fmt: skip
"""The paragraph that says what is done, by what happens and to which kind."""


def test_injuries_and_checks_cite_the_paragraph_that_asks_for_them() -> None:
    found: dict[tuple[str, str], set[str]] = {}
    for name in ("14_icon_saves_a_lair", "15_last_lair_burns", "16_whisperer_killed", "17_lurker_killed",
                 "18_stalker_escapes_death", "19_into_the_ducts", "20_despoiler_and_grenade"):  # fmt: skip
        for entry in tl.load(EXAMPLES / f"{name}.yaml").trace:
            kind = str(entry.facts.get("seeder", "")).rstrip("0123456789")
            if (entry.name, kind) in CITED:
                found.setdefault((entry.name, kind), set()).add(entry.clauses[0])
    assert found == {key: {clause} for key, clause in CITED.items()}
