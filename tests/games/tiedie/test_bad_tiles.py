"""Every way a file of tiles or layouts can be wrong, and what is said then in both languages."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tabletop_lab.engine import InvalidContent
from tabletop_lab.games.tiedie.content.layouts import read_layouts
from tabletop_lab.games.tiedie.content.tiles import read_tiles
from tests.games.tiedie.files import TILES, TWO, lines_of


def edited(old: str, new: str) -> str:
    assert old in TWO
    return TWO.replace(old, new, 1)


BAD_TILES: dict[str, tuple[str, list[str], list[str]]] = {
    "nothing": (
        "// only a remark\n",
        ["tiles.txt: there is no tile (allowed: at least one tile) [TD-2.1]"],
        ["tiles.txt: 타일이 하나도 없습니다 (할 수 있는 것: 타일 1장 이상) [TD-2.1]"],
    ),
    "no name": (
        "+--D--+\n|.....|\n",
        ["tiles.txt, line 1: '+--D--+' does not name a tile (allowed: ID English / Korean, such as: "
         "T1 Lobby / 로비; two spaces or more before the next tile) [TD-2.1]"],
        ["tiles.txt, 1행: '+--D--+': 타일의 이름이 아닙니다 (할 수 있는 것: 번호 영어 이름 / 한국어 이름. "
         "예: T1 Lobby / 로비. 옆 타일과는 두 칸 이상 띄기) [TD-2.1]"],
    ),
    "a name without an id": (
        edited("T2 Hall / 홀", "2 Hall / 홀"),
        ["tiles.txt, line 1: '2 Hall / 홀' does not name a tile (allowed: ID English / Korean, such as: "
         "T1 Lobby / 로비; two spaces or more before the next tile) [TD-2.1]"],
        ["tiles.txt, 1행: '2 Hall / 홀': 타일의 이름이 아닙니다 (할 수 있는 것: 번호 영어 이름 / 한국어 이름. "
         "예: T1 Lobby / 로비. 옆 타일과는 두 칸 이상 띄기) [TD-2.1]"],
    ),
    "an id without a name": (
        edited("T2 Hall / 홀", "T2 /"),
        ["tiles.txt, line 1: 'T2 /' does not name a tile (allowed: ID English / Korean, such as: "
         "T1 Lobby / 로비; two spaces or more before the next tile) [TD-2.1]"],
        ["tiles.txt, 1행: 'T2 /': 타일의 이름이 아닙니다 (할 수 있는 것: 번호 영어 이름 / 한국어 이름. "
         "예: T1 Lobby / 로비. 옆 타일과는 두 칸 이상 띄기) [TD-2.1]"],
    ),
    "the same tile again": (
        edited("T2 Hall", "T1 Hall"),
        ["tiles.txt, line 1: the tile T1 stands in line 1 already (allowed: each tile once) [TD-2.1]"],
        ["tiles.txt, 1행: T1 타일은 1행에 이미 있습니다 (할 수 있는 것: 타일마다 한 번) [TD-2.1]"],
    ),
    "a row with one tile": (
        edited("|.#.#.|   |.###.|", "|.#.#.|"),
        ["tiles.txt, line 4: 1 tile is drawn here, and 2 are named above (allowed: 2 side by side, with spaces "
         "between them and none inside) [TD-2.1]"],
        ["tiles.txt, 4행: 이름은 2개인데, 이 줄에는 타일이 1장 있습니다 (할 수 있는 것: 나란히 2장. 타일 사이는 띄고 "
         "타일 안은 띄지 않기) [TD-2.1]"],
    ),
    "a ragged row": (
        edited("|.#.#.|   |.###.|", "|.#.#..|   |.###.|"),
        ["tiles.txt, line 4: this line of T1 has 8 marks (allowed: 7: 5 squares and the frame (tile_side = 5)) "
         "[TD-2.1]"],
        ["tiles.txt, 4행: T1 타일의 이 줄에 기호가 8개 있습니다 (할 수 있는 것: 7개: 칸 5개와 바깥 선 "
         "(tile_side = 5)) [TD-2.1]"],
    ),
    "a row is missing": (
        edited("|.#.#.|   |.###.|\n", ""),
        ["tiles.txt, line 1: T1 has 6 lines (allowed: 7: 5 rows of squares and the frame (tile_side = 5)) [TD-2.1]",
         "tiles.txt, line 1: T2 has 6 lines (allowed: 7: 5 rows of squares and the frame (tile_side = 5)) [TD-2.1]"],
        ["tiles.txt, 1행: T1 타일이 6줄입니다 (할 수 있는 것: 7줄: 칸 5줄과 바깥 선 (tile_side = 5)) [TD-2.1]",
         "tiles.txt, 1행: T2 타일이 6줄입니다 (할 수 있는 것: 7줄: 칸 5줄과 바깥 선 (tile_side = 5)) [TD-2.1]"],
    ),
    "an unknown mark": (
        edited("|1....|", "|1..x.|"),
        ["tiles.txt, line 3: T1: 'x' (mark 5 of the line) is not known (allowed: . # B 1 2 3 4 5 6 7 8) [TD-2.2]"],
        ["tiles.txt, 3행: T1: 줄의 5번째 기호 'x': 모르는 기호입니다 (할 수 있는 것: . # B 1 2 3 4 5 6 7 8) [TD-2.2]"],
    ),
    "an unknown mark in the frame": (
        edited("+--D--+", "+--=--+"),
        ["tiles.txt, line 2: T1: '=' (mark 4 of the line) does not belong in a frame (allowed: - D) [TD-2.2]"],
        ["tiles.txt, 2행: T1: 줄의 4번째 기호 '=': 바깥 선에 쓸 수 없습니다 (할 수 있는 것: - D) [TD-2.2]"],
    ),
    "a door in a corner": (
        edited("+--D--+", "D--D--+"),
        ["tiles.txt, line 2: T1: 'D' (mark 1 of the line) stands in a corner (allowed: +) [TD-2.2]"],
        ["tiles.txt, 2행: T1: 줄의 1번째 기호 'D': 모서리에 쓸 수 없습니다 (할 수 있는 것: +) [TD-2.2]"],
    ),
    "a door inside": (
        edited("|.#.#.|", "|.#D#.|"),
        ["tiles.txt, line 4: T1: 'D' (mark 4 of the line) is not known (allowed: . # B 1 2 3 4 5 6 7 8) [TD-2.2]"],
        ["tiles.txt, 4행: T1: 줄의 4번째 기호 'D': 모르는 기호입니다 (할 수 있는 것: . # B 1 2 3 4 5 6 7 8) [TD-2.2]"],
    ),
    "a door that is not in the middle": (
        edited("+--D--+", "+-D---+"),
        ["tiles.txt, line 2: T1: the door (mark 3 of the line) is not in the middle of its edge (allowed: doors in "
         "the middle, so that the doors of two tiles touch) [TD-3.5]"],
        ["tiles.txt, 2행: T1: 줄의 3번째 기호인 문이 변의 가운데에 있지 않습니다 (할 수 있는 것: 두 타일의 문이 "
         "맞닿도록 변의 가운데에 있는 문) [TD-3.5]"],
    ),
    "a side door that is not in the middle": (
        edited("|.#.#.|   |.###.|", "D.#.#.|   |.###.|"),
        ["tiles.txt, line 4: T1: the door (mark 1 of the line) is not in the middle of its edge (allowed: doors in "
         "the middle, so that the doors of two tiles touch) [TD-3.5]"],
        ["tiles.txt, 4행: T1: 줄의 1번째 기호인 문이 변의 가운데에 있지 않습니다 (할 수 있는 것: 두 타일의 문이 "
         "맞닿도록 변의 가운데에 있는 문) [TD-3.5]"],
    ),
    "no floor behind a door": (
        edited("|1....|", "|1.#..|"),
        ["tiles.txt, line 2: T1: behind the northern door lies an impassable square (allowed: floor behind every "
         "door) [TD-2.6]"],
        ["tiles.txt, 2행: T1: 북쪽 문 안쪽이 이동 불가 칸입니다 (할 수 있는 것: 문마다 안쪽에 이동할 수 있는 칸) "
         "[TD-2.6]"],
    ),
    "one door": (
        edited("D.....D   D.....D", "D.....D   |.....|"),
        ["tiles.txt, line 1: T2 has 1 door (allowed: at least 2) [TD-3.5]"],
        ["tiles.txt, 1행: T2: 문이 1개입니다 (할 수 있는 것: 2개 이상) [TD-3.5]"],
    ),
    "a box space that is cut off": (
        edited("|.#.#.|   |...#.|\n|....B|", "|.#.##|   |...#.|\n|...#B|"),
        ["tiles.txt, line 7: T1: the box space (4,4) cannot be reached from the doors (allowed: floor that hangs "
         "together by steps, without diagonals) [TD-2.6]"],
        ["tiles.txt, 7행: T1: 문에서 상자 토큰 위치 (4,4) 칸까지 갈 수 없습니다 (할 수 있는 것: "
         "대각선 없이 이어지는 칸) [TD-2.6]"],
    ),
    "floor and a start square that are cut off": (
        edited("|1....|   |..B..|\n|.#.#.|", "|1#...|   |..B..|\n|.#.#.|").replace("D.....D", "|#....D", 1),
        ["tiles.txt, line 3: T1: the start square (0,0) cannot be reached from the doors (allowed: floor that hangs "
         "together by steps, without diagonals) [TD-2.6]",
         "tiles.txt, line 4: T1: the square (1,0) cannot be reached from the doors (allowed: floor that hangs "
         "together by steps, without diagonals) [TD-2.6]"],
        ["tiles.txt, 3행: T1: 문에서 시작 위치 (0,0) 칸까지 갈 수 없습니다 (할 수 있는 것: 대각선 없이 이어지는 칸) "
         "[TD-2.6]",
         "tiles.txt, 4행: T1: 문에서 (1,0) 칸까지 갈 수 없습니다 (할 수 있는 것: 대각선 없이 이어지는 칸) [TD-2.6]"],
    ),
    "a start number twice": (
        edited("|2....|", "|1....|"),
        ["tiles.txt, line 7: T2: start square 1 stands on T1, line 3, already (allowed: each number once) [TD-3.10]"],
        ["tiles.txt, 7행: T2: 시작 위치 1번은 T1 타일 3행에 이미 있습니다 (할 수 있는 것: 번호마다 한 번) [TD-3.10]"],
    ),
    "a start number is missing": (
        edited("|2....|", "|4....|"),
        ["tiles.txt: there is no start square 2 (allowed: every number from 1 to 4) [TD-3.10]",
         "tiles.txt: there is no start square 3 (allowed: every number from 1 to 4) [TD-3.10]"],
        ["tiles.txt: 시작 위치 2번이 없습니다 (할 수 있는 것: 1번부터 4번까지 빠짐없이) [TD-3.10]",
         "tiles.txt: 시작 위치 3번이 없습니다 (할 수 있는 것: 1번부터 4번까지 빠짐없이) [TD-3.10]"],
    ),
}  # fmt: skip


@pytest.mark.parametrize("case", BAD_TILES)
def test_bad_tiles(tmp_path: Path, case: str) -> None:
    text, english, korean = BAD_TILES[case]
    file = tmp_path / "tiles.txt"
    file.write_text(text, encoding="utf-8")
    assert lines_of(lambda: read_tiles(file)) == english
    assert lines_of(lambda: read_tiles(file), "ko") == korean


def test_two_tiles_are_read(tmp_path: Path) -> None:
    file = tmp_path / "tiles.txt"
    file.write_text("\ufeff" + TWO.replace("\n", "\r\n"), encoding="utf-8")
    assert [(tile.id, tile.name("ko"), tile.doors) for tile in read_tiles(file).values()] == [
        ("T1", "로비", (0, 1, 2, 3)), ("T2", "홀", (1, 2, 3)),
    ]  # fmt: skip
    assert lines_of(lambda: read_tiles(file, 7))[0] == (
        "tiles.txt, line 1: T1 has 7 lines (allowed: 9: 7 rows of squares and the frame (tile_side = 7)) [TD-2.1]"
    )


BAD_LAYOUTS: dict[str, tuple[str, list[str], list[str]]] = {
    "nothing": (
        "",
        ["layouts.txt: there is no layout (allowed: a line such as: M1 standard map / 표준 맵, and below it the rows "
         "of the map) [TD-3.4]"],
        ["layouts.txt: 배치가 하나도 없습니다 (할 수 있는 것: 이름 줄과 그 아래 맵의 줄. 이름 줄의 예: "
         "M1 standard map / 표준 맵) [TD-3.4]"],
    ),
    "no name": (
        "T1 T2 T3\n",
        ["layouts.txt, line 1: 'T1 T2 T3' does not name a layout (allowed: ID English / Korean, such as: "
         "M1 standard map / 표준 맵) [TD-3.4]"],
        ["layouts.txt, 1행: 'T1 T2 T3': 배치의 이름이 아닙니다 (할 수 있는 것: 번호 영어 이름 / 한국어 이름. 예: "
         "M1 standard map / 표준 맵) [TD-3.4]"],
    ),
    "twice": (
        "A a / 가\nT1 T2 T3\nA b / 나\nT1 T2 T3\n",
        ["layouts.txt, line 3: the layout A stands in line 1 already (allowed: each layout once) [TD-3.4]"],
        ["layouts.txt, 3행: A 배치는 1행에 이미 있습니다 (할 수 있는 것: 배치마다 한 번) [TD-3.4]"],
    ),
    "no rows": (
        "A a / 가\n",
        ["layouts.txt, line 1: no tile is laid (allowed: rows of tiles, such as: T1 T2) [TD-3.4]"],
        ["layouts.txt, 1행: 놓인 타일이 없습니다 (할 수 있는 것: 타일의 줄. 예: T1 T2) [TD-3.4]"],
    ),
    "five turns, a stranger, a tile twice": (
        "A a / 가\nT1*5 X7\nT2 T2\n",
        ["layouts.txt, line 2: 'T1*5' is not a tile with its turns (allowed: T4, T4*1 to T4*3 for clockwise turns, "
         "or - for an empty place) [TD-3.5]",
         "layouts.txt, line 2: there is no tile X7 (allowed: T1, T2, T3, T4, T5, T6, T7, T8, T9) [TD-3.4]",
         "layouts.txt, line 3: T2 is laid twice (allowed: each tile once) [TD-3.4]"],
        ["layouts.txt, 2행: 'T1*5': 타일과 회전 수가 아닙니다 (할 수 있는 것: T4, 시계 방향으로 돌리면 T4*1–T4*3, "
         "빈자리는 -) [TD-3.5]",
         "layouts.txt, 2행: X7 타일은 없습니다 (할 수 있는 것: T1, T2, T3, T4, T5, T6, T7, T8, T9) [TD-3.4]",
         "layouts.txt, 3행: T2 타일이 두 번 놓였습니다 (할 수 있는 것: 타일마다 한 번) [TD-3.4]"],
    ),
    "not joined": (
        "A a / 가\nT2 T1 T8\nT3 - -\n",
        ["layouts.txt, line 3: T3 does not hang together with T2 (allowed: tiles that are joined door to door) "
         "[TD-3.5]"],
        ["layouts.txt, 3행: T3 타일이 T2 타일과 이어지지 않습니다 (할 수 있는 것: 문과 문이 맞닿아 이어지는 타일) "
         "[TD-3.5]"],
    ),
    "too few start squares": (
        "A a / 가\nT1 T2\n",
        ["layouts.txt, line 1: start square 3 is not on this map (allowed: start squares 1 to 3 at least) [TD-3.10]"],
        ["layouts.txt, 1행: 이 맵에는 시작 위치 3번이 없습니다 (할 수 있는 것: 적어도 시작 위치 1–3번) [TD-3.10]"],
    ),
}  # fmt: skip


@pytest.mark.parametrize("case", BAD_LAYOUTS)
def test_bad_layouts(tmp_path: Path, case: str) -> None:
    text, english, korean = BAD_LAYOUTS[case]
    file = tmp_path / "layouts.txt"
    file.write_text(text, encoding="utf-8")
    assert lines_of(lambda: read_layouts(file, TILES)) == english
    assert lines_of(lambda: read_layouts(file, TILES), "ko") == korean


_LINE = st.one_of(
    st.sampled_from(
        ["T1 A / 가", "T1 A / 가   T2 B / 나", "+--D--+", "|.....|", "D..B..D", "|1#.2.|", "// x", "T1 T2*1", "-"]
    ),
    st.text(alphabet="+-|D.#B12T/ *\t\u2028\x00", max_size=12),
    st.text(max_size=6),
)


@settings(max_examples=40, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(lines=st.lists(_LINE, max_size=16), data=st.binary(max_size=40), raw=st.booleans())
def test_whatever_a_file_holds_it_is_read_or_refused(tmp_path: Path, lines: list[str], data: bytes, raw: bool) -> None:
    file = tmp_path / "any.txt"
    file.write_bytes(data if raw else "\n".join(lines).encode("utf-8", "surrogatepass"))
    for read in (lambda: read_tiles(file), lambda: read_layouts(file, TILES)):
        try:
            assert read()
        except InvalidContent as error:
            assert error.faults and all(fault.where.startswith("any.txt") for fault in error.faults)
