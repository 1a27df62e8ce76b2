"""Every way a table of the box can be wrong, and what is said then."""

from __future__ import annotations

from pathlib import Path

import pytest

from tabletop_lab.engine import Game, InvalidContent, clause
from tabletop_lab.games.void_seeders.content.effects import Few, PlayerNumber, conditions
from tabletop_lab.games.void_seeders.content.registered import conditions_wrong
from tabletop_lab.games.void_seeders.game import VoidSeeders
from tabletop_lab.games.void_seeders.rules import VoidSeedersRules
from tests.games.void_seeders.tables_of import TABLES, box_of, changed, lines_of, written

HEADS = {part: text.splitlines()[0] + "\n" for part, text in TABLES.items()}
BAD_TABLES: dict[str, tuple[str, str, list[str], list[str]]] = {
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
    "madness: arrows that lead nowhere or the wrong way": (
        "madness",
        changed(
            "madness", ("1,lurker,2,", "1,lurker,,2"), ("3,whisperer,4,", "3,whisperer,3,3"),
            ("5,despoiler,,4", "5,despoiler,6,0"),
        ),
        ["madness.csv, row 2, column up: no arrow leads up from level 1 (allowed: 2 to 5) [VS-5.2]",
         "madness.csv, row 2, column down: the arrow down from level 1 does not lead down (allowed: an empty "
         "cell) [VS-5.2]",
         "madness.csv, row 4, column up: no arrow leads up from level 3 (allowed: 4 to 5) [VS-5.2]",
         "madness.csv, row 4, column down: the arrow down from level 3 does not lead down (allowed: 1 to 2, or "
         "an empty cell) [VS-5.2]",
         "madness.csv, row 6, column up: an arrow leads up from level 5, where a character dies instead "
         "(allowed: an empty cell) [VS-5.3]",
         "madness.csv, row 6, column down: the arrow down from level 5 does not lead down (allowed: 1 to 4, or "
         "an empty cell) [VS-5.2]"],
        ["madness.csv, 2행 up열: 1레벨에서 올라가는 화살표가 없습니다 (할 수 있는 것: 2–5) [VS-5.2]",
         "madness.csv, 2행 down열: 1레벨의 내려가는 화살표가 아래로 향하지 않습니다 (할 수 있는 것: 빈칸) "
         "[VS-5.2]",
         "madness.csv, 4행 up열: 3레벨에서 올라가는 화살표가 없습니다 (할 수 있는 것: 4–5) [VS-5.2]",
         "madness.csv, 4행 down열: 3레벨의 내려가는 화살표가 아래로 향하지 않습니다 (할 수 있는 것: 1–2 또는 "
         "빈칸) [VS-5.2]",
         "madness.csv, 6행 up열: 5레벨에서 올라가는 화살표가 있습니다. 여기서 오르면 사망합니다 (할 수 있는 것: "
         "빈칸) [VS-5.3]",
         "madness.csv, 6행 down열: 5레벨의 내려가는 화살표가 아래로 향하지 않습니다 (할 수 있는 것: 1–4 또는 "
         "빈칸) [VS-5.2]"],
    ),
    "madness: a level twice, one without an apparition": (
        "madness",
        changed("madness", ("2,lurker,3,1", "1,lurker,3,")),
        ["madness.csv, row 3, column level: level 1 has a row already (allowed: one row for each level) [VS-5.1]",
         "madness.csv: level 2 is missing: nothing is said to appear there (allowed: one row for each of the "
         "levels 1 to 5) [VS-5.7]"],
        ["madness.csv, 3행 level열: 1레벨의 행이 이미 있습니다 (할 수 있는 것: 레벨마다 한 행) [VS-5.1]",
         "madness.csv: 2레벨이 없습니다: 무엇이 나타나는지 알 수 없습니다 (할 수 있는 것: 1–5레벨마다 한 행) "
         "[VS-5.7]"],
    ),
    "madness: an apparition that does not exist, a level that does not": (
        "madness",
        changed("madness", ("4,stalker", "4,lair"), ("5,despoiler", "6,despoiler")),
        ["madness.csv, row 5, column apparition: 'lair' is not known (allowed: lurker, whisperer, stalker, "
         "despoiler) [VS-5.7]",
         "madness.csv, row 6, column level: '6' is too large (allowed: 5 or less) [VS-5.1]"],
        ["madness.csv, 5행 apparition열: 'lair': 모르는 값입니다 (할 수 있는 것: lurker, whisperer, stalker, "
         "despoiler) [VS-5.7]",
         "madness.csv, 6행 level열: '6': 너무 큽니다 (할 수 있는 것: 5 이하) [VS-5.1]"],
    ),
    "panic: a number out of range": (
        "panic",
        changed("panic", ("중얼거림,2", "중얼거림,6"), ("절규,3", "절규,three")),
        ["panic.csv, row 4, column number: '6' is too large (allowed: 5 or less) [VS-6.1]",
         "panic.csv, row 11, column number: 'three' is not a whole number (allowed: digits without separators, "
         "such as 1500) [VS-6.1]"],
        ["panic.csv, 4행 number열: '6': 너무 큽니다 (할 수 있는 것: 5 이하) [VS-6.1]",
         "panic.csv, 11행 number열: 'three': 정수가 아닙니다 (할 수 있는 것: 1500처럼 쉼표 없는 숫자) [VS-6.1]"],
    ),
    "panic: parts that cannot be read": (
        "panic",
        HEADS["panic"] + "P1,A,가,2,discard 1;;die\nP2,A,가,2,others\nP3,A,가,2,die or\n"
        "P4,A,가,2,die or flee else panic\nP5,A,가,2,die;die;die;die;die;die;die;die or die\n",
        ["panic.csv, row 2, column parts: 'discard 1;;die' has a gap (allowed: effects on both sides of ; or "
         "else) [VS-6.5]",
         "panic.csv, row 3, column parts: others says who or where, and no effect follows in 'others' (allowed: "
         "selector effect amounts, such as: others discard 1) [VS-6.5]",
         "panic.csv, row 4, column parts: 'die or' has a gap (allowed: effects on both sides of ; or else) "
         "[VS-6.5]",
         "panic.csv, row 5, column parts: 'die or flee else panic' has both or and else (allowed: one of them "
         "within a part) [VS-6.5]",
         "panic.csv, row 6, column parts: the card does 9 things (allowed: 8 at most) [VS-6.5]"],
        ["panic.csv, 2행 parts열: 'discard 1;;die': 빠진 곳이 있습니다 (할 수 있는 것: ; or else 양쪽에 효과) "
         "[VS-6.5]",
         "panic.csv, 3행 parts열: 'others': 대상 others 뒤에 효과가 없습니다 (할 수 있는 것: 대상 효과 수량. 예: "
         "others discard 1) [VS-6.5]",
         "panic.csv, 4행 parts열: 'die or': 빠진 곳이 있습니다 (할 수 있는 것: ; or else 양쪽에 효과) [VS-6.5]",
         "panic.csv, 5행 parts열: 'die or flee else panic': or와 else가 함께 있습니다 (할 수 있는 것: 한 "
         "부분에는 둘 가운데 하나만) [VS-6.5]",
         "panic.csv, 6행 parts열: 카드의 효과가 9개입니다 (할 수 있는 것: 8개까지) [VS-6.5]"],
    ),
    "attack: a blood number, symbols": (
        "attack",
        changed("attack", ("쇄도,S D,6", "쇄도,S S,7"), ("집어삼킴,D,4", "집어삼킴,Q,r")),
        ["attack.csv, row 3, column symbols: 'S S' has a symbol twice (allowed: each of L W S D once) [NB-9.8]",
         "attack.csv, row 3, column blood: '7' is no blood number (allowed: 1 to 6, or R for the retreat icon) "
         "[VS-9.1]",
         "attack.csv, row 16, column symbols: 'Q' is not known (allowed: L, W, S, D) [NB-9.8]",
         "attack.csv, row 16, column blood: 'r' is no blood number (allowed: 1 to 6, or R for the retreat icon) "
         "[VS-9.1]"],
        ["attack.csv, 3행 symbols열: 'S S': 같은 상징이 두 번 있습니다 (할 수 있는 것: L W S D 각각 한 번) "
         "[NB-9.8]",
         "attack.csv, 3행 blood열: '7': 핏방울 숫자가 아닙니다 (할 수 있는 것: 1–6, 후퇴 아이콘은 R) [VS-9.1]",
         "attack.csv, 16행 symbols열: 'Q': 모르는 값입니다 (할 수 있는 것: L, W, S, D) [NB-9.8]",
         "attack.csv, 16행 blood열: 'r': 핏방울 숫자가 아닙니다 (할 수 있는 것: 1–6, 후퇴 아이콘은 R) [VS-9.1]"],
    ),
    "attack: one card": (
        "attack",
        HEADS["attack"] + "A01,One,하나,L,2,panic\n",
        ["attack.csv: there is 1 row (allowed: at least 2) [VS-9.2]"],
        ["attack.csv: 1행뿐입니다 (할 수 있는 것: 2행 이상) [VS-9.2]"],
    ),
    "event: a corridor, a word that is not yes": (
        "event",
        changed("event", ("과부하,W S D,2,yes", "과부하,W S D,5,no")),
        ["event.csv, row 5, column corridor: '5' is too large (allowed: 4 or less) [VS-10.7]",
         "event.csv, row 5, column removed: 'no' is not known (allowed: yes)"],
        ["event.csv, 5행 corridor열: '5': 너무 큽니다 (할 수 있는 것: 4 이하) [VS-10.7]",
         "event.csv, 5행 removed열: 'no': 모르는 값입니다 (할 수 있는 것: yes)"],
    ),
    "event: no cards": (
        "event",
        HEADS["event"],
        ["event.csv: there is no row (allowed: at least 1) [VS-10.7]"],
        ["event.csv: 행이 하나도 없습니다 (할 수 있는 것: 1행 이상) [VS-10.7]"],
    ),
    "weaknesses: no change, an unknown one, no number, a number too many": (
        "weaknesses",
        changed(
            "weaknesses", ("막,lurkers_fall", "막,"), ("공명,lair_cards 1", "공명,lair_card 1"),
            ("기피,fire_injuries 2", "기피,fire_injuries"), ("형체,doors_hold", "형체,doors_hold 2"),
        ),
        ["weaknesses.csv, row 2, column changes: nothing is said to hold (allowed: lurkers_fall, lair_cards, "
         "fire_injuries, no_panic_up_to, calmed_by_rest, doors_hold, token_less, blood_less) [VS-11.7]",
         "weaknesses.csv, row 3, column changes: 'lair_card' is not known; did you mean lair_cards? (allowed: "
         "lurkers_fall, lair_cards, fire_injuries, no_panic_up_to, calmed_by_rest, doors_hold, token_less, "
         "blood_less) [VS-11.7]",
         "weaknesses.csv, row 4, column changes: fire_injuries needs a number (allowed: 1 to 9) [VS-10.6]",
         "weaknesses.csv, row 7, column changes: doors_hold has no number (allowed: the word alone) [VS-9.8]"],
        ["weaknesses.csv, 2행 changes열: 적용되는 것이 없습니다 (할 수 있는 것: lurkers_fall, lair_cards, "
         "fire_injuries, no_panic_up_to, calmed_by_rest, doors_hold, token_less, blood_less) [VS-11.7]",
         "weaknesses.csv, 3행 changes열: 'lair_card': 모르는 값입니다. 혹시 lair_cards입니까? (할 수 있는 것: "
         "lurkers_fall, lair_cards, fire_injuries, no_panic_up_to, calmed_by_rest, doors_hold, token_less, "
         "blood_less) [VS-11.7]",
         "weaknesses.csv, 4행 changes열: fire_injuries: 숫자가 있어야 합니다 (할 수 있는 것: 1–9) [VS-10.6]",
         "weaknesses.csv, 7행 changes열: doors_hold: 숫자를 적지 않습니다 (할 수 있는 것: 낱말만) [VS-9.8]"],
    ),
    "weaknesses: a change with two numbers": (
        "weaknesses",
        changed("weaknesses", ("lair_cards 1", "lair_cards 1 2")),
        ["weaknesses.csv, row 3, column changes: 'lair_cards 1 2' is not a word with its number (allowed: a "
         "word, such as lair_cards 1; a semicolon before the next) [VS-11.7]"],
        ["weaknesses.csv, 3행 changes열: 'lair_cards 1 2': 낱말과 숫자가 아닙니다 (할 수 있는 것: 낱말과 숫자. "
         "예: lair_cards 1. 다음 것 앞에는 세미콜론) [VS-11.7]"],
    ),
    "weaknesses: two": (
        "weaknesses",
        HEADS["weaknesses"] + "W1,A,가,doors_hold\nW2,B,나,lair_cards 1\n",
        ["weaknesses.csv: there are 2 rows (allowed: at least 3) [VS-1.9]"],
        ["weaknesses.csv: 2행뿐입니다 (할 수 있는 것: 3행 이상) [VS-1.9]"],
    ),
    "wounds: too many copies, no number": (
        "wounds",
        changed("wounds", ("팔,3", "팔,61"), ("hand_size 4", "hand_size many")),
        ["wounds.csv, row 2, column count: '61' is too large (allowed: 60 or less)",
         "wounds.csv, row 5, column changes: 'many' is not a whole number (allowed: digits without separators, "
         "such as 1500) [NB-13.2]"],
        ["wounds.csv, 2행 count열: '61': 너무 큽니다 (할 수 있는 것: 60 이하)",
         "wounds.csv, 5행 changes열: 'many': 정수가 아닙니다 (할 수 있는 것: 1500처럼 쉼표 없는 숫자) [NB-13.2]"],
    ),
    "wounds: a number out of range": (
        "wounds",
        changed("wounds", ("hand_size 4", "hand_size 12")),
        ["wounds.csv, row 5, column changes: hand_size needs a number (allowed: 1 to 9) [NB-2.1]"],
        ["wounds.csv, 5행 changes열: hand_size: 숫자가 있어야 합니다 (할 수 있는 것: 1–9) [NB-2.1]"],
    ),
    "contamination: a kind twice": (
        "contamination",
        "kind,count\nclean,3\nclean,4\n",
        ["contamination.csv, row 3, column kind: clean has a row already (allowed: infected and clean, once "
         "each) [NB-13.6]"],
        ["contamination.csv, 3행 kind열: clean: 이미 있는 행입니다 (할 수 있는 것: infected와 clean 각각 한 번) "
         "[NB-13.6]"],
    ),
    "contamination: a third kind": (
        "contamination",
        "kind,count\nodd,3\n",
        ["contamination.csv, row 2, column kind: 'odd' is not known (allowed: infected, clean) [NB-13.6]"],
        ["contamination.csv, 2행 kind열: 'odd': 모르는 값입니다 (할 수 있는 것: infected, clean) [NB-13.6]"],
    ),
    "objectives: conditions that cannot be read": (
        "objectives",
        HEADS["objectives"] + "".join(
            f"O{n},A,가,personal,2,{text}\n"
            for n, text in enumerate(("", "a &", "(a | b", "a) | b", "a !b", "| a", "!" * 14 + "a", "a (b)"))
        ),
        ["objectives.csv, row 2, column condition: there is no condition (allowed: such as: signal & "
         "(nest_destroyed | ship_destroyed)) [NB-14.7]",
         "objectives.csv, row 3, column condition: something is missing at the end of 'a &' (allowed: a "
         "condition on both sides of & and |, and behind !) [NB-14.7]",
         "objectives.csv, row 4, column condition: the bracket '(' has no partner in '(a | b' (allowed: as many "
         "( as )) [NB-14.7]",
         "objectives.csv, row 5, column condition: the bracket ')' has no partner in 'a) | b' (allowed: as many "
         "( as )) [NB-14.7]",
         "objectives.csv, row 6, column condition: nothing joins '!' to what stands before it in 'a !b' "
         "(allowed: & (and), | (or)) [NB-14.7]",
         "objectives.csv, row 7, column condition: something is missing before '|' in '| a' (allowed: a "
         "condition on both sides of & and |, and behind !) [NB-14.7]",
         "objectives.csv, row 8, column condition: the brackets lie too deep in each other (allowed: 12 deep at "
         "most) [NB-14.7]",
         "objectives.csv, row 9, column condition: nothing joins '(' to what stands before it in 'a (b)' "
         "(allowed: & (and), | (or)) [NB-14.7]"],
        ["objectives.csv, 2행 condition열: 조건이 없습니다 (할 수 있는 것: 예: signal & (nest_destroyed | "
         "ship_destroyed)) [NB-14.7]",
         "objectives.csv, 3행 condition열: 'a &': 끝에 빠진 것이 있습니다 (할 수 있는 것: &와 | 양쪽, ! 뒤에 "
         "조건) [NB-14.7]",
         "objectives.csv, 4행 condition열: '(a | b': 괄호 '('의 짝이 없습니다 (할 수 있는 것: (와 )를 같은 수로) "
         "[NB-14.7]",
         "objectives.csv, 5행 condition열: 'a) | b': 괄호 ')'의 짝이 없습니다 (할 수 있는 것: (와 )를 같은 수로) "
         "[NB-14.7]",
         "objectives.csv, 6행 condition열: 'a !b': '!' 앞에 이어 주는 기호가 없습니다 (할 수 있는 것: & "
         "(그리고), | (또는)) [NB-14.7]",
         "objectives.csv, 7행 condition열: '| a': '|' 앞에 빠진 것이 있습니다 (할 수 있는 것: &와 | 양쪽, ! 뒤에 "
         "조건) [NB-14.7]",
         "objectives.csv, 8행 condition열: 괄호가 너무 깊습니다 (할 수 있는 것: 12겹까지) [NB-14.7]",
         "objectives.csv, 9행 condition열: 'a (b)': '(' 앞에 이어 주는 기호가 없습니다 (할 수 있는 것: & "
         "(그리고), | (또는)) [NB-14.7]"],
    ),
    "objectives: more players than seats, an unknown kind": (
        "objectives",
        changed("objectives", ("personal,5,signal", "personal,6,signal"), ("증거,corporate", "증거,secret")),
        ["objectives.csv, row 2, column kind: 'secret' is not known (allowed: corporate, personal, solo) "
         "[VS-1.16]",
         "objectives.csv, row 19, column players: '6' is too large (allowed: 5 or less) [VS-1.16]"],
        ["objectives.csv, 2행 kind열: 'secret': 모르는 값입니다 (할 수 있는 것: corporate, personal, solo) "
         "[VS-1.16]",
         "objectives.csv, 19행 players열: '6': 너무 큽니다 (할 수 있는 것: 5 이하) [VS-1.16]"],
    ),
    "objectives: a player who may be absent": (
        "objectives",
        changed("objectives", ("corporate,4,dead 4", "corporate,2,dead 4")),
        ["objectives.csv, row 9, column players: this objective is about player 4, who may not be there "
         "(allowed: 4 or more) [VS-1.16]"],
        ["objectives.csv, 9행 players열: 4번 플레이어에 관한 목표인데, 그 플레이어가 없을 수 있습니다 (할 수 "
         "있는 것: 4 이상) [VS-1.16]"],
    ),
    "objectives: too few": (
        "objectives",
        HEADS["objectives"] + "A,A,가,corporate,2,signal\nB,B,나,personal,5,signal\nC,C,다,solo,1,signal\n",
        ["objectives.csv: with 2 players 1 corporate objective can be dealt (allowed: 2: one for each player) "
         "[VS-1.16]",
         "objectives.csv: with 2 players 0 personal objectives can be dealt (allowed: 2: one for each player) "
         "[VS-1.16]",
         "objectives.csv: there is 1 objective for one player alone (allowed: at least 2) [NB-15.2]"],
        ["objectives.csv: 플레이어가 2명일 때 나눠 줄 수 있는 임무 목표가 1장입니다 (할 수 있는 것: 플레이어마다 "
         "1장씩 2장) [VS-1.16]",
         "objectives.csv: 플레이어가 2명일 때 나눠 줄 수 있는 개인 목표가 0장입니다 (할 수 있는 것: 플레이어마다 "
         "1장씩 2장) [VS-1.16]",
         "objectives.csv: 1인 게임의 목표가 1장입니다 (할 수 있는 것: 2장 이상) [NB-15.2]"],
    ),
    "characters: no such weapon, a colour twice": (
        "characters",
        changed("characters", ("전투병,red,assault_rifle", "전투병,blue,assault_rifel")),
        ["characters.csv, row 6, column colour: captain is blue already (allowed: a colour of its own for each "
         "character: madness tokens have it) [VS-1.18]",
         "characters.csv, row 6, column weapon: 'assault_rifel' is not known; did you mean assault_rifle? "
         "(allowed: revolver, shotgun, pistol, rifle, assault_rifle, sawn_off, prototype_pistol, "
         "prototype_rifle, prototype_shotgun, flamethrower) [VS-1.19]"],
        ["characters.csv, 6행 colour열: blue: captain의 색입니다 (할 수 있는 것: 캐릭터마다 다른 색. 광기 토큰의 "
         "색입니다) [VS-1.18]",
         "characters.csv, 6행 weapon열: 'assault_rifel': 모르는 값입니다. 혹시 assault_rifle입니까? (할 수 있는 "
         "것: revolver, shotgun, pistol, rifle, assault_rifle, sawn_off, prototype_pistol, prototype_rifle, "
         "prototype_shotgun, flamethrower) [VS-1.19]"],
    ),
    "characters: an unknown colour": (
        "characters",
        changed("characters", ("전투병,red", "전투병,mauve")),
        ["characters.csv, row 6, column colour: 'mauve' is not known (allowed: blue, green, white, violet, red, "
         "orange, yellow, grey)"],
        ["characters.csv, 6행 colour열: 'mauve': 모르는 값입니다 (할 수 있는 것: blue, green, white, violet, "
         "red, orange, yellow, grey)"],
    ),
    "actions: of nobody, of a stranger": (
        "actions",
        changed("actions", ("captain,rally", ",rally"), ("pilot,ship_sense", "pilto,ship_sense")),
        ["actions.csv, row 7, column characters: no character is named (allowed: all, or characters with spaces "
         "between them) [VS-1.19]",
         "actions.csv, row 13, column characters: 'pilto' is not known; did you mean pilot? (allowed: all, "
         "captain, pilot, scientist, scout, soldier, mechanic) [VS-1.19]"],
        ["actions.csv, 7행 characters열: 캐릭터가 없습니다 (할 수 있는 것: all 또는 사이를 띄어 적은 캐릭터) "
         "[VS-1.19]",
         "actions.csv, 13행 characters열: 'pilto': 모르는 값입니다. 혹시 pilot입니까? (할 수 있는 것: all, "
         "captain, pilot, scientist, scout, soldier, mechanic) [VS-1.19]"],
    ),
    "actions: a cost that is none, at no time, nowhere": (
        "actions",
        changed("actions", ("용접,1,0,out,", "용접,1,free,never,cellar")),
        ["actions.csv, row 30, column cost: 'free' is not a whole number (allowed: digits without separators, "
         "such as 1500) [NB-3.1]",
         "actions.csv, row 30, column when: 'never' is not known (allowed: in, out, any, interrupt) [NB-3.3]",
         "actions.csv, row 30, column where: 'cellar' is not known (allowed: computer, no_computer, entrance) "
         "[NB-3.3]"],
        ["actions.csv, 30행 cost열: 'free': 정수가 아닙니다 (할 수 있는 것: 1500처럼 쉼표 없는 숫자) [NB-3.1]",
         "actions.csv, 30행 when열: 'never': 모르는 값입니다 (할 수 있는 것: in, out, any, interrupt) [NB-3.3]",
         "actions.csv, 30행 where열: 'cellar': 모르는 값입니다 (할 수 있는 것: computer, no_computer, entrance) "
         "[NB-3.3]"],
    ),
    "actions: a character without cards": (
        "actions",
        "\n".join(
            row for row in TABLES["actions"].replace("all,", "captain,").splitlines() if not row.startswith("pilot")
        ),
        ["actions.csv: pilot has no action card (allowed: at least one for each character) [VS-1.19]"],
        ["actions.csv: pilot: 행동 카드가 없습니다 (할 수 있는 것: 캐릭터마다 1장 이상) [VS-1.19]"],
    ),
    "weapons: a reload that does not exist": (
        "weapons",
        changed("weapons", ("시제품 권총,energy,energy", "시제품 권총,energy,steam")),
        ["weapons.csv, row 8, column reload: 'steam' is not known (allowed: energy, own, fuel)"],
        ["weapons.csv, 8행 reload열: 'steam': 모르는 값입니다 (할 수 있는 것: energy, own, fuel)"],
    ),
    "weapons: an extra that does not exist": (
        "weapons",
        changed("weapons", ("0,reroll", "0,rerolls")),
        ["weapons.csv, row 8, column extra: 'rerolls' is not known; did you mean reroll? (allowed: reroll, "
         "ammo_for_injury, fire_on_two_hits) [NB-9.3]"],
        ["weapons.csv, 8행 extra열: 'rerolls': 모르는 값입니다. 혹시 reroll입니까? (할 수 있는 것: reroll, "
         "ammo_for_injury, fire_on_two_hits) [NB-9.3]"],
    ),
    "items: an icon that does not exist, in no deck": (
        "items",
        changed("items", ("공구,,6,,,tool", "공구,,6,,,hammer"), ("붕대,7,", "붕대,,")),
        ["items.csv, row 2: bandages is in no deck (allowed: a number in green, yellow, red or blue)",
         "items.csv, row 10, column icons: 'hammer' is not known (allowed: cloth, medical, chemical, tool, "
         "electric) [NB-3.10]"],
        ["items.csv, 2행: bandages: 어느 덱에도 없습니다 (할 수 있는 것: green, yellow, red, blue 가운데 한 곳에 "
         "장수 적기)",
         "items.csv, 10행 icons열: 'hammer': 모르는 값입니다 (할 수 있는 것: cloth, medical, chemical, tool, "
         "electric) [NB-3.10]"],
    ),
    "items: without use, a light weapon, a weapon that is none": (
        "items",
        changed("items", ("draw 2", ""), ("화염방사기,,,,3,,yes", "화염방사기,,,,3,,"), ("prototype_rifle,", "laser,")),
        ["items.csv, row 4, column parts: food does nothing (allowed: at least one effect) [NB-12.3]",
         "items.csv, row 26, column id: 'laser' is not known (allowed: revolver, shotgun, pistol, rifle, "
         "assault_rifle, sawn_off, prototype_pistol, prototype_rifle, prototype_shotgun, flamethrower) [NB-9.3]",
         "items.csv, row 30, column heavy: flamethrower is a weapon and not heavy (allowed: yes: weapons are "
         "held in a hand) [NB-12.1]"],
        ["items.csv, 4행 parts열: food: 효과가 없습니다 (할 수 있는 것: 효과 1개 이상) [NB-12.3]",
         "items.csv, 26행 id열: 'laser': 모르는 값입니다 (할 수 있는 것: revolver, shotgun, pistol, rifle, "
         "assault_rifle, sawn_off, prototype_pistol, prototype_rifle, prototype_shotgun, flamethrower) [NB-9.3]",
         "items.csv, 30행 heavy열: flamethrower: 무기인데 무거운 아이템이 아닙니다 (할 수 있는 것: yes: 무기는 "
         "손에 듭니다) [NB-12.1]"],
    ),
    "crafts: of what is found, of nothing": (
        "crafts",
        changed("crafts", ("antidote,", "tools,"), ("taser,", "tasre,")),
        ["crafts.csv, row 2, column product: 'tools' is not known (allowed: antidote, taser, flamethrower, "
         "molotov) [NB-3.10]",
         "crafts.csv, row 3, column product: 'tasre' is not known; did you mean taser? (allowed: antidote, "
         "taser, flamethrower, molotov) [NB-3.10]"],
        ["crafts.csv, 2행 product열: 'tools': 모르는 값입니다 (할 수 있는 것: antidote, taser, flamethrower, "
         "molotov) [NB-3.10]",
         "crafts.csv, 3행 product열: 'tasre': 모르는 값입니다. 혹시 taser입니까? (할 수 있는 것: antidote, "
         "taser, flamethrower, molotov) [NB-3.10]"],
    ),
    "quests: a room that is not there, no item, something else": (
        "quests",
        changed(
            "quests", ("act comms", "act comm"), ("discard chemicals", "discard"), ("act generator", "wait generator")
        ),
        ["quests.csv, row 2, column condition: 'comm' is not known; did you mean comms, command? (allowed: "
         "armory, comms, emergency, evac_a, evac_b, fire_control, generator, laboratory, nest, storage, surgery, "
         "airlock, cabins, canteen, command, engine_control, hatch_control, monitoring, shower, cockpit, "
         "hibernatorium, engine1, engine2, engine3) [NB-12.3]",
         "quests.csv, row 6, column condition: 'wait' is not known (allowed: act, discard) [NB-12.3]",
         "quests.csv, row 7, column condition: nothing is said to be done (allowed: act ROOM, or discard ITEM "
         "ITEM) [NB-12.3]"],
        ["quests.csv, 2행 condition열: 'comm': 모르는 값입니다. 혹시 comms, command입니까? (할 수 있는 것: "
         "armory, comms, emergency, evac_a, evac_b, fire_control, generator, laboratory, nest, storage, surgery, "
         "airlock, cabins, canteen, command, engine_control, hatch_control, monitoring, shower, cockpit, "
         "hibernatorium, engine1, engine2, engine3) [NB-12.3]",
         "quests.csv, 6행 condition열: 'wait': 모르는 값입니다 (할 수 있는 것: act, discard) [NB-12.3]",
         "quests.csv, 7행 condition열: 무엇을 해야 하는지 없습니다 (할 수 있는 것: act 방, 또는 discard 아이템 "
         "아이템) [NB-12.3]"],
    ),
    "quests: of a stranger, without use, with nothing that lasts": (
        "quests",
        changed(
            "quests", ("captain,black_box", "cook,black_box"), (",look_at_objective anyone,", ",,"),
            ("lasting,0,,reroll_noise 1", "lasting,0,,"),
        ),
        ["quests.csv, row 2, column character: 'cook' is not known (allowed: captain, pilot, scientist, scout, "
         "soldier, mechanic) [VS-1.19]",
         "quests.csv, row 2, column parts: black_box does nothing (allowed: at least one effect) [NB-12.3]",
         "quests.csv, row 9, column changes: nothing is said to hold (allowed: orders_reach_computers, "
         "computers_from_anywhere, reroll_noise, more_capacity, search_keeps) [NB-12.3]"],
        ["quests.csv, 2행 character열: 'cook': 모르는 값입니다 (할 수 있는 것: captain, pilot, scientist, scout, "
         "soldier, mechanic) [VS-1.19]",
         "quests.csv, 2행 parts열: black_box: 효과가 없습니다 (할 수 있는 것: 효과 1개 이상) [NB-12.3]",
         "quests.csv, 9행 changes열: 적용되는 것이 없습니다 (할 수 있는 것: orders_reach_computers, "
         "computers_from_anywhere, reroll_noise, more_capacity, search_keeps) [NB-12.3]"],
    ),
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


@pytest.mark.parametrize("case", BAD_TABLES)
def test_bad_tables(tmp_path: Path, case: str) -> None:
    part, text, english, korean = BAD_TABLES[case]
    assert lines_of(lambda: box_of(tmp_path, **{part: text})) == english
    assert lines_of(lambda: box_of(tmp_path, **{part: text}), "ko") == korean


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
