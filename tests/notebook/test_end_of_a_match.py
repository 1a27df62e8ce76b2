"""The end of a match in the player: one ranking, and what counts then before each seat."""

import re

import pytest

import tabletop_lab as tl
from tabletop_lab.notebook.seat_facts import seat_facts
from tabletop_lab.notebook.widget.match_widget import MatchWidget
from tabletop_lab.notebook.widget.room import Room


def ranking(match, lang):
    """The lines of the ranking as words."""
    head = MatchWidget(match, lang=lang).screen.card.head.value
    rows = re.search(r'<div class="rank">(.*?)</div>', head, re.S)[1].split("<tr>")[1:]
    return [" ".join(re.sub(r"<[^>]+>|&nbsp;", " ", row).split()) for row in rows]


def test_who_is_not_ranked_by_the_rules_has_no_place_and_stands_by_points():
    """TIEDIE says who wins, and no more: a second place with no point above one with a point would be neither."""
    match = tl.Match("tiedie", players=5, seed=4).run("random")
    assert match.result.places == {"P5": 1} and str(match.result).startswith("1  P5  3 ★\nP1  0")
    after = ["▲ P2 1 point", "■ P3 1 point", "● P1 0 points", "◆ P4 0 points"]
    assert ranking(match, "en") == ["1st ⬢ P5 3 points", *after]


def test_before_each_seat_stands_what_counted():
    """Money and plans in hand are of no use then: the end of five seats showed nothing else below the board."""
    match = tl.Match("fourteen_nights", players=5, seed=4).run("balanced")
    said = {lang: seat_facts(match, tl.MODERATOR, lang) for lang in ("en", "ko")}
    for seat, points in match.result.scores.items():
        assert said["en"][seat] == f"{points} happiness · {len(match.state.bought[seat])} bought"
        assert said["ko"][seat] == f"행복 {points}점 · 산 계획 {len(match.state.bought[seat])}장"
    assert seat_facts(match.goto(20), tl.MODERATOR, "en")["P1"] == "3,000 TC · 1 plan · 1 token"


def in_a_room(player, width, height, large=False):
    """The player in a page that has so much room for its board."""
    player.room = Room(width, height, width + 400, large)
    player.refresh()
    return player


def drawn(player):
    return player.screen.board.state["alt"]


def offers(player):
    return player.screen.layout.sheet in player.screen.layout.after.children


@pytest.mark.parametrize(("lang", "sheet", "board"), [("en", "Score sheet", "Board"), ("ko", "점수표", "보드")])
def test_the_drawn_score_sheet_takes_the_place_of_the_board_and_gives_it_back(lang, sheet, board):
    player = in_a_room(MatchWidget(tl.Match("fourteen_nights", players=3, seed=6).run("balanced"), lang=lang), 900, 700)
    before, button = drawn(player), player.screen.layout.sheet
    assert button.description == sheet and offers(player)
    player.presses.pressed("sheet")
    said = drawn(player)
    assert said != before and button.description == board
    assert all(f"{seat}:" in said and str(score) in said for seat, score in player.match.result.scores.items())
    across, down = player.screen.board.picture["view"].split()[2:]
    scale = player.screen.board.state["scale"] * 96 / 72
    assert float(across) * scale <= 900 + 1 and float(down) * scale <= 700 + 1, "the whole sheet is seen"
    player.presses.pressed("sheet")
    assert drawn(player) == before and player.screen.board.state["scale"] == 1
    player.presses.pressed("sheet")
    player.undo()
    assert not offers(player) and drawn(player) != said, "there is a question again, and its board"


@pytest.mark.parametrize(("width", "height", "large", "offered"), [
    (660, 700, False, False), (900, 400, False, False), (760, 620, False, True),
    (900, 700, True, False), (1340, 930, True, True),
])  # fmt: skip
def test_the_drawn_score_sheet_is_offered_where_its_letters_can_be_read(width, height, large, offered):
    match = tl.Match("fourteen_nights", players=3, seed=6).run("balanced")
    player = in_a_room(MatchWidget(match, lang="en"), width, height, large)
    assert offers(player) == offered


def test_a_game_without_a_score_sheet_offers_none():
    from tabletop_lab.testing.sample import Market

    player = in_a_room(MatchWidget(tl.Match(Market, players=3, seed=7).run("random"), lang="en"), 900, 700)
    assert player.match.result is not None and not offers(player)
