"""Every way a deck file of A Dream of Fourteen Nights can be wrong, and what is said then."""

from __future__ import annotations

import pickle
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tabletop_lab.engine.core.content_tables import MAX_BYTES, MAX_ROWS, read_table
from tabletop_lab.engine.core.errors import Fault, InvalidContent
from tabletop_lab.games.fourteen_nights.content import HOUSE, KINDS, load
from tabletop_lab.games.fourteen_nights.content.rows import ChoreRow
from tabletop_lab.games.fourteen_nights.game import FourteenNights
from tests.games.fourteen_nights.decks import HEADERS, chances, faults_of

CHORE_COLUMNS = "(allowed: id, name_ko, name_en, tc)"
H = "id,name_ko,name_en,tc\n"
BAD_TABLES: dict[str, tuple[str | bytes, str]] = {
    "empty file": ("", "chore.csv: the file is empty (allowed: a header row and one row per entry)"),
    "blank file": ("\n ,\n", "chore.csv: the file is empty (allowed: a header row and one row per entry)"),
    "header only": (H, "chore.csv: the deck has 0 cards (allowed: at least 1) [FN-2.1]"),
    "missing column": (
        "id,name_ko,name_en\nH01,빨래,Laundry\n",
        f"chore.csv, row 1: column tc is missing {CHORE_COLUMNS}",
    ),
    "unknown column": (
        "id,name_ko,name_en,tc,colour\nH01,빨래,Laundry,500,red\n",
        f"chore.csv, row 1: unknown column 'colour' {CHORE_COLUMNS}",
    ),
    "unnamed column": (
        "id,name_ko,name_en,tc,\nH01,빨래,Laundry,500,\n",
        f"chore.csv, row 1: a column has no name {CHORE_COLUMNS}",
    ),
    "column twice": (
        "id,name_ko,name_en,tc,tc\nH01,빨래,Laundry,500,500\n",
        "chore.csv, row 1: column tc appears 2 times (allowed: once)",
    ),
    "semicolons": (
        "id;name_ko;name_en;tc\nH01;빨래;Laundry;500\n",
        "chore.csv, row 1: the columns are separated by semicolons (allowed: commas)",
    ),
    "tabs": ("id\ttc\n", "chore.csv, row 1: the columns are separated by tabs (allowed: commas)"),
    "short row": (H + "\nH01,빨래,Laundry\n", "chore.csv, row 3: the row has 3 cells (allowed: 4 cells)"),
    "long row": (H + "H01,빨래,Laundry,1,500\n", "chore.csv, row 2: the row has 5 cells (allowed: 4 cells)"),
    "open quote": (
        H + 'H01,빨래,Laundry,500\nH02,"청소,Cleaning,500\n',
        "chore.csv, row 3: the row cannot be read as CSV (unexpected end of data) (allowed: cells separated by commas)",
    ),
    "control character": (
        H + "H01,빨래,Lau\0ndry,500\n",
        "chore.csv, row 2: the row holds an invisible control character (allowed: plain text)",
    ),
    "invisible character": (
        H + "H01,빨래,Lau\u200bndry,500\n",
        "chore.csv, row 2, column name_en: 'Lau\\u200bndry' holds an invisible character (allowed: plain text)",
    ),
    "Korean spreadsheet encoding": (
        (H + "H01,빨래,Laundry,500\n").encode("cp949"),
        'chore.csv, row 2: the text is not UTF-8 (allowed: in a spreadsheet: save as "CSV UTF-8")',
    ),
    "UTF-16": (
        (H + "H01,빨래,Laundry,500\n").encode("utf-16"),
        'chore.csv, row 1: the text is not UTF-8 (allowed: in a spreadsheet: save as "CSV UTF-8")',
    ),
    "thousands separator": (
        H + 'H01,빨래,Laundry,"1,500"\n',
        "chore.csv, row 2, column tc: '1,500' is not a whole number "
        "(allowed: digits without separators, such as 1500) [FN-7.3]",
    ),
    "half a coin": (
        H + "H01,빨래,Laundry,500.5\n",
        "chore.csv, row 2, column tc: '500.5' is not a whole number "
        "(allowed: digits without separators, such as 1500) [FN-7.3]",
    ),
    "empty amount": (
        H + "H01,빨래,Laundry,\n",
        "chore.csv, row 2, column tc: the cell is empty (allowed: a whole number) [FN-7.3]",
    ),
    "negative chore": (
        H + "H01,빨래,Laundry,-500\n",
        "chore.csv, row 2, column tc: '-500' is too small (allowed: 0 or more) [FN-7.3]",
    ),
    "enormous amount": (
        H + "H01,빨래,Laundry,999999999\n",
        "chore.csv, row 2, column tc: '999999999' is too large (allowed: 1000000 or less) [FN-7.3]",
    ),
    "long bad cell": (
        H + f"H01,빨래,Laundry,{'9' * 5000}\n",
        f"chore.csv, row 2, column tc: '{'9' * 56}... is not a whole number "
        "(allowed: digits without separators, such as 1500) [FN-7.3]",
    ),
    "no name": (
        H + "H01,, ,500\n",
        "chore.csv, row 2: the card has no name (allowed: text in name_ko, name_en or both)",
    ),
    "very long name": (
        H + f"H01,빨래,{'w' * 301},500\n",
        f"chore.csv, row 2, column name_en: '{'w' * 56}... has 301 characters (allowed: at most 300)",
    ),
    "id of another deck": (
        H + "R01,빨래,Laundry,500\n",
        "chore.csv, row 2, column id: 'R01' cannot be a card id of this deck "
        "(allowed: H and 1 to 15 letters or digits, such as H01) [FN-2.1]",
    ),
    "id twice": (
        H + "H01,빨래,Laundry,500\n\nH01,청소,Cleaning,500\n",
        "chore.csv, row 4, column id: H01 is already the id of chore.csv, row 2 (allowed: each id once) [FN-2.1]",
    ),
    "braces in a cell": (
        H + "H01,빨래,Laundry,{0.__class__}\n",
        "chore.csv, row 2, column tc: '{0.__class__}' is not a whole number "
        "(allowed: digits without separators, such as 1500) [FN-7.3]",
    ),
}


@pytest.mark.parametrize("case", BAD_TABLES)
def test_bad_table(tmp_path: Path, case: str) -> None:
    text, expected = BAD_TABLES[case]
    assert faults_of(tmp_path, "chore", text) == [expected]


def test_all_faults_of_a_table_come_at_once(tmp_path: Path) -> None:
    text = H + "H01,빨래,Laundry,x\nH02,청소\nH03,세차,Car wash,-1\n"
    assert [line.split(":")[0] for line in faults_of(tmp_path, "chore", text)] == [
        "chore.csv, row 2, column tc",
        "chore.csv, row 3",
        "chore.csv, row 4, column tc",
    ]


def test_rows_are_counted_as_an_editor_counts(tmp_path: Path) -> None:
    text = H + 'H01,빨래,"Laundry\nand\nironing",500\n\nH02,청소,Cleaning,x\n'
    assert faults_of(tmp_path, "chore", text)[0].startswith("chore.csv, row 6, column tc: 'x'")


def test_too_large_and_too_long(tmp_path: Path) -> None:
    assert faults_of(tmp_path, "chore", H + "x" * MAX_BYTES) == [
        "chore.csv: the file is too large (allowed: at most 1,000,000 bytes)"
    ]
    assert faults_of(tmp_path, "chore", H + "a\n" * (MAX_ROWS + 1)) == [
        "chore.csv: the table is too long (allowed: at most 2,000 rows)"
    ]


def test_what_is_no_file(tmp_path: Path) -> None:
    (tmp_path / "chore.csv").mkdir()
    with pytest.raises(InvalidContent, match="chore.csv: that is no file but a folder or a device"):
        load(FourteenNights, str(tmp_path))
    with pytest.raises(InvalidContent, match="gone.csv: there is no such file"):
        read_table(tmp_path / "gone.csv", ChoreRow)


def test_too_few_destinations(tmp_path: Path) -> None:
    rows = (HOUSE / "destination.csv").read_text(encoding="utf-8").splitlines()[:2]
    assert faults_of(tmp_path, "destination", "\n".join(rows)) == [
        "destination.csv: the deck has 1 cards (allowed: at least 2) [FN-4.6]"
    ]


def test_weights_go_to_three(tmp_path: Path) -> None:
    text = (HOUSE / "destination.csv").read_text(encoding="utf-8").replace("2,1,1,1,1,3", "2,1,1,1,1,4")
    assert faults_of(tmp_path, "destination", text) == [
        "destination.csv, row 2, column water: '4' is too large (allowed: 3 or less) [FN-3.2]"
    ]


EFFECTS = (
    "gain, lose, treat, birthday, savings, festival, least_tc, hobby, memory, photo, least_memory, clean_together, "
    "draw_plan, draw_keep, redraw, fewest_plans, bargain, swap_plans, fund, council, gather, swap_pawns, go_to, "
    "errand, shower, extra_action, buddy, token"
)
BAD_CHANCES = {
    "unknown class": (
        "C01,가,A,luck,2,gain,500,T,",
        "column class: 'luck' is not known (allowed: money, points, interaction, goal, forced_move, draw, "
        "extra_action, token, catch_up)",
    ),
    "players": (
        "C01,가,A,money,6,gain,500,T,",
        "column players: '6' is too large (allowed: 5 or less) [FN-13.5]",
    ),
    "unknown effect": (
        "C01,가,A,money,2,explode,500,T,",
        f"column effect: 'explode' is not known (allowed: {EFFECTS}) [FN-7.5]",
    ),
    "effect with a slip": (
        "C01,가,A,money,2,swap_pawn,,T,",
        f"column effect: 'swap_pawn' is not known; did you mean swap_pawns, swap_plans? (allowed: {EFFECTS}) [FN-7.5]",
    ),
    "name of a function that is no effect": (
        "C01,가,A,money,2,resolve_chance,,T,",
        f"column effect: 'resolve_chance' is not known (allowed: {EFFECTS}) [FN-7.5]",
    ),
    "too few amounts": (
        "C01,가,A,money,2,treat,500,T,",
        "column amounts: treat has 1 amounts (allowed: 2: tc memory) [FN-7.5]",
    ),
    "too many amounts": (
        "C01,가,A,money,2,gather,500,T,",
        "column amounts: gather has 1 amounts (allowed: 0) [FN-7.5]",
    ),
    "a shower that empties nothing": (
        "C01,가,A,money,2,shower,1,T,",
        "column amounts: shower has 1 amounts (allowed: 2 or more: space left also_left...) [FN-7.5]",
    ),
    "not a number": (
        "C01,가,A,money,2,gain,much,T,",
        "column amounts: 'much' is not a whole number (allowed: digits without separators, such as 1500) [FN-7.5]",
    ),
    "no such space": (
        "C01,가,A,money,2,go_to,7,T,",
        "column amounts: 7 is out of range for space (allowed: 1 to 6) [FN-7.5]",
    ),
    "no such space later": (
        "C01,가,A,money,2,shower,1 4 0,T,",
        "column amounts: 0 is out of range for also_left... (allowed: 1 to 6) [FN-7.5]",
    ),
    "negative gain": (
        "C01,가,A,money,2,gain,-500,T,",
        "column amounts: -500 is out of range for tc (allowed: 0 to 1000000) [FN-7.5]",
    ),
    "odd money": (
        "C01,가,A,money,2,gain,750,T,",
        "column amounts: 750 is not a multiple of the coin (allowed: multiples of 500) [FN-1.3]",
    ),
    "placeholder without amount": (
        "C01,가,A,money,2,gain,500,You gain {1} TC.,",
        "column text_en: 'You gain {1} TC.' names an amount the card does not have (allowed: {0}) [FN-7.5]",
    ),
    "placeholder of another kind": (
        "C01,가,A,money,2,gather,,,{0.__class__}",
        "column text_ko: '{0.__class__}' names an amount the card does not have (allowed: no braces) [FN-7.5]",
    ),
}


@pytest.mark.parametrize("case", BAD_CHANCES)
def test_bad_chance_card(tmp_path: Path, case: str) -> None:
    row, expected = BAD_CHANCES[case]
    assert faults_of(tmp_path, "chance", chances(row)) == [f"chance.csv, row 2, {expected}"]


def test_chance_card_without_text(tmp_path: Path) -> None:
    assert faults_of(tmp_path, "chance", chances("C01,가,A,money,2,gain,500,,")) == [
        "chance.csv, row 2: the card has no text (allowed: a sentence in text_ko, text_en or both)"
    ]


def test_goal_faults_name_the_columns_of_the_file(tmp_path: Path) -> None:
    text = f"{HEADERS['shared_goal']}\nG01,가,A,mild,1200,0,3,-1\nG02,나,B,easy,-500,0,3,1\n"
    assert faults_of(tmp_path, "shared_goal", text) == [
        "shared_goal.csv, row 2, column level: 'mild' is not known (allowed: easy, normal, hard)",
        "shared_goal.csv, row 2, column top_bonus: '-1' is too small (allowed: 0 or more) [FN-12.3.4]",
        "shared_goal.csv, row 3, column target_per_player: '-500' is too small (allowed: 0 or more) [FN-12.3.3]",
    ]
    text = f"{HEADERS['shared_goal']}\nG01,가,A,easy,1200,0,3,1\n"
    assert faults_of(tmp_path, "shared_goal", text) == [
        "shared_goal.csv, row 2, column target_per_player: 1200 is not a multiple of the coin "
        "(allowed: multiples of 500) [FN-1.3]"
    ]


def test_faults_have_parts(tmp_path: Path) -> None:
    (tmp_path / "chore.csv").write_text(H + "H01,빨래,Laundry,-500\n", encoding="utf-8")
    with pytest.raises(InvalidContent) as caught:
        load(FourteenNights, str(tmp_path))
    assert caught.value.faults == (Fault("chore.csv, row 2, column tc", "'-500' is too small", "0 or more", "FN-7.3"),)
    assert pickle.loads(pickle.dumps(caught.value)).faults == caught.value.faults


# Whatever the file holds, it loads or it is refused

_CELL = st.one_of(
    st.sampled_from(["", "H01", "500", "-1", '"', "gain", "1 2", "{0}", "\n", "C01", "빨래"]), st.text(max_size=6)
)
_ROWS = st.lists(st.lists(_CELL, min_size=3, max_size=10).map(",".join), max_size=5)
_TABLE = st.sampled_from(sorted(KINDS)).flatmap(
    lambda kind: st.tuples(
        st.just(kind),
        _ROWS.map(lambda rows: "\n".join([HEADERS[kind], *rows]).encode("utf-8", "surrogatepass")),
    )
)


@settings(max_examples=150, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(table=st.one_of(st.tuples(st.sampled_from(sorted(KINDS)), st.binary(max_size=200)), _TABLE))
def test_any_bytes_load_or_are_refused(tmp_path: Path, table: tuple[str, bytes]) -> None:
    kind, data = table
    for old in tmp_path.iterdir():
        old.unlink()
    (tmp_path / f"{kind}.csv").write_bytes(data)
    try:
        content = load(FourteenNights, str(tmp_path))
    except InvalidContent as error:
        assert error.faults and all(fault.where.startswith(f"{kind}.csv") for fault in error.faults)
    else:
        assert content.decks[kind]


def test_what_is_wrong_with_a_deck_is_told_in_korean_too(tmp_path):
    """The rules form shows these faults; every kind of them has Korean words."""
    head = HEADERS["chore"] + "\n"
    deck = tmp_path / "chore.csv"
    deck.write_text(head + "H01,,,700\nH01,청소,Cleaning,much\nX1,빨래,Laundry,-5\n", encoding="utf-8")
    with pytest.raises(InvalidContent) as caught:
        load(FourteenNights, str(tmp_path))
    assert caught.value.text("ko").split("\n") == [
        "chore.csv, 2행: 카드의 이름이 없습니다 (할 수 있는 것: name_ko, name_en 가운데 하나라도 적기)",
        "chore.csv, 3행 tc열: 'much': 정수가 아닙니다 (할 수 있는 것: 1500처럼 쉼표 없는 숫자) [FN-7.3]",
        "chore.csv, 4행 tc열: '-5': 너무 작습니다 (할 수 있는 것: 0 이상) [FN-7.3]",
    ]
    deck.write_text(head + "H01,빨래,Laundry,700\nH01,청소,Cleaning,500\nX1,창,Window,500\n", encoding="utf-8")
    with pytest.raises(InvalidContent) as caught:
        load(FourteenNights, str(tmp_path))
    assert caught.value.text("ko").split("\n") == [
        "chore.csv, 2행 tc열: 700: 돈의 단위로 나누어떨어지지 않습니다 (할 수 있는 것: 500의 배수) [FN-1.3]",
        "chore.csv, 3행 id열: H01: chore.csv 2행에 이미 있는 번호입니다 (할 수 있는 것: 번호마다 한 번) [FN-2.1]",
        "chore.csv, 4행 id열: 'X1': 이 덱의 카드 번호가 아닙니다 "
        "(할 수 있는 것: H01처럼, H 뒤에 글자나 숫자 1–15자) [FN-2.1]",
    ]
    chance = chances(
        "C01,가,A,money,2,gian,500,T,", "C02,나,B,money,2,treat,500,T,", "C03,다,C,money,2,shower,1 2 9,T,"
    )
    deck.unlink()
    (tmp_path / "chance.csv").write_text(chance, encoding="utf-8")
    with pytest.raises(InvalidContent) as caught:
        load(FourteenNights, str(tmp_path))
    assert caught.value.text("ko").split("\n") == [
        f"chance.csv, 2행 effect열: 'gian': 모르는 값입니다. 혹시 gain입니까? (할 수 있는 것: {EFFECTS}) [FN-7.5]",
        "chance.csv, 3행 amounts열: treat 효과의 값이 1개입니다 (할 수 있는 것: 2개: tc memory) [FN-7.5]",
        "chance.csv, 4행 amounts열: 9: also_left... 값의 범위를 벗어납니다 (할 수 있는 것: 1–6) [FN-7.5]",
    ]
    with pytest.raises(InvalidContent) as caught:
        load(FourteenNights, "no/such/folder")
    assert caught.value.text("ko") == "카드 폴더: 'no/such/folder': 그런 폴더가 없습니다"
