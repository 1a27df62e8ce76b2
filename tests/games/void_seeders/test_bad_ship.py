"""Every way a table of the ship and of what lies on it can be wrong, and what is said then."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.games.void_seeders.tables_of import HEADS, TABLES, Case, changed, said_of

BAD_SHIPS: dict[str, Case] = {
    "the ship: a number twice, a number missing": (
        "ship",
        changed("ship", ("1,2,3\n", "1,2,4\n")),
        ["corridors.csv, row 4, column numbers: room 1 has the number 4 in row 2 already (allowed: in every room "
         "each of the numbers 1 to 4 once) [NB-1.1]",
         "corridors.csv, row 5, column numbers: room 2 has the number 4 in row 2 already (allowed: in every room "
         "each of the numbers 1 to 4 once) [NB-1.1]",
         "corridors.csv: room 1 lacks 3 (allowed: in every room each of the numbers 1 to 4 once) [NB-1.1]",
         "corridors.csv: room 2 lacks 3 (allowed: in every room each of the numbers 1 to 4 once) [NB-1.1]"],
        ["corridors.csv, 4행 numbers열: 1번 방의 숫자 4: 2행에 이미 있습니다 (할 수 있는 것: 방마다 1, 2, 3, 4가 "
         "한 번씩) [NB-1.1]",
         "corridors.csv, 5행 numbers열: 2번 방의 숫자 4: 2행에 이미 있습니다 (할 수 있는 것: 방마다 1, 2, 3, 4가 "
         "한 번씩) [NB-1.1]",
         "corridors.csv: 1번 방에 없는 숫자: 3 (할 수 있는 것: 방마다 1, 2, 3, 4가 한 번씩) [NB-1.1]",
         "corridors.csv: 2번 방에 없는 숫자: 3 (할 수 있는 것: 방마다 1, 2, 3, 4가 한 번씩) [NB-1.1]"],
    ),
    "the ship: a slot beyond the last": (
        "ship",
        changed("ship", ("4,8,1", "4,88,1")),
        ["corridors.csv, row 7, column b: there is no slot 88 (allowed: 1 to 40) [NB-1.1]"],
        ["corridors.csv, 7행 b열: 88번 자리는 없습니다 (할 수 있는 것: 1–40) [NB-1.1]"],
    ),
    "the ship: a corridor to no room, one to itself, one twice": (
        "ship",
        changed("ship", ("6,7,1", "6,22,1"), ("7,8,2", "7,7,2"), ("13,14,1", "11,14,1")),
        ["corridors.csv, row 10, column b: there is no slot 22 in the table of slots (allowed: slots of that "
         "table; technical in column b) [NB-1.1]",
         "corridors.csv, row 12, column b: the corridor leads from slot 7 to itself (allowed: two rooms) [NB-1.1]",
         "corridors.csv, row 20, column a: this corridor stands in row 17 already (allowed: one corridor between "
         "two rooms, one technical entrance in a room; several numbers in one row) [NB-1.1]"],
        ["corridors.csv, 10행 b열: 자리 표에 22번 자리가 없습니다 (할 수 있는 것: 자리 표에 있는 자리. b열에는 "
         "technical도 가능) [NB-1.1]",
         "corridors.csv, 12행 b열: 통로가 7번 자리에서 나와 그 자리로 돌아옵니다 (할 수 있는 것: 서로 다른 두 "
         "방) [NB-1.1]",
         "corridors.csv, 20행 a열: 17행에 이미 있는 통로입니다 (할 수 있는 것: 두 방 사이에 통로 하나, 방마다 "
         "정비통로 입구 하나. 숫자가 여럿이면 한 행에 적기) [NB-1.1]"],
    ),
    "the ship: numbers that are none": (
        "ship",
        changed("ship", ("6,7,1", "6,7,0"), ("7,8,2", "7,8,2 2"), ("8,9,4", "8,9,")),
        ["corridors.csv, row 10, column numbers: '0' are not corridor numbers (allowed: numbers from 1 to 4 with "
         "spaces between them, such as: 1 2) [NB-1.1]",
         "corridors.csv, row 12, column numbers: '2 2' has a number twice (allowed: each number once) [NB-1.1]",
         "corridors.csv, row 13, column numbers: '' are not corridor numbers (allowed: numbers from 1 to 4 with "
         "spaces between them, such as: 1 2) [NB-1.1]"],
        ["corridors.csv, 10행 numbers열: '0': 통로 숫자가 아닙니다 (할 수 있는 것: 사이를 띄어 적은 1–4. 예: 1 "
         "2) [NB-1.1]",
         "corridors.csv, 12행 numbers열: '2 2': 같은 숫자가 두 번 있습니다 (할 수 있는 것: 숫자마다 한 번) "
         "[NB-1.1]",
         "corridors.csv, 13행 numbers열: '': 통로 숫자가 아닙니다 (할 수 있는 것: 사이를 띄어 적은 1–4. 예: 1 2) "
         "[NB-1.1]"],
    ),
    "the ship: two parts": (
        "ship",
        changed(
            "ship", ("2,6,4", "6,technical,4"), ("3,7,3 4", "7,technical,3 4\n3,technical,3 4"),
            ("4,8,1", "8,technical,1"), ("2,technical,1 2", "2,technical,1 2 4"),
            ("4,technical,2 3", "4,technical,2 3 1"),
        ),
        ["corridors.csv: no corridors lead from room 1 to 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, "
         "20, 21 (allowed: a ship that hangs together by corridors) [NB-1.1]"],
        ["corridors.csv: 1번 방에서 통로로 갈 수 없는 방: 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, "
         "20, 21 (할 수 있는 것: 통로로 모두 이어진 우주선) [NB-1.1]"],
    ),
    "slots: one twice, one drawn on another": (
        "slots",
        changed("slots", ("3,1,20,50", "2,1,20,50"), ("5,1,38,10", "5,1,20,78")),
        ["slots.csv, row 4, column slot: slot 2 stands in row 3 already (allowed: each slot once) [NB-1.1]",
         "slots.csv, row 6, column x: slot 5 is drawn on slot 4 (allowed: a place of its own for each slot)"],
        ["slots.csv, 4행 slot열: 2번 자리는 3행에 이미 있습니다 (할 수 있는 것: 자리마다 한 번) [NB-1.1]",
         "slots.csv, 6행 x열: 5번 자리가 4번 자리와 같은 곳에 그려집니다 (할 수 있는 것: 자리마다 다른 곳)"],
    ),
    "slots: a tile that is printed": (
        "slots",
        changed("slots", ("5,1,38", "5,armory,38")),
        ["slots.csv, row 6, column content: 'armory' cannot lie there (allowed: 1, 2, cockpit, hibernatorium, "
         "engine1, engine2, engine3) [NB-1.1]"],
        ["slots.csv, 6행 content열: 'armory': 놓을 수 없습니다 (할 수 있는 것: 1, 2, cockpit, hibernatorium, "
         "engine1, engine2, engine3) [NB-1.1]"],
    ),
    "slots: two cockpits, a tile too many": (
        "slots",
        changed("slots", ("9,1,38", "9,cockpit,38")),
        ["slots.csv: cockpit lies on 2 slots (allowed: one slot) [NB-1.2]",
         "slots.csv: there are 11 tiles of set 1 for 10 slots (allowed: as many tiles as slots: all are used) "
         "[VS-1.3]",
         "tokens.csv: there are 19 exploration tokens for 15 tiles and 3 engine rooms (allowed: 18: one for "
         "each) [VS-1.4]"],
        ["slots.csv: cockpit 방이 놓인 자리: 2곳 (할 수 있는 것: 1곳) [NB-1.2]",
         "slots.csv: 제1종 방 타일은 11장, 자리는 10곳입니다 (할 수 있는 것: 자리 수와 같은 수의 타일. 모두 "
         "사용합니다) [VS-1.3]",
         "tokens.csv: 탐험 토큰은 19개, 방 타일은 15장, 엔진실은 3곳입니다 (할 수 있는 것: 18개: 한 곳에 하나씩) "
         "[VS-1.4]"],
    ),
    "slots: beyond the edge": (
        "slots",
        changed("slots", ("1,cockpit,6,50", "1,cockpit,101,-1")),
        ["slots.csv, row 2, column x: '101' is too large (allowed: 100 or less)",
         "slots.csv, row 2, column y: '-1' is too small (allowed: 0 or more)"],
        ["slots.csv, 2행 x열: '101': 너무 큽니다 (할 수 있는 것: 100 이하)",
         "slots.csv, 2행 y열: '-1': 너무 작습니다 (할 수 있는 것: 0 이상)"],
    ),
    "slots: too many of type 2, no Hibernatorium": (
        "slots",
        TABLES["slots"].replace(",1,", ",2,").replace("hibernatorium", "2"),
        ["slots.csv: hibernatorium lies on no slot (allowed: one slot) [NB-1.2]",
         "slots.csv: there are 11 tiles of set 1 for 0 slots (allowed: as many tiles as slots: all are used) "
         "[VS-1.3]",
         "slots.csv: there are 8 tiles of set 2 for 17 slots (allowed: at least as many tiles as slots) [VS-1.2]",
         "tokens.csv: there are 19 exploration tokens for 17 tiles and 3 engine rooms (allowed: 20: one for "
         "each) [VS-1.4]"],
        ["slots.csv: hibernatorium 방이 놓인 자리: 0곳 (할 수 있는 것: 1곳) [NB-1.2]",
         "slots.csv: 제1종 방 타일은 11장, 자리는 0곳입니다 (할 수 있는 것: 자리 수와 같은 수의 타일. 모두 "
         "사용합니다) [VS-1.3]",
         "slots.csv: 제2종 방 타일은 8장, 자리는 17곳입니다 (할 수 있는 것: 자리 수 이상의 타일) [VS-1.2]",
         "tokens.csv: 탐험 토큰은 19개, 방 타일은 17장, 엔진실은 3곳입니다 (할 수 있는 것: 20개: 한 곳에 하나씩) "
         "[VS-1.4]"],
    ),
    "rooms: a colour, a set, a computer": (
        "rooms",
        changed(
            "rooms", ("창고,1,red", "창고,1,mauve"), ("선실,2", "선실,3"), ("실험실,1,green,yes", "실험실,1,green,ja")
        ),
        ["rooms.csv, row 9, column computer: 'ja' is not known (allowed: yes) [NB-1.3]",
         "rooms.csv, row 11, column colour: 'mauve' is not known (allowed: green, yellow, red, white, none) "
         "[NB-1.3]",
         "rooms.csv, row 14, column set: '3' is not known (allowed: 1, 2, fixed) [NB-1.3]"],
        ["rooms.csv, 9행 computer열: 'ja': 모르는 값입니다 (할 수 있는 것: yes) [NB-1.3]",
         "rooms.csv, 11행 colour열: 'mauve': 모르는 값입니다 (할 수 있는 것: green, yellow, red, white, none) "
         "[NB-1.3]",
         "rooms.csv, 14행 set열: '3': 모르는 값입니다 (할 수 있는 것: 1, 2, fixed) [NB-1.3]"],
    ),
    "rooms: no Nest, the cockpit a tile, an evacuation section that may be missing": (
        "rooms",
        changed("rooms", ("nest,Nest", "den,Den"), ("조종실,fixed", "조종실,1"), ("A 구획,1", "A 구획,2")),
        ["rooms.csv, row 21, column set: cockpit is no tile: it is printed on the board (allowed: fixed) [NB-1.2]",
         "rooms.csv, row 5, column set: evac_a has to lie on every ship (allowed: 1) [NB-1.3]",
         "rooms.csv: there is no room nest (allowed: cockpit, hibernatorium, engine1 to engine3, evac_a, evac_b "
         "and nest on every ship) [NB-1.3]"],
        ["rooms.csv, 21행 set열: cockpit: 타일이 아니라 게임판에 인쇄된 방입니다 (할 수 있는 것: fixed) [NB-1.2]",
         "rooms.csv, 5행 set열: evac_a: 어느 우주선에나 있어야 하는 방입니다 (할 수 있는 것: 1) [NB-1.3]",
         "rooms.csv: nest 방이 없습니다 (할 수 있는 것: 어느 우주선에나 cockpit, hibernatorium, engine1–engine3, "
         "evac_a, evac_b, nest) [NB-1.3]"],
    ),
    "rooms: no name, an odd id": (
        "rooms",
        TABLES["rooms"] + "back room,,,1,red,,1,action,2,\nlounge,,,1,red,,1,action,2,\n",
        ["rooms.csv, row 26, column id: 'back room' cannot be an id (allowed: a letter, then letters, digits or "
         "underlines, and .1 behind them if need be: 24 in all)",
         "rooms.csv, row 27: there is no name (allowed: text in name_en, name_ko or both)"],
        ["rooms.csv, 26행 id열: 'back room': 번호로 쓸 수 없습니다 (할 수 있는 것: 로마자로 시작하는 로마자, "
         "숫자, 밑줄. 필요하면 뒤에 .1. 모두 24자까지)",
         "rooms.csv, 27행: 이름이 없습니다 (할 수 있는 것: name_en, name_ko 가운데 하나라도 적기)"],
    ),
    "rooms: an id twice": (
        "rooms",
        TABLES["rooms"] + "armory,Armory,무기고,2,red,,1,action,2,\n",
        ["rooms.csv, row 26, column id: armory is the id of row 2 already (allowed: each id once)"],
        ["rooms.csv, 26행 id열: armory: 2행에 이미 있는 번호입니다 (할 수 있는 것: 번호마다 한 번)"],
    ),
    "tokens: an unknown effect, a number out of range": (
        "tokens",
        TABLES["tokens"] + "X20,gold,1\nX21,fire,10\n",
        ["tokens.csv, row 21, column effect: 'gold' is not known (allowed: silence, danger, fire, malfunction, "
         "doors, lair) [NB-4.4]",
         "tokens.csv, row 22, column number: '10' is too large (allowed: 9 or less) [NB-4.3]"],
        ["tokens.csv, 21행 effect열: 'gold': 모르는 값입니다 (할 수 있는 것: silence, danger, fire, malfunction, "
         "doors, lair) [NB-4.4]",
         "tokens.csv, 22행 number열: '10': 너무 큽니다 (할 수 있는 것: 9 이하) [NB-4.3]"],
    ),
    "tokens: one too many": (
        "tokens",
        TABLES["tokens"] + "X20,silence,1\n",
        ["tokens.csv: there are 20 exploration tokens for 16 tiles and 3 engine rooms (allowed: 19: one for "
         "each) [VS-1.4]"],
        ["tokens.csv: 탐험 토큰은 20개, 방 타일은 16장, 엔진실은 3곳입니다 (할 수 있는 것: 19개: 한 곳에 하나씩) "
         "[VS-1.4]"],
    ),
    "tokens: four Lairs": (
        "tokens",
        changed("tokens", ("X16,fire", "X16,lair")),
        ["tokens.csv: there are 4 Lair tokens (allowed: 3 at most: there are so many Lair miniatures) [VS-1.4]"],
        ["tokens.csv: 마굴 토큰이 4개입니다 (할 수 있는 것: 마굴 미니어처 수인 3개까지) [VS-1.4]"],
    ),
    "coordinates: nowhere": (
        "coordinates",
        HEADS["coordinates"] + "R1,E,M,X,D\n",
        ["coordinates.csv, row 2, column c: 'X' is not known (allowed: E, M, V, D) [NB-1.1]"],
        ["coordinates.csv, 2행 c열: 'X': 모르는 값입니다 (할 수 있는 것: E, M, V, D) [NB-1.1]"],
    ),
    "bag: a number twice": (
        "bag",
        "number,count\n1,2\n1,3\n",
        ["bag.csv, row 3, column number: the number 1 has a row already (allowed: one row for each number and "
         "reading) [VS-1.10]"],
        ["bag.csv, 3행 number열: 숫자 1의 행이 이미 있습니다 (할 수 있는 것: 숫자와 해석마다 한 행) [VS-1.10]"],
    ),
    "bag: no tokens of a number, too large a number": (
        "bag",
        "number,count\n1,0\n99,2\n",
        ["bag.csv, row 2, column count: '0' is too small (allowed: 1 or more) [VS-1.10]",
         "bag.csv, row 3, column number: '99' is too large (allowed: 15 or less) [VS-7.10]"],
        ["bag.csv, 2행 count열: '0': 너무 작습니다 (할 수 있는 것: 1 이상) [VS-1.10]",
         "bag.csv, 3행 number열: '99': 너무 큽니다 (할 수 있는 것: 15 이하) [VS-7.10]"],
    ),
    "bag: empty": (
        "bag",
        "number,count\n",
        ["bag.csv: there is no row (allowed: at least 1) [VS-1.10]"],
        ["bag.csv: 행이 하나도 없습니다 (할 수 있는 것: 1행 이상) [VS-1.10]"],
    ),
}  # fmt: skip
"""The table that is changed, its text, and what is said in English and in Korean."""


@pytest.mark.parametrize("case", BAD_SHIPS)
def test_what_is_said_of_bad_ships(tmp_path: Path, case: str) -> None:
    assert said_of(tmp_path, BAD_SHIPS[case]) == BAD_SHIPS[case][2:]
