"""The files of TIEDIE: what ours hold, and how files of one's own take their place."""

from __future__ import annotations

import os
from itertools import combinations
from pathlib import Path
from types import SimpleNamespace

import pytest

from tabletop_lab.engine import InvalidContent
from tabletop_lab.games.tiedie.content import FILES, Box, load
from tabletop_lab.games.tiedie.content.effects import sleep_effects
from tabletop_lab.games.tiedie.content.layouts import typed_layout
from tabletop_lab.games.tiedie.content.tables import amounts_wrong
from tabletop_lab.games.tiedie.game import Tiedie
from tests.games.tiedie.files import TILES, TWO, lines_of

# --- our own files


def test_the_tiles_are_those_of_the_rulebook() -> None:
    floor = {name: len(tile.floor) for name, tile in TILES.items()}
    assert floor == {"T1": 21, "T2": 21, "T3": 21, "T4": 21, "T5": 21, "T6": 20, "T7": 21, "T8": 19, "T9": 22}
    doors = {name: "".join("NESW"[door] for door in tile.doors) for name, tile in TILES.items()}
    assert doors == {
        "T1": "NESW", "T2": "ESW", "T3": "SW", "T4": "NES", "T5": "NESW", "T6": "NSW", "T7": "NE", "T8": "NEW",
        "T9": "NESW",
    }  # fmt: skip
    assert [tile.boxes for tile in TILES.values()] == [
        ((4, 4),), ((0, 2),), ((4, 0),), ((0, 0),), ((2, 2),), ((4, 0),), ((2, 2),), ((4, 0),), ((0, 0),)
    ]  # fmt: skip
    starts = {number: (name, spot) for name, tile in TILES.items() for number, spot in tile.starts.items()}
    assert starts == {
        1: ("T1", (0, 0)), 2: ("T2", (4, 0)), 3: ("T3", (0, 4)), 4: ("T4", (4, 4)), 5: ("T6", (0, 4)),
        6: ("T7", (4, 0)), 7: ("T8", (4, 4)), 8: ("T9", (4, 4)),
    }  # fmt: skip
    assert all(tile.name("en") != tile.name("ko") for tile in TILES.values())


def test_the_box_holds_what_the_rulebook_says() -> None:
    box = load()
    assert {card.id: card.count for card in box.sleep_cards.values()} == {
        "one_step": 12, "peek": 7, "steal": 6, "shove": 6, "pill": 5, "drink": 6, "charge": 4, "brace": 4,
        "blanket": 5, "hat": 5,
    }  # fmt: skip
    kinds: dict[str, int] = {}
    for token in box.tokens.values():
        kinds[token.kind] = kinds.get(token.kind, 0) + token.count
    assert kinds == {"route": 3, "passage": 2, "item": 6}
    assert sum(len(tile.boxes) for tile in box.tiles.values()) == 9
    assert box.characters["C4"].abilities == ("night_runner", "heavy_feet") and "C10" not in box.characters
    apart = load(ability_layout="separate").characters
    assert (apart["C4"].abilities, apart["C10"].abilities, len(apart)) == (("night_runner",), ("heavy_feet",), 10)
    assert (box.name("T9", "en"), box.name("PS", "ko"), box.kind("T9"), box.kind("hat")) == (
        "Chapel", "비밀 통로", "tile", "sleep_card",
    )  # fmt: skip
    assert all(card.name_en and card.name_ko for part in (box.tokens, box.sleep_cards) for card in part.values())


def impossible(box: Box, laid: list[str]) -> bool:
    """Whether no line of a route that is laid can be filled with the items that are laid."""
    return not any(
        route in laid and all(laid.count(item) >= line.count(item) for item in line)
        for route, line in box.lines.items()
    )


@pytest.mark.parametrize(
    ("token_set", "with_all_five", "standard"),
    [("common3_single3", 3, 3), ("shared3", 6, None), ("pairs3", 3, None)],
)
def test_how_often_escape_is_impossible(token_set: str, with_all_five: int, standard: int | None) -> None:
    """Section 6.2 and TD-A6, counted over the two tokens that stay out of the play."""
    box = load(token_set=token_set)
    tokens = [token.id for token in box.tokens.values() for _ in range(token.count)]
    assert len(tokens) == 11
    worse = fair = 0
    for out in combinations(range(11), 2):
        laid = [token for place, token in enumerate(tokens) if place not in out]
        lost = impossible(box, laid)
        worse += lost
        fair += lost and all(box.kind(tokens[place]) == "item" for place in out)
    assert fair == with_all_five
    assert standard is None or worse == standard  # of 55


# --- files of one's own


def test_files_of_ones_own_take_the_place_of_ours(tmp_path: Path) -> None:
    own = tmp_path / "cards.csv"
    own.write_text("id,name_en,name_ko,count\npeek,,훔쳐보기,3\n", encoding="utf-8")
    tiles = tmp_path / "rooms.txt"
    tiles.write_text(TWO, encoding="utf-8")
    tokens = tmp_path / "tokens.csv"
    tokens.write_text(
        "id,kind,name_en,name_ko,copies\nRA,route,A,가,1\nRB,route,B,나,1\nPS,passage,P,통로,2\n", encoding="utf-8"
    )
    lines = tmp_path / "lines.csv"
    lines.write_text("route,items\nRA,\nRB,\n", encoding="utf-8")
    files = {f"{part}_file": "" for part in FILES}
    rules = SimpleNamespace(token_set="pairs3", tile_side=5, ability_layout="merged_4_5", map_layout="", **files)
    assert load().under(rules, Tiedie) is load(token_set="pairs3")
    sleep_effects.check_used(Tiedie, (card.effect for card in load().sleep_cards.values()))
    assert not [*amounts_wrong(load().sleep_cards, Tiedie)]
    rules.sleep_cards_file = str(own)
    box = load().under(rules, Tiedie)
    assert (box.sleep_cards["peek"].name("en"), list(box.sleep_cards), len(box.tiles)) == ("훔쳐보기", ["peek"], 9)
    own.write_text("id,name_en,name_ko,count\npeek,,훔쳐보기,4\n", encoding="utf-8")
    os.utime(own, ns=(1, 1))
    assert load().under(rules, Tiedie).sleep_cards["peek"].count == 4
    rules.tiles_file, rules.tokens_file, rules.guide_board_file = str(tiles), str(tokens), str(lines)
    assert lines_of(lambda: load().under(rules, Tiedie)) == [
        "lines.csv, row 2, column items: the line asks for no item "
        "(allowed: items with spaces between them, such as: IX IX IA) [TD-3.14]",
        "lines.csv, row 3, column items: the line asks for no item "
        "(allowed: items with spaces between them, such as: IX IX IA) [TD-3.14]",
    ]


def test_fewer_characters_than_players(tmp_path: Path) -> None:
    with pytest.raises(InvalidContent, match="there are 9 characters .allowed: at least 10, one for each player"):
        load().check_players(10)
    load().check_players(8)


def test_another_size_needs_other_tiles() -> None:
    assert lines_of(lambda: load(side=7)) == [
        "tile_side: our tiles have 5 squares a side, not 7 (allowed: tile_side = 5, or tiles of your own in "
        "tiles_file) [TD-2.1]"
    ]


def test_a_layout_that_is_typed() -> None:
    assert typed_layout("- T2 T1\nT3*2 T9 -", TILES) == {"0,1": "T2", "0,2": "T1", "1,0": "T3*2", "1,1": "T9"}
    assert lines_of(lambda: typed_layout("T2 T9 / T4", TILES), "ko") == [
        "map_layout: 이 맵에는 시작 위치 1번이 없습니다 (할 수 있는 것: 적어도 시작 위치 1–3번) [TD-3.10]",
        "map_layout: 이 맵에는 시작 위치 3번이 없습니다 (할 수 있는 것: 적어도 시작 위치 1–3번) [TD-3.10]",
    ]


def test_our_layouts() -> None:
    layouts = load().layouts
    assert {name: len(layout.cells) for name, layout in layouts.items()} == {
        "M1": 9, "M2": 9, "M3": 9, "M4": 9, "M5": 6, "M6": 4,
    }  # fmt: skip
    assert all(layout.name("en") != layout.name("ko") for layout in layouts.values())
    assert layouts["M1"].text == "T1 T2 T3\nT4 T5 T6\nT7 T8 T9"
