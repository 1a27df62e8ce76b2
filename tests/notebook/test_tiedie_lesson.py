"""What the notebooks of TIEDIE use besides: a tile of one's own, tables of readings, batches."""

import pytest

import tabletop_lab as tl
from tabletop_lab.games.tiedie.scenes import scene
from tabletop_lab.notebook import press
from tabletop_lab.notebook.lesson.tiedie_lab import apart, by_players, hunted, reading_names
from tabletop_lab.notebook.lesson.tile_workshop import tile
from tabletop_lab.playtest import worked_example

GOOD = """
+--D--+
|#...#|
|..#..|
D.#B..D
|..#..|
|#...#|
+--D--+"""


@pytest.mark.parametrize(("lang", "said"), [("en", "This tile has no faults."), ("ko", "이 타일에는 잘못이 없습니다.")])
def test_a_tile_without_faults_is_drawn_and_played_on(lang, said):
    own = tile(GOOD, lang=lang)
    assert own.faults == [] and said in repr(own)
    html = own._repr_html_()
    assert said in html and html.count("<img") == 2
    match = own.walk("(1,1)")
    assert (match.decision.name, match.view().pawn["P1"]) == ("step", "T5(1,1)")
    assert "T5(1,2)" not in match.decision.labels  # rock, where ours has floor


@pytest.mark.parametrize("lang", ("en", "ko"))
def test_the_faults_of_a_tile_are_shown_at_their_lines(lang):
    own = tile(GOOD.replace("|#...#|\n|..#..|\nD", "|#.#.#|\n|..?..|\nD"), lang=lang)
    assert [fault.kind for fault in own.faults] == ["tile_mark"]
    assert "<b> 4  |..?..|  ←</b>" in own._repr_html_() and "TD-2.2" in own._repr_html_()
    shut = tile(GOOD.replace("|#...#|\n|..#..|\nD", "|#.#.#|\n|..#..|\nD"), lang=lang)
    assert [fault.kind for fault in shut.faults] == ["door_no_floor"]
    assert "<b> 2  +--D--+  ←</b>" in shut._repr_html_()


def test_who_hunts_whom_under_each_reading():
    table = hunted(worked_example("tiedie", 13), "target_after_removal")
    found = {row[1]: row[2].split(", ")[1] for row in table.rows}
    assert found["it is replaced"] == "P3 → P2" and found["it stays unless it was eliminated"] == "P3 → P4"
    assert [row[4] for row in table.rows] == ["–", "Which target does P3 keep?", "–"]


def test_batches_by_the_number_of_players_and_differences():
    small = {"map_layout": "M6", "character_assign": "none", "day_limit": 3}
    tables = by_players((3, 4), 2, **small)
    assert sorted(tables["players"]) == [3, 3, 4, 4]
    games = tl.compare("tiedie", {"a": small, "b": small}, n=3, players=4, bots="random", jobs=1, progress=False)
    (row,) = apart(games, "rounds", lang="en").rows
    assert row == ["b", "+0.00", "0.00", "+0.0", "not clear with so few games"]
    assert reading_names("mode", ["tail", "hp"], "ko") == {"tail": "꼬리잡기", "hp": "체력전"}


def test_a_pawn_that_cannot_be_attacked_answers_with_its_clause():
    board = press(scene("walls").play("attack")).press("P2")
    assert board.refused.clause == "TD-6.1"
    assert press(scene("self").play("attack")).press("P3").refused is None
