"""The cards of A Dream of Fourteen Nights: the house decks, decks of one's own, and every way a table can be wrong."""

from __future__ import annotations

import os
import pickle
import shutil
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import tabletop_lab as tl
from tabletop_lab.engine.content import MAX_BYTES, MAX_ROWS, read_table
from tabletop_lab.engine.errors import Fault, InvalidContent
from tabletop_lab.games.fourteen_nights.content import EFFECTS, HOUSE, KINDS, TRAITS, load
from tabletop_lab.games.fourteen_nights.content.rows import ChoreRow

HEADERS = {kind: (HOUSE / f"{kind}.csv").read_text(encoding="utf-8").splitlines()[0] for kind in KINDS}


def faults_of(folder: Path, kind: str, text: str | bytes, **options: int) -> list[str]:
    """The lines of the error that a deck file gives."""
    data = text if isinstance(text, bytes) else text.encode()
    (folder / f"{kind}.csv").write_bytes(data)
    with pytest.raises(InvalidContent) as caught:
        load(str(folder), **options)
    return str(caught.value).splitlines()


def chances(*rows: str) -> str:
    return "\n".join([HEADERS["chance"], *rows])


# The house decks


def test_the_decks_have_the_stated_sizes() -> None:
    sizes = {kind: len(cards) for kind, cards in load().kind.items()}
    assert sizes == {
        "destination": 10, "free_plan": 24, "regular_plan": 42, "chore": 12,
        "travel_support": 16, "chance": 30, "shared_goal": 10,
    }  # fmt: skip
    assert sum(card.players >= 3 for card in load().of("chance")) == 3
    assert [card.id for card in load().of("chance") if card.players == 3] == ["C13", "C16", "C17"]


def test_ids_are_numbered_through() -> None:
    for kind, letter in zip(KINDS, "DFRHSCG", strict=True):
        ids = load().kind[kind]
        assert ids == tuple(f"{letter}{number:02}" for number in range(1, len(ids) + 1))


def test_destinations_weigh_each_trait_alike() -> None:
    cards = load().of("destination")
    assert all(sorted(card.weights.values()) == [1, 1, 1, 1, 2, 3] for card in cards)
    marks = {trait: sum(card.weights[trait] for card in cards if card.weights[trait] > 1) for trait in TRAITS}
    assert marks == {"taste": 8, "nature": 8, "culture": 8, "water": 8, "history": 9, "leisure": 9}
    assert len({tuple(card.weights.values()) for card in cards}) == 10


def test_regular_plans_add_up() -> None:
    cards = load().of("regular_plan")
    assert {trait: sum(card.points[trait] for card in cards) for trait in TRAITS} == dict.fromkeys(TRAITS, 18)
    assert sum(card.memory for card in cards) == 21
    assert round(sum(card.price for card in cards) / 42) == 3107
    assert (min(card.price for card in cards), max(card.price for card in cards)) == (1500, 5000)


def test_free_plans_are_worth_one_and_three_quarters() -> None:
    cards = load().of("free_plan")
    assert {trait: sum(card.points[trait] for card in cards) for trait in TRAITS} == dict.fromkeys(TRAITS, 3)
    assert sum(card.memory for card in cards) == 15
    assert (18 * 1.5 + 15) / 24 == 1.75


def test_chores_and_travel_support_add_up() -> None:
    chores, support = ([card.tc for card in load().of(kind)] for kind in ("chore", "travel_support"))
    assert sum(chores) / 12 == 1500 and set(chores) == {1000, 1500, 2000}
    assert sum(support) / 16 == 1500
    assert sum(tc < 0 for tc in support) == 5
    assert (min(support), max(support)) == (-2000, 4500)


def test_shared_goals_have_three_levels() -> None:
    goals = {card.id: card for card in load().of("shared_goal")}
    levels = {"easy": 1000, "normal": 1500, "hard": 2000}
    assert all(goal.target == levels[goal.group] for goal in goals.values())
    reward = {(goal.group, goal.reward_memory + goal.reward_bonus, goal.top_bonus) for goal in goals.values()}
    assert reward == {("easy", 3, 1), ("normal", 4, 1), ("hard", 6, 2)}
    assert [goal for goal in goals if goals[goal].reward_memory] == ["G02", "G06"]


def test_every_effect_is_used_and_has_its_amounts() -> None:
    cards = {card.id: card for card in load().of("chance")}
    assert {card.effect for card in cards.values()} == set(EFFECTS)
    assert cards["C05"].amounts == (500, 1)
    assert cards["C07"].amounts == (500, 2000)
    assert cards["C09"].amounts == (-1,)
    assert cards["C20"].amounts == (1, 4, 5, 6)
    assert cards["C25"].amounts == ()


def test_chance_sentences_show_every_amount() -> None:
    for card in load().of("chance"):
        for lang in ("en", "ko"):
            assert "{" not in card.text(lang) and card.text(lang).endswith(".")
            for amount in card.amounts:
                # "one card" needs no number, so only other amounts must be readable in the sentence
                assert f"{amount:,}" in card.text(lang)


def test_names_are_unique_and_in_their_language() -> None:
    for lang in ("en", "ko"):
        names = [card.name(lang) for card in load().cards.values()]
        assert len(set(names)) == len(names) == 144
    assert all(card.name_en.isascii() and not card.name_ko.isascii() for card in load().cards.values())


def test_cards_can_be_sent_to_worker_processes_and_put_in_sets() -> None:
    card = load().cards["C20"]
    assert pickle.loads(pickle.dumps(card)) == card
    assert len({card, card}) == 1


def test_unchanged_files_are_read_once() -> None:
    assert load() is load()


# Decks of one's own


def test_own_deck_replaces_that_deck_alone(tmp_path: Path) -> None:
    (tmp_path / "chore.csv").write_text("tc,id,name_en,name_ko\n500,Hx,Dusting,먼지 털기\n", encoding="utf-8")
    content = load(str(tmp_path))
    assert content.kind["chore"] == ("Hx",)
    assert content.cards["Hx"].tc == 500
    assert content.kind["regular_plan"] == load().kind["regular_plan"]
    assert "H01" not in content.cards


def test_an_edited_file_is_read_again(tmp_path: Path) -> None:
    file = tmp_path / "chore.csv"
    for tc in (500, 1000):
        file.write_text(f"{HEADERS['chore']}\nH01,빨래,Laundry,{tc}\n", encoding="utf-8")
        os.utime(file, ns=(tc, tc))
        assert load(str(tmp_path)).cards["H01"].tc == tc


def test_spreadsheet_habits_are_understood(tmp_path: Path) -> None:
    rows = "\r\n".join([HEADERS["chore"], ' H01 , 빨래 ," Doing  the laundry", 500 ', ",,,", ""])
    (tmp_path / "chore.csv").write_bytes(b"\xef\xbb\xbf" + rows.encode())
    content = load(str(tmp_path))
    assert content.kind["chore"] == ("H01",)
    assert content.cards["H01"].name_en == "Doing the laundry"


def test_one_language_is_enough(tmp_path: Path) -> None:
    (tmp_path / "chance.csv").write_text(chances("C01,횡재,,money,2,gain,500,,{0} TC를 얻는다."), encoding="utf-8")
    card = load(str(tmp_path)).cards["C01"]
    assert (card.name("en"), card.text("en")) == ("횡재", "500 TC를 얻는다.")


def test_edited_amounts_show_in_the_sentence(tmp_path: Path) -> None:
    text = (HOUSE / "chance.csv").read_text(encoding="utf-8").replace("shower,1 4 5 6", "shower,2 5 6")
    (tmp_path / "chance.csv").write_text(text, encoding="utf-8")
    assert load(str(tmp_path)).cards["C20"].text() == (
        "Every pawn on one of the spaces 5, 6, yours too, is moved to space 2."
    )


def test_empty_trait_cells_are_zero(tmp_path: Path) -> None:
    (tmp_path / "regular_plan.csv").write_text(f"{HEADERS['regular_plan']}\nR01,섬,Island,0,,,,,,,\n", encoding="utf-8")
    card = load(str(tmp_path)).cards["R01"]
    assert card.points == dict.fromkeys(TRAITS, 0) and card.memory == card.price == 0


def test_another_coin(tmp_path: Path) -> None:
    (tmp_path / "chore.csv").write_text(f"{HEADERS['chore']}\nH01,빨래,Laundry,700\n", encoding="utf-8")
    assert load(str(tmp_path), tc_unit=100).cards["H01"].tc == 700
    assert faults_of(tmp_path, "chore", f"{HEADERS['chore']}\nH01,빨래,Laundry,700\n") == [
        "chore.csv, row 2, column tc: 700 is no multiple of the coin (allowed: multiples of 500) [FN-1.3]"
    ]
    with pytest.raises(InvalidContent) as caught:
        load(tc_unit=1000)
    assert "regular_plan.csv, row 2, column price: 1500 is no multiple of the coin" in str(caught.value)


# Folders


def test_folder_that_does_not_exist() -> None:
    with pytest.raises(InvalidContent, match="there is no folder 'nowhere'"):
        load("nowhere")
    with pytest.raises(InvalidContent):
        load("a\0b")
    with pytest.raises(InvalidContent) as caught:
        load("x" * 5000)
    assert len(str(caught.value)) < 120


def test_folder_without_a_deck(tmp_path: Path) -> None:
    (tmp_path / "notes.txt").touch()
    with pytest.raises(InvalidContent) as caught:
        load(str(tmp_path))
    assert caught.value.faults[0].reason.endswith("holds no deck file")
    assert "regular_plan.csv" in caught.value.faults[0].allowed


def test_misnamed_deck_is_not_ignored(tmp_path: Path) -> None:
    shutil.copy(HOUSE / "chore.csv", tmp_path / "chores.csv")
    with pytest.raises(InvalidContent) as caught:
        load(str(tmp_path))
    assert str(caught.value).startswith("'chores.csv': no deck has this name (allowed: destination.csv, free_plan.csv")


def test_faults_of_several_files_come_together(tmp_path: Path) -> None:
    (tmp_path / "chore.csv").write_text(f"{HEADERS['chore']}\nH01,빨래,Laundry,x\n", encoding="utf-8")
    lines = faults_of(tmp_path, "free_plan", f"{HEADERS['free_plan']}\nF01,산책,Walk,,,-1,,,,\n")
    assert lines == [
        "free_plan.csv, row 2, column nature: '-1' is too small (allowed: 0 or more) [FN-7.1]",
        "chore.csv, row 2, column tc: 'x' is not a whole number "
        "(allowed: digits without separators, such as 1500) [FN-7.3]",
    ]


# Bad tables

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
        "chore.csv, row 1: column tc stands there 2 times (allowed: once)",
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
        f"chore.csv, row 2, column tc: '{'9' * 40}'... is not a whole number "
        "(allowed: digits without separators, such as 1500) [FN-7.3]",
    ),
    "no name": (
        H + "H01,, ,500\n",
        "chore.csv, row 2: the card has no name (allowed: text in name_ko, name_en or both)",
    ),
    "very long name": (
        H + f"H01,빨래,{'w' * 301},500\n",
        f"chore.csv, row 2, column name_en: '{'w' * 40}'... has 301 characters (allowed: at most 300)",
    ),
    "id of another deck": (
        H + "R01,빨래,Laundry,500\n",
        "chore.csv, row 2, column id: 'R01' is no card id of this deck "
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
    with pytest.raises(InvalidContent, match="chore.csv: there is no such file"):
        load(str(tmp_path))
    with pytest.raises(InvalidContent, match="gone.csv: there is no such file"):
        read_table(tmp_path / "gone.csv", ChoreRow)


def test_too_few_destinations(tmp_path: Path) -> None:
    rows = (HOUSE / "destination.csv").read_text(encoding="utf-8").splitlines()[:5]
    assert faults_of(tmp_path, "destination", "\n".join(rows)) == [
        "destination.csv: the deck has 4 cards (allowed: at least 5) [FN-4.6]"
    ]


def test_weights_go_to_three(tmp_path: Path) -> None:
    text = (HOUSE / "destination.csv").read_text(encoding="utf-8").replace("2,1,1,1,1,3", "2,1,1,1,1,4")
    assert faults_of(tmp_path, "destination", text) == [
        "destination.csv, row 2, column water: '4' is too large (allowed: 3 or less) [FN-3.2]"
    ]


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
        f"column effect: 'explode' is not known (allowed: {', '.join(EFFECTS)}) [FN-7.5]",
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
        "column amounts: shower has 1 amounts (allowed: 2 or more: space space_left...) [FN-7.5]",
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
        "column amounts: 0 is out of range for space_left... (allowed: 1 to 6) [FN-7.5]",
    ),
    "negative gain": (
        "C01,가,A,money,2,gain,-500,T,",
        "column amounts: -500 is out of range for tc (allowed: 0 to 1000000) [FN-7.5]",
    ),
    "odd money": (
        "C01,가,A,money,2,gain,750,T,",
        "column amounts: 750 is no multiple of the coin (allowed: multiples of 500) [FN-1.3]",
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
        "shared_goal.csv, row 2, column target_per_player: 1200 is no multiple of the coin "
        "(allowed: multiples of 500) [FN-1.3]"
    ]


def test_faults_have_parts(tmp_path: Path) -> None:
    (tmp_path / "chore.csv").write_text(H + "H01,빨래,Laundry,-500\n", encoding="utf-8")
    with pytest.raises(InvalidContent) as caught:
        load(str(tmp_path))
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
        content = load(str(tmp_path))
    except InvalidContent as error:
        assert error.faults and all(fault.where.startswith(f"{kind}.csv") for fault in error.faults)
    else:
        assert content.kind[kind]


def test_a_deck_edited_between_two_matches_is_read_again(tmp_path):
    deck = tmp_path / "chore.csv"
    rules = {"decks": str(tmp_path)}
    deck.write_text("id,name_ko,name_en,tc\nH01,빗자루,Broom,1500\n", encoding="utf-8")
    assert tl.Match("fourteen_nights", players=2, rules=rules).words().card("H01") == "Broom"
    deck.write_text("id,name_ko,name_en,tc\nH01,빗자루,Vacuum cleaner,1500\n", encoding="utf-8")
    assert tl.Match("fourteen_nights", players=2, rules=rules).words().card("H01") == "Vacuum cleaner"
    deck.write_text("id,name_ko,name_en,tc\nH01,빗자루,Broom,much\n", encoding="utf-8")
    with pytest.raises(tl.InvalidContent, match="chore.csv, row 2, column tc"):
        tl.Match("fourteen_nights", players=2, rules=rules)


def test_what_is_wrong_with_a_deck_is_told_in_korean_too(tmp_path):
    """The rules form shows these faults; every kind of them has Korean words."""
    (tmp_path / "chore.csv").write_text(H + "H01,,,700\nH01,청소,Cleaning,much\nX1,빨래,Laundry,-5\n", encoding="utf-8")
    with pytest.raises(InvalidContent) as caught:
        load(str(tmp_path))
    assert caught.value.text("ko").split("\n") == [
        "chore.csv, 2행: 카드의 이름이 없습니다 (할 수 있는 것: name_ko, name_en 가운데 하나라도 적기)",
        "chore.csv, 3행 tc열: 'much': 정수가 아닙니다 (할 수 있는 것: 1500처럼 쉼표 없는 숫자) [FN-7.3]",
        "chore.csv, 4행 tc열: '-5': 너무 작습니다 (할 수 있는 것: 0 이상) [FN-7.3]",
    ]
    (tmp_path / "chore.csv").write_text(H + "H01,빨래,Laundry,700\nH01,청소,Cleaning,500\nX1,창,Window,500\n", "utf-8")
    with pytest.raises(InvalidContent) as caught:
        load(str(tmp_path))
    assert caught.value.text("ko").split("\n") == [
        "chore.csv, 2행 tc열: 700: 돈의 단위로 나누어떨어지지 않습니다 (할 수 있는 것: 500의 배수) [FN-1.3]",
        "chore.csv, 3행 id열: H01: chore.csv 2행에 이미 있는 번호입니다 (할 수 있는 것: 번호마다 한 번) [FN-2.1]",
        "chore.csv, 4행 id열: 'X1': 이 덱의 카드 번호가 아닙니다 "
        "(할 수 있는 것: H01처럼, H 뒤에 글자나 숫자 1–15자) [FN-2.1]",
    ]
    with pytest.raises(InvalidContent) as caught:
        load("no/such/folder")
    assert caught.value.text("ko") == "카드 폴더: 'no/such/folder': 그런 폴더가 없습니다"
