"""Every way a table of what characters have and want can be wrong, and what is said then."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.games.void_seeders.tables_of import HEADS, TABLES, Case, changed, said_of

BAD_CHARACTERS: dict[str, Case] = {
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
}  # fmt: skip
"""The table that is changed, its text, and what is said in English and in Korean."""


@pytest.mark.parametrize("case", BAD_CHARACTERS)
def test_what_is_said_of_bad_characters(tmp_path: Path, case: str) -> None:
    assert said_of(tmp_path, BAD_CHARACTERS[case]) == BAD_CHARACTERS[case][2:]
