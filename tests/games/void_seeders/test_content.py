"""The tables of the box: exactly what the components are said to be, and how tables of one's own take their place."""

from __future__ import annotations

import os
from collections import Counter
from pathlib import Path

from tabletop_lab.games.void_seeders.content import FILES, HOUSE, Part, load
from tabletop_lab.games.void_seeders.content import effects as names
from tabletop_lab.games.void_seeders.content.conditions import read_condition
from tabletop_lab.games.void_seeders.content.loading import Readings
from tabletop_lab.games.void_seeders.content.parts import known_selectors, read_parts
from tabletop_lab.games.void_seeders.game import VoidSeeders
from tabletop_lab.games.void_seeders.rules import VoidSeedersRules
from tests.games.void_seeders.tables_of import TABLES, box_of, changed

BOX = load()

# --- our own tables


def test_the_rooms() -> None:
    sets = Counter(room.set for room in BOX.rooms.values())
    assert sets == {"1": 11, "2": 8, "fixed": 5}
    colours = {room.id: room.colour for room in BOX.rooms.values() if room.set != "fixed"}
    assert Counter(colours.values()) == {"yellow": 5, "white": 5, "red": 4, "green": 4, "none": 1}
    assert [room.id for room in BOX.rooms.values() if room.computer] == [
        "comms", "fire_control", "generator", "laboratory", "command", "engine_control", "monitoring"
    ]  # fmt: skip
    assert [room.id for room in BOX.rooms.values() if room.tier == 2] == [
        "fire_control", "cabins", "command", "engine_control", "monitoring"
    ]  # fmt: skip
    assert {room.cost for room in BOX.rooms.values() if room.when == "action"} == {2}
    assert (BOX.rooms["cabins"].when, str(BOX.rooms["cabins"].parts[0])) == ("start_of_phase", "draw_to 6")


def test_the_exploration_tokens() -> None:
    found: dict[str, list[int]] = {}
    for token in BOX.tokens.values():
        found.setdefault(token.effect, []).append(token.number)
    assert len(BOX.tokens) == 19
    assert found == {
        "malfunction": [4, 3, 2, 2, 2, 2, 1, 1], "doors": [4, 3, 2, 1], "danger": [3, 2], "fire": [2, 1],
        "lair": [3, 2, 1],
    }  # fmt: skip


def test_the_void_seeder_tokens() -> None:
    assert Counter(BOX.vs_tokens) == {1: 2, 2: 5, 3: 5, 4: 4} and len(BOX.vs_tokens) == 16
    trimmed = load(readings=Readings(token_numbers="F4_trim"))
    assert Counter(trimmed.vs_tokens) == {1: 3, 2: 5, 3: 5, 4: 3} and len(trimmed.vs_tokens) == 16


def track(**readings: str) -> list[tuple[str, int | None, int | None]]:
    madness = load(readings=Readings(**readings)).madness
    return [(level.apparition[0].upper(), level.up, level.down) for level in madness.values()]


def test_the_madness_track() -> None:
    assert track() == [("L", 2, None), ("L", 3, 1), ("W", 4, None), ("S", 5, 3), ("D", None, 4)]


def test_each_reading_of_the_madness_track() -> None:
    rules = VoidSeedersRules.read({})
    assert (rules.madness_arrows, rules.level_map) == ("all_but_3to2", "LLWSD")
    down = {name: [arrow for *_, arrow in track(madness_arrows=name)] for name in ("lock_5", "lock_upper", "free")}
    assert down == {
        "lock_5": [None, 1, None, 3, None],
        "lock_upper": [None, 1, None, None, None],
        "free": [None, 1, 2, 3, 4],
    }
    for name in ("LLWSD", "LWWSD", "LWSSD", "LLWWD"):
        assert "".join(kind for kind, *_ in track(level_map=name)) == name


def test_the_rules_ask_for_the_readings() -> None:
    rules = VoidSeedersRules.read({"level_map": "LLWWD", "madness_arrows": "free", "token_numbers": "F4_trim"})
    box = BOX.under(rules, VoidSeeders)
    assert [level.apparition for level in box.madness.values()][3] == "whisperer"  # type: ignore[attr-defined]
    assert box.madness[3].down == 2 and box.bag[1] == 3  # type: ignore[attr-defined]
    assert BOX.under(VoidSeedersRules.read({}), VoidSeeders) is BOX


def test_the_panic_cards() -> None:
    assert list(BOX.panic) == [f"P{n:02}" for n in range(1, 21)]
    assert Counter(card.number for card in BOX.panic.values()) == {2: 8, 3: 9, 4: 1, 5: 2}
    assert [card.id for card in BOX.panic.values() if len(card.parts) == 2] == ["P08", "P09", "P10", "P11"]


def test_the_attack_cards() -> None:
    cards = BOX.attack.values()
    assert list(BOX.attack) == [f"A{n:02}" for n in range(1, 21)]
    hits = Counter(kind for card in cards for kind in card.symbols)
    assert hits == {"lurker": 10, "whisperer": 14, "stalker": 16, "despoiler": 18}
    assert Counter(card.blood for card in cards) == {2: 4, 3: 3, 4: 5, 5: 3, 6: 2, 0: 3}
    assert [card.id for card in cards if card.retreat] == ["A04", "A08", "A20"]


def test_the_event_cards() -> None:
    cards = BOX.event.values()
    assert list(BOX.event) == [f"E{n:02}" for n in range(1, 21)]
    assert Counter(card.corridor for card in cards) == {1: 6, 2: 4, 3: 5, 4: 5}
    assert [card.id for card in cards if card.removed] == ["E04", "E10", "E12", "E16"]
    moves = Counter("".join(kind[0].upper() for kind in card.moves) for card in cards)
    assert moves == {"LSD": 4, "SD": 3, "WS": 4, "WSD": 4, "LW": 5}


def test_weaknesses_wounds_contamination() -> None:
    assert [str(card.changes[0]) for card in BOX.weaknesses.values()] == [
        "lurkers_fall", "lair_cards 1", "fire_injuries 2", "no_panic_up_to 2", "calmed_by_rest 2", "doors_hold",
        "token_less 1", "blood_less 1",
    ]  # fmt: skip
    assert Counter(card.rstrip("0123456789") for card in BOX.wound_deck) == {
        "arm": 3, "hand": 3, "leg": 3, "body": 4, "bleeding": 3
    }  # fmt: skip
    assert BOX.contamination == {"infected": 7, "clean": 20}
    assert (len(BOX.contamination_deck), BOX.contamination_deck[0], BOX.contamination_deck[-1]) == (27, "K01", "K27")


def test_the_coordinates() -> None:
    cards = BOX.coordinates.values()
    assert ["".join((card.a, card.b, card.c, card.d)) for card in cards] == [
        "EMVD", "EDMV", "DMEV", "MVED", "VDME", "DEVM", "MVDE", "VEDM"
    ]  # fmt: skip
    at_b = Counter(card.target("B") for card in cards)
    assert at_b == {"earth": 2, "mars": 2, "venus": 2, "deep_space": 2}


def test_the_characters() -> None:
    assert {who: (hero.colour, hero.weapon, hero.repair_cost) for who, hero in BOX.characters.items()} == {
        "captain": ("blue", "revolver", 2), "pilot": ("green", "shotgun", 1), "scientist": ("white", "pistol", 1),
        "scout": ("violet", "rifle", 2), "soldier": ("red", "assault_rifle", 2), "mechanic": ("orange", "sawn_off", 0),
    }  # fmt: skip
    ammo = [BOX.weapons[hero.weapon].ammo for hero in BOX.characters.values()]
    assert ammo == [6, 2, 3, 4, 5, 2]
    assert {who: len(BOX.quests_of(who)) for who in BOX.characters} == dict.fromkeys(BOX.characters, 2)


def test_ten_action_cards_each() -> None:
    common = ("search1", "search2", "rest", "interruption", "demolition", "repair")
    assert {who: deck[:6] for who, deck in BOX.action_decks.items()} == dict.fromkeys(BOX.characters, common)
    assert {len(set(deck)) for deck in BOX.action_decks.values()} == {10}
    own = [card for deck in BOX.action_decks.values() for card in deck[6:]]
    assert len(set(own)) == 24 and {BOX.actions[card].tier for card in own} == {2}
    repair = BOX.actions["repair"]
    assert [repair.cost_for(hero) for hero in BOX.characters.values()] == [2, 1, 1, 2, 2, 0]


def test_the_items() -> None:
    assert {deck: len(cards) for deck, cards in BOX.item_decks.items()} == {
        "green": 30, "yellow": 30, "red": 30, "blue": 12
    }  # fmt: skip
    names_of_cards = [card for item in BOX.items.values() for card in item.copies]
    assert len(set(names_of_cards)) == 102
    counts = {item.id: (item.green, item.yellow, item.red, item.blue) for item in BOX.items.values()}
    assert counts["clothes"] == (3, 3, 0, 0) and counts["energy_charge"] == (0, 3, 11, 0)
    icons = Counter(icon for item in BOX.items.values() for icon in item.icons for _ in range(item.count))
    assert icons == {"cloth": 13, "medical": 7, "chemical": 10, "tool": 6, "electric": 14}
    assert [item.id for item in BOX.items.values() if item.heavy] == [
        "extinguisher", "prototype_pistol", "prototype_rifle", "prototype_shotgun", "flamethrower"
    ]  # fmt: skip
    assert [(craft.product, craft.icon_a, craft.icon_b) for craft in BOX.crafts] == [
        ("antidote", "chemical", "medical"), ("taser", "electric", "tool"), ("flamethrower", "chemical", "tool"),
        ("molotov", "chemical", "cloth"),
    ]  # fmt: skip


def test_the_objectives() -> None:
    assert {kind: len(cards) for kind, cards in BOX.kinds_of_objective.items()} == {
        "corporate": 9, "personal": 9, "solo": 7
    }  # fmt: skip
    players = {card.id: card.players for card in BOX.objectives.values() if card.players > 2}
    assert players == {"CO5.3": 3, "CO5.4": 4, "CO5.5": 5, "PO7": 3, "PO8": 4, "PO9": 5}


def test_every_name_stands_in_both_languages() -> None:
    for thing in BOX.things():
        if thing.what not in ("exploration", "coordinates"):
            assert thing.name_en and thing.name_ko, thing.id  # type: ignore[attr-defined]
            assert thing.name("ko") != thing.name("en"), thing.id
    assert (BOX.name("P2/K07", "en"), BOX.name("K07", "ko"), BOX.kind("P2/K07")) == (
        "Contamination", "오염 카드", "contamination",
    )  # fmt: skip
    assert BOX.name("CO5.1", "en") and BOX.kind("CO5.1") == "objective" and BOX.name("P1", "ko") is None


# --- what the tables name, and what the game has


def used() -> dict[str, set[str]]:
    """Every name that our tables use."""
    parts = [part for thing in BOX.things() for each in getattr(thing, "parts", ()) for part in each.choices]
    facts = [fact for card in BOX.objectives.values() for fact in card.condition.facts()]
    return {
        "effects": {part.effect for part in parts},
        "selectors": {part.selector for part in parts} - {"you"},
        "conditions": {fact.name for fact in facts},
    }


def test_every_name_is_used_and_every_used_name_is_known() -> None:
    assert used() == {
        "effects": {*names.EFFECTS, *names.ROOM_EFFECTS},
        "selectors": {*names.SELECTORS, *names.ROOM_SELECTORS},
        "conditions": {*names.CONDITIONS},
    }
    assert not {*names.EFFECTS} & {*names.ROOM_EFFECTS} and not {*names.SELECTORS} & {*names.ROOM_SELECTORS}


def test_the_game_has_a_function_for_every_name_and_for_no_other() -> None:
    for registry, wanted in (
        (names.effects, names.EFFECTS), (names.room_effects, names.ROOM_EFFECTS), (names.conditions, names.CONDITIONS)
    ):  # fmt: skip
        found = {
            name: [(amount.name, amount.kind) for amount in registry._wanted(VoidSeeders, name)]
            for name in registry.names(VoidSeeders)
        }
        assert found == {name: list(amounts.items()) for name, amounts in wanted.items()}
    assert {*names.selectors.names(VoidSeeders)} == {*names.SELECTORS}
    assert {*names.room_selectors.names(VoidSeeders)} == {*names.ROOM_SELECTORS}


def test_the_game_can_play_every_card() -> None:
    assert list(BOX.not_registered(VoidSeeders, FILES)) == []


# --- the grammars


def test_parts() -> None:
    assert read_parts("") == ()
    assert read_parts("others discard 1; discard all") == (
        Part("others", "discard", (1,)), Part("you", "discard", ("all",)),
    )  # fmt: skip
    (a,) = read_parts("you dress 1 or one_other heal_light all or die")
    assert (a.selector, a.word, [str(part) for part in a.choices[1:]]) == (
        "you", "or", ["one_other heal_light all", "one_other die"],
    )  # fmt: skip
    assert [str(part) for part in read_parts("self_destruct 3 else a_room break_down")] == [
        "self_destruct 3 else a_room break_down"
    ]


def test_a_selector_of_ones_own_is_read_as_one() -> None:
    assert str(read_parts("the_bravest discard 1")[0].effect) == "the_bravest"
    token = known_selectors.set(("the_bravest",))
    try:
        assert read_parts("the_bravest discard 1") == (Part("the_bravest", "discard", (1,)),)
    finally:
        known_selectors.reset(token)


def test_conditions_bind_as_they_should() -> None:
    def value(text: str, *true: str) -> bool:
        return read_condition(text).holds(lambda fact: str(fact) in true)

    assert value("a | b & c", "a") and not value("(a | b) & c", "a") and value("(a | b) & c", "b", "c")
    assert value("!a & b", "b") and not value("!(a | b)", "b") and value("!!a", "a")
    assert value("dead 2 | weakness egg", "weakness egg") and not value("dead 2", "dead 3")
    for text in ("a | b & c", "(a | b) & c", "!(a & b) | !c", "!(a | b & c)", "a & (b | c) & d"):
        assert str(read_condition(text)) == text


# --- tables of one's own


def test_a_table_of_ones_own_takes_the_place_of_ours(tmp_path: Path) -> None:
    panic = "id,name_en,name_ko,number,parts\nQ1,Shriek,,1,everybody discard 1 or go_mad 2\n"
    box = box_of(tmp_path, panic=panic)
    assert list(box.panic) == ["Q1"] and box.name("Q1", "ko") == "Shriek"
    assert box.panic["Q1"].parts[0].others[0].amounts == (2,)
    assert list(box.attack) == list(BOX.attack)


def test_an_edited_table_is_read_again(tmp_path: Path) -> None:
    file = tmp_path / "wounds.csv"
    file.write_text("id,name_en,name_ko,count,changes\ncut,Cut,상처,2,bleed_on_pass 1\n", encoding="utf-8")
    assert load({"wounds": str(file)}).wound_deck == ("cut1", "cut2")
    assert load({"wounds": str(file)}) is load({"wounds": str(file)})
    file.write_text("id,name_en,name_ko,count,changes\ncut,Cut,상처,3,bleed_on_pass 1\n", encoding="utf-8")
    os.utime(file, ns=(1, 1))
    assert load({"wounds": str(file)}).wound_deck == ("cut1", "cut2", "cut3")


def test_a_track_of_ones_own_is_not_read_in_another_way(tmp_path: Path) -> None:
    file = tmp_path / "madness.csv"
    file.write_text(changed("madness", ("1,lurker,2,", "1,stalker,3,"), ("5,despoiler,,4", "5,lurker,,1")))
    box = load({"madness": str(file)}, Readings(madness_arrows="lock_upper", level_map="LWWSD"))
    assert [(level.apparition, level.up, level.down) for level in box.madness.values()] == [
        ("stalker", 3, None), ("lurker", 3, 1), ("whisperer", 4, None), ("stalker", 5, 3), ("lurker", None, 1),
    ]  # fmt: skip


def test_a_character_of_ones_own_has_the_common_cards(tmp_path: Path) -> None:
    characters = changed("characters", ("mechanic,Mechanic", "welder,Welder"))
    actions = TABLES["actions"].replace("\nmechanic,", "\nwelder scout,")
    quests = TABLES["quests"].replace("\nmechanic,", "\nwelder,")
    box = box_of(tmp_path, characters=characters, actions=actions, quests=quests)
    assert box.action_decks["welder"] == BOX.action_decks["mechanic"]
    assert len(box.action_decks["scout"]) == 14 and box.action_decks["pilot"] == BOX.action_decks["pilot"]


def test_every_table_is_one_of_the_rules() -> None:
    fields = {name.removesuffix("_file") for name in VoidSeedersRules.model_fields if name.endswith("_file")}
    assert fields == {*FILES}
    assert {file.name for file in HOUSE.glob("*.csv")} == {*FILES.values(), "madness_readings.csv"}
