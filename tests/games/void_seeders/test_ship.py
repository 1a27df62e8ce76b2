"""The ship as a graph: the printed one, and one of one's own."""

from __future__ import annotations

from pathlib import Path

import tabletop_lab as tl
from tabletop_lab.figures.render import sketch
from tabletop_lab.games.void_seeders.content import TECHNICAL, Ship, load
from tabletop_lab.games.void_seeders.game import VoidSeeders
from tests.games.void_seeders.tables_of import box_of

SHIP = load().ship
NEIGHBOURS = {
    1: (2, 3, 4), 2: (1, 6), 3: (1, 7), 4: (1, 8), 5: (6, 10), 6: (2, 5, 7, 11), 7: (3, 6, 8), 8: (4, 7, 9, 11),
    9: (8, 12), 10: (5, 13), 11: (6, 8, 14, 15), 12: (9, 16), 13: (10, 14, 19), 14: (11, 13, 17), 15: (11, 16, 18),
    16: (12, 15, 21), 17: (14, 19, 20), 18: (15, 20, 21), 19: (13, 17), 20: (17, 18), 21: (16, 18),
}  # fmt: skip
ENTRANCES = {2: (1, 2), 4: (2, 3), 5: (4,), 9: (3,), 14: (3,), 15: (4,), 19: (3, 4), 21: (2, 3)}
SMALL_ROOMS = "id,name_en,name_ko,set,colour,computer,tier,when,cost,parts\n" + "".join(
    f"{room},{room.title()},방 {room},{of},white,,1,action,2,\n"
    for of, rooms in (
        ("fixed", ("cockpit", "hibernatorium", "engine1", "engine2", "engine3")),
        ("1", ("evac_a", "evac_b", "nest")),
        ("2", ("cellar",)),
    )
    for room in rooms
)
SMALL_SLOTS = "slot,content,x,y\n" + "\n".join(
    f"{slot},{content},{slot * 2},50"
    for slot, content in (
        (1, "cockpit"), (3, "1"), (5, "1"), (7, "1"), (9, "hibernatorium"), (30, "engine1"), (31, "engine2"),
        (40, "engine3"),
    )
)  # fmt: skip
SMALL_CORRIDORS = """a,b,numbers
1,3,1
3,5,2
5,7,3
7,9,4
30,9,1
31,30,2
40,31,3
1,40,4
1,technical,2 3
3,technical,3 4
5,technical,1 4
7,technical,1 2
9,technical,2 3
30,technical,3 4
31,technical,1 4
40,technical,1 2
"""
SMALL_TOKENS = "id,effect,number\n" + "".join(f"T{n},silence,{n}\n" for n in range(1, 7))


def test_the_printed_graph() -> None:
    assert SHIP.slots == tuple(range(1, 22))
    assert SHIP.neighbours == NEIGHBOURS
    assert len(SHIP.corridors) == 29 and SHIP.corridors[TECHNICAL] == (2, 2), "28 corridors, and the Technical space"
    assert SHIP.entrances == tuple(ENTRANCES)
    for slot, numbers in ENTRANCES.items():
        assert SHIP.numbers_of(slot, TECHNICAL) == numbers
    for slot in SHIP.slots:
        assert sorted(SHIP.by_number(slot)) == [1, 2, 3, 4], slot


def test_what_lies_where() -> None:
    assert SHIP.slots_for("2") == (6, 7, 8, 14, 15)
    assert SHIP.slots_for("1") == (2, 3, 4, 5, 9, 10, 12, 13, 16, 17, 18)
    assert SHIP.tile_slots == tuple(sorted((*SHIP.slots_for("1"), *SHIP.slots_for("2"))))
    rooms = ("cockpit", "hibernatorium", "engine3", "engine2", "engine1")
    assert [SHIP.slots_for(room) for room in rooms] == [(1,), (11,), (19,), (20,), (21,)]
    assert SHIP.positions[1] == (6, 50) and len({*SHIP.positions.values()}) == 21


def test_corridors() -> None:
    assert SHIP.between(10, 5) == SHIP.between(5, 10) == "5-10"
    assert SHIP.between(1, 21) == "", "no corridor, not the one of the ducts"
    assert SHIP.by_number(5) == {1: "5-10", 2: "5-10", 3: "5-6", 4: TECHNICAL}
    assert SHIP.corridors_of[5] == ("5-10", "5-6", TECHNICAL), "a corridor with two numbers is one corridor"
    assert SHIP.numbers_of(10, "5-10") == (1, 2)
    assert (SHIP.over(5, "5-10"), SHIP.over(10, "5-10"), SHIP.over(5, TECHNICAL)) == (10, 5, None)


def test_distances() -> None:
    away = SHIP.distances(11)
    assert {slot for slot, far in away.items() if far == 1} == {6, 8, 14, 15}
    assert (away[11], away[1], away[20], away[12], max(away.values())) == (0, 3, 3, 3, 3)
    assert 13 not in SHIP.distances(11, closed=("10-13", "13-14", "13-19"))


def test_other_contents_leave_the_ship_as_it_is() -> None:
    other = SHIP.with_contents({19: "engine1", 21: "engine3"})
    assert (other.slots_for("engine1"), SHIP.slots_for("engine1")) == ((19,), (21,))
    assert other.neighbours == SHIP.neighbours


def test_a_ship_of_ones_own(tmp_path: Path) -> None:
    box = box_of(tmp_path, ship=SMALL_CORRIDORS, slots=SMALL_SLOTS, rooms=SMALL_ROOMS, tokens=SMALL_TOKENS,
                 quests="character,id,name_en,name_ko,condition,when,cost,parts,changes\n",
                 objectives=(objectives()))  # fmt: skip
    ship: Ship = box.ship
    assert ship.slots == (1, 3, 5, 7, 9, 30, 31, 40)
    assert ship.neighbours[1] == (3, 40) and ship.entrances == ship.slots
    assert ship.distances(1) == {1: 0, 3: 1, 40: 1, 5: 2, 31: 2, 7: 3, 30: 3, 9: 4}
    assert ship.by_number(9) == {1: "9-30", 2: TECHNICAL, 3: TECHNICAL, 4: "7-9"}


def test_a_ship_of_ones_own_is_laid_played_and_drawn(tmp_path: Path) -> None:
    """Eight rooms and no Lair: every bot plays it to its end, and its map has a place for each room."""
    tables = {"ship": SMALL_CORRIDORS, "slots": SMALL_SLOTS, "rooms": SMALL_ROOMS, "tokens": SMALL_TOKENS,
              "quests": "character,id,name_en,name_ko,condition,when,cost,parts,changes\n",
              "objectives": objectives()}  # fmt: skip
    rules = {}
    for name, text in tables.items():
        file = tmp_path / f"{name}.csv"
        file.write_text(text, encoding="utf-8")
        rules[f"{name}_file"] = str(file)
    for bot in VoidSeeders.bots:
        match = tl.Match(VoidSeeders, 2, seed=1, rules=rules).run(bot)
        assert match.result is not None and match.broken_invariants() == []
    assert set(match.state.explored) <= {1, 3, 5, 7, 9, 30, 31, 40}
    assert {str(slot) for slot in (1, 3, 5, 7, 9, 30, 31, 40)} <= set(sketch(match, None).places)


def objectives() -> str:
    """Objectives that any ship allows."""
    rows = [f"{kind[0].upper()}{n},Live,살아남기,{kind},1,signal" for kind in ("corporate", "personal", "solo")
            for n in range(5)]  # fmt: skip
    return "id,name_en,name_ko,kind,players,condition\n" + "\n".join(f"X{row}" for row in rows) + "\n"
