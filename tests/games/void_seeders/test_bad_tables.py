"""What is said of tables that are wrong together, of texts that are no table, and of parts that the game cannot play.
Each table by itself: test_bad_ship.py, test_bad_decks.py, test_bad_characters.py."""

from __future__ import annotations

from pathlib import Path

import pytest

from tabletop_lab.engine import Game, InvalidContent, clause
from tabletop_lab.games.void_seeders.content.effects import Few, PlayerNumber, conditions
from tabletop_lab.games.void_seeders.content.registered import conditions_wrong
from tabletop_lab.games.void_seeders.game import VoidSeeders
from tabletop_lab.games.void_seeders.rules import VoidSeedersRules
from tests.games.void_seeders.tables_of import HEADS, TABLES, Case, box_of, changed, lines_of, said_of, written

BAD_TOGETHER: dict[str, Case] = {
    "an id of another table": (
        "weaknesses",
        changed("weaknesses", ("W1,", "P01,")),
        ["weaknesses.csv, row 2, column id: P01 is an id in panic.csv, too (allowed: each id once in the whole "
         "box)"],
        ["weaknesses.csv, 2행 id열: P01: panic.csv 파일에도 있는 번호입니다 (할 수 있는 것: 상자 전체에서 "
         "번호마다 한 번)"],
    ),
    "cards called like those of another table": (
        "wounds",
        changed("wounds", ("arm,Arm", "search,Arm")),
        ["wounds.csv, row 2, column id: search is an id in actions.csv, too (allowed: each id once in the whole "
         "box)"],
        ["wounds.csv, 2행 id열: search: actions.csv 파일에도 있는 번호입니다 (할 수 있는 것: 상자 전체에서 "
         "번호마다 한 번)"],
    ),
}  # fmt: skip
"""The table that is changed, its text, and what is said in English and in Korean."""


@pytest.mark.parametrize("case", BAD_TOGETHER)
def test_ids_that_another_table_has(tmp_path: Path, case: str) -> None:
    assert said_of(tmp_path, BAD_TOGETHER[case]) == BAD_TOGETHER[case][2:]


def test_faults_of_several_tables_come_at_once(tmp_path: Path) -> None:
    found = lines_of(lambda: box_of(tmp_path, event=HEADS["event"], wounds=HEADS["wounds"], bag="number,count\n"))
    assert [line.split(":")[0] for line in found] == ["bag.csv", "event.csv", "wounds.csv"]


@pytest.mark.parametrize("part", TABLES)
def test_what_is_no_table_is_refused(tmp_path: Path, part: str) -> None:
    for text in ("", "a;b;c\n1;2;3\n", TABLES[part].replace("\n", ",extra\n", 1), TABLES[part] + "1\n", "\x00"):
        (line, *_) = lines_of(lambda text=text: box_of(tmp_path, **{part: text}))  # type: ignore[misc]
        assert line.startswith(f"{'corridors' if part == 'ship' else part}.csv"), line


# --- by the functions of the game

WRONG_PARTS = {
    "discrad 1": ("'discrad' is not known; did you mean discard, discard_to, discard_random?",
                  "'discrad': 모르는 값입니다. 혹시 discard, discard_to, discard_random입니까?"),
    "othres discard 1": ("'othres' is not known; did you mean others, foresee?",
                         "'othres': 모르는 값입니다. 혹시 others, foresee입니까?"),
    "discard": ("discard has 0 amounts", "discard 효과의 값이 0개입니다"),
    "discard 1 2": ("discard has 2 amounts", "discard 효과의 값이 2개입니다"),
    "discard some": ("'some' is not known for count", "'some': count 값으로 쓸 수 없습니다"),
    "discard 0": ("0 is not known for count", "0: count 값으로 쓸 수 없습니다"),
    "go_mad 10": ("10 is out of range for count", "10: count 값의 범위를 벗어납니다"),
    "go_mad much": ("'much' is not a whole number", "'much': 정수가 아닙니다"),
    "panic 1": ("panic has 1 amounts", "panic 효과의 값이 1개입니다"),
    "load 2 steam": ("'steam' is not known for reload", "'steam': reload 값으로 쓸 수 없습니다"),
    "every_room die": ("die happens to a character, and every_room gives rooms",
                       "die: 캐릭터에게 일어나는 효과인데, every_room: 방을 고르는 말입니다"),
    "die or fly": ("'fly' is not known", "'fly': 모르는 값입니다"),
}  # fmt: skip
"""What stands in the cell, and what is said about it."""


@pytest.mark.parametrize("cell", WRONG_PARTS)
def test_parts_that_the_game_cannot_play(tmp_path: Path, cell: str) -> None:
    file = written(tmp_path, {"panic": HEADS["panic"] + f"P1,A,가,2,{cell}\n"})["panic"]
    rules = VoidSeedersRules.read({"panic_file": file})
    with pytest.raises(InvalidContent) as caught:
        VoidSeeders.content.under(rules, VoidSeeders)
    (fault,) = caught.value.faults
    assert (fault.where, fault.clause) == ("panic.csv, row 2, column parts", "VS-6.5")
    assert (fault.reason, fault.localized("ko").reason) == WRONG_PARTS[cell]
    assert fault.localized("ko").where == "panic.csv, 2행 parts열"


class Facts(Game):
    """Two facts, to be asked for."""

    @conditions("dead")
    @clause("NB-14.7")
    def is_dead(self, player: str, number: PlayerNumber) -> bool:
        return False

    @conditions("corpse_in")
    @clause("NB-14.7")
    def corpse_lies_in(self, player: str, room: str) -> bool:
        return False

    @conditions("weaknesses")
    @clause("NB-14.7")
    def are_revealed(self, player: str, count: Few) -> bool:
        return False


def test_conditions_that_the_game_does_not_know(tmp_path: Path) -> None:
    row = "P,A,가,personal,5,"
    text = TABLES["objectives"] + row + "daed 2 | !dead 6 & dead\n" + row.replace("P", "Q") + "corpse_in cellar\n"
    box = box_of(tmp_path, objectives=text)
    said = [
        (fault.reason, fault.localized("ko").reason)
        for card in ("P", "Q")
        for fault in conditions_wrong(Facts, box.objectives[card], box.objectives[card].condition, box.rooms)
    ]
    assert said == [
        ("'daed' is not known; did you mean dead?", "'daed': 모르는 값입니다. 혹시 dead입니까?"),
        ("6 is out of range for number", "6: number 값의 범위를 벗어납니다"),
        ("dead has 0 amounts", "dead 효과의 값이 0개입니다"),
        ("'cellar' is not known", "'cellar': 모르는 값입니다"),
    ]
