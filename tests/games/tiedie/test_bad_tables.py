"""Every way a table of tokens, lines, sleep cards or characters can be wrong, and what is said then."""

from __future__ import annotations

from pathlib import Path

import pytest

from tabletop_lab.games.tiedie.content import FILES, HOUSE, load
from tests.games.tiedie.files import lines_of

SETS = {part: (HOUSE / FILES[part].format(token_set="common3_single3")).read_text(encoding="utf-8") for part in FILES}
BAD_TABLES: dict[str, tuple[str, str, list[str], list[str]]] = {
    "two routes of a kind, one passage": (
        "tokens",
        SETS["tokens"].replace("옥상 문,1", "옥상 문,2").replace("통로,2", "통로,1"),
        ["tokens.csv, row 4, column copies: the route RC is there more than once (allowed: one token for each route) "
         "[TD-3.12]",
         "tokens.csv: there is 1 passage (allowed: 2) [TD-3.12]"],
        ["tokens.csv, 4행 copies열: 탈주로 RC 토큰이 여러 개입니다 (할 수 있는 것: 탈주로마다 토큰 1개) [TD-3.12]",
         "tokens.csv: 통로 토큰이 1개입니다 (할 수 있는 것: 2개) [TD-3.12]"],
    ),
    "too many tokens": (
        "tokens",
        SETS["tokens"].replace("열쇠 조각,3", "열쇠 조각,4"),
        ["tokens.csv: there are 12 box tokens for 9 box spaces (allowed: 11: two more than there are spaces) "
         "[TD-3.12]"],
        ["tokens.csv: 상자 토큰은 12개, 상자 토큰 위치는 9곳입니다 (할 수 있는 것: 11개: 위치보다 2개 많게) "
         "[TD-3.12]"],
    ),
    "one route": (
        "tokens",
        "id,kind,name_en,name_ko,copies\nRA,route,A,가,1\nPS,passage,P,통로,2\nIX,item,X,열쇠,8\n",
        ["tokens.csv: there is 1 route (allowed: at least 2) [TD-3.12]"],
        ["tokens.csv: 탈주로 토큰이 1개입니다 (할 수 있는 것: 2개 이상) [TD-3.12]"],
    ),
    "an id twice, no copies, no name, an odd id": (
        "tokens",
        SETS["tokens"] + "IA,item,Hook,갈고리,0\nI B,item,,,1\n",
        ["tokens.csv, row 10, column copies: '0' is too small (allowed: 1 or more) [TD-3.12]",
         "tokens.csv, row 11, column id: 'I B' cannot be an id (allowed: a letter, then letters, digits or "
         "underlines: 1 to 16 in all)"],
        ["tokens.csv, 10행 copies열: '0': 너무 작습니다 (할 수 있는 것: 1 이상) [TD-3.12]",
         "tokens.csv, 11행 id열: 'I B': 번호로 쓸 수 없습니다 (할 수 있는 것: 로마자로 시작하는 로마자, 숫자, 밑줄 "
         "1–16자)"],
    ),
    "an id twice": (
        "tokens",
        SETS["tokens"].replace("IB,item", "IA,item"),
        ["tokens.csv, row 8, column id: IA is the id of row 7 already (allowed: each id once)"],
        ["tokens.csv, 8행 id열: IA: 7행에 이미 있는 번호입니다 (할 수 있는 것: 번호마다 한 번)"],
    ),
    "a kind of token that does not exist": (
        "tokens",
        SETS["tokens"].replace("PS,passage", "PS,tunnel"),
        ["tokens.csv, row 5, column kind: 'tunnel' is not known (allowed: route, passage, item)"],
        ["tokens.csv, 5행 kind열: 'tunnel': 모르는 값입니다 (할 수 있는 것: route, passage, item)"],
    ),
    "a line for an item that does not exist": (
        "guide_board",
        "route,items\nRA,IX IX IQ\nRB,IX IX RC\nRC,IA IA\n",
        ["guide_board.csv, row 2, column items: there is no item 'IQ' (allowed: IX, IA, IB, IC) [TD-3.14]",
         "guide_board.csv, row 3, column items: there is no item 'RC' (allowed: IX, IA, IB, IC) [TD-3.14]",
         "guide_board.csv, row 4, column items: the line asks for 2 times IA, and there is 1 (allowed: 1 at most) "
         "[TD-3.12]"],
        ["guide_board.csv, 2행 items열: 'IQ' 아이템은 없습니다 (할 수 있는 것: IX, IA, IB, IC) [TD-3.14]",
         "guide_board.csv, 3행 items열: 'RC' 아이템은 없습니다 (할 수 있는 것: IX, IA, IB, IC) [TD-3.14]",
         "guide_board.csv, 4행 items열: 이 라인에는 IA 아이템이 2개 있어야 하는데, 모두 1개뿐입니다 (할 수 있는 것: "
         "1개까지) [TD-3.12]"],
    ),
    "lines for a stranger, twice, not at all": (
        "guide_board",
        "route,items\nRA,IX\nRX,IX\nRA,IA\nRB,\n",
        ["guide_board.csv, row 3, column route: there is no route 'RX' (allowed: RA, RB, RC) [TD-3.14]",
         "guide_board.csv, row 4, column route: RA has a line already (allowed: one line for each route) [TD-3.14]",
         "guide_board.csv, row 5, column items: the line asks for no item (allowed: items with spaces between them, "
         "such as: IX IX IA) [TD-3.14]",
         "guide_board.csv: the route RC has no line (allowed: one line for each route) [TD-3.14]"],
        ["guide_board.csv, 3행 route열: 'RX' 탈주로는 없습니다 (할 수 있는 것: RA, RB, RC) [TD-3.14]",
         "guide_board.csv, 4행 route열: RA 탈주로의 라인이 이미 있습니다 (할 수 있는 것: 탈주로마다 라인 하나) "
         "[TD-3.14]",
         "guide_board.csv, 5행 items열: 라인에 놓을 아이템이 없습니다 (할 수 있는 것: 사이를 띄어 적은 아이템. 예: "
         "IX IX IA) [TD-3.14]",
         "guide_board.csv: RC 탈주로의 라인이 없습니다 (할 수 있는 것: 탈주로마다 라인 하나) [TD-3.14]"],
    ),
    "a sleep card that does not exist, a count of nothing": (
        "sleep_cards",
        SETS["sleep_cards"].replace("hat,Long Hat", "cap,Long Hat").replace("담요,5", "담요,0"),
        ["sleep_cards.csv, row 10, column count: '0' is too small (allowed: 1 or more) [TD-3.6]"],
        ["sleep_cards.csv, 10행 count열: '0': 너무 작습니다 (할 수 있는 것: 1 이상) [TD-3.6]"],
    ),
    "a sleep card with an effect that does not exist": (
        "sleep_cards",
        SETS["sleep_cards"].replace("5,hat", "5,cap"),
        ["sleep_cards.csv, row 11, column effect: 'cap' is not known (allowed: one_step, peek, steal, shove, pill, "
         "drink, charge, brace, blanket, hat) [TD-11.1]"],
        ["sleep_cards.csv, 11행 effect열: 'cap': 모르는 값입니다 (할 수 있는 것: one_step, peek, steal, shove, pill, "
         "drink, charge, brace, blanket, hat) [TD-11.1]"],
    ),
    "no sleep cards, no names": (
        "sleep_cards",
        "id,name_en,name_ko,count\npeek,,,3\n",
        ["sleep_cards.csv, row 2: there is no name (allowed: text in name_en, name_ko or both)"],
        ["sleep_cards.csv, 2행: 이름이 없습니다 (할 수 있는 것: name_en, name_ko 가운데 하나라도 적기)"],
    ),
    "no sleep cards": (
        "sleep_cards",
        "id,name_en,name_ko,count\n",
        ["sleep_cards.csv: there is no sleep card (allowed: at least one kind) [TD-3.6]"],
        ["sleep_cards.csv: 수면 카드가 없습니다 (할 수 있는 것: 1종류 이상) [TD-3.6]"],
    ),
    "an ability that does not exist, a character twice": (
        "characters",
        "id,name_en,name_ko,colour,ability_layout,abilities\n"
        "C1,A,가,red,both,acrobat flyer\nC1,B,나,grey,separate,\nC2,C,다,grey,separate,\nC2,C,다,grey,merged_4_5,\n",
        ["characters.csv, row 2, column abilities: 'flyer' is not known (allowed: doorkeeper, detective, reporter, "
         "night_runner, heavy_feet, advocate, acrobat, stunt_double, mind_reader, insomniac) [TD-12.0]",
         "characters.csv, row 3, column id: C1 is the id of row 2 already (allowed: each id once)"],
        ["characters.csv, 2행 abilities열: 'flyer': 모르는 값입니다 (할 수 있는 것: doorkeeper, detective, reporter, "
         "night_runner, heavy_feet, advocate, acrobat, stunt_double, mind_reader, insomniac) [TD-12.0]",
         "characters.csv, 3행 id열: C1: 2행에 이미 있는 번호입니다 (할 수 있는 것: 번호마다 한 번)"],
    ),
    "a colour that does not exist": (
        "characters",
        "id,name_en,name_ko,colour,ability_layout,abilities\nC1,A,가,mauve,both,acrobat\n",
        ["characters.csv, row 2, column colour: 'mauve' is not known (allowed: grey, brown, yellow, navy, purple, "
         "red, orange, teal, white, green)"],
        ["characters.csv, 2행 colour열: 'mauve': 모르는 값입니다 (할 수 있는 것: grey, brown, yellow, navy, purple, "
         "red, orange, teal, white, green)"],
    ),
    "an id of another file": (
        "characters",
        "id,name_en,name_ko,colour,ability_layout,abilities\nIX,A,가,red,both,acrobat\n",
        ["characters.csv: IX is an id in tokens.csv, too (allowed: each id once in the whole box)"],
        ["characters.csv: IX: tokens.csv 파일에도 있는 번호입니다 (할 수 있는 것: 상자 전체에서 번호마다 한 번)"],
    ),
    "the id of an action card": (
        "characters",
        "id,name_en,name_ko,colour,ability_layout,abilities\nevade,A,가,red,both,acrobat\n",
        ["characters.csv: evade is the id of an action card (allowed: any other id) [TD-3.8]"],
        ["characters.csv: evade: 행동 카드의 번호입니다 (할 수 있는 것: 다른 번호) [TD-3.8]"],
    ),
}  # fmt: skip


@pytest.mark.parametrize("case", BAD_TABLES)
def test_bad_tables(tmp_path: Path, case: str) -> None:
    part, text, english, korean = BAD_TABLES[case]
    file = tmp_path / f"{part}.csv"
    file.write_text(text, encoding="utf-8")
    assert lines_of(lambda: load({part: str(file)})) == english
    assert lines_of(lambda: load({part: str(file)}), "ko") == korean


def test_faults_of_several_files_come_at_once(tmp_path: Path) -> None:
    cards, characters = tmp_path / "my_cards.csv", tmp_path / "people.csv"
    cards.write_text("id,name_en,name_ko,count\n", encoding="utf-8")
    found = lines_of(lambda: load({"sleep_cards": str(cards), "characters": str(characters)}))
    assert [line.split(":")[0] for line in found] == ["my_cards.csv", "people.csv"]
