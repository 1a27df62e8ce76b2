"""The end of a match in the player: one ranking, and what counts then before each seat."""

import re

import tabletop_lab as tl
from tabletop_lab.notebook.seat_facts import seat_facts
from tabletop_lab.notebook.widget.match_widget import MatchWidget


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
